#pragma once

#include "data/runs/Run.hpp"
#include "lights/Replay.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <string>

namespace game {

/// A run that is played at the same time beside the player's: as it was at the moment that the player's clock shows.
class Rival {
public:
    /// \pre the run is one on this puzzle.
    Rival(const lights::Puzzle& puzzle, data::Run run);

    /// To where the player's own session is on its clock; before the first press, to the start.
    void follow(const lights::Session& own);

    [[nodiscard]] const data::Run& run() const noexcept { return m_run; }
    /// As it stands now.
    [[nodiscard]] const lights::Session& session() const noexcept { return m_playback.session(); }
    [[nodiscard]] bool finished() const noexcept { return m_playback.atEnd(); }
    /// When it does its next step, on the player's clock. \pre not finished().
    [[nodiscard]] puzzle::Milliseconds nextAt() const noexcept { return m_playback.nextAt(); }

private:
    data::Run m_run;
    lights::Playback m_playback;
};

inline constexpr float rivalPanelHeight = 112;

/// The rival's moves and windows left, in a panel with its player's name; its time once it is finished.
void drawRival(ui::Canvas& canvas, ui::Rect area, const text::Text& text, const Rival& rival);

/// Who was ahead at the win, by moves and then by time.
[[nodiscard]] std::string raceResult(const text::Text& text, const puzzle::Performance& own,
                                     const data::RunSummary& rival);

} // namespace game
