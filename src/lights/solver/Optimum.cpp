// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Optimum.hpp"

#include "lights/solver/LongMeet.hpp"
#include "lights/solver/Meet.hpp"
#include "lights/solver/WalshHadamard.hpp"

#include <algorithm>
#include <limits>
#include <new>
#include <optional>
#include <utility>

namespace lights {

namespace {

std::size_t weightOn(std::span<const Word> presses, const Block& block) {
    return static_cast<std::size_t>(
        std::count_if(block.cells.begin(), block.cells.end(), [&](std::size_t cell) { return bitAt(presses, cell); }));
}

bool affordable(const Block& block, std::uint64_t budget) {
    return block.rank() <= maxPartRank && pieceSteps(block.rank()) <= budget;
}

/// Makes `presses` the lightest on the block, or one with fewer than `limit` presses. \returns false if the call was
/// cancelled; nothing is changed then.
///
/// The weight of presses + Σ c_k · pattern_k on n cells is (n − Σ ±1)/2, where a cell with linear part v counts
/// (−1)^(pressed + ⟨v,c⟩): a transform of the signs, added up by linear part, gives it for every c at once. `presses`
/// is normalised (the first cell of each pattern is on), so among equally light solutions the one with the smallest c
/// has the earliest cells: its first coefficient that differs is 0, which leaves that pattern's first cell on.
bool minimiseByTransform(std::span<Word> presses, const QuietSpace& quiet, const Block& block, std::size_t limit,
                         Meter& meter) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < block.cells.size(); ++i) {
        const bool pressed = bitAt(presses, block.cells[i]);
        points.push_back({block.parts[i], static_cast<std::int16_t>(pressed ? -1 : 1)});
    }
    std::uint32_t best = 0;
    int bestSum = std::numeric_limits<int>::min();
    const int mostSum = static_cast<int>(block.cells.size()) - 2 * static_cast<int>(limit); // Of those not below it.
    const bool complete = transformPieces(
        merged(std::move(points)), block.rank(), std::min(block.rank(), pieceRank), meter,
        [&](std::uint32_t) { return bestSum <= mostSum; },
        [&](std::uint32_t first, std::span<const std::int16_t> sums) {
            // Compilers optimise this well: look for the value first, and for its position only if it is better.
            std::int16_t largest = sums.front();
            for (const std::int16_t sum : sums)
                largest = std::max(largest, sum);
            if (largest <= bestSum)
                return;
            bestSum = largest;
            const auto place = std::find(sums.begin(), sums.end(), largest) - sums.begin();
            best = first + static_cast<std::uint32_t>(place);
        });
    if (complete)
        quiet.addPatterns(presses, block, best);
    return complete;
}

/// What is proven about one block's part of the presses.
struct Proof {
    std::size_t bound = 0; ///< No solution is lighter on the block.
    std::optional<LongProof> longProof;
};

std::vector<bool> pressedOn(std::span<const Word> presses, const Block& block) {
    std::vector<bool> pressed(block.cells.size());
    for (std::size_t i = 0; i < pressed.size(); ++i)
        pressed[i] = bitAt(presses, block.cells[i]);
    return pressed;
}

void addPatterns(std::span<Word> presses, const Split& split, const Block& block, Word coefficients) {
    for (std::size_t i = 0; i < block.cells.size(); ++i)
        if (product(coefficients, split.parts[i]))
            flipBit(presses, block.cells[i]);
}

/// Makes `presses` as light on the block as meeting in the middle can. \pre tableSteps(split) is within `share`.
Proof meetOn(std::span<Word> presses, const Split& split, const Block& block, std::size_t limit, std::uint64_t share,
             Meter& meter) {
    const MeetResult met = meet(split, pressedOn(presses, block), share, meter, limit);
    addPatterns(presses, split, block, met.coefficients);
    return {met.bound, {}};
}

/// Puts these presses, numbered as in Block::cells, in the place of those on the block.
void replace(std::span<Word> presses, const Block& block, std::span<const Word> onBlock) {
    for (std::size_t i = 0; i < block.cells.size(); ++i)
        if (bitAt(presses, block.cells[i]) != bitAt(onBlock, i))
            flipBit(presses, block.cells[i]);
}

/// Makes `presses` as light on the block as switching its lines can. \pre tableSteps(switching) is within `share`.
Proof switchLinesOn(std::span<Word> presses, const Switching& switching, const Block& block, std::size_t limit,
                    std::uint64_t share, Meter& meter) {
    const Switched switched = switchLines(switching, pressedOn(presses, block), share, meter, limit);
    replace(presses, block, switched.presses);
    return {switched.bound, {}};
}

/// The classes of a long proof, of the solutions to which `presses` belongs.
SymmetricClasses symmetricClasses(std::span<const Word> presses, const QuietSpace& quiet, const Split& split,
                                  const Block& block, const CellNumbers& cells) {
    Words normal(presses.begin(), presses.end());
    quiet.normalise(normal, block);
    const std::vector<bool> pressed = pressedOn(normal, block);
    return {split, pressed, blockSymmetries(split, block, cells, pressed)};
}

/// Proves it by a long proof, which begins with `presses`.
Proof meetLongOn(std::span<Word> presses, const QuietSpace& quiet, const Split& split, const Block& block,
                 const CellNumbers& cells, std::uint64_t share, Meter& meter) {
    // The first cell of each pattern lies in no other one, and is on in the normal solution.
    Word known = 0;
    for (const std::size_t pattern : block.patterns)
        known = known * 2 + (bitAt(presses, quiet.firstCells()[pattern]) ? 0U : 1U);
    try {
        const SymmetricClasses classes = symmetricClasses(presses, quiet, split, block, cells);
        const MeetResult met = meetLong(classes, known, share, lightPointsWithin(meter.memory()), meter).met;
        addPatterns(presses, split, block, known ^ met.coefficients);
        return {met.bound, {}};
    } catch (const std::bad_alloc&) { // There was less memory than the caller allowed.
        return {};
    }
}

/// Makes `presses` lighter by a heuristic search, spending at most `share`.
Proof searchOn(std::span<Word> presses, const QuietSpace& quiet, const Block& block, std::uint64_t share,
               Meter& meter) {
    Words start(wordsFor(block.cells.size()));
    for (std::size_t i = 0; i < block.cells.size(); ++i)
        if (bitAt(presses, block.cells[i]))
            flipBit(start, i);
    const Found found = search(quiet.restricted(block), std::move(start), share, meter);
    replace(presses, block, found.presses);
    return {found.bound, {}};
}

/// Steps that a search gets before a long proof, so that there is a good solution if the proof is cancelled.
constexpr std::uint64_t searchBeforeLongProof = std::uint64_t{1} << 26;

/// The steps for switching the lines of a block, if it can be divided into lines, `budget` suffices, and neither a
/// split nor a transform takes fewer.
std::optional<std::uint64_t> stepsToSwitch(const Block& block, const Divisions& divisions, std::uint64_t budget) {
    const auto steps = divisions.switching ? tableSteps(*divisions.switching) : std::nullopt;
    const auto split = divisions.split ? tableSteps(*divisions.split) : std::nullopt;
    const bool isBest =
        steps && (!split || *steps <= *split) && (!affordable(block, budget) || *steps <= pieceSteps(block.rank()));
    return isBest && *steps <= budget ? steps : std::nullopt;
}

/// Makes `presses` as light on a block as `share` allows, or lighter than the meter's limit: by the cheapest exact
/// method, if there is one.
Proof makeLightest(std::span<Word> presses, const QuietSpace& quiet, const Block& block, const Divisions& divisions,
                   const CellNumbers& cells, std::uint64_t share, Meter& meter) {
    const std::optional<Split>& split = divisions.split;
    const auto isExact = [&](const Proof& proof) { return proof.bound == weightOn(presses, block); };
    const std::size_t others = weight(presses) - weightOn(presses, block);
    const std::size_t limit = meter.limit() - std::min(meter.limit(), others);
    const auto isDone = [&](const Proof& proof) { return isExact(proof) || weightOn(presses, block) < limit; };
    const auto byTransform = [&](std::uint64_t budget) {
        if (!affordable(block, budget))
            return false;
        quiet.normalise(presses, block); // Not the other patterns: other blocks may be at their lightest already.
        return minimiseByTransform(presses, quiet, block, limit, meter);
    };
    const std::uint64_t before = meter.left();
    const auto left = [&] { return share - std::min(share, before - meter.left()); };
    const auto transformed = [&] {
        return Proof{weightOn(presses, block) >= limit ? weightOn(presses, block) : 0, {}};
    };
    if (needsNoDivision(block) && byTransform(share))
        return transformed();
    Proof known;
    if (stepsToSwitch(block, divisions, share))
        known = switchLinesOn(presses, *divisions.switching, block, limit, share, meter);
    if (isDone(known))
        return known;
    const std::optional<std::uint64_t> steps = split ? tableSteps(*split) : std::nullopt;
    if (steps && *steps <= left())
        known.bound = std::max(known.bound, meetOn(presses, *split, block, limit, left(), meter).bound);
    if (isDone(known))
        return known;
    if (byTransform(left()))
        return transformed();
    if (split && !steps)
        known.longProof = longProofOf(*split);
    const bool patient = known.longProof && known.longProof->bytes <= meter.memory();
    const Proof searched =
        searchOn(presses, quiet, block, patient ? std::min(left(), searchBeforeLongProof) : left(), meter);
    known.bound = std::max(known.bound, searched.bound);
    if (patient && !isExact(known)) {
        const Proof met = meetLongOn(presses, quiet, *split, block, cells, left(), meter);
        known.bound = std::max(known.bound, met.bound);
    }
    if (known.longProof && !isExact(known))
        known.longProof->steps = longProofSteps(symmetricClasses(presses, quiet, *split, block, cells));
    return known;
}

} // namespace

bool needsNoDivision(const Block& block) noexcept {
    constexpr std::size_t largest = 20;
    return block.rank() <= largest;
}

std::vector<Divisions> divisionsOf(const QuietSpace& quiet, const CellNumbers& cells) {
    std::vector<Divisions> divisions;
    for (const Block& block : quiet.blocks()) {
        Divisions& own = divisions.emplace_back();
        if (needsNoDivision(block))
            continue;
        own.switching = findSwitching(quiet, block, cells);
        if (block.rank() <= maxSmallRank)
            own.split = findSplit(quiet, block, cells);
    }
    return divisions;
}

std::uint64_t expectedSteps(const QuietSpace& quiet, std::span<const Divisions> divisions, std::uint64_t budget) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < quiet.blocks().size(); ++i) {
        const Block& block = quiet.blocks()[i];
        if (const auto steps = stepsToSwitch(block, divisions[i], budget - sum))
            sum += *steps;
        else if (affordable(block, budget - sum))
            sum += pieceSteps(block.rank());
        else
            return budget;
    }
    return sum;
}

Lightest lightest(const QuietSpace& quiet, std::span<const Divisions> divisions, const CellNumbers& cells,
                  Words solution, Meter& meter) {
    quiet.normalise(solution);
    const std::size_t all = weight(solution);
    Lightest result{std::move(solution), all, {}};
    // Cells that no pattern touches stay as they are; the blocks' shares of the bound are added as they become known.
    for (const Block& block : quiet.blocks())
        result.bound -= weightOn(result.presses, block);
    bool allProven = true;
    for (std::size_t done = 0; done < quiet.blocks().size(); ++done) {
        const Block& block = quiet.blocks()[done];
        const std::uint64_t share = meter.left() / (quiet.blocks().size() - done);
        const Proof proof = makeLightest(result.presses, quiet, block, divisions[done], cells, share, meter);
        result.bound += proof.bound;
        if (proof.bound == weightOn(result.presses, block))
            continue;
        // If two blocks are open, neither of the two long proofs would be enough.
        result.longProof = allProven ? proof.longProof : std::nullopt;
        allProven = false;
    }
    return result;
}

} // namespace lights
