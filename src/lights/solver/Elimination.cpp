// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Elimination.hpp"

#include "lights/solver/BitMatrix.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace lights {

namespace {

constexpr std::size_t noPivot = std::numeric_limits<std::size_t>::max();

std::vector<bool> pressable(const PressMatrix& matrix) {
    std::vector<bool> result(matrix.size());
    for (std::size_t cell = 0; cell < result.size(); ++cell)
        result[cell] = matrix.canPress(cell);
    return result;
}

} // namespace

Elimination::Elimination(const PressMatrix& matrix)
    : Elimination(matrix.togglers(), pressable(matrix)) {}

Elimination Elimination::ofTranspose(const PressMatrix& matrix) {
    return {matrix.toggled(), std::vector<bool>(matrix.size(), true)};
}

Elimination::Elimination(CellLists equations, const std::vector<bool>& unknowns)
    : m_equations(std::move(equations))
    , m_reduced(0, 0) {
    plan(unknowns);
    reduceConditions();
}

void Elimination::plan(const std::vector<bool>& unknowns) {
    std::vector<bool> known(m_equations.size());
    m_turns.reserve(m_equations.size());
    for (std::size_t cell = 0; cell < m_equations.size(); ++cell) {
        std::size_t last = noPivot;
        for (const std::size_t press : m_equations[cell]) {
            if (known[press])
                continue;
            if (last != noPivot)
                m_free.push_back(last);
            known[press] = true;
            last = press;
        }
        m_turns.push_back({last, last == noPivot ? m_conditions++ : noPivot});
    }
    for (std::size_t press = 0; press < unknowns.size(); ++press)
        if (unknowns[press] && !known[press]) // In no equation at all.
            m_free.push_back(press);
}

void Elimination::sweep(Lanes& presses, const Lanes& b, Lanes& remainders) const {
    for (std::size_t cell = 0; cell < m_turns.size(); ++cell) {
        const auto [settles, condition] = m_turns[cell];
        Word sum = b.empty() ? 0 : b[cell];
        for (const std::size_t press : m_equations[cell])
            sum ^= press == settles ? 0 : presses[press];
        if (settles != noPivot)
            presses[settles] = sum;
        else
            remainders[condition] = sum;
    }
}

void Elimination::reduceConditions() {
    const std::size_t count = m_free.size();
    m_reduced = BitMatrix(m_conditions, count + m_conditions);
    Lanes remainders(m_conditions);
    for (std::size_t first = 0; first < count; first += wordBits) {
        const std::size_t lanes = std::min(wordBits, count - first);
        Lanes presses(m_equations.size());
        for (std::size_t lane = 0; lane < lanes; ++lane)
            presses[m_free[first + lane]] = Word{1} << lane;
        sweep(presses, {}, remainders);
        for (std::size_t condition = 0; condition < m_conditions; ++condition)
            m_reduced.row(condition)[first / wordBits] = remainders[condition];
    }
    for (std::size_t condition = 0; condition < m_conditions; ++condition)
        m_reduced.flip(condition, count + condition);
    m_pivots = reduceDense(m_reduced, count);
}

Words Elimination::solve(std::span<const Word> b) const {
    Lanes wanted(m_equations.size());
    forEachBit(b, [&](std::size_t cell) { wanted[cell] = 1; });
    Lanes presses(m_equations.size());
    Lanes remainders(m_conditions);
    sweep(presses, wanted, remainders);

    // The free presses have to supply what the conditions miss with all of them at 0.
    const std::size_t count = m_free.size();
    Words missing(m_reduced.wordsPerRow());
    for (std::size_t condition = 0; condition < m_conditions; ++condition)
        if (remainders[condition] != 0)
            flipBit(missing, count + condition);
    for (std::size_t row = 0; row < m_pivots.size(); ++row)
        presses[m_free[m_pivots[row]]] = product(m_reduced.row(row), missing) ? 1 : 0;
    sweep(presses, wanted, remainders);

    Words result(wordsFor(m_equations.size()));
    for (std::size_t cell = 0; cell < presses.size(); ++cell)
        if (presses[cell] != 0)
            flipBit(result, cell);
    return result;
}

BitMatrix Elimination::kernel() const {
    std::vector<std::size_t> open; // Free presses that the conditions do not determine.
    for (std::size_t index = 0, row = 0; index < m_free.size(); ++index) {
        if (row < m_pivots.size() && m_pivots[row] == index)
            ++row;
        else
            open.push_back(index);
    }
    BitMatrix result(open.size(), m_equations.size());
    Lanes remainders(m_conditions);
    for (std::size_t first = 0; first < open.size(); first += wordBits) {
        const std::size_t lanes = std::min(wordBits, open.size() - first);
        Lanes presses(m_equations.size());
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const std::size_t chosen = open[first + lane];
            presses[m_free[chosen]] |= Word{1} << lane;
            for (std::size_t row = 0; row < m_pivots.size(); ++row)
                if (m_reduced.test(row, chosen))
                    presses[m_free[m_pivots[row]]] |= Word{1} << lane;
        }
        sweep(presses, {}, remainders);
        for (std::size_t cell = 0; cell < presses.size(); ++cell)
            forEachBit({&presses[cell], 1}, [&](std::size_t lane) { result.flip(first + lane, cell); });
    }
    return result;
}

} // namespace lights
