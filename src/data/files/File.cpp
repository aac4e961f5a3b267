#include "data/files/File.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace data {

namespace fs = std::filesystem;

namespace {

FileError errorFromErrno(int code) noexcept {
    switch (code) {
    case ENOENT:
        return FileError::Missing;
    case EACCES:
    case EPERM:
    case EROFS:
        return FileError::Denied;
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return FileError::NoSpace;
    case EEXIST:
        return FileError::Exists;
    case EISDIR:
    case ENOTDIR:
        return FileError::NotAFile;
    default:
        return FileError::Failed;
    }
}

/// Returns the problem for the current `errno`.
tl::unexpected<FileProblem> failed(const fs::path& file) {
    return tl::unexpected(FileProblem{errorFromErrno(errno), file});
}

/// An open file, closed with the object.
class Descriptor {
public:
    explicit Descriptor(int number) noexcept
        : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { static_cast<void>(close()); }

    [[nodiscard]] bool isOpen() const noexcept { return m_number >= 0; }
    [[nodiscard]] int number() const noexcept { return m_number; }
    /// Some file systems report a full disk only on close.
    [[nodiscard]] bool close() noexcept { return m_number < 0 || ::close(std::exchange(m_number, -1)) == 0; }

private:
    int m_number;
};

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

/// Returns the permissions for the new content: those of the old file, or those of a new text file.
mode_t modeFor(const fs::path& file) noexcept {
    struct stat status {};
    return ::stat(file.c_str(), &status) == 0 ? status.st_mode & 07777U : 0644U;
}

/// Returns the target of a symbolic link, even if it does not exist yet.
fs::path resolveLink(const fs::path& file) {
    std::error_code unknown; // Writing will report what is wrong with the path.
    if (!fs::is_symlink(fs::symlink_status(file, unknown)))
        return file;
    fs::path target = fs::weakly_canonical(file, unknown);
    return unknown ? file : target;
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

    std::string temporary = (folder / temporaryPrefix).string() + "XXXXXX";
    Descriptor output(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!output.isOpen())
        return failed(file);
    Unlinker unlinker(temporary);
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
    const Descriptor input(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!input.isOpen())
        return failed(file);
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

tl::expected<std::string, FileProblem> readRegularFile(const fs::path& file, std::size_t limit) {
    std::error_code unknown; // Reading will report it.
    const fs::file_status status = fs::status(file, unknown);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return tl::unexpected(FileProblem{FileError::NotAFile, file});
    return readFile(file, limit);
}

tl::expected<void, FileProblem> writeFile(const fs::path& file, std::string_view content) {
    return put(file, resolveLink(file), content, replace);
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

FolderLock::FolderLock(const std::filesystem::path& folder)
    : m_descriptor(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    if (m_descriptor < 0)
        return;
    constexpr int tries = 200;
    constexpr std::chrono::milliseconds pause(10);
    for (int i = 0; i < tries && ::flock(m_descriptor, LOCK_EX | LOCK_NB) != 0; ++i)
        std::this_thread::sleep_for(pause);
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

} // namespace data
