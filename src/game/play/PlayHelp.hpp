#pragma once

#include "game/look/BoardView.hpp"
#include "game/play/ChaseGuide.hpp"
#include "game/play/HintGuide.hpp"
#include "game/play/Round.hpp"
#include "game/play/SolutionShow.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Toasts.hpp"

#include <optional>

namespace game {

/// The help that a player may ask for: the hint in its steps, and the solution press by press. It marks the board and
/// says what it means; the presses themselves are left to the scene.
class PlayHelp {
public:
    PlayHelp(const text::Text& text, Round& round, BoardView& board, ui::Toasts& toasts, Sounds& sounds);

    /// One step of the hint, or why there is none. \returns the window to press after the last step.
    std::optional<lights::Cell> hint();
    void clearHint();
    /// The window that the hint on the board means, or the middle of the region; nothing without a hint.
    [[nodiscard]] std::optional<lights::Cell> hinted() const;

    /// Begins to chase the lights together, or stops.
    void toggleChase();
    [[nodiscard]] ChaseGuide& chase() noexcept { return m_chase; }
    [[nodiscard]] const ChaseGuide& chase() const noexcept { return m_chase; }

    /// Begins to show the solution. \returns whether one is known.
    bool show(bool reducedMotion);
    void stop() { m_show.reset(); }
    [[nodiscard]] bool showing() const noexcept { return m_show.has_value(); }
    /// The press of the solution that is due. \param step seconds since the last call.
    std::optional<lights::Cell> due(ui::Seconds step);
    /// Whether all presses were due.
    [[nodiscard]] bool shownAll() const noexcept { return m_show && m_show->over(); }

private:
    const text::Text& m_text;
    Round& m_round;
    BoardView& m_board;
    ui::Toasts& m_toasts;
    Sounds& m_sounds;
    HintGuide m_hint;
    ChaseGuide m_chase;
    std::optional<SolutionShow> m_show;
};

} // namespace game
