// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Challenge.hpp"
#include "text/BoardWords.hpp"
#include "text/Text.hpp"
#include "ui/Icon.hpp"
#include "ui/widgets/Tabs.hpp"

#include <string>
#include <variant>
#include <vector>

namespace game {

// The words and icons that several screens share. Those of boards that are used elsewhere too: text/BoardWords.hpp.

[[nodiscard]] ui::Icon goalIcon(lights::GoalKind goal);
[[nodiscard]] ui::Icon surfaceIcon(lights::Surface surface);
[[nodiscard]] std::string surfaceTitle(const text::Text& text, lights::Surface surface); ///< On its own: "Plane".

/// Shortens a seed or code to fit a line of a column, with "…" in place of the rest.
[[nodiscard]] std::string abridged(const std::string& utf8);

/// What the plate of a locked house says before a star: "from 55".
[[nodiscard]] std::string fromWords(const text::Text& text, int stars);

/// The name of the house, or of its album; "My levels" for single levels that the player made.
[[nodiscard]] std::string houseName(const text::Text& text, const Challenge::Place& place);

/// What counts on a fuse box of this rule, as a label: strokes, or the length of all cables.
[[nodiscard]] std::string scoreLabel(const text::Text& text, arukone::Fill fill);

/// The requested difficulty, within a line: "hard", "night owl", "any difficulty", or "optimum 12" if it is exact.
[[nodiscard]] std::string difficultyWords(const text::Text& text, const std::variant<lights::Difficulty, int>& wanted);

/// "6 × 6 · torus · plus · hard", and the goal unless it is all lights off.
[[nodiscard]] std::string settingWords(const text::Text& text, const lights::RandomSetting& setting);
/// "8 × 8 · every cell filled · hard", or "8 × 8 · trap".
[[nodiscard]] std::string settingWords(const text::Text& text, const arukone::RandomSetting& setting);

/// "Daily puzzle" or "Coffee break".
[[nodiscard]] std::string dailyName(const text::Text& text, puzzle::DailySeries series);

/// The level's name, or "Level 4", "Daily puzzle", "Your board".
[[nodiscard]] std::string boardName(const text::Text& text, const Challenge& challenge);

/// "Terrace House 11", "Daily puzzle, 21 Nov", or the name of any other board.
[[nodiscard]] std::string shortPlace(const text::Text& text, const Challenge& challenge);

/// What the first request for help on a board is answered with.
[[nodiscard]] std::string costOfHelp(const text::Text& text);
/// The same in a few words, for those who know.
[[nodiscard]] std::string costOfHelpInShort(const text::Text& text);

/// What a request for help is answered with as long as no solution of the board is known: that it is still being
/// computed, or, if it has taken too long, that there is no help.
[[nodiscard]] std::string noSolutionYet(const text::Text& text, bool tooLong);

/// "1 shortest solution", "4 shortest solutions", or "only one solution". \param alone whether there is only one
/// solution.
[[nodiscard]] std::string waysWords(const text::Text& text, std::uint64_t shortest, bool alone);

/// "optimum 9", or "best known 38" if it is not proven.
[[nodiscard]] std::string optimumWords(const text::Text& text, int optimum, bool exact);

// The choices offered where the player sets the rules of a board.

[[nodiscard]] std::vector<std::string> surfaceChoices(const text::Text& text); ///< In the order of lights::allSurfaces.
[[nodiscard]] std::vector<std::string> fillChoices(const text::Text& text);    ///< In the order of arukone::Fill.

} // namespace game
