#pragma once

#include "game/app/Game.hpp"

#include <filesystem>

namespace game {

/// Runs the game in a window until the player leaves. Nothing is drawn while nothing changes; at most 60 frames a
/// second.
void runInWindow(Game& game);

/// Draws the game once, settled, and writes the picture. \returns whether the file could be written.
[[nodiscard]] bool writePicture(Game& game, sf::Vector2u pixels, const std::filesystem::path& file);

/// Lets the game play the level on top by itself, through the same events as a player's, in a window; writes a picture
/// of the win. \returns whether it got there.
[[nodiscard]] bool runDemo(Game& game, const std::filesystem::path& picture);

} // namespace game
