// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Switching.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <utility>

namespace lights {

namespace {

constexpr std::size_t maxClassRank = 25;                 ///< Three tables with 64 MiB each.
constexpr std::size_t mostListed = std::size_t{1} << 22; ///< With more optima, the first one is not looked for.
constexpr std::size_t maxListedRank = 32;                ///< For one class, whose table is never in memory as a whole.
constexpr std::size_t maxLocalPatterns = 4;              ///< Within a line.
constexpr std::uint64_t maxDividingSteps = std::uint64_t{1} << 26; ///< Word operations for trying one division.

/// The ways to divide a board into lines.
enum class Division : std::uint8_t { Columns, Rows, ColumnPairs, RowPairs };
constexpr std::array divisions{Division::Columns, Division::Rows, Division::ColumnPairs, Division::RowPairs};

/// The number of the line of a cell.
std::size_t lineOf(Division division, Cell cell, const CellNumbers& cells) {
    const auto mirrored = [](int index, int size) { return std::min(index, size - 1 - index); };
    switch (division) {
    case Division::Columns:
        return static_cast<std::size_t>(cell.column);
    case Division::Rows:
        return static_cast<std::size_t>(cell.row);
    case Division::ColumnPairs:
        return static_cast<std::size_t>(mirrored(cell.column, cells.columns()));
    case Division::RowPairs:
        break;
    }
    return static_cast<std::size_t>(mirrored(cell.row, cells.rows()));
}

/// The lines that have cells of the block. \returns nothing if one has more than a word's.
std::optional<std::vector<Line>> linesOf(Division division, const Block& block, const CellNumbers& cells) {
    std::vector<Line> lines(static_cast<std::size_t>(std::max(cells.rows(), cells.columns())));
    for (std::size_t i = 0; i < block.cells.size(); ++i)
        lines[lineOf(division, cells.cell(block.cells[i]), cells)].cells.push_back(i);
    std::erase_if(lines, [](const Line& line) { return line.cells.empty(); });
    if (std::ranges::any_of(lines, [](const Line& line) { return line.cells.size() > wordBits; }))
        return std::nullopt;
    return lines;
}

Word wordOn(const Line& line, std::span<const Word> pattern) {
    Word word = 0;
    for (std::size_t bit = 0; bit < line.cells.size(); ++bit)
        word |= Word{bitAt(pattern, line.cells[bit])} << bit;
    return word;
}

/// The cell of a pattern that is the nearest to either end of a line of `size` cells. Where a line is mirrored,
/// patterns that are reduced at mirrored cells stay symmetric.
Word pivotOf(Word pattern, std::size_t size) {
    const auto lowest = static_cast<std::size_t>(std::countr_zero(pattern));
    const std::size_t highest = wordBits - 1 - static_cast<std::size_t>(std::countl_zero(pattern));
    return Word{1} << (lowest <= size - 1 - highest ? lowest : highest);
}

void reduceBy(Word& word, std::span<const Word> basis, std::size_t size) {
    for (const Word vector : basis)
        if ((word & pivotOf(vector, size)) != 0)
            word ^= vector;
}

/// A basis of the patterns that lie within the line; the pivot of each is in no other one.
std::vector<Word> localBasis(const Line& line, const BitMatrix& patterns) {
    // The patterns with the cells of the line moved to the end, so that those without other cells come out last.
    std::vector<bool> isInLine(patterns.columns());
    for (const std::size_t cell : line.cells)
        isInLine[cell] = true;
    const std::size_t others = patterns.columns() - line.cells.size();
    std::vector<std::size_t> places(patterns.columns());
    std::size_t nextOther = 0;
    std::size_t nextOwn = others;
    for (std::size_t cell = 0; cell < places.size(); ++cell)
        places[cell] = isInLine[cell] ? nextOwn++ : nextOther++;
    BitMatrix moved(patterns.rows(), patterns.columns());
    for (std::size_t row = 0; row < patterns.rows(); ++row)
        forEachBit(patterns.row(row), [&](std::size_t cell) { moved.flip(row, places[cell]); });
    const std::size_t pivots = reduce(moved, others).size();

    std::vector<Word> basis;
    for (std::size_t row = pivots; row < moved.rows(); ++row) {
        Word word = 0;
        for (std::size_t bit = 0; bit < line.cells.size(); ++bit)
            word |= Word{moved.test(row, others + bit)} << bit;
        reduceBy(word, basis, line.cells.size());
        if (word == 0)
            continue;
        for (Word& other : basis)
            if ((other & pivotOf(word, line.cells.size())) != 0)
                other ^= word;
        basis.push_back(word);
    }
    return basis;
}

std::vector<Word> sumsOf(std::span<const Word> basis) {
    std::vector<Word> sums{0};
    for (const Word vector : basis)
        for (std::size_t i = 0, size = sums.size(); i < size; ++i)
            sums.push_back(sums[i] ^ vector);
    return sums;
}

/// Finds the local and shared patterns. \returns false if a line has many local patterns, or if there are more shared
/// ones than coefficients fit into a word.
bool findPatterns(Switching& switching, BitMatrix patterns) {
    std::size_t local = 0;
    std::vector<std::vector<Word>> bases;
    for (Line& line : switching.lines) {
        bases.push_back(localBasis(line, patterns));
        if (bases.back().size() > maxLocalPatterns)
            return false;
        local += bases.back().size();
        line.local = sumsOf(bases.back());
    }
    switching.shared = patterns.rows() - local;
    if (switching.shared > maxSmallRank)
        return false;
    // What remains of all patterns once the local ones are subtracted spans the shared ones.
    for (std::size_t row = 0; row < patterns.rows(); ++row)
        for (std::size_t i = 0; i < bases.size(); ++i) {
            const Line& line = switching.lines[i];
            const Word before = wordOn(line, patterns.row(row));
            Word after = before;
            reduceBy(after, bases[i], line.cells.size());
            for (std::size_t bit = 0; bit < line.cells.size(); ++bit)
                if ((((before ^ after) >> bit) & 1U) != 0)
                    patterns.flip(row, line.cells[bit]);
        }
    reduce(patterns, patterns.columns());
    for (Line& line : switching.lines)
        for (std::size_t row = 0; row < switching.shared; ++row)
            line.shared.push_back(wordOn(line, patterns.row(row)));
    return true;
}

/// The cells of a line as products with the coefficients of the shared patterns.
std::vector<Word> productsOn(const Line& line) {
    std::vector<Word> products(line.cells.size());
    for (std::size_t bit = 0; bit < products.size(); ++bit)
        for (std::size_t i = 0; i < line.shared.size(); ++i)
            products[bit] |= ((line.shared[i] >> bit) & 1U) << i;
    return products;
}

bool contains(const Span& span, std::span<const Word> vectors) {
    Span both = span;
    for (const Word vector : vectors)
        both.add(vector);
    return both.rank() == span.rank();
}

/// Divides the lines into classes with the same coordinates. \returns false if there are more than three.
bool findClasses(Switching& switching) {
    struct Member {
        std::size_t line;
        std::vector<Word> products;
        Span span;
    };
    std::vector<Member> members;
    for (std::size_t i = 0; i < switching.lines.size(); ++i) {
        Member& member = members.emplace_back(Member{i, productsOn(switching.lines[i]), {}});
        for (const Word vector : member.products)
            member.span.add(vector);
    }
    // Where a line depends on fewer coordinates than others, it comes after them.
    std::ranges::stable_sort(members, std::greater(), [](const Member& member) { return member.span.rank(); });
    for (Member& member : members) {
        auto found = std::ranges::find_if(switching.classes,
                                          [&](const LineClass& each) { return contains(each.span, member.products); });
        if (found == switching.classes.end()) {
            if (switching.classes.size() == 3)
                return false;
            LineClass own;
            own.span = std::move(member.span);
            found = switching.classes.insert(switching.classes.end(), std::move(own));
        }
        found->lines.push_back(member.line);
    }
    return true;
}

constexpr std::size_t widestTable = 14; ///< Coordinates in one table: 2^14 entries stay in the cache.

/// Coordinates that change cells together, directly or through others, as sets of bits.
std::vector<Word> connected(std::span<const Word> cells, Word coordinates) {
    std::vector<Word> groups;
    for (; coordinates != 0; coordinates &= coordinates - 1)
        groups.push_back(coordinates & (~coordinates + 1));
    for (const Word cell : cells) {
        Word joined = 0;
        std::erase_if(groups, [&](Word group) {
            const bool touched = (group & cell) != 0;
            joined |= touched ? group : 0;
            return touched;
        });
        if (joined != 0)
            groups.push_back(joined);
    }
    return groups;
}

/// Chooses which coordinates of a class are lower, which are upper, and brings them into this order.
/// \param cells for each cell of its lines the coordinates that change it.
void order(LineClass& part, std::span<const Word> cells) {
    const Word all = part.rank() == wordBits ? ~Word{0} : (Word{1} << part.rank()) - 1;
    Word inner = all;
    std::array<Word, 2> halves{};
    while (true) {
        std::vector<Word> groups = connected(cells, inner);
        std::ranges::stable_sort(groups, std::greater(), [](Word group) { return std::popcount(group); });
        halves = {};
        for (const Word group : groups) {
            Word& smaller = std::popcount(halves[0]) <= std::popcount(halves[1]) ? halves[0] : halves[1];
            smaller |= group;
        }
        if (std::cmp_less_equal(std::popcount(halves[0]), widestTable) &&
            std::cmp_less_equal(std::popcount(halves[1]), widestTable))
            break;
        // Set the coordinate apart that shares the most cells with others.
        const auto shares = [&](Word coordinate) {
            return std::ranges::count_if(
                cells, [&](Word cell) { return (cell & coordinate) != 0 && std::popcount(cell & inner) > 1; });
        };
        Word most = inner & (~inner + 1);
        for (Word left = inner; left != 0; left &= left - 1)
            if (const Word coordinate = left & (~left + 1); shares(coordinate) > shares(most))
                most = coordinate;
        inner &= ~most;
    }
    Span ordered;
    for (const Word kind : {halves[0], halves[1], all & ~inner})
        for (Word left = kind; left != 0; left &= left - 1)
            ordered.add(part.span.basis()[static_cast<std::size_t>(std::countr_zero(left))]);
    part.span = std::move(ordered);
    part.lower = static_cast<std::size_t>(std::popcount(halves[0]));
    part.upper = static_cast<std::size_t>(std::popcount(halves[1]));
}

/// Finds the coordinates of a class and what they change.
void findChanges(LineClass& part, std::span<const Line> lines) {
    std::vector<Word> cells;
    for (const std::size_t line : part.lines)
        for (const Word vector : productsOn(lines[line]))
            cells.push_back(part.span.add(vector));
    order(part, cells);
    for (const std::size_t line : part.lines) {
        const std::vector<Word> products = productsOn(lines[line]);
        std::vector<Word>& changes = part.changes.emplace_back(part.rank());
        for (std::size_t bit = 0; bit < products.size(); ++bit)
            for (Word left = part.span.add(products[bit]); left != 0; left &= left - 1)
                changes[static_cast<std::size_t>(std::countr_zero(left))] |= Word{1} << bit;
    }
}

bool canBeCombined(const Switching& switching) {
    const auto& classes = switching.classes;
    switch (classes.size()) {
    case 0:
        return true;
    case 1:
        return classes.front().rank() == switching.shared;
    case 3:
        return spanDirectly(classes[0].span, classes[1].span, switching.shared) &&
               spanDirectly(classes[0].span, classes[2].span, switching.shared) &&
               spanDirectly(classes[1].span, classes[2].span, switching.shared);
    default:
        return false;
    }
}

std::optional<Switching> divided(Division division, const BitMatrix& patterns, const Block& block,
                                 const CellNumbers& cells) {
    Switching switching;
    auto lines = linesOf(division, block, cells);
    if (!lines || lines->size() * patterns.rows() * patterns.rows() * patterns.wordsPerRow() > maxDividingSteps)
        return std::nullopt;
    switching.lines = *std::move(lines);
    if (!findPatterns(switching, patterns))
        return std::nullopt;
    if (switching.shared > 0 && !findClasses(switching))
        return std::nullopt;
    if (!canBeCombined(switching))
        return std::nullopt;
    for (LineClass& part : switching.classes)
        findChanges(part, switching.lines);
    return switching;
}

using Weights = std::vector<std::uint16_t>;

/// The weights of one line for the lower and the upper coordinates and each sum of its local patterns.
class LineTables {
public:
    LineTables(const Line& line, const LineClass& part, std::span<const Word> changes, Word presses) {
        const auto lowerChanges = changes.first(part.lower);
        Word lower = 0;
        for (const Word change : lowerChanges)
            lower |= change;
        for (const Word local : line.local) {
            m_lower.push_back(weights(lowerChanges, presses ^ local, lower));
            m_upper.push_back(weights(changes.subspan(part.lower, part.upper), presses ^ local, ~lower));
        }
    }

    /// Adds the least weights for one value of the upper half to `sums`, with room for as many in `least`.
    void addLeast(std::size_t upper, std::span<std::uint16_t> sums, Weights& least) const {
        std::ranges::fill(least, std::numeric_limits<std::uint16_t>::max());
        for (std::size_t option = 0; option < m_lower.size(); ++option) {
            const std::uint16_t* lower = m_lower[option].data();
            const std::uint16_t more = m_upper[option][upper];
            for (std::size_t i = 0; i < sums.size(); ++i)
                least[i] = std::min(least[i], static_cast<std::uint16_t>(lower[i] + more));
        }
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] = static_cast<std::uint16_t>(sums[i] + least[i]);
    }

private:
    static Weights weights(std::span<const Word> changes, Word presses, Word counted) {
        Weights result(std::size_t{1} << changes.size());
        Word current = presses;
        for (std::size_t i = 0;;) { // In the order of a Gray code: one coordinate changes at a time.
            result[i ^ (i >> 1U)] = static_cast<std::uint16_t>(std::popcount(current & counted));
            if (++i == result.size())
                return result;
            current ^= changes[static_cast<std::size_t>(std::countr_zero(i))];
        }
    }

    std::vector<Weights> m_lower;
    std::vector<Weights> m_upper;
};

constexpr std::size_t entriesAStep = 8; ///< A processor adds several entries at once.

/// The sums of local patterns of all lines of a class together.
std::uint64_t optionsOf(const Switching& switching, const LineClass& part) noexcept {
    std::uint64_t options = 0;
    for (const std::size_t line : part.lines)
        options += switching.lines[line].local.size();
    return options;
}

/// The steps for making the tables of a class once.
std::uint64_t stepsToBegin(const Switching& switching, const LineClass& part) noexcept {
    return optionsOf(switching, part) * ((std::uint64_t{1} << part.lower) + (std::uint64_t{1} << part.upper));
}

/// The steps for adding up the lines' weights for one value of the upper coordinates.
std::uint64_t stepsForPiece(const Switching& switching, const LineClass& part) noexcept {
    return (optionsOf(switching, part) << part.lower) / entriesAStep;
}

/// Calls visit(first, weights) for one piece of the coordinates of a class after another, `weights` being the least
/// weights of its lines together from `first` on, until it returns false. \returns false if the call was cancelled and
/// pieces are missing.
template<class Visit>
bool forEachPiece(const Switching& switching, const LineClass& part, std::span<const Word> presses, Meter& meter,
                  Visit&& visit) {
    Weights sums(std::size_t{1} << part.lower);
    Weights least(sums.size());
    for (std::size_t rest = 0; rest >> part.rest() == 0; ++rest) {
        std::vector<LineTables> tables;
        for (std::size_t i = 0; i < part.lines.size(); ++i) {
            Word changed = presses[part.lines[i]];
            for (std::size_t bit = 0; bit < part.rest(); ++bit)
                if (((rest >> bit) & 1U) != 0)
                    changed ^= part.changes[i][part.lower + part.upper + bit];
            tables.emplace_back(switching.lines[part.lines[i]], part, part.changes[i], changed);
        }
        if (!meter.spend(stepsToBegin(switching, part)))
            return false;
        for (std::size_t upper = 0; upper >> part.upper == 0; ++upper) {
            std::ranges::fill(sums, std::uint16_t{0});
            for (const LineTables& each : tables)
                each.addLeast(upper, sums, least);
            if (!meter.spend(stepsForPiece(switching, part)))
                return false;
            if (!visit(((rest << part.upper) + upper) << part.lower, std::span<const std::uint16_t>(sums)))
                return true;
        }
    }
    return true;
}

/// The least weights of all lines of a class, by coordinates, as excess over the minimum.
class SwitchedClassWeights {
public:
    /// The table is unfinished if the call is cancelled.
    SwitchedClassWeights(const Switching& switching, const LineClass& part, std::span<const Word> presses, Meter& meter)
        : m_excess(std::size_t{1} << part.rank()) {
        const auto keep = [&](std::size_t first, std::span<const std::uint16_t> weights) {
            std::ranges::copy(weights, m_excess.begin() + static_cast<std::ptrdiff_t>(first));
            return true;
        };
        if (!forEachPiece(switching, part, presses, meter, keep))
            return;
        m_least = *std::ranges::min_element(m_excess);
        for (std::uint16_t& entry : m_excess) {
            entry = static_cast<std::uint16_t>(entry - m_least);
            if (m_counts.size() <= entry)
                m_counts.resize(entry + std::size_t{1});
            ++m_counts[entry];
        }
        m_sorted.resize(m_counts.size());
    }

    [[nodiscard]] std::size_t least() const noexcept { return m_least; }
    [[nodiscard]] int excess(std::size_t coordinates) const noexcept { return m_excess[coordinates]; }
    [[nodiscard]] std::size_t excesses() const noexcept { return m_counts.size(); }
    [[nodiscard]] std::uint64_t count(std::size_t excess) const noexcept { return m_counts[excess]; }
    /// All coordinates with this excess, ascending; looked up at the first call. \pre excess < excesses().
    [[nodiscard]] const std::vector<std::uint32_t>& with(std::size_t excess) {
        std::vector<std::uint32_t>& found = m_sorted[excess];
        if (found.empty() && m_counts[excess] > 0)
            for (std::uint32_t i = 0; i < m_excess.size(); ++i)
                if (m_excess[i] == excess)
                    found.push_back(i);
        return found;
    }

private:
    Weights m_excess;
    std::size_t m_least = 0;
    std::vector<std::uint64_t> m_counts;              ///< By excess.
    std::vector<std::vector<std::uint32_t>> m_sorted; ///< By excess; those not asked for yet are empty.
};

/// Whether `left` comes before `right` when sorted lists of cells are compared. \pre both have as many cells.
bool comesFirst(Word left, Word right) noexcept {
    const Word different = left ^ right;
    return (left & different & (~different + 1)) != 0;
}

bool comesFirst(std::span<const Word> left, std::span<const Word> right) noexcept {
    const auto [l, r] = std::ranges::mismatch(left, right);
    return l != left.end() && comesFirst(*l, *r);
}

/// The lightest solution so far; among equals the first in order.
class BestLines {
public:
    BestLines(const Switching& switching, std::span<const Word> presses, std::size_t cells)
        : m_switching(switching)
        , m_presses(presses)
        , m_cells(cells)
        , m_best(wordsFor(cells)) {
        offer(0);
    }

    [[nodiscard]] std::size_t cells() const noexcept { return m_cells; }
    [[nodiscard]] std::size_t weight() const noexcept { return m_weight; }
    [[nodiscard]] Words take() && noexcept { return std::move(m_best); }

    /// Takes the lightest solution with these coefficients of the shared patterns, if it is better.
    void offer(Word coefficients) {
        Words solution(m_best.size());
        std::size_t weight = 0;
        for (std::size_t i = 0; i < m_switching.lines.size(); ++i) {
            const Line& line = m_switching.lines[i];
            Word presses = m_presses[i];
            for (Word left = coefficients; left != 0; left &= left - 1)
                presses ^= line.shared[static_cast<std::size_t>(std::countr_zero(left))];
            presses = lightest(line, presses);
            weight += static_cast<std::size_t>(std::popcount(presses));
            for (; presses != 0; presses &= presses - 1)
                flipBit(solution, line.cells[static_cast<std::size_t>(std::countr_zero(presses))]);
        }
        if (weight < m_weight || (weight == m_weight && comesFirst(solution, m_best))) {
            m_weight = weight;
            m_best = std::move(solution);
        }
    }

private:
    static Word lightest(const Line& line, Word presses) {
        return presses ^ *std::ranges::min_element(line.local, [presses](Word left, Word right) {
                   const int weights = std::popcount(presses ^ left) - std::popcount(presses ^ right);
                   return weights != 0 ? weights < 0 : comesFirst(presses ^ left, presses ^ right);
               });
    }

    const Switching& m_switching;
    std::span<const Word> m_presses; ///< By line.
    std::size_t m_cells;
    Words m_best;
    std::size_t m_weight = std::numeric_limits<std::size_t>::max();
};

/// Two of three classes, visited layer by layer; the weight on the third is looked up.
class TwoClasses {
public:
    TwoClasses(const Switching& switching, std::vector<SwitchedClassWeights>& weights, std::size_t left,
               std::size_t right)
        : TwoClasses(dualOf(switching.classes[left], switching.classes[right]), switching, weights, left, right) {}

    /// The excess of the next layer on the two: every solution not met yet has at least that.
    [[nodiscard]] std::size_t next() const noexcept { return m_next; }

    /// The number of solutions in the next layer.
    [[nodiscard]] std::uint64_t cost() const noexcept {
        std::uint64_t sum = 0;
        forEachPartOfNext([&](std::size_t left, std::size_t right) {
            sum += m_left.weights.count(left) * m_right.weights.count(right);
        });
        return sum;
    }

    /// Visits every solution of the next layer. \returns false if the call was cancelled.
    bool meetNext(BestLines& best, std::size_t least, Meter& meter) {
        bool going = true;
        forEachPartOfNext([&](std::size_t left, std::size_t right) {
            going = going && meetAll(m_left.weights.with(left), m_right.weights.with(right), best, least, meter);
        });
        if (going)
            ++m_next;
        return going;
    }

private:
    struct Leg {
        SwitchedClassWeights& weights;
        LinearMap toThird;        ///< What the coordinates contribute to those on the third class.
        LinearMap toCoefficients; ///< And to the coefficients of the shared patterns.
    };

    TwoClasses(const std::vector<Word>& dual, const Switching& switching, std::vector<SwitchedClassWeights>& weights,
               std::size_t left, std::size_t right)
        : m_third(weights[3 - left - right])
        , m_left(legOf(std::span(dual).first(switching.classes[left].rank()), switching.classes[3 - left - right],
                       weights[left]))
        , m_right(legOf(std::span(dual).subspan(switching.classes[left].rank()), switching.classes[3 - left - right],
                        weights[right])) {}

    static std::vector<Word> dualOf(const LineClass& left, const LineClass& right) {
        std::vector<Word> basis = left.span.basis();
        basis.insert(basis.end(), right.span.basis().begin(), right.span.basis().end());
        return dualBasis(basis).value(); // Any two classes determine the coefficients.
    }

    static Leg legOf(std::span<const Word> dual, const LineClass& third, SwitchedClassWeights& weights) {
        return {weights, LinearMap(products(third.span.basis(), dual)), LinearMap(dual)};
    }

    template<class Visit>
    void forEachPartOfNext(Visit&& visit) const {
        for (std::size_t left = 0; left <= m_next; ++left)
            if (left < m_left.weights.excesses() && m_next - left < m_right.weights.excesses())
                visit(left, m_next - left);
    }

    bool meetAll(std::span<const std::uint32_t> lefts, std::span<const std::uint32_t> rights, BestLines& best,
                 std::size_t least, Meter& meter) const {
        constexpr std::uint64_t pairsAtOnce = std::uint64_t{1} << 20; // Between two checks of the stop token.
        std::uint64_t pending = 0;
        for (const std::uint32_t left : lefts) {
            const Word third = m_left.toThird(left);
            const int rest = static_cast<int>(best.weight() - least) - static_cast<int>(m_next);
            for (const std::uint32_t right : rights)
                if (m_third.excess(third ^ m_right.toThird(right)) <= rest) {
                    best.offer(m_left.toCoefficients(left) ^ m_right.toCoefficients(right));
                    pending += best.cells();
                }
            pending += rights.size();
            if (pending >= pairsAtOnce && !meter.spend(std::exchange(pending, 0)))
                return false;
        }
        return meter.spend(pending);
    }

    const SwitchedClassWeights& m_third;
    Leg m_left;
    Leg m_right;
    std::size_t m_next = 0;
};

/// With one class: offers the lightest of all solutions, or some that are lighter than `limit`. \returns false if the
/// call was cancelled.
bool listLightest(const Switching& switching, std::span<const Word> presses, std::size_t limit, BestLines& best,
                  Meter& meter) {
    const LineClass& part = switching.classes.front();
    std::uint16_t least = std::numeric_limits<std::uint16_t>::max();
    std::vector<std::uint32_t> lightest;
    const auto list = [&](std::size_t first, std::span<const std::uint16_t> weights) {
        const std::uint16_t here = *std::ranges::min_element(weights);
        if (here > least)
            return true;
        if (here < least)
            lightest.clear();
        least = here;
        for (std::size_t i = 0; i < weights.size() && lightest.size() < mostListed; ++i)
            if (weights[i] == least)
                lightest.push_back(static_cast<std::uint32_t>(first + i));
        return least >= limit;
    };
    if (!forEachPiece(switching, part, presses, meter, list))
        return false;
    const LinearMap toCoefficients(dualBasis(part.span.basis()).value());
    for (const std::uint32_t coordinates : lightest) {
        best.offer(toCoefficients(coordinates));
        if (!meter.spend(best.cells()))
            break; // All of them are equally light.
    }
    return true;
}

/// With three classes: visits solutions until the best one is proven or lighter than `limit`, or the meter has only
/// `reserve` left. \returns the bound.
std::size_t meetThree(const Switching& switching, std::span<const Word> presses, std::size_t limit, BestLines& best,
                      std::uint64_t reserve, Meter& meter) {
    std::vector<SwitchedClassWeights> weights;
    for (const LineClass& part : switching.classes) {
        weights.emplace_back(switching, part, presses, meter);
        if (meter.cancelled())
            return 0;
    }
    const std::size_t least = weights[0].least() + weights[1].least() + weights[2].least();
    std::array pairs{TwoClasses(switching, weights, 0, 1), TwoClasses(switching, weights, 0, 2),
                     TwoClasses(switching, weights, 1, 2)};
    const auto bound = [&] {
        const std::size_t excess = (pairs[0].next() + pairs[1].next() + pairs[2].next() + 1) / 2;
        const std::size_t sum = least + excess;
        return switching.isEven ? sum + (best.weight() + sum) % 2 : sum;
    };
    while (bound() <= best.weight() && best.weight() >= limit) {
        TwoClasses& cheapest = *std::ranges::min_element(pairs, {}, &TwoClasses::cost);
        if (cheapest.cost() > meter.left() - std::min(meter.left(), reserve) || !cheapest.meetNext(best, least, meter))
            break;
    }
    return std::min(bound(), best.weight());
}

} // namespace

std::optional<Switching> findSwitching(const QuietSpace& quiet, const Block& block, const CellNumbers& cells) {
    const BitMatrix patterns = quiet.restricted(block);
    std::optional<Switching> best;
    std::uint64_t bestSteps = std::numeric_limits<std::uint64_t>::max();
    for (const Division division : divisions) {
        auto switching = divided(division, patterns, block, cells);
        const auto steps = switching ? tableSteps(*switching) : std::nullopt;
        if (!steps || *steps >= bestSteps)
            continue;
        bestSteps = *steps;
        best = std::move(switching);
    }
    if (best) {
        best->isEven = true;
        for (std::size_t row = 0; row < patterns.rows(); ++row)
            best->isEven = best->isEven && weight(patterns.row(row)) % 2 == 0;
    }
    return best;
}

std::optional<std::uint64_t> tableSteps(const Switching& switching) noexcept {
    const std::size_t most = switching.classes.size() == 1 ? maxListedRank : maxClassRank;
    std::uint64_t steps = 0;
    for (const LineClass& part : switching.classes) {
        if (part.rank() > most)
            return std::nullopt;
        steps += (stepsToBegin(switching, part) + (stepsForPiece(switching, part) << part.upper)) << part.rest();
    }
    return steps;
}

Switched switchLines(const Switching& switching, const std::vector<bool>& pressed, std::uint64_t share, Meter& meter,
                     std::size_t limit) {
    const std::uint64_t reserve = meter.left() - std::min(meter.left(), share);
    Words all(wordsFor(pressed.size()));
    for (std::size_t i = 0; i < pressed.size(); ++i)
        if (pressed[i])
            flipBit(all, i);
    std::vector<Word> presses;
    for (const Line& line : switching.lines)
        presses.push_back(wordOn(line, all));

    BestLines best(switching, presses, pressed.size());
    std::size_t bound = 0;
    if (switching.classes.size() == 3)
        bound = meetThree(switching, presses, limit, best, reserve, meter);
    else if (switching.classes.empty() || listLightest(switching, presses, limit, best, meter))
        bound = best.weight() >= limit ? best.weight() : 0;
    return {std::move(best).take(), bound};
}

} // namespace lights
