#pragma once

#include "lights/Shift.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/PushButton.hpp"

#include <array>
#include <functional>

namespace game {

/// The buttons on the pavement below the house: undo, redo, restart, skip with its price. Each does an action, as its
/// key.
class ShiftToolbar {
public:
    explicit ShiftToolbar(const std::function<void(ui::Action)>& chosen);

    void addTo(ui::Form& form);
    /// Labels, keys and places; compact hides the words of undo and redo.
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect strip, bool compact,
                const ui::Measure& measure);
    /// What can be done now.
    void show(const lights::Shift& shift);

private:
    struct Tool {
        ui::Action action = ui::Action::None;
        ui::PushButton button;
    };

    std::array<Tool, 4> m_tools;
};

/// "Skip (−10 s)".
[[nodiscard]] std::string skipWords(const text::Text& text);

} // namespace game
