#pragma once

#include "puzzle/Day.hpp"
#include "ui/Animation.hpp"

#include <chrono>
#include <string>

namespace game {

/// The time of day, from outside the game so that tests can fix it.
class LocalClock {
public:
    virtual ~LocalClock() = default;
    /// The moment in UTC, "2026-07-14T20:15:30Z".
    [[nodiscard]] virtual std::string nowUtc() const = 0;
    /// How far local time is ahead of UTC now.
    [[nodiscard]] virtual std::chrono::minutes offset() const = 0;
};

/// The machine's clock and time zone.
class SystemClock final : public LocalClock {
public:
    [[nodiscard]] std::string nowUtc() const override;
    [[nodiscard]] std::chrono::minutes offset() const override;
};

/// The calendar day that it is here; the first of 1970 for a clock that says nothing sensible.
[[nodiscard]] puzzle::Day localToday(const LocalClock& clock);

/// How long it is still today.
[[nodiscard]] ui::Seconds untilMidnight(const LocalClock& clock);

} // namespace game
