// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/StrokePen.hpp"
#include "game/speech/GridWords.hpp"
#include "ui/Event.hpp"
#include "ui/Speaker.hpp"

#include <functional>
#include <optional>
#include <string>

namespace game {

/// Reads a board of Arukone to a player who does not see it: what is in the cell of the cursor, and on request rows,
/// columns, the board, what is left to join, where one can go from here, what the last stroke did, and the rules.
class BoxReader {
public:
    BoxReader(const text::Text& text, ui::Speaker& speaker)
        : m_text(text)
        , m_speaker(speaker) {}

    /// A board as it stands.
    struct Position {
        const arukone::Board& board;
        const arukone::Cables& cables;
        const arukone::StrokePen* pen; ///< The stroke being drawn, or null.
        puzzle::Cell cursor;
        std::optional<int> lastPair{}; ///< Whose cable the last stroke set.
        std::string figures{};         ///< What stands beside the board, said with what is left.
    };

    /// What the cursor says: "row 2, column 3, cable 4, loose end".
    [[nodiscard]] std::string at(const Position& position) const;
    /// Answers one of the actions of the group for speech. \returns whether it is one.
    /// \param moveTo moves the cursor: to the next number that is not joined, loose end, or cell that is still empty
    /// once all are joined, or the one before.
    bool answer(ui::Action action, const Position& position, const std::function<void(puzzle::Cell)>& moveTo) const;

    /// What the last stroke did: "Cable 4: joined".
    [[nodiscard]] std::string last(const Position& position) const;

private:
    [[nodiscard]] std::string state(const Position& position, puzzle::Cell cell) const;
    [[nodiscard]] std::string cableState(const Position& position, int pair, puzzle::Cell cell) const;
    [[nodiscard]] std::string left(const Position& position) const;
    [[nodiscard]] std::string goal(arukone::Fill fill) const;
    [[nodiscard]] std::string around(const Position& position) const;

    const text::Text& m_text;
    ui::Speaker& m_speaker;
};

} // namespace game
