// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "Posix.hpp"

#include <functional>

#ifndef _WIN32

#include <cstdlib>
#include <exception>
#include <grp.h>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>

namespace data::test {

/// Runs `work` in a child process, which exits with its result, or with 99 if it throws.
inline pid_t startChild(const std::function<int()>& work) {
    const pid_t child = ::fork();
    if (child < 0)
        throw std::runtime_error("no child process");
    if (child > 0)
        return child;
    int code = 99;
    try {
        code = work();
    } catch (const std::exception&) {
        code = 99; // Reported to the parent by the exit code.
    }
    ::_exit(code);
}

/// Waits for a child process. Returns its exit code, or minus the signal that terminated it.
inline int waitFor(pid_t child) {
    int status = 0;
    if (::waitpid(child, &status, 0) != child)
        throw std::runtime_error("lost a child process");
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

/// Runs `work` in a child process and waits for it. Returns as waitFor.
inline int inChild(const std::function<int()>& work) {
    return waitFor(startChild(work));
}

/// Drops root's privileges and groups, since root may write everywhere. For use in a child process.
inline void becomeNobody() {
    constexpr uid_t nobody = 65534;
    if (::getuid() == 0 && (::setgroups(0, nullptr) != 0 || ::setgid(nobody) != 0 || ::setuid(nobody) != 0))
        throw std::runtime_error("cannot give up root's rights");
}

/// Limits the size of every file that this process writes, to simulate a full disk.
inline void limitFileSize(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{bytes, RLIM_INFINITY};
    if (::setrlimit(RLIMIT_FSIZE, &limit) != 0)
        throw std::runtime_error("cannot limit the size of files");
}

} // namespace data::test

#else

namespace data::test {

inline int startChild(const std::function<int()>& /*work*/) {
    return onPosixOnly();
}
inline int waitFor(long long /*child*/) {
    return onPosixOnly();
}
inline int inChild(const std::function<int()>& /*work*/) {
    return onPosixOnly();
}
inline void becomeNobody() {
    onPosixOnly();
}
inline void limitFileSize(rlim_t /*bytes*/) {
    onPosixOnly();
}

} // namespace data::test

#endif
