#include "arukone/hints/Hint.hpp"

#include "arukone/hints/Residual.hpp"
#include "arukone/solver/Solver.hpp"
#include "arukone/trace/Trace.hpp"

#include <algorithm>
#include <utility>

namespace arukone {

namespace {

constexpr std::uint64_t tracingWork = 200'000;      ///< Suppositions tried for one hint.
constexpr std::uint64_t completingWork = 2'000'000; ///< Of each search for a solution that keeps cables.

const Cable& cableOf(const Cables& cables, int pair) {
    return cables[static_cast<std::size_t>(pair)];
}

std::vector<Cell> boxAround(const std::vector<Cell>& cells) {
    if (cells.empty())
        return {};
    Cell first = cells.front();
    Cell last = cells.front();
    for (const Cell cell : cells) {
        first = {std::min(first.row, cell.row), std::min(first.column, cell.column)};
        last = {std::max(last.row, cell.row), std::max(last.column, cell.column)};
    }
    std::vector<Cell> box;
    for (int row = first.row; row <= last.row; ++row)
        for (int column = first.column; column <= last.column; ++column)
            box.push_back({row, column});
    return box;
}

/// The cells of a cable behind its first `length` steps.
std::vector<Cell> cellsBehind(const Board& board, const Cable& cable, std::size_t length) {
    const std::vector<Cell> cells = cellsOf(board, cable).value();
    return {cells.begin() + static_cast<std::ptrdiff_t>(length) + 1, cells.end()};
}

/// The same cable, from this one of its ends.
Cable from(const Board& board, const Cable& cable, Cell origin) {
    return cable.origin == origin ? cable : reversed(board, cable);
}

/// How many steps of a cable are also those of the solution.
std::size_t commonSteps(const Board& board, const Cable& cable, const Cable& solution) {
    const std::string right = from(board, solution, cable.origin).word;
    const auto [own, other] = std::mismatch(cable.word.begin(), cable.word.end(), right.begin(), right.end());
    return static_cast<std::size_t>(own - cable.word.begin());
}

Hint wrongHint(const Board& board, const Cables& now, int pair, std::size_t right) {
    const Cable& cable = cableOf(now, pair);
    Hint hint;
    hint.kind = Hint::Kind::Wrong;
    hint.pair = pair;
    hint.stroke = Stroke{cable.origin, cable.word.substr(0, right)};
    hint.piece = cellsBehind(board, cable, right);
    hint.because = hint.piece;
    hint.region = boxAround(hint.piece);
    return hint;
}

/// Finds cables that are in no solution.
class Checker {
public:
    Checker(const Board& board, const BoardFacts& facts, const Cables& now, const SearchControl& control)
        : m_board(board)
        , m_facts(facts)
        , m_now(now)
        , m_control(control) {
        m_control.maxWork = std::min(m_control.maxWork, completingWork);
        m_control.progress = {};
    }

    /// The hint about the first wrong cable; otherwise target() is a solution that keeps all cables, if one is known.
    [[nodiscard]] std::optional<Hint> wrong() { return m_facts.unique ? againstSolution() : againstAll(); }
    [[nodiscard]] const std::optional<Cables>& target() const noexcept { return m_target; }

private:
    [[nodiscard]] std::optional<Hint> againstSolution() {
        m_target = m_facts.solution;
        for (int pair = 0; pair < m_board.pairCount(); ++pair) {
            const Cable& cable = cableOf(m_now, pair);
            const std::size_t right = commonSteps(m_board, cable, cableOf(*m_facts.solution, pair));
            if (right < cable.word.size())
                return wrongHint(m_board, m_now, pair, right);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Hint> againstAll() {
        const Completion all = complete(m_board, m_now, m_control);
        m_target = all.possible ? all.solution : m_facts.solution;
        if (all.possible.value_or(true))
            return std::nullopt;
        Cables kept = noCables();
        for (const int pair : inOrder()) {
            kept[static_cast<std::size_t>(pair)] = cableOf(m_now, pair);
            if (complete(m_board, kept, m_control).possible.value_or(true))
                continue;
            return wrongHint(m_board, m_now, pair, longestRight(kept, pair));
        }
        return std::nullopt; // Not decided within the work.
    }

    /// A beginning of a beginning that can be completed can be completed as well.
    [[nodiscard]] std::size_t longestRight(Cables kept, int pair) const {
        const Cable cable = cableOf(m_now, pair);
        std::size_t right = 0;
        for (std::size_t wrong = cable.word.size(); right + 1 < wrong;) {
            const std::size_t middle = (right + wrong) / 2;
            kept[static_cast<std::size_t>(pair)].word = cable.word.substr(0, middle);
            (complete(m_board, kept, m_control).possible.value_or(false) ? right : wrong) = middle;
        }
        return right;
    }

    [[nodiscard]] Cables noCables() const {
        Cables cables;
        for (const Pair& pair : m_board.pairs())
            cables.push_back({pair.first, {}});
        return cables;
    }

    /// The pairs that have a cable: joined ones first.
    [[nodiscard]] std::vector<int> inOrder() const {
        std::vector<int> pairs;
        for (const bool joined : {true, false})
            for (int pair = 0; pair < m_board.pairCount(); ++pair)
                if (!cableOf(m_now, pair).empty() && joins(m_board, pair, cableOf(m_now, pair)) == joined)
                    pairs.push_back(pair);
        return pairs;
    }

    const Board& m_board;
    const BoardFacts& m_facts;
    const Cables& m_now;
    SearchControl m_control;
    std::optional<Cables> m_target;
};

/// Goes on from the cables that there are by deduction.
class Continuer {
public:
    Continuer(const Board& board, bool strict, const Cables& now, const SearchControl& control)
        : m_board(board)
        , m_now(now)
        , m_control(control)
        , m_used(edgesOf(board, now))
        , m_tracer(board, strict, decided(m_used), control.stop) {
        m_control.maxWork = std::min(m_control.maxWork, tracingWork);
    }

    [[nodiscard]] std::optional<Hint> next() {
        SearchMeter meter(m_control);
        while (const auto step = m_tracer.next(meter)) {
            note(*step);
            if (!extension())
                continue;
            Hint hint = hintOf(*step);
            followOpenings(meter);
            const Extension longest = *extension(hint.pair);
            hint.stroke = longest.stroke;
            hint.piece = longest.piece;
            std::vector<Cell> concerned = hint.because;
            concerned.insert(concerned.end(), hint.piece.begin(), hint.piece.end());
            hint.region = boxAround(concerned);
            return hint;
        }
        return std::nullopt;
    }

private:
    /// A cable with more steps than now.
    struct Extension {
        int pair = 0;
        Stroke stroke;
        std::vector<Cell> piece;
    };

    [[nodiscard]] std::vector<DecidedEdge> decided(const Edges& edges) const {
        std::vector<DecidedEdge> list;
        for (std::size_t cell = 0; cell < edges.size(); ++cell)
            for (const std::uint8_t edge : {rightEdge, downEdge})
                if ((edges[cell] & edge) != 0)
                    list.push_back({static_cast<int>(cell), edge, true});
        return list;
    }

    void note(const Step& step) {
        for (const DecidedEdge& edge : step.edges)
            if (edge.used)
                m_used[static_cast<std::size_t>(edge.cell)] |= edge.edge;
    }

    /// To the next fork: as long as nothing but openings is needed.
    void followOpenings(SearchMeter& meter) {
        while (const auto step = m_tracer.next(meter)) {
            if (step->reason != Reason::Openings)
                return;
            note(*step);
        }
    }

    [[nodiscard]] Hint hintOf(const Step& step) const {
        Hint hint;
        hint.kind = static_cast<Hint::Kind>(static_cast<int>(Hint::Kind::Openings) + static_cast<int>(step.reason));
        hint.pair = extension()->pair;
        hint.because = step.cells;
        hint.refutation = step.refutation;
        return hint;
    }

    [[nodiscard]] bool isUsed(Cell one, Cell other) const {
        const Cell first = std::min(one, other);
        const std::uint8_t edge = one.row == other.row ? rightEdge : downEdge;
        return (m_used[static_cast<std::size_t>(m_board.indexOf(first))] & edge) != 0;
    }

    /// What is known of a cable beyond its end.
    [[nodiscard]] Extension extended(int pair, Stroke stroke) const {
        std::vector<Cell> cells = cellsOf(m_board, stroke).value();
        const std::size_t before = cells.size();
        for (bool goesOn = true; goesOn && !joins(m_board, pair, stroke);) {
            goesOn = false;
            for (const char letter : stepLetters) {
                const Cell to = neighbour(cells.back(), letter);
                if (!m_board.contains(to) || !isUsed(cells.back(), to) || (cells.size() > 1 && to == cells.end()[-2]))
                    continue;
                stroke.word += letter;
                cells.push_back(to);
                goesOn = true;
                break;
            }
        }
        return {pair, std::move(stroke), {cells.begin() + static_cast<std::ptrdiff_t>(before), cells.end()}};
    }

    /// The first cable that goes on: of loose ones, else of those not begun. \param only this pair's, if given.
    [[nodiscard]] std::optional<Extension> extension(std::optional<int> only = {}) const {
        for (const bool begun : {true, false})
            for (int pair = 0; pair < m_board.pairCount(); ++pair) {
                const Cable& cable = cableOf(m_now, pair);
                if ((only && *only != pair) || cable.empty() == begun || joins(m_board, pair, cable))
                    continue;
                const Pair& terminals = m_board.pairs()[static_cast<std::size_t>(pair)];
                for (const Cell origin :
                     begun ? std::vector{cable.origin} : std::vector{terminals.first, terminals.second}) {
                    Extension found = extended(pair, {origin, cable.word});
                    if (!found.piece.empty())
                        return found;
                }
            }
        return std::nullopt;
    }

    const Board& m_board;
    const Cables& m_now;
    SearchControl m_control;
    Edges m_used;
    Tracer m_tracer;
};

/// The target's cable of a pair, from the origin of the cable that there is.
Cable wholeCable(const Board& board, const Cables& now, const Cables& target, int pair) {
    const Cable& cable = cableOf(now, pair);
    return from(board, cableOf(target, pair), cable.empty() ? cableOf(target, pair).origin : cable.origin);
}

Hint hintFrom(const Board& board, const Cables& now, const Cables& target, int pair, std::size_t length) {
    const Cable whole = wholeCable(board, now, target, pair);
    Hint hint;
    hint.pair = pair;
    hint.stroke = Stroke{whole.origin, whole.word.substr(0, length)};
    hint.piece = cellsBehind(board, *hint.stroke, cableOf(now, pair).word.size());
    hint.because = hint.piece;
    hint.region = boxAround(hint.piece);
    return hint;
}

std::optional<Hint> trapHint(const Board& board, const BoardFacts& facts, const Cables& now, const Cables& target) {
    if (!facts.trap || !cableOf(now, facts.trap->blocker).empty() ||
        joins(board, facts.trap->victim, cableOf(now, facts.trap->victim)))
        return std::nullopt;
    const int blocker = facts.trap->blocker;
    Hint hint = hintFrom(board, now, target, blocker, cableOf(target, blocker).word.size());
    hint.kind = Hint::Kind::Trap;
    hint.trap = facts.trap;
    const Pair& victim = board.pairs()[static_cast<std::size_t>(facts.trap->victim)];
    std::vector<Cell> concerned = hint.piece;
    concerned.insert(concerned.end(), {victim.first, victim.second});
    hint.because = {victim.first, victim.second};
    hint.region = boxAround(concerned);
    return hint;
}

/// The next piece of a solution, to its next bend: of a loose cable, else of the first pair without one.
std::optional<Hint> solutionHint(const Board& board, const Cables& now, const Cables& target) {
    for (const bool begun : {true, false})
        for (int pair = 0; pair < board.pairCount(); ++pair) {
            const Cable& cable = cableOf(now, pair);
            if (cable.empty() == begun || joins(board, pair, cable))
                continue;
            const std::string word = wholeCable(board, now, target, pair).word;
            const std::size_t first = cable.word.size();
            const std::size_t bend = word.find_first_not_of(word[first], first);
            return hintFrom(board, now, target, pair, std::min(bend, word.size()));
        }
    return std::nullopt;
}

} // namespace

BoardFacts factsOf(const Board& board, const SearchControl& control) {
    BoardFacts facts;
    Solved solved = solve(board, control);
    facts.unsolvable = solved.solvable == false;
    facts.solution = std::move(solved.cables);
    if (!facts.solution)
        return facts;
    facts.unique = isUnique(board, *facts.solution, control).value_or(false);
    facts.strict = isStrict(board, *facts.solution, control).value_or(false);
    if (board.fill() == Fill::Any && !facts.strict)
        facts.trap = findTrap(board, control);
    return facts;
}

std::optional<Hint> nextHint(const Board& board, const BoardFacts& facts, const Cables& now,
                             const SearchControl& control) {
    if (facts.unsolvable) {
        Hint hint;
        hint.kind = Hint::Kind::Unsolvable;
        return hint;
    }
    if (stateOf(board, now).solved || control.stop.stop_requested())
        return std::nullopt;
    Checker checker(board, facts, now, control);
    if (auto wrong = checker.wrong())
        return wrong;
    if (board.fill() == Fill::All || facts.strict)
        if (auto deduced = Continuer(board, facts.strict, now, control).next())
            return deduced;
    if (!checker.target() || control.stop.stop_requested())
        return std::nullopt;
    if (auto trap = trapHint(board, facts, now, *checker.target()))
        return trap;
    return solutionHint(board, now, *checker.target());
}

} // namespace arukone
