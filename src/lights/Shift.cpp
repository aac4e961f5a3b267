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

Shift::Shift(Street street, ShiftRules rules)
    : Shift(street, rules, street.house(0, {})) {}

Shift::Shift(Street street, ShiftRules rules, DrawnHouse first)
    : m_street(std::move(street))
    , m_rules(rules)
    , m_optimum(first.optimum)
    , m_session(std::move(first.puzzle)) {}

std::optional<ShiftChange> Shift::play(const Event& event) {
    if (over() || event.at >= length() || !m_session.history().follows(event.at))
        return std::nullopt;
    if (m_offer)
        return pickAt(event);
    switch (event.kind) {
    case EventKind::Move:
    case EventKind::Undo:
    case EventKind::Redo:
        return playOnBoard(event);
    case EventKind::Restart:
        return restartAt(event.at);
    case EventKind::Skip:
        return skipAt(event.at);
    case EventKind::FirstCard:
    case EventKind::SecondCard:
        break;
    }
    return std::nullopt;
}

std::optional<ShiftChange> Shift::pickAt(const Event& event) {
    const bool picks = event.kind == EventKind::FirstCard || event.kind == EventKind::SecondCard;
    if (!picks || event.at != elapsed())
        return std::nullopt;
    const std::size_t card = event.kind == EventKind::FirstCard ? 0 : 1;
    const auto offered = gift();
    const puzzle::Milliseconds before = length();
    if (offered && offered->card == card)
        give(offered->gift);
    m_cards = m_cards.with((*m_offer)[card]);
    m_offer.reset();
    puzzle::History<Cell> history = std::move(m_session).takeHistory();
    history.beginBoard(event.kind, event.at);
    open(std::move(history));
    return ShiftChange{event.kind, std::nullopt, 0, false, true, length() - before};
}

std::optional<GiftOffer> Shift::gift() const {
    return m_offer && m_rules == ShiftRules::Gifts ? std::optional(shiftGift(m_street.seed, m_index, *m_offer))
                                                   : std::nullopt;
}

void Shift::give(ShiftGift gift) {
    switch (gift) {
    case ShiftGift::Time:
        m_given += puzzle::giftTime;
        break;
    case ShiftGift::Skip:
        ++m_freeSkips;
        break;
    case ShiftGift::Chain:
        ++m_guards;
        break;
    }
}

std::optional<ShiftChange> Shift::playOnBoard(const Event& event) {
    ShiftChange done{event.kind, m_session.play(event), 0, false, false, {}};
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
    return ShiftChange{EventKind::Restart, std::nullopt, 0, false, false, {}};
}

std::optional<ShiftChange> Shift::skipAt(puzzle::Milliseconds at) {
    const bool free = freeSkips() > 0;
    if (!free && length() - at <= skipCost)
        return std::nullopt;
    puzzle::History<Cell> history = std::move(m_session).takeHistory();
    history.beginBoard(EventKind::Skip, at);
    if (!skipKeepsChain())
        m_chain = 0;
    if (free)
        --m_freeSkips;
    else
        history.advance(skipCost);
    m_paidSkips += free ? 0 : 1;
    ++m_score.skipped;
    moveOn(std::move(history));
    return ShiftChange{EventKind::Skip, std::nullopt, 0, false, true, {}};
}

void Shift::finishHouse(ShiftChange& change) {
    const puzzle::Milliseconds before = length();
    m_asleep.push_back({m_index, house(), presses(), m_session.puzzle().rules().surface});
    change.atOptimum = m_asleep.back().atOptimum();
    if (change.atOptimum)
        ++m_chain;
    else if (m_chain > 0 && m_guards > 0)
        --m_guards;
    else
        m_chain = 0;
    change.gained = shiftPoints(m_optimum, change.atOptimum ? m_chain : 0);
    change.moved = true;
    m_score.points += change.gained;
    ++m_score.houses;
    m_score.atOptimum += change.atOptimum ? 1 : 0;
    m_score.bestChain = std::max(m_score.bestChain, m_chain);
    m_score.moves += presses();
    m_score.optimum += m_optimum;
    change.won = length() - before;
    puzzle::History<Cell> history = std::move(m_session).takeHistory();
    history.beginBoard();
    moveOn(std::move(history));
}

void Shift::moveOn(puzzle::History<Cell> history) {
    ++m_index;
    if (m_rules != ShiftRules::ThreeMinutes)
        m_offer = shiftOffer(m_street.seed, m_index, m_cards);
    if (m_offer || m_index >= maxShiftHouses)
        m_session = Session(m_session.puzzle(), std::move(history));
    else
        open(std::move(history));
}

void Shift::open(puzzle::History<Cell> history) {
    DrawnHouse next = m_street.house(m_index, m_cards);
    m_optimum = next.optimum;
    m_session = Session(std::move(next.puzzle), std::move(history));
}

void Shift::advance(puzzle::Milliseconds step) noexcept {
    if (!m_offer)
        m_session.advance(std::min(step, left()));
}

ShiftHouse Shift::house() const noexcept {
    return {m_session.puzzle().rows(), m_session.puzzle().columns(), m_optimum};
}

puzzle::ShiftPerformance Shift::performance(std::string code) const {
    return {m_street.seed, std::move(code), m_session.history().eventText(), m_score, m_rules};
}

int Shift::chain() const noexcept {
    return std::min(m_chain + 1, longestChain);
}

tl::expected<ShiftScore, ReplayProblem> replayShift(const Street& street, ShiftRules rules,
                                                    std::span<const Event> events) {
    Shift shift(street, rules);
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
        if (change->gained > 0 && !isPlayableByHand(house, presses, event.at - arrival))
            return tl::unexpected(ReplayProblem::TooFast);
        arrival = shift.session().elapsed();
        presses = 0;
    }
    if (shift.score().houses == 0)
        return tl::unexpected(ReplayProblem::NotSolved);
    return shift.score();
}

puzzle::ShiftTime shiftTime(ShiftRules rules, const ShiftScore& score, std::string_view seed,
                            std::span<const Event> events) {
    puzzle::Milliseconds clock = puzzle::shiftLength(rules, score);
    int paid = 0;
    int free = 0;
    int index = 0; // Of the house before which a card is picked.
    ShiftCards cards;
    for (const Event& event : events) {
        if (event.kind == EventKind::Skip)
            (free > 0 ? --free : ++paid);
        if (event.kind != EventKind::FirstCard && event.kind != EventKind::SecondCard)
            continue;
        index += housesPerCard;
        const auto offer = shiftOffer(seed, index, cards);
        if (!offer)
            break;
        const std::size_t card = event.kind == EventKind::FirstCard ? 0 : 1;
        const GiftOffer gift = shiftGift(seed, index, *offer);
        if (rules == ShiftRules::Gifts && gift.card == card) {
            clock += gift.gift == ShiftGift::Time ? puzzle::giftTime : puzzle::Milliseconds{};
            free += gift.gift == ShiftGift::Skip ? 1 : 0;
        }
        cards = cards.with((*offer)[card]);
    }
    return {clock, clock - std::min<std::int64_t>(paid, clock / puzzle::skipCost) * puzzle::skipCost};
}

ShiftGhost::ShiftGhost(const Street& street, ShiftRules rules, std::span<const Event> events) {
    Shift shift(street, rules);
    for (const Event& event : events)
        if (const auto change = shift.play(event); change && change->gained > 0)
            m_steps.push_back({event.at, shift.score().points});
}

int ShiftGhost::pointsAt(puzzle::Milliseconds elapsed) const noexcept {
    const auto later = std::ranges::find_if(m_steps, [&](const Step& step) { return step.at > elapsed; });
    return later == m_steps.begin() ? 0 : std::prev(later)->points;
}

} // namespace lights
