// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/speech/Announcer.hpp"

#include <utility>

namespace game {

using Urgency = ui::Speaker::Urgency;

void Announcer::forget() {
    m_scene = nullptr;
    m_title.clear();
    m_focused = nullptr;
    m_spoken.reset();
    m_news = {};
    m_state.clear();
}

void Announcer::look(const Scene& top) {
    Urgency urgency = Urgency::Now; // What is said first in this look breaks off what was said before.
    const auto say = [&](const std::string& words) {
        if (!words.empty())
            m_speaker.say(words, std::exchange(urgency, Urgency::Next));
    };

    const std::string title = top.spokenTitle();
    const bool appears = std::exchange(m_scene, &top) != &top || m_title != title;
    if (appears) {
        m_title = title;
        m_focused = nullptr;
        m_spoken.reset();
        m_news = {};
        m_state.clear();
        say(title);
    }

    const ui::Form* form = top.form();
    const ui::Widget* focused = form != nullptr ? form->focused() : nullptr;
    const std::optional<ui::Spoken> spoken = focused != nullptr ? std::optional(focused->spoken()) : std::nullopt;
    const bool moved = std::exchange(m_focused, focused) != focused;
    std::string state = top.spokenState();
    const bool changed = !state.empty() && state != m_state;
    if (changed)
        m_state = state;
    if (changed && moved && !appears)
        say(std::exchange(state, {})); // What became of an answer comes before the control to which that led.
    if (spoken && (moved || !m_spoken))
        say(spokenWords(m_text, *spoken, m_verbosity));
    else if (spoken && *spoken != *m_spoken)
        say(changedWords(m_text, *m_spoken, *spoken, m_verbosity));
    m_spoken = spoken;

    Scene::News news = top.spokenNews();
    if (news != m_news && !news.words.empty())
        m_speaker.say(news.words, Urgency::Next);
    m_news = std::move(news);
    if (changed && !state.empty())
        m_speaker.say(state, Urgency::Next);
}

} // namespace game
