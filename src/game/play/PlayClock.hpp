#pragma once

#include "lights/Session.hpp"
#include "ui/Widget.hpp"

namespace game {

/// The time that a board is played for: frames in seconds become the whole milliseconds of the session's clock.
class PlayClock {
public:
    /// Lets the clock of a session run that is started and not solved. \param step seconds since the last call.
    /// \returns whether the board was not kept for so long that it should be.
    bool run(lights::Session& session, ui::Seconds step);
    void restarted() noexcept { m_uncounted = 0; }
    void kept() noexcept { m_sinceKept = 0; }

private:
    double m_uncounted = 0; ///< Milliseconds not yet given to the session.
    ui::Seconds m_sinceKept = 0;
};

/// Seconds until the clock shows another time; -1 when it stands still.
[[nodiscard]] ui::Seconds untilNextSecond(const lights::Session& session);

} // namespace game
