// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"
#include "data/levels/Level.hpp"
#include "lights/BitGrid.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace sheet {

/// What the solvers say of a board.
struct Answer {
    std::optional<bool> solvable;            ///< std::nullopt: not decided.
    std::optional<lights::BitGrid> presses;  ///< For a board of Lights Out that can be solved.
    bool shortest = false;                   ///< It is proven that no fewer presses do.
    std::optional<arukone::Cables> cables{}; ///< For a board of Arukone that can be solved.
    std::vector<lights::Cell> order{};       ///< In quiet hours: the presses, one after the other.
    std::optional<std::int64_t> number{};    ///< Of a riddle: see lights::answerOf.
    std::vector<Answer> others{};            ///< Of a choice of boards: those of lights::OddOneOut::others.

    /// How many presses these are. \pre presses.
    [[nodiscard]] std::int64_t moves() const noexcept {
        return order.empty() ? presses->count() : static_cast<std::int64_t>(order.size());
    }
};

/// A board to print.
struct Entry {
    data::LevelPuzzle board;
    Answer answer;
    std::string name{};                     ///< The level's name; may be empty.
    std::optional<lights::Riddle> riddle{}; ///< What is asked about the board. \pre then it is one of Lights Out.
    std::string pupil{};                    ///< Whose sheet it is on; empty: anybody's.

    /// Whether a question is answered in words, instead of by presses.
    [[nodiscard]] bool isAsked() const noexcept { return riddle && !lights::isPlayed(*riddle); }
};

/// Solves a board, mostly within a second; a board of Arukone is given up after ten. Unless it was given up or stopped,
/// the answer is the same on every machine.
[[nodiscard]] Answer answerOf(const data::LevelPuzzle& board, const std::stop_token& stop = {});
/// The same with that of its riddle. The presses of a riddle are those of its answer, if it is one.
[[nodiscard]] Answer answerOf(const Entry& entry, const std::stop_token& stop = {});

} // namespace sheet
