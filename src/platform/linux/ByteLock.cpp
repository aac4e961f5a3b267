// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/ByteLock.hpp"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace platform {

ByteLock::ByteLock(const std::filesystem::path& file, std::int64_t byte) noexcept
    : m_handle(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644)) {
    if (!isOpen())
        return;
    struct flock range {};
    range.l_type = F_WRLCK;
    range.l_whence = SEEK_SET;
    range.l_start = byte;
    range.l_len = 1;
    m_heldByOther =
        ::fcntl(static_cast<int>(m_handle), F_OFD_SETLK, &range) != 0 && (errno == EAGAIN || errno == EACCES);
}

ByteLock::~ByteLock() {
    if (isOpen())
        ::close(static_cast<int>(m_handle));
}

} // namespace platform
