#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace data {

/// Why a file could not be read or written.
enum class FileError : std::uint8_t {
    Missing,  ///< No such file or folder.
    Denied,   ///< No permission, or a read-only file system.
    NoSpace,  ///< The disk is full, or the quota or the largest file size is reached.
    Exists,   ///< Something of that name is there already.
    NotAFile, ///< A folder stands there, or a file where a folder should be.
    TooLarge, ///< More than was to be read.
    Failed,   ///< Anything else the system refuses.
};

struct FileProblem {
    FileError error{};
    std::filesystem::path file;

    friend bool operator==(const FileProblem&, const FileProblem&) = default;
};

/// How the names begin that files have while they are written, and what marks a file that was moved aside.
inline constexpr std::string_view temporaryPrefix = ".lichter-aus-";
inline constexpr const char* damagedMark = ".damaged-";
/// What marks a copy of the database that was made before its tables were brought up to date.
inline constexpr const char* versionMark = ".version-";

/// The whole content of a file, of at most `limit` bytes.
[[nodiscard]] tl::expected<std::string, FileProblem> readFile(const std::filesystem::path& file, std::size_t limit);

/// The same, but anything else (a folder, a pipe, a device) is FileError::NotAFile: reading it might never end.
[[nodiscard]] tl::expected<std::string, FileProblem> readRegularFile(const std::filesystem::path& file,
                                                                     std::size_t limit);

/// Puts `content` into `file` so that at every moment, also after a crash or a power cut, either the old or the new
/// content is there as a whole: a temporary file in the same folder is written, synced and renamed, and the folder is
/// synced. Missing folders are made. A symbolic link stays one; what it points to is replaced. A device, a
/// pipe or a folder never is: FileError::NotAFile.
[[nodiscard]] tl::expected<void, FileProblem> writeFile(const std::filesystem::path& file, std::string_view content);

/// Gives a file that was written under another name its own: what stood there is replaced. When this returns, the new
/// name survives a power cut. \pre both are in one folder, and what `written` holds is synced.
[[nodiscard]] tl::expected<void, FileProblem> putInPlace(const std::filesystem::path& written,
                                                         const std::filesystem::path& file);

/// The same for a file that is not there yet: what is there, also a link that leads nowhere, is never replaced, but
/// FileError::Exists.
[[nodiscard]] tl::expected<void, FileProblem> createFile(const std::filesystem::path& file, std::string_view content);

/// Renames a file within its file system; what is at `to` is never replaced, but FileError::Exists.
[[nodiscard]] tl::expected<void, FileProblem> moveFile(const std::filesystem::path& from,
                                                       const std::filesystem::path& to);

/// Removes a file, or a link but not what it points to. A missing one is not a problem.
[[nodiscard]] tl::expected<void, FileProblem> removeFile(const std::filesystem::path& file);

/// Renames a file that cannot be used to "NAME.damaged-1", or the next number that is free. \returns the new place.
[[nodiscard]] tl::expected<std::filesystem::path, FileProblem> moveAside(const std::filesystem::path& file);

/// Tells files apart that may have stood at one path one after the other. A file that somebody has open keeps its
/// identity, also when its name is gone. The number of a file that is no longer open is soon given to another;
/// kind and time of birth (where the file system knows it) tell these apart.
struct FileIdentity {
    std::uint32_t deviceMajor = 0;
    std::uint32_t deviceMinor = 0;
    std::uint64_t number = 0;
    std::uint16_t kind = 0;
    std::int64_t bornSeconds = 0;
    std::uint32_t bornNanoseconds = 0;

    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

/// The file at a path now, links followed; nothing if there is none or it cannot be examined.
[[nodiscard]] std::optional<FileIdentity> identityOf(const std::filesystem::path& file) noexcept;

/// Keeps other programs that take the same lock out of a folder while the object lives. Advisory, and best effort:
/// where the lock cannot be had (no such folder, no support, held for longer than two seconds) the object holds
/// nothing.
class FolderLock {
public:
    explicit FolderLock(const std::filesystem::path& folder);
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    ~FolderLock();

private:
    int m_descriptor;
};

/// Creates a folder and those above it; does nothing if it exists. FileError::NotAFile where a file stands in the way.
[[nodiscard]] tl::expected<void, FileProblem> createFolder(const std::filesystem::path& folder);

} // namespace data
