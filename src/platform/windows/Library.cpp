// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Library.hpp"

#include <system_error>
#include <windows.h>

namespace platform {

Library::Library(const std::filesystem::path& name, Lasting lasting)
    : m_handle(LoadLibraryW(name.c_str()))
    , m_lasting(lasting) {
    if (m_handle == nullptr)
        m_problem = name.string() + ": " + std::system_category().message(static_cast<int>(GetLastError()));
}

Library::~Library() {
    if (m_handle != nullptr && m_lasting == Lasting::Object)
        FreeLibrary(static_cast<HMODULE>(m_handle));
}

void* Library::addressOf(const char* name) const noexcept {
    return m_handle != nullptr ? reinterpret_cast<void*>(GetProcAddress(static_cast<HMODULE>(m_handle), name))
                               : nullptr;
}

} // namespace platform
