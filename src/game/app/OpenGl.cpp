// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/OpenGl.hpp"

#include <X11/Xlib.h>
#include <csignal>
#include <unistd.h>

namespace game {

namespace {

/// What to do on an X error; Xlib's handler is a plain function.
const std::function<int()>* onError = nullptr;

/// Like Xlib's own handler, this does not return: nothing is known of the state that SFML is in then. Nor does it clean
/// up, since closing the display would bring the next X error.
[[noreturn]] void endProcess(const std::function<int()>& report) {
    ::_exit(report());
}

int handleError(Display* /*display*/, XErrorEvent* /*event*/) {
    endProcess(*onError);
}

/// A driver that offers nothing makes some versions of SFML and Mesa use a context that is not there. What the report
/// does is more than a signal handler may do, but the process has crashed: if that fails, it ends after all, by the
/// signal as it would have without us, or by the alarm.
void handleCrash(int /*signal*/) {
    constexpr unsigned patience = 5; // Seconds.
    ::alarm(patience);
    endProcess(*onError);
}

/// Watches for X errors and a crash while it exists.
class ErrorWatch {
public:
    explicit ErrorWatch(const std::function<int()>& report) {
        onError = &report;
        m_before = XSetErrorHandler(handleError);
        struct sigaction crash {};
        crash.sa_handler = handleCrash;
        crash.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
        ::sigaction(SIGSEGV, &crash, &m_crashBefore);
    }
    ~ErrorWatch() {
        ::sigaction(SIGSEGV, &m_crashBefore, nullptr);
        XSetErrorHandler(m_before);
        onError = nullptr;
    }
    ErrorWatch(const ErrorWatch&) = delete;
    ErrorWatch& operator=(const ErrorWatch&) = delete;

private:
    XErrorHandler m_before = nullptr;
    struct sigaction m_crashBefore {};
};

} // namespace

OpenGl::OpenGl(const DisplayConnection& display, const std::function<int()>& report) {
    if (!display.offersOpenGl())
        endProcess(report);
    const ErrorWatch watch(report);
    m_shared.emplace();
    if (sf::Texture::getMaximumSize() == 0) // An OpenGL without a driver does nothing, not even set this.
        endProcess(report);
}

} // namespace game
