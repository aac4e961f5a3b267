// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Sat.hpp"

#include <cadical.hpp>
#include <tuple>
#include <utility>
#include <vector>

namespace arukone {

namespace {

using Clause = std::vector<int>;

constexpr int satisfiable = 10;
constexpr int unsatisfiable = 20;

class Stop final : public CaDiCaL::Terminator {
public:
    explicit Stop(std::stop_token token)
        : m_token(std::move(token)) {}
    bool terminate() override { return m_token.stop_requested(); }

private:
    std::stop_token m_token;
};

} // namespace

class SatSearch::Formula {
public:
    Formula(const Board& board, Touching touching, std::stop_token stop)
        : m_board(board)
        , m_touching(touching)
        , m_stop(std::move(stop)) {
        m_solver.set("quiet", 1);
        m_solver.connect_terminator(&m_stop);
        numberVariables();
        for (int cell = 0; cell < m_board.cellCount() && !m_stop.terminate(); ++cell) {
            if (content(cell) >= 0)
                addTerminal(cell);
            else if (content(cell) == Board::free)
                addFreeCell(cell);
            for (const Edge& edge : edgesFrom(cell))
                addEdge(edge);
        }
    }
    ~Formula() { m_solver.disconnect_terminator(); }
    Formula(const Formula&) = delete;
    Formula& operator=(const Formula&) = delete;

    Answer search(std::span<const int> assumed = {}) {
        for (;;) {
            if (m_stop.terminate())
                return Answer::Stopped; // Perhaps before the formula was complete.
            for (const int literal : assumed)
                m_solver.assume(literal);
            const int result = m_solver.solve();
            if (result != satisfiable)
                return result == unsatisfiable ? Answer::No : Answer::Stopped;
            readSolution();
            if (!removeRings())
                return Answer::Yes;
        }
    }

    void forbid(const Edges& edges) {
        Clause clause;
        for (int cell = 0; cell < m_board.cellCount(); ++cell)
            for (const Edge& edge : edgesFrom(cell))
                if ((edges[index(cell)] & edge.bit) != 0)
                    clause.push_back(-edge.variable);
        add(clause);
    }

    std::optional<Edges> smallest() {
        std::vector<int> fixed;
        if (search() != Answer::Yes)
            return std::nullopt;
        for (int cell = 0; cell < m_board.cellCount(); ++cell)
            for (const Edge& edge : edgesFrom(cell)) {
                fixed.push_back(-edge.variable);
                if ((m_solution[index(cell)] & edge.bit) == 0)
                    continue; // The solution at hand leaves it out already.
                const Edges before = m_solution;
                switch (search(fixed)) {
                case Answer::Yes:
                    break;
                case Answer::No:
                    fixed.back() = edge.variable;
                    m_solution = before;
                    break;
                case Answer::Stopped:
                    return std::nullopt;
                }
            }
        return m_solution;
    }

    [[nodiscard]] const Edges& solution() const noexcept { return m_solution; }

private:
    /// An edge to the right of a cell or below it.
    struct Edge {
        int variable;
        std::uint8_t bit;
        int from;
        int to;
    };

    [[nodiscard]] static std::size_t index(int cell) noexcept { return static_cast<std::size_t>(cell); }
    [[nodiscard]] int content(int cell) const { return m_board.contents()[index(cell)]; }

    void numberVariables() {
        m_right.assign(index(m_board.cellCount()), 0);
        m_down = m_right;
        const auto isCell = [this](Cell cell) { return m_board.contains(cell) && !m_board.isHole(cell); };
        for (int i = 0; i < m_board.cellCount(); ++i) {
            const Cell cell = m_board.cellAt(i);
            if (isCell(cell) && isCell(neighbour(cell, 'R')))
                m_right[index(i)] = ++m_variables;
            if (isCell(cell) && isCell(neighbour(cell, 'D')))
                m_down[index(i)] = ++m_variables;
        }
        m_firstOwner = m_variables + 1;
    }

    /// The variable for: the cable of `pair` is in `cell`.
    [[nodiscard]] int owner(int cell, int pair) const { return m_firstOwner + cell * m_board.pairCount() + pair; }

    [[nodiscard]] std::vector<Edge> edgesFrom(int cell) const {
        std::vector<Edge> edges;
        if (m_right[index(cell)] != 0)
            edges.push_back({m_right[index(cell)], rightEdge, cell, cell + 1});
        if (m_down[index(cell)] != 0)
            edges.push_back({m_down[index(cell)], downEdge, cell, cell + m_board.columns()});
        return edges;
    }

    /// The variables of all edges of a cell.
    [[nodiscard]] Clause edgesAt(int cell) const {
        Clause edges;
        for (const Edge& edge : edgesFrom(cell))
            edges.push_back(edge.variable);
        if (cell % m_board.columns() > 0 && m_right[index(cell - 1)] != 0)
            edges.push_back(m_right[index(cell - 1)]);
        if (cell >= m_board.columns() && m_down[index(cell - m_board.columns())] != 0)
            edges.push_back(m_down[index(cell - m_board.columns())]);
        return edges;
    }

    void add(const Clause& clause) {
        for (const int literal : clause)
            m_solver.add(literal);
        m_solver.add(0);
    }

    /// Exactly one edge, and the cable of its own pair.
    void addTerminal(int cell) {
        const Clause edges = edgesAt(cell);
        add(edges);
        for (std::size_t a = 0; a < edges.size(); ++a)
            for (std::size_t b = a + 1; b < edges.size(); ++b)
                add({-edges[a], -edges[b]});
        for (int pair = 0; pair < m_board.pairCount(); ++pair)
            add({pair == content(cell) ? owner(cell, pair) : -owner(cell, pair)});
    }

    /// Two edges, or none if it may stay empty. That it has the cable of one pair only follows from the terminals.
    void addFreeCell(int cell) {
        const Clause edges = edgesAt(cell);
        for (std::size_t a = 0; a < edges.size(); ++a)
            for (std::size_t b = a + 1; b < edges.size(); ++b)
                for (std::size_t c = b + 1; c < edges.size(); ++c)
                    add({-edges[a], -edges[b], -edges[c]});
        for (std::size_t a = 0; a < edges.size(); ++a) {
            Clause another = edges;
            another[a] = -edges[a];
            add(another);
        }
        if (fillsBoard(m_board.fill()))
            add(edges);
        Clause owners;
        for (int pair = 0; pair < m_board.pairCount(); ++pair)
            owners.push_back(owner(cell, pair));
        if (fillsBoard(m_board.fill()))
            add(owners);
    }

    /// Both cells of an edge have the same cable; without touching, neighbours of the same cable have an edge.
    void addEdge(const Edge& edge) {
        for (int pair = 0; pair < m_board.pairCount(); ++pair) {
            const int from = owner(edge.from, pair);
            const int to = owner(edge.to, pair);
            add({-edge.variable, -from, to});
            add({-edge.variable, from, -to});
            if (m_touching == Touching::Forbidden)
                add({edge.variable, -from, -to});
        }
    }

    void readSolution() {
        m_solution.assign(index(m_board.cellCount()), 0);
        for (int cell = 0; cell < m_board.cellCount(); ++cell)
            for (const Edge& edge : edgesFrom(cell))
                if (m_solver.val(edge.variable) > 0)
                    m_solution[index(cell)] |= edge.bit;
    }

    /// Finds the rings of the solution. Removes them if cells may stay empty. \returns whether they are forbidden now,
    /// so that the search has to go on.
    bool removeRings() {
        const Edges cables = edgesOf(m_board, cablesOf(m_board, m_solution));
        if (cables == m_solution)
            return false;
        if (!fillsBoard(m_board.fill())) {
            m_solution = cables;
            return false;
        }
        Edges rings = m_solution;
        for (std::size_t i = 0; i < rings.size(); ++i)
            rings[i] = static_cast<std::uint8_t>(rings[i] & ~cables[i]);
        for (int cell = 0; cell < m_board.cellCount(); ++cell)
            if (rings[index(cell)] != 0)
                forbidRing(takeRing(rings, cell));
        return true;
    }

    /// Removes the ring through a cell from `rings`. \returns its cells.
    std::vector<int> takeRing(Edges& rings, int start) const {
        std::vector<int> ring{start};
        for (bool further = true; further;) {
            further = false;
            const int at = ring.back();
            for (const auto& [upper, next, bit] :
                 {std::tuple(at, at + 1, rightEdge), std::tuple(at, at + m_board.columns(), downEdge),
                  std::tuple(at - 1, at - 1, rightEdge),
                  std::tuple(at - m_board.columns(), at - m_board.columns(), downEdge)})
                if (!further && upper >= 0 && (rings[index(upper)] & bit) != 0) {
                    rings[index(upper)] = static_cast<std::uint8_t>(rings[index(upper)] & ~bit);
                    further = true;
                    if (next != start)
                        ring.push_back(next);
                    else
                        further = false;
                }
        }
        return ring;
    }

    /// Some edge has to lead out of the cells of the ring, and not all of its own can be there.
    void forbidRing(const std::vector<int>& ring) {
        std::vector<char> inside(index(m_board.cellCount()), 0);
        for (const int cell : ring)
            inside[index(cell)] = 1;
        Clause out;
        Clause own;
        for (int cell = 0; cell < m_board.cellCount(); ++cell)
            for (const Edge& edge : edgesFrom(cell)) {
                if (inside[index(edge.from)] != inside[index(edge.to)])
                    out.push_back(edge.variable);
                else if (inside[index(cell)] != 0 && (m_solution[index(cell)] & edge.bit) != 0)
                    own.push_back(-edge.variable);
            }
        add(out);
        add(own);
    }

    const Board m_board;
    Touching m_touching;
    Stop m_stop;
    CaDiCaL::Solver m_solver;
    std::vector<int> m_right; ///< The variable of the edge to the right of each cell; 0 if there is none.
    std::vector<int> m_down;
    int m_variables = 0;
    int m_firstOwner = 0;
    Edges m_solution;
};

SatSearch::SatSearch(const Board& board, Touching touching, std::stop_token stop)
    : m_formula(std::make_unique<Formula>(board, touching, std::move(stop))) {}

SatSearch::~SatSearch() = default;

SatSearch::Answer SatSearch::search() {
    return m_formula->search();
}

const Edges& SatSearch::solution() const noexcept {
    return m_formula->solution();
}

void SatSearch::forbid(const Edges& edges) {
    m_formula->forbid(edges);
}

std::optional<Edges> SatSearch::smallest() {
    return m_formula->smallest();
}

} // namespace arukone
