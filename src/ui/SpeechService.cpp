// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/SpeechService.hpp"

#include "platform/Signals.hpp"
#include "platform/Voice.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace ui {

namespace {

SpeechService::State stateOf(platform::Voice::State state) {
    switch (state) {
    case platform::Voice::State::Ready:
        return SpeechService::State::Ready;
    case platform::Voice::State::NoLibrary:
        return SpeechService::State::NoLibrary;
    case platform::Voice::State::NoService:
        break;
    }
    return SpeechService::State::NoService;
}

/// Words to say, or nothing: stop what is being said.
struct Task {
    std::string words;
    std::string language;
    int rate = 0;
};

/// Says it; if the service is gone, tries once more, as it may have been restarted. \returns how the service is now.
SpeechService::State sayOrReopen(platform::Voice& voice, const Task& task) {
    using State = SpeechService::State;
    if (voice.say(task.words, task.language, task.rate))
        return State::Ready;
    const State again = stateOf(voice.open());
    return again != State::Ready || voice.say(task.words, task.language, task.rate) ? again : State::NoService;
}

} // namespace

/// What the program and the thread share. The thread may outlive the service: it is never waited for.
struct SpeechService::Shared {
    std::mutex mutex;
    std::condition_variable wakeUp;
    std::deque<Task> tasks;
    State state = State::Connecting;
    bool over = false;

    void run() {
        platform::surviveBrokenPipes(); // The library writes to a socket.
        const auto voice = platform::Voice::make();
        State now = stateOf(voice->open());
        std::unique_lock lock(mutex);
        state = now;
        while (true) {
            wakeUp.wait(lock, [this] { return over || !tasks.empty(); });
            if (over)
                return; // The end of the voice stops what is being said.
            const Task task = std::move(tasks.front());
            tasks.pop_front();
            if (now != State::Ready)
                continue;
            lock.unlock();
            if (task.words.empty())
                voice->cancel();
            else
                now = sayOrReopen(*voice, task);
            lock.lock();
            state = now;
        }
    }
};

SpeechService::SpeechService()
    : m_shared(std::make_shared<Shared>()) {
    std::thread([shared = m_shared] { shared->run(); }).detach();
}

SpeechService::~SpeechService() {
    const std::lock_guard lock(m_shared->mutex);
    m_shared->over = true;
    m_shared->wakeUp.notify_all();
}

SpeechService::State SpeechService::state() const {
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->state;
}

void SpeechService::say(const std::string& words, Urgency urgency) {
    if (words.empty())
        return;
    if (urgency == Urgency::Now)
        stop();
    const std::lock_guard lock(m_shared->mutex);
    m_shared->tasks.push_back({words, m_language, m_rate});
    m_shared->wakeUp.notify_one();
}

void SpeechService::stop() {
    const std::lock_guard lock(m_shared->mutex);
    m_shared->tasks.clear(); // What has not been handed over will not be said either.
    m_shared->tasks.push_back({});
    m_shared->wakeUp.notify_one();
}

void SpeechService::setRate(int rate) {
    m_rate = rate;
}

void SpeechService::setLanguage(const std::string& code) {
    m_language = code;
}

} // namespace ui
