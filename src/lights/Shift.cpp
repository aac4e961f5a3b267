// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Shift.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lights {

namespace {

/// The first houses of the street. Must not change once released: stored shifts are replayed on them.
constexpr std::array street{
    ShiftHouse{3, 3, 2}, ShiftHouse{3, 3, 3}, ShiftHouse{3, 3, 4}, ShiftHouse{3, 4, 3}, ShiftHouse{3, 4, 4},
    ShiftHouse{4, 4, 4}, ShiftHouse{4, 4, 4}, ShiftHouse{4, 4, 5}, ShiftHouse{4, 5, 5}, ShiftHouse{4, 5, 5},
    ShiftHouse{5, 5, 5}, ShiftHouse{5, 5, 6}, ShiftHouse{5, 5, 6}, ShiftHouse{5, 6, 6}, ShiftHouse{5, 6, 7},
};
/// Every house after them has this size, and every second one needs one press more, up to a limit.
constexpr ShiftHouse firstLarge{6, 6, 7};
constexpr int maxOptimum = 12;

constexpr int pointsForAPress = 10;

/// Whether hands can put a house to bed with that many presses. \param took since the house before, or since the first
/// press.
bool isPlayableByHand(int index, int presses, puzzle::Milliseconds took) {
    return index == 0 ? puzzle::isPlayableByHand(presses, took)
                      : took >= presses * puzzle::minTimePerMove + puzzle::minTimePerBoard;
}

} // namespace

ShiftHouse shiftHouse(int index) noexcept {
    const auto place = static_cast<std::size_t>(std::max(index, 0));
    if (place < street.size())
        return street[place];
    ShiftHouse large = firstLarge;
    const auto pairs = static_cast<int>((place - street.size()) / 2);
    large.optimum = std::min(large.optimum + pairs, maxOptimum);
    return large;
}

RandomSetting shiftSetting(int index) noexcept {
    const ShiftHouse house = shiftHouse(index);
    return {house.rows, house.columns, {}, GoalKind::Off, house.optimum};
}

std::string shiftHouseSeed(std::string_view seed, int index) {
    return "shift/" + std::string(seed) + "/" + std::to_string(index + 1);
}

int shiftPoints(int optimum, int chain) noexcept {
    const int plain = pointsForAPress * optimum;
    return chain == 0 ? plain : 2 * plain * std::min(chain, longestChain);
}

Shift::Shift(Houses houses)
    : m_houses(std::move(houses))
    , m_session(m_houses(0)) {}

std::optional<ShiftChange> Shift::play(const Event& event) {
    if (over() || event.at >= shiftLength || !m_session.history().follows(event.at))
        return std::nullopt;
    switch (event.kind) {
    case EventKind::Move:
    case EventKind::Undo:
    case EventKind::Redo:
        return playOnBoard(event);
    case EventKind::Restart:
        return restartAt(event.at);
    case EventKind::Skip:
        return skipAt(event.at);
    }
    return std::nullopt;
}

std::optional<ShiftChange> Shift::playOnBoard(const Event& event) {
    ShiftChange done{event.kind, m_session.play(event), 0, false, false};
    if (!done.change)
        return std::nullopt;
    if (m_session.solved())
        finishHouse(done);
    return done;
}

std::optional<ShiftChange> Shift::restartAt(puzzle::Milliseconds at) {
    if (!canRestart())
        return std::nullopt;
    puzzle::History<Cell> history = std::move(m_session).takeHistory();
    history.beginBoard(EventKind::Restart, at);
    m_session = Session(m_session.puzzle(), std::move(history));
    return ShiftChange{EventKind::Restart, std::nullopt, 0, false, false};
}

std::optional<ShiftChange> Shift::skipAt(puzzle::Milliseconds at) {
    if (shiftLength - at <= skipCost)
        return std::nullopt;
    puzzle::History<Cell> history = std::move(m_session).takeHistory();
    history.beginBoard(EventKind::Skip, at);
    history.advance(skipCost);
    m_chain = 0;
    ++m_score.skipped;
    moveToNextHouse(std::move(history));
    return ShiftChange{EventKind::Skip, std::nullopt, 0, false, true};
}

void Shift::finishHouse(ShiftChange& change) {
    const int optimum = house().optimum;
    change.atOptimum = presses() == optimum;
    m_chain = change.atOptimum ? m_chain + 1 : 0;
    change.gained = shiftPoints(optimum, m_chain);
    change.moved = true;
    m_score.points += change.gained;
    ++m_score.houses;
    m_score.atOptimum += change.atOptimum ? 1 : 0;
    m_score.bestChain = std::max(m_score.bestChain, m_chain);
    m_score.moves += presses();
    m_score.optimum += optimum;
    puzzle::History<Cell> history = std::move(m_session).takeHistory();
    history.beginBoard();
    moveToNextHouse(std::move(history));
}

void Shift::moveToNextHouse(puzzle::History<Cell> history) {
    ++m_index;
    m_session = Session(m_index < maxShiftHouses ? m_houses(m_index) : m_session.puzzle(), std::move(history));
}

void Shift::advance(puzzle::Milliseconds step) noexcept {
    m_session.advance(std::min(step, left()));
}

puzzle::ShiftPerformance Shift::performance(std::string seed, std::string code) const {
    return {std::move(seed), std::move(code), m_session.history().eventText(), m_score};
}

int Shift::chain() const noexcept {
    return std::min(m_chain + 1, longestChain);
}

tl::expected<ShiftScore, ReplayProblem> replayShift(const Shift::Houses& houses, std::span<const Event> events) {
    Shift shift(houses);
    puzzle::Milliseconds arrival{};
    int presses = 0;
    for (const Event& event : events) {
        const int house = shift.index();
        const auto change = shift.play(event);
        if (!change)
            return tl::unexpected(ReplayProblem::BadEvent);
        presses += event.kind == EventKind::Move ? 1 : 0;
        if (!change->moved)
            continue;
        if (event.kind != EventKind::Skip && !isPlayableByHand(house, presses, event.at - arrival))
            return tl::unexpected(ReplayProblem::TooFast);
        arrival = shift.session().elapsed();
        presses = 0;
    }
    if (shift.score().houses == 0)
        return tl::unexpected(ReplayProblem::NotSolved);
    return shift.score();
}

} // namespace lights
