// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/BitGrid.hpp"
#include "lights/Puzzle.hpp"
#include "lights/solver/Classes.hpp"
#include "lights/solver/Generation.hpp"
#include "puzzle/Random.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string_view>

namespace lights {

/// Determines which boards there are, for any goal. If the classes are neither exact (no quiet patterns) nor compiled
/// in (ClassTable.csv), they are measured on boards from a fixed seed, which can take some seconds.
///
/// \returns BadSize; Cancelled; NotFound if measuring them would exceed `control.classBudget`; NotProvable if the
/// optimum of some board of the sample cannot be proven, so that there are no classes and Difficulty::Any is the only
/// difficulty. Boards with a requested optimum may still be found then: it is soon proven that very few presses cannot
/// be replaced by fewer. OnlyAny in quiet hours: nothing is known of all boards then.
[[nodiscard]] tl::expected<Possibilities, GenerateProblem> possibilities(int rows, int columns, const Rules& rules,
                                                                         const GenerateControl& control = {});

/// The possibilities for the boards of a setting. If its sealed cells differ from board to board, these are the
/// bounds of all of them, without difficulties that only some of them may have.
[[nodiscard]] tl::expected<Possibilities, GenerateProblem> possibilities(const RandomSetting& setting,
                                                                         const GenerateControl& control = {});

/// A generated board.
struct RandomBoard {
    Puzzle puzzle;
    std::optional<int> optimum; ///< Proven; known in quiet hours, or if a difficulty or an optimum was requested.
};

/// Generates random boards of one setting. Work needed only once (elimination, classes) is done on construction.
///
/// Setting and seed determine the board forever: it is the same on every machine and in every later version. How it is
/// generated is described in docs/solver.md under "Random boards". With sealed cells, the work that depends on where
/// they are is done for every board.
class Generator {
public:
    /// \returns BadSize, NoSuchClass, NoSuchOptimum, NotProvable, OnlyAny or Cancelled if there can be no board.
    [[nodiscard]] static tl::expected<Generator, GenerateProblem> make(const RandomSetting& setting,
                                                                       const GenerateControl& control = {});
    ~Generator();
    Generator(Generator&&) noexcept;
    Generator& operator=(Generator&&) noexcept;

    /// The board of a seed, which may be any bytes. It is solvable and not solved. With Difficulty::Any all such boards
    /// are equally likely, with another difficulty all boards of its class.
    /// In quiet hours it is the first that is drawn, except for those that are proven to be impossible. How well optima
    /// are proven makes no difference to which board that is.
    /// \returns NotProvable, NotFound, QuietUnproven or Cancelled if none was found; with sealed cells also NoSuchClass
    /// or NoSuchOptimum.
    [[nodiscard]] tl::expected<RandomBoard, GenerateProblem> board(std::string_view seed,
                                                                   const GenerateControl& control = {}) const;

private:
    struct State;
    explicit Generator(std::unique_ptr<State> state) noexcept;

    std::unique_ptr<State> m_state;
};

/// Generates a single board of a setting.
[[nodiscard]] tl::expected<RandomBoard, GenerateProblem> generate(const RandomSetting& setting, std::string_view seed,
                                                                  const GenerateControl& control = {});

/// Whether a board is among the first that are drawn from a seed for a setting. The board of the seed is the first of
/// them whose optimum is wanted, which can take minutes to find out: here it is half a second at most, on 100×100. With
/// a requested optimum, only the sets of presses that are tried first are looked at. \pre the board has the setting's
/// size, rules and goal; neither has holes or sealed cells.
[[nodiscard]] bool isDrawnFrom(const RandomSetting& setting, std::string_view seed, const Puzzle& puzzle);

/// Generates a picture as the goal of a random board: a symmetric figure of few, bold parts, like the sprites of early
/// video games. \pre rows ≥ 1, columns ≥ 1.
///
/// 1. The mirrors are chosen at random: left–right, top–bottom or both, equally likely among those that leave at least
///    two cells to choose; none if no mirror does (1×2, 2×1, 1×1).
/// 2. The board is folded along the mirrors, and what is left is divided into a coarse grid of at most 6 × 6 parts, as
///    even as possible.
/// 3. Each part is lit or dark by one random bit. This is repeated until between a quarter and three quarters of the
///    board's cells are lit. (1×1 is simply lit.)
[[nodiscard]] BitGrid generatePicture(int rows, int columns, puzzle::Random& random);

} // namespace lights
