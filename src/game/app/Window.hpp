// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/app/Game.hpp"

#include <SFML/Graphics/Image.hpp>

#include <filesystem>

namespace game {

/// Runs the game in a window until the player quits or the system ends it. Draws only when something changes, at most
/// 60 frames per second. If the X server goes away, the game is saved and the program ends here, with the exit code
/// `lost` if something could not be saved, or else 0. \param icon of the window; none if it is empty.
void runInWindow(Game& game, const sf::Image& icon, int lost);

/// Lets the game settle, draws it once and saves the picture. \returns whether the file could be written.
[[nodiscard]] bool writePicture(Game& game, sf::Vector2u pixels, const std::filesystem::path& file);

/// Opens a window and lets the game solve the level on top of the stack by itself, with the same events that a player
/// would cause; then saves a picture of the win. \returns whether the level was won and the picture saved.
[[nodiscard]] bool runDemo(Game& game, const sf::Image& icon, const std::filesystem::path& picture);

} // namespace game
