#pragma once

#include "game/look/BoardView.hpp"
#include "game/play/ChaseGuide.hpp"
#include "game/play/HintGuide.hpp"
#include "game/play/Round.hpp"
#include "game/play/SolutionPlayer.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Toasts.hpp"

#include <optional>

namespace game {

/// The help that a player may ask for: the hint in its steps, light chasing, and the solution press by press. It marks
/// the board and shows messages; the presses themselves are left to the scene.
class PlayHelp {
public:
    PlayHelp(const text::Text& text, Round& round, BoardView& board, ui::Toasts& toasts, Sounds& sounds);

    /// Shows the next step of the hint, or why there is none. \returns the window to press, at the last step only.
    std::optional<lights::Cell> hint();
    void clearHint();
    /// The window that the hint marks, or the middle one of its region; std::nullopt without a hint.
    [[nodiscard]] std::optional<lights::Cell> hinted() const;

    /// Starts or stops light chasing.
    void toggleChase();
    [[nodiscard]] ChaseGuide& chase() noexcept { return m_chase; }
    [[nodiscard]] const ChaseGuide& chase() const noexcept { return m_chase; }

    /// Starts showing the solution. \returns whether one is known.
    bool show(bool reducedMotion);
    void stop() { m_show.reset(); }
    [[nodiscard]] bool showing() const noexcept { return m_show.has_value(); }
    /// The press of the solution that is due, if any. \param step seconds since the last call.
    std::optional<lights::Cell> due(ui::Seconds step);
    /// Whether the last press of the solution was returned by due().
    [[nodiscard]] bool solutionFinished() const noexcept { return m_show && m_show->over(); }

private:
    const text::Text& m_text;
    Round& m_round;
    BoardView& m_board;
    ui::Toasts& m_toasts;
    Sounds& m_sounds;
    HintGuide m_hint;
    ChaseGuide m_chase;
    std::optional<SolutionPlayer> m_show;
};

} // namespace game
