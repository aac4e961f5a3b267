// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace platform {

enum class FileKind : std::uint8_t { Regular, Pipe, Other };

/// What the system says of an open file.
struct FileStatus {
    FileKind kind = FileKind::Other;
    std::uint64_t size = 0;          ///< Bytes.
    std::uint64_t names = 0;         ///< How many names (hard links) it has.
    bool own = false;                ///< Whether it belongs to the user who runs the program.
    std::int64_t writtenSeconds = 0; ///< When its content changed, since 1970.
};

/// Whether a lock could be taken.
enum class Locking : std::uint8_t {
    Taken,
    HeldByOther,
    Unavailable, ///< Nobody can lock this.
};

class OpenFolder;

/// An open file, closed with the object. Whoever opens a file never waits, and no program that is started inherits it.
class OpenFile {
public:
    enum class For : std::uint8_t {
        Reading,   ///< Whatever is there.
        Creating,  ///< Writing a new file, for its owner alone; fails where anything has that name.
        Appending, ///< Writing at the end of a file, which is created for its owner alone if it is missing; not by a
                   ///< link.
    };
    OpenFile(const std::filesystem::path& file, For purpose) noexcept;
    OpenFile(OpenFile&& other) noexcept;
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    OpenFile& operator=(OpenFile&&) = delete;
    ~OpenFile() { static_cast<void>(close()); }

    [[nodiscard]] bool isOpen() const noexcept { return m_handle != closed; }
    /// Why the last operation failed.
    [[nodiscard]] const std::error_code& problem() const noexcept { return m_problem; }

    [[nodiscard]] std::optional<FileStatus> status() noexcept;
    /// Waits until a pipe has a writer, and lets read() wait from now on. \returns false on failure.
    [[nodiscard]] bool awaitWriter() noexcept;
    /// \returns how many bytes were read, 0 at the end; std::nullopt on failure. \pre size > 0
    [[nodiscard]] std::optional<std::size_t> read(char* to, std::size_t size) noexcept;
    /// Like read(), at a distance from the start of the file.
    [[nodiscard]] std::optional<std::size_t> readAt(std::uint64_t offset, char* to, std::size_t size) noexcept;
    /// Writes all of it. \returns false on failure.
    [[nodiscard]] bool write(std::string_view content) noexcept;
    /// Writes what there is room for, and ignores failures.
    void tryWrite(std::string_view content) noexcept;
    /// Gives a file the permissions of the one at a path, or those of a new text file. \returns false on failure.
    [[nodiscard]] bool adoptPermissions(const std::filesystem::path& from) noexcept;
    /// Makes the content survive a power cut. \returns false on failure.
    [[nodiscard]] bool sync() noexcept;
    /// \returns false on failure: some file systems report a full disk only on close.
    [[nodiscard]] bool close() noexcept;

    /// Locks the file against everybody else who does, in this program too, until it is closed. Never waits.
    [[nodiscard]] Locking tryLock() noexcept;
    /// The same open file: it stays locked until both are closed.
    [[nodiscard]] OpenFile again() const noexcept;
    /// Whether this is what is at a path now; a link is not followed.
    [[nodiscard]] bool isAt(const std::filesystem::path& path) const noexcept;

private:
    friend class OpenFolder;
    friend std::pair<OpenFile, std::filesystem::path> createTemporary(const std::filesystem::path& start);
    using Handle = std::intptr_t;
    static constexpr Handle closed = -1;

    explicit OpenFile(Handle handle) noexcept;
    [[nodiscard]] static Handle openFor(const std::filesystem::path& file, For purpose) noexcept;
    bool failed() noexcept; ///< Notes the system's last error. \returns false.

    Handle m_handle;
    std::error_code m_problem;
};

/// How many random letters and digits end the name of a temporary file.
inline constexpr std::size_t temporaryLetters = 6;

/// Creates a file for its owner alone, whose path begins like that, and ends with letters that make it new.
/// \returns it and its path; not open on failure.
[[nodiscard]] std::pair<OpenFile, std::filesystem::path> createTemporary(const std::filesystem::path& start);

/// An open folder, to lock it, and to keep working in it even if its path leads elsewhere by then.
class OpenFolder {
public:
    explicit OpenFolder(const std::filesystem::path& folder) noexcept;
    OpenFolder(const OpenFolder&) = delete;
    OpenFolder& operator=(const OpenFolder&) = delete;
    ~OpenFolder();

    [[nodiscard]] bool isOpen() const noexcept { return m_handle != OpenFile::closed; }
    /// See OpenFile::tryLock.
    [[nodiscard]] Locking tryLock() noexcept;
    /// Opens a file in it for reading. Does not follow a link, and never waits.
    [[nodiscard]] OpenFile openEntry(const std::string& name) const noexcept;
    /// Whether the file with this name is that one; a link is not followed.
    [[nodiscard]] bool isEntry(const std::string& name, const OpenFile& file) const noexcept;
    /// Removes a file, or a link without its target. Failures are ignored.
    void removeEntry(const std::string& name) noexcept;

private:
    OpenFile::Handle m_handle;
};

/// A folder as it was found: a drive that is unmounted meanwhile is never mistaken for the empty folder that it was
/// mounted in.
class HeldFolder {
public:
    explicit HeldFolder(const std::filesystem::path& folder) noexcept;
    HeldFolder(const HeldFolder&) = delete;
    HeldFolder& operator=(const HeldFolder&) = delete;
    ~HeldFolder();

    [[nodiscard]] bool isOpen() const noexcept { return m_handle != -1; }
    /// Why it is not open.
    [[nodiscard]] const std::error_code& problem() const noexcept { return m_problem; }
    /// A path that leads to it as long as this object lives.
    [[nodiscard]] std::filesystem::path path() const;

private:
    std::intptr_t m_handle;
    std::error_code m_problem;
};

/// Makes new, changed and removed names in a folder survive a power cut, where the file system can do that.
[[nodiscard]] std::error_code syncFolder(const std::filesystem::path& folder) noexcept;

/// Renames a file within its file system, replacing what is there.
[[nodiscard]] std::error_code renameReplacing(const std::filesystem::path& from,
                                              const std::filesystem::path& to) noexcept;
/// The same, but never replaces anything: std::errc::file_exists.
[[nodiscard]] std::error_code renameToNew(const std::filesystem::path& from, const std::filesystem::path& to) noexcept;

/// Gives a file, or a link itself, a second name. Never replaces anything: std::errc::file_exists.
[[nodiscard]] std::error_code addName(const std::filesystem::path& file, const std::filesystem::path& name) noexcept;

/// Removes a file, or a link without its target. Failures are ignored.
void removeQuietly(const std::filesystem::path& file) noexcept;

/// Creates one folder, for its owner alone.
[[nodiscard]] std::error_code createOwnFolder(const std::filesystem::path& folder) noexcept;

/// Why new files cannot be created in a folder, as far as that is known without trying.
[[nodiscard]] std::error_code whyNotWritable(const std::filesystem::path& folder) noexcept;

/// Whether the error means that there is no space: on the disk, in a quota, or in a file of limited size.
[[nodiscard]] bool isDiskFull(const std::error_code& error) noexcept;

/// Distinguishes files that were at the same path at different times. An open file keeps its identity even after its
/// name is gone. The number of a closed file is soon reused; file type and birth time (if the file system records it)
/// distinguish the two.
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

/// Which file is at a path, and in what state: differs whenever the file has changed.
struct FileState {
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    std::int64_t size = 0;
    std::int64_t writtenSeconds = 0; ///< When its content changed, since 1970.
    std::int64_t writtenNanoseconds = 0;
    std::int64_t movedSeconds = 0; ///< When its name or permissions changed as well, where the system notes that.
    std::int64_t movedNanoseconds = 0;
    FileKind kind = FileKind::Other;

    friend bool operator==(const FileState&, const FileState&) = default;
};

/// The state of the file at a path, following links.
[[nodiscard]] std::optional<FileState> stateOf(const std::filesystem::path& file, std::error_code& problem) noexcept;

} // namespace platform
