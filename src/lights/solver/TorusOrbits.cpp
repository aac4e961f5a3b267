// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/TorusOrbits.hpp"

#include "lights/solver/Elimination.hpp"
#include "lights/solver/PressMatrix.hpp"
#include "lights/solver/SmallSpace.hpp"
#include "lights/solver/WalshHadamard.hpp"

#include <NTL/GF2XFactoring.h>
#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace lights {

namespace {

constexpr int leastSide = 3; ///< On a shorter one two arms of a plus meet.

std::size_t nullity(int rows, int columns) {
    const Board dark(BitGrid(rows, columns));
    return Elimination(PressMatrix(dark, {Stamp::Plus, Surface::Torus}, CellNumbers(dark))).kernel().rows();
}

bool isOddOrHasHalf(int side) {
    return side % 2 == 1 || side / 2 >= leastSide;
}

int halfIfEven(int side) {
    return side % 2 == 0 ? side / 2 : side;
}

/// The smallest tile with as many quiet patterns as the whole torus.
std::optional<TorusTile> period(int rows, int columns) {
    const std::size_t all = nullity(rows, columns);
    for (int r = leastSide; r <= rows; ++r)
        for (int c = leastSide; rows % r == 0 && c <= columns; ++c)
            if (columns % c == 0 && (r < rows || c < columns) && nullity(r, c) == all)
                return TorusTile{r, c};
    return std::nullopt;
}

Optimum tiled(const Optimum& part, int rows, int columns) {
    const BitGrid& tile = part.presses();
    BitGrid whole(rows, columns);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            if (tile.test({r % tile.rows(), c % tile.columns()}))
                whole.set({r, c});
    const int tiles = rows / tile.rows() * (columns / tile.columns());
    return {std::move(whole), tiles * part.lowerBound()};
}

/// Every window is switched by exactly one press, so that no solution has fewer. \pre 5 divides both sides.
Optimum perfectCode(int rows, int columns) {
    BitGrid presses(rows, columns);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            if ((r + 2 * c) % 5 == 0)
                presses.set({r, c});
    return Optimum::proven(std::move(presses));
}

constexpr std::size_t mostFamilyRank = 28; ///< Rank of the first space, at most: a bit for each pattern.

/// A permutation of the cells: for each of them the one that comes to lie on it.
using Moves = std::vector<std::size_t>;

/// Quiet patterns as words: coordinate i belongs to pattern i of the basis.
class Patterns {
public:
    explicit Patterns(const QuietSpace& quiet)
        : m_quiet(quiet)
        , m_parts(quiet.basis().columns()) {
        for (std::size_t row = 0; row < quiet.nullity(); ++row)
            forEachBit(quiet.basis().row(row), [&](std::size_t cell) { m_parts[cell] |= Word{1} << row; });
    }

    [[nodiscard]] std::size_t rank() const noexcept { return m_quiet.nullity(); }
    [[nodiscard]] std::size_t cells() const noexcept { return m_parts.size(); }
    /// Which patterns of the basis contain the cell.
    [[nodiscard]] Word part(std::size_t cell) const noexcept { return m_parts[cell]; }

    /// The images of the basis patterns under a permutation; nothing if one of them is not quiet.
    [[nodiscard]] std::optional<std::vector<Word>> images(const Moves& moves) const {
        std::vector<Word> result(rank());
        for (std::size_t row = 0; row < rank(); ++row) // The first cell of a pattern is in no other one.
            for (Word rest = m_parts[moves[m_quiet.firstCells()[row]]]; rest != 0; rest &= rest - 1)
                result[static_cast<std::size_t>(std::countr_zero(rest))] |= Word{1} << row;
        for (std::size_t cell = 0; cell < cells(); ++cell) {
            Word with = 0; // The images that contain the cell.
            for (std::size_t i = 0; i < rank(); ++i)
                with |= Word{product(m_parts[cell], result[i])} << i;
            if (with != m_parts[moves[cell]])
                return std::nullopt;
        }
        return result;
    }

private:
    const QuietSpace& m_quiet;
    std::vector<Word> m_parts;
};

/// Ways to lay the torus onto itself.
class TorusMoves {
public:
    explicit TorusMoves(const CellNumbers& cells)
        : m_cells(cells) {}

    [[nodiscard]] Moves shiftedAcross() const {
        return by([&](Cell at) { return Cell{at.row, at.column + 1}; });
    }

    /// All, with the number of times after which each is the identity.
    [[nodiscard]] std::vector<std::pair<Moves, std::uint64_t>> all() const {
        const int rows = m_cells.rows();
        const int columns = m_cells.columns();
        std::vector<std::pair<Moves, std::uint64_t>> result{{shiftedAcross(), static_cast<std::uint64_t>(columns)},
                                                            {by([](Cell at) {
                                                                 return Cell{at.row + 1, at.column};
                                                             }),
                                                             static_cast<std::uint64_t>(rows)},
                                                            {by([](Cell at) {
                                                                 return Cell{at.row, -at.column};
                                                             }),
                                                             2},
                                                            {by([](Cell at) {
                                                                 return Cell{-at.row, at.column};
                                                             }),
                                                             2}};
        if (rows == columns)
            result.push_back({by([](Cell at) { return Cell{at.column, at.row}; }), 2});
        // On odd sides doubling all coordinates is a permutation. It squares a pattern, taken as a polynomial.
        if (rows % 2 == 1 && rows == columns && rows > 1)
            result.push_back({by([](Cell at) { return Cell{2 * at.row, 2 * at.column}; }), orderOfTwo(rows)});
        return result;
    }

private:
    static std::uint64_t orderOfTwo(int modulus) {
        std::uint64_t order = 1;
        for (int power = 2 % modulus; power != 1; power = 2 * power % modulus)
            ++order;
        return order;
    }

    [[nodiscard]] Moves by(const std::function<Cell(Cell)>& source) const {
        const auto inside = [](int place, int length) { return (place % length + length) % length; };
        Moves moves(m_cells.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Cell from = source(m_cells.cell(i));
            moves[i] = m_cells.indexOf({inside(from.row, m_cells.rows()), inside(from.column, m_cells.columns())});
        }
        return moves;
    }

    const CellNumbers& m_cells;
};

/// The coefficients of the irreducible factors of t^exponent − 1, the lowest first.
std::vector<std::vector<bool>> factors(int exponent) {
    NTL::GF2X whole;
    NTL::SetCoeff(whole, exponent);
    NTL::SetCoeff(whole, 0);
    std::vector<std::vector<bool>> result;
    for (const auto& factor : NTL::CanZass(whole)) {
        std::vector<bool> coefficients;
        for (long i = 0; i <= NTL::deg(factor.a); ++i)
            coefficients.push_back(NTL::IsOne(NTL::coeff(factor.a, i)));
        result.push_back(std::move(coefficients));
    }
    std::sort(result.begin(), result.end()); // Always in the same order.
    return result;
}

/// A basis of the vectors that a linear map takes to zero. \param images of the unit vectors.
std::vector<Word> kernelOf(std::vector<Word> images) {
    std::vector<Word> sources(images.size());
    for (std::size_t i = 0; i < sources.size(); ++i)
        sources[i] = Word{1} << i;
    std::vector<Word> kernel;
    for (std::size_t i = 0; i < images.size(); ++i) {
        if (images[i] == 0) {
            kernel.push_back(sources[i]);
            continue;
        }
        const Word lowest = images[i] & -images[i];
        for (std::size_t j = i + 1; j < images.size(); ++j)
            if ((images[j] & lowest) != 0) {
                images[j] ^= images[i];
                sources[j] ^= sources[i];
            }
    }
    return kernel;
}

/// Spaces of quiet patterns that the shift by one column maps into themselves, one for each factor of its polynomial.
/// Empty if they do not span all quiet patterns.
std::vector<std::vector<Word>> shiftedSpaces(const Patterns& patterns, const std::vector<Word>& shifted, int columns) {
    const LinearMap shift(shifted);
    std::vector<std::vector<Word>> spaces;
    std::size_t rank = 0;
    for (const std::vector<bool>& factor : factors(columns)) {
        std::vector<Word> images(patterns.rank());
        for (std::size_t i = 0; i < images.size(); ++i) {
            Word power = Word{1} << i;
            for (const bool coefficient : factor) {
                images[i] ^= coefficient ? power : 0;
                power = shift(power);
            }
        }
        if (std::vector<Word> space = kernelOf(std::move(images)); !space.empty()) {
            rank += space.size();
            spaces.push_back(std::move(space));
        }
    }
    return rank == patterns.rank() ? spaces : std::vector<std::vector<Word>>();
}

/// The quiet patterns as sums of two spaces, and what the moves that keep both do with the first.
struct OrbitDivision {
    std::vector<Word> families;   ///< A basis of the first space.
    std::vector<Word> others;     ///< And of the second.
    std::vector<LinearMap> moves; ///< In coordinates of the first basis.
    std::uint64_t group = 1;      ///< As many combinations of the moves, at most.

    /// Steps that it takes, roughly.
    [[nodiscard]] double cost() const {
        const double patterns = static_cast<double>(std::uint64_t{1} << families.size());
        const double tried = std::max(1.0, patterns / static_cast<double>(group));
        return patterns * 8 * static_cast<double>(moves.size()) +
               tried * static_cast<double>(pieceSteps(others.size()));
    }
};

using Images = std::pair<std::vector<Word>, std::uint64_t>;

/// \param chosen bit i: space i belongs to the first one.
std::optional<OrbitDivision> divide(const std::vector<std::vector<Word>>& spaces, std::uint64_t chosen,
                                    const std::vector<Images>& moves) {
    OrbitDivision division;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        auto& side = (chosen >> i & 1U) != 0 ? division.families : division.others;
        side.insert(side.end(), spaces[i].begin(), spaces[i].end());
    }
    const std::size_t rank = division.families.size();
    if (rank > mostFamilyRank || division.others.size() > maxPartRank)
        return std::nullopt;
    std::vector<Word> basis = division.families;
    basis.insert(basis.end(), division.others.begin(), division.others.end());
    const auto dual = dualBasis(basis);
    if (!dual)
        return std::nullopt;
    for (const auto& [images, times] : moves) {
        const LinearMap move(images);
        bool keeps = true;
        std::vector<Word> columns(rank);
        for (std::size_t i = 0; i < basis.size(); ++i) {
            const Word image = move(basis[i]);
            for (std::size_t j = 0; j < basis.size(); ++j) {
                if (!product((*dual)[j], image))
                    continue;
                keeps = keeps && (i < rank) == (j < rank);
                if (i < rank && j < rank)
                    columns[i] |= Word{1} << j;
            }
        }
        if (!keeps)
            continue;
        division.moves.emplace_back(columns);
        division.group *= times;
    }
    return division;
}

std::optional<OrbitDivision> cheapest(const std::vector<std::vector<Word>>& spaces, const std::vector<Images>& moves) {
    constexpr std::size_t mostSpaces = 12; // Two to this many ways to divide them.
    std::optional<OrbitDivision> best;
    for (std::uint64_t chosen = 0; spaces.size() <= mostSpaces && chosen < std::uint64_t{1} << spaces.size(); ++chosen)
        if (auto division = divide(spaces, chosen, moves); division && (!best || division->cost() < best->cost()))
            best = std::move(division);
    return best;
}

/// One vector of each family: of those that the maps carry into each other. Nothing if the call was cancelled.
std::optional<std::vector<Word>> representatives(const std::vector<LinearMap>& maps, std::size_t rank, Meter& meter) {
    std::vector<bool> seen(std::size_t{1} << rank);
    std::vector<Word> result;
    std::vector<Word> open;
    for (Word start = 0; start < seen.size(); ++start) {
        if (seen[start])
            continue;
        result.push_back(start);
        seen[start] = true;
        open.push_back(start);
        std::uint64_t steps = 0;
        while (!open.empty()) {
            const Word here = open.back();
            open.pop_back();
            for (const LinearMap& map : maps)
                if (const Word there = map(here); !seen[there]) {
                    seen[there] = true;
                    open.push_back(there);
                }
            steps += 4 * maps.size();
        }
        if (!meter.spend(steps))
            return std::nullopt;
    }
    return result;
}

Word sumOf(const std::vector<Word>& basis, Word coefficients) {
    Word sum = 0;
    for (Word rest = coefficients; rest != 0; rest &= rest - 1)
        sum ^= basis[static_cast<std::size_t>(std::countr_zero(rest))];
    return sum;
}

/// Looks for the lightest solution, family by family.
class FamilySearch {
public:
    FamilySearch(const Patterns& patterns, const OrbitDivision& division)
        : m_patterns(patterns)
        , m_division(division)
        , m_parts(patterns.cells()) {
        for (std::size_t cell = 0; cell < m_parts.size(); ++cell)
            for (std::size_t i = 0; i < division.others.size(); ++i)
                if (product(patterns.part(cell), division.others[i]))
                    m_parts[cell] |= std::uint32_t{1} << i;
    }

    /// Tries all patterns of the second space with this one of the first. \returns false if the call was cancelled.
    [[nodiscard]] bool tryWith(Word family, Meter& meter) {
        const Word pattern = sumOf(m_division.families, family);
        std::vector<Point> points(m_parts.size());
        for (std::size_t cell = 0; cell < points.size(); ++cell) {
            const bool pressed = !product(m_patterns.part(cell), pattern);
            points[cell] = {m_parts[cell], static_cast<std::int16_t>(pressed ? -1 : 1)};
        }
        return transformInPieces(merged(std::move(points)), m_division.others.size(), meter,
                                 [&](std::uint32_t first, std::span<const std::int16_t> sums) {
                                     const auto largest = std::max_element(sums.begin(), sums.end());
                                     if (*largest <= m_largest)
                                         return;
                                     m_largest = *largest;
                                     const auto place = static_cast<std::uint32_t>(largest - sums.begin());
                                     m_best = pattern ^ sumOf(m_division.others, first + place);
                                 });
    }

    [[nodiscard]] Words presses() const {
        Words result(wordsFor(m_parts.size()));
        for (std::size_t cell = 0; cell < m_parts.size(); ++cell)
            if (!product(m_patterns.part(cell), m_best))
                flipBit(result, cell);
        return result;
    }

private:
    const Patterns& m_patterns;
    const OrbitDivision& m_division;
    std::vector<std::uint32_t> m_parts; ///< Which patterns of the second basis contain each cell.
    int m_largest = std::numeric_limits<int>::min();
    Word m_best = 0;
};

} // namespace

std::optional<TorusTile> torusTile(int rows, int columns) {
    if (std::min(rows, columns) < leastSide)
        return std::nullopt;
    const TorusTile halves{halfIfEven(rows), halfIfEven(columns)};
    if (isOddOrHasHalf(rows) && isOddOrHasHalf(columns) && halves != TorusTile{rows, columns})
        return halves;
    return period(rows, columns);
}

std::optional<Optimum> allOnTorus(int rows, int columns, const SolveTorus& solveTorus) {
    if (rows % 5 == 0 && columns % 5 == 0)
        return perfectCode(rows, columns);
    const auto tile = torusTile(rows, columns);
    if (!tile)
        return std::nullopt;
    if (const auto smaller = allOnTorus(tile->rows, tile->columns, solveTorus))
        return tiled(*smaller, rows, columns);
    return tiled(solveTorus(*tile), rows, columns);
}

std::optional<Words> lightestByShifts(const QuietSpace& quiet, const CellNumbers& cells, Meter& meter) {
    if (cells.columns() % 2 == 0 || quiet.nullity() == 0 || quiet.nullity() > maxSmallRank)
        return std::nullopt;
    const Patterns patterns(quiet);
    const TorusMoves torus(cells);
    const auto shifted = patterns.images(torus.shiftedAcross());
    if (!shifted)
        return std::nullopt;
    std::vector<Images> moves;
    for (const auto& [move, times] : torus.all())
        if (auto images = patterns.images(move))
            moves.emplace_back(*std::move(images), times);
    const auto division = cheapest(shiftedSpaces(patterns, *shifted, cells.columns()), moves);
    if (!division || division->cost() > static_cast<double>(meter.left()))
        return std::nullopt;
    const auto families = representatives(division->moves, division->families.size(), meter);
    if (!families || families->size() * pieceSteps(division->others.size()) > meter.left())
        return std::nullopt;
    FamilySearch search(patterns, *division);
    for (const Word family : *families)
        if (!search.tryWith(family, meter))
            return std::nullopt;
    return search.presses();
}

} // namespace lights
