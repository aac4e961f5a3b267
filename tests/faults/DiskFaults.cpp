// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A disk that fails at a chosen moment. Loaded into a program with LD_PRELOAD, this library stands between it and the
// system, for calls about files in one folder:
//
//     LICHTER_FAULT_FOLDER  the folder: absolute, without symbolic links
//     LICHTER_FAULT         what happens: the number of an error, "short" (half of what was asked for is read or
//                           written), "kill" (the program dies, in the middle of a write), "stop" (it stops until it
//                           gets SIGCONT)
//     LICHTER_FAULT_AT      at which call, counted from 1
//     LICHTER_FAULT_LASTS   if set, all calls from that one on
//     LICHTER_FAULT_CALLS   the kinds of calls that count, separated by commas; all if not set
//     LICHTER_FAULT_LOG     a file for a record of each call, and of what is written to standard output
//
// A record is the line "KIND INODE OFFSET SIZE PATH", followed by SIZE bytes: those written, or the second path of a
// call that has two. The kind of a call that failed begins with "-".
//
// No sync reaches the disk, so that tests are as quick on a slow one.
//
// Calls that the C library makes for itself do not come by here; neither do locks, nor the memory that SQLite shares
// between processes.

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <string_view>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

enum class Fault { None, Error, Short, Kill };

std::atomic<long> calls = 0;

/// A variable of the environment; empty if not set.
std::string_view variable(const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr ? std::string_view(value) : std::string_view();
}

/// The function of that name which would be called without this library.
template<class Function>
Function* original(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

/// Whether a path leads into the folder.
bool inFolder(std::string_view path) {
    static const std::string_view folder = variable("LICHTER_FAULT_FOLDER");
    return !folder.empty() && path.substr(0, folder.size()) == folder &&
           (path.size() == folder.size() || path[folder.size()] == '/');
}

/// The path of an open file, as the system knows it.
std::string pathOf(int file) {
    char link[64];
    char path[4096];
    std::snprintf(link, sizeof(link), "/proc/self/fd/%d", file);
    const ssize_t length = readlink(link, path, sizeof(path));
    return length > 0 ? std::string(path, static_cast<std::size_t>(length)) : std::string();
}

/// A path that may be relative to an open folder, or lead through one.
std::string pathAt(int folder, const char* path) {
    constexpr std::string_view files = "/proc/self/fd/";
    const std::string_view given(path);
    if (given.substr(0, files.size()) != files)
        return folder == AT_FDCWD || path[0] == '/' ? std::string(path) : pathOf(folder) + "/" + path;
    const std::size_t slash = std::min(given.find('/', files.size()), given.size());
    return pathOf(std::atoi(path + files.size())) + std::string(given.substr(slash));
}

/// The path that a call without a folder means.
std::string pathAt(const char* path) {
    return pathAt(AT_FDCWD, path);
}

bool counts(std::string_view kind) {
    static const std::string_view wanted = variable("LICHTER_FAULT_CALLS");
    if (wanted.empty())
        return true;
    for (std::string_view rest = wanted; !rest.empty();) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        if (rest.substr(0, comma) == kind)
            return true;
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return false;
}

/// Counts a call, and says what is to happen to it.
Fault nextCall(std::string_view kind, std::string_view path) {
    static const std::string_view what = variable("LICHTER_FAULT");
    static const long at = std::atol(std::string(variable("LICHTER_FAULT_AT")).c_str());
    static const bool lasts = !variable("LICHTER_FAULT_LASTS").empty();
    if (what.empty() || !inFolder(path) || !counts(kind))
        return Fault::None;
    const long number = ++calls;
    if (lasts ? number < at : number != at)
        return Fault::None;
    if (what == "stop") {
        raise(SIGSTOP);
        return Fault::None;
    }
    return what == "short" ? Fault::Short : what == "kill" ? Fault::Kill : Fault::Error;
}

int fail() {
    errno = std::atoi(std::string(variable("LICHTER_FAULT")).c_str());
    return -1;
}

/// Keeps the records in the order in which the calls took effect.
std::mutex& order() {
    static std::mutex mutex;
    return mutex;
}

/// Appends a record, without a call that would come by here. `errno` stays what it is.
void record(const char* kind, unsigned long long inode, long long offset, std::string_view path,
            std::string_view bytes) {
    static const char* const name = std::getenv("LICHTER_FAULT_LOG");
    static const int log =
        name == nullptr
            ? -1
            : static_cast<int>(syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
    if (log < 0)
        return;
    const int before = errno;
    std::string all = std::string(kind) + " " + std::to_string(inode) + " " + std::to_string(offset) + " " +
                      std::to_string(bytes.size()) + " " + std::string(path) + "\n";
    all += bytes;
    if (syscall(SYS_write, log, all.data(), all.size()) != static_cast<long>(all.size()))
        _exit(99); // What the test would conclude from half of it would be wrong.
    errno = before;
}

/// Records a call that failed.
void recordFailure(const char* kind, const std::string& path) {
    record((std::string("-") + kind).c_str(), 0, 0, path, {});
}

unsigned long long inodeOf(int file) {
    struct stat status {};
    return fstat(file, &status) == 0 ? status.st_ino : 0;
}

/// A call that changes a name or a whole file, or only looks at it. \param note records it if it succeeded.
template<class Own, class Note>
int through(const char* kind, const std::string& path, Own own, Note note) {
    if (!inFolder(path))
        return own();
    const std::lock_guard lock(order());
    switch (nextCall(kind, path)) {
    case Fault::Error:
        recordFailure(kind, path);
        return fail();
    case Fault::Kill:
        raise(SIGKILL);
        return -1;
    case Fault::Short: // Nothing here can be done by half.
    case Fault::None:
        break;
    }
    const int result = own();
    if (result < 0)
        recordFailure(kind, path);
    else
        note(result);
    return result;
}

/// Calls through, and records nothing but the call itself.
template<class Own>
int through(const char* kind, const std::string& path, Own own) {
    return through(kind, path, own, [&](int) { record(kind, 0, 0, path, {}); });
}

/// A call that reads or writes. \param own does that with up to the given number of bytes. \param note records them.
template<class Own, class Note>
ssize_t transfer(const char* kind, int file, size_t size, Own own, Note note) {
    const std::string path = pathOf(file);
    if (!inFolder(path))
        return own(size);
    const std::lock_guard lock(order());
    ssize_t done = -1;
    switch (nextCall(kind, path)) {
    case Fault::Error:
        recordFailure(kind, path);
        return fail();
    case Fault::Kill:
        if (std::strcmp(kind, "write") == 0 && size > 1)
            static_cast<void>(own(size / 2));
        raise(SIGKILL);
        return -1;
    case Fault::Short:
        done = own(size > 1 ? size / 2 : size);
        break;
    case Fault::None:
        done = own(size);
        break;
    }
    if (done < 0)
        recordFailure(kind, path);
    else
        note(path, static_cast<size_t>(done));
    return done;
}

template<class Own>
ssize_t readThrough(int file, size_t size, Own own) {
    return transfer("read", file, size, own, [](const std::string& path, size_t) { record("read", 0, 0, path, {}); });
}

/// \param offset where the bytes went; negative: to where the file's position is now, less their number.
template<class Own>
ssize_t writeThrough(int file, const void* bytes, size_t size, off64_t offset, Own own) {
    return transfer("write", file, size, own, [&](const std::string& path, size_t done) {
        const off64_t at = offset >= 0 ? offset : lseek64(file, 0, SEEK_CUR) - static_cast<off64_t>(done);
        record("write", inodeOf(file), at, path, {static_cast<const char*>(bytes), done});
    });
}

/// Opens a file. \param own does that.
template<class Own>
int openThrough(const std::string& path, int flags, Own own) {
    if (!inFolder(path))
        return own();
    struct stat status {};
    const bool isNew = (flags & O_CREAT) != 0 && fstatat(AT_FDCWD, path.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0;
    return through(isNew ? "create" : "open", path, own, [&](int file) {
        if (!isNew && (flags & O_TRUNC) != 0)
            record("truncate", inodeOf(file), 0, path, {});
        else
            record(isNew ? "create" : "open", inodeOf(file), 0, path, {});
    });
}

mode_t modeIn(int flags, va_list rest) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
}

/// Copies from file to file. \param own does that.
template<class Own>
ssize_t copyThrough(int to, size_t size, Own own) {
    return transfer("write", to, size, own, [&](const std::string& path, size_t done) {
        std::string bytes(done, '\0');
        const off64_t at = lseek64(to, 0, SEEK_CUR) - static_cast<off64_t>(done);
        const std::string again = "/proc/self/fd/" + std::to_string(to); // It may be open for writing only.
        const int reading = static_cast<int>(syscall(SYS_openat, AT_FDCWD, again.c_str(), O_RDONLY | O_CLOEXEC));
        if (syscall(SYS_pread64, reading, bytes.data(), done, at) != static_cast<long>(done))
            _exit(99);
        syscall(SYS_close, reading);
        record("write", inodeOf(to), at, path, bytes);
    });
}

FILE* streamThrough(const char* name, const char* path, const char* mode) {
    auto* const own = original<FILE*(const char*, const char*)>(name);
    const int flags = mode[0] == 'r' ? O_RDONLY : mode[0] == 'w' ? O_CREAT | O_TRUNC : O_CREAT;
    FILE* file = nullptr;
    static_cast<void>(openThrough(pathAt(path), flags, [&] {
        file = own(path, mode);
        return file != nullptr ? fileno(file) : -1;
    }));
    return file;
}

template<class Own>
int renameThrough(const std::string& from, const std::string& to, Own own) {
    return through("rename", to, own, [&](int) { record("rename", 0, 0, from, to); });
}

/// A sync, which only has to come through in the record: the system goes on whatever happens to the program.
int syncThrough(int file) {
    const std::string path = pathOf(file);
    return through(
        "sync", path, [] { return 0; }, [&](int) { record("sync", inodeOf(file), 0, path, {}); });
}

} // namespace

// Names that the headers of some systems give to the 64-bit functions.
#undef open
#undef openat
#undef pread
#undef pwrite
#undef ftruncate
#undef fopen
#undef stat
#undef lstat
#undef sendfile
#undef mkostemp

extern "C" {

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeIn(flags, rest);
    va_end(rest);
    static auto* const own = original<int(const char*, int, ...)>("open");
    return openThrough(pathAt(path), flags, [&] { return own(path, flags, mode); });
}

int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeIn(flags, rest);
    va_end(rest);
    static auto* const own = original<int(const char*, int, ...)>("open64");
    return openThrough(pathAt(path), flags, [&] { return own(path, flags, mode); });
}

int openat(int folder, const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeIn(flags, rest);
    va_end(rest);
    static auto* const own = original<int(int, const char*, int, ...)>("openat");
    return openThrough(pathAt(folder, path), flags, [&] { return own(folder, path, flags, mode); });
}

int mkostemp(char* path, int flags) {
    static auto* const own = original<int(char*, int)>("mkostemp");
    return through(
        "create", pathAt(path), [&] { return own(path, flags); },
        [&](int file) { record("create", inodeOf(file), 0, pathAt(path), {}); }); // It has its name only now.
}

FILE* fopen(const char* path, const char* mode) {
    return streamThrough("fopen", path, mode);
}

FILE* fopen64(const char* path, const char* mode) {
    return streamThrough("fopen64", path, mode);
}

ssize_t read(int file, void* bytes, size_t size) {
    static auto* const own = original<ssize_t(int, void*, size_t)>("read");
    return readThrough(file, size, [&](size_t some) { return own(file, bytes, some); });
}

ssize_t pread(int file, void* bytes, size_t size, off_t offset) {
    static auto* const own = original<ssize_t(int, void*, size_t, off_t)>("pread");
    return readThrough(file, size, [&](size_t some) { return own(file, bytes, some, offset); });
}

ssize_t pread64(int file, void* bytes, size_t size, off64_t offset) {
    static auto* const own = original<ssize_t(int, void*, size_t, off64_t)>("pread64");
    return readThrough(file, size, [&](size_t some) { return own(file, bytes, some, offset); });
}

ssize_t write(int file, const void* bytes, size_t size) {
    static auto* const own = original<ssize_t(int, const void*, size_t)>("write");
    if (file != STDOUT_FILENO)
        return writeThrough(file, bytes, size, -1, [&](size_t some) { return own(file, bytes, some); });
    const std::lock_guard lock(order());
    record("told", 0, 0, "-", {static_cast<const char*>(bytes), size});
    return own(file, bytes, size);
}

ssize_t writev(int file, const iovec* parts, int count) {
    static auto* const own = original<ssize_t(int, const iovec*, int)>("writev");
    if (!inFolder(pathOf(file)))
        return own(file, parts, count);
    std::string bytes;
    for (int i = 0; i < count; ++i)
        bytes.append(static_cast<const char*>(parts[i].iov_base), parts[i].iov_len);
    return write(file, bytes.data(), bytes.size());
}

ssize_t pwrite(int file, const void* bytes, size_t size, off_t offset) {
    static auto* const own = original<ssize_t(int, const void*, size_t, off_t)>("pwrite");
    return writeThrough(file, bytes, size, offset, [&](size_t some) { return own(file, bytes, some, offset); });
}

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t offset) {
    static auto* const own = original<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
    return writeThrough(file, bytes, size, offset, [&](size_t some) { return own(file, bytes, some, offset); });
}

ssize_t sendfile(int to, int from, off_t* offset, size_t size) noexcept {
    static auto* const own = original<ssize_t(int, int, off_t*, size_t)>("sendfile");
    return copyThrough(to, size, [&](size_t some) { return own(to, from, offset, some); });
}

ssize_t copy_file_range(int from, off64_t* fromOffset, int to, off64_t* toOffset, size_t size, unsigned flags) {
    static auto* const own = original<ssize_t(int, off64_t*, int, off64_t*, size_t, unsigned)>("copy_file_range");
    if (toOffset != nullptr && inFolder(pathOf(to)))
        _exit(99); // Where it wrote could not be recorded.
    return copyThrough(to, size, [&](size_t some) { return own(from, fromOffset, to, toOffset, some, flags); });
}

int fsync(int file) {
    return syncThrough(file);
}

int fdatasync(int file) {
    return syncThrough(file);
}

int ftruncate(int file, off_t size) noexcept {
    static auto* const own = original<int(int, off_t)>("ftruncate");
    const std::string path = pathOf(file);
    return through(
        "truncate", path, [&] { return own(file, size); },
        [&](int) { record("truncate", inodeOf(file), size, path, {}); });
}

int ftruncate64(int file, off64_t size) noexcept {
    static auto* const own = original<int(int, off64_t)>("ftruncate64");
    const std::string path = pathOf(file);
    return through(
        "truncate", path, [&] { return own(file, size); },
        [&](int) { record("truncate", inodeOf(file), size, path, {}); });
}

int rename(const char* from, const char* to) noexcept {
    static auto* const own = original<int(const char*, const char*)>("rename");
    return renameThrough(pathAt(from), pathAt(to), [&] { return own(from, to); });
}

int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept {
    static auto* const own = original<int(int, const char*, int, const char*)>("renameat");
    return renameThrough(pathAt(fromFolder, from), pathAt(toFolder, to),
                         [&] { return own(fromFolder, from, toFolder, to); });
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept {
    static auto* const own = original<int(int, const char*, int, const char*, unsigned)>("renameat2");
    return renameThrough(pathAt(fromFolder, from), pathAt(toFolder, to),
                         [&] { return own(fromFolder, from, toFolder, to, flags); });
}

int link(const char* from, const char* to) noexcept {
    static auto* const own = original<int(const char*, const char*)>("link");
    return through(
        "link", pathAt(to), [&] { return own(from, to); },
        [&](int) { record("link", 0, 0, pathAt(from), pathAt(to)); });
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept {
    static auto* const own = original<int(int, const char*, int, const char*, int)>("linkat");
    return through(
        "link", pathAt(toFolder, to), [&] { return own(fromFolder, from, toFolder, to, flags); },
        [&](int) { record("link", 0, 0, pathAt(fromFolder, from), pathAt(toFolder, to)); });
}

int unlink(const char* path) noexcept {
    static auto* const own = original<int(const char*)>("unlink");
    return through("unlink", pathAt(path), [&] { return own(path); });
}

int unlinkat(int folder, const char* path, int flags) noexcept {
    static auto* const own = original<int(int, const char*, int)>("unlinkat");
    return through("unlink", pathAt(folder, path), [&] { return own(folder, path, flags); });
}

int remove(const char* path) noexcept {
    static auto* const own = original<int(const char*)>("remove");
    return through("unlink", pathAt(path), [&] { return own(path); });
}

int mkdir(const char* path, mode_t mode) noexcept {
    static auto* const own = original<int(const char*, mode_t)>("mkdir");
    return through("mkdir", pathAt(path), [&] { return own(path, mode); });
}

int stat(const char* path, struct stat* status) noexcept {
    static auto* const own = original<int(const char*, struct stat*)>("stat");
    return through("stat", pathAt(path), [&] { return own(path, status); });
}

int stat64(const char* path, struct stat64* status) noexcept {
    static auto* const own = original<int(const char*, struct stat64*)>("stat64");
    return through("stat", pathAt(path), [&] { return own(path, status); });
}

int lstat(const char* path, struct stat* status) noexcept {
    static auto* const own = original<int(const char*, struct stat*)>("lstat");
    return through("stat", pathAt(path), [&] { return own(path, status); });
}

int lstat64(const char* path, struct stat64* status) noexcept {
    static auto* const own = original<int(const char*, struct stat64*)>("lstat64");
    return through("stat", pathAt(path), [&] { return own(path, status); });
}

int statx(int folder, const char* path, int flags, unsigned mask, struct statx* status) noexcept {
    static auto* const own = original<int(int, const char*, int, unsigned, struct statx*)>("statx");
    return through("stat", pathAt(folder, path), [&] { return own(folder, path, flags, mask, status); });
}

int access(const char* path, int mode) noexcept {
    static auto* const own = original<int(const char*, int)>("access");
    return through("stat", pathAt(path), [&] { return own(path, mode); });
}

} // extern "C"
