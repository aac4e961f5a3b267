// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Closing.hpp"

#include "text/Problems.hpp"

#include <utility>

namespace game {

namespace {

constexpr ui::Seconds patience = 5; ///< As long as any other write waits for another program.

std::string nameOf(const text::Text& text, Stored what) {
    switch (what) {
    case Stored::Run:
        return text.tr("the board you have just solved");
    case Stored::Shift:
        return text.tr("your night shift");
    case Stored::Board:
        return text.tr("your last moves on the unfinished board");
    case Stored::Lesson:
        return text.tr("your progress in the lesson");
    case Stored::Answer:
        return text.tr("your answer to the riddle");
    case Stored::Player:
        return text.tr("your changes to the players");
    }
    return {};
}

} // namespace

std::optional<ToError> Closing::update(ui::Seconds step, const text::Text& text) {
    if (!m_waited) {
        m_waited = 0;
        m_records.beginClosing();
        m_records.settle(); // Usually that is all it takes.
    }
    m_records.update();
    *m_waited += step;
    if (*m_waited >= patience)
        m_records.stopWaiting();
    if (m_records.storing() && !m_sharing)
        return std::nullopt;
    if (!std::exchange(m_sharing, true))
        m_shared.beginClosing();
    if (!m_shared.closed())
        return std::nullopt;
    m_over = m_told || m_records.unstored().empty();
    m_told = true;
    if (m_over)
        return std::nullopt;
    std::string lost;
    for (const Stored what : m_records.unstored())
        lost += (lost.empty() ? "" : ", ") + nameOf(text, what);
    const auto problem = m_records.takeProblem();
    return ToError{text.tr("Not everything could be saved"),
                   text.tr("This is lost: {1}.", lost) +
                       (problem ? "\n" + text::describe(text, *problem) : std::string())};
}

} // namespace game
