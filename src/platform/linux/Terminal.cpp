// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Terminal.hpp"

#include <cstdio>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace platform {

bool isErrorTerminal() noexcept {
    return isatty(STDERR_FILENO) == 1;
}

int outputColumns() noexcept {
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void keepStreamsAsTheyAre() noexcept {} // Linux does anyway.

void tellWithoutTerminal(const std::string& /*utf8*/) {} // Desktops keep what is written there.

int silenceErrors() {
    const int before = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
    std::fflush(stderr);
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (before >= 0 && nowhere >= 0)
        dup2(nowhere, STDERR_FILENO);
    if (nowhere >= 0)
        close(nowhere);
    return before;
}

void restoreErrors(int before) {
    std::fflush(stderr);
    if (before >= 0) {
        dup2(before, STDERR_FILENO);
        close(before);
    }
}

} // namespace platform
