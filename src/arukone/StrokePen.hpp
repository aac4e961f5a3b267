// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/EventText.hpp"
#include "arukone/Session.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arukone {

/// A stroke while it is being drawn: the cable of one pair, from its origin to the tip of the pen. Every step keeps the
/// rules of a cable, so that what is put down is always a legal stroke. The board stays as it is until then; outcome()
/// shows what would become of it.
class StrokePen {
public:
    /// What a stroke does at cables that join their pairs, as the player likes it.
    enum class AtJoined : std::uint8_t {
        Cuts,  ///< It cuts them, like any other.
        Stops, ///< They are in its way, so that none is cut by accident. A stroke of their own pair replaces them.
    };

    /// Takes up what is in a cell: at a terminal a new cable begins, at the loose end of a cable or in its middle it
    /// goes on from there. \returns std::nullopt if the cell has neither.
    [[nodiscard]] static std::optional<StrokePen> takeUp(const Board& board, const Cables& cables, Cell cell,
                                                         AtJoined atJoined = AtJoined::Cuts);

    [[nodiscard]] int pair() const noexcept { return m_pair; }
    [[nodiscard]] const Stroke& stroke() const noexcept { return m_stroke; } ///< What has been drawn so far.
    [[nodiscard]] Cell tip() const noexcept { return m_cells.back(); }
    [[nodiscard]] bool joined() const noexcept { return m_joined; } ///< The partner is reached: it cannot go on.

    /// One step to a neighbour of the tip: goes on, or back by one. \returns whether it could.
    bool step(char letter);
    /// Follows the pointer to a cell: back along the cable if it goes through that cell, else as far as possible along
    /// the straight line to it, column steps first. \returns whether the tip has moved.
    bool moveTo(Cell cell);
    /// Draws straight to a cell in the row or column of the tip, as far as possible. \returns whether the tip has
    /// moved; false for any other cell.
    bool drawStraightTo(Cell cell);

    /// What the board would look like if the stroke was put down now.
    [[nodiscard]] Outcome outcome() const;

private:
    StrokePen(const Board& board, const Cables& cables, int pair, Stroke stroke, AtJoined atJoined);

    [[nodiscard]] bool canEnter(Cell cell) const;
    void goBackTo(std::size_t length); ///< \param length steps that stay.

    const Board* m_board;
    const Cables* m_cables;
    int m_pair;
    Stroke m_stroke;
    std::vector<Cell> m_cells; ///< The cells of the stroke, the origin first.
    std::vector<Cell> m_solid; ///< Cells of other cables that it cannot enter.
    bool m_joined = false;
};

} // namespace arukone
