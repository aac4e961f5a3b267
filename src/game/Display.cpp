#include "game/Display.hpp"

#include <X11/Xlib.h>

namespace game {

bool displayAvailable() {
    ::Display* const display = XOpenDisplay(nullptr);
    if (display == nullptr)
        return false;
    XCloseDisplay(display);
    return true;
}

} // namespace game
