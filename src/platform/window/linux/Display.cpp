// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/Display.hpp"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <cstdlib>

namespace platform {

namespace {

/// What onDisplayLost() was given; Xlib's handler is a plain function.
void (*lost)() = nullptr;

/// Called by Xlib once the X server is gone; Xlib would end the program next.
int handleLoss(::Display* /*display*/) {
    lost();
    std::abort(); // The function does not return.
}

} // namespace

DisplayConnection::DisplayConnection()
    : m_display(XOpenDisplay(nullptr)) {}

bool DisplayConnection::offersOpenGl() const noexcept {
    int opcode = 0;
    int event = 0;
    int error = 0;
    return XQueryExtension(static_cast<::Display*>(m_display.get()), "GLX", &opcode, &event, &error) != 0;
}

std::string DisplayConnection::textDpi() const {
    const char* const value = XGetDefault(static_cast<::Display*>(m_display.get()), "Xft", "dpi");
    return value != nullptr ? value : std::string();
}

void DisplayCloser::operator()(void* display) const noexcept {
    XCloseDisplay(static_cast<::Display*>(display));
}

void setApplication(sf::WindowHandle window, std::string application, std::string program) {
    const std::unique_ptr<::Display, DisplayCloser> display(XOpenDisplay(nullptr)); // SFML does not show its own.
    if (!display)
        return;
    XClassHint hint{program.data(), application.data()}; // Xlib takes no constants.
    XSetClassHint(display.get(), window, &hint);
}

void onDisplayLost(void (*function)()) {
    lost = function;
    XSetIOErrorHandler(handleLoss);
}

} // namespace platform
