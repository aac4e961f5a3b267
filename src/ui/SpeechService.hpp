// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Speaker.hpp"

#include <memory>
#include <string>

namespace ui {

/// Speaks with the voice of the system: that of Speech Dispatcher, whose library, libspeechd, is loaded when the
/// service is first used, so that the program runs without it; on Windows, that of the Speech API. All talking to the
/// service happens in a thread that is never waited for: a slow service never holds up a frame, nor the end of the
/// program.
class SpeechService final : public Speaker {
public:
    enum class State : unsigned char {
        Connecting,
        Ready,
        NoLibrary, ///< libspeechd is not installed.
        NoService, ///< The service does not run, and could not be started.
    };

    SpeechService();
    ~SpeechService() override; ///< Stops what is being said.
    SpeechService(const SpeechService&) = delete;
    SpeechService& operator=(const SpeechService&) = delete;

    [[nodiscard]] State state() const;

    void say(const std::string& words, Urgency urgency) override;
    void stop() override;
    void setLanguage(const std::string& code) override;
    void setRate(int rate) override;

private:
    struct Shared;

    std::shared_ptr<Shared> m_shared;
    std::string m_language;
    int m_rate = 0;
};

} // namespace ui
