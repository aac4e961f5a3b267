// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Replay.hpp"

namespace puzzle {

RunProblem problemOf(ReplayProblem problem) noexcept {
    switch (problem) {
    case ReplayProblem::NoEvents:
        return RunProblem::BadEvents;
    case ReplayProblem::BadTime:
        return RunProblem::BadTime;
    case ReplayProblem::TooFast:
        return RunProblem::TooFast;
    case ReplayProblem::NotSolved:
        return RunProblem::NotSolved;
    case ReplayProblem::BadEvent:
    case ReplayProblem::WrongMoves:
    case ReplayProblem::WrongUndos:
        break;
    }
    return RunProblem::NotReplayed;
}

} // namespace puzzle
