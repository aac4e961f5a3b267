// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/ScreenReader.hpp"

#include "platform/ScreenReader.hpp"
#include "platform/Signals.hpp"

#include <atomic>
#include <cstdint>
#include <thread>

namespace ui {

struct ScreenReaderQuestion::Shared {
    enum class Answer : std::uint8_t { Unknown, No, Yes };
    std::atomic<Answer> answer = Answer::Unknown;
};

ScreenReaderQuestion::ScreenReaderQuestion()
    : m_shared(std::make_shared<Shared>()) {
    std::thread([shared = m_shared] {
        platform::surviveBrokenPipes(); // The bus is a socket.
        shared->answer = platform::screenReaderRuns() ? Shared::Answer::Yes : Shared::Answer::No;
    }).detach();
}

std::optional<bool> ScreenReaderQuestion::answer() const {
    const Shared::Answer answer = m_shared->answer;
    return answer == Shared::Answer::Unknown ? std::nullopt : std::optional(answer == Shared::Answer::Yes);
}

} // namespace ui
