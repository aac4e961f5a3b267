// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/trace/Trace.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace arukone {

namespace {

constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

} // namespace

Tracer::Tracer(const Board& board, bool strict, std::span<const DecidedEdge> start, std::stop_token stop)
    : m_columns(board.columns())
    , m_stop(std::move(stop))
    , m_known(board, strict) {
    for (const DecidedEdge& decided : start)
        if (!m_known.conflict())
            m_known.decide(2 * decided.cell + (decided.edge == rightEdge ? 0 : 1), decided.used);
    m_contradictory = m_known.conflict().has_value();
}

std::optional<Step> Tracer::next(SearchMeter& meter) {
    if (m_contradictory)
        return std::nullopt;
    if (m_known.isComplete()) {
        m_contradictory = !m_known.isSolved();
        return std::nullopt;
    }
    std::optional<Step> step = byOpenings();
    for (const Reason reason : {Reason::Ring, Reason::ShortCircuit})
        if (!step && !m_contradictory)
            step = byWires(reason);
    if (!step && !m_contradictory && m_known.isStrict())
        step = byBesideItself();
    if (!step && !m_contradictory)
        step = byCutOff();
    if (!step && !m_contradictory)
        step = bySupposition(meter);
    if (!step && !m_contradictory && !m_stop.stop_requested() && meter.end() == SearchEnd::Complete)
        step = byTwoSuppositions(meter);
    return step;
}

/// Applies a rule; a step if it decides something.
template<typename Apply>
std::optional<Step> Tracer::stepBy(Reason reason, Apply apply) {
    const std::size_t before = m_known.decisions();
    apply();
    m_contradictory = m_known.conflict().has_value();
    if (m_contradictory || m_known.decisions() == before)
        return std::nullopt;
    Step step;
    step.reason = reason;
    step.edges = m_known.decidedSince(before);
    return step;
}

std::optional<Step> Tracer::byOpenings() {
    for (int cell = 0; cell < m_known.cellCount() && !m_contradictory; ++cell)
        if (auto step = stepBy(Reason::Openings, [&] { m_known.applyOpenings(cell); })) {
            step->cells = {cellAt(cell)};
            step->pair = m_known.pairOf(cell);
            return step;
        }
    return std::nullopt;
}

std::optional<Step> Tracer::byWires(Reason reason) {
    for (int edge = 0; edge < m_known.edgeCount(); ++edge)
        if (m_known.isUndecided(edge) && m_known.reasonAgainst(edge) == reason) {
            auto step = stepBy(reason, [&] { m_known.decide(edge, false); });
            const auto [first, second] = m_known.endsOf(edge);
            step->cells = cellsOfPieces(first, second);
            step->pair = m_known.pairOf(first);
            return step;
        }
    return std::nullopt;
}

std::optional<Step> Tracer::byBesideItself() {
    const std::size_t before = m_known.decisions();
    for (int edge = 0; edge < m_known.edgeCount(); ++edge) {
        if (!m_known.isUndecided(edge))
            continue;
        const auto [first, second] = m_known.endsOf(edge);
        if (!m_known.isUsed(first) && !m_known.isUsed(second))
            continue;
        for (const bool used : {true, false}) {
            m_known.decide(edge, used);
            if (!m_known.conflict())
                m_known.applyBesideItself();
            if (m_known.conflict() && m_known.conflict()->reason == Reason::BesideItself)
                return stepAgainst(Reason::BesideItself, {edge, used});
            m_known.undoTo(before);
        }
    }
    return std::nullopt;
}

std::optional<Step> Tracer::byCutOff() {
    const std::size_t before = m_known.decisions();
    m_known.checkCutOff();
    if (m_known.conflict()) {
        m_contradictory = true;
        return std::nullopt;
    }
    for (int edge = 0; edge < m_known.edgeCount() && !m_stop.stop_requested(); ++edge)
        if (m_known.isUndecided(edge))
            for (const bool used : {true, false}) {
                m_known.decide(edge, used);
                if (!m_known.conflict())
                    m_known.checkCutOff();
                if (m_known.conflict() && m_known.conflict()->reason == Reason::CutOff)
                    return stepAgainst(Reason::CutOff, {edge, used});
                m_known.undoTo(before);
            }
    return std::nullopt;
}

std::optional<Step> Tracer::bySupposition(SearchMeter& meter) {
    const std::size_t before = m_known.decisions();
    std::size_t most = unlimited;
    std::optional<Supposed> best;
    for (int edge = 0; edge < m_known.edgeCount() && most > before; ++edge)
        if (m_known.isUndecided(edge))
            for (const bool used : {true, false}) {
                if (!spend(meter))
                    return std::nullopt;
                m_known.decide(edge, used);
                if (m_known.propagate(before, most) && m_known.conflict()) {
                    best = {edge, used};
                    most = m_known.decisions() - 1;
                }
                m_known.undoTo(before);
            }
    if (!best)
        return std::nullopt;
    m_known.decide(best->edge, best->used);
    m_known.propagate(before, unlimited);
    return stepAgainst(Reason::Supposition, *best);
}

std::optional<Step> Tracer::byTwoSuppositions(SearchMeter& meter) {
    const std::size_t before = m_known.decisions();
    for (int edge = 0; edge < m_known.edgeCount(); ++edge)
        if (m_known.isUndecided(edge))
            for (const bool used : {true, false}) {
                if (refutesDeeply({edge, used}, meter)) {
                    Step step = stepAgainst(Reason::Supposition, {edge, used});
                    step.refutation->twoAtOnce = true;
                    return step;
                }
                m_known.undoTo(before);
                if (m_stop.stop_requested() || meter.end() != SearchEnd::Complete)
                    return std::nullopt;
            }
    return std::nullopt;
}

/// Decides the opposite of each supposition that is refuted, until none is any more or there is a conflict. \returns
/// false if the search has to end before.
bool Tracer::refuteAll(SearchMeter& meter) {
    for (bool changed = true; changed && !m_known.conflict();) {
        changed = false;
        for (int edge = 0; edge < m_known.edgeCount() && !m_known.conflict(); ++edge)
            for (const bool used : {true, false}) {
                if (!m_known.isUndecided(edge) || m_known.conflict())
                    break;
                if (!spend(meter))
                    return false;
                const std::size_t before = m_known.decisions();
                m_known.decide(edge, used);
                m_known.propagate(before, unlimited);
                const bool refuted = m_known.conflict().has_value();
                m_known.undoTo(before);
                if (refuted) {
                    m_known.decide(edge, !used);
                    m_known.propagate(before, unlimited);
                    changed = true;
                }
            }
    }
    return true;
}

bool Tracer::settle(SearchMeter& meter) {
    m_known.applyToAll();
    const bool settled = refuteAll(meter);
    m_contradictory = m_known.conflict().has_value();
    return settled;
}

/// Whether a supposition leads to a contradiction if those below it that do are taken to be refuted. The contradiction
/// is left in m_known.
bool Tracer::refutesDeeply(Supposed supposed, SearchMeter& meter) {
    const std::size_t outer = m_known.decisions();
    m_known.decide(supposed.edge, supposed.used);
    m_known.propagate(outer, unlimited);
    return refuteAll(meter) && m_known.conflict().has_value();
}

/// The step that follows from the conflict that a supposition led to; takes it instead of the supposition.
/// \pre the supposition itself was no conflict, which holds as soon as the rules before have been applied.
Step Tracer::stepAgainst(Reason reason, Supposed supposed) {
    const Deduction::Conflict conflict = *m_known.conflict();
    const DecidedEdge assumption{supposed.edge / 2, supposed.edge % 2 == 0 ? rightEdge : downEdge, supposed.used};
    const std::vector<DecidedEdge> decided = m_known.decidedSince(0);
    const auto assumed = std::find(decided.begin(), decided.end(), assumption);
    const auto before = static_cast<std::size_t>(assumed - decided.begin());

    Step step;
    step.reason = reason;
    step.cells = cellsOf(conflict);
    step.pair = pairOf(conflict);
    if (reason == Reason::Supposition)
        step.refutation = Refutation{assumption, std::vector(assumed + 1, decided.end()), conflict.reason, false};
    m_known.undoTo(before);
    m_known.decide(supposed.edge, !supposed.used);
    m_contradictory = m_known.conflict().has_value();
    step.edges = m_known.decidedSince(before);
    return step;
}

std::vector<Cell> Tracer::cellsOf(const Deduction::Conflict& conflict) const {
    std::vector<Cell> cells;
    switch (conflict.reason) {
    case Reason::Ring:
    case Reason::ShortCircuit:
    case Reason::BesideItself:
        return cellsOfPieces(conflict.first, conflict.second);
    case Reason::CutOff:
        if (conflict.first == conflict.second) {
            for (const int cell : m_known.regionOf(conflict.first))
                cells.push_back(cellAt(cell));
            return cells;
        }
        [[fallthrough]];
    case Reason::Openings:
    case Reason::Supposition:
        break;
    }
    cells.push_back(cellAt(conflict.first));
    if (conflict.second != conflict.first)
        cells.push_back(cellAt(conflict.second));
    return cells;
}

/// The cells of the pieces of two cells, which may be the same.
std::vector<Cell> Tracer::cellsOfPieces(int one, int other) const {
    std::vector<int> pieces = m_known.pieceOf(one);
    if (std::find(pieces.begin(), pieces.end(), other) == pieces.end()) {
        const std::vector<int> second = m_known.pieceOf(other);
        pieces.insert(pieces.end(), second.begin(), second.end());
    }
    std::vector<Cell> cells;
    cells.reserve(pieces.size());
    for (const int cell : pieces)
        cells.push_back(cellAt(cell));
    return cells;
}

std::optional<int> Tracer::pairOf(const Deduction::Conflict& conflict) const {
    return m_known.pairOf(conflict.first);
}

Trace traceOf(const Board& board, bool strict, const SearchControl& control) {
    Trace trace;
    SearchMeter meter(control);
    Tracer tracer(board, strict, {}, control.stop);
    while (!control.stop.stop_requested()) {
        auto step = tracer.next(meter);
        if (!step)
            break;
        trace.twoAtOnce = trace.twoAtOnce || (step->refutation && step->refutation->twoAtOnce);
        trace.steps.push_back(*std::move(step));
    }
    trace.solved = tracer.isSolved();
    trace.end = control.stop.stop_requested() && !trace.solved ? SearchEnd::Stopped : meter.end();
    return trace;
}

} // namespace arukone
