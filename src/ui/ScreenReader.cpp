// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/ScreenReader.hpp"

#include "platform/Library.hpp"
#include "platform/Signals.hpp"

#include <atomic>
#include <cstdint>
#include <thread>

namespace ui {

namespace {

// What is used of sd-bus.h (libsystemd), whose library is loaded by name.
struct Bus;
using Open = int(Bus**);
using Close = Bus*(Bus*);
using GetProperty = int(Bus*, const char* destination, const char* path, const char* interface, const char* member,
                        void* error, char type, void* value);

bool ask() {
    const platform::Library library("libsystemd.so.0", platform::Library::Lasting::Program);
    Open* open = nullptr;
    Close* close = nullptr;
    GetProperty* get = nullptr;
    Bus* bus = nullptr;
    if (!library.find(open, "sd_bus_open_user") || !library.find(close, "sd_bus_flush_close_unref") ||
        !library.find(get, "sd_bus_get_property_trivial") || open(&bus) < 0)
        return false;
    int enabled = 0;
    const int done =
        get(bus, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "ScreenReaderEnabled", nullptr, 'b', &enabled);
    close(bus);
    return done >= 0 && enabled != 0;
}

} // namespace

struct ScreenReaderQuestion::Shared {
    enum class Answer : std::uint8_t { Unknown, No, Yes };
    std::atomic<Answer> answer = Answer::Unknown;
};

ScreenReaderQuestion::ScreenReaderQuestion()
    : m_shared(std::make_shared<Shared>()) {
    std::thread([shared = m_shared] {
        platform::surviveBrokenPipes(); // The bus is a socket.
        shared->answer = ask() ? Shared::Answer::Yes : Shared::Answer::No;
    }).detach();
}

std::optional<bool> ScreenReaderQuestion::answer() const {
    const Shared::Answer answer = m_shared->answer;
    return answer == Shared::Answer::Unknown ? std::nullopt : std::optional(answer == Shared::Answer::Yes);
}

} // namespace ui
