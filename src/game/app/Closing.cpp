// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Closing.hpp"

#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "text/Problems.hpp"

#include <utility>

namespace game {

namespace {

constexpr ui::Seconds writePatience = 5; ///< As long as any other write waits for another program.

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
        return text.tr("your changes to the player list");
    }
    return {};
}

} // namespace

std::optional<Destination> Closing::update(ui::Seconds step, const text::Text& text) {
    if (!m_waited) {
        m_waited = 0;
        m_records.beginClosing();
        m_records.settle(); // Usually that is all it takes.
    }
    m_records.update();
    *m_waited += step;
    if (*m_waited >= writePatience)
        m_records.stopWaiting();
    m_stored = m_stored || !m_records.storing();
    if (!m_stored)
        return std::nullopt;
    if (!std::exchange(m_sharing, true))
        m_shared.beginClosing();
    if (!m_shared.closed())
        return std::nullopt;
    m_over = m_told || m_records.unstored().empty();
    m_told = true;
    return m_over ? std::nullopt : std::optional(question(text));
}

Destination Closing::question(const text::Text& text) {
    std::string lost;
    for (const Stored what : m_records.unstored())
        lost += (lost.empty() ? "" : ", ") + nameOf(text, what);
    static_cast<void>(m_records.takeProblem()); // The player is told here.
    const auto problem = m_records.lastProblem();
    const std::string why = problem ? "\n" + text::describe(text, *problem) : std::string();
    const std::string title = text.tr("Not everything could be saved");
    if (!m_records.keepsUnsaved())
        // TRANSLATORS: {1} is a list: "your night shift and your changes to the player list".
        return ToError{title, text.tr("Lost: {1}.", lost) + why};
    const auto tryAgain = [this] {
        m_waited = 0;
        m_stored = m_told = false;
        m_records.waitAgain();
        m_records.tryAgain();
    };
    return ToQuestion{title,
                      // TRANSLATORS: {1} is a list: "your night shift and your changes to the player list".
                      text.tr("This is lost if you quit now: {1}.", lost) + why,
                      {{text.tr("Try again"), tryAgain}, {text.tr("Quit"), {}}}};
}

} // namespace game
