#pragma once

#include "lights/Puzzle.hpp"
#include "ui/Widget.hpp"

#include <optional>
#include <vector>

namespace game {

/// A solution being played visibly, one press after the other at a speed that suits the board.
class SolutionShow {
public:
    /// One press every max(120, min(350, 6000 / n)) ms; 350 ms on boards up to 6×6 and with reduced motion. The presses
    /// are ordered so that windows flash as rarely as can be.
    SolutionShow(const lights::Puzzle& puzzle, const lights::BitGrid& presses, bool reducedMotion);

    /// The press that is due, if one is. \param step seconds since the last call.
    std::optional<lights::Cell> update(ui::Seconds step);
    [[nodiscard]] bool over() const noexcept { return m_next >= m_presses.size(); }
    [[nodiscard]] ui::Seconds pace() const noexcept { return m_pace; } ///< Seconds a press.

private:
    std::vector<lights::Cell> m_presses;
    std::size_t m_next = 0;
    ui::Seconds m_pace;
    ui::Seconds m_waited = 0;
};

} // namespace game
