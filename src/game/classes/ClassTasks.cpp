// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/classes/ClassTasks.hpp"

#include "data/classes/ClassTable.hpp"
#include "data/levels/BoardCode.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/boards/SharedBoard.hpp"
#include "game/services/Records.hpp"
#include "text/Format.hpp"

#include <algorithm>

namespace game {

TaskTime timeOf(const data::ClassTask& task, puzzle::Day today) noexcept {
    if ((task.from && today < *task.from) || (task.key.day() && today < *task.key.day()))
        return TaskTime::Early;
    return task.until && *task.until < today ? TaskTime::Over : TaskTime::Open;
}

TaskWindow windowOf(const data::ClassTask& task, const data::Library& library) {
    const auto board = data::boardOfTask(task, library);
    TaskWindow window{board.has_value(), {}};
    const auto puzzle = !board         ? std::nullopt
                        : board->level ? std::optional(board->level->level().puzzle)
                                       : data::boardOfCode(board->code);
    if (puzzle && std::holds_alternative<arukone::Board>(*puzzle))
        window.box = std::get<arukone::Board>(*puzzle);
    return window;
}

std::optional<Challenge> challengeOf(const data::ClassTask& task, const data::Library& library) {
    const auto board = data::boardOfTask(task, library);
    std::optional<Challenge> challenge;
    if (board && board->level)
        challenge = challengeOf(*board->level);
    else if (const auto day = task.key.day())
        challenge = dailyChallenge(*day, task.key.dailySeries());
    else if (auto puzzle = board ? data::boardOfCode(board->code) : std::nullopt)
        challenge = sharedChallenge(*std::move(puzzle), data::LocalText(task.name));
    if (challenge)
        challenge->ofClass = true;
    return challenge;
}

std::string timeWords(const text::Text& text, const data::ClassTask& task, puzzle::Day today) {
    switch (timeOf(task, today)) {
    case TaskTime::Early:
        // TRANSLATORS: {1} is a date; the task is a board of a class: "begins on 3 May".
        return text.tr(
            "begins on {1}",
            text::shortDate(text, std::max(task.from.value_or(today), task.key.day().value_or(today)), today.year()));
    case TaskTime::Over:
        return text.tr("ended on {1}", text::shortDate(text, *task.until, today.year()));
    case TaskTime::Open:
        break;
    }
    return task.until ? text.trc("date", "until {1}", text::shortDate(text, *task.until, today.year())) : std::string();
}

} // namespace game
