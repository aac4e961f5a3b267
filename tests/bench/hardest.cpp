// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Classes.hpp"
#include "lights/solver/HardestBoards.hpp"
#include "lights/solver/MostPresses.hpp"
#include "lights/solver/Prover.hpp"
#include "lights/solver/Solver.hpp"

#include <charconv>
#include <chrono>
#include <iostream>
#include <string>
#include <string_view>

/// Writes the rows of src/lights/solver/HardestBoards.cpp to standard output, and what was found to standard error: see
/// scripts/hardest. The argument is the number of steps for each question. Rows that are settled are kept.
namespace {

using namespace lights;

constexpr std::uint64_t walkBudget = std::uint64_t{1} << 34;

/// A board with an optimum that ClassTable.cpp says there is.
std::optional<BitGrid> walkTo(int optimum, const CompiledClasses& row) {
    const Prover prover(row.rows, row.columns, {row.stamp, row.surface});
    GenerateControl control;
    control.budget = walkBudget;
    Effort effort(control, 1);
    puzzle::Random random("lichter-aus/hardest/1");
    int largest = 0;
    const auto presses = generateWithOptimum(prover, optimum, random, effort, largest);
    return presses ? std::optional(*presses) : std::nullopt;
}

/// What the table will say of a size that is open in ClassTable.cpp.
std::optional<HardestBoard> search(const CompiledClasses& row, std::uint64_t budget) {
    const Rules rules{row.stamp, row.surface};
    auto result = hardestBoard(row.rows, row.columns, rules);
    if (result && result->known == result->possible)
        return result;
    const auto quiet = quietPatterns(Board(BitGrid(row.rows, row.columns)), rules);
    auto most = mostPresses(row.rows, row.columns, quiet, {budget, {}});
    if (!most)
        return result;
    const int known = std::max<int>(row.largestKnown, result ? result->known : 0);
    most->possible = std::min<int>(most->possible, result ? result->possible : row.largestPossible);
    if (most->known >= known)
        return most;
    if (result && result->known == known)
        return HardestBoard{known, most->possible, result->presses()};
    if (const auto presses = walkTo(known, row))
        return HardestBoard{known, most->possible, *presses};
    return result;
}

/// Four cells a digit, row by row, the first in the highest bit.
std::string hexadecimal(const BitGrid& presses) {
    constexpr int digitBits = 4;
    std::string digits;
    for (int at = 0; at < presses.rows() * presses.columns(); ++at) {
        if (at % digitBits == 0)
            digits += '\0';
        if (presses.test({at / presses.columns(), at % presses.columns()}))
            digits.back() = static_cast<char>(digits.back() | 1 << (digitBits - 1 - at % digitBits));
    }
    for (char& digit : digits)
        digit = "0123456789abcdef"[static_cast<unsigned char>(digit)];
    return digits;
}

/// The name of an enumerator: "plus" is Stamp::Plus.
std::string enumerator(std::string_view name) {
    std::string result(name);
    result.front() = static_cast<char>(result.front() - 'a' + 'A');
    return result;
}

} // namespace

int main(int argc, char** argv) {
    std::uint64_t budget = 0;
    const std::string_view text = argc == 2 ? argv[1] : "";
    if (std::from_chars(text.data(), text.data() + text.size(), budget).ec != std::errc()) {
        std::cerr << "Usage: hardest STEPS\n";
        return 1;
    }
    for (const CompiledClasses& row : compiledClasses()) {
        if (row.largestKnown == row.largestPossible)
            continue;
        const auto began = std::chrono::steady_clock::now();
        const auto found = search(row, budget);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - began;
        std::cerr << int{row.rows} << 'x' << int{row.columns} << ',' << name(row.surface) << ',' << name(row.stamp)
                  << ": " << row.largestKnown << " to " << row.largestPossible << " -> ";
        if (found)
            std::cerr << found->known << " to " << found->possible << ", " << seconds.count() << " s\n";
        else
            std::cerr << "not searched\n";
        const bool more = found && (found->known > row.largestKnown || found->possible < row.largestPossible);
        if (more)
            std::cout << "    {" << int{row.rows} << ", " << int{row.columns}
                      << ", Stamp::" << enumerator(name(row.stamp)) << ", Surface::" << enumerator(name(row.surface))
                      << ", " << found->known << ", " << found->possible << ", \"" << hexadecimal(found->presses)
                      << "\"},\n";
    }
    return 0;
}
