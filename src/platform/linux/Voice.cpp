// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Voice.hpp"

#include "platform/Library.hpp"

#include <optional>
#include <utility>

namespace platform {

namespace {

// What is used of libspeechd.h (Speech Dispatcher 0.9 and later), whose library is loaded by name.
struct SpdConnection;
constexpr int single = 0;  ///< SPD_MODE_SINGLE.
constexpr int message = 2; ///< SPD_MESSAGE: spoken after other messages, and before what is only text.

/// The library and the connection to the service.
class SpeechDispatcher final : public Voice {
public:
    ~SpeechDispatcher() override { close(); }

    State open() override {
        close();
        if (!m_library || !m_library->isLoaded())
            m_library.emplace("libspeechd.so.2", Library::Lasting::Object);
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

    bool say(const std::string& words, const std::string& language, int rate) override {
        if (m_setRate != nullptr && std::exchange(m_rate, rate) != rate && m_setRate(m_handle, rate) < 0)
            return false;
        if (std::exchange(m_language, language) != language && m_setLanguage(m_handle, language.c_str()) < 0)
            return false;
        return m_say(m_handle, message, words.c_str()) >= 0;
    }
    void cancel() override { m_cancel(m_handle); }

private:
    void close() {
        if (m_handle == nullptr)
            return;
        m_cancel(m_handle);
        m_close(m_handle);
        m_handle = nullptr;
    }

    std::optional<Library> m_library;
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

} // namespace

std::unique_ptr<Voice> Voice::make() {
    return std::make_unique<SpeechDispatcher>();
}

} // namespace platform
