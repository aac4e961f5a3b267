#include "game/app/Display.hpp"

#include <X11/Xlib.h>

namespace game {

DisplayConnection::DisplayConnection()
    : m_display(XOpenDisplay(nullptr)) {}

void DisplayConnection::Closer::operator()(void* display) const noexcept {
    XCloseDisplay(static_cast<::Display*>(display));
}

} // namespace game
