// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Solver.hpp"

#include "lights/BitGrid.hpp"
#include "lights/solver/Answer.hpp"
#include "lights/solver/Elimination.hpp"
#include "lights/solver/Meter.hpp"
#include "lights/solver/Optimum.hpp"
#include "lights/solver/PressMatrix.hpp"
#include "lights/solver/QuietHours.hpp"
#include "lights/solver/Rectangle.hpp"
#include "lights/solver/TorusOrbits.hpp"
#include "lights/solver/WalshHadamard.hpp"
#include "lights/solver/Why.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <utility>
#include <variant>

namespace lights {

namespace {

constexpr int maxEnumeratedNullity = 20;                         ///< A table of 4 MiB.
constexpr std::int64_t maxPatternCells = std::int64_t{16} << 28; ///< Cells of all patterns together: 512 MiB.

/// A quiet pattern that shares an odd number of cells with the difference. \pre the difference cannot be pressed away.
BitGrid witnessFor(const Rectangle& rectangle, const BitGrid& difference) {
    // On average half of all patterns are odd, so one of the first few of the basis is.
    for (int i = 0;; ++i)
        if (BitGrid pattern = rectangle.quietPattern(i); (pattern & difference).parity())
            return pattern;
}

Unsolvable unsolvable(const Rectangle& rectangle, const BitGrid& difference) {
    BitGrid repair = rectangle.repair(difference);
    const bool exact = repair.count() == 1;
    return {witnessFor(rectangle, difference), std::move(repair), exact};
}

/// No press changes more than five cells, and all solutions have the same parity.
int leastMoves(const BitGrid& difference, int moves) {
    const auto least = static_cast<int>((difference.count() + 4) / 5);
    return least + (moves - least) % 2;
}

Cell firstCell(const BitGrid& grid) {
    for (int r = 0;; ++r)
        for (std::size_t w = 0; w < grid.wordsPerRow(); ++w)
            if (const std::uint64_t word = grid.row(r)[w]; word != 0)
                return {r, static_cast<int>(w * 64) + std::countr_zero(word)};
}

/// The basis of the quiet patterns in reduced row echelon form.
std::vector<BitGrid> reducedPatterns(const Rectangle& rectangle) {
    std::vector<BitGrid> patterns;
    for (int i = 0; i < rectangle.nullity(); ++i) {
        BitGrid pattern = rectangle.quietPattern(i);
        for (const BitGrid& other : patterns)
            if (pattern.test(firstCell(other)))
                pattern ^= other;
        const Cell own = firstCell(pattern);
        for (BitGrid& other : patterns)
            if (other.test(own))
                other ^= pattern;
        patterns.push_back(std::move(pattern));
    }
    std::sort(patterns.begin(), patterns.end(),
              [](const BitGrid& left, const BitGrid& right) { return firstCell(left) < firstCell(right); });
    return patterns;
}

/// For each linear part, how many more of its cells are not pressed than pressed. The first pattern is the highest bit.
std::optional<std::vector<std::int32_t>> signsByPart(const std::vector<BitGrid>& patterns, const BitGrid& presses,
                                                     Meter& meter) {
    std::vector<std::int32_t> signs(std::size_t{1} << patterns.size());
    for (int r = 0; r < presses.rows(); ++r) {
        for (std::size_t w = 0; w < presses.wordsPerRow(); ++w) {
            // Each row of the tile is a word of one pattern; transposed, each row is the linear part of one cell.
            BitTile tile{};
            for (std::size_t k = 0; k < patterns.size(); ++k)
                tile[patterns.size() - 1 - k] = patterns[k].row(r)[w];
            transpose(tile);
            const std::uint64_t pressed = presses.row(r)[w];
            const std::size_t count = std::min<std::size_t>(64, static_cast<std::size_t>(presses.columns()) - w * 64);
            for (std::size_t i = 0; i < count; ++i)
                signs[tile[i]] += ((pressed >> i) & 1U) != 0 ? -1 : 1;
        }
        if (!meter.spend(static_cast<std::uint64_t>(presses.columns())))
            return std::nullopt;
    }
    return signs;
}

/// Turns the presses into the lightest of all solutions, among equals the first in order, as lightest does for smaller
/// boards.
/// \returns false if the call was cancelled.
bool makeLightest(BitGrid& presses, const Rectangle& rectangle, Meter& meter) {
    const std::vector<BitGrid> patterns = reducedPatterns(rectangle);
    for (const BitGrid& pattern : patterns)
        if (!presses.test(firstCell(pattern)))
            presses ^= pattern;
    auto table = signsByPart(patterns, presses, meter);
    if (!table || !transform(std::span<std::int32_t>(*table), meter))
        return false;
    const auto best = static_cast<std::size_t>(std::max_element(table->begin(), table->end()) - table->begin());
    for (std::size_t k = 0; k < patterns.size(); ++k)
        if (((best >> (patterns.size() - 1 - k)) & 1U) != 0)
            presses ^= patterns[k];
    return true;
}

bool canBeEnumerated(const Rectangle& rectangle, const BitGrid& presses, const Meter& meter) {
    return rectangle.nullity() <= maxEnumeratedNullity && rectangle.nullity() * presses.cells() <= maxPatternCells &&
           static_cast<std::uint64_t>(presses.cells()) <= meter.left();
}

/// Solves a full rectangle that is too large for the tables of the search: returns one solution, or the reason why
/// there is none, and the nullity. Searches for the optimum only if the nullity and the board are small enough to go
/// through all solutions at once. Leaves out the basis of the quiet patterns. \pre isWithinReach(puzzle).
Answer solveLarge(const Puzzle& puzzle, const SolveControl& control) {
    const auto difference = [&] { return puzzle.open(puzzle.start()); }; // Not kept longer than needed.
    const Rectangle rectangle(puzzle.rows(), puzzle.columns());
    auto presses = rectangle.solve(difference());
    if (!presses)
        return {{}, rectangle.nullity(), tl::unexpected(unsolvable(rectangle, difference())), false};

    Meter meter(control, static_cast<std::uint64_t>(presses->cells()));
    const bool proven = rectangle.nullity() == 0 ||
                        (canBeEnumerated(rectangle, *presses, meter) && makeLightest(*presses, rectangle, meter));
    const auto optimum = [&] {
        if (proven)
            return Optimum::proven(*std::move(presses));
        const int bound = leastMoves(difference(), static_cast<int>(presses->count()));
        return Optimum(*std::move(presses), bound);
    }();
    return {{}, rectangle.nullity(), optimum, meter.cancelled() && !optimum.exact()};
}

/// Solves such a rectangle without searching for the optimum.
tl::expected<BitGrid, Unsolvable> solveAnyLarge(const Puzzle& puzzle) {
    const Rectangle rectangle(puzzle.rows(), puzzle.columns());
    if (auto presses = rectangle.solve(puzzle.open(puzzle.start())))
        return *std::move(presses);
    return tl::unexpected(unsolvable(rectangle, puzzle.open(puzzle.start())));
}

/// Whether the polynomial method applies: the plus stamp on a plane without holes and sealed cells.
bool isFullRectangle(const Board& shape, const Rules& rules) noexcept {
    return rules == Rules{Stamp::Plus, Surface::Plane} && shape.isPlain();
}

bool isFullTorus(const Board& shape, const Rules& rules) noexcept {
    return rules == Rules{Stamp::Plus, Surface::Torus} && shape.isPlain();
}

/// Solves M·x = b for one shape and rules by the fastest method known for them, prepared once for any number of
/// right-hand sides b.
class LinearSystem {
public:
    /// \param matrix of this shape and these rules.
    LinearSystem(const Board& shape, const Rules& rules, const PressMatrix& matrix)
        : m_rows(shape.rows())
        , m_columns(shape.columns())
        , m_way(wayFor(shape, rules, matrix)) {}

    /// A solution of M·x = b, always the same one. \pre there is one.
    [[nodiscard]] Words solve(std::span<const Word> b) const {
        if (const auto* elimination = std::get_if<Elimination>(&m_way))
            return elimination->solve(b);
        Words presses(b.size());
        addCells(presses, std::get<Rectangle>(m_way).solve(gridOf(b)).value());
        return presses;
    }

    /// A basis of the kernel of M: one row per vector, one column per cell.
    [[nodiscard]] BitMatrix kernel() const {
        if (const auto* elimination = std::get_if<Elimination>(&m_way))
            return elimination->kernel();
        const auto& rectangle = std::get<Rectangle>(m_way);
        const auto cells = static_cast<std::size_t>(m_rows) * static_cast<std::size_t>(m_columns);
        BitMatrix patterns(static_cast<std::size_t>(rectangle.nullity()), cells);
        for (std::size_t row = 0; row < patterns.rows(); ++row)
            addCells(patterns.row(row), rectangle.quietPattern(static_cast<int>(row)));
        return patterns;
    }

private:
    using Way = std::variant<Rectangle, Elimination>;

    static Way wayFor(const Board& shape, const Rules& rules, const PressMatrix& matrix) {
        if (isFullRectangle(shape, rules))
            return Way(std::in_place_type<Rectangle>, shape.rows(), shape.columns());
        return Way(std::in_place_type<Elimination>, matrix);
    }

    // On a full rectangle cells are numbered row by row.

    [[nodiscard]] BitGrid gridOf(std::span<const Word> cells) const {
        BitGrid grid(m_rows, m_columns);
        forEachBit(cells, [&](std::size_t cell) {
            grid.set({static_cast<int>(cell) / m_columns, static_cast<int>(cell) % m_columns});
        });
        return grid;
    }

    static void addCells(std::span<Word> cells, const BitGrid& grid) {
        const auto columns = static_cast<std::size_t>(grid.columns());
        grid.forEach([&](Cell cell) {
            flipBit(cells, static_cast<std::size_t>(cell.row) * columns + static_cast<std::size_t>(cell.column));
        });
    }

    int m_rows;
    int m_columns;
    Way m_way;
};

/// Steps that solveAny may spend on explaining why there is no solution.
constexpr std::uint64_t explanationBudget = std::uint64_t{1} << 24;

/// The shape and rules of a board, analysed once.
struct Shape {
    CellNumbers cells;
    PressMatrix matrix;
    LinearSystem system;
    QuietSpace quiet;
    QuietSpace conditions;
    std::vector<Divisions> divisions;
    bool hasFewEffects;         ///< And nothing is faster than trying them all.
    std::optional<Stamp> lines; ///< If it is Lines or OpenLines, on a full board with many quiet patterns.

    Shape(const Board& shape, const Rules& rules)
        : cells(shape)
        , matrix(shape, rules, cells)
        , system(shape, rules, matrix)
        , quiet(system.kernel())
        , conditions(matrix.isSymmetric() ? quiet : QuietSpace(Elimination::ofTranspose(matrix).kernel()))
        , divisions(divisionsOf(quiet, cells))
        , hasFewEffects(lights::hasFewEffects(quiet, conditions, cells) && !allAreFast(quiet, divisions))
        , lines(linesOf(shape, rules, quiet.nullity())) {}

    [[nodiscard]] std::vector<BitGrid> patterns() const {
        std::vector<BitGrid> result;
        result.reserve(quiet.nullity());
        for (std::size_t row = 0; row < quiet.nullity(); ++row)
            result.push_back(cells.unpack(quiet.basis().row(row)));
        return result;
    }

    [[nodiscard]] bool solvable(std::span<const Word> difference) const {
        return weight(conditions.syndrome(difference)) == 0;
    }

    [[nodiscard]] Unsolvable unsolvable(std::span<const Word> difference, Meter& meter) const {
        const Why why = explain(conditions, difference, meter);
        return {cells.unpack(why.witness), cells.unpack(why.repair), why.repairExact};
    }

    /// \param solution one that is known, or none. \pre solvable(difference).
    [[nodiscard]] Optimum optimum(std::span<const Word> difference, std::optional<Words> solution, Meter& meter) const {
        if (hasFewEffects)
            if (const auto presses = fewestPresses(conditions, matrix, difference, meter))
                return Optimum::proven(cells.unpack(*presses));
        if (lines == Stamp::OpenLines)
            return Optimum::proven(cells.unpack(fewestOnOpenLines(cells, difference)));
        if (!solution)
            solution = system.solve(difference);
        if (lines == Stamp::Lines)
            if (const auto presses = fewestOnLines(cells, *solution, meter))
                return Optimum::proven(cells.unpack(*presses));
        const Lightest found = lightest(quiet, divisions, cells, *std::move(solution), meter);
        const std::size_t moves = weight(found.presses);
        std::size_t bound = std::max(found.bound, mostChangedBound(difference));
        if (quiet.isEven()) // Then all solutions have the same parity.
            bound += (moves - bound) % 2;
        return {cells.unpack(found.presses), static_cast<int>(bound), found.longProof};
    }

private:
    static bool allAreFast(const QuietSpace& quiet, std::span<const Divisions> divisions) {
        constexpr std::uint64_t most = std::uint64_t{1} << 20;
        return std::ranges::equal(quiet.blocks(), divisions, [](const Block& block, const Divisions& own) {
            return needsNoDivision(block) || (own.switching && tableSteps(*own.switching).value_or(most + 1) <= most);
        });
    }

    static std::optional<Stamp> linesOf(const Board& shape, const Rules& rules, std::size_t nullity) {
        constexpr std::size_t most = 20; // Up to this nullity a transform finds the first of all optima as fast.
        const bool lined = rules.stamp.isLines() && nullity > most && shape.isPlain();
        return lined ? std::optional(rules.stamp) : std::nullopt;
    }

    /// No press changes more cells than the widest one, so at least this many presses are needed.
    [[nodiscard]] std::size_t mostChangedBound(std::span<const Word> difference) const {
        const std::size_t widest = std::max<std::size_t>(matrix.widest(), 1);
        return (weight(difference) + widest - 1) / widest;
    }
};

/// Whether sums of signs over all cells could overflow the tables of the search.
bool isLarge(const Puzzle& puzzle) noexcept {
    return puzzle.start().lit().cells() > maxSearchedCells;
}

} // namespace

struct Solver::State {
    Shape shape;
    BitGrid target;
    BitGrid curtains;
    std::vector<BitGrid> quiet;
    bool fullTorus;
    std::optional<Puzzle> quietHours; ///< The puzzle, if it is in quiet hours; the rest is of that at any time.

    explicit State(const Puzzle& puzzle)
        : State(puzzle.atAnyTime(), puzzle.rules().quietHours ? std::optional(puzzle) : std::nullopt) {}
    State(const Puzzle& puzzle, std::optional<Puzzle> inQuietHours)
        : shape(puzzle.start(), puzzle.rules())
        , target(puzzle.target())
        , curtains(puzzle.start().curtains())
        , quiet(shape.patterns())
        , fullTorus(isFullTorus(puzzle.start(), puzzle.rules()))
        , quietHours(std::move(inQuietHours)) {}

    /// What has to change on a board.
    [[nodiscard]] Words differenceOf(const Board& board) const {
        const BitGrid difference = board.lit() ^ target;
        return shape.cells.pack(curtains.any() ? difference & curtains.complement() : difference);
    }

    /// By the rules for the torus that is all on: where trying is hopeless before that, elsewhere only if it failed,
    /// since they do not give the first of several optima.
    [[nodiscard]] Optimum optimum(std::span<const Word> difference, std::optional<Words> solution,
                                  const SolveControl& control, Meter& meter) const {
        const bool ruled = fullTorus && weight(difference) == shape.cells.size() && shape.matrix.widest() == 5;
        const bool hopeless = shape.quiet.nullity() > maxPartRank;
        const auto smaller = [&](const TorusTile& tile) {
            const Board allOn(BitGrid(tile.rows, tile.columns).complement());
            const Puzzle puzzle = Puzzle::make(allOn, {Stamp::Plus, Surface::Torus}, GoalKind::Off).value();
            return lights::solve(puzzle, control).result.value();
        };
        std::optional<Optimum> byRule;
        if (ruled && hopeless)
            byRule = allOnTorus(target.rows(), target.columns(), smaller);
        if (byRule && byRule->exact())
            return *std::move(byRule);
        if (ruled && hopeless && !byRule)
            if (const auto presses = lightestByShifts(shape.quiet, shape.cells, meter))
                return Optimum::proven(shape.cells.unpack(*presses));
        Optimum found = shape.optimum(difference, std::move(solution), meter);
        if (ruled && !hopeless && !found.exact() && !meter.cancelled())
            byRule = allOnTorus(target.rows(), target.columns(), smaller);
        if (!byRule || found.exact())
            return found;
        const Optimum& better = byRule->moves() < found.moves() ? *byRule : found;
        return {better.presses(), std::max(byRule->lowerBound(), found.lowerBound()), found.longProof()};
    }

    /// The optimum, checked. \throws std::logic_error if the presses do not change what they should.
    [[nodiscard]] Optimum checkedOptimum(std::span<const Word> difference, std::optional<Words> solution,
                                         const SolveControl& control, Meter& meter) const {
        Optimum found = optimum(difference, std::move(solution), control, meter);
        if (!std::ranges::equal(shape.matrix.effectOf(shape.cells.pack(found.presses())), difference))
            throw std::logic_error("The solver found presses that do not solve the board.");
        return found;
    }

    [[nodiscard]] Answer answer(tl::expected<Optimum, Unsolvable> result, const Meter& meter) const {
        const bool cutOff = meter.cancelled() && !(result && result->exact());
        return {quiet, static_cast<int>(quiet.size()), std::move(result), cutOff};
    }

    /// The answer in quiet hours. \param atAnyTime the one without. \pre quietHours.
    [[nodiscard]] Answer inQuietHours(const Board& board, Answer atAnyTime, const SolveControl& control) const {
        if (!atAnyTime.solvable())
            return atAnyTime;
        const Puzzle puzzle = quietHours->startingFrom(board);
        QuietOrder found = quietOrder(puzzle, atAnyTime, control);
        atAnyTime.cancelled = found.cancelled;
        if (!found.order) {
            atAnyTime.undecided = !found.impossible;
            const BitGrid none(board.rows(), board.columns());
            atAnyTime.result = tl::unexpected(Unsolvable{none, none, false});
            return atAnyTime;
        }
        if (!isOrderOf(puzzle, *found.order))
            throw std::logic_error("The solver found an order of presses that does not solve the board.");
        BitGrid pressed(board.rows(), board.columns());
        for (const Cell cell : *found.order)
            pressed.flip(cell);
        atAnyTime.result = Optimum::inOrder(*std::move(found.order), std::move(pressed), found.lowerBound);
        return atAnyTime;
    }
};

Solver::Solver(const Puzzle& puzzle)
    : m_state(std::make_unique<State>(puzzle)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

const std::vector<BitGrid>& Solver::quiet() const noexcept {
    return m_state->quiet;
}

bool Solver::solvable(const Board& board) const {
    return m_state->shape.solvable(m_state->differenceOf(board));
}

std::vector<BitGrid> Solver::repairs(const Board& board, std::size_t limit, const SolveControl& control) const {
    const Shape& shape = m_state->shape;
    Meter meter(control, control.budget);
    std::vector<BitGrid> result;
    for (const Words& repair : lights::repairs(shape.conditions, m_state->differenceOf(board), limit, meter))
        result.push_back(shape.cells.unpack(repair));
    return result;
}

Answer Solver::solve(const Board& board, const SolveControl& control) const {
    const Shape& shape = m_state->shape;
    const Words difference = m_state->differenceOf(board);
    Meter meter(control, expectedSteps(shape.quiet, shape.divisions, control.budget));
    Answer answer = shape.solvable(difference)
                        ? m_state->answer(m_state->checkedOptimum(difference, std::nullopt, control, meter), meter)
                        : m_state->answer(tl::unexpected(shape.unsolvable(difference, meter)), meter);
    return m_state->quietHours ? m_state->inQuietHours(board, std::move(answer), control) : answer;
}

Answer Solver::lighten(const BitGrid& presses, const SolveControl& control) const {
    if (m_state->quietHours)
        throw std::logic_error("Solver::lighten: in quiet hours the order of presses matters.");
    const Shape& shape = m_state->shape;
    Words solution = shape.cells.pack(presses);
    const Words difference = shape.matrix.effectOf(solution);
    Meter meter(control, expectedSteps(shape.quiet, shape.divisions, control.budget));
    return m_state->answer(m_state->checkedOptimum(difference, std::move(solution), control, meter), meter);
}

bool isWithinReach(const Puzzle& puzzle) noexcept {
    return !isLarge(puzzle) || isFullRectangle(puzzle.start(), puzzle.rules());
}

Answer solve(const Puzzle& puzzle, const SolveControl& control) {
    if (!isWithinReach(puzzle))
        throw std::invalid_argument("solve: the board is too large for its rules.");
    if (isLarge(puzzle))
        return solveLarge(puzzle, control);
    return Solver(puzzle).solve(puzzle.start(), control);
}

std::vector<BitGrid> quietPatterns(const Board& shape, const Rules& rules) {
    return Shape(shape, rules.atAnyTime()).patterns();
}

tl::expected<BitGrid, Unsolvable> solveAny(const Puzzle& puzzle) {
    if (puzzle.rules().quietHours)
        throw std::invalid_argument("solveAny: in quiet hours a set of presses is no solution.");
    if (isLarge(puzzle))
        return solveAnyLarge(puzzle);
    const Shape shape(puzzle.start(), puzzle.rules());
    const Words difference = shape.cells.pack(puzzle.open(puzzle.start()));
    if (shape.solvable(difference))
        return shape.cells.unpack(shape.system.solve(difference));
    const SolveControl control{explanationBudget, {}, {}};
    Meter meter(control, explanationBudget);
    return tl::unexpected(shape.unsolvable(difference, meter));
}

} // namespace lights
