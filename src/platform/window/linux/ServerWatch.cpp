// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/ServerWatch.hpp"

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/keysym.h>
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <xkbcommon/xkbcommon.h>

namespace platform {

namespace {

::Display* displayOf(void* display) {
    return static_cast<::Display*>(display);
}

KeySym symbolAt(::Display* display, unsigned keycode, unsigned group) {
    return XkbKeycodeToKeysym(display, static_cast<KeyCode>(keycode), static_cast<int>(group), 0);
}

bool isLatin(KeySym symbol) {
    return symbol >= XK_a && symbol <= XK_z;
}

/// What a key types, as a capital letter; empty if it types nothing.
std::string capitalOf(KeySym symbol) {
    std::array<char, 8> utf8{};
    const int size =
        xkb_keysym_to_utf8(xkb_keysym_to_upper(static_cast<xkb_keysym_t>(symbol)), utf8.data(), utf8.size());
    return size > 1 ? std::string(utf8.data()) : std::string(); // The size counts the zero at the end.
}

} // namespace

ServerWatch::ServerWatch(std::span<const KeyPlace> places)
    : m_display(XOpenDisplay(nullptr))
    , m_places(places) {
    if (!m_display)
        return;
    m_stateAtom = XInternAtom(displayOf(m_display.get()), "_NET_WM_STATE", False);
    m_hiddenAtom = XInternAtom(displayOf(m_display.get()), "_NET_WM_STATE_HIDDEN", False);
    readLetters();
}

void ServerWatch::watch(sf::WindowHandle window) {
    if (!m_display)
        return;
    m_window = window;
    m_mapped = true;
    m_covered = false;
    m_hidden = false;
    XSelectInput(displayOf(m_display.get()), window,
                 ExposureMask | StructureNotifyMask | VisibilityChangeMask | PropertyChangeMask);
    XFlush(displayOf(m_display.get()));
}

void ServerWatch::look() {
    const bool before = seen();
    while (m_display && XPending(displayOf(m_display.get())) > 0) {
        XEvent event{};
        XNextEvent(displayOf(m_display.get()), &event);
        if (event.type == MappingNotify) {
            XRefreshKeyboardMapping(&event.xmapping);
            readLetters();
        }
        if (event.xany.window != m_window)
            continue;
        if (event.type == Expose)
            m_damaged = true;
        else if (event.type == MapNotify || event.type == UnmapNotify)
            m_mapped = event.type == MapNotify;
        else if (event.type == VisibilityNotify)
            m_covered = event.xvisibility.state == VisibilityFullyObscured;
        else if (event.type == PropertyNotify && event.xproperty.atom == m_stateAtom)
            m_hidden = readHidden();
    }
    m_damaged = m_damaged || (!before && seen());
}

bool ServerWatch::takeDamage() noexcept {
    return std::exchange(m_damaged, false);
}

bool ServerWatch::readHidden() const {
    constexpr long most = 64; // Far more states than there are.
    Atom type = None;
    int format = 0;
    unsigned long count = 0;
    unsigned long left = 0;
    unsigned char* data = nullptr;
    if (XGetWindowProperty(displayOf(m_display.get()), m_window, m_stateAtom, 0, most, False, XA_ATOM, &type, &format,
                           &count, &left, &data) != Success ||
        data == nullptr)
        return false;
    const std::unique_ptr<unsigned char, int (*)(void*)> owned(data, XFree);
    constexpr int atomFormat = 32; // Xlib gives such values as longs, whatever their size.
    if (type != XA_ATOM || format != atomFormat)
        return false;
    const std::span states(reinterpret_cast<const Atom*>(data), count);
    return std::ranges::find(states, m_hiddenAtom) != states.end();
}

void ServerWatch::readLetters() {
    m_letters.clear();
    ::Display* const display = displayOf(m_display.get());
    for (const KeyPlace& place : m_places)
        for (unsigned group = 0; group < XkbNumKbdGroups; ++group)
            if (isLatin(symbolAt(display, place.keycode, group)))
                return m_letters.clear();
    for (const KeyPlace& place : m_places)
        if (std::string capital = capitalOf(symbolAt(display, place.keycode, 0)); !capital.empty())
            m_letters.emplace(place.key, std::move(capital));
}

} // namespace platform
