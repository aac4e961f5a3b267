// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/SpeechService.hpp"

#include "platform/Library.hpp"
#include "platform/Signals.hpp"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace ui {

namespace {

// What is used of libspeechd.h (Speech Dispatcher 0.9 and later), whose library is loaded by name.
struct SpdConnection;
constexpr int single = 0;  ///< SPD_MODE_SINGLE.
constexpr int message = 2; ///< SPD_MESSAGE: spoken after other messages, and before what is only text.

/// The library and the connection to the service.
class Connection {
public:
    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() { close(); }

    [[nodiscard]] SpeechService::State open() {
        using State = SpeechService::State;
        close();
        if (!m_library || !m_library->isLoaded())
            m_library.emplace("libspeechd.so.2", platform::Library::Lasting::Object);
        if (!m_library->find(m_open, "spd_open") || !m_library->find(m_close, "spd_close") ||
            !m_library->find(m_say, "spd_say") || !m_library->find(m_cancel, "spd_cancel") ||
            !m_library->find(m_setLanguage, "spd_set_language"))
            return State::NoLibrary;
        m_handle = m_open("lichter-aus", "game", nullptr, single);
        m_language.clear();
        m_rate = 0;
        m_library->find(m_setRate, "spd_set_voice_rate"); // It is spoken at the usual rate without it.
        return m_handle != nullptr ? State::Ready : State::NoService;
    }

    /// \returns false if the service is gone. \pre it is open.
    [[nodiscard]] bool say(const std::string& words, const std::string& language, int rate) {
        if (m_setRate != nullptr && std::exchange(m_rate, rate) != rate && m_setRate(m_handle, rate) < 0)
            return false;
        if (std::exchange(m_language, language) != language && m_setLanguage(m_handle, language.c_str()) < 0)
            return false;
        return m_say(m_handle, message, words.c_str()) >= 0;
    }
    void cancel() { m_cancel(m_handle); }

private:
    void close() {
        if (m_handle == nullptr)
            return;
        m_cancel(m_handle);
        m_close(m_handle);
        m_handle = nullptr;
    }

    std::optional<platform::Library> m_library;
    SpdConnection* m_handle = nullptr;
    SpdConnection* (*m_open)(const char*, const char*, const char*, int) = nullptr;
    void (*m_close)(SpdConnection*) = nullptr;
    int (*m_say)(SpdConnection*, int, const char*) = nullptr;
    int (*m_cancel)(SpdConnection*) = nullptr;
    int (*m_setLanguage)(SpdConnection*, const char*) = nullptr;
    int (*m_setRate)(SpdConnection*, int) = nullptr;
    std::string m_language; ///< Last set.
    int m_rate = 0;         ///< Last set.
};

/// Words to say, or nothing: stop what is being said.
struct Task {
    std::string words;
    std::string language;
    int rate = 0;
};

/// Says it; if the service is gone, tries once more, as it may have been restarted. \returns how the service is now.
SpeechService::State sayOrReopen(Connection& connection, const Task& task) {
    using State = SpeechService::State;
    if (connection.say(task.words, task.language, task.rate))
        return State::Ready;
    const State again = connection.open();
    return again != State::Ready || connection.say(task.words, task.language, task.rate) ? again : State::NoService;
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
        Connection connection;
        State now = connection.open();
        std::unique_lock lock(mutex);
        state = now;
        while (true) {
            wakeUp.wait(lock, [this] { return over || !tasks.empty(); });
            if (over)
                return; // Closing the connection stops what is being said.
            const Task task = std::move(tasks.front());
            tasks.pop_front();
            if (now != State::Ready)
                continue;
            lock.unlock();
            if (task.words.empty())
                connection.cancel();
            else
                now = sayOrReopen(connection, task);
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
