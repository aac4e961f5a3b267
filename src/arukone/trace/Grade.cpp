// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/trace/Grade.hpp"

#include <algorithm>

namespace arukone {

namespace {

/// Takes one more step into account.
void count(Grade& grade, const Step& step) {
    if (!step.refutation)
        return;
    ++grade.suppositions;
    grade.longest = std::max(grade.longest, step.refutation->length());
    const puzzle::Difficulty needed = step.refutation->twoAtOnce         ? puzzle::Difficulty::Hardest
                                      : grade.longest > mediumRefutation ? puzzle::Difficulty::Hard
                                                                         : puzzle::Difficulty::Medium;
    grade.difficulty = std::max(grade.difficulty, needed);
}

} // namespace

std::optional<Grade> gradeOf(const Board& board, bool strict, const SearchControl& control) {
    return gradeUpTo(puzzle::Difficulty::Hardest, board, strict, control);
}

std::optional<Grade> gradeOf(const Trace& trace) {
    if (!trace.solved)
        return std::nullopt;
    Grade grade;
    for (const Step& step : trace.steps)
        count(grade, step);
    return grade;
}

std::optional<Grade> gradeUpTo(puzzle::Difficulty most, const Board& board, bool strict, const SearchControl& control) {
    Grade grade;
    SearchMeter meter(control);
    Tracer tracer(board, strict, {}, control.stop);
    while (auto step = tracer.next(meter)) {
        count(grade, *step);
        if (grade.difficulty > most || control.stop.stop_requested())
            return std::nullopt;
    }
    return tracer.isSolved() ? std::optional(grade) : std::nullopt;
}

std::optional<bool> isSolvedOneAtATime(const Board& board, bool strict, const SearchControl& control) {
    SearchMeter meter(control);
    Tracer tracer(board, strict, {}, control.stop);
    if (!tracer.settle(meter))
        return std::nullopt;
    return tracer.isSolved();
}

} // namespace arukone
