// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Why.hpp"

#include "lights/solver/WalshHadamard.hpp"

#include <bit>
#include <cstdint>
#include <utility>

namespace lights {

namespace {

constexpr std::size_t maxPairedRank = 512; ///< Above this not even sums of two patterns are tried.

/// The lightest odd pattern among the block's basis patterns and the sums of two of them.
Words shortWitness(const BitMatrix& basis, const Block& block, std::span<const Word> syndrome) {
    Words best;
    std::size_t bestWeight = basis.columns() + 1;
    for (const std::size_t odd : block.patterns) {
        if (!bitAt(syndrome, odd))
            continue;
        if (const std::size_t single = weight(basis.row(odd)); single < bestWeight) {
            bestWeight = single;
            best.assign(basis.row(odd).begin(), basis.row(odd).end());
        }
        if (block.rank() > maxPairedRank)
            continue; // Only the patterns themselves.
        for (const std::size_t even : block.patterns) {
            if (bitAt(syndrome, even) || distance(basis.row(odd), basis.row(even)) >= bestWeight)
                continue;
            bestWeight = distance(basis.row(odd), basis.row(even));
            best.assign(basis.row(odd).begin(), basis.row(odd).end());
            add(best, basis.row(even));
        }
    }
    return best;
}

/// Replaces `witness` by the lightest odd pattern of the block, if the meter allows a table of all of them.
void lightestWitness(Words& witness, const QuietSpace& conditions, const Block& block, std::uint32_t syndrome,
                     Meter& meter) {
    if (pieceSteps(block.rank()) > meter.left())
        return;
    std::vector<Point> points;
    for (const std::uint32_t part : block.parts)
        points.push_back({part, 1});
    std::uint32_t best = 0;
    int bestSum = -1 - static_cast<int>(block.cells.size());
    const bool complete = transformInPieces(merged(std::move(points)), block.rank(), meter,
                                            [&](std::uint32_t first, std::span<const std::int16_t> sums) {
                                                for (std::size_t i = 0; i < sums.size(); ++i) {
                                                    const std::uint32_t c = first + static_cast<std::uint32_t>(i);
                                                    if (sums[i] <= bestSum || (std::popcount(c & syndrome) & 1) == 0)
                                                        continue;
                                                    best = c;
                                                    bestSum = sums[i];
                                                }
                                            });
    if (!complete)
        return;
    witness.assign(witness.size(), 0);
    conditions.addPatterns(witness, block, best);
}

/// The block's coordinates of a syndrome over the whole basis, numbered as in Block::parts. \pre rank ≤ maxPartRank.
std::uint32_t syndromeOn(const Block& block, std::span<const Word> syndrome) {
    std::uint32_t result = 0;
    for (const std::size_t pattern : block.patterns)
        result = result * 2 + (bitAt(syndrome, pattern) ? 1U : 0U);
    return result;
}

bool concerns(const Block& block, std::span<const Word> syndrome) {
    for (const std::size_t pattern : block.patterns)
        if (bitAt(syndrome, pattern))
            return true;
    return false;
}

} // namespace

Why explain(const QuietSpace& conditions, std::span<const Word> difference, Meter& meter) {
    const Words syndrome = conditions.syndrome(difference);
    Why result{{}, Words(difference.size()), true};
    for (const Block& block : conditions.blocks()) {
        if (!concerns(block, syndrome))
            continue;
        Words witness = shortWitness(conditions.basis(), block, syndrome);
        if (!block.parts.empty())
            lightestWitness(witness, conditions, block, syndromeOn(block, syndrome), meter);
        if (result.witness.empty() || weight(witness) < weight(result.witness))
            result.witness = std::move(witness);

        const Repair repair = repairBlock(conditions, block, syndrome, meter);
        for (const std::size_t cell : repair.cells)
            flipBit(result.repair, cell);
        result.repairExact = result.repairExact && repair.exact;
    }
    return result;
}

std::vector<Words> repairs(const QuietSpace& conditions, std::span<const Word> difference, std::size_t limit,
                           Meter& meter) {
    const Words syndrome = conditions.syndrome(difference);
    std::vector<Words> result{Words(difference.size())};
    for (const Block& block : conditions.blocks()) {
        if (!concerns(block, syndrome))
            continue;
        std::vector<Words> longer;
        for (const auto& cells : smallestRepairs(conditions, block, syndrome, limit, meter))
            for (const Words& others : result) {
                if (longer.size() >= limit)
                    break;
                longer.push_back(others);
                for (const std::size_t cell : cells)
                    flipBit(longer.back(), cell);
            }
        result = std::move(longer);
    }
    return result;
}

} // namespace lights
