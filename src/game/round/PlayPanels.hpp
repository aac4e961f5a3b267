// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/settings/Settings.hpp"
#include "game/round/PlayColumns.hpp"
#include "game/round/Round.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"
#include "ui/Viewport.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace game {

/// What is known of the run that the player races against.
struct RaceFacts {
    std::string name;
    int moves = 0;
    long long windowsLeft = 0;
    std::optional<puzzle::Milliseconds> time; ///< Once it is over.
};

/// The contents of the columns beside the board. Empty optionals are not shown.
struct PlayFacts {
    bool showName = true;
    bool showBest = true;
    bool showEdges = true;   ///< Explains how the edges are joined.
    std::optional<int> best; ///< Moves of the player's best run.
    std::optional<int> moves;
    std::optional<int> optimum; ///< Empty while unknown or not shown.
    bool exact = true;
    std::optional<Round::Ways> ways; ///< Empty while unknown, and where the optimum is not shown.
    bool unsolvable = false;
    std::optional<double> solving;   ///< 0 … 1 while the optimum is being computed.
    bool showStars = true;           ///< Where stars are earned.
    int starsWithinReach = 3;        ///< How many of the three star goals can still be met.
    std::string help;                ///< What the help used costs, as text; empty if none was used.
    std::optional<int> twoStarMoves; ///< Empty while the optimum is unknown or not shown.
    std::optional<long long> windowsLeft;
    long long windows = 0;        ///< Those that matter for the goal.
    std::optional<int> movesLeft; ///< The live counter.
    std::optional<std::chrono::milliseconds> time;
    std::optional<RaceFacts> race;     ///< Shown beside the player's own figures.
    std::optional<std::string> cursor; ///< "row 7 · column 20", on boards where counting is hard.
};

/// What playFacts() needs besides the round.
struct PlayContext {
    std::optional<int> best;      ///< Moves of the player's best run.
    std::optional<int> movesLeft; ///< The live counter.
    lights::Cell cursor;
    bool test = false;               ///< A level from the editor is being tested.
    std::optional<RaceFacts> race{}; ///< The rival.
};

/// Collects what the columns show of a round, as far as the settings ask for it.
[[nodiscard]] PlayFacts playFacts(const text::Text& text, const data::Settings& settings, const Round& round,
                                  const PlayContext& context);

class LightsBoardWidget;
class GoalCard;

/// The columns beside the board: the puzzle on the left, the state of play on the right.
class PlayPanels {
public:
    using Facts = PlayFacts;

    PlayPanels(const text::Text& text, const Challenge& challenge)
        : m_text(text)
        , m_columns(text, challenge) {}

    void layout(const ui::Viewport& viewport) { m_columns.layout(viewport); }

    [[nodiscard]] ui::Rect left() const noexcept { return m_columns.left(); }
    [[nodiscard]] ui::Rect right() const noexcept { return m_columns.right(); }
    /// \param goal drawn below the facts; may be null. \param state whether the right column is drawn too.
    void draw(ui::Canvas& canvas, const PlayFacts& facts, const GoalCard* goal = nullptr, bool state = true) const;
    /// Where the right column of a race has room below its figures, as drawn last.
    [[nodiscard]] float raceEnd() const noexcept { return m_raceEnd; }
    /// What is free in the right column, but for a race, down to `bottom`: below its figures as drawn last.
    [[nodiscard]] ui::Rect belowState(float bottom) const noexcept {
        return {right().x, m_stateEnd, right().w, bottom - m_stateEnd};
    }
    void showCode(CodeFact shown) noexcept { m_columns.showCode(shown); }
    /// See PlayColumns::codeArea().
    [[nodiscard]] std::optional<ui::Rect> codeArea() const noexcept { return m_columns.codeArea(); }
    /// See PlayColumns::timeArea().
    [[nodiscard]] std::optional<ui::Rect> timeArea() const noexcept { return m_columns.timeArea(); }

private:
    void drawLeft(ui::Canvas& canvas, const PlayFacts& facts, const GoalCard* goal) const;
    void drawRight(ui::Canvas& canvas, const PlayFacts& facts) const;
    void drawRace(ui::Canvas& canvas, const PlayFacts& facts) const;
    /// Whether what may be pressed in quiet hours stands on a card below the figures, instead of on the left.
    [[nodiscard]] bool hasRuleCard(const PlayFacts& facts) const;
    void drawRuleCard(ui::Canvas& canvas, ui::Rect area) const;
    [[nodiscard]] bool compact() const noexcept { return m_columns.compact(); }

    const text::Text& m_text;
    PlayColumns m_columns;
    mutable float m_raceEnd = 0;  ///< See raceEnd().
    mutable float m_stateEnd = 0; ///< See belowState().
};

/// Places the board between the two columns: centred in the window, as wide as the wider column allows. A small board
/// is placed lower, so that the spare height becomes sky above the house rather than bare wall below the windows.
/// \param ground the top edge of the pavement. \param lower how much lower than usual the highest house ends, for what
/// stands above it.
void placeBetweenColumns(const PlayPanels& panels, LightsBoardWidget& board, float ground, const ui::Viewport& viewport,
                         float lower = 0);

} // namespace game
