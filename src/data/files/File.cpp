// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/File.hpp"

#include "data/files/Descriptor.hpp"
#include "data/files/FileIdentity.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t copyBlock = std::size_t{1} << 16U; ///< Bytes read at once.

FileError errorFromErrno(int code) noexcept {
    if (isDiskFull(code))
        return FileError::NoSpace;
    switch (code) {
    case ENOENT:
        return FileError::Missing;
    case EACCES:
    case EPERM:
    case EROFS:
        return FileError::Denied;
    case EEXIST:
        return FileError::Exists;
    case EISDIR:
    case ENOTDIR:
    case ENXIO: // A socket, or a device that is not there.
    case ENODEV:
        return FileError::NotAFile;
    case ENAMETOOLONG:
        return FileError::TooLong;
    default:
        return FileError::Failed;
    }
}

/// Returns the problem for the current `errno`.
tl::unexpected<FileProblem> failed(const fs::path& file) {
    return tl::unexpected(FileProblem{errorFromErrno(errno), file});
}

/// Removes a temporary file unless it got its final name.
class Unlinker {
public:
    explicit Unlinker(std::string file)
        : m_file(std::move(file)) {}
    Unlinker(const Unlinker&) = delete;
    Unlinker& operator=(const Unlinker&) = delete;
    ~Unlinker() {
        if (!m_file.empty())
            ::unlink(m_file.c_str());
    }
    void keep() noexcept { m_file.clear(); }

private:
    std::string m_file;
};

bool writeAll(int file, std::string_view content) noexcept {
    while (!content.empty()) {
        const ssize_t written = ::write(file, content.data(), content.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Waits until a pipe that was opened without waiting has a writer, and makes reading wait from now on.
bool awaitWriter(int pipe) noexcept {
    pollfd waiting{pipe, POLLIN, 0};
    int ready = 0;
    do
        ready = ::poll(&waiting, 1, -1);
    while (ready < 0 && errno == EINTR);
    return ready > 0 && ::fcntl(pipe, F_SETFL, O_RDONLY) == 0;
}

tl::expected<std::string, FileProblem> readAll(const Descriptor& input, const fs::path& file, std::size_t limit) {
    std::string content;
    std::array<char, 1U << 16U> block; // Deliberately not initialised: filled by read.
    while (true) {
        const ssize_t count = ::read(input.number(), block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return failed(file);
        if (count == 0)
            return content;
        content.append(block.data(), static_cast<std::size_t>(count));
        if (content.size() > limit)
            return tl::unexpected(FileProblem{FileError::TooLarge, file});
    }
}

/// Reads a file if its type is wanted. The type is that of the file opened: a path could lead elsewhere in between.
/// \param isWanted takes the file's mode.
template<class IsWanted>
tl::expected<std::string, FileProblem> readIf(const fs::path& file, std::size_t limit, IsWanted isWanted) {
    if (const auto identity = identityOf(file); identity && isHeld(*identity))
        return tl::unexpected(FileProblem{FileError::Held, file});
    // Without O_NONBLOCK, opening a pipe without a writer would wait for one.
    const Descriptor input(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat status {};
    if (!input.isOpen() || ::fstat(input.number(), &status) != 0)
        return failed(file);
    if (!isWanted(status.st_mode))
        return tl::unexpected(FileProblem{FileError::NotAFile, file});
    if (S_ISFIFO(status.st_mode) && !awaitWriter(input.number()))
        return failed(file);
    return readAll(input, file, limit);
}

/// Returns the permissions for the new content: those of the old file, or those of a new text file.
mode_t modeFor(const fs::path& file) noexcept {
    struct stat status {};
    return ::stat(file.c_str(), &status) == 0 ? status.st_mode & 07777U : 0644U;
}

/// Returns the target of a symbolic link, even if it does not exist yet. In a circle of links it returns one of them.
fs::path resolveLink(fs::path file) {
    constexpr int most = 40; // As many as Linux follows.
    std::error_code unknown; // Writing will report what is wrong with the path.
    for (int i = 0; i < most && fs::is_symlink(fs::symlink_status(file, unknown)); ++i) {
        const fs::path target = fs::read_symlink(file, unknown);
        file = file.parent_path() / target; // The target alone, if it is absolute.
    }
    return file;
}

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

/// Makes new names in a folder survive a power cut. Returns false on failure, with the reason in `errno`.
bool syncFolder(const fs::path& folder) noexcept {
    const Descriptor directory(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // Some file systems cannot sync a folder; the content is in place all the same.
    return !directory.isOpen() || ::fsync(directory.number()) == 0 || errno == EINVAL;
}

using Rename = int (*)(const char* from, const char* to);

/// Renames, replacing what is at `to`.
int replace(const char* from, const char* to) noexcept {
    return ::rename(from, to);
}

/// Renames, but never replaces what is at `to`: `errno` becomes EEXIST.
int renameNoReplace(const char* from, const char* to) noexcept {
    const int renamed = ::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
    if (renamed == 0 || (errno != EINVAL && errno != ENOSYS))
        return renamed;
    // This file system cannot check and rename atomically.
    struct stat status {};
    if (::lstat(to, &status) == 0) {
        errno = EEXIST;
        return -1;
    }
    return ::rename(from, to);
}

/// Writes a temporary file beside `target` and renames it to `target`. \param file the path named in problems.
tl::expected<void, FileProblem> put(const fs::path& file, const fs::path& target, std::string_view content,
                                    Rename rename) {
    const fs::path folder = folderOf(target);
    if (auto created = createFolder(folder); !created)
        return created;
    std::error_code error;
    // The rename would replace whatever is there, even a pipe or /dev/full.
    if (const fs::file_status there = fs::status(target, error); fs::exists(there) && !fs::is_regular_file(there))
        return tl::unexpected(FileProblem{FileError::NotAFile, file});

    // Creates a file that did not exist (O_EXCL), and so never follows a link.
    std::string temporary = (folder / temporaryPrefix).string() + std::string(temporaryLetters, 'X');
    Descriptor output(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!output.isOpen())
        return failed(file);
    Unlinker unlinker(temporary);
    // Locked until it has its final name, to show that it is not left over: see removeLeftovers. Where files cannot be
    // locked, none is ever taken for that.
    const Descriptor lock(::fcntl(output.number(), F_DUPFD_CLOEXEC, 0));
    static_cast<void>(::flock(output.number(), LOCK_EX | LOCK_NB));
    if (::fchmod(output.number(), modeFor(target)) != 0 || !writeAll(output.number(), content) ||
        ::fsync(output.number()) != 0 || !output.close() || rename(temporary.c_str(), target.c_str()) != 0)
        return failed(file);
    unlinker.keep();
    if (!syncFolder(folder))
        return failed(file);
    return {};
}

} // namespace

tl::expected<std::string, FileProblem> readFile(const fs::path& file, std::size_t limit) {
    return readIf(file, limit, [](mode_t mode) { return S_ISREG(mode) || S_ISFIFO(mode); });
}

tl::expected<std::string, FileProblem> readRegularFile(const fs::path& file, std::size_t limit) {
    return readIf(file, limit, [](mode_t mode) { return S_ISREG(mode); });
}

tl::expected<void, FileProblem> writeFile(const fs::path& file, std::string_view content) {
    const fs::path target = resolveLink(file);
    std::error_code unknown; // Writing will report it.
    if (fs::is_symlink(fs::symlink_status(target, unknown)))
        return tl::unexpected(FileProblem{FileError::Failed, file});
    return put(file, target, content, replace);
}

tl::expected<void, FileProblem> replaceFile(const fs::path& file, std::string_view content) {
    return put(file, file, content, replace);
}

tl::expected<void, FileProblem> createFile(const fs::path& file, std::string_view content) {
    return put(file, file, content, renameNoReplace);
}

tl::expected<void, FileProblem> moveFile(const fs::path& from, const fs::path& to) {
    if (renameNoReplace(from.c_str(), to.c_str()) == 0)
        return {};
    return failed(errno == EEXIST ? to : from);
}

tl::expected<void, FileProblem> replaceWith(const fs::path& written, const fs::path& file) {
    if (::rename(written.c_str(), file.c_str()) != 0 || !syncFolder(folderOf(file)))
        return failed(file);
    return {};
}

tl::expected<void, FileProblem> removeFile(const fs::path& file) {
    std::error_code error;
    fs::remove(file, error);
    if (error)
        return tl::unexpected(FileProblem{errorFromErrno(error.value()), file});
    return {};
}

tl::expected<void, FileProblem> syncNames(const fs::path& folder) {
    if (!syncFolder(folder.empty() ? fs::path(".") : folder))
        return failed(folder);
    return {};
}

tl::expected<bool, FileProblem> isSame(const fs::path& one, const fs::path& other) {
    struct stat first {};
    struct stat second {};
    for (const auto& [file, status] : {std::pair{&one, &first}, std::pair{&other, &second}})
        if (::stat(file->c_str(), status) != 0)
            return errno == ENOENT ? tl::expected<bool, FileProblem>(false) : failed(*file);
    if (first.st_dev == second.st_dev && first.st_ino == second.st_ino)
        return true;
    if (!S_ISREG(first.st_mode) || !S_ISREG(second.st_mode) || first.st_size != second.st_size)
        return false;
    const Descriptor left(::open(one.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    const Descriptor right(::open(other.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!left.isOpen() || !right.isOpen())
        return failed(left.isOpen() ? other : one);
    std::vector<char> block(copyBlock);
    std::vector<char> opposite(copyBlock);
    for (off_t at = 0; at < first.st_size;) {
        const ssize_t count = ::pread(left.number(), block.data(), block.size(), at);
        const ssize_t same =
            count <= 0 ? count : ::pread(right.number(), opposite.data(), static_cast<std::size_t>(count), at);
        if (count < 0 || same < 0)
            return failed(count < 0 ? one : other);
        if (same == 0 || !std::equal(block.begin(), block.begin() + same, opposite.begin()))
            return false;
        at += same;
    }
    return true;
}

namespace {

/// Copies a file to one that does not exist yet, and syncs it.
tl::expected<void, FileProblem> copySynced(const fs::path& from, const fs::path& to) {
    const Descriptor input(::open(from.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!input.isOpen())
        return failed(from);
    Descriptor output(::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (!output.isOpen())
        return failed(to);
    std::string block(copyBlock, '\0');
    for (;;) {
        const ssize_t count = ::read(input.number(), block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return failed(from);
        if (count == 0)
            break;
        if (!writeAll(output.number(), std::string_view(block).substr(0, static_cast<std::size_t>(count))))
            return failed(to);
    }
    if (::fsync(output.number()) != 0 || !output.close())
        return failed(to);
    return {};
}

} // namespace

tl::expected<void, FileProblem> keepAs(const fs::path& file, const fs::path& to, const fs::path& temporary) {
    if (::link(file.c_str(), to.c_str()) == 0)
        return syncNames(folderOf(to));
    if (errno == EEXIST)
        return failed(to);
    if (errno == EIO || isDiskFull(errno) || errno == ENOENT || errno == EACCES || errno == EROFS)
        return failed(file);
    ::unlink(temporary.c_str());
    auto kept = copySynced(file, temporary);
    if (kept)
        kept = moveFile(temporary, to);
    if (!kept) {
        ::unlink(temporary.c_str());
        return kept;
    }
    return syncNames(folderOf(to));
}

tl::expected<fs::path, FileProblem> moveAside(const fs::path& file) {
    fs::path aside;
    std::error_code error;
    for (int number = 1; aside.empty() || fs::exists(fs::symlink_status(aside, error)); ++number)
        aside = file.string() + damagedMark + std::to_string(number);
    fs::rename(file, aside, error);
    if (error)
        return tl::unexpected(FileProblem{errorFromErrno(error.value()), file});
    return aside;
}

bool isDiskFull(int systemError) noexcept {
    return systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG;
}

FolderLock::FolderLock(const std::filesystem::path& folder, std::chrono::milliseconds patience)
    : m_descriptor(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    if (m_descriptor < 0)
        return;
    constexpr std::chrono::milliseconds pause(10);
    for (std::chrono::milliseconds waited(0);; waited += pause) {
        const bool locked = ::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0;
        m_heldByOther = !locked && errno == EWOULDBLOCK; // Any other error: this file system has no locks.
        if (!m_heldByOther || waited >= patience)
            return;
        std::this_thread::sleep_for(pause);
    }
}

FolderLock::~FolderLock() {
    if (m_descriptor >= 0)
        ::close(m_descriptor); // Also releases the lock.
}

tl::expected<void, FileProblem> createFolder(const fs::path& folder) {
    std::error_code ignored; // mkdir reports it.
    if (folder.empty() || fs::is_directory(folder, ignored))
        return {};
    const fs::path parent = folder.has_filename() ? folder.parent_path() : folder.parent_path().parent_path();
    if (parent != folder)
        if (auto created = createFolder(parent); !created)
            return created;
    if (::mkdir(folder.c_str(), S_IRWXU) == 0)
        return {};
    const int error = errno;
    if (fs::is_directory(folder, ignored)) // Another program was quicker.
        return {};
    return tl::unexpected(FileProblem{error == EEXIST ? FileError::NotAFile : errorFromErrno(error), folder});
}

std::optional<FileProblem> folderProblem(const fs::path& folder) {
    std::error_code error;
    const fs::file_status status = fs::status(folder, error);
    if (fs::is_directory(status))
        return std::nullopt;
    if (fs::exists(status))
        return FileProblem{FileError::NotAFile, folder};
    if (status.type() != fs::file_type::not_found) // Its name is too long, for example.
        return FileProblem{errorFromErrno(error.value()), folder};
    if (fs::is_symlink(fs::symlink_status(folder, error))) // mkdir does not follow a dangling link.
        return FileProblem{FileError::NotAFile, folder};
    const fs::path parent = folderOf(folder.has_filename() ? folder : folder.parent_path());
    if (auto above = folderProblem(parent))
        return above;
    // Only the closest folder that exists has to allow it; access() also knows about read-only file systems.
    if (fs::is_directory(parent, error) && ::access(parent.c_str(), W_OK | X_OK) != 0)
        return FileProblem{errorFromErrno(errno), parent};
    return std::nullopt;
}

} // namespace data
