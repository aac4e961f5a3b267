#pragma once

#include "game/app/Game.hpp"

#include <filesystem>
#include <memory>

namespace game {

/// Runs the game in a window until the player leaves. Nothing is drawn while nothing changes; at most 60 frames a
/// second.
void runInWindow(Game& game);

/// Draws the game once, settled, and writes the picture. \returns whether the file could be written.
[[nodiscard]] bool writePicture(Game& game, sf::Vector2u pixels, const std::filesystem::path& file);

/// Lets the game play the level on top by itself, through the same events as a player's, in a window; writes a picture
/// of the win. \returns whether it got there.
[[nodiscard]] bool runDemo(Game& game, const std::filesystem::path& picture);

/// A connection to the X display that windows are opened on. SFML ends the process where there is none, so this is
/// asked first. It is held while the game runs: a virtual display that loses its last client begins anew, and would
/// turn away who comes just then.
class DisplayConnection {
public:
    DisplayConnection();

    [[nodiscard]] bool available() const noexcept { return m_display != nullptr; }

private:
    struct Closer {
        void operator()(void* display) const noexcept;
    };
    std::unique_ptr<void, Closer> m_display; ///< Xlib's Display; its header stays out of sight.
};

} // namespace game
