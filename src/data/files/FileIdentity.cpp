// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/FileIdentity.hpp"

#include <algorithm>
#include <fcntl.h>
#include <mutex>
#include <sys/stat.h>
#include <vector>

namespace data {

namespace {

/// The files held by this process, whose locks they have in common.
struct Register {
    std::mutex mutex;
    std::vector<std::weak_ptr<const FileIdentity>> files;
};

Register& heldFiles() {
    static Register files;
    return files;
}

} // namespace

std::optional<FileIdentity> identityOf(const std::filesystem::path& file) noexcept {
    struct statx status {};
    if (::statx(AT_FDCWD, file.c_str(), 0, STATX_TYPE | STATX_INO | STATX_BTIME, &status) != 0)
        return std::nullopt;
    const bool hasBirthTime = (status.stx_mask & STATX_BTIME) != 0;
    return FileIdentity{status.stx_dev_major,
                        status.stx_dev_minor,
                        status.stx_ino,
                        static_cast<std::uint16_t>(status.stx_mode & S_IFMT),
                        hasBirthTime ? status.stx_btime.tv_sec : 0,
                        hasBirthTime ? status.stx_btime.tv_nsec : 0};
}

HeldFile::HeldFile(const FileIdentity& identity)
    : m_identity(std::make_shared<const FileIdentity>(identity)) {
    Register& held = heldFiles();
    const std::lock_guard lock(held.mutex);
    std::erase_if(held.files, [](const auto& file) { return file.expired(); });
    held.files.emplace_back(m_identity);
}

bool isHeld(const FileIdentity& identity) {
    Register& held = heldFiles();
    const std::lock_guard lock(held.mutex);
    return std::ranges::any_of(held.files, [&identity](const auto& file) {
        const auto kept = file.lock();
        return kept != nullptr && *kept == identity;
    });
}

} // namespace data
