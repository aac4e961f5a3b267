#include "lights/Shift.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lights {

namespace {

/// The street's beginning. Never changed once it was in a release: stored shifts are replayed on it.
constexpr std::array street{
    ShiftHouse{3, 3, 2}, ShiftHouse{3, 3, 3}, ShiftHouse{3, 3, 4}, ShiftHouse{3, 4, 3}, ShiftHouse{3, 4, 4},
    ShiftHouse{4, 4, 4}, ShiftHouse{4, 4, 4}, ShiftHouse{4, 4, 5}, ShiftHouse{4, 5, 5}, ShiftHouse{4, 5, 5},
    ShiftHouse{5, 5, 5}, ShiftHouse{5, 5, 6}, ShiftHouse{5, 5, 6}, ShiftHouse{5, 6, 6}, ShiftHouse{5, 6, 7},
};
/// Behind it every house has this size, and every second one needs a press more, up to a limit.
constexpr ShiftHouse firstLarge{6, 6, 7};
constexpr int mostPresses = 12;

constexpr int pointsForAPress = 10;

} // namespace

ShiftHouse shiftHouse(int index) noexcept {
    const auto place = static_cast<std::size_t>(std::max(index, 0));
    if (place < street.size())
        return street[place];
    ShiftHouse large = firstLarge;
    const auto pairs = static_cast<int>((place - street.size()) / 2);
    large.optimum = std::min(large.optimum + pairs, mostPresses);
    return large;
}

RandomSetting shiftSetting(int index) noexcept {
    const ShiftHouse house = shiftHouse(index);
    return {house.rows, house.columns, {}, GoalKind::Off, house.optimum};
}

std::string shiftHouseSeed(std::string_view seed, int index) {
    return "shift/" + std::string(seed) + "/" + std::to_string(index + 1);
}

int shiftPoints(int optimum, int run) noexcept {
    const int plain = pointsForAPress * optimum;
    return run == 0 ? plain : 2 * plain * std::min(run, longestChain);
}

Shift::Shift(Houses houses)
    : m_houses(std::move(houses))
    , m_session(m_houses(0)) {}

std::optional<ShiftChange> Shift::press(Cell cell) {
    if (over())
        return std::nullopt;
    auto done = changed(ShiftEventKind::Press, m_session.press(cell));
    if (done && m_session.solved())
        finishHouse(*done);
    return done;
}

std::optional<ShiftChange> Shift::undo() {
    return over() ? std::nullopt : changed(ShiftEventKind::Undo, m_session.undo());
}

std::optional<ShiftChange> Shift::redo() {
    return over() ? std::nullopt : changed(ShiftEventKind::Redo, m_session.redo());
}

std::optional<ShiftChange> Shift::changed(ShiftEventKind kind, const std::optional<Change>& change) {
    if (!change)
        return std::nullopt;
    note(kind, kind == ShiftEventKind::Press ? change->cell : Cell{});
    return ShiftChange{kind, change, 0, false, false};
}

std::optional<ShiftChange> Shift::restart() {
    if (!canRestart())
        return std::nullopt;
    m_session.restart();
    note(ShiftEventKind::Restart);
    return ShiftChange{ShiftEventKind::Restart, std::nullopt, 0, false, false};
}

std::optional<ShiftChange> Shift::skip() {
    if (!canSkip())
        return std::nullopt;
    note(ShiftEventKind::Skip);
    m_elapsed += skipCost;
    m_run = 0;
    ++m_score.skipped;
    walkOn();
    return ShiftChange{ShiftEventKind::Skip, std::nullopt, 0, false, true};
}

void Shift::finishHouse(ShiftChange& change) {
    const int optimum = house().optimum;
    change.atOptimum = m_session.moves() == optimum;
    m_run = change.atOptimum ? m_run + 1 : 0;
    change.gained = shiftPoints(optimum, m_run);
    change.moved = true;
    m_score.points += change.gained;
    ++m_score.houses;
    m_score.atOptimum += change.atOptimum ? 1 : 0;
    m_score.bestRun = std::max(m_score.bestRun, m_run);
    m_score.moves += m_session.moves();
    m_score.optimum += optimum;
    walkOn();
}

void Shift::walkOn() {
    ++m_index;
    if (m_index < mostShiftHouses)
        m_session = Session(m_houses(m_index));
}

std::optional<ShiftChange> Shift::play(const ShiftEvent& event) {
    const bool inOrder = started() ? event.at >= m_elapsed : event.at == puzzle::Milliseconds::zero();
    if (!inOrder || event.at >= shiftLength)
        return std::nullopt;
    const puzzle::Milliseconds before = std::exchange(m_elapsed, event.at);
    auto change = repeat(event);
    if (!change)
        m_elapsed = before;
    return change;
}

std::optional<ShiftChange> Shift::repeat(const ShiftEvent& event) {
    switch (event.kind) {
    case ShiftEventKind::Press:
        return press(event.cell);
    case ShiftEventKind::Undo:
        return undo();
    case ShiftEventKind::Redo:
        return redo();
    case ShiftEventKind::Restart:
        return restart();
    case ShiftEventKind::Skip:
        return skip();
    }
    return std::nullopt;
}

void Shift::advance(puzzle::Milliseconds step) noexcept {
    if (started() && step > puzzle::Milliseconds::zero())
        m_elapsed = std::min(m_elapsed + step, shiftLength);
}

int Shift::chain() const noexcept {
    return std::min(m_run + 1, longestChain);
}

std::optional<ShiftScore> replayShift(const Shift::Houses& houses, std::span<const ShiftEvent> events) {
    Shift shift(houses);
    for (const ShiftEvent& event : events)
        if (!shift.play(event))
            return std::nullopt;
    if (shift.score().houses == 0)
        return std::nullopt;
    return shift.score();
}

} // namespace lights
