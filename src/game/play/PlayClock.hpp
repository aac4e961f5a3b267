#pragma once

#include "lights/Session.hpp"
#include "ui/Widget.hpp"

namespace game {

/// Advances a session's clock: turns frame times in seconds into whole milliseconds, carrying the remainder over.
class PlayClock {
public:
    /// Advances the session's clock if it is started and not solved. \param step seconds since the last call.
    /// \returns whether the last save is so long ago that the board should be saved again.
    bool run(lights::Session& session, ui::Seconds step);
    void restarted() noexcept { m_uncounted = 0; }
    void kept() noexcept { m_sinceSave = 0; }

private:
    double m_uncounted = 0; ///< Milliseconds not yet given to the session.
    ui::Seconds m_sinceSave = 0;
};

/// Seconds until the clock shows another time; -1 while it is stopped.
[[nodiscard]] ui::Seconds timeToNextSecond(const lights::Session& session);

} // namespace game
