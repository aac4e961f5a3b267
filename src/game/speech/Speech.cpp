// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/speech/Speech.hpp"

#include <utility>

namespace game {

using State = ui::SpeechService::State;

void Speech::setOn(bool on) {
    if (on == m_on)
        return;
    m_on = on;
    m_told = State::Connecting;
    if (!on) {
        m_speaker.reset(); // Stops what is being said.
        m_service = nullptr;
        return;
    }
    if (m_open) {
        m_speaker = m_open();
    } else {
        auto service = std::make_unique<ui::SpeechService>();
        m_service = service.get();
        m_speaker = std::move(service);
    }
    m_speaker->setLanguage(m_language);
    m_speaker->setRate(m_rate);
}

void Speech::say(const std::string& words, Urgency urgency) {
    if (!m_on || words.empty())
        return;
    m_last = urgency == Urgency::Now || m_last.empty() ? words : m_last + ". " + words;
    m_speaker->say(words, urgency);
}

void Speech::repeat() {
    say(std::string(m_last), Urgency::Now);
}

void Speech::stop() {
    if (m_on)
        m_speaker->stop();
}

void Speech::setLanguage(const std::string& code) {
    m_language = code;
    if (m_on)
        m_speaker->setLanguage(code);
}

void Speech::setRate(int rate) {
    m_rate = rate;
    if (m_on)
        m_speaker->setRate(rate);
}

std::optional<State> Speech::takeProblem() {
    if (m_service == nullptr)
        return std::nullopt;
    const State state = m_service->state();
    const bool known = std::exchange(m_told, state) == state;
    return known || state == State::Connecting || state == State::Ready ? std::nullopt : std::optional(state);
}

} // namespace game
