// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Files.hpp"

#include "platform/Error.hpp"

#include <utility>

// What does not differ between systems.

namespace platform {

OpenFile::OpenFile(const std::filesystem::path& file, For purpose) noexcept
    : OpenFile(openFor(file, purpose)) {}

OpenFile::OpenFile(Handle handle) noexcept
    : m_handle(handle) {
    if (m_handle == closed)
        failed();
}

OpenFile::OpenFile(OpenFile&& other) noexcept
    : m_handle(std::exchange(other.m_handle, closed))
    , m_problem(other.m_problem) {}

bool OpenFile::failed() noexcept {
    m_problem = lastError();
    return false;
}

} // namespace platform
