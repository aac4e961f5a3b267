// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Puzzle.hpp"

#include <stdexcept>
#include <utility>

namespace lights {

namespace {

std::optional<PuzzleProblem> problemOf(const Board& start, int largestSide) {
    const auto playable = [=](int side) { return side >= 1 && side <= largestSide; };
    if (!playable(start.rows()) || !playable(start.columns()))
        return PuzzleProblem::BadSize;
    if (!start.pressable().any())
        return PuzzleProblem::NoCells;
    return std::nullopt;
}

} // namespace

Puzzle::Puzzle(Board start, Rules rules, GoalKind goal, BitGrid target)
    : m_start(std::move(start))
    , m_rules(rules)
    , m_goal(goal)
    , m_target(std::move(target)) {}

tl::expected<Puzzle, PuzzleProblem> Puzzle::make(Board start, Rules rules, GoalKind goal, int largestSide) {
    if (goal == GoalKind::Picture)
        throw std::invalid_argument("Puzzle::make: a picture goal needs its picture");
    if (const auto problem = problemOf(start, largestSide))
        return tl::unexpected(*problem);
    BitGrid target = goal == GoalKind::On ? start.mattering() : BitGrid(start.rows(), start.columns());
    if (!target.any()) // All lit says no more than all dark where every window has a curtain.
        goal = GoalKind::Off;
    return Puzzle(std::move(start), rules, goal, std::move(target));
}

tl::expected<Puzzle, PuzzleProblem> Puzzle::makePicture(Board start, Rules rules, const Board& picture,
                                                        int largestSide) {
    if (const auto problem = problemOf(start, largestSide))
        return tl::unexpected(*problem);
    if (picture.rows() != start.rows() || picture.columns() != start.columns())
        return tl::unexpected(PuzzleProblem::PictureShape);
    if (picture.holes() != start.holes())
        return tl::unexpected(PuzzleProblem::PictureHoles);
    if (!start.hasCurtains() && !picture.hasCurtains())
        return Puzzle(std::move(start), rules, GoalKind::Picture, picture.lit());
    start = start.withCurtains(start.curtains() | picture.curtains());
    const BitGrid mattering = start.mattering();
    BitGrid target = picture.lit() & mattering;
    const GoalKind goal = !target.any() ? GoalKind::Off : target == mattering ? GoalKind::On : GoalKind::Picture;
    return Puzzle(std::move(start), rules, goal, std::move(target));
}

BitGrid Puzzle::open(const Board& board) const {
    BitGrid open = board.lit() ^ m_target;
    if (m_start.hasCurtains())
        open ^= open & m_start.curtains();
    return open;
}

Puzzle Puzzle::atAnyTime() const {
    if (!m_rules.quietHours)
        return *this;
    Board start = Board(m_start.lit(), m_start.holes(), m_start.sealed() | m_start.curtains());
    return Puzzle(start.withCurtains(m_start.curtains()), m_rules.atAnyTime(), m_goal, m_target);
}

Puzzle Puzzle::startingFrom(Board start) const {
    return Puzzle(std::move(start), m_rules, m_goal, m_target);
}

} // namespace lights
