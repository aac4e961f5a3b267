// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/scene/FormScene.hpp"

namespace game {

namespace {

bool padInHand(const ui::InputMapper& input) {
    return input.lastDevice() == ui::Device::Gamepad;
}

} // namespace

FormScene::FormScene(const SceneContext& context)
    : m_text(context.text)
    , m_preferences(context.preferences)
    , m_navigator(context.navigator)
    , m_sounds(context.sounds)
    , m_input(context.input)
    , m_clipboard(context.clipboard) {
    m_form.setFocusVisible(m_input.lastDevice() != ui::Device::Mouse);
    m_form.onFocusMoved = [this] { m_sounds.play(Sound::Cursor); };
}

void FormScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_viewport = viewport;
    m_measure = measure;
    m_forPad = padInHand(m_input);
    m_form.setMotion(m_preferences.motion());
    m_toasts.setMotion(m_preferences.motion());
    m_toasts.setHold(std::max(ui::Toasts::usualHold, static_cast<float>(m_preferences.get().access.messageSeconds)));
    arrangeAgain();
}

void FormScene::arrangeAgain() {
    if (!m_measure)
        return;
    m_form.refresh();
    arrange(m_viewport, m_measure);
}

void FormScene::update(ui::Seconds step) {
    if (m_forPad != padInHand(m_input)) { // Its buttons have other names than the keys.
        m_forPad = !m_forPad;
        arrangeAgain();
    }
    m_form.update(step);
    m_toasts.update(step);
    m_tooltip.follow(m_form.hovered());
    m_tooltip.update(step);
}

bool FormScene::animating() const {
    return m_form.animating() || m_toasts.animating() || m_tooltip.animating();
}

Scene::News FormScene::spokenNews() const {
    const ui::Toast* toast = m_toasts.current();
    if (toast == nullptr)
        return {};
    std::string words = toast->text;
    for (const std::string& part : {toast->strong, toast->more})
        if (!part.empty())
            words += " " + part;
    return {std::move(words), m_toasts.count()};
}

} // namespace game
