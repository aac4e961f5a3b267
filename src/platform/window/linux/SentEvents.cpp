// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/SentEvents.hpp"

#include <GL/glx.h>
#include <X11/Xlib.h>
#include <X11/Xlibint.h>
#include <array>
#include <poll.h>
#include <utility>

#undef max // Xlibint.h defines them.
#undef min

namespace platform {

namespace {

using Reader = Bool (*)(::Display*, XEvent*, xEvent*);

constexpr std::array heardTypes{KeyPress, KeyRelease, ButtonPress, ButtonRelease, MotionNotify};

/// How Xlib itself reads each type, and what has been heard. Xlib's readers are plain functions.
std::array<Reader, LASTEvent> readers{};
std::vector<ServerEvent> heard;

/// \returns what SFML makes of it; std::nullopt if it is a turn of the wheel.
std::optional<sf::Event::EventType> kindOf(const XEvent& event) {
    const auto button = [&event](sf::Event::EventType kind) {
        constexpr unsigned firstOfWheel = Button4;
        constexpr unsigned lastOfWheel = firstOfWheel + 3;
        const unsigned which = event.xbutton.button;
        return which < firstOfWheel || which > lastOfWheel ? std::optional(kind) : std::nullopt;
    };
    switch (event.type) {
    case KeyPress:
        return sf::Event::KeyPressed;
    case KeyRelease:
        return sf::Event::KeyReleased;
    case ButtonPress:
        return button(sf::Event::MouseButtonPressed);
    case ButtonRelease:
        return button(sf::Event::MouseButtonReleased);
    default:
        return sf::Event::MouseMoved;
    }
}

Bool read(::Display* display, XEvent* event, xEvent* wire) {
    const Reader reader = readers.at(wire->u.u.type & 0x7FU); // The highest bit marks what other programs have sent.
    const Bool queued = reader(display, event, wire);
    if (queued == False)
        return queued;
    // These types begin alike, with the time, and with the key or button after it.
    const auto time = static_cast<std::uint32_t>(wire->u.keyButtonPointer.time);
    const bool known = event->xany.send_event == False && time != CurrentTime;
    if (const auto kind = kindOf(*event))
        heard.push_back({*kind, wire->u.u.detail, known ? std::optional(time) : std::nullopt});
    return queued;
}

} // namespace

// Xlib lets a program look at each event as it is read, so that no second connection is needed, which could not ask for
// clicks and would have to listen to the keys of all programs.
int listenToServer() {
    ::Display* const display = glXGetCurrentDisplay();
    if (display == nullptr)
        return -1;
    for (const int type : heardTypes) {
        const Reader before = XESetWireToEvent(display, type, read);
        if (before != read)
            readers.at(static_cast<std::size_t>(type)) = before;
    }
    return ConnectionNumber(display);
}

std::vector<ServerEvent> takeServerEvents() {
    return std::exchange(heard, {});
}

void restUntilSent(int connection, int milliseconds) {
    pollfd sent{connection, POLLIN, 0};
    poll(&sent, 1, milliseconds);
}

} // namespace platform
