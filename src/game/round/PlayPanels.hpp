// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/round/PlayColumns.hpp"
#include "game/round/PlayFacts.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"
#include "ui/Viewport.hpp"

#include <optional>
#include <string>

namespace game {

class BoardWidget;
class GoalCard;

/// The columns beside the board: the puzzle on the left, the state of play on the right.
class PlayPanels {
public:
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
    /// See PlayColumns::timeArea().
    [[nodiscard]] std::optional<ui::Rect> timeArea() const noexcept { return m_columns.timeArea(); }

private:
    void drawLeft(ui::Canvas& canvas, const PlayFacts& facts, const GoalCard* goal) const;
    void drawRight(ui::Canvas& canvas, const PlayFacts& facts) const;
    void drawRace(ui::Canvas& canvas, const PlayFacts& facts) const;
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
void placeBetweenColumns(const PlayPanels& panels, BoardWidget& board, float ground, const ui::Viewport& viewport,
                         float lower = 0);

} // namespace game
