// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Day.hpp"
#include "ui/Animation.hpp"

#include <chrono>
#include <string>

namespace game {

/// The current time and time zone, supplied from outside so that tests can control them.
class LocalClock {
public:
    virtual ~LocalClock() = default;
    /// The current time in UTC, as in "2026-07-14T20:15:30Z".
    [[nodiscard]] virtual std::string nowUtc() const = 0;
    /// How far local time is ahead of UTC now.
    [[nodiscard]] virtual std::chrono::minutes offset() const = 0;
};

/// The machine's clock and time zone; no further than data::maxOffset from UTC, as no place on Earth is.
class SystemClock final : public LocalClock {
public:
    [[nodiscard]] std::string nowUtc() const override;
    [[nodiscard]] std::chrono::minutes offset() const override;
};

/// The current local day; 1 January 1970 if the clock's time cannot be parsed.
[[nodiscard]] puzzle::Day localToday(const LocalClock& clock);

/// The time left until local midnight; a whole day if the clock's time cannot be parsed.
[[nodiscard]] ui::Seconds untilMidnight(const LocalClock& clock);

} // namespace game
