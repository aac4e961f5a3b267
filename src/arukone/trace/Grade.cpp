// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/trace/Grade.hpp"

#include <algorithm>

namespace arukone {

std::optional<Grade> gradeOf(const Board& board, bool strict, const SearchControl& control) {
    return gradeOf(traceOf(board, strict, control));
}

std::optional<Grade> gradeOf(const Trace& trace) {
    if (!trace.solved)
        return std::nullopt;
    Grade grade;
    for (const Step& step : trace.steps)
        if (step.refutation) {
            ++grade.suppositions;
            grade.longest = std::max(grade.longest, step.refutation->length());
        }
    if (trace.twoAtOnce)
        grade.difficulty = puzzle::Difficulty::Hardest;
    else if (grade.longest > mediumRefutation)
        grade.difficulty = puzzle::Difficulty::Hard;
    else if (grade.suppositions > 0)
        grade.difficulty = puzzle::Difficulty::Medium;
    return grade;
}

} // namespace arukone
