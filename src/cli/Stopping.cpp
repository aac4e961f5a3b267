// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Stopping.hpp"

#include <pthread.h>

namespace cli {

namespace {

sigset_t interruptions() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    return set;
}

} // namespace

Interrupt::Interrupt() {
    const sigset_t set = interruptions();
    pthread_sigmask(SIG_BLOCK, &set, &m_maskBefore);
    m_listener = std::thread([this] { listen(); });
}

Interrupt::~Interrupt() {
    m_done = true;
    pthread_kill(m_listener.native_handle(), SIGINT);
    m_listener.join();
    pthread_sigmask(SIG_SETMASK, &m_maskBefore, nullptr);
}

void Interrupt::listen() {
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

} // namespace cli
