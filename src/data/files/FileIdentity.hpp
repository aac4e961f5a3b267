// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace data {

/// Distinguishes files that were at the same path at different times. An open file keeps its identity even after its
/// name is gone. The inode number of a closed file is soon reused; file type and birth time (if the file system records
/// it) distinguish the two.
struct FileIdentity {
    std::uint32_t deviceMajor = 0;
    std::uint32_t deviceMinor = 0;
    std::uint64_t number = 0;
    std::uint16_t kind = 0;
    std::int64_t birthSeconds = 0;
    std::uint32_t birthNanoseconds = 0;

    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

/// Returns the identity of the file currently at a path, following links; std::nullopt if it is missing or cannot be
/// examined.
[[nodiscard]] std::optional<FileIdentity> identityOf(const std::filesystem::path& file) noexcept;

/// While it lives, readFile() and readRegularFile() refuse a file: FileError::Held. POSIX takes the locks on a file
/// away from a process that closes any descriptor of it (fcntl(2), "Advisory record locking"), so a score file that is
/// open must not be read a second time, as it would be if somebody opened it as a level.
class HeldFile {
public:
    explicit HeldFile(const FileIdentity& identity);

private:
    std::shared_ptr<const FileIdentity> m_identity;
};

/// Whether any HeldFile has this identity.
[[nodiscard]] bool isHeld(const FileIdentity& identity);

} // namespace data
