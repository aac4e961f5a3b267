// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/DialogScenes.hpp"

#include "game/scene/Navigator.hpp"
#include "game/scene/Services.hpp"
#include "text/Text.hpp"

namespace game {

QuestionScene::QuestionScene(const ToQuestion& to, const SceneContext& context)
    : m_preferences(context.preferences)
    , m_navigator(context.navigator)
    , m_sounds(context.sounds)
    , m_dialog(to.title, to.text, answers(to)) {}

std::vector<ui::DialogAnswer> QuestionScene::answers(const ToQuestion& to) {
    std::vector<ui::DialogAnswer> answers;
    for (const ToQuestion::Answer& answer : to.answers) {
        const auto choose = [this, chosen = answer.chosen] {
            if (m_answered)
                return;
            m_answered = true;
            m_sounds.play(Sound::Select);
            m_navigator.pop(); // Requested first, so that requests made by the answer apply to the scene below.
            if (chosen)
                chosen();
        };
        answers.push_back({answer.label, choose, answers.empty()});
    }
    return answers;
}

void QuestionScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_dialog.setMotion(m_preferences.motion());
    m_dialog.layout({0, 0, viewport.size().x, viewport.size().y}, measure);
}

bool QuestionScene::handle(const ui::Event& event) {
    return m_answered || m_dialog.handle(event);
}

ErrorScene::ErrorScene(const ToError& to, const SceneContext& context)
    : m_preferences(context.preferences)
    , m_message(to.text)
    , m_dialog(to.title.empty() ? context.text.tr("Something went wrong") : to.title, to.text,
               {{context.text.tr("OK"), [&navigator = context.navigator] { navigator.pop(); }, true}}) {
    context.sounds.play(Sound::Error);
}

void ErrorScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_dialog.setMotion(m_preferences.motion());
    m_dialog.layout({0, 0, viewport.size().x, viewport.size().y}, measure);
}

std::unique_ptr<Scene> ToQuestion::scene(const Services& with) const {
    return std::make_unique<QuestionScene>(*this, with);
}

std::unique_ptr<Scene> ToError::scene(const Services& with) const {
    return std::make_unique<ErrorScene>(*this, with);
}

} // namespace game
