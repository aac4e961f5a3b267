#include "lights/solver/Prover.hpp"

#include "lights/Puzzle.hpp"
#include "lights/solver/QuietSpace.hpp"
#include "lights/solver/WalshHadamard.hpp"
#include "lights/solver/Windows.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace lights {

namespace {

/// What a proof may take. Enough for any block of 24 quiet patterns at once, and for most that fall apart.
constexpr std::uint64_t proofBudget = std::uint64_t{1} << 26;

constexpr std::uint64_t dearestProof = std::uint64_t{1} << 22; ///< Proofs by meeting in the middle take about as much.

Puzzle darkPuzzle(int rows, int columns, const Rules& rules) {
    return Puzzle::make(Board(BitGrid(rows, columns)), rules, GoalKind::Off).value();
}

std::uint64_t priceOf(int windows, const std::vector<BitGrid>& quiet) {
    constexpr std::uint64_t perBoard = 1024;
    constexpr std::uint64_t perWindow = 64;
    std::uint64_t price = perBoard + perWindow * static_cast<std::uint64_t>(windows);
    if (quiet.empty())
        return price;
    const Windows numbered{Board(BitGrid(quiet.front().rows(), quiet.front().columns()))};
    BitMatrix kernel(quiet.size(), numbered.size());
    for (std::size_t row = 0; row < quiet.size(); ++row)
        add(kernel.row(row), numbered.pack(quiet[row]));
    const QuietSpace space(std::move(kernel));
    for (const Block& block : space.blocks())
        price += block.rank() <= maxPartRank ? std::min(pieceSteps(block.rank()), dearestProof) : dearestProof;
    return price;
}

} // namespace

Prover::Prover(int rows, int columns, const Rules& rules)
    : m_rows(rows)
    , m_columns(columns)
    , m_rules(rules)
    , m_solver(darkPuzzle(rows, columns, rules))
    , m_price(priceOf(rows * columns, m_solver.quiet())) {}

tl::expected<BitGrid, Effort::Problem> Prover::fewest(const BitGrid& presses, Effort& effort) const {
    if (const auto stop = effort.spend(m_price))
        return tl::unexpected(*stop);
    if (quiet().empty())
        return presses;
    const Answer answer = m_solver.solve(Board(changed(presses)), effort.within(proofBudget));
    if (answer.cancelled)
        return tl::unexpected(Effort::Problem::Cancelled);
    if (!answer.result->exact)
        return tl::unexpected(Effort::Problem::NotProvable);
    return answer.result->presses;
}

BitGrid Prover::changed(const BitGrid& presses) const {
    Board board{BitGrid(m_rows, m_columns)};
    presses.forEach([&](Cell cell) { press(board, m_rules, cell); });
    return board.lit();
}

BitGrid drawPresses(int rows, int columns, Random& random) {
    BitGrid presses(rows, columns);
    const auto beyond = wordBits * presses.wordsPerRow() - static_cast<std::size_t>(columns);
    for (int r = 0; r < rows; ++r) {
        for (Word& word : presses.row(r))
            word = random.next();
        presses.row(r).back() &= ~Word{0} >> beyond;
    }
    return presses;
}

BitGrid drawPresses(int rows, int columns, int count, Random& random) {
    std::vector<int> places(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    std::iota(places.begin(), places.end(), 0);
    BitGrid presses(rows, columns);
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        std::swap(places[i], places[i + random.below(places.size() - i)]);
        presses.set({places[i] / columns, places[i] % columns});
    }
    return presses;
}

} // namespace lights
