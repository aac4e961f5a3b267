// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/ArukoneCheck.hpp"

#include <utility>

namespace game {

namespace {

using BoxState = ArukoneKnowledge::State;

constexpr std::size_t maxBoxRepairs = 12; ///< Nobody clicks through more.
/// For each of the searches: one to three seconds.
constexpr std::uint64_t editorWork = arukone::frontierWork;
constexpr std::uint64_t quickWork = 20'000;      ///< States for a first bound: some hundredths of a second.
constexpr ui::Seconds patienceOfBuilder = 5;     ///< How long they are told to wait for a solution.
constexpr std::chrono::milliseconds patience{6}; ///< Within a frame: most boards are known at once.

arukone::SearchControl editorControl(const std::stop_token& stop) {
    arukone::SearchControl control;
    control.stop = stop;
    control.maxWork = editorWork;
    return control;
}

/// Whether the box can be solved, or why not.
ArukoneKnowledge firstLook(const arukone::Board& board, const std::stop_token& stop) {
    const arukone::SearchControl control = editorControl(stop);
    ArukoneKnowledge known;
    known.state = BoxState::Known;
    known.obstacle = arukone::findObstacle(board);
    arukone::Solved solved = arukone::firstSolution(board, control);
    known.review.solvable = solved.solvable;
    known.review.solution = std::move(solved.cables);
    known.more = known.review.solution.has_value();
    if (known.more && board.fill() == arukone::Fill::Any) {
        arukone::SearchControl quick = control;
        quick.maxWork = quickWork;
        known.least = arukone::leastLength(board, *known.review.solution, quick);
    }
    const auto canBeSolvedWith = [&](arukone::Fill fill) {
        return arukone::solve(board.withFill(fill), control).solvable == true;
    };
    if (solved.solvable == false && arukone::fillsBoard(board.fill())) {
        known.touching = board.fill() == arukone::Fill::Apart && canBeSolvedWith(arukone::Fill::All);
        known.unfilled = !known.touching && canBeSolvedWith(arukone::Fill::Any);
    }
    return known;
}

/// All else about a box that can be solved.
ArukoneKnowledge closerLook(const arukone::Board& board, const std::stop_token& stop) {
    const arukone::SearchControl control = editorControl(stop);
    ArukoneKnowledge known;
    known.state = BoxState::Known;
    known.review = arukone::reviewOf(board, control);
    if (!known.review.solution)
        return known;
    if (board.fill() == arukone::Fill::Any)
        known.least = arukone::leastLength(board, *known.review.solution, control);
    if (known.review.unique == false)
        if (const auto other = arukone::anotherSolution(board, *known.review.solution, control))
            known.differs = arukone::difference(board, *known.review.solution, *other);
    return known;
}

} // namespace

ArukoneCheck::~ArukoneCheck() {
    if (m_worker)
        m_worker->cancel();
    if (m_repairing)
        m_repairing->cancel();
}

void ArukoneCheck::look(const arukone::Draft& draft) {
    auto board = draft.board();
    if (board && board == m_board)
        return;
    m_board = std::move(board);
    m_known = {};
    m_waited = 0;
    if (m_repairing) {
        m_repairing->cancel();
        m_retired.push_back(std::move(m_repairing));
    }
    if (m_worker) {
        m_worker->cancel();
        m_stale = true;
    }
    m_wanted = m_board.has_value();
    m_known.state = m_board ? BoxState::Checking : draft.lone() ? BoxState::Lone : BoxState::NoPairs;
    m_known.lone = static_cast<int>(draft.pairs().size());
    startWorker();
    for (int stage = 0; stage < 2 && m_worker && !m_stale && m_worker->wait(patience); ++stage)
        poll();
}

void ArukoneCheck::startWorker() {
    if (!m_wanted || m_worker)
        return;
    m_wanted = false;
    m_stale = false;
    m_worker = std::make_unique<Worker<ArukoneKnowledge>>(
        [board = *m_board, closer = m_known.more](const std::stop_token& stop, const auto&) {
            return closer ? closerLook(board, stop) : firstLook(board, stop);
        });
}

bool ArukoneCheck::isHelpless() const noexcept {
    if (m_known.state == BoxState::Checking)
        return m_waited >= patienceOfBuilder;
    return m_known.state == BoxState::Known && !m_known.review.solvable;
}

bool ArukoneCheck::poll(ui::Seconds passed) {
    if (m_known.state == BoxState::Checking)
        m_waited += passed;
    std::erase_if(m_retired, [](const auto& work) { return work->wait(std::chrono::milliseconds(0)); });
    const ArukoneKnowledge* const found = m_worker ? m_worker->result() : nullptr;
    if (found == nullptr)
        return false;
    const bool fresh = !m_stale && m_board;
    if (fresh) {
        m_known = *found;
        m_wanted = m_known.more;
    }
    m_worker.reset();
    startWorker();
    return fresh;
}

void ArukoneCheck::seekRepairs() {
    if (m_repairing)
        return;
    m_repairing = std::make_unique<Worker<std::vector<arukone::Cut>>>(
        [board = *m_board, solution = *m_known.review.solution, cells = m_known.differs](const std::stop_token& stop,
                                                                                         const auto&) {
            return arukone::bestCuts(board, solution, cells, maxBoxRepairs, editorControl(stop));
        });
}

std::optional<std::vector<arukone::Cut>> ArukoneCheck::takeRepairs() {
    if (!repairsFound())
        return std::nullopt;
    std::optional<std::vector<arukone::Cut>> found = *m_repairing->result();
    m_repairing.reset();
    return found;
}

} // namespace game
