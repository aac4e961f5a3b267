#pragma once

#include "game/services/Actions.hpp"
#include "game/services/KeyMap.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/Widget.hpp"

#include <array>
#include <functional>
#include <list>
#include <string>
#include <vector>

namespace game {

/// A place for one key or button of an action: shows its cap, or a plus where there is none. Pressed, it asks for
/// another one. A fixed one only shows what always means the action.
class KeySlot : public ui::Widget {
public:
    static constexpr float height = 38;

    KeySlot() = default;

    /// \param cap a key's or button's name; empty for none.
    void setCap(std::string cap) { m_cap = std::move(cap); }
    [[nodiscard]] const std::string& cap() const noexcept { return m_cap; }
    /// Cannot be changed: `words` stand in it if they are not empty, otherwise the cap.
    void setFixed(std::string words = {});

    std::function<void()> onPress;

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    std::string m_cap;
    std::string m_words;
    ui::Press m_press;
};

/// A panel of the key bindings: groups of actions one below the other, each action with its keys and its pad button.
class KeyPanel {
public:
    /// Called with the action, keyboard or gamepad, and which of its keys.
    using Chosen = std::function<void(ui::Action, ui::Device, std::size_t)>;

    KeyPanel(const std::vector<ActionGroup>& groups, const Chosen& chosen);

    void addTo(ui::Form& form);
    /// Shows what is bound, in the current language. \param note a line below the rows; empty for none.
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
