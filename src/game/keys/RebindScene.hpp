// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/keys/ToKeys.hpp"
#include "game/scene/Scene.hpp"
#include "game/scene/SceneContext.hpp"
#include "game/services/KeyMap.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/Dialog.hpp"

#include <optional>

namespace game {

class Navigator;

/// Asks for another key or pad button for an action: first what to do with the current one, then for the new one, then
/// whether another action may lose it. While it listens, a key is only a key and triggers no action. Esc or a click
/// outside cancels.
class RebindScene final : public Scene {
public:
    RebindScene(const ToRebind& to, const SceneContext& context);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override { m_dialog->update(step); }
    void draw(ui::Canvas& canvas) const override { m_dialog->draw(canvas); }
    [[nodiscard]] bool animating() const override { return m_dialog->animating(); }
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] const ui::Form* form() const override { return &m_dialog->form(); }
    [[nodiscard]] std::string title() const override { return {}; }
    [[nodiscard]] std::string spokenTitle() const override { return m_dialog->words(); }
    void covered() override { m_dialog->form().releasePointer(); }

    /// Whether the next key (or pad button) is taken as input for the binding.
    [[nodiscard]] bool listening() const noexcept { return m_listening; }

private:
    [[nodiscard]] bool forPad() const { return m_to.device == ui::Device::Gamepad; }
    [[nodiscard]] std::string label(ui::Action action) const;
    [[nodiscard]] std::string current() const; ///< The name of the current key or button; empty if there is none.
    void open(std::string title, std::string text, std::vector<ui::DialogAnswer> answers);
    void offer();
    void listen(const std::string& refusal = {});
    void processInput(const ui::KeyStroke& stroke);
    void processInput(const ui::PadInput& input);
    template<class Input>
    void ask(const Input& input, const std::string& name, ui::Action other);
    template<class Input>
    void take(const Input& input);
    /// \param how changes the map, which is then written.
    void change(const std::function<void(KeyMap&)>& how);
    void close();
    [[nodiscard]] ui::DialogAnswer answer(std::string words, std::function<void()> then, bool safe = false);

    ToRebind m_to;
    const text::Text& m_text;
    Preferences& m_preferences;
    Navigator& m_navigator;
    Sounds& m_sounds;
    const ui::InputMapper& m_input;
    KeyMap m_map;
    ui::Rect m_screen;
    ui::Measure m_measure;
    std::optional<ui::Dialog> m_dialog;
    std::function<void()>
        m_answerAction; ///< What the chosen answer does, once the dialog has finished handling the event.
    bool m_listening = false;
    bool m_consumed = false; ///< The last key or button was taken as input for the binding: its action is ignored.
    bool m_closed = false;
};

} // namespace game
