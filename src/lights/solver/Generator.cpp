#include "lights/solver/Generator.hpp"

#include "lights/solver/Prover.hpp"

#include <cstdint>
#include <string>
#include <utility>

namespace lights {

namespace {

using Kind = GenerateProblem::Kind;

constexpr std::uint64_t expectedAttempts = 50; ///< Until a board of a class is found, for the progress.

std::string sizeText(const RandomSetting& setting) {
    return std::to_string(setting.rows) + "x" + std::to_string(setting.columns);
}

/// The picture depends only on size and seed, so a seed shows the same figure at every difficulty.
BitGrid pictureOf(const RandomSetting& setting, std::string_view seed) {
    puzzle::Random random("lichter-aus/picture/1\n" + sizeText(setting) + "\n" + std::string(seed));
    return generatePicture(setting.rows, setting.columns, random);
}

/// The puzzle whose start differs from its goal in the cells of `changed`.
Puzzle puzzleOf(const RandomSetting& setting, std::string_view seed, const BitGrid& changed) {
    if (setting.goal == GoalKind::Picture) {
        const BitGrid picture = pictureOf(setting, seed);
        return Puzzle::makePicture(Board(changed ^ picture), setting.rules, Board(picture)).value();
    }
    Board start(setting.goal == GoalKind::On ? changed.complement() : changed);
    return Puzzle::make(std::move(start), setting.rules, setting.goal).value();
}

/// A random board other than the solved one. All are equally likely: the same number of press sets leads to each.
BitGrid randomChange(const Prover& prover, puzzle::Random& random) {
    while (true) {
        BitGrid changed = prover.changed(randomPresses(prover.rows(), prover.columns(), random));
        if (changed.any())
            return changed;
    }
}

/// Sets `range` to the optima of a difficulty. \returns why there are none, if so.
std::optional<GenerateProblem> findRange(const RandomSetting& setting, Difficulty difficulty,
                                         const GenerateControl& control, OptimumRange& range) {
    if (difficulty == Difficulty::Any)
        return std::nullopt;
    const auto possible = possibilities(setting.rows, setting.columns, setting.rules, control);
    if (!possible)
        return possible.error();
    range = possible->classes.range(difficulty);
    if (range.empty())
        return GenerateProblem{Kind::NoSuchClass, {1, possible->largest.possible}};
    return std::nullopt;
}

/// Returns why there is no board with this optimum, if that is known.
std::optional<GenerateProblem> refuse(const RandomSetting& setting, int optimum, const Prover& prover) {
    const LargestOptimum largest = largestOptimum(setting.rows, setting.columns, setting.rules, prover.quiet());
    const OptimumRange possible{1, largest.possible};
    if (possible.contains(optimum))
        return std::nullopt;
    return GenerateProblem{Kind::NoSuchOptimum, possible};
}

} // namespace

struct Generator::State {
    RandomSetting setting;
    Prover prover;
    OptimumRange range; ///< For a difficulty; empty for Any.

    /// For every optimum up to this there are boards.
    [[nodiscard]] int knownOptimum() const {
        return largestOptimum(setting.rows, setting.columns, setting.rules, prover.quiet()).known;
    }

    [[nodiscard]] tl::expected<RandomBoard, GenerateProblem> anyBoard(puzzle::Random& random,
                                                                      std::string_view seed) const {
        return RandomBoard{puzzleOf(setting, seed, randomChange(prover, random)), std::nullopt};
    }

    [[nodiscard]] tl::expected<RandomBoard, GenerateProblem> boardInRange(puzzle::Random& random, std::string_view seed,
                                                                          const GenerateControl& control) const {
        Effort effort(control, prover.price() * expectedAttempts);
        while (true) {
            const auto fewest = prover.fewest(randomPresses(setting.rows, setting.columns, random), effort);
            if (!fewest)
                return tl::unexpected(GenerateProblem{fewest.error(), {1, knownOptimum()}});
            const int optimum = static_cast<int>(fewest->count());
            if (range.contains(optimum))
                return RandomBoard{puzzleOf(setting, seed, prover.changed(*fewest)), optimum};
        }
    }

    [[nodiscard]] tl::expected<RandomBoard, GenerateProblem>
    boardWith(int optimum, puzzle::Random& random, std::string_view seed, const GenerateControl& control) const {
        Effort effort(control, prover.price() * expectedAttempts);
        int largest = knownOptimum();
        const auto presses = generateWithOptimum(prover, optimum, random, effort, largest);
        if (!presses)
            return tl::unexpected(GenerateProblem{presses.error(), {1, largest}});
        return RandomBoard{puzzleOf(setting, seed, prover.changed(*presses)), optimum};
    }
};

Generator::Generator(std::unique_ptr<State> state) noexcept
    : m_state(std::move(state)) {}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

tl::expected<Generator, GenerateProblem> Generator::make(const RandomSetting& setting, const GenerateControl& control) {
    if (!isPlayableSide(setting.rows) || !isPlayableSide(setting.columns))
        return tl::unexpected(GenerateProblem{Kind::BadSize, {}});
    auto state = std::make_unique<State>(State{setting, Prover(setting.rows, setting.columns, setting.rules), {}});
    const int* optimum = std::get_if<int>(&setting.wanted);
    const auto problem = optimum != nullptr
                             ? refuse(setting, *optimum, state->prover)
                             : findRange(setting, std::get<Difficulty>(setting.wanted), control, state->range);
    if (problem)
        return tl::unexpected(*problem);
    return Generator(std::move(state));
}

tl::expected<RandomBoard, GenerateProblem> Generator::board(std::string_view seed,
                                                            const GenerateControl& control) const {
    puzzle::Random random("lichter-aus/board/1\n" + key(m_state->setting) + "\n" + std::string(seed));
    if (const int* optimum = std::get_if<int>(&m_state->setting.wanted))
        return m_state->boardWith(*optimum, random, seed, control);
    if (std::get<Difficulty>(m_state->setting.wanted) == Difficulty::Any)
        return m_state->anyBoard(random, seed);
    return m_state->boardInRange(random, seed, control);
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
