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
    std::vector<Cell> made;     ///< Its switches that are pressed; row-major. None is pressed twice.
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

/// Nothing more has to be pressed in the lines along a side, and a light in them is still wrong that only one window
/// beyond them switches. This is how lights are chased.
struct ChosenLines {
    puzzle::Edge side = puzzle::Edge::Top;
    int depth = 1; ///< How many rows or columns these are: a shortest solution presses no more windows in them.
    Cell light;
    bool begun = true; ///< Whether the player has pressed windows in them; otherwise they are left alone.

    friend bool operator==(const ChosenLines&, const ChosenLines&) = default;
};

/// The moves that are left are too few to begin with another switch of a light that is wrong.
struct FewMoves {
    Cell light;
    std::vector<Cell>
        others;             ///< Its other switches that are not pressed; row-major. Each leaves too many lights wrong.
    std::vector<Cell> made; ///< As in OnlySwitch.
    int moves = 0;          ///< How many are left, 1 to maxFewMoves.

    friend bool operator==(const FewMoves&, const FewMoves&) = default;
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

/// The puzzle looks the same reflected, and so does a shortest solution.
struct Mirror {
    Reflection reflection = Reflection::LeftRight;
    Cell made;        ///< A press already made, which the reflection takes to the hint's press.
    bool only = true; ///< Whether there is no other shortest solution, which has to look the same therefore.

    friend bool operator==(const Mirror&, const Mirror&) = default;
};

/// The puzzle looks the same reflected, and so does a shortest solution: it presses a window along with all its images,
/// or none of them. A light is wrong, and among the windows that switch it only the press has no image to cancel it.
struct Folded {
    std::vector<Reflection> reflections; ///< All that leave the puzzle and the solution as they are.
    bool only = true;                    ///< As in Mirror.
    Cell light;
    std::vector<Cell> cancelled; ///< Its other switches that are not pressed; row-major. An even number of images each,
                                 ///< or ruled out by `earlier`.
    std::vector<Cell> made;      ///< As in OnlySwitch.
    std::vector<Inference> earlier; ///< As in OnlySwitch; each window stands for all its images.

    friend bool operator==(const Folded&, const Folded&) = default;
};

/// An odd number of some lights is wrong, and of the windows that are not pressed only one switches an odd number of
/// them.
struct OddLights {
    std::vector<Cell> lights; ///< 2 to maxOddLights; row-major.

    friend bool operator==(const OddLights&, const OddLights&) = default;
};

/// Chased down from here, the board would not come right: the top row has to be pressed first.
struct ChaseLeaves {
    std::vector<Cell> leftover; ///< What would be wrong, all of it in the last row; row-major.
    int others = 0;             ///< How many windows more have to be pressed at the top, so that nothing would be.

    friend bool operator==(const ChaseLeaves&, const ChaseLeaves&) = default;
};

/// Half of a quiet pattern has to be pressed, and it makes no difference whether it is the half with the press or the
/// other one.
struct EitherHalf {
    BitGrid pattern;

    friend bool operator==(const EitherHalf&, const EitherHalf&) = default;
};

/// The puzzle looks the same reflected, and all shortest solutions that contain the
/// presses made are images of one another, so that it makes no difference with which of them to begin.
struct Alike {
    std::vector<Reflection> reflections; ///< All that leave the puzzle as it is.
    int solutions = 0;                   ///< How many these are: at least 2.
    int through = 0;                     ///< How many of them press the hint's window.

    friend bool operator==(const Alike&, const Alike&) = default;
};

/// No rule says why; the press begins, or goes on with, the lines along a side.
struct NoReason {
    int solutions = 0; ///< How many shortest solutions contain the presses made.
    int through = 0;   ///< As in Alike.

    friend bool operator==(const NoReason&, const NoReason&) = default;
};

/// A press of a shortest solution, and why it has to be made.
struct Deduction {
    Cell press;
    std::variant<OnlySwitch, Contradiction, ChosenLines, FewMoves, Mirror, Folded, OddLights, ChaseLeaves, EitherHalf,
                 Alike, NoReason>
        reason;

    friend bool operator==(const Deduction&, const Deduction&) = default;
};

/// The longest chain of a Contradiction.
inline constexpr std::size_t maxChain = 4;
/// The most windows that can be pressed for contradictions and odd lights to be looked for: each of them is tried.
inline constexpr std::size_t maxSupposed = 400;
/// The most moves left for FewMoves.
inline constexpr int maxFewMoves = 4;
/// The most lights that a person counts for OddLights.
inline constexpr std::size_t maxOddLights = 8;

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
/// order of Deduction::reason, ChosenLines that are left alone only after OddLights. Of several presses the one with
/// the fewest steps (or lines, or windows to look at) comes first, then the one nearest to `near`, in rows plus
/// columns, then the first in row-major order. Goes through all solutions, and on boards of at most maxSupposed windows
/// through all suppositions. \param made the windows pressed so far. \param near the window pressed last. \returns
/// nothing if no press is left, or no shortest solution contains `made`. \pre the optimum is a solution. All have the
/// puzzle's shape.
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

/// Why presses are part of no shortest solution.
struct Mistake {
    enum class Kind : std::uint8_t {
        Quiet,    ///< More than half of a quiet pattern is pressed.
        Ahead,    ///< It would be, in the end: what leads to the goal in the fewest moves from here takes nothing back.
        Never,    ///< Some of the presses are in no shortest solution.
        Together, ///< Each is in some shortest solution, but not all are in the same.
    } kind = Kind::Never;
    BitGrid back; ///< The presses to be taken back: in the pattern, or not in the nearest shortest solution. Not empty.
    std::optional<QuietReason> quiet{}; ///< For Quiet and Ahead.
    std::int64_t inPattern = 0;         ///< How many windows of it are pressed, or would be.
    std::uint64_t solutions = 0;        ///< How many shortest solutions count.

    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// The kinds are tried in their order. Goes through all solutions. \param except a shortest solution that does not
/// count; then only Never and Together are said. May be null. \returns nothing if a shortest solution contains
/// `pressed`. \pre the optimum is a solution that counts. All have the same shape.
[[nodiscard]] std::optional<Mistake> findMistake(const BitGrid& pressed, const KnownSolutions& known,
                                                 const BitGrid* except = nullptr);

} // namespace lights
