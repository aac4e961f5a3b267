// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Inference.hpp"
#include "puzzle/Symmetry.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

/// Hints that reason: see Inference.hpp for the terms.
namespace lights {

/// A light is wrong, and nothing but the press is left to put it right.
struct OnlySwitch {
    Cell light;
    std::vector<Cell> ruledOut; ///< Its other switches that are not pressed; row-major. They stay so, by `earlier`.
    /// The steps that rule them out, in order; each rests only on presses made and on steps before it. None presses.
    std::vector<Inference> earlier;

    friend bool operator==(const OnlySwitch&, const OnlySwitch&) = default;
};

/// Without the press, a light would stay wrong.
struct Contradiction {
    std::vector<Inference> earlier; ///< What the chain needs and is true anyway, as in OnlySwitch.
    std::vector<Inference> chain;   ///< What would follow, in order: 1 to maxChain steps.
    Cell light;                     ///< All its switches are known then, and it is wrong.

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

/// The player has chosen what to press in the lines along a side, and a light in them is still wrong that only one
/// window beyond them switches. This is how lights are chased.
struct ChosenLines {
    puzzle::Edge side = puzzle::Edge::Top;
    int depth = 1; ///< How many rows or columns are chosen: a shortest solution presses no more windows in them.
    Cell light;

    friend bool operator==(const ChosenLines&, const ChosenLines&) = default;
};

/// How a board can be laid onto itself. The last three are for square boards only.
enum class Reflection : std::uint8_t {
    LeftRight,
    TopBottom,
    HalfTurn,
    QuarterTurn,  ///< Clockwise.
    Diagonal,     ///< At the diagonal from the top left.
    AntiDiagonal, ///< At the diagonal from the top right.
};

/// Where a reflection takes a cell. \pre the board is square if the reflection asks for it.
[[nodiscard]] Cell reflected(Reflection reflection, puzzle::Size size, Cell cell) noexcept;

/// The puzzle looks the same reflected, and there is only one solution, which therefore looks the same too.
struct Mirror {
    Reflection reflection = Reflection::LeftRight;
    Cell made; ///< A press already made, which the reflection takes to the hint's press.

    friend bool operator==(const Mirror&, const Mirror&) = default;
};

/// No rule says why; the press begins, or goes on with, the lines along a side.
struct NoReason {
    friend bool operator==(const NoReason&, const NoReason&) = default;
};

/// A press of a shortest solution, and why it has to be made.
struct Deduction {
    Cell press;
    std::variant<OnlySwitch, Contradiction, ChosenLines, Mirror, NoReason> reason;

    friend bool operator==(const Deduction&, const Deduction&) = default;
};

/// The longest chain of a Contradiction.
inline constexpr std::size_t maxChain = 4;
/// The most windows that can be pressed for contradictions to be looked for: each of them is tried.
inline constexpr std::size_t maxSupposed = 400;

/// What is known about a puzzle's solutions.
struct KnownSolutions {
    BitGrid optimum;                ///< The best solution known.
    bool proven = false;            ///< Whether it is known to be a shortest one.
    std::span<const BitGrid> quiet; ///< A basis of the puzzle's quiet patterns; may be empty if it is not proven.
    bool unique = quiet.empty();    ///< Whether there is no other solution at all.

    /// Whether all shortest solutions can be gone through. Otherwise `optimum` counts as the only one.
    [[nodiscard]] bool allShortest() const noexcept;
};

/// The next press for a hint, which is in a shortest solution that contains all presses made. Reasons are tried in the
/// order of Deduction::reason. Of several presses the one with the fewest steps (or lines) comes first, then the one
/// nearest to `near`, in rows plus columns, then the first in row-major order. Goes through all solutions, and on
/// boards of at most maxSupposed windows through all suppositions. \param made the windows pressed so far. \param near
/// the window pressed last. \returns nothing if no press is left, or no shortest solution contains `made`. \pre the
/// optimum is a solution. All have the puzzle's shape.
[[nodiscard]] std::optional<Deduction> deduce(const Puzzle& puzzle, const BitGrid& made, const KnownSolutions& known,
                                              std::optional<Cell> near = std::nullopt);

/// A quiet pattern of which more than half was pressed: its other half does the same with fewer presses.
struct QuietReason {
    BitGrid pattern;
    int gain = 0; ///< How many presses fewer.

    friend bool operator==(const QuietReason&, const QuietReason&) = default;
};

/// Of all such patterns the one that gains most, and among them the smallest. Every shortest solution lacks at least
/// one of the presses made in it. O(2^nullity · cells / 64). \param pressed any set of presses. \param quiet a basis of
/// the quiet patterns. \returns nothing if there is none, or there are more than maxCountedNullity patterns in the
/// basis. \pre all have the same shape.
[[nodiscard]] std::optional<QuietReason> quietReason(const BitGrid& pressed, std::span<const BitGrid> quiet);

} // namespace lights
