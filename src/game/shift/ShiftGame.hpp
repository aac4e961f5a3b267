// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"
#include "lights/solver/Generators.hpp"
#include "ui/Animation.hpp"

#include <optional>
#include <string>

namespace game {

/// A shift on the houses of a seed.
class ShiftGame {
public:
    explicit ShiftGame(std::string seed);
    ShiftGame(const ShiftGame&) = delete; // m_shift refers to m_houses.
    ShiftGame& operator=(const ShiftGame&) = delete;

    [[nodiscard]] lights::Shift& shift() noexcept { return m_shift; }
    [[nodiscard]] const lights::Shift& shift() const noexcept { return m_shift; }

    /// The record of the shift, as it is stored.
    [[nodiscard]] puzzle::ShiftPerformance performance() const { return m_shift.performance(m_code); }
    [[nodiscard]] const std::string& seed() const noexcept { return m_seed; }
    /// The table in which it will be ranked.
    [[nodiscard]] puzzle::RunKey table() const { return puzzle::RunKey::shift(m_shift.rules(), m_seed); }
    /// The ghost of an earlier shift; std::nullopt unless it had the same houses.
    [[nodiscard]] std::optional<lights::ShiftGhost> ghostOf(const data::ShiftRun& run);

private:
    std::string m_seed;
    lights::ShiftHouses m_houses;
    lights::Shift m_shift;
    std::string m_code; ///< Share code of the first house.
};

inline constexpr puzzle::Milliseconds lastSeconds{10'000}; ///< With this much time left, the clock starts to warn.

/// Whether the shift has started and at most lastSeconds are left.
[[nodiscard]] bool inLastSeconds(const lights::Shift& shift) noexcept;
/// Seconds until the clock shows another time; negative while it is stopped.
[[nodiscard]] ui::Seconds timeToClockChange(const lights::Shift& shift) noexcept;
/// Seconds left, rounded up: 60 at the start, 0 only at the end.
[[nodiscard]] int secondsLeft(const lights::Shift& shift) noexcept;

} // namespace game
