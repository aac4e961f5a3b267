#pragma once

#include "game/play/Round.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/PushButton.hpp"

#include <array>
#include <functional>

namespace game {

/// The buttons on the pavement below the board: undo, redo, hint, restart, show solution. Each does an action, as its
/// key.
class PlayToolbar {
public:
    /// What can be done now.
    struct State {
        bool undo = false;
        bool redo = false;
        bool hint = false;
        bool restart = false;
        bool solution = false;
        bool showing = false; ///< The solution is being played: its button stops it.
    };

    explicit PlayToolbar(const std::function<void(ui::Action)>& chosen);

    void addTo(ui::Form& form);
    /// Labels, keys and places; compact hides the words of undo and redo.
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect strip, bool compact,
                const ui::Measure& measure);
    void setState(const State& state, const text::Text& text);

private:
    struct Tool {
        ui::Action action = ui::Action::None;
        ui::PushButton button;
    };

    std::array<Tool, 5> m_tools;
};

/// What can be done on a board as it stands. \param showing its solution. \param won it is on its way to the win
/// screen.
[[nodiscard]] PlayToolbar::State toolsFor(const Round& round, bool showing, bool won);

} // namespace game
