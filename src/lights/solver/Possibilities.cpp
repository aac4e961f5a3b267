// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Puzzle.hpp"
#include "lights/solver/Classes.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Prover.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace lights {

namespace {

constexpr int sample = 256; ///< Number of boards on which classes are measured.

std::string seedOf(const Prover& prover, const Rules& rules) {
    return "lichter-aus/classes/1\n" + std::to_string(prover.rows()) + "x" + std::to_string(prover.columns()) + "," +
           std::string(name(rules.surface)) + "," + name(rules.stamp);
}

/// Counts the boards of a sample by their optimum.
tl::expected<std::vector<std::uint64_t>, Effort::Problem> sampleOptima(const Prover& prover, const Rules& rules,
                                                                       const GenerateControl& control) {
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(prover.cellCount()) + 1);
    puzzle::Random random(seedOf(prover, rules));
    Effort effort(control, prover.price() * sample);
    for (int i = 0; i < sample; ++i) {
        const auto fewest = prover.fewest(randomPresses(prover, random), effort);
        if (!fewest)
            return tl::unexpected(fewest.error());
        ++counts[static_cast<std::size_t>(fewest->count())];
    }
    return counts;
}

tl::expected<Possibilities, Effort::Problem> possibilitiesOf(const Prover& prover, const Rules& rules,
                                                             const GenerateControl& control) {
    const int nullity = static_cast<int>(prover.quiet().size());
    LargestOptimum largest = largestOptimum(prover, rules);
    if (nullity == 0)
        return Possibilities{0, classesWithoutQuietPatterns(prover.cellCount()), largest};
    if (const auto row = prover.hasSealed() ? std::nullopt : findCompiled(prover.rows(), prover.columns(), rules))
        return Possibilities{
            nullity, {row->lastEasy, row->lastMedium, row->firstHardest, row->largestPossible}, largest};
    const auto stored = prover.hasSealed() ? std::nullopt : findMeasured(prover.rows(), prover.columns(), rules);
    const auto measured = stored ? *stored : measureClasses(prover, rules, control);
    if (!measured)
        return tl::unexpected(measured.error());
    DifficultyClasses classes = *measured;
    largest.known = std::max(largest.known, classes.largest);
    classes.largest = largest.possible;
    return Possibilities{nullity, classes, largest};
}

} // namespace

tl::expected<DifficultyClasses, Effort::Problem> measureClasses(const Prover& prover, const Rules& rules,
                                                                const GenerateControl& control) {
    if (prover.price() > control.classBudget / sample)
        return tl::unexpected(Effort::Problem::NotFound);
    GenerateControl own = control;
    own.budget = control.classBudget;
    return sampleOptima(prover, rules, own).map([](const std::vector<std::uint64_t>& counts) {
        return classesOf(counts);
    });
}

LargestOptimum largestOptimum(const Prover& prover, const Rules& rules) {
    return prover.hasSealed() ? largestOptimumByGroups(prover.cellCount(), prover.quiet())
                              : largestOptimum(prover.rows(), prover.columns(), rules, prover.quiet());
}

tl::expected<Possibilities, GenerateProblem> possibilities(const Prover& prover, const Rules& rules,
                                                           const GenerateControl& control) {
    if (rules.quietHours)
        return tl::unexpected(GenerateProblem{GenerateProblem::Kind::OnlyAny, {}});
    return possibilitiesOf(prover, rules, control).map_error([](Effort::Problem kind) {
        return GenerateProblem{kind, {}};
    });
}

tl::expected<Possibilities, GenerateProblem> possibilities(int rows, int columns, const Rules& rules,
                                                           const GenerateControl& control) {
    if (!isPlayableSide(rows) || !isPlayableSide(columns))
        return tl::unexpected(GenerateProblem{GenerateProblem::Kind::BadSize, {}});
    const bool upright = isUpright(rows, columns, rules);
    const Prover prover(upright ? rows : columns, upright ? columns : rows, rules);
    return possibilities(prover, rules, control);
}

tl::expected<Possibilities, GenerateProblem> possibilities(const RandomSetting& setting,
                                                           const GenerateControl& control) {
    if (setting.sealed == 0)
        return possibilities(setting.rows, setting.columns, setting.rules, control);
    if (!isPlayableSide(setting.rows) || !isPlayableSide(setting.columns))
        return tl::unexpected(GenerateProblem{GenerateProblem::Kind::BadSize, {}});
    if (setting.rules.quietHours)
        return tl::unexpected(GenerateProblem{GenerateProblem::Kind::OnlyAny, {}});
    // As if there were no quiet patterns: usually one of the sealed cells is in each.
    const int open = setting.rows * setting.columns - setting.sealed;
    return Possibilities{0, classesWithoutQuietPatterns(open), {open, open}};
}

} // namespace lights
