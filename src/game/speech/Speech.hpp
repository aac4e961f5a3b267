// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/SpeechService.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace game {

/// The voice of the game: silent until it is switched on. The service is connected to when it is needed first.
class Speech final : public ui::Speaker {
public:
    using Open = std::function<std::unique_ptr<ui::Speaker>()>;

    /// \param open makes the speaker; if empty, the speech service of the desktop.
    explicit Speech(Open open = {})
        : m_open(std::move(open)) {}

    void setOn(bool on);
    [[nodiscard]] bool on() const noexcept { return m_on; }

    void say(const std::string& words, Urgency urgency) override;
    void stop() override;
    /// Says once more what was said last, with what came after it without a break.
    void repeat();
    void setLanguage(const std::string& code) override;
    void setRate(int rate) override;

    /// Why nothing can be heard, if so; told once for each reason.
    [[nodiscard]] std::optional<ui::SpeechService::State> takeProblem();

private:
    Open m_open;
    std::unique_ptr<ui::Speaker> m_speaker;
    const ui::SpeechService* m_service = nullptr; ///< m_speaker, if it is the service.
    std::string m_language;
    int m_rate = 0;
    bool m_on = false;
    ui::SpeechService::State m_told = ui::SpeechService::State::Connecting;
    std::string m_last;
};

} // namespace game
