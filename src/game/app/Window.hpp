// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/app/Game.hpp"

#include <SFML/Graphics/Image.hpp>

#include <filesystem>
#include <memory>
#include <string>

namespace game {

/// From now on the system's requests to end (SIGTERM, SIGHUP and SIGINT, unless they are ignored) are noted, and heeded
/// by runInWindow() and runDemo(). The second one of a kind ends the program at once.
void noteEndRequests();
[[nodiscard]] bool endRequested() noexcept;

/// Runs the game in a window until the player quits or the system ends it. Draws only when something changes, at most
/// 60 frames per second. If the X server goes away, the game is saved and the program ends here, with the exit code
/// `lost` if something could not be saved, or else 0. \param icon of the window; none if it is empty.
void runInWindow(Game& game, const sf::Image& icon, int lost);

/// Lets the game settle, draws it once and saves the picture. \returns whether the file could be written.
[[nodiscard]] bool writePicture(Game& game, sf::Vector2u pixels, const std::filesystem::path& file);

/// Opens a window and lets the game solve the level on top of the stack by itself, with the same events that a player
/// would cause; then saves a picture of the win. \returns whether the level was won and the picture saved.
[[nodiscard]] bool runDemo(Game& game, const sf::Image& icon, const std::filesystem::path& picture);

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
    struct Closer {
        void operator()(void* display) const noexcept;
    };
    std::unique_ptr<void, Closer> m_display; ///< Xlib's Display; void keeps Xlib.h out of this header.
};

} // namespace game
