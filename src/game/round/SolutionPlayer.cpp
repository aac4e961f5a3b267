// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/SolutionPlayer.hpp"

#include "lights/PressOrder.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace game {

namespace {

constexpr float calmPace = 0.8F;
constexpr float fastPace = 0.2F;
constexpr float wholeShow = 16; ///< Seconds, unless the pace would be too fast.
constexpr int smallSide = 6;

float paceFor(const lights::Puzzle& puzzle, std::int64_t presses, bool reducedMotion) {
    if (reducedMotion || (puzzle.rows() <= smallSide && puzzle.columns() <= smallSide) || presses == 0)
        return calmPace;
    return std::clamp(wholeShow / static_cast<float>(presses), fastPace, calmPace);
}

} // namespace

SolutionPlayer::SolutionPlayer(const lights::Puzzle& puzzle, const lights::BitGrid& presses, bool reducedMotion)
    : m_pace(paceFor(puzzle, presses.count(), reducedMotion)) {
    m_presses =
        lights::pressOrder(presses, puzzle.start(), puzzle.rules(), {3, std::max(1, static_cast<int>(1 / m_pace))});
}

SolutionPlayer::SolutionPlayer(const lights::Puzzle& puzzle, std::vector<lights::Cell> order, bool reducedMotion)
    : m_presses(std::move(order))
    , m_pace(paceFor(puzzle, std::ssize(m_presses), reducedMotion)) {}

std::optional<lights::Cell> SolutionPlayer::update(ui::Seconds step) {
    m_waited += step;
    if (over() || m_waited < m_pace)
        return std::nullopt;
    m_waited = std::min(m_waited - m_pace, m_pace); // After a long frame, catches up by one press at most.
    return m_presses[m_next++];
}

} // namespace game
