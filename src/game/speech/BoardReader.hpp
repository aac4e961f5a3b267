// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/speech/GridWords.hpp"
#include "lights/Puzzle.hpp"
#include "text/Text.hpp"
#include "ui/Event.hpp"
#include "ui/Speaker.hpp"

#include <functional>
#include <optional>
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

    /// The windows of a board, row by row, and before them the picture if that is the goal.
    [[nodiscard]] std::string windows(const lights::Puzzle& puzzle, const lights::Board& board) const;

    /// What can be asked about.
    struct Position {
        const lights::Puzzle& puzzle;
        const lights::Board& board; ///< As it stands.
        lights::Cell cursor;
        std::optional<lights::Cell> lastPress; ///< The one that was made last, if there was one.
        std::string figures{};                 ///< What stands beside the board, said with what is left.
    };
    /// Answers one of the actions of the group for speech. \returns whether it is one.
    /// \param moveTo moves the cursor: to the next window that is not as it has to be, or the one before.
    bool answer(ui::Action action, const Position& position, const std::function<void(lights::Cell)>& moveTo) const;

private:
    /// Whether a window is lit, and whether it has to change if the goal is a picture.
    [[nodiscard]] std::string state(const lights::Puzzle& puzzle, const lights::Board& board, lights::Cell cell) const;
    /// \pre puzzle and board are alive as long as the result.
    [[nodiscard]] GridWords words(const lights::Puzzle& puzzle, const lights::Board& board) const;
    [[nodiscard]] std::string left(const Position& position) const;
    [[nodiscard]] std::string goal(const lights::Puzzle& puzzle) const;

    const text::Text& m_text;
    ui::Speaker& m_speaker;
};

} // namespace game
