// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Classes.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Prover.hpp"

#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string_view>

/// slow-classes all|squares FROM TO [SECONDS]: measures the difficulty classes of all sizes, or of the squares, whose
/// longer side is FROM … TO, under every named stamp and surface, and prints those as rows of
/// src/lights/solver/MeasuredClasses.csv whose first board takes more than SECONDS (0.3) of processor time. It leaves
/// out sizes in ClassTable.csv and in MeasuredClasses.csv, those whose classes cannot be measured, and the stamps that
/// are rows and columns: on narrow boards each of their classes takes minutes. scripts/slow-classes calls it.
///
/// slow-classes boards FROM TO [SECONDS]: prints the sizes in these two files whose first hard or hardest board takes
/// more than SECONDS.
namespace {

using namespace lights;

double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

void measure(int rows, int columns, const Rules& rules, double limit) {
    constexpr int estimated = 2;
    const double start = processorSeconds();
    const Prover prover(rows, columns, rules);
    if (prover.quiet().empty() || static_cast<int>(prover.quiet().size()) == prover.cellCount() ||
        findCompiled(rows, columns, rules) || findMeasured(rows, columns, rules))
        return;
    const GenerateControl control;
    Effort effort(control, 1);
    puzzle::Random random("lichter-aus/slow-classes");
    const double before = processorSeconds();
    for (int i = 0; i < estimated; ++i)
        if (!prover.fewest(randomPresses(prover, random), effort))
            return;
    const double now = processorSeconds();
    constexpr int sample = 256;
    if (before - start + (now - before) * sample / estimated < limit)
        return;
    const auto classes = measureClasses(prover, rules, control);
    if (!classes)
        return;
    std::cout << rows << ',' << columns << ',' << name(rules.stamp) << ',' << name(rules.surface) << ','
              << classes->lastEasy << ',' << classes->lastMedium << ',' << classes->firstHardest << ','
              << classes->largest << std::endl;
    std::cerr << rows << "x" << columns << " " << name(rules.surface) << " " << name(rules.stamp) << ": "
              << processorSeconds() - now << " s\n";
}

/// Prints how long the first hard and the first hardest board take where the classes are known, if one takes longer
/// than `limit`.
void measureBoards(int rows, int columns, const Rules& rules, double limit) {
    if (!findCompiled(rows, columns, rules) && !findMeasured(rows, columns, rules))
        return;
    for (const Difficulty difficulty : {Difficulty::Hard, Difficulty::Hardest}) {
        const double before = processorSeconds();
        RandomSetting setting;
        setting.rows = rows;
        setting.columns = columns;
        setting.rules = rules;
        setting.wanted = difficulty;
        const auto board = generate(setting, "slow-classes");
        const double seconds = processorSeconds() - before;
        if (seconds > limit)
            std::cout << rows << "x" << columns << " " << name(rules.surface) << " " << name(rules.stamp) << " "
                      << (difficulty == Difficulty::Hard ? "hard" : "hardest") << ": " << seconds << " s"
                      << (board ? "" : " (none)") << std::endl;
    }
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view which = argc < 4 ? "" : argv[1];
    if (which != "all" && which != "squares" && which != "boards") {
        std::cerr << "slow-classes all|squares|boards FROM TO [SECONDS]\n";
        return 2;
    }
    const int to = std::atoi(argv[3]);
    const double limit = argc > 4 ? std::atof(argv[4]) : 0.3;
    for (int longer = std::atoi(argv[2]); longer <= to; ++longer)
        for (int shorter = which == "squares" ? longer : 1; shorter <= longer; ++shorter)
            for (const Stamp stamp : namedStamps)
                for (const Surface surface : allSurfaces) {
                    const Rules rules{stamp, surface};
                    if (stamp.isLines())
                        continue;
                    const auto measured = which == "boards" ? measureBoards : measure;
                    measured(longer, shorter, rules, limit);
                    if (longer != shorter && !mayBeTransposed(rules))
                        measured(shorter, longer, rules, limit);
                }
}
