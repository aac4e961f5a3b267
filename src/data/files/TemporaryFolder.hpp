// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "platform/Process.hpp"

#include <filesystem>
#include <system_error>

namespace data {

/// A folder among the temporary files that exists as long as the object.
class TemporaryFolder {
public:
    /// \throws std::system_error if it cannot be made.
    TemporaryFolder()
        : m_path(platform::createTemporaryFolder("lichter-aus-")) {}
    ~TemporaryFolder() {
        std::error_code ignored; // A folder left behind in /tmp does no harm.
        std::filesystem::remove_all(m_path, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const noexcept { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace data
