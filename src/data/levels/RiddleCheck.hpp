// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Problem.hpp"
#include "data/levels/LevelCoder.hpp"
#include "puzzle/Game.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace data {

/// Returns a problem for every board in a file that is proven to have no solution, but for those of riddles. Solves the
/// boards, but gives up before a long search. \param file name used in problems. \param stop leaves out what is not
/// known yet.
[[nodiscard]] std::vector<Problem> unsolvableBoards(const LevelReading& reading, const std::string& file,
                                                    const std::stop_token& stop = {});

/// Returns a problem for every riddle in a file that has no answer. Solves the boards.
/// \param file name used in problems. \param stop leaves out what is not known yet.
[[nodiscard]] std::vector<Problem> unansweredRiddles(const LevelReading& reading, const std::string& file,
                                                     const std::stop_token& stop = {});

/// Identifies what the level asks about which boards. \pre level.riddle.
[[nodiscard]] std::string riddleIdentity(const Level& level);

/// Stars for what a player answered to a level's riddle, oldest first: 3 if the first answer was right, 2 for the
/// second, 1 for any later one, and 0 if none was. The right answer is computed. \pre isAsked(level).
[[nodiscard]] int starsFor(const Level& level, std::span<const std::int64_t> given);
/// Stars for the answers to a riddle about a board.
[[nodiscard]] int starsFor(const lights::Puzzle& board, const lights::Riddle& riddle,
                           std::span<const std::int64_t> given);

/// Whether an answer to the level's riddle about another board is right: see lights::askAnew. \param asked
/// lights::identity() of that board and the question. std::nullopt if the level cannot have asked it.
/// \pre isAsked(level).
[[nodiscard]] std::optional<bool> isRightAnew(const Level& level, std::string_view asked, std::int64_t answer);

/// The riddle of a level as in its file, a JSON object as text; empty if it has none.
[[nodiscard]] std::string formatRiddle(const Level& level);

/// The riddle in a text of formatRiddle, asked about another board, such as the level's after editing; otherwise why it
/// cannot be asked about that board, or has no answer there. Solves the boards.
[[nodiscard]] tl::expected<lights::Riddle, Problem> riddleAbout(const lights::Puzzle& board, const std::string& text);

/// Keeps a riddle with a level whose board has no answer to it: under a key that nothing but the editor reads, so that
/// the level can be played meanwhile. \param riddle text of formatRiddle.
void setRiddleAside(Level& level, const std::string& riddle);
/// Removes the riddle that was set aside from the level. \returns its text; empty if there is none.
[[nodiscard]] std::string takeRiddleAside(Level& level);

/// Whether a run that solves the level's board also solves the level: not if the level is asked, or asks for another
/// solution than the run's.
[[nodiscard]] bool solvesLevel(const Level& level, std::string_view events);

} // namespace data
