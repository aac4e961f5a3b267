// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/SpeechService.hpp"

#include <dlfcn.h>
#include <memory>
#include <utility>

namespace ui {

namespace {

// What is used of libspeechd.h (Speech Dispatcher 0.9 and later), whose library is loaded by name.
struct SpdConnection;
constexpr int single = 0;  ///< SPD_MODE_SINGLE.
constexpr int message = 2; ///< SPD_MESSAGE: spoken after other messages, and before what is only text.

} // namespace

/// The library and the connection to the service.
struct SpeechService::Connection {
    ~Connection() {
        if (handle != nullptr) {
            cancel(handle);
            closeConnection(handle);
        }
        if (library != nullptr)
            dlclose(library);
    }

    [[nodiscard]] State open() {
        library = dlopen("libspeechd.so.2", RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr)
            return State::NoLibrary;
        if (!load(openConnection, "spd_open") || !load(closeConnection, "spd_close") || !load(sayWords, "spd_say") ||
            !load(cancel, "spd_cancel") || !load(setLanguage, "spd_set_language"))
            return State::NoLibrary;
        handle = openConnection("lichter-aus", "game", nullptr, single);
        return handle != nullptr ? State::Ready : State::NoService;
    }

    template<class Function>
    [[nodiscard]] bool load(Function& function, const char* name) {
        function = reinterpret_cast<Function>(dlsym(library, name)); // What POSIX says about dlsym.
        return function != nullptr;
    }

    void* library = nullptr;
    SpdConnection* handle = nullptr;
    SpdConnection* (*openConnection)(const char*, const char*, const char*, int) = nullptr;
    void (*closeConnection)(SpdConnection*) = nullptr;
    int (*sayWords)(SpdConnection*, int, const char*) = nullptr;
    int (*cancel)(SpdConnection*) = nullptr;
    int (*setLanguage)(SpdConnection*, const char*) = nullptr;
    std::string language; ///< Last set.
};

SpeechService::SpeechService()
    : m_thread([this](const std::stop_token& stop) { run(stop); }) {}

SpeechService::~SpeechService() {
    m_thread.request_stop();
    m_wakeUp.notify_all();
}

SpeechService::State SpeechService::state() const {
    const std::lock_guard lock(m_mutex);
    return m_state;
}

void SpeechService::run(const std::stop_token& stop) {
    Connection connection;
    const State opened = connection.open();
    std::unique_lock lock(m_mutex);
    m_state = opened;
    while (m_wakeUp.wait(lock, stop, [this] { return !m_tasks.empty(); })) {
        const Task task = std::move(m_tasks.front());
        m_tasks.pop_front();
        if (opened != State::Ready)
            continue;
        lock.unlock();
        task(connection);
        lock.lock();
    }
}

void SpeechService::add(Task task) {
    const std::lock_guard lock(m_mutex);
    m_tasks.push_back(std::move(task));
    m_wakeUp.notify_one();
}

void SpeechService::say(const std::string& words, Urgency urgency) {
    if (words.empty())
        return;
    if (urgency == Urgency::Now)
        stop();
    add([words, language = m_language](Connection& connection) {
        if (std::exchange(connection.language, language) != language)
            connection.setLanguage(connection.handle, language.c_str());
        connection.sayWords(connection.handle, message, words.c_str());
    });
}

void SpeechService::stop() {
    {
        const std::lock_guard lock(m_mutex);
        m_tasks.clear(); // What has not been handed over will not be said either.
    }
    add([](Connection& connection) { connection.cancel(connection.handle); });
}

void SpeechService::setLanguage(const std::string& code) {
    m_language = code;
}

} // namespace ui
