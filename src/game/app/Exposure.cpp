// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Exposure.hpp"

#include <X11/Xlib.h>

namespace game {

namespace {

::Display* displayOf(void* display) {
    return static_cast<::Display*>(display);
}

} // namespace

Exposure::Exposure()
    : m_display(XOpenDisplay(nullptr)) {}

void Exposure::Closer::operator()(void* display) const noexcept {
    XCloseDisplay(displayOf(display));
}

void Exposure::watch(sf::WindowHandle window) {
    if (!m_display)
        return;
    XSelectInput(displayOf(m_display.get()), window, ExposureMask);
    XFlush(displayOf(m_display.get()));
}

bool Exposure::happened() {
    bool exposed = false;
    while (m_display && XPending(displayOf(m_display.get())) > 0) {
        XEvent event{};
        XNextEvent(displayOf(m_display.get()), &event);
        exposed = exposed || event.type == Expose;
    }
    return exposed;
}

} // namespace game
