#pragma once

#include "lights/solver/Generators.hpp"
#include "ui/Animation.hpp"

#include <string>

namespace game {

/// A shift on the houses of its seed, and its clock: frames in seconds become whole milliseconds.
class ShiftGame {
public:
    explicit ShiftGame(std::string seed);
    ShiftGame(const ShiftGame&) = delete; // The shift draws from the houses beside it.
    ShiftGame& operator=(const ShiftGame&) = delete;

    [[nodiscard]] lights::Shift& shift() noexcept { return m_shift; }
    [[nodiscard]] const lights::Shift& shift() const noexcept { return m_shift; }

    /// What there is to store.
    [[nodiscard]] puzzle::ShiftPerformance performance() const { return m_shift.performance(m_seed, m_code); }

    /// Lets the clock run. \param step seconds since the last call.
    void run(ui::Seconds step);

private:
    std::string m_seed;
    lights::ShiftHouses m_houses;
    lights::Shift m_shift;
    std::string m_code;     ///< Share code of the first house.
    double m_uncounted = 0; ///< Milliseconds not yet given to the shift.
};

inline constexpr puzzle::Milliseconds lastSeconds{10'000}; ///< From here on the end is near, and is said to be.

/// Whether the clock runs, and only the last seconds are left.
[[nodiscard]] bool inLastSeconds(const lights::Shift& shift) noexcept;
/// Seconds until the clock shows another time; negative when it stands still.
[[nodiscard]] ui::Seconds untilClockChanges(const lights::Shift& shift) noexcept;
/// The full seconds that are begun: 180 at the start, 0 only at the end.
[[nodiscard]] int secondsLeft(const lights::Shift& shift) noexcept;

} // namespace game
