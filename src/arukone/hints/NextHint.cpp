// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/hints/NextHint.hpp"

#include "arukone/Session.hpp"
#include "arukone/greedy/RoutingGrid.hpp"
#include "arukone/hints/Hint.hpp"
#include "arukone/hints/HintTarget.hpp"
#include "arukone/solver/Obstacle.hpp"
#include "arukone/solver/Solver.hpp"
#include "arukone/trace/Trace.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace arukone {

namespace {

/// At most this many suppositions are tried for a hint. A strict board needs far fewer, but for the largest; one with
/// several solutions may have nothing left to deduce, which should not take long to find out.
constexpr std::uint64_t suppositionsIfStrict = 100'000;
constexpr std::uint64_t suppositionsIfNot = 4'000;

constexpr int nobody = -1;

Hint::Kind kindOf(Reason reason) {
    switch (reason) {
    case Reason::Openings:
        return Hint::Kind::Openings;
    case Reason::Ring:
        return Hint::Kind::Ring;
    case Reason::ShortCircuit:
        return Hint::Kind::ShortCircuit;
    case Reason::BesideItself:
        return Hint::Kind::BesideItself;
    case Reason::CutOff:
        return Hint::Kind::CutOff;
    case Reason::Supposition:
        break;
    }
    return Hint::Kind::Supposition;
}

/// What the cables alone show of the edges: those that are used, and of the others those that end inside a cable or
/// would join two pairs.
std::vector<DecidedEdge> shownBy(const Board& board, const Cables& cables) {
    const auto index = [&](Cell cell) { return static_cast<std::size_t>(board.indexOf(cell)); };
    std::vector<int> owners(static_cast<std::size_t>(board.cellCount()), nobody);
    std::vector<char> closed(owners.size(), 0);
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        const Pair& terminals = board.pairs()[static_cast<std::size_t>(pair)];
        owners[index(terminals.first)] = owners[index(terminals.second)] = pair;
        const Cable& cable = cables[static_cast<std::size_t>(pair)];
        const std::vector<Cell> cells = cellsOf(board, cable).value();
        for (const Cell cell : cells) {
            owners[index(cell)] = pair;
            closed[index(cell)] = 1;
        }
        closed[index(cells.back())] = joins(board, pair, cable) ? 1 : 0;
    }
    const Edges used = edgesOf(board, cables);
    std::vector<DecidedEdge> shown;
    for (int i = 0; i < board.cellCount(); ++i)
        for (const std::uint8_t edge : {rightEdge, downEdge}) {
            const Cell cell = board.cellAt(i);
            const Cell next = neighbour(cell, edge == rightEdge ? 'R' : 'D');
            if (!board.contains(next) || board.isHole(cell) || board.isHole(next))
                continue;
            const int one = owners[index(cell)];
            const int other = owners[index(next)];
            if ((used[index(cell)] & edge) != 0)
                shown.push_back({i, edge, true});
            else if (closed[index(cell)] != 0 || closed[index(next)] != 0 ||
                     (one != nobody && other != nobody && one != other))
                shown.push_back({i, edge, false});
        }
    return shown;
}

/// The cables that a trace started with, and what its steps have decided since.
class Knowledge {
public:
    Knowledge(const Board& board, const Cables& cables, std::span<const DecidedEdge> shown)
        : m_board(board)
        , m_cables(cables)
        , m_used(static_cast<std::size_t>(board.cellCount()), 0)
        , m_edges(m_used.size() * 2, State::Open) {
        for (const DecidedEdge& edge : shown)
            note(edge);
    }

    void take(Step step) {
        for (const DecidedEdge& edge : step.edges)
            note(edge);
        m_steps.push_back(std::move(step));
    }

    /// The cable that can go on, with all that is known of it and up to the next fork: of a pair with a loose end, or
    /// else from a terminal of a pair that has none.
    [[nodiscard]] std::optional<Stroke> longerCable() const {
        for (const bool loose : {true, false})
            for (int pair = 0; pair < m_board.pairCount(); ++pair)
                for (const Cable& start : startsOf(pair, loose))
                    if (Cable longer = followed(start); longer.length() > start.length())
                        return longer;
        return std::nullopt;
    }

    /// The step to explain: the last of those with the hardest reason. Since the trace always takes the easiest reason,
    /// no cable could go on without this step by easier ones. \pre some step was taken.
    [[nodiscard]] std::size_t stepToTell() const {
        std::size_t hardest = m_steps.size() - 1;
        for (std::size_t i = hardest; i-- > 0;)
            if (m_steps[i].reason > m_steps[hardest].reason)
                hardest = i;
        return hardest;
    }

    [[nodiscard]] const Step& step(std::size_t index) const { return m_steps[index]; }

    /// The edges that steps decided, from one on.
    [[nodiscard]] std::vector<DecidedEdge> decidedFrom(std::size_t step) const {
        std::vector<DecidedEdge> edges;
        for (; step < m_steps.size(); ++step)
            edges.insert(edges.end(), m_steps[step].edges.begin(), m_steps[step].edges.end());
        return edges;
    }

private:
    enum class State : std::uint8_t { Open, Used, Unused };

    [[nodiscard]] std::size_t index(Cell cell) const { return static_cast<std::size_t>(m_board.indexOf(cell)); }
    [[nodiscard]] State edgeTo(Cell from, Cell to) const {
        return m_edges[2 * index(std::min(from, to)) + (from.row == to.row ? 0 : 1)];
    }
    [[nodiscard]] int needed(Cell cell) const { return m_board.isHole(cell) ? 0 : m_board.isFree(cell) ? 2 : 1; }
    [[nodiscard]] bool isClosed(Cell cell) const { return m_used[index(cell)] >= needed(cell); }

    /// The ends from which the cable of a pair can be continued: its loose end or, before it has one, both terminals.
    [[nodiscard]] std::vector<Cable> startsOf(int pair, bool loose) const {
        const Cable& cable = m_cables[static_cast<std::size_t>(pair)];
        if (cable.empty() == loose || joins(m_board, pair, cable))
            return {};
        const auto& [first, second] = m_board.pairs()[static_cast<std::size_t>(pair)];
        return loose ? std::vector{cable} : std::vector<Cable>{{first, {}}, {second, {}}};
    }

    void note(const DecidedEdge& decided) {
        const bool isRight = decided.edge == rightEdge;
        m_edges[2 * static_cast<std::size_t>(decided.cell) + (isRight ? 0 : 1)] =
            decided.used ? State::Used : State::Unused;
        if (decided.used)
            for (const int cell : {decided.cell, decided.cell + (isRight ? 1 : m_board.columns())})
                ++m_used[static_cast<std::size_t>(cell)];
    }

    /// A cable continued along known edges; if there is any, also wherever only one direction is left.
    [[nodiscard]] Cable followed(Cable cable) const {
        const std::vector<Cell> cells = cellsOf(m_board, cable).value();
        std::vector<char> own(m_used.size(), 0);
        for (const Cell cell : cells)
            own[index(cell)] = 1;
        const int pair = *m_board.pairAt(cable.origin);
        bool moved = false;
        for (Cell at = cells.back(); at == cable.origin || m_board.pairAt(at) != pair;) {
            std::optional<char> next = wayOn(at, own, pair, moved);
            if (!next)
                break;
            moved = true;
            cable.word += *next;
            at = neighbour(at, *next);
            own[index(at)] = 1;
        }
        return cable;
    }

    /// The direction from the end of a cable along a known edge, or else, if wanted, the only one that is left.
    [[nodiscard]] std::optional<char> wayOn(Cell at, const std::vector<char>& own, int pair, bool orOnly) const {
        std::optional<char> only;
        int ways = 0;
        for (const char letter : stepLetters) {
            const Cell next = neighbour(at, letter);
            if (!m_board.contains(next) || own[index(next)] != 0)
                continue;
            const State state = edgeTo(at, next);
            if (state == State::Used)
                return letter;
            const auto terminal = m_board.pairAt(next);
            if (state == State::Unused || isClosed(next) || (terminal && terminal != pair))
                continue;
            only = letter;
            ++ways;
        }
        return orOnly && ways == 1 ? only : std::nullopt;
    }

    const Board& m_board;
    const Cables& m_cables;
    std::vector<int> m_used;    ///< By cell: its used edges.
    std::vector<State> m_edges; ///< To the right and down, for each cell.
    std::vector<Step> m_steps;
};

std::uint64_t suppositionsFor(const Board& board, bool strict) {
    if (strict)
        return suppositionsIfStrict;
    return fillsBoard(board.fill()) ? suppositionsIfNot : 0;
}

/// The first deduction that makes a cable go on: the hint's kind, pair, because, refutation and stroke; see nextHint().
/// \param cables of a game, all of them part of one solution.
/// \returns std::nullopt if there is no such deduction, or none was found.
std::optional<Hint> deducedHint(const Board& board, bool strict, const Cables& cables, const SearchControl& control) {
    SearchControl limited = control;
    limited.maxWork = std::min(control.maxWork, suppositionsFor(board, strict));
    SearchMeter meter(limited);
    const std::vector<DecidedEdge> shown = shownBy(board, cables);
    Tracer tracer(board, strict, shown, control.stop);
    Knowledge knowledge(board, cables, shown);
    while (auto step = tracer.next(meter)) {
        knowledge.take(*std::move(step));
        if (auto stroke = knowledge.longerCable()) {
            const std::size_t told = knowledge.stepToTell();
            Hint hint;
            hint.kind = kindOf(knowledge.step(told).reason);
            hint.pair = board.pairAt(stroke->origin);
            hint.because = knowledge.step(told).cells;
            hint.concerned = knowledge.step(told).pair;
            hint.refutation = knowledge.step(told).refutation;
            hint.follows = knowledge.decidedFrom(told);
            hint.stroke = std::move(stroke);
            return hint;
        }
    }
    return std::nullopt;
}

const Cable& at(const Cables& cables, int pair) {
    return cables[static_cast<std::size_t>(pair)];
}

std::string beginning(const std::string& word, int letters) {
    return word.substr(0, static_cast<std::size_t>(letters));
}

/// The cells of the smallest box that holds some cells, row by row. \pre there are some.
std::vector<Cell> boxAround(const std::vector<Cell>& cells) {
    Cell least = cells.front();
    Cell most = cells.front();
    for (const Cell cell : cells) {
        least = {std::min(least.row, cell.row), std::min(least.column, cell.column)};
        most = {std::max(most.row, cell.row), std::max(most.column, cell.column)};
    }
    std::vector<Cell> box;
    for (int row = least.row; row <= most.row; ++row)
        for (int column = least.column; column <= most.column; ++column)
            box.push_back({row, column});
    return box;
}

Hint unsolvableHint(const Board& board) {
    Hint hint;
    hint.kind = Hint::Kind::Unsolvable;
    if (const auto obstacle = findObstacle(board)) {
        hint.pair = obstacle->pair;
        hint.because = obstacle->cells;
    }
    hint.region = hint.because.empty() ? boxAround({board.cellAt(0), board.cellAt(board.cellCount() - 1)})
                                       : boxAround(hint.because);
    return hint;
}

/// Why a cable cannot stay: alone, or together with the beginnings of the others that are right.
std::optional<Obstacle> whyWrong(const Board& board, const Cables& now, int pair, const Cables& right) {
    for (Cables kept : {noCables(board), right}) {
        kept[static_cast<std::size_t>(pair)] = at(now, pair);
        if (auto obstacle = obstacleLeft(board, kept))
            return obstacle;
    }
    return std::nullopt;
}

/// \param right the beginnings of the cables that are right.
Hint wrongHint(const Board& board, const Cables& now, const WrongCable& wrong, const Cables& right) {
    const Cable& cable = at(now, wrong.pair);
    const std::vector<Cell> cells = cellsOf(board, cable).value();
    Hint hint;
    hint.kind = Hint::Kind::Wrong;
    hint.pair = wrong.pair;
    hint.piece = hint.because = {cells.begin() + wrong.right + 1, cells.end()};
    Cables alone = noCables(board);
    alone[static_cast<std::size_t>(wrong.pair)] = cable;
    hint.besideItself = board.fill() == Fill::Apart && touchesItself(board, alone);
    if (!hint.besideItself)
        hint.obstacle = whyWrong(board, now, wrong.pair, right);
    std::vector<Cell> concerned = hint.piece;
    if (hint.obstacle && hint.obstacle->kind != Obstacle::Kind::Parity) { // Half the board would show nothing.
        hint.because = hint.obstacle->cells;
        concerned.insert(concerned.end(), hint.because.begin(), hint.because.end());
    }
    hint.region = boxAround(concerned);
    hint.stroke = Stroke{cable.origin, beginning(cable.word, wrong.right)};
    return hint;
}

/// The cable of a solution, from the end that the present one begins at.
Cable towards(const Board& board, const Cables& solution, const Cable& now) {
    const Cable& cable = at(solution, *board.pairAt(now.origin));
    return now.empty() || now.origin == cable.origin ? cable : reversed(board, cable);
}

/// All shortest paths of a pair on the empty board.
std::vector<Cell> shortestWays(const Board& board, int pair) {
    const RoutingGrid grid(board);
    const Distances from = grid.distances(grid.first(pair), grid.second(pair));
    const Distances to = grid.distances(grid.second(pair), grid.first(pair));
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < from.size(); ++i)
        if (from[i] + to[i] == grid.distance(pair))
            cells.push_back(board.cellAt(static_cast<int>(i)));
    return cells;
}

std::optional<Hint> trapHint(const Board& board, const Trap& trap, const Cables& solution, const Cables& kept) {
    for (const int pair : {trap.blocker, trap.victim})
        if (joins(board, pair, at(kept, pair)))
            return std::nullopt;
    Hint hint;
    hint.kind = Hint::Kind::Trap;
    hint.pair = trap.blocker;
    hint.because = shortestWays(board, trap.blocker);
    hint.trap = trap;
    hint.stroke = towards(board, solution, at(kept, trap.blocker));
    return hint;
}

/// The pair to go on with: the first with a loose end, else the first without a cable. \pre the cables are right, and
/// some pair is not joined.
int pairToDraw(const Board& board, const Cables& kept) {
    const auto rank = [&](int pair) {
        const Cable& cable = at(kept, pair);
        return joins(board, pair, cable) ? 2 : cable.empty() ? 1 : 0;
    };
    int best = 0;
    for (int pair = 1; pair < board.pairCount(); ++pair)
        if (rank(pair) < rank(best))
            best = pair;
    return best;
}

Hint solutionHint(const Board& board, const Cables& solution, const Cables& kept) {
    const int pair = pairToDraw(board, kept);
    Cable cable = towards(board, solution, at(kept, pair));
    const auto start = static_cast<std::size_t>(at(kept, pair).length());
    cable.word.resize(std::min(cable.word.find_first_not_of(cable.word[start], start), cable.word.size()));
    Hint hint;
    hint.pair = pair;
    hint.stroke = std::move(cable);
    return hint;
}

/// The cables as far as they are in a solution.
Cables rightBeginnings(const Board& board, const Cables& solution, Cables cables) {
    const Edges edges = edgesOf(board, solution);
    for (Cable& cable : cables)
        cable.word = beginning(cable.word, rightLength(board, edges, cable));
    return cables;
}

/// Fills in the cells that the stroke adds, and the region.
Hint completed(const Board& board, const Cables& now, Hint hint) {
    const Cable& before = at(now, *hint.pair);
    const Stroke& stroke = *hint.stroke;
    std::size_t common = 0;
    if (before.origin == stroke.origin)
        while (common < before.word.size() && common < stroke.word.size() && before.word[common] == stroke.word[common])
            ++common;
    const std::vector<Cell> cells = cellsOf(board, stroke).value();
    const auto end = cells.begin() + static_cast<std::ptrdiff_t>(common);
    hint.piece = {end + 1, cells.end()};
    std::vector<Cell> concerned(end, cells.end());
    concerned.insert(concerned.end(), hint.because.begin(), hint.because.end());
    if (hint.trap) {
        const Pair& victim = board.pairs()[static_cast<std::size_t>(hint.trap->victim)];
        concerned.insert(concerned.end(), {victim.first, victim.second});
    }
    hint.region = boxAround(concerned);
    return hint;
}

} // namespace

BoardFacts factsOf(const Board& board, const SearchControl& control) {
    return withProofs(board, factsOf(solve(board, control)), control);
}

BoardFacts factsOf(const Solved& solved) {
    BoardFacts facts;
    facts.unsolvable = solved.solvable == false;
    facts.solution = solved.cables;
    return facts;
}

BoardFacts withProofs(const Board& board, BoardFacts facts, const SearchControl& control) {
    if (!facts.solution)
        return facts;
    facts.strict = isStrict(board, *facts.solution, control) == true;
    if (!facts.strict && board.fill() == Fill::Any)
        facts.trap = findTrap(board, control);
    facts.unique = facts.strict || isUnique(board, *facts.solution, control) == true;
    return facts;
}

std::optional<Hint> nextHint(const Board& board, const BoardFacts& facts, const Cables& now,
                             const SearchControl& control) {
    if (stateOf(board, now).solved || control.stop.stop_requested())
        return std::nullopt;
    if (facts.unsolvable)
        return unsolvableHint(board);
    const HintTarget target = hintTargetFor(board, facts, now, control);
    if (control.stop.stop_requested())
        return std::nullopt;
    if (target.wrong) {
        const Cables right = target.solution ? rightBeginnings(board, *target.solution, now) : noCables(board);
        return wrongHint(board, now, *target.wrong, right);
    }
    const Cables kept = target.solution ? rightBeginnings(board, *target.solution, now) : now;
    std::optional<Hint> hint = deducedHint(board, facts.strict, kept, control);
    if (!hint && control.stop.stop_requested())
        return std::nullopt;
    if (!hint && target.solution && facts.trap)
        hint = trapHint(board, *facts.trap, *target.solution, kept);
    if (!hint && target.solution)
        hint = solutionHint(board, *target.solution, kept);
    return hint ? std::optional(completed(board, now, *std::move(hint))) : std::nullopt;
}

} // namespace arukone
