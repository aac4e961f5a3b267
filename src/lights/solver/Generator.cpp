// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Generator.hpp"

#include "lights/solver/Prover.hpp"
#include "lights/solver/Solver.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

namespace lights {

namespace {

using Kind = GenerateProblem::Kind;

constexpr int shapesToTry = 32;                               ///< Placings of the sealed cells.
constexpr int drawsToTry = 2000;                              ///< The rarest class is a fiftieth: about forty of these.
constexpr std::uint64_t quietBudget = std::uint64_t{1} << 30; ///< Of a proof in quiet hours: a second or two.
constexpr std::uint64_t expectedAttempts = 50;                ///< Until a board of a class is found, for the progress.

std::string sizeText(const RandomSetting& setting) {
    return std::to_string(setting.rows) + "x" + std::to_string(setting.columns);
}

/// The picture depends only on size and seed, so a seed shows the same figure at every difficulty.
BitGrid pictureOf(const RandomSetting& setting, std::string_view seed) {
    puzzle::Random random("lichter-aus/picture/1\n" + sizeText(setting) + "\n" + std::string(seed));
    return generatePicture(setting.rows, setting.columns, random);
}

/// The random numbers for the lights of a board.
puzzle::Random lightsOf(const RandomSetting& setting, std::string_view seed) {
    return puzzle::Random("lichter-aus/board/1\n" + key(setting) + "\n" + std::string(seed));
}

/// The cells that are sealed: where they are depends only on size, number and seed, so they stay where they are when
/// the rules or the difficulty change.
BitGrid sealsOf(const RandomSetting& setting, puzzle::Random& random) {
    const std::vector<Cell> all = BitGrid(setting.rows, setting.columns).complement().toCells();
    return randomPresses(setting.rows, setting.columns, all, setting.sealed, random);
}

/// The puzzle whose start differs from its goal in the cells of `changed`.
Puzzle puzzleOf(const RandomSetting& setting, std::string_view seed, const Board& shape, const BitGrid& changed) {
    if (setting.goal == GoalKind::Picture) {
        const BitGrid picture = pictureOf(setting, seed);
        return Puzzle::makePicture(shape.withLight(changed ^ picture), setting.rules, Board(picture)).value();
    }
    Board start = shape.withLight(setting.goal == GoalKind::On ? changed.complement() : changed);
    return Puzzle::make(std::move(start), setting.rules, setting.goal).value();
}

/// A random board other than the solved one. All are equally likely: the same number of press sets leads to each.
BitGrid randomChange(const Prover& prover, puzzle::Random& random) {
    while (true) {
        BitGrid changed = prover.changed(randomPresses(prover, random));
        if (changed.any())
            return changed;
    }
}

/// What is known about the boards of a setting with one shape: its size, rules and sealed cells.
struct ShapedBoards {
    /// \returns why there is no such board, if that is known.
    static tl::expected<ShapedBoards, GenerateProblem> make(const RandomSetting& setting, const Board& shape,
                                                            const GenerateControl& control) {
        ShapedBoards boards{setting, shape, Prover(shape, setting.rules), {}};
        if (static_cast<int>(boards.prover.quiet().size()) == boards.prover.cellCount())
            return tl::unexpected(GenerateProblem{Kind::NoEffect, {}});
        const int* optimum = std::get_if<int>(&setting.wanted);
        const auto problem = optimum != nullptr ? boards.refuse(*optimum)
                                                : boards.findRange(std::get<Difficulty>(setting.wanted), control);
        if (problem)
            return tl::unexpected(*problem);
        return boards;
    }

    RandomSetting setting;
    Board shape; ///< Dark.
    Prover prover;
    OptimumRange range; ///< For a difficulty; empty for Any.

    /// Sets `range` to the optima of a difficulty. \returns why there are none, if so.
    [[nodiscard]] std::optional<GenerateProblem> findRange(Difficulty difficulty, const GenerateControl& control) {
        if (difficulty == Difficulty::Any)
            return std::nullopt;
        // Without seals the classes are those of the upright board.
        const bool itself = shape.hasSealed() || isUpright(setting.rows, setting.columns, setting.rules);
        const auto possible = itself ? possibilities(prover, setting.rules, control)
                                     : possibilities(setting.columns, setting.rows, setting.rules, control);
        if (!possible)
            return possible.error();
        range = possible->classes.range(difficulty);
        if (range.empty())
            return GenerateProblem{Kind::NoSuchClass, {1, possible->largest.possible}};
        return std::nullopt;
    }

    /// Returns why there is no board with this optimum, if that is known.
    [[nodiscard]] std::optional<GenerateProblem> refuse(int optimum) const {
        const OptimumRange possible{1, largestOptimum(prover, setting.rules).possible};
        if (possible.contains(optimum))
            return std::nullopt;
        return GenerateProblem{Kind::NoSuchOptimum, possible};
    }

    /// For every optimum up to this there are boards.
    [[nodiscard]] int knownOptimum() const { return largestOptimum(prover, setting.rules).known; }

    [[nodiscard]] tl::expected<RandomBoard, GenerateProblem> board(std::string_view seed,
                                                                   const GenerateControl& control) const {
        puzzle::Random random = lightsOf(setting, seed);
        if (const int* optimum = std::get_if<int>(&setting.wanted))
            return boardWith(*optimum, random, seed, control);
        if (setting.rules.quietHours)
            return quietBoard(random, seed, control);
        if (std::get<Difficulty>(setting.wanted) == Difficulty::Any)
            return anyBoard(random, seed);
        return boardInRange(random, seed, control);
    }

    [[nodiscard]] tl::expected<RandomBoard, GenerateProblem> anyBoard(puzzle::Random& random,
                                                                      std::string_view seed) const {
        return RandomBoard{puzzleOf(setting, seed, shape, randomChange(prover, random)), std::nullopt};
    }

    /// A board with what is proven about it in quiet hours.
    [[nodiscard]] tl::expected<RandomBoard, GenerateProblem> quietBoard(puzzle::Random& random, std::string_view seed,
                                                                        const GenerateControl& control) const {
        Effort effort(control, quietBudget);
        for (int i = 0; i < drawsToTry; ++i) {
            if (const auto stop = effort.spend(prover.price()))
                return tl::unexpected(GenerateProblem{*stop, {1, 1}});
            RandomBoard drawn{puzzleOf(setting, seed, shape, randomChange(prover, random)), std::nullopt};
            const Answer answer = solve(drawn.puzzle, effort.within(std::min(quietBudget, control.budget)));
            if (answer.cancelled)
                return tl::unexpected(GenerateProblem{Kind::Cancelled, {}});
            if (answer.unsolvable()) // Sealed cells may leave no order.
                continue;
            if (!answer.solvable() || !answer.result->exact())
                return tl::unexpected(GenerateProblem{Kind::QuietUnproven, {}});
            drawn.optimum = answer.result->moves();
            return drawn;
        }
        return tl::unexpected(GenerateProblem{Kind::NotFound, {1, 1}});
    }

    [[nodiscard]] tl::expected<RandomBoard, GenerateProblem> boardInRange(puzzle::Random& random, std::string_view seed,
                                                                          const GenerateControl& control) const {
        Effort effort(control, prover.price() * expectedAttempts);
        while (true) {
            // A board with fewer presses is of another class, so how many it needs does not matter.
            const auto fewest = prover.fewest(randomPresses(prover, random), effort, range.first);
            if (!fewest)
                return tl::unexpected(GenerateProblem{fewest.error(), {1, knownOptimum()}});
            const int optimum = static_cast<int>(fewest->count());
            if (range.contains(optimum))
                return RandomBoard{puzzleOf(setting, seed, shape, prover.changed(*fewest)), optimum};
        }
    }

    [[nodiscard]] tl::expected<RandomBoard, GenerateProblem>
    boardWith(int optimum, puzzle::Random& random, std::string_view seed, const GenerateControl& control) const {
        Effort effort(control, prover.price() * expectedAttempts);
        int largest = knownOptimum();
        const auto presses = generateWithOptimum(prover, optimum, random, effort, largest);
        if (!presses)
            return tl::unexpected(GenerateProblem{presses.error(), {1, largest}});
        return RandomBoard{puzzleOf(setting, seed, shape, prover.changed(*presses)), optimum};
    }
};

} // namespace

struct Generator::State {
    RandomSetting setting;
    std::optional<ShapedBoards> boards; ///< Without sealed cells; with them, every board has a shape of its own.
};

Generator::Generator(std::unique_ptr<State> state) noexcept
    : m_state(std::move(state)) {}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

tl::expected<Generator, GenerateProblem> Generator::make(const RandomSetting& setting, const GenerateControl& control) {
    if (!isPlayableSide(setting.rows) || !isPlayableSide(setting.columns) || setting.sealed < 0 ||
        setting.sealed > maxSealed(setting.rows, setting.columns))
        return tl::unexpected(GenerateProblem{Kind::BadSize, {}});
    if (setting.rules.quietHours && !hasAnyDifficulty(setting))
        return tl::unexpected(GenerateProblem{Kind::OnlyAny, {}});
    if (setting.sealed > 0)
        return Generator(std::make_unique<State>(State{setting, std::nullopt}));
    auto boards = ShapedBoards::make(setting, Board(BitGrid(setting.rows, setting.columns)), control);
    if (!boards)
        return tl::unexpected(boards.error());
    return Generator(std::make_unique<State>(State{setting, *std::move(boards)}));
}

tl::expected<RandomBoard, GenerateProblem> Generator::board(std::string_view seed,
                                                            const GenerateControl& control) const {
    const RandomSetting& setting = m_state->setting;
    if (control.stop.stop_requested()) // Most boards are found too quickly to look again.
        return tl::unexpected(GenerateProblem{Kind::Cancelled, {}});
    if (m_state->boards)
        return m_state->boards->board(seed, control);
    // Where the seals leave no board of the kind, they are placed anew.
    puzzle::Random random("lichter-aus/seals/1\n" + sizeText(setting) + "," + std::to_string(setting.sealed) + "\n" +
                          std::string(seed));
    std::optional<GenerateProblem> problem;
    for (int i = 0; i < shapesToTry; ++i) {
        const BitGrid none(setting.rows, setting.columns);
        const auto boards = ShapedBoards::make(setting, Board(none, none, sealsOf(setting, random)), control);
        if (boards)
            return boards->board(seed, control);
        problem = boards.error();
        if (problem->kind != Kind::NoEffect && problem->kind != Kind::NoSuchClass &&
            problem->kind != Kind::NoSuchOptimum)
            break;
    }
    return tl::unexpected(*problem);
}

bool isDrawnFrom(const RandomSetting& setting, std::string_view seed, const Puzzle& puzzle) {
    if (setting.goal == GoalKind::Picture && puzzle.target() != pictureOf(setting, seed))
        return false;
    puzzle::Random random = lightsOf(setting, seed);
    const int* const optimum = std::get_if<int>(&setting.wanted);
    const bool any = setting.wanted == std::variant<Difficulty, int>(Difficulty::Any);
    const Board dark(BitGrid(setting.rows, setting.columns));
    const std::vector<Cell> cells = dark.pressable().toCells();
    const BitGrid wanted = puzzle.open(puzzle.start());
    for (int i = 0; i < (optimum != nullptr ? setsToTry : drawsToTry); ++i) {
        const BitGrid presses = optimum != nullptr
                                    ? randomPresses(setting.rows, setting.columns, cells, *optimum, random)
                                    : randomPresses(setting.rows, setting.columns, random);
        const BitGrid changed = changedBy(presses, dark, setting.rules);
        if (changed == wanted)
            return true;
        if (any && changed.any()) // The first that is not solved is the board.
            return false;
    }
    return false;
}

tl::expected<RandomBoard, GenerateProblem> generate(const RandomSetting& setting, std::string_view seed,
                                                    const GenerateControl& control) {
    // The first half of the progress is for the one-time work.
    GenerateControl second = control;
    if (control.progress)
        second.progress = [&](double fraction) { control.progress((1 + fraction) / 2); };
    return Generator::make(setting, control).and_then([&](const Generator& generator) {
        return generator.board(seed, second);
    });
}

} // namespace lights
