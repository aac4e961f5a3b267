// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "lights/RandomSetting.hpp"
#include "puzzle/Day.hpp"
#include "text/Text.hpp"

#include <string>
#include <string_view>

/// Rules and boards of both puzzles in a few words, for captions and lines of facts.
namespace text {

[[nodiscard]] std::string goalLine(const Text& text, lights::GoalKind goal);      ///< "Goal: all lights off".
[[nodiscard]] std::string goalWords(const Text& text, lights::GoalKind goal);     ///< "all lights off".
[[nodiscard]] std::string surfaceName(const Text& text, lights::Surface surface); ///< "plane", "Ebene".
[[nodiscard]] std::string stampTitle(const Text& text, lights::Stamp stamp);      ///< On its own: "Plus".
[[nodiscard]] std::string stampName(const Text& text, lights::Stamp stamp);       ///< "plus", "Kreuz".

/// What may be pressed in quiet hours: "Quiet hours: only lit windows can be pressed".
[[nodiscard]] std::string quietHoursLine(const Text& text, lights::GoalKind goal);

/// "5 × 5", and the surface unless it is the plane: "5 × 5 · torus".
[[nodiscard]] std::string surfaceLine(const Text& text, const lights::Puzzle& puzzle);
/// As surfaceLine(), and the stamp unless it is the plus.
[[nodiscard]] std::string boardLine(const Text& text, const lights::Puzzle& puzzle);
/// "8 × 8 · every cell filled".
[[nodiscard]] std::string boardLine(const Text& text, const arukone::Board& board);
/// With the goal or the number of pairs: "5 × 5 · plane · all lights off", "8 × 8 · every cell filled · 9
/// pairs".
[[nodiscard]] std::string boardFacts(const Text& text, const data::LevelPuzzle& board);
/// "every cell filled" or "cells may stay empty".
[[nodiscard]] std::string fillWords(const Text& text, arukone::Fill fill);

/// The name of a pack; "My levels" for the single levels that the player made, "Terrace House, album" for the album of
/// a house.
[[nodiscard]] std::string packName(const Text& text, std::string_view id, const data::LocalText& name, bool album);
[[nodiscard]] std::string packName(const Text& text, const data::LibraryPack& pack);

/// "Daily puzzle, 21 Nov" or "Coffee break, 21 Nov". \param date as text.
[[nodiscard]] std::string dailyPlace(const Text& text, puzzle::DailySeries series, const std::string& date);

/// The line of surface and stamp for a setting of random boards: "6 × 6 · torus · cross".
[[nodiscard]] std::string settingLine(const Text& text, const lights::RandomSetting& setting);

} // namespace text
