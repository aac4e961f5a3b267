#pragma once

#include "data/runs/Run.hpp"
#include "lights/Replay.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <string>

namespace game {

/// A recorded run that the player races against, replayed in step with the player's clock.
class Rival {
public:
    /// \pre the run was played on this puzzle.
    Rival(const lights::Puzzle& puzzle, data::Run run);

    /// Moves the replay to the time of the player's own session; to the start before its first press.
    void follow(const lights::Session& own);

    [[nodiscard]] const data::Run& run() const noexcept { return m_run; }
    /// The rival's session at that time.
    [[nodiscard]] const lights::Session& session() const noexcept { return m_playback.session(); }
    [[nodiscard]] bool finished() const noexcept { return m_playback.atEnd(); }
    /// Time of its next move on the player's clock. \pre !finished()
    [[nodiscard]] puzzle::Milliseconds nextAt() const noexcept { return m_playback.nextAt(); }

private:
    data::Run m_run;
    lights::Playback m_playback;
};

inline constexpr float rivalPanelHeight = 112;

/// Draws a panel with the rival's name, moves and windows left; once it has finished, its time instead of the windows.
void drawRival(ui::Canvas& canvas, ui::Rect area, const text::Text& text, const Rival& rival);

/// Says who was ahead at the win, by moves first and then by time.
[[nodiscard]] std::string raceResult(const text::Text& text, const puzzle::Performance& own,
                                     const data::RunSummary& rival);

} // namespace game
