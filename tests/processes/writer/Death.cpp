// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Kills the program in the middle of a write: if LICHTER_DIES_AT is N, the program dies at SQLite's Nth change of a
// file. A write is then only half done. These functions take precedence over those of the C library, which they call.

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <dlfcn.h>
#include <sys/types.h>

namespace {

std::atomic<long> changes = 0;

/// Whether this change is the one to die at.
bool isLast() {
    static const char* const wanted = std::getenv("LICHTER_DIES_AT");
    return ++changes == (wanted != nullptr ? std::atol(wanted) : 0);
}

template<class Function>
Function* libcFunction(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" {

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t offset) {
    static auto* const own = libcFunction<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
    if (!isLast())
        return own(file, bytes, size, offset);
    const ssize_t written = own(file, bytes, size / 2, offset);
    ::raise(SIGKILL);
    return written;
}

int fdatasync(int file) {
    static auto* const own = libcFunction<int(int)>("fdatasync");
    if (isLast())
        ::raise(SIGKILL);
    return own(file);
}

int ftruncate64(int file, off64_t size) noexcept {
    static auto* const own = libcFunction<int(int, off64_t)>("ftruncate64");
    if (isLast())
        ::raise(SIGKILL);
    return own(file, size);
}

int unlink(const char* path) noexcept {
    static auto* const own = libcFunction<int(const char*)>("unlink");
    if (isLast())
        ::raise(SIGKILL);
    return own(path);
}

} // extern "C"
