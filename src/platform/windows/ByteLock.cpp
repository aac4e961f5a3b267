// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/ByteLock.hpp"

#include <windows.h>

namespace platform {

ByteLock::ByteLock(const std::filesystem::path& file, std::int64_t which) noexcept
    : m_handle(reinterpret_cast<std::intptr_t>(CreateFileW(file.c_str(), GENERIC_READ | GENERIC_WRITE,
                                                           FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                                           nullptr, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr))) {
    if (!isOpen())
        return;
    OVERLAPPED place{};
    place.Offset = static_cast<DWORD>(which & 0xFFFFFFFF);
    place.OffsetHigh = static_cast<DWORD>(which >> 32);
    m_heldByOther = LockFileEx(reinterpret_cast<HANDLE>(m_handle), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY,
                               0, 1, 0, &place) == 0 &&
                    (GetLastError() == ERROR_LOCK_VIOLATION || GetLastError() == ERROR_IO_PENDING);
}

ByteLock::~ByteLock() {
    if (isOpen())
        CloseHandle(reinterpret_cast<HANDLE>(m_handle));
}

} // namespace platform
