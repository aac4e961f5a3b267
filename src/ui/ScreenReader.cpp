// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/ScreenReader.hpp"

#include <atomic>
#include <csignal>
#include <cstdint>
#include <dlfcn.h>
#include <thread>

namespace ui {

namespace {

// What is used of sd-bus.h (libsystemd), whose library is loaded by name.
struct Bus;
using Open = int (*)(Bus**);
using Close = Bus* (*)(Bus*);
using GetProperty = int (*)(Bus*, const char* destination, const char* path, const char* interface, const char* member,
                            void* error, char type, void* value);

template<class Function>
Function function(void* library, const char* name) {
    return reinterpret_cast<Function>(dlsym(library, name)); // What POSIX says about dlsym.
}

bool ask() {
    void* const library = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        return false;
    const auto open = function<Open>(library, "sd_bus_open_user");
    const auto close = function<Close>(library, "sd_bus_flush_close_unref");
    const auto get = function<GetProperty>(library, "sd_bus_get_property_trivial");
    Bus* bus = nullptr;
    if (open == nullptr || close == nullptr || get == nullptr || open(&bus) < 0)
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
        sigset_t pipe; // The bus is a socket: if it dies, that must not end the program.
        sigemptyset(&pipe);
        sigaddset(&pipe, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &pipe, nullptr);
        shared->answer = ask() ? Shared::Answer::Yes : Shared::Answer::No;
    }).detach();
}

std::optional<bool> ScreenReaderQuestion::answer() const {
    const Shared::Answer answer = m_shared->answer;
    return answer == Shared::Answer::Unknown ? std::nullopt : std::optional(answer == Shared::Answer::Yes);
}

} // namespace ui
