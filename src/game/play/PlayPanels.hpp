#pragma once

#include "game/Challenge.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace game {

/// What the columns beside the board say. Empty optionals are not in sight.
struct PlayFacts {
    bool showName = true;
    bool showBest = true;
    std::optional<int> best; ///< Moves of the player's best run.
    std::optional<int> moves;
    std::optional<int> optimum; ///< Known and in sight.
    bool exact = true;
    bool unsolvable = false;
    std::optional<double> solving;   ///< 0 … 1 while the optimum is being computed.
    int starsWithinReach = 3;        ///< How many of the three star goals can still be met.
    std::optional<int> twoStarMoves; ///< Empty while the optimum is unknown or out of sight.
    std::optional<long long> windowsLeft;
    long long windows = 0;
    std::optional<int> movesLeft; ///< The live counter.
    std::optional<std::chrono::milliseconds> time;
    std::optional<std::string> cursor; ///< "row 7 · column 20", on boards where counting is hard.
};

/// The columns beside the board: on the left what is played, on the right how it stands.
class PlayPanels {
public:
    PlayPanels(const text::Text& text, const Challenge& challenge)
        : m_text(text)
        , m_challenge(challenge) {}

    void layout(const ui::Viewport& viewport);

    [[nodiscard]] ui::Rect left() const noexcept { return m_left; }
    [[nodiscard]] ui::Rect right() const noexcept { return m_right; }
    void draw(ui::Canvas& canvas, const PlayFacts& facts) const;

private:
    void drawLeft(ui::Canvas& canvas, const PlayFacts& facts) const;
    void drawRight(ui::Canvas& canvas, const PlayFacts& facts) const;
    float drawSign(ui::Canvas& canvas, bool showName) const;
    void drawStarGoals(ui::Canvas& canvas, float top, const PlayFacts& facts) const;

    const text::Text& m_text;
    const Challenge& m_challenge;
    bool m_compact = false;
    ui::Rect m_left;
    ui::Rect m_right;
};

} // namespace game
