// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/scene/Scene.hpp"
#include "game/scene/SceneContext.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Sounds.hpp"
#include "ui/widgets/Dialog.hpp"

namespace game {

class Navigator;

/// A question over the scene below. The first answer is the safe one: Esc or a click outside the dialog chooses it.
class QuestionScene final : public Scene {
public:
    QuestionScene(const ToQuestion& to, const SceneContext& context);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override { m_dialog.update(step); }
    void draw(ui::Canvas& canvas) const override { m_dialog.draw(canvas); }
    [[nodiscard]] bool animating() const override { return m_dialog.animating(); }
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] const ui::Form* form() const override { return &m_dialog.form(); }
    [[nodiscard]] std::string title() const override { return {}; }
    [[nodiscard]] std::string spokenTitle() const override { return m_dialog.words(); }

private:
    std::vector<ui::DialogAnswer> answers(const ToQuestion& to);

    Preferences& m_preferences;
    Navigator& m_navigator;
    Sounds& m_sounds;
    ui::Dialog m_dialog;
    bool m_answered = false;
};

/// Says what went wrong; its only answer returns to the scene below.
class ErrorScene final : public Scene {
public:
    ErrorScene(const ToError& to, const SceneContext& context);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override { return m_dialog.handle(event); }
    void update(ui::Seconds step) override { m_dialog.update(step); }
    void draw(ui::Canvas& canvas) const override { m_dialog.draw(canvas); }
    [[nodiscard]] bool animating() const override { return m_dialog.animating(); }
    [[nodiscard]] bool overlay() const override { return true; }
    [[nodiscard]] const ui::Form* form() const override { return &m_dialog.form(); }
    [[nodiscard]] std::string title() const override { return {}; }
    [[nodiscard]] std::string spokenTitle() const override { return m_dialog.words(); }
    [[nodiscard]] const std::string& says() const noexcept { return m_message; }

private:
    Preferences& m_preferences;
    std::string m_message;
    ui::Dialog m_dialog;
};

} // namespace game
