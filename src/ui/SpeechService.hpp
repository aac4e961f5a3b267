// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Speaker.hpp"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace ui {

/// Speaks through the speech service of the desktop, Speech Dispatcher. Its library, libspeechd, is loaded when the
/// service is first used, so that the program runs without it. All talking to the service happens in a thread: a slow
/// service never holds up a frame.
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

private:
    struct Connection;
    using Task = std::function<void(Connection&)>;

    void add(Task task);
    void run(const std::stop_token& stop);

    mutable std::mutex m_mutex;
    std::condition_variable_any m_wakeUp;
    std::deque<Task> m_tasks;
    State m_state = State::Connecting;
    std::string m_language; ///< Only used by the owner's thread.
    std::jthread m_thread;  ///< Last, so that it ends first.
};

} // namespace ui
