// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gtest/gtest.h>

// Tests about what only POSIX systems have: links and permissions of files, pipes with names, devices, limits,
// processes that are copied or killed. On Windows they are compiled too, so that those beside them run, but disabled;
// the functions throw there.
#ifdef _WIN32

#include <csignal>
#include <stdexcept>

#define POSIX_TEST(suite, name) TEST(suite, DISABLED_##name)
#define POSIX_TEST_F(suite, name) TEST_F(suite, DISABLED_##name)

using uid_t = int;
using rlim_t = unsigned long long;
constexpr rlim_t RLIM_INFINITY = ~0ULL;
constexpr int SIGKILL = 9;

[[noreturn]] inline int onPosixOnly() {
    throw std::logic_error("a test for POSIX");
}
template<class Letter>
int mkfifo(const Letter* /*path*/, int /*mode*/) {
    return onPosixOnly();
}
inline int kill(int /*process*/, int /*signal*/) {
    return onPosixOnly();
}
inline unsigned alarm(unsigned /*seconds*/) {
    onPosixOnly();
}
inline uid_t getuid() {
    return onPosixOnly();
}
inline uid_t geteuid() {
    return onPosixOnly();
}
inline int pipe(int* /*ends*/) {
    return onPosixOnly();
}

#else

#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

#define POSIX_TEST(suite, name) TEST(suite, name)
#define POSIX_TEST_F(suite, name) TEST_F(suite, name)

#endif
