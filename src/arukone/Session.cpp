// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Session.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace arukone {

namespace {

/// Cuts a cable before the first of the cells that are taken. \returns whether it was cut.
bool cut(const Board& board, Cable& cable, const std::vector<char>& taken) {
    const auto isTaken = [&](Cell cell) { return taken[static_cast<std::size_t>(board.indexOf(cell))] != 0; };
    Cell at = cable.origin;
    for (std::size_t i = 0; i < cable.word.size(); ++i) {
        at = neighbour(at, cable.word[i]);
        if (isTaken(at)) {
            cable.word.resize(i);
            return true;
        }
    }
    return false;
}

/// How often the path turns back from a letter on: to the left after it went to the right, though it may have gone down
/// in between, and so on. A circle turns back across and along by turns, so that the axis with more turns counts.
int turnsFrom(std::string_view word, std::size_t begin) {
    int across = 0;
    int along = 0;
    char lastAcross = 0;
    char lastAlong = 0;
    for (const char letter : word.substr(begin)) {
        const bool isAcross = letter == 'L' || letter == 'R';
        char& last = isAcross ? lastAcross : lastAlong;
        if (last != 0 && last != letter)
            ++(isAcross ? across : along);
        last = letter;
    }
    return std::max(across, along);
}

/// Whether a stroke does anything. Removing a cable that is not there does not, wherever the word would begin.
bool changes(const Cables& cables, const Outcome& outcome) {
    const Cable& before = cables[static_cast<std::size_t>(outcome.pair)];
    const Cable& after = outcome.cables[static_cast<std::size_t>(outcome.pair)];
    return before != after && !(before.empty() && after.empty());
}

} // namespace

std::optional<Outcome> afterStroke(const Board& board, const Cables& cables, const Stroke& stroke) {
    const auto cells = cellsOf(board, stroke);
    if (!cells)
        return std::nullopt;
    std::vector<char> taken(static_cast<std::size_t>(board.cellCount()), 0);
    for (const Cell cell : *cells)
        taken[static_cast<std::size_t>(board.indexOf(cell))] = 1;
    Outcome outcome{*board.pairAt(stroke.origin), cables, {}};
    for (int pair = 0; pair < board.pairCount(); ++pair)
        if (pair != outcome.pair && cut(board, outcome.cables[static_cast<std::size_t>(pair)], taken))
            outcome.cut.push_back(pair);
    outcome.cables[static_cast<std::size_t>(outcome.pair)] = stroke;
    return outcome;
}

Cables noCables(const Board& board) {
    Cables cables;
    for (const Pair& pair : board.pairs())
        cables.push_back({pair.first, {}});
    return cables;
}

Session::Session(Board board)
    : m_board(std::move(board))
    , m_cables(noCables(m_board))
    , m_state(stateOf(m_board, m_cables)) {}

std::optional<Change> Session::play(const Event& event) {
    if (solved() || events().size() >= maxEvents)
        return std::nullopt;
    if (event.kind == EventKind::Move) {
        const auto outcome = afterStroke(m_board, m_cables, event.move);
        if (!outcome || !changes(m_cables, *outcome))
            return std::nullopt;
    }
    const bool first = !started();
    const auto stroke = playEvent(event);
    if (!stroke)
        return std::nullopt;
    if (event.kind == EventKind::Move && !first)
        countTurns(*stroke);
    Change change{event.kind, pairOf(*stroke), {}, false};
    if (event.kind == EventKind::Undo) {
        takeBack();
    } else {
        Outcome outcome = *afterStroke(m_board, m_cables, *stroke);
        change.cut = outcome.cut;
        apply(std::move(outcome));
    }
    m_state = stateOf(m_board, m_cables);
    change.solved = solved();
    return change;
}

void Session::countTurns(const Stroke& stroke) {
    // What is there already was not drawn again.
    const Cable& before = m_cables[static_cast<std::size_t>(pairOf(stroke))];
    std::size_t kept = 0;
    if (before.origin == stroke.origin)
        while (kept < std::min(before.word.size(), stroke.word.size()) && before.word[kept] == stroke.word[kept])
            ++kept;
    m_turns += turnsFrom(stroke.word, kept);
}

void Session::apply(Outcome outcome) {
    Replaced& replaced = m_replaced.emplace_back();
    outcome.cut.push_back(outcome.pair);
    for (const int pair : outcome.cut) {
        Cable& cable = m_cables[static_cast<std::size_t>(pair)];
        replaced.emplace_back(pair, std::exchange(cable, std::move(outcome.cables[static_cast<std::size_t>(pair)])));
    }
}

void Session::takeBack() {
    for (auto& [pair, cable] : m_replaced.back())
        m_cables[static_cast<std::size_t>(pair)] = std::move(cable);
    m_replaced.pop_back();
}

std::optional<int> Session::lastPair() const noexcept {
    const auto strokes = m_history.moves();
    return strokes.empty() ? std::nullopt : std::optional(pairOf(strokes.back()));
}

bool Session::onlyGoesOn(const Stroke& stroke, const Replaced& replaced) noexcept {
    const Cable& before = replaced.back().second; // Its own: see apply().
    return replaced.size() == 1 && !before.empty() && before.origin == stroke.origin &&
           stroke.word.starts_with(before.word);
}

int Session::strokes() const noexcept {
    const auto strokes = m_history.moves();
    int count = 0;
    std::optional<int> last;
    for (std::size_t i = 0; i < strokes.size(); ++i) {
        const int pair = pairOf(strokes[i]);
        count += pair == last || onlyGoesOn(strokes[i], m_replaced[i]) ? 0 : 1;
        last = pair;
    }
    return count;
}

int twoStarScore(Fill fill, int optimum) noexcept {
    return fillsBoard(fill) ? puzzle::strictTwoStarMoves(optimum) : puzzle::twoStarMoves(optimum);
}

int twoStarGoal(Fill fill, int optimum) noexcept {
    const int most = twoStarScore(fill, optimum);
    return fillsBoard(fill) ? most : most - (most - optimum) % 2;
}

int stars(Fill fill, int score, int optimum, bool assisted) noexcept {
    if (score <= optimum)
        return assisted ? 2 : 3;
    return score <= twoStarScore(fill, optimum) ? 2 : 1;
}

} // namespace arukone
