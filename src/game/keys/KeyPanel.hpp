#pragma once

#include "game/keys/KeySlot.hpp"
#include "game/services/Actions.hpp"
#include "game/services/KeyMap.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"

#include <array>
#include <functional>
#include <list>
#include <string>
#include <vector>

namespace game {

/// A panel of the key bindings: groups of actions one below the other, each action with its keys and its pad button.
class KeyPanel {
public:
    /// Called with the action, keyboard or gamepad, and which of its keys.
    using Chosen = std::function<void(ui::Action, ui::Device, std::size_t)>;

    KeyPanel(const std::vector<ActionGroup>& groups, const Chosen& chosen);

    void addTo(ui::Form& form);
    /// Shows what is bound, in the language of now. \param note a line below the rows; empty for none.
    void show(const KeyMap& map, const text::Text& text, std::string note);
    /// Places the slots from the top left corner on. \returns the panel's height.
    float layout(ui::Vec topLeft, float width);
    void setHeight(float height) { m_area.h = height; }
    void draw(ui::Canvas& canvas) const;
    /// The first place that can be changed.
    [[nodiscard]] KeySlot& firstSlot();

private:
    struct Row {
        const BindableAction* bindable;
        std::string label;
        std::array<KeySlot, KeyMap::maxKeys> keys;
        KeySlot button;
    };
    struct Section {
        ActionGroup group;
        std::string title;
        std::list<Row> rows; ///< A list: slots do not move.
    };

    void fill(Row& row, const Chosen& chosen);

    std::list<Section> m_sections;
    std::string m_keyboard;
    std::string m_gamepad;
    std::string m_note;
    ui::Rect m_area;
    float m_noteY = 0;
};

} // namespace game
