// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Signals.hpp"

#include <atomic>
#include <windows.h>

namespace platform {

namespace {

std::atomic<bool> endWasRequested = false;

/// What the first Ctrl+C stops; the system's handler is a plain function, which it calls in a thread of its own.
std::atomic<std::stop_source*> interrupted = nullptr;

BOOL WINAPI handleInterruption(DWORD /*kind*/) {
    std::stop_source* const source = interrupted.exchange(nullptr);
    if (source == nullptr)
        return FALSE; // The second one: the program ends as usual.
    source->request_stop();
    return TRUE;
}

BOOL WINAPI noteEndRequest(DWORD /*kind*/) {
    return endWasRequested.exchange(true) ? FALSE : TRUE;
}

} // namespace

class Interrupt::Listener {
public:
    Listener() {
        interrupted = &m_source;
        SetConsoleCtrlHandler(handleInterruption, TRUE);
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener() {
        SetConsoleCtrlHandler(handleInterruption, FALSE);
        interrupted = nullptr;
    }

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
};

Interrupt::Interrupt()
    : m_listener(std::make_unique<Listener>()) {}
Interrupt::~Interrupt() = default;

std::stop_token Interrupt::token() const {
    return m_listener->token();
}

void noteEndRequests() {
    SetConsoleCtrlHandler(noteEndRequest, TRUE);
}

bool endRequested() noexcept {
    return endWasRequested;
}

// Windows has no such limits, and a broken pipe is an error of writing.
void failAtFileSizeLimit() noexcept {}
void endAtBrokenPipe() noexcept {}
void surviveBrokenPipes() noexcept {}

} // namespace platform
