// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Files.hpp"

#include "platform/windows/Error.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <random>
#include <string>
#include <thread>
#include <vector>
#include <windows.h>

// Windows has no exact match for what Linux does; what is promised is the same as far as these go:
// - Every file is opened so that others may rename and remove it meanwhile, and is then renamed in the way of POSIX,
//   which Windows 10 can do. Where it cannot (FAT), what is open cannot be replaced, so this is tried for a while.
// - Locks are on a byte far behind the end of the file: Windows keeps everybody else from reading what is locked.
// - Folders cannot be locked. A named object of the system stands for the lock instead, so it holds on this
//   computer only.
// - Names cannot be synced; the file system keeps a journal of them.

namespace platform {

namespace fs = std::filesystem;

namespace {

constexpr DWORD everybody = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
constexpr int patience = 20; ///< How often what somebody else has open is tried again: scanners open new files.
constexpr std::chrono::milliseconds pause(10);

HANDLE handleOf(std::intptr_t handle) noexcept {
    return reinterpret_cast<HANDLE>(handle);
}

std::intptr_t numberOf(HANDLE handle) noexcept {
    return reinterpret_cast<std::intptr_t>(handle); // INVALID_HANDLE_VALUE is −1.
}

bool isFolder(HANDLE handle) noexcept {
    BY_HANDLE_FILE_INFORMATION found{};
    return GetFileInformationByHandle(handle, &found) != 0 && (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

struct Information {
    BY_HANDLE_FILE_INFORMATION file{};
    bool known = false;
};

Information informationOf(HANDLE handle) noexcept {
    Information found;
    found.known = GetFileInformationByHandle(handle, &found.file) != 0;
    return found;
}

/// \param flags FILE_FLAG_OPEN_REPARSE_POINT, to not follow a link, or 0.
Information informationOf(const fs::path& path, DWORD flags) noexcept {
    const HANDLE handle = CreateFileW(path.c_str(), FILE_READ_ATTRIBUTES, everybody, nullptr, OPEN_EXISTING,
                                      FILE_FLAG_BACKUP_SEMANTICS | flags, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        return {};
    const Information found = informationOf(handle);
    CloseHandle(handle);
    return found;
}

std::uint64_t joined(DWORD high, DWORD low) noexcept {
    return std::uint64_t{high} << 32U | low;
}

/// Whether two files are the same. Wine gives an open file that was renamed no volume (0).
bool isSame(const Information& one, const Information& other) noexcept {
    const DWORD volume = one.file.dwVolumeSerialNumber;
    const DWORD otherVolume = other.file.dwVolumeSerialNumber;
    return one.known && other.known && (volume == otherVolume || volume == 0 || otherVolume == 0) &&
           one.file.nFileIndexHigh == other.file.nFileIndexHigh && one.file.nFileIndexLow == other.file.nFileIndexLow;
}

constexpr std::int64_t ticksPerSecond = 10'000'000;

/// In ticks of 100 ns since 1970.
std::int64_t ticksOf(const FILETIME& time) noexcept {
    constexpr std::int64_t from1601 = 11'644'473'600; // Seconds to 1970.
    return static_cast<std::int64_t>(joined(time.dwHighDateTime, time.dwLowDateTime)) - from1601 * ticksPerSecond;
}

/// Locks a byte that no file reaches.
Locking lock(HANDLE handle) noexcept {
    OVERLAPPED place{};
    place.OffsetHigh = 0x40000000;
    if (LockFileEx(handle, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) != 0)
        return Locking::Taken;
    const DWORD error = GetLastError();
    return error == ERROR_LOCK_VIOLATION || error == ERROR_IO_PENDING ? Locking::HeldByOther : Locking::Unavailable;
}

bool isInUse(DWORD error) noexcept {
    return error == ERROR_ACCESS_DENIED || error == ERROR_SHARING_VIOLATION || error == ERROR_LOCK_VIOLATION;
}

/// Renames as POSIX does, even if somebody has the files open. \returns false where that cannot be done.
bool renameOpen(const fs::path& from, const fs::path& to, bool replace) noexcept {
    constexpr int renameInformationEx = 22; // FileRenameInfoEx; MinGW does not know it yet.
    struct Rename {
        DWORD flags; // 1: replace what is there; 2: as POSIX does.
        HANDLE root;
        DWORD bytes;
        wchar_t name[1];
    };
    std::error_code error;
    const std::wstring target = fs::absolute(to, error).wstring();
    std::vector<char> buffer(sizeof(Rename) + target.size() * sizeof(wchar_t));
    auto* const rename = reinterpret_cast<Rename*>(buffer.data());
    rename->flags = replace ? 3 : 2;
    rename->root = nullptr;
    rename->bytes = static_cast<DWORD>(target.size() * sizeof(wchar_t));
    std::copy(target.begin(), target.end(), rename->name);
    const HANDLE handle = CreateFileW(from.c_str(), DELETE | SYNCHRONIZE, everybody, nullptr, OPEN_EXISTING,
                                      FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        return false;
    const bool renamed = SetFileInformationByHandle(handle, static_cast<FILE_INFO_BY_HANDLE_CLASS>(renameInformationEx),
                                                    buffer.data(), static_cast<DWORD>(buffer.size())) != 0;
    CloseHandle(handle);
    return renamed;
}

std::error_code rename(const fs::path& from, const fs::path& to, bool replace) noexcept {
    for (int i = 0;; ++i) {
        if (MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_WRITE_THROUGH | (replace ? MOVEFILE_REPLACE_EXISTING : 0)) !=
            0)
            return {};
        const DWORD error = GetLastError();
        const DWORD there = GetFileAttributesW(to.c_str());
        const bool intoFolder = there != INVALID_FILE_ATTRIBUTES && (there & FILE_ATTRIBUTE_DIRECTORY) != 0;
        if (replace && intoFolder)
            return std::make_error_code(std::errc::is_a_directory);
        if (!isInUse(error) || i >= patience)
            return errorOf(error);
        if (renameOpen(from, to, replace))
            return {};
        std::this_thread::sleep_for(pause);
    }
}

/// An open folder, and the object that stands for its lock.
struct Folder {
    fs::path path;
    HANDLE handle = INVALID_HANDLE_VALUE;
    HANDLE lock = nullptr;

    /// \param name in UTF-8, which std::filesystem::path takes only in this form here.
    [[nodiscard]] fs::path entry(const std::string& name) const {
        return path / std::u8string(name.begin(), name.end());
    }
};

Folder* folderOf(std::intptr_t handle) noexcept {
    return reinterpret_cast<Folder*>(handle);
}

/// \param share FILE_SHARE_DELETE, if it may be renamed meanwhile.
std::intptr_t openFolder(const fs::path& path, DWORD share) noexcept {
    HANDLE handle = CreateFileW(path.c_str(), FILE_LIST_DIRECTORY, FILE_SHARE_READ | FILE_SHARE_WRITE | share, nullptr,
                                OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle != INVALID_HANDLE_VALUE && !isFolder(handle)) {
        CloseHandle(handle);
        handle = INVALID_HANDLE_VALUE;
        SetLastError(ERROR_DIRECTORY);
    }
    return handle == INVALID_HANDLE_VALUE ? -1 : reinterpret_cast<std::intptr_t>(new Folder{path, handle, nullptr});
}

void closeFolder(std::intptr_t handle) noexcept {
    if (handle == -1)
        return;
    Folder* const folder = folderOf(handle);
    if (folder->lock != nullptr)
        CloseHandle(folder->lock);
    CloseHandle(folder->handle);
    delete folder;
}

} // namespace

OpenFile::Handle OpenFile::openFor(const fs::path& file, For purpose) noexcept {
    switch (purpose) {
    case For::Creating:
        return numberOf(CreateFileW(file.c_str(), GENERIC_WRITE | DELETE, everybody, nullptr, CREATE_NEW,
                                    FILE_ATTRIBUTE_NORMAL, nullptr));
    case For::Appending:
        // Locking asks for the right to read.
        return numberOf(
            CreateFileW(file.c_str(), FILE_APPEND_DATA | FILE_READ_DATA | FILE_READ_ATTRIBUTES | SYNCHRONIZE, everybody,
                        nullptr, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT, nullptr));
    default: // With this flag a folder can be opened too, whose kind then tells.
        return numberOf(CreateFileW(file.c_str(), GENERIC_READ, everybody, nullptr, OPEN_EXISTING,
                                    FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    }
}

std::optional<FileStatus> OpenFile::status() noexcept {
    const DWORD type = GetFileType(handleOf(m_handle));
    if (type == FILE_TYPE_PIPE)
        return FileStatus{FileKind::Pipe, 0, 1, true, 0};
    const Information found = informationOf(handleOf(m_handle));
    if (!found.known) {
        failed();
        return std::nullopt;
    }
    constexpr DWORD others = FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_REPARSE_POINT | FILE_ATTRIBUTE_DEVICE;
    const bool regular = type == FILE_TYPE_DISK && (found.file.dwFileAttributes & others) == 0;
    return FileStatus{regular ? FileKind::Regular : FileKind::Other,
                      joined(found.file.nFileSizeHigh, found.file.nFileSizeLow), found.file.nNumberOfLinks, true,
                      ticksOf(found.file.ftLastWriteTime) / ticksPerSecond};
}

bool OpenFile::awaitWriter() noexcept {
    return true; // Reading waits anyway.
}

std::optional<std::size_t> OpenFile::read(char* to, std::size_t size) noexcept {
    DWORD count = 0;
    if (ReadFile(handleOf(m_handle), to, static_cast<DWORD>(size), &count, nullptr) == 0 &&
        GetLastError() != ERROR_BROKEN_PIPE && GetLastError() != ERROR_HANDLE_EOF) {
        failed();
        return std::nullopt;
    }
    return count;
}

std::optional<std::size_t> OpenFile::readAt(std::uint64_t offset, char* to, std::size_t size) noexcept {
    OVERLAPPED place{};
    place.Offset = static_cast<DWORD>(offset & 0xFFFFFFFFU);
    place.OffsetHigh = static_cast<DWORD>(offset >> 32U);
    DWORD count = 0;
    if (ReadFile(handleOf(m_handle), to, static_cast<DWORD>(size), &count, &place) == 0 &&
        GetLastError() != ERROR_HANDLE_EOF) {
        failed();
        return std::nullopt;
    }
    return count;
}

bool OpenFile::write(std::string_view content) noexcept {
    constexpr std::size_t most = std::size_t{1} << 24U;
    while (!content.empty()) {
        DWORD written = 0;
        if (WriteFile(handleOf(m_handle), content.data(), static_cast<DWORD>(std::min(content.size(), most)), &written,
                      nullptr) == 0)
            return failed();
        content.remove_prefix(written);
    }
    return true;
}

void OpenFile::tryWrite(std::string_view content) noexcept {
    DWORD ignored = 0;
    WriteFile(handleOf(m_handle), content.data(), static_cast<DWORD>(content.size()), &ignored, nullptr);
}

bool OpenFile::adoptPermissions(const fs::path& /*from*/) noexcept {
    return true; // A new file has those of its folder.
}

bool OpenFile::sync() noexcept {
    return FlushFileBuffers(handleOf(m_handle)) != 0 || failed();
}

bool OpenFile::close() noexcept {
    return m_handle == closed || CloseHandle(handleOf(std::exchange(m_handle, closed))) != 0 || failed();
}

Locking OpenFile::tryLock() noexcept {
    return lock(handleOf(m_handle));
}

OpenFile OpenFile::again() const noexcept {
    HANDLE same = INVALID_HANDLE_VALUE;
    const HANDLE process = GetCurrentProcess();
    if (DuplicateHandle(process, handleOf(m_handle), process, &same, 0, FALSE, DUPLICATE_SAME_ACCESS) == 0)
        same = INVALID_HANDLE_VALUE;
    return OpenFile(numberOf(same));
}

bool OpenFile::isAt(const fs::path& path) const noexcept {
    return isSame(informationOf(handleOf(m_handle)), informationOf(path, FILE_FLAG_OPEN_REPARSE_POINT));
}

std::pair<OpenFile, fs::path> createTemporary(const fs::path& start) {
    constexpr std::string_view letters =
        "abcdefghijklmnopqrstuvwxyz0123456789"; // Windows does not tell capitals apart.
    constexpr int tries = 100;
    std::random_device random;
    fs::path name;
    for (int i = 0; i < tries; ++i) {
        name = start;
        std::string end;
        for (std::size_t letter = 0; letter < temporaryLetters; ++letter)
            end += letters[random() % letters.size()];
        name += end;
        OpenFile file(name, OpenFile::For::Creating);
        if (file.isOpen() || file.problem() != std::errc::file_exists)
            return {std::move(file), std::move(name)};
    }
    return {OpenFile(OpenFile::closed), std::move(name)};
}

OpenFolder::OpenFolder(const fs::path& folder) noexcept
    : m_handle(openFolder(folder, FILE_SHARE_DELETE)) {}

OpenFolder::~OpenFolder() {
    closeFolder(m_handle);
}

Locking OpenFolder::tryLock() noexcept {
    if (!isOpen())
        return Locking::Unavailable;
    Folder& folder = *folderOf(m_handle);
    const Information found = informationOf(folder.handle);
    if (!found.known)
        return Locking::Unavailable;
    const std::wstring name = L"Global\\lichter-aus-" + std::to_wstring(found.file.dwVolumeSerialNumber) + L"-" +
                              std::to_wstring(joined(found.file.nFileIndexHigh, found.file.nFileIndexLow));
    const HANDLE lock = CreateEventW(nullptr, TRUE, FALSE, name.c_str());
    const DWORD error = GetLastError();
    if (lock == nullptr)
        return error == ERROR_ACCESS_DENIED ? Locking::HeldByOther : Locking::Unavailable;
    if (error == ERROR_ALREADY_EXISTS) {
        CloseHandle(lock);
        return Locking::HeldByOther;
    }
    folder.lock = lock;
    return Locking::Taken;
}

OpenFile OpenFolder::openEntry(const std::string& name) const noexcept {
    const fs::path path = folderOf(m_handle)->entry(name);
    return OpenFile(numberOf(CreateFileW(path.c_str(), GENERIC_READ, everybody, nullptr, OPEN_EXISTING,
                                         FILE_FLAG_OPEN_REPARSE_POINT | FILE_FLAG_BACKUP_SEMANTICS, nullptr)));
}

bool OpenFolder::isEntry(const std::string& name, const OpenFile& file) const noexcept {
    return file.isAt(folderOf(m_handle)->entry(name));
}

void OpenFolder::removeEntry(const std::string& name) noexcept {
    removeQuietly(folderOf(m_handle)->entry(name));
}

HeldFolder::HeldFolder(const fs::path& folder) noexcept
    : m_handle(openFolder(folder, 0))
    , m_problem(isOpen() ? std::error_code() : lastError()) {}

HeldFolder::~HeldFolder() {
    closeFolder(m_handle);
}

fs::path HeldFolder::path() const {
    return folderOf(m_handle)->path;
}

std::error_code syncFolder(const fs::path& /*folder*/) noexcept {
    return {};
}

std::error_code renameReplacing(const fs::path& from, const fs::path& to) noexcept {
    return rename(from, to, true);
}

std::error_code renameToNew(const fs::path& from, const fs::path& to) noexcept {
    return rename(from, to, false);
}

std::error_code addName(const fs::path& file, const fs::path& name) noexcept {
    return CreateHardLinkW(name.c_str(), file.c_str(), nullptr) != 0 ? std::error_code() : lastError();
}

void removeQuietly(const fs::path& file) noexcept {
    DeleteFileW(file.c_str());
}

std::error_code createOwnFolder(const fs::path& folder) noexcept {
    return CreateDirectoryW(folder.c_str(), nullptr) != 0 ? std::error_code() : lastError();
}

std::error_code whyNotWritable(const fs::path& /*folder*/) noexcept {
    return {}; // Who may do what is known only by trying.
}

bool isDiskFull(const std::error_code& error) noexcept {
    return error == std::errc::no_space_on_device || error == std::errc::file_too_large;
}

std::optional<FileIdentity> identityOf(const fs::path& file) noexcept {
    const Information found = informationOf(file, 0);
    if (!found.known)
        return std::nullopt;
    const std::int64_t birth = ticksOf(found.file.ftCreationTime);
    return FileIdentity{found.file.dwVolumeSerialNumber,
                        0,
                        joined(found.file.nFileIndexHigh, found.file.nFileIndexLow),
                        static_cast<std::uint16_t>(found.file.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY),
                        birth / ticksPerSecond,
                        static_cast<std::uint32_t>(birth % ticksPerSecond)};
}

std::optional<FileState> stateOf(const fs::path& file, std::error_code& problem) noexcept {
    const Information found = informationOf(file, 0);
    if (!found.known) {
        problem = lastError();
        return std::nullopt;
    }
    const std::int64_t written = ticksOf(found.file.ftLastWriteTime);
    return FileState{found.file.dwVolumeSerialNumber,
                     joined(found.file.nFileIndexHigh, found.file.nFileIndexLow),
                     static_cast<std::int64_t>(joined(found.file.nFileSizeHigh, found.file.nFileSizeLow)),
                     written / ticksPerSecond,
                     written % ticksPerSecond,
                     0,
                     0,
                     (found.file.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? FileKind::Other
                                                                                   : FileKind::Regular};
}

} // namespace platform
