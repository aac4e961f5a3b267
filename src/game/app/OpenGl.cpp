#include "game/app/OpenGl.hpp"

#include <X11/Xlib.h>
#include <cstdlib>
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

/// Watches for X errors while it exists.
class ErrorWatch {
public:
    explicit ErrorWatch(const std::function<int()>& report) {
        onError = &report;
        m_before = XSetErrorHandler(handleError);
    }
    ~ErrorWatch() {
        XSetErrorHandler(m_before);
        onError = nullptr;
    }
    ErrorWatch(const ErrorWatch&) = delete;
    ErrorWatch& operator=(const ErrorWatch&) = delete;

private:
    XErrorHandler m_before = nullptr;
};

} // namespace

OpenGl::OpenGl(const DisplayConnection& display, const std::function<int()>& report) {
    if (!display.offersOpenGl())
        endProcess(report);
    constexpr int keep = 0;
    ::setenv("LIBGL_DEBUG", "quiet", keep); // The game's own line is enough.
    const ErrorWatch watch(report);
    m_shared.emplace();
    if (sf::Texture::getMaximumSize() == 0) // An OpenGL without a driver does nothing, not even set this.
        endProcess(report);
}

} // namespace game
