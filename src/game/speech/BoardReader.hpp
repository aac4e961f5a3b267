// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"
#include "text/Text.hpp"
#include "ui/Event.hpp"
#include "ui/Speaker.hpp"

#include <optional>
#include <span>
#include <string>

namespace game {

/// Reads a board of Lights Out to a player who does not see it: where the cursor is, and on request whole rows,
/// columns, the board, what is left to do, what a press would switch and what the last one did, and the goal.
class BoardReader {
public:
    BoardReader(const text::Text& text, ui::Speaker& speaker)
        : m_text(text)
        , m_speaker(speaker) {}

    /// What the cursor says: "row 2, column 3, lit".
    [[nodiscard]] std::string at(const lights::Puzzle& puzzle, const lights::Board& board, lights::Cell cell) const;

    /// What can be asked about.
    struct Position {
        const lights::Puzzle& puzzle;
        const lights::Board& board; ///< As it stands.
        lights::Cell cursor;
        std::optional<lights::Cell> lastPress; ///< The one that was made last, if there was one.
    };
    /// Answers one of the actions of the group for speech. \returns whether it is one.
    bool answer(ui::Action action, const Position& position) const;

    /// The next cell after (1) or before (−1) the cursor, row by row and around the ends, that is not as it has to be.
    /// Nothing if all are.
    [[nodiscard]] static std::optional<lights::Cell> nextOpen(const Position& position, int direction);

private:
    /// Whether a window is lit, and whether it has to change if the goal is a picture.
    [[nodiscard]] std::string state(const lights::Puzzle& puzzle, const lights::Board& board, lights::Cell cell) const;
    [[nodiscard]] std::string place(lights::Cell cell) const;
    [[nodiscard]] std::string row(const lights::Puzzle& puzzle, const lights::Board& board, int row) const;
    [[nodiscard]] std::string column(const lights::Puzzle& puzzle, const lights::Board& board, int column) const;
    [[nodiscard]] std::string whole(const lights::Puzzle& puzzle, const lights::Board& board) const;
    [[nodiscard]] std::string left(const Position& position) const;
    [[nodiscard]] std::string goal(const lights::Puzzle& puzzle) const;
    [[nodiscard]] std::string places(std::span<const lights::Cell> cells) const;

    const text::Text& m_text;
    ui::Speaker& m_speaker;
};

} // namespace game
