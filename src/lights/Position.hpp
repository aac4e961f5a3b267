// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Deduction.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <tuple>
#include <utility>

/// What the rules of Deduction.hpp share.
namespace lights {

/// What the rules look at.
struct Position {
    const Puzzle& puzzle;
    const BitGrid& made;
    BitGrid wrong; ///< The lights that differ from the goal, after the presses made.
    const Equations& equations;
    std::vector<BitGrid> left; ///< What is left to press, of each shortest solution that contains all presses made.
    BitGrid anyLeft;           ///< The windows in any of them.
    /// Number of shortest solutions, whatever is pressed; 0 if they are not known and `left` is about some solution.
    std::size_t shortest = 0;
    const std::optional<Cell>& near;

    [[nodiscard]] puzzle::Size size() const noexcept { return {made.rows(), made.columns()}; }
    /// How many of `left` press the window.
    [[nodiscard]] int through(Cell window) const {
        return static_cast<int>(std::ranges::count_if(left, [&](const BitGrid& each) { return each.test(window); }));
    }
    /// The switches of a light that are pressed already; row-major.
    [[nodiscard]] std::vector<Cell> madeOf(Cell light) const {
        std::vector<Cell> found;
        for (const int window : equations.switches(equations.number(light)))
            if (const Cell cell = equations.cell(window); made.test(cell))
                found.push_back(cell);
        return found;
    }
};

/// The best press found by a rule.
class Best {
public:
    explicit Best(const Position& position)
        : m_position(position) {}

    /// Keeps a press if it belongs to a solution and is better than those before. \param cost the number of steps; the
    /// second number decides among equals.
    template<class Reason>
    void offer(Cell press, std::pair<std::size_t, std::size_t> cost, Reason reason) {
        const Cell near = m_position.near.value_or(press);
        const Key key(cost, std::abs(near.row - press.row) + std::abs(near.column - press.column), press);
        if (!m_position.anyLeft.test(press) || (m_found && m_key <= key))
            return;
        m_key = key;
        m_found = Deduction{press, std::move(reason)};
    }
    [[nodiscard]] bool needsFewerThan(std::size_t steps) const { return m_found && std::get<0>(m_key).first < steps; }
    [[nodiscard]] const std::optional<Deduction>& found() const noexcept { return m_found; }

private:
    using Key = std::tuple<std::pair<std::size_t, std::size_t>, int, Cell>;

    const Position& m_position;
    Key m_key;
    std::optional<Deduction> m_found;
};

/// The steps by which windows were decided. \pre a light decided each of them.
[[nodiscard]] std::vector<Inference> inferences(const Knowledge& knowledge, const std::vector<int>& windows);

/// Rules out windows, round by round, as long as a press with fewer steps may follow: those found in a round take at
/// least as many steps as there were rounds before. \param offer called with a window that has to be pressed, the light
/// that it has to switch, and the steps before.
void findOnlySwitches(Knowledge& knowledge, const Best& best,
                      const std::function<void(int window, int light, std::vector<Inference> earlier)>& offer);

// The rules. \returns nothing if a rule gives no reason for any press.

/// \param knowledge nothing is ruled out yet; afterwards all that can be is.
[[nodiscard]] std::optional<Deduction> onlySwitch(const Position& position, Knowledge& knowledge);
/// Supposes of each window that it is not pressed. Something follows only if it is one of two undecided switches of
/// some light. \param knowledge all that can be ruled out is.
[[nodiscard]] std::optional<Deduction> contradiction(const Position& position, const Knowledge& knowledge);
/// \param begun whether to look at lines in which the player has pressed, or at those that are left alone.
[[nodiscard]] std::optional<Deduction> chosenLines(const Position& position, bool begun);
[[nodiscard]] std::optional<Deduction> mirrored(const Position& position);
[[nodiscard]] std::optional<Deduction> folded(const Position& position);
[[nodiscard]] std::optional<Deduction> fewMoves(const Position& position);
[[nodiscard]] std::optional<Deduction> oddLights(const Position& position);
[[nodiscard]] std::optional<Deduction> chaseLeaves(const Position& position);
[[nodiscard]] std::optional<Deduction> eitherHalf(const Position& position);
[[nodiscard]] std::optional<Deduction> alike(const Position& position);
/// Begins with, or goes on with, the line that has the fewest presses left; its reason is NoReason.
[[nodiscard]] std::optional<Deduction> anyPress(const Position& position);

} // namespace lights
