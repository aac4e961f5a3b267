#include "lights/solver/Optimum.hpp"

#include "lights/solver/Search.hpp"
#include "lights/solver/WalshHadamard.hpp"

#include <algorithm>
#include <utility>

namespace lights {

namespace {

std::size_t weightOn(std::span<const Word> presses, const Block& block) {
    return static_cast<std::size_t>(std::count_if(block.windows.begin(), block.windows.end(),
                                                  [&](std::size_t window) { return bitAt(presses, window); }));
}

bool affordable(const Block& block, std::uint64_t budget) {
    return block.rank() <= maxTableRank && transformSteps(block.rank()) <= budget;
}

/// Makes `presses` the lightest on the block. \returns false when the call was cancelled; nothing is changed then.
///
/// The weight of presses + Σ c_k · pattern_k on n windows is (n − Σ ±1)/2, where a window with linear part v counts
/// (−1)^(pressed + ⟨v,c⟩): a transform of the signs, added up by linear part, gives it for every c at once. `presses`
/// is normalised (the first window of each pattern is on), so of equally light solutions that with the smallest c has
/// the earliest windows: its first coefficient that differs is 0, which leaves that pattern's first window on.
bool settle(std::span<Word> presses, const QuietSpace& quiet, const Block& block, Meter& meter) {
    Table table(std::size_t{1} << block.rank());
    for (std::size_t i = 0; i < block.windows.size(); ++i) {
        std::int16_t& entry = table[block.parts[i]];
        entry = static_cast<std::int16_t>(entry + (bitAt(presses, block.windows[i]) ? -1 : 1));
    }
    if (!transform(table, meter))
        return false;
    const auto best = std::max_element(table.begin(), table.end());
    quiet.addPatterns(presses, block, static_cast<std::uint32_t>(best - table.begin()));
    return true;
}

struct Proof {
    std::size_t bound = 0;
    bool exact = false;
};

/// Makes `presses` lighter on a block that is too large for a table, spending at most `share`.
Proof lighten(std::span<Word> presses, const QuietSpace& quiet, const Block& block, std::uint64_t share, Meter& meter) {
    Words start(wordsFor(block.windows.size()));
    for (std::size_t i = 0; i < block.windows.size(); ++i)
        if (bitAt(presses, block.windows[i]))
            flipBit(start, i);
    const Found found = search(quiet.restricted(block), std::move(start), share, meter);
    for (std::size_t i = 0; i < block.windows.size(); ++i)
        if (bitAt(presses, block.windows[i]) != bitAt(found.presses, i))
            flipBit(presses, block.windows[i]);
    return {found.bound, found.exact};
}

} // namespace

std::uint64_t expectedSteps(const QuietSpace& quiet, std::uint64_t budget) {
    std::uint64_t sum = 0;
    for (const Block& block : quiet.blocks()) {
        if (!affordable(block, budget - sum))
            return budget;
        sum += transformSteps(block.rank());
    }
    return sum;
}

Lightest lightest(const QuietSpace& quiet, Words solution, Meter& meter) {
    quiet.normalise(solution);
    const std::size_t all = weight(solution);
    Lightest result{std::move(solution), all, true};
    // What no pattern touches stays as it is; the blocks' shares of the bound are added as they become known.
    for (const Block& block : quiet.blocks())
        result.bound -= weightOn(result.presses, block);
    for (std::size_t done = 0; done < quiet.blocks().size(); ++done) {
        const Block& block = quiet.blocks()[done];
        if (affordable(block, meter.left()) && settle(result.presses, quiet, block, meter)) {
            result.bound += weightOn(result.presses, block);
            continue;
        }
        const std::uint64_t share = meter.left() / (quiet.blocks().size() - done);
        const Proof proof = lighten(result.presses, quiet, block, share, meter);
        result.bound += proof.exact ? weightOn(result.presses, block) : proof.bound;
        result.exact = result.exact && proof.exact;
    }
    return result;
}

} // namespace lights
