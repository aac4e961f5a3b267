// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Signals.hpp"

#include <atomic>
#include <mutex>
#include <optional>
#include <utility>
#include <windows.h>

namespace platform {

namespace {

std::atomic<bool> endWasRequested = false;

/// What the first Ctrl+C stops; the system's handler is a plain function, which it calls in a thread of its own.
std::mutex interruptedMutex;
std::optional<std::stop_source> interrupted;

std::optional<std::stop_source> takeInterrupted() {
    const std::scoped_lock lock(interruptedMutex);
    return std::exchange(interrupted, std::nullopt);
}

BOOL WINAPI handleInterruption(DWORD /*kind*/) {
    std::optional<std::stop_source> source = takeInterrupted();
    if (!source)
        return FALSE; // The second one: the program ends as usual.
    source->request_stop();
    return TRUE;
}

BOOL WINAPI noteEndRequest(DWORD kind) {
    if (endWasRequested.exchange(true))
        return FALSE;
    if (kind != CTRL_C_EVENT && kind != CTRL_BREAK_EVENT)
        Sleep(INFINITE); // The console closes, or the player logs out: Windows ends the program once this returns.
    return TRUE;
}

class Listener {
public:
    explicit Listener(std::stop_source source) {
        {
            const std::scoped_lock lock(interruptedMutex);
            interrupted = std::move(source);
        }
        SetConsoleCtrlHandler(handleInterruption, TRUE);
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener() {
        SetConsoleCtrlHandler(handleInterruption, FALSE);
        takeInterrupted();
    }
};

} // namespace

std::shared_ptr<void> Interrupt::listen(std::stop_source source) {
    return std::make_shared<Listener>(std::move(source));
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
