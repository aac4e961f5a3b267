// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Rules.hpp"

#include <tl/expected.hpp>

#include <cstdint>

namespace lights {

inline constexpr int maxSide = 100; ///< Most rows or columns of a playable board.

/// Whether a playable board may have this many rows or columns.
[[nodiscard]] constexpr bool isPlayableSide(int side) noexcept {
    return side >= 1 && side <= maxSide;
}

/// Why a puzzle cannot be built from its parts.
enum class PuzzleProblem : std::uint8_t {
    BadSize,      ///< No rows or columns, or more than allowed.
    NoCells,      ///< Every cell is a hole or sealed: there is nothing to press.
    PictureShape, ///< The picture's size differs from the board's.
    PictureHoles, ///< The picture's holes differ from the board's.
};

/// A start board, the rules and the goal. Always consistent: see make. Windows with a curtain may end lit or dark.
class Puzzle {
public:
    /// Makes a puzzle with the goal off or on. \param largestSide above maxSide only for boards that are solved but not
    /// played. \pre goal is not GoalKind::Picture.
    [[nodiscard]] static tl::expected<Puzzle, PuzzleProblem> make(Board start, Rules rules, GoalKind goal,
                                                                  int largestSide = maxSide);

    /// Makes a puzzle whose goal is a picture, given as a board with the same holes; its seals do not matter. Its
    /// curtains are added to those of the board; what they leave of the picture may be the goal off or on.
    [[nodiscard]] static tl::expected<Puzzle, PuzzleProblem> makePicture(Board start, Rules rules, const Board& picture,
                                                                         int largestSide = maxSide);

    [[nodiscard]] const Board& start() const noexcept { return m_start; }
    [[nodiscard]] const Rules& rules() const noexcept { return m_rules; }
    [[nodiscard]] GoalKind goal() const noexcept { return m_goal; }
    [[nodiscard]] int rows() const noexcept { return m_start.rows(); }
    [[nodiscard]] int columns() const noexcept { return m_start.columns(); }

    /// The lit cells of the solved board, whatever the goal's kind; clear on holes and curtained cells.
    [[nodiscard]] const BitGrid& target() const noexcept { return m_target; }

    /// The cells of `board` that differ from the goal; never one with a curtain.
    [[nodiscard]] BitGrid open(const Board& board) const;

    /// Whether `cell` may be pressed on `board`: there is a window, it is not sealed, and in quiet hours it differs
    /// from the goal. A window with a curtain never differs, so it is never pressed in quiet hours.
    [[nodiscard]] bool allows(const Board& board, Cell cell) const noexcept {
        if (!board.canPress(cell))
            return false;
        return !m_rules.quietHours || (board.isLit(cell) != m_target.test(cell) && !m_start.isCurtained(cell));
    }
    /// The same puzzle without quiet hours. Windows with a curtain become sealed, since quiet hours never allow them to
    /// be pressed. So no solution of the result has fewer presses than an order that quiet hours allow.
    [[nodiscard]] Puzzle atAnyTime() const;

    /// The solved board.
    [[nodiscard]] Board solved() const { return m_start.withLight(m_target); }
    /// The same rules and goal with a different start. \pre same shape, holes, seals and curtains.
    [[nodiscard]] Puzzle startingFrom(Board start) const;

    friend bool operator==(const Puzzle&, const Puzzle&) = default;

private:
    Puzzle(Board start, Rules rules, GoalKind goal, BitGrid target);

    Board m_start;
    Rules m_rules;
    GoalKind m_goal = GoalKind::Off;
    BitGrid m_target;
};

} // namespace lights
