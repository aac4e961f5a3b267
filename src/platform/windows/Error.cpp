// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/windows/Error.hpp"

#include <windows.h>

namespace platform {

std::error_code errorOf(unsigned long code) noexcept {
    using std::errc;
    constexpr unsigned long quotaExceeded = 1295; // ERROR_DISK_QUOTA_EXCEEDED, which MinGW lacks.
    switch (code) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_DRIVE:
    case ERROR_BAD_NETPATH:
    case ERROR_BAD_NET_NAME:
        return std::make_error_code(errc::no_such_file_or_directory);
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
        return std::make_error_code(errc::permission_denied);
    case ERROR_WRITE_PROTECT:
        return std::make_error_code(errc::read_only_file_system);
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
    case quotaExceeded:
        return std::make_error_code(errc::no_space_on_device);
    case ERROR_ALREADY_EXISTS:
    case ERROR_FILE_EXISTS:
        return std::make_error_code(errc::file_exists);
    case ERROR_DIRECTORY:
        return std::make_error_code(errc::not_a_directory);
    case ERROR_FILENAME_EXCED_RANGE:
    case ERROR_BUFFER_OVERFLOW:
        return std::make_error_code(errc::filename_too_long);
    case ERROR_INVALID_NAME:
        return std::make_error_code(errc::invalid_argument);
    case ERROR_NOT_SUPPORTED:
    case ERROR_INVALID_FUNCTION:
        return std::make_error_code(errc::not_supported);
    default:
        return std::make_error_code(errc::io_error);
    }
}

std::error_code lastError() noexcept {
    return errorOf(GetLastError());
}

} // namespace platform
