// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/Achievements.hpp"
#include "data/runs/Shifts.hpp"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace game {

/// What becomes known once something is stored; empty until then.
template<class Result>
using Later = std::shared_ptr<std::optional<Result>>;

/// The result of recording a solved board: stored, or why not, or why not yet.
struct Recorded {
    std::optional<data::RunId> run;
    std::optional<data::SubmitProblem> problem; ///< Empty also if nothing was to be stored (the solution was shown).
    bool late = false;                          ///< A daily puzzle that was not solved on its own day.
    std::vector<data::Achievement> earned{};    ///< By this run.
    Later<Recorded> later{};                    ///< Not null while it can still be stored: see arrived().
};

/// The result of recording a night shift: stored, or why not, or why not yet.
struct RecordedShift {
    std::optional<data::ShiftId> shift;
    std::optional<data::SubmitProblem> problem; ///< NotSolved if no house was put to bed.
    std::vector<data::Achievement> earned{};    ///< By this shift.
    Later<RecordedShift> later{};               ///< Not null while it can still be stored: see arrived().
};

/// Whether it is being stored for the first time.
template<class Record>
[[nodiscard]] bool isBeingStored(const Record& recorded) {
    return recorded.later != nullptr && !recorded.problem;
}

/// Whether it could not be stored so far, and is kept to be stored later: see Records::tryAgain().
template<class Record>
[[nodiscard]] bool isKept(const Record& recorded) {
    return recorded.later != nullptr && recorded.problem.has_value();
}

/// Replaces a record that was being stored by what is known now. \returns whether anything is.
template<class Record>
bool arrived(Record& recorded) {
    if (recorded.later == nullptr || !recorded.later->has_value())
        return false;
    const Later<Record> later = std::move(recorded.later);
    recorded = **later;
    return true;
}

} // namespace game
