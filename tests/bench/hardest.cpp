// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/SwitchingGame.hpp"
#include "lights/solver/Classes.hpp"
#include "lights/solver/HardestBoards.hpp"
#include "lights/solver/Prover.hpp"
#include "lights/solver/SizeFacts.hpp"
#include "lights/solver/Solver.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

/// Writes the rows of src/lights/solver/HardestBoards.csv to standard output, and what was found to standard error: see
/// scripts/hardest. The argument is the number of steps for each question. Rows that are settled are kept.
namespace {

using namespace lights;

constexpr std::uint64_t walkBudget = std::uint64_t{1} << 34;

/// A board with an optimum that ClassTable.csv says there is.
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

/// A board of the switching game of Gale and Berlekamp that no setting of its switches leaves with fewer lamps on.
struct Lamps {
    int side;                     ///< Even.
    std::vector<unsigned> rows{}; ///< The lowest bit is the first lamp.
};

/// The one for 12 × 12 lamps is a Hadamard matrix (Paley); the others were found by local search.
const std::array<Lamps, 4> lampBoards{{
    {8, {0xa, 0xcc, 0x66, 0xa0, 0xbe, 0x87, 0xeb, 0x2d}},
    {10, {0x34e, 0xd4, 0x1ec, 0x288, 0x120, 0x1c3, 0x385, 0x350, 0x49, 0x2e2}},
    {12, {0x0, 0xb89, 0x713, 0xe25, 0xc4b, 0x897, 0x12f, 0x25d, 0x4b9, 0x971, 0x2e3, 0x5c5}},
    {14, {0x176e, 0x618, 0x2cf8, 0x2f0b, 0x3bb8, 0x3cc, 0x1900, 0x2336, 0xa7c, 0xa97, 0x36c2, 0x2b6b, 0x11db, 0x7a1}},
}};

/// Builds one on the square plane of 3k − 1 rows and columns: the lamps are on the cells that are lit by the quiet
/// patterns of both their row and their column. Half of the others that a pattern lights are pressed, and all that none
/// does.
std::optional<HardestBoard> fromSwitchingGame(const CompiledClasses& row, std::uint64_t budget) {
    const auto lamps = std::ranges::find(lampBoards, row.rows / 3 * 2 + 2, &Lamps::side);
    if (Rules{row.stamp, row.surface} != Rules{Stamp::Square, Surface::Plane} || row.rows != row.columns ||
        row.rows % 3 != 2 || lamps == lampBoards.end())
        return std::nullopt;
    const auto isBeyond = [](int line) { return line % 3 == 2; };
    const auto place = [](int line) { return line - line / 3; }; // Among those that are not beyond.
    BitGrid presses(row.rows, row.columns);
    for (int r = 0; r < row.rows; ++r)
        for (int c = 0; c < row.columns; ++c)
            if (isBeyond(r) && isBeyond(c))
                presses.set({r, c});
            else if (isBeyond(r) || isBeyond(c))
                presses.set({r, c}, place(isBeyond(r) ? c : r) < lamps->side / 2);
            else
                presses.set({r, c}, ((lamps->rows[static_cast<std::size_t>(place(r))] >> place(c)) & 1U) != 0);
    const Prover prover(row.rows, row.columns, {row.stamp, row.surface});
    const GenerateControl control;
    Effort effort(control, 1);
    const auto fewest = prover.fewest(presses, effort);
    if (!fewest)
        return std::nullopt;
    const int k = (row.rows + 1) / 3;
    return HardestBoard{static_cast<int>(fewest->count()),
                        test::mostLampsPossible(2 * k, budget) + test::beyondTheGame(k), *fewest};
}

/// What the table will say of a size that is open in ClassTable.csv.
std::optional<HardestBoard> search(const CompiledClasses& row, std::uint64_t budget) {
    const Rules rules{row.stamp, row.surface};
    auto result = hardestBoard(row.rows, row.columns, rules);
    const auto isSettled = [&] { return result && result->known == result->possible; };
    if (isSettled())
        return result;
    if (auto game = fromSwitchingGame(row, budget); game && (!result || game->known >= result->known)) {
        game->possible = std::min(game->possible, result ? result->possible : game->possible);
        result = game;
    }
    if (isSettled())
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
        return HardestBoard{known, most->possible, result->presses};
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
            std::cout << int{row.rows} << ',' << int{row.columns} << ',' << name(row.stamp) << ',' << name(row.surface)
                      << ',' << found->known << ',' << found->possible << ',' << hexadecimal(found->presses) << '\n';
    }
    return 0;
}
