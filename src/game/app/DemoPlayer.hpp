#pragma once

#include "game/app/Game.hpp"

#include <SFML/Window/Event.hpp>

#include <vector>

namespace game {

/// Plays the level on top of the scenes with the keys of a player: walks the cursor to each window of an optimum and
/// presses it, then waits for the win to be shown.
class DemoPlayer {
public:
    explicit DemoPlayer(const Game& game)
        : m_game(game) {}

    /// The keys that are struck in the next `step` seconds.
    [[nodiscard]] std::vector<sf::Event> events(float step);
    [[nodiscard]] bool won() const noexcept { return m_won; }
    [[nodiscard]] bool finished() const noexcept { return m_finished; }

private:
    const Game& m_game;
    float m_waited = 0; ///< Since the last key.
    float m_played = 0;
    bool m_solved = false; ///< The last press was struck.
    bool m_won = false;
    bool m_finished = false;
};

} // namespace game
