// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Files.hpp"

#include "platform/Error.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace platform {

namespace fs = std::filesystem;

namespace {

constexpr mode_t ownFile = S_IRUSR | S_IWUSR;

int number(std::intptr_t handle) noexcept {
    return static_cast<int>(handle);
}

FileKind kindOf(mode_t mode) noexcept {
    return S_ISREG(mode) ? FileKind::Regular : S_ISFIFO(mode) ? FileKind::Pipe : FileKind::Other;
}

bool isSame(const struct stat& one, const struct stat& other) noexcept {
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

Locking lock(std::intptr_t handle) noexcept {
    if (::flock(number(handle), LOCK_EX | LOCK_NB) == 0)
        return Locking::Taken;
    return errno == EWOULDBLOCK ? Locking::HeldByOther : Locking::Unavailable;
}

/// Reads again if a signal interrupted it.
template<class Read>
ssize_t readWhole(Read read) noexcept {
    for (;;)
        if (const ssize_t count = read(); count >= 0 || errno != EINTR)
            return count;
}

} // namespace

std::error_code lastError() noexcept {
    return {errno, std::generic_category()};
}

OpenFile::Handle OpenFile::openFor(const fs::path& file, For purpose) noexcept {
    switch (purpose) {
    case For::Creating:
        return ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, ownFile);
    case For::Appending:
        return ::open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, ownFile);
    default: // Without O_NONBLOCK, opening a pipe without a writer would wait for one.
        return ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    }
}

std::optional<FileStatus> OpenFile::status() noexcept {
    struct stat found {};
    if (::fstat(number(m_handle), &found) != 0) {
        failed();
        return std::nullopt;
    }
    return FileStatus{kindOf(found.st_mode), static_cast<std::uint64_t>(found.st_size), found.st_nlink,
                      found.st_uid == ::geteuid(), found.st_mtime};
}

bool OpenFile::awaitWriter() noexcept {
    pollfd waiting{number(m_handle), POLLIN, 0};
    int ready = 0;
    do
        ready = ::poll(&waiting, 1, -1);
    while (ready < 0 && errno == EINTR);
    return (ready > 0 && ::fcntl(number(m_handle), F_SETFL, O_RDONLY) == 0) || failed();
}

std::optional<std::size_t> OpenFile::read(char* to, std::size_t size) noexcept {
    const ssize_t count = readWhole([&] { return ::read(number(m_handle), to, size); });
    if (count < 0) {
        failed();
        return std::nullopt;
    }
    return static_cast<std::size_t>(count);
}

std::optional<std::size_t> OpenFile::readAt(std::uint64_t offset, char* to, std::size_t size) noexcept {
    const ssize_t count = readWhole([&] { return ::pread(number(m_handle), to, size, static_cast<off_t>(offset)); });
    if (count < 0) {
        failed();
        return std::nullopt;
    }
    return static_cast<std::size_t>(count);
}

bool OpenFile::write(std::string_view content) noexcept {
    while (!content.empty()) {
        const ssize_t written = ::write(number(m_handle), content.data(), content.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return failed();
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

void OpenFile::tryWrite(std::string_view content) noexcept {
    [[maybe_unused]] const ssize_t written = ::write(number(m_handle), content.data(), content.size());
}

bool OpenFile::adoptPermissions(const fs::path& from) noexcept {
    struct stat found {};
    constexpr mode_t all = 07777;
    constexpr mode_t newText = 0644;
    const mode_t mode = ::stat(from.c_str(), &found) == 0 ? found.st_mode & all : newText;
    return ::fchmod(number(m_handle), mode) == 0 || failed();
}

bool OpenFile::sync() noexcept {
    return ::fsync(number(m_handle)) == 0 || failed();
}

bool OpenFile::close() noexcept {
    return m_handle == closed || ::close(number(std::exchange(m_handle, closed))) == 0 || failed();
}

Locking OpenFile::tryLock() noexcept {
    return lock(m_handle);
}

OpenFile OpenFile::again() const noexcept {
    return OpenFile(::fcntl(number(m_handle), F_DUPFD_CLOEXEC, 0));
}

bool OpenFile::isAt(const fs::path& path) const noexcept {
    struct stat opened {};
    struct stat there {};
    return ::fstat(number(m_handle), &opened) == 0 && ::lstat(path.c_str(), &there) == 0 && isSame(opened, there);
}

std::pair<OpenFile, fs::path> createTemporary(const fs::path& start) {
    // Creates a file that did not exist (O_EXCL), and so never follows a link.
    std::string name = start.string() + std::string(temporaryLetters, 'X');
    OpenFile file(::mkostemp(name.data(), O_CLOEXEC));
    return {std::move(file), std::move(name)};
}

OpenFolder::OpenFolder(const fs::path& folder) noexcept
    : m_handle(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {}

OpenFolder::~OpenFolder() {
    if (isOpen())
        ::close(number(m_handle));
}

Locking OpenFolder::tryLock() noexcept {
    return lock(m_handle);
}

OpenFile OpenFolder::openEntry(const std::string& name) const noexcept {
    return OpenFile(
        ::openat(number(m_handle), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
}

bool OpenFolder::isEntry(const std::string& name, const OpenFile& file) const noexcept {
    struct stat opened {};
    struct stat there {};
    return ::fstat(number(file.m_handle), &opened) == 0 &&
           ::fstatat(number(m_handle), name.c_str(), &there, AT_SYMLINK_NOFOLLOW) == 0 && isSame(opened, there);
}

void OpenFolder::removeEntry(const std::string& name) noexcept {
    ::unlinkat(number(m_handle), name.c_str(), 0);
}

HeldFolder::HeldFolder(const fs::path& folder) noexcept
    : m_handle(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC))
    , m_problem(isOpen() ? std::error_code() : lastError()) {}

HeldFolder::~HeldFolder() {
    if (isOpen())
        ::close(number(m_handle));
}

fs::path HeldFolder::path() const {
    return "/proc/self/fd/" + std::to_string(m_handle);
}

std::error_code syncFolder(const fs::path& folder) noexcept {
    const int directory = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory < 0)
        return {};
    // Some file systems cannot sync a folder; the content is in place all the same.
    const std::error_code problem = ::fsync(directory) == 0 || errno == EINVAL ? std::error_code() : lastError();
    ::close(directory);
    return problem;
}

std::error_code renameReplacing(const fs::path& from, const fs::path& to) noexcept {
    return ::rename(from.c_str(), to.c_str()) == 0 ? std::error_code() : lastError();
}

std::error_code renameToNew(const fs::path& from, const fs::path& to) noexcept {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return {};
    if (errno != EINVAL && errno != ENOSYS)
        return lastError();
    // This file system cannot check and rename atomically.
    struct stat there {};
    if (::lstat(to.c_str(), &there) == 0)
        return {EEXIST, std::generic_category()};
    return renameReplacing(from, to);
}

std::error_code addName(const fs::path& file, const fs::path& name) noexcept {
    return ::link(file.c_str(), name.c_str()) == 0 ? std::error_code() : lastError();
}

void removeQuietly(const fs::path& file) noexcept {
    ::unlink(file.c_str());
}

std::error_code createOwnFolder(const fs::path& folder) noexcept {
    return ::mkdir(folder.c_str(), S_IRWXU) == 0 ? std::error_code() : lastError();
}

std::error_code whyNotWritable(const fs::path& folder) noexcept {
    // access() also knows about read-only file systems.
    return ::access(folder.c_str(), W_OK | X_OK) == 0 ? std::error_code() : lastError();
}

bool isDiskFull(const std::error_code& error) noexcept {
    return error.value() == ENOSPC || error.value() == EDQUOT || error.value() == EFBIG;
}

std::optional<FileIdentity> identityOf(const fs::path& file) noexcept {
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

std::optional<FileState> stateOf(const fs::path& file, std::error_code& problem) noexcept {
    struct stat found {};
    if (::stat(file.c_str(), &found) != 0) {
        problem = lastError();
        return std::nullopt;
    }
    return FileState{found.st_dev,          found.st_ino,         found.st_size,         found.st_mtim.tv_sec,
                     found.st_mtim.tv_nsec, found.st_ctim.tv_sec, found.st_ctim.tv_nsec, kindOf(found.st_mode)};
}

} // namespace platform
