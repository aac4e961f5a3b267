// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/app/Game.hpp"

#include <SFML/Window/Event.hpp>

#include <vector>

namespace game {

class ArukonePlayScene;

/// Solves the level on top of the scene stack by keyboard: moves the cursor to each window of an optimal solution and
/// presses it, or draws each cable of a fuse box, then waits until the win has been shown.
class DemoPlayer {
public:
    explicit DemoPlayer(const Game& game)
        : m_game(game) {}

    /// Returns the key events of the next `step` seconds.
    [[nodiscard]] std::vector<sf::Event> events(float step);
    [[nodiscard]] bool won() const noexcept { return m_won; }
    [[nodiscard]] bool finished() const noexcept { return m_finished; }

private:
    /// The keys for a fuse box.
    [[nodiscard]] std::vector<sf::Event> wire(const ArukonePlayScene& play);

    const Game& m_game;
    float m_waited = 0; ///< Seconds since the last key.
    float m_played = 0;
    bool m_solved = false; ///< The last press has been sent.
    bool m_won = false;
    bool m_finished = false;
};

} // namespace game
