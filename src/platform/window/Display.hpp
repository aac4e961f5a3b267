// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Window/WindowHandle.hpp>

#include <memory>
#include <string>

namespace platform {

/// Closes Xlib's Display; void keeps Xlib.h out of this header.
struct DisplayCloser {
    void operator()(void* display) const noexcept;
};

/// A connection to the X display. SFML ends the process if there is no display, so check this first. Keep the
/// connection while the game runs: a virtual display resets when its last client disconnects, and would refuse a client
/// that connects during the reset.
class DisplayConnection {
public:
    DisplayConnection();

    [[nodiscard]] bool available() const noexcept { return m_display != nullptr; }
    /// Whether the display knows OpenGL at all, without which SFML crashes. \pre available()
    [[nodiscard]] bool offersOpenGl() const noexcept;
    /// The X resource Xft.dpi, by which desktops set the size of text; empty if it is not set. \pre available()
    [[nodiscard]] std::string textDpi() const;

private:
    std::unique_ptr<void, DisplayCloser> m_display;
};

/// Tells the desktop which application an open window belongs to. SFML 2.5 itself makes that from the first title, and
/// the name of the instance from that of the program up to a dash.
/// \param application its id, as in its desktop file. \param program its name.
void setApplication(sf::WindowHandle window, std::string application, std::string program);

/// Calls a function once the display is gone, as when the player logs out. Whatever draws is beyond use then, and the
/// function ends the process.
void onDisplayLost(void (*function)());

} // namespace platform
