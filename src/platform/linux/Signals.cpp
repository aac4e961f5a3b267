// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Signals.hpp"

#include <atomic>
#include <csignal>
#include <pthread.h>
#include <thread>
#include <utility>

namespace platform {

namespace {

sigset_t interruptions() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    return set;
}

std::atomic<bool> endWasRequested = false;
static_assert(std::atomic<bool>::is_always_lock_free, "signal handlers may use nothing else");

void noteEndRequest(int /*signal*/) {
    endWasRequested = true;
}

class Listener {
public:
    explicit Listener(std::stop_source source)
        : m_source(std::move(source)) {
        const sigset_t set = interruptions();
        pthread_sigmask(SIG_BLOCK, &set, &m_maskBefore);
        m_thread = std::thread([this] { listen(); });
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener() {
        m_done = true;
        pthread_kill(m_thread.native_handle(), SIGINT);
        m_thread.join();
        pthread_sigmask(SIG_SETMASK, &m_maskBefore, nullptr);
    }

private:
    void listen() {
        const sigset_t set = interruptions();
        int signal = 0;
        sigwait(&set, &signal);
        if (m_done)
            return;
        m_source.request_stop();
        sigwait(&set, &signal);
        if (m_done)
            return;
        std::signal(signal, SIG_DFL);
        pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
        std::raise(signal);
    }

    std::stop_source m_source;
    std::atomic<bool> m_done = false; ///< Set by the destructor before it wakes the thread.
    sigset_t m_maskBefore{};
    std::thread m_thread;
};

} // namespace

std::shared_ptr<void> Interrupt::listen(std::stop_source source) {
    return std::make_shared<Listener>(std::move(source));
}

void noteEndRequests() {
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        struct sigaction before {};
        if (sigaction(signal, nullptr, &before) != 0 || before.sa_handler == SIG_IGN)
            continue; // As nohup wants it.
        struct sigaction noted {};
        noted.sa_handler = noteEndRequest;
        noted.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
        sigaction(signal, &noted, nullptr);
    }
}

bool endRequested() noexcept {
    return endWasRequested;
}

void failAtFileSizeLimit() noexcept {
    std::signal(SIGXFSZ, SIG_IGN);
}

void endAtBrokenPipe() noexcept {
    std::signal(SIGPIPE, SIG_DFL);
}

void surviveBrokenPipes() noexcept {
    sigset_t pipe;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, nullptr);
}

} // namespace platform
