// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/ServerWatch.hpp"

#include <utility>
#include <windows.h>

namespace platform {

namespace {

/// Whether the window that is watched was told to paint since damage was last taken, and what handles its messages
/// otherwise. There is one such window.
bool painted = false;
WNDPROC usual = nullptr;

LRESULT CALLBACK notePaint(HWND window, UINT message, WPARAM first, LPARAM second) {
    if (message == WM_PAINT)
        painted = true;
    return CallWindowProcW(usual, window, message, first, second);
}

} // namespace

// Letters are not asked for: with a keyboard of other letters, Windows numbers the keys as on an American one.
ServerWatch::ServerWatch(std::span<const KeyPlace> places)
    : m_places(places) {}

void ServerWatch::watch(sf::WindowHandle window) {
    m_window = window;
    m_mapped = true;
    m_covered = false;
    m_hidden = false;
    const auto before =
        reinterpret_cast<WNDPROC>(SetWindowLongPtrW(window, GWLP_WNDPROC, reinterpret_cast<LONG_PTR>(notePaint)));
    if (before != notePaint)
        usual = before;
}

// Whether others cover the window cannot be asked; drawing then shows nothing, and does no harm.
void ServerWatch::look() {
    const bool before = seen();
    m_mapped = m_window == nullptr || IsWindowVisible(m_window) != 0;
    m_hidden = m_window != nullptr && IsIconic(m_window) != 0;
    m_damaged = m_damaged || std::exchange(painted, false) || (!before && seen());
}

bool ServerWatch::takeDamage() noexcept {
    return std::exchange(m_damaged, false);
}

} // namespace platform
