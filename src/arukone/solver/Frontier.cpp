// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Frontier.hpp"

#include "arukone/solver/Diagonal.hpp"
#include "arukone/solver/LengthBound.hpp"
#include "arukone/solver/Profile.hpp"
#include "arukone/solver/Sweep.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

namespace arukone {

namespace {

/// The states of a frontier after one cell: different profiles, each with a tally of fixed size. Both are kept in words
/// of 64 bits, one state after the other in the order in which they were added, and found by hashing.
///
/// Memory per state: 8 · (⌈slots / 8⌉ + tally words) bytes, and 8 to 16 bytes for finding it. It is kept for later use
/// when the states are removed.
class Layer {
public:
    Layer(std::size_t slots, std::size_t tallyWords);

    [[nodiscard]] std::size_t size() const noexcept { return m_size; }
    [[nodiscard]] Profile profile(std::size_t state) const noexcept;
    [[nodiscard]] const std::uint64_t* tally(std::size_t state) const noexcept { return words(state) + m_keyWords; }

    /// Removes all states. \param expected how many will be added, about.
    void clear(std::size_t expected);

    struct Place {
        std::uint64_t* tally; ///< Valid until the next clear().
        bool added;           ///< If so, the tally has still to be written.
    };
    /// Finds the state of a profile, or adds it. O(slots / 8), amortised.
    [[nodiscard]] Place place(const Profile& profile);

private:
    static constexpr std::size_t chunkStates = 4096;

    [[nodiscard]] const std::uint64_t* words(std::size_t state) const noexcept {
        return m_chunks[state / chunkStates].data() + state % chunkStates * m_stateWords;
    }
    [[nodiscard]] std::uint64_t* words(std::size_t state) noexcept {
        return m_chunks[state / chunkStates].data() + state % chunkStates * m_stateWords;
    }
    [[nodiscard]] std::uint64_t* addWords();
    [[nodiscard]] bool isKey(const std::uint64_t* found, const std::uint64_t* key) const noexcept;
    [[nodiscard]] std::size_t firstPlace(const std::uint64_t* key) const noexcept;
    void rehash(std::size_t places);

    std::size_t m_keyWords;
    std::size_t m_stateWords;
    std::size_t m_size = 0;
    std::size_t m_mask = 0;
    std::vector<std::vector<std::uint64_t>> m_chunks; ///< Each holds chunkStates states.
    std::vector<std::uint32_t> m_table; ///< Number of the state plus one, or zero; by hash, then the next free place.
};

constexpr std::size_t fewestPlaces = 64; ///< Least size of the table; a power of two.

std::size_t placesFor(std::size_t states) {
    return std::max(fewestPlaces, std::bit_ceil(2 * states + 1));
}

Layer::Layer(std::size_t slots, std::size_t tallyWords)
    : m_keyWords((slots + 7) / 8)
    , m_stateWords(m_keyWords + tallyWords) {
    clear(0);
}

Profile Layer::profile(std::size_t state) const noexcept {
    Profile result;
    std::memcpy(result.slots.data(), words(state), m_keyWords * sizeof(std::uint64_t));
    return result;
}

void Layer::clear(std::size_t expected) {
    m_size = 0;
    rehash(placesFor(expected));
}

Layer::Place Layer::place(const Profile& profile) {
    if (2 * (m_size + 1) > m_mask)
        rehash(2 * (m_mask + 1));
    const auto key =
        std::bit_cast<std::array<std::uint64_t, sizeof profile.slots / sizeof(std::uint64_t)>>(profile.slots);
    std::size_t place = firstPlace(key.data());
    for (; m_table[place] != 0; place = (place + 1) & m_mask)
        if (std::uint64_t* const found = words(m_table[place] - 1); isKey(found, key.data()))
            return {found + m_keyWords, false};
    std::uint64_t* const added = addWords();
    std::copy_n(key.data(), m_keyWords, added);
    m_table[place] = static_cast<std::uint32_t>(m_size);
    return {added + m_keyWords, true};
}

std::uint64_t* Layer::addWords() {
    if (m_size == m_chunks.size() * chunkStates)
        m_chunks.emplace_back(chunkStates * m_stateWords);
    return words(m_size++);
}

bool Layer::isKey(const std::uint64_t* found, const std::uint64_t* key) const noexcept {
    std::size_t equal = 0;
    while (equal < m_keyWords && found[equal] == key[equal])
        ++equal;
    return equal == m_keyWords;
}

/// Where the search for a key begins. Each word is mixed in by a multiplication with an odd number and a shift.
std::size_t Layer::firstPlace(const std::uint64_t* key) const noexcept {
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < m_keyWords; ++i) {
        hash = (hash ^ key[i]) * 0x9E3779B97F4A7C15;
        hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash * 0xD6E8FEB86659FD93 >> 32) & m_mask;
}

void Layer::rehash(std::size_t places) {
    m_mask = places - 1;
    m_table.assign(places, 0);
    for (std::size_t i = 0; i < m_size; ++i) {
        std::size_t place = firstPlace(words(i));
        while (m_table[place] != 0)
            place = (place + 1) & m_mask;
        m_table[place] = static_cast<std::uint32_t>(i + 1);
    }
}

/// A number as four digits in base 2^32, the highest first.
using Limbs = std::array<std::uint64_t, 4>;

/// Divides by ten. \returns the remainder.
char takeDigit(Limbs& limbs) {
    std::uint64_t remainder = 0;
    for (std::uint64_t& limb : limbs) {
        const std::uint64_t value = (remainder << 32) + limb;
        limb = value / 10;
        remainder = value % 10;
    }
    return static_cast<char>('0' + remainder);
}

/// Tallies of a state: the number of ways to it.
class Ways {
public:
    static constexpr std::size_t words() noexcept { return 2; }

    static void begin(std::uint64_t* tally) noexcept { write(tally, {0, 1}); }
    /// \returns whether the step may be taken.
    static bool extend(std::uint64_t*, int, const ProfileSteps&, const ProfileStep&) noexcept { return true; }
    /// Combines two ways to the same profile.
    static void merge(std::uint64_t* tally, const std::uint64_t* other) noexcept {
        Count sum = read(tally);
        sum += read(other);
        write(tally, sum);
    }
    static Count read(const std::uint64_t* tally) noexcept { return {tally[0], tally[1]}; }

private:
    static void write(std::uint64_t* tally, const Count& count) noexcept {
        tally[0] = count.high;
        tally[1] = count.low;
    }
};

/// Tallies of a state: the best way to it. The first word is the length, the others are the edges used, the first one
/// in the order of shortestSolution() in the highest bit. So the better way is the one whose words are
/// lexicographically smaller. As the rest of a solution can follow either of two ways to the same profile, it is enough
/// to keep the better one, even if cells that are still to come are earlier in the order.
class BestWay {
public:
    /// \param bound may be nullptr.
    BestWay(const Sweep& sweep, LengthBound* bound)
        : m_sweep(sweep)
        , m_bound(bound) {}

    [[nodiscard]] std::size_t words() const noexcept {
        return 1 + (2 * static_cast<std::size_t>(m_sweep.cellCount()) + 63) / 64;
    }
    void begin(std::uint64_t* tally) const noexcept { std::fill_n(tally, words(), 0); }
    bool extend(std::uint64_t* tally, int cell, const ProfileSteps& steps, const ProfileStep& step) const {
        tally[0] += static_cast<std::uint64_t>(std::popcount(step.edges));
        if (m_bound != nullptr && !m_bound->admits(steps, cell, step.profile, static_cast<int>(tally[0])))
            return false;
        for (const std::uint8_t edge : {rightEdge, downEdge})
            if ((step.edges & edge) != 0)
                addEdge(tally, m_sweep.onBoard(cell), m_sweep.onBoard(edge));
        return true;
    }
    void merge(std::uint64_t* tally, const std::uint64_t* other) const {
        if (std::lexicographical_compare(other, other + words(), tally, tally + words()))
            std::copy_n(other, words(), tally);
    }

    static int length(const std::uint64_t* tally) noexcept { return static_cast<int>(tally[0]); }
    static Edges edges(const std::uint64_t* tally, int cells) {
        Edges result(static_cast<std::size_t>(cells), 0);
        for (int cell = 0; cell < cells; ++cell)
            for (const std::uint8_t edge : {rightEdge, downEdge}) {
                const auto [word, bit] = placeOf(cell, edge);
                if ((tally[word] & bit) != 0)
                    result[static_cast<std::size_t>(cell)] |= edge;
            }
        return result;
    }

private:
    static std::pair<std::size_t, std::uint64_t> placeOf(int cell, std::uint8_t edge) noexcept {
        const std::size_t place = 2 * static_cast<std::size_t>(cell) + (edge == downEdge ? 1 : 0);
        return {1 + place / 64, std::uint64_t{1} << (63 - place % 64)};
    }
    static void addEdge(std::uint64_t* tally, int cell, std::uint8_t edge) noexcept {
        const auto [word, bit] = placeOf(cell, edge);
        tally[word] |= bit;
    }

    const Sweep& m_sweep;
    LengthBound* m_bound;
};

/// One pass over the board.
template<typename Tally>
class Pass {
public:
    Pass(const Sweep& sweep, const Tally& tally, SearchMeter& meter)
        : m_sweep(sweep)
        , m_tally(tally)
        , m_meter(meter)
        , m_current(static_cast<std::size_t>(sweep.width()) + 1, tally.words())
        , m_next(m_current)
        , m_scratch(tally.words()) {}

    /// \param report is called with the fraction of the cells gone over. \returns how it ended.
    template<typename Report>
    SearchEnd run(Report report) {
        m_current.clear(1);
        m_tally.begin(m_current.place(Profile{}).tally);
        for (int cell = 0; cell < m_sweep.cellCount() && m_current.size() > 0; ++cell) {
            if (const SearchEnd end = goOver(cell); end != SearchEnd::Complete)
                return end;
            report(static_cast<double>(cell + 1) / m_sweep.cellCount());
        }
        return SearchEnd::Complete;
    }
    /// The tally of all solutions after a complete pass; nullptr if there is none.
    [[nodiscard]] const std::uint64_t* result() const noexcept {
        return m_current.size() > 0 ? m_current.tally(0) : nullptr; // After the last cell no edge is open.
    }
    [[nodiscard]] std::size_t peakStates() const noexcept { return m_peak; }

private:
    SearchEnd goOver(int cell) {
        ProfileSteps steps(m_sweep, cell);
        m_next.clear(m_current.size());
        for (std::size_t state = 0; state < m_current.size(); ++state) {
            if (!m_meter.spend())
                return m_meter.end();
            for (const ProfileStep& step : steps.after(m_current.profile(state)))
                take(cell, state, steps, step);
            if (!m_meter.holds(m_next.size()))
                return SearchEnd::TooMuchWork;
        }
        std::swap(m_current, m_next);
        m_peak = std::max(m_peak, m_current.size());
        return SearchEnd::Complete;
    }

    void take(int cell, std::size_t state, const ProfileSteps& steps, const ProfileStep& step) {
        std::copy_n(m_current.tally(state), m_scratch.size(), m_scratch.data());
        if (!m_tally.extend(m_scratch.data(), cell, steps, step))
            return;
        const auto [tally, added] = m_next.place(step.profile);
        if (added)
            std::copy_n(m_scratch.data(), m_scratch.size(), tally);
        else
            m_tally.merge(tally, m_scratch.data());
    }

    const Sweep& m_sweep;
    Tally m_tally;
    SearchMeter& m_meter;
    Layer m_current;
    Layer m_next;
    std::vector<std::uint64_t> m_scratch;
    std::size_t m_peak = 0;
};

/// The search for a shortest solution, pass by pass.
class Shortest {
public:
    Shortest(const Board& board, const SearchControl& control)
        : m_board(board)
        , m_sweep(board)
        , m_bound(m_sweep.all() ? std::nullopt : std::optional<LengthBound>(m_sweep))
        , m_meter(control)
        , m_pass(m_sweep, BestWay(m_sweep, m_bound ? &*m_bound : nullptr), m_meter)
        , m_longest(board.cellCount() - board.holeCount() - board.pairCount()) {}

    ShortestSolution find() {
        if (m_bound)
            findWithin(*m_bound);
        else
            findFilled();
        if (m_found.complete() && !m_found.cables)
            m_found.lowerBound = 0;
        m_found.peakStates = m_pass.peakStates();
        m_found.work = m_meter.spent();
        return m_found;
    }

private:
    void findFilled() {
        m_found.lowerBound = m_longest;
        if (m_found.end = pass(); m_found.complete())
            take(m_pass.result());
    }

    void findWithin(LengthBound& lengths) {
        const int least = lengths.sumOfDistances();
        m_found.lowerBound = least;
        while (m_found.lowerBound <= m_longest) {
            const int bound = m_found.lowerBound + (m_careful ? 0 : (m_found.lowerBound - least) / 8 * 2);
            lengths.allow(bound);
            const SearchEnd end = pass();
            if (end == SearchEnd::TooMuchWork && m_meter.end() == SearchEnd::Complete && bound > m_found.lowerBound) {
                m_careful = true;
                continue;
            }
            m_found.end = end;
            if (!m_found.complete() || take(m_pass.result()) || !lengths.dropped())
                return;
            m_found.lowerBound = bound + 2; // All lengths are odd, or all are even.
        }
    }

    SearchEnd pass() {
        // Each pass is assumed to take half of what is left.
        const double done = 1 - m_left;
        m_left /= 2;
        return m_pass.run([&](double fraction) { m_meter.report(done + m_left * fraction); });
    }

    bool take(const std::uint64_t* tally) {
        if (tally == nullptr)
            return false;
        m_found.length = m_found.lowerBound = BestWay::length(tally);
        m_found.cables = cablesOf(m_board, BestWay::edges(tally, m_board.cellCount()));
        return true;
    }

    const Board& m_board;
    Sweep m_sweep;
    std::optional<LengthBound> m_bound; ///< With Fill::Any.
    SearchMeter m_meter;
    Pass<BestWay> m_pass;
    int m_longest; ///< No solution is longer.
    bool m_careful = false;
    double m_left = 1;
    ShortestSolution m_found;
};

} // namespace

std::string Count::text() const {
    constexpr std::uint64_t mask = 0xFFFFFFFF;
    Limbs limbs{high >> 32, high & mask, low >> 32, low & mask};
    std::string digits;
    do
        digits += takeDigit(limbs);
    while (limbs != Limbs{});
    std::reverse(digits.begin(), digits.end());
    return digits;
}

SolutionCount countSolutions(const Board& board, const SearchControl& control) {
    if (board.fill() == Fill::Apart) {
        const UntouchingCount counted = countUntouching(board, control);
        const bool complete = counted.end == SearchEnd::Complete;
        return {counted.end, Count{0, complete ? counted.solutions : 0}, 0, counted.nodes};
    }
    const Sweep sweep(board);
    SearchMeter meter(control);
    Pass<Ways> pass(sweep, {}, meter);
    SolutionCount found;
    found.end = pass.run([&](double fraction) { meter.report(fraction); });
    if (const std::uint64_t* const tally = pass.result(); found.complete() && tally != nullptr)
        found.solutions = Ways::read(tally);
    found.peakStates = pass.peakStates();
    found.work = meter.spent();
    return found;
}

ShortestSolution shortestSolution(const Board& board, const SearchControl& control) {
    return Shortest(board, control).find();
}

} // namespace arukone
