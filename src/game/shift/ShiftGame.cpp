// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/ShiftGame.hpp"

#include "lights/EventText.hpp"
#include "lights/ShareCode.hpp"

#include <cstdint>
#include <utility>

namespace game {

ShiftGame::ShiftGame(std::string seed)
    : m_seed(std::move(seed))
    , m_shift(m_houses.street(m_seed))
    , m_code(lights::encodePuzzle(m_shift.session().puzzle())) {}

std::optional<lights::ShiftGhost> ShiftGame::ghostOf(const data::ShiftRun& run) {
    const auto events = lights::parseShiftEvents(run.events);
    if (!events || run.seed != m_seed || run.rules != m_shift.rules())
        return std::nullopt;
    return lights::ShiftGhost(m_houses.street(m_seed), run.rules, *events);
}

bool inLastSeconds(const lights::Shift& shift) noexcept {
    return shift.started() && shift.left() <= lastSeconds;
}

ui::Seconds timeToClockChange(const lights::Shift& shift) noexcept {
    if (!shift.started() || shift.over() || shift.offer())
        return -1;
    const std::int64_t shown = inLastSeconds(shift) ? 100 : 1000; // Tenths, or whole seconds.
    const std::int64_t rest = shift.left().count() % shown;
    return static_cast<float>(rest == 0 ? shown : rest) / 1000;
}

int secondsLeft(const lights::Shift& shift) noexcept {
    return static_cast<int>((shift.left().count() + 999) / 1000);
}

} // namespace game
