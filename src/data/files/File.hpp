// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "platform/Files.hpp"

#include <tl/expected.hpp>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace data {

/// Why a file could not be read or written.
enum class FileError : std::uint8_t {
    Missing,  ///< No such file or folder.
    Denied,   ///< No permission, or a read-only file system.
    NoSpace,  ///< The disk is full, or a quota or file size limit is reached.
    Exists,   ///< Something with that name already exists.
    NotAFile, ///< A folder, device or pipe instead of a file, or a file instead of a folder.
    TooLarge, ///< Larger than the given limit.
    TooLong,  ///< The path, or a name in it, is longer than the system allows.
    Held,     ///< The program has it open as a score file: see HeldFile in FileIdentity.hpp.
    Failed,   ///< Any other system error.
};

struct FileProblem {
    FileError error{};
    std::filesystem::path file;

    friend bool operator==(const FileProblem&, const FileProblem&) = default;
};

/// Whether the system's error code (errno) means that there is no space: on the disk, in a quota, or in a file of
/// limited size.
[[nodiscard]] bool isDiskFull(int systemError) noexcept;

/// Prefix of temporary files during writing, and the number of random letters and digits that follow it.
inline constexpr std::string_view temporaryPrefix = ".lichter-aus-";
using platform::temporaryLetters;
/// Names of the temporary copies of the database: before a migration, and of a damaged one while it is read.
inline constexpr std::string_view copyName = ".lichter-aus-copy";
inline constexpr std::string_view salvageName = ".lichter-aus-salvage";
/// Mark in the names of files that were moved aside.
inline constexpr const char* damagedMark = ".damaged-";
/// Mark in the name of a copy of the database, made before its tables were migrated.
inline constexpr const char* versionMark = ".version-";

/// The path of a file beside another, whose name is that of the other and an end in ASCII.
[[nodiscard]] inline std::filesystem::path pathBeside(std::filesystem::path file, std::string_view end) {
    return std::move(file += end);
}

/// Reads a whole file of at most `limit` bytes, or a pipe to its end. FileError::NotAFile for anything else: reading a
/// device might never end.
[[nodiscard]] tl::expected<std::string, FileProblem> readFile(const std::filesystem::path& file, std::size_t limit);

/// Like readFile, but FileError::NotAFile for a pipe too. Never waits: not even if the file is replaced by a pipe at
/// the same time.
[[nodiscard]] tl::expected<std::string, FileProblem> readRegularFile(const std::filesystem::path& file,
                                                                     std::size_t limit);

/// Replaces the content of `file` so that at any moment, even after a crash or a power cut, either the old or the new
/// content is complete: writes a temporary file in the same folder, syncs it, renames it, and syncs the folder. Creates
/// missing folders. Follows a symbolic link and replaces its target, so that players can keep their settings elsewhere.
/// Never replaces a device, a pipe or a folder:
/// FileError::NotAFile.
[[nodiscard]] tl::expected<void, FileProblem> writeFile(const std::filesystem::path& file, std::string_view content);

/// Renames `written` to `file`, replacing what is there. Once this returns, the new name survives a power cut.
/// \pre both are in the same folder, and the content of `written` is synced.
[[nodiscard]] tl::expected<void, FileProblem> replaceWith(const std::filesystem::path& written,
                                                          const std::filesystem::path& file);

/// Like writeFile, for a file that does not exist yet. Never replaces anything, not even a dangling link:
/// FileError::Exists.
[[nodiscard]] tl::expected<void, FileProblem> createFile(const std::filesystem::path& file, std::string_view content);

/// Like writeFile, but replaces a symbolic link itself and not its target: for a folder that others write to as well.
[[nodiscard]] tl::expected<void, FileProblem> replaceFile(const std::filesystem::path& file, std::string_view content);

/// Renames a file within its file system. Never replaces anything at `to`: FileError::Exists.
[[nodiscard]] tl::expected<void, FileProblem> moveFile(const std::filesystem::path& from,
                                                       const std::filesystem::path& to);

/// Removes a file, or a link without its target. A missing file is not an error.
[[nodiscard]] tl::expected<void, FileProblem> removeFile(const std::filesystem::path& file);

/// Renames an unusable file to "NAME.damaged-1", or to the next free number. Returns the new path.
[[nodiscard]] tl::expected<std::filesystem::path, FileProblem> moveAside(const std::filesystem::path& file);

/// Gives a file a second name, which survives a power cut once this returns; where the file system knows no second
/// names, copies the file. Never replaces anything: FileError::Exists. A link is kept as a link. \param temporary path
/// in the folder of `to` for an unfinished copy, which is replaced if it exists.
[[nodiscard]] tl::expected<void, FileProblem> keepAs(const std::filesystem::path& file, const std::filesystem::path& to,
                                                     const std::filesystem::path& temporary);

/// Whether two paths lead to the same file, or to two with the same content. False if either is missing.
[[nodiscard]] tl::expected<bool, FileProblem> isSame(const std::filesystem::path& one,
                                                     const std::filesystem::path& other);

/// Makes new, changed and removed names in a folder survive a power cut.
[[nodiscard]] tl::expected<void, FileProblem> syncNames(const std::filesystem::path& folder);

/// How long a program waits for another one that has locked a folder.
inline constexpr std::chrono::milliseconds lockPatience(2000);

/// While this object lives, keeps other programs that take the same lock out of a folder. Advisory and best effort: if
/// the lock is not available (missing folder, no support, held by others for longer than `patience`), the object holds
/// no lock.
class FolderLock {
public:
    explicit FolderLock(const std::filesystem::path& folder, std::chrono::milliseconds patience = lockPatience);
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    /// Whether another program holds the lock. Whoever replaces files that others write to must not go on then.
    [[nodiscard]] bool isHeldByOther() const noexcept { return m_heldByOther; }

private:
    platform::OpenFolder m_folder;
    bool m_heldByOther = false;
};

/// Creates a folder and those above it, for their owner alone; does nothing if it exists. FileError::NotAFile where a
/// file stands in the way.
[[nodiscard]] tl::expected<void, FileProblem> createFolder(const std::filesystem::path& folder);

/// Returns why a folder can neither be used nor created, naming the file or folder that is in the way; std::nullopt if
/// nothing is known to be. Creates nothing.
[[nodiscard]] std::optional<FileProblem> folderProblem(const std::filesystem::path& folder);

} // namespace data
