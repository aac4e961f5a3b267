// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Actions.hpp"
#include "game/services/KeyMap.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <array>
#include <functional>
#include <list>
#include <string>
#include <vector>

namespace game {

/// A slot for one key or button of an action: a nail of a key rack, on which the cap hangs, or a plus while it is
/// empty; pressing it asks for another key. A fixed slot only shows an input that always triggers the action.
class KeySlot : public ui::Widget {
public:
    static constexpr float height = 38;

    KeySlot() = default;

    /// \param cap the name of a key or button, or an empty text for an empty slot.
    void setCap(std::string cap) { m_cap = std::move(cap); }
    [[nodiscard]] const std::string& cap() const noexcept { return m_cap; }
    /// Makes the slot unchangeable. \param words shown instead of the cap, unless empty.
    void setFixed(std::string words = {});

    /// Sets the area of the action's row, with its name.
    void setRow(const ui::Rect& row) { m_row = row; }

    std::function<void()> onPress;

    [[nodiscard]] ui::Rect attention() const override { return m_row; }

    [[nodiscard]] ui::Spoken spoken() const override {
        return spokenAs(ui::Role::Button, m_words.empty() ? m_cap : m_words);
    }
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    std::string m_cap;
    std::string m_words;
    ui::Rect m_row;
    ui::Press m_press;
};

/// A panel of key bindings: groups of actions one below the other, each action with its keys and its pad button.
class KeyPanel {
public:
    /// Called with the action, keyboard or gamepad, and the index of the key in KeyMap::keysOf().
    using Chosen = std::function<void(ui::Action, ui::Device, std::size_t)>;

    KeyPanel(const std::vector<ActionGroup>& groups, const Chosen& chosen);

    void addTo(ui::Form& form);
    /// Shows the bindings in the current language. \param note a line below the rows; empty for none.
    void show(const KeyMap& map, const text::Text& text, const ui::KeyLetters& letters, std::string note);
    /// Lays out the panel from its top left corner. \returns its height.
    float layout(ui::Vec topLeft, float width);
    void setHeight(float height) { m_area.h = height; }
    void draw(ui::Canvas& canvas) const;
    /// The first slot that can be changed.
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
        std::list<Row> rows; ///< A list, because the form refers to the slots.
    };

    void fill(Row& row, const Chosen& chosen);

    std::list<Section> m_sections;
    std::string m_keyboard;
    std::string m_gamepad;
    std::string m_note;
    ui::Rect m_area;
    float m_noteY = 0;
};

/// Lists every action with its keys and its gamepad button, which can be changed one by one. Changes take effect and
/// are written at once.
class KeysScene final : public PageScene {
public:
    explicit KeysScene(const SceneContext& context);

    [[nodiscard]] Scenery scenery() const override { return {}; }
    [[nodiscard]] std::string title() const override { return m_text.tr("Key bindings"); }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;

    [[nodiscard]] KeyPanel::Chosen onSlotChosen(); ///< Called when a slot is pressed.
    void focusFirst();
    void placePanels(const PageFrame& page);
    void askToReset();

    std::array<KeyPanel, 2> m_panels;
    ui::PushButton m_reset{wordsFace(ui::Icon::Restart), [this] { askToReset(); }};
    ui::ScrollArea m_scroll;
};

} // namespace game
