// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Riddle.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace lights {

/// A riddle together with the board that it is about.
struct AskedBoard {
    Puzzle board;
    Riddle riddle;

    friend bool operator==(const AskedBoard&, const AskedBoard&) = default;
};

/// The same question about another board: with the same rules, seals and holes, and with other lights, or for the
/// number of quiet patterns, which no light changes, of another size. The same number gives the same board on every
/// machine. \param number from 0. \returns nothing for a riddle that is played, since that can be played again, and
/// where no other board with an answer worth asking for was found. \pre as for answerOf.
[[nodiscard]] std::optional<AskedBoard> askAnew(const Puzzle& board, const Riddle& riddle, int number);

/// The inverse of identity(). \param like only a question of this kind, with the rules and the goal of this board, is
/// read. \returns nothing for any other text.
[[nodiscard]] std::optional<AskedBoard> askedIn(std::string_view identity, const AskedBoard& like);

} // namespace lights
