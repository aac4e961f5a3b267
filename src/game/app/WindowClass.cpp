#include "game/app/WindowClass.hpp"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <string>

namespace game {

const char* windowClass() noexcept {
    return LICHTER_APP_ID;
}

void setWindowClass(sf::WindowHandle window) {
    Display* const display = XOpenDisplay(nullptr); // SFML does not show its own.
    if (display == nullptr)
        return;
    std::string instance = "lichter-aus"; // By convention the name of the program. Xlib takes no constants.
    std::string ofClass = windowClass();
    XClassHint hint{instance.data(), ofClass.data()};
    XSetClassHint(display, window, &hint);
    XCloseDisplay(display);
}

} // namespace game
