// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/DrawingErrors.hpp"

#include <X11/Xlib.h>
#include <csignal>
#include <unistd.h>

namespace platform {

namespace {

/// What to do on an X error, and what was done before; Xlib's handler is a plain function.
const std::function<int()>* onError = nullptr;
XErrorHandler handlerBefore = nullptr;
struct sigaction crashBefore {};

/// Like Xlib's own handler, this does not return: nothing is known of the state that SFML is in then.
int handleError(::Display* /*display*/, XErrorEvent* /*event*/) {
    endAtOnce((*onError)());
}

/// A driver that offers nothing makes some versions of SFML and Mesa use a context that is not there. What the report
/// does is more than a signal handler may do, but the process has crashed: if that fails, it ends after all, by the
/// signal as it would have without us, or by the alarm.
void handleCrash(int /*signal*/) {
    constexpr unsigned patience = 5; // Seconds.
    ::alarm(patience);
    endAtOnce((*onError)());
}

} // namespace

void endAtOnce(int code) {
    ::_exit(code);
}

DrawingErrors::DrawingErrors(const std::function<int()>& report) {
    onError = &report;
    handlerBefore = XSetErrorHandler(handleError);
    struct sigaction crash {};
    crash.sa_handler = handleCrash;
    crash.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    ::sigaction(SIGSEGV, &crash, &crashBefore);
}

DrawingErrors::~DrawingErrors() {
    ::sigaction(SIGSEGV, &crashBefore, nullptr);
    XSetErrorHandler(handlerBefore);
    onError = nullptr;
}

} // namespace platform
