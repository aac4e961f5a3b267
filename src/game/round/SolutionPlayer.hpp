// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"
#include "ui/Widget.hpp"

#include <optional>
#include <vector>

namespace game {

/// Plays a solution press by press, at a pace that suits the board.
class SolutionPlayer {
public:
    /// One press every max(200, min(800, 16000 / n)) ms for n presses, so that each can be followed; 800 ms on boards
    /// up to 6×6 and with reduced motion. The presses are ordered to make windows flash as rarely as possible: see
    /// lights::pressOrder.
    SolutionPlayer(const lights::Puzzle& puzzle, const lights::BitGrid& presses, bool reducedMotion);
    /// Likewise in an order that must be kept.
    SolutionPlayer(const lights::Puzzle& puzzle, std::vector<lights::Cell> order, bool reducedMotion);

    /// The press that is due, if any. \param step seconds since the last call.
    std::optional<lights::Cell> update(ui::Seconds step);
    [[nodiscard]] bool over() const noexcept { return m_next >= m_presses.size(); }
    [[nodiscard]] ui::Seconds pace() const noexcept { return m_pace; } ///< Seconds per press.

private:
    std::vector<lights::Cell> m_presses;
    std::size_t m_next = 0;
    ui::Seconds m_pace;
    ui::Seconds m_waited = 0;
};

} // namespace game
