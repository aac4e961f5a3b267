// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/DailyProgress.hpp"
#include "data/players/Progress.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace data {

/// Achievements besides stars. "At the optimum" means without assists and with no more moves than the proven optimum.
/// Retired ones are kept by those who have them; nobody earns them any more.
enum class Achievement : std::uint8_t {
    FirstBoard,   ///< Retired: solve a board.
    FirstOptimum, ///< Solve a board at the optimum.
    SureHand, ///< Solve a board of Lights Out at the optimum, with sureHandOptimum presses or more and without an undo.
    NoWrongPress,   ///< The same on a board with sealed windows, with noWrongPressOptimum presses or more.
    TwoWays,        ///< Solve a board of Lights Out at the optimum in two ways that press different windows.
    NightOwl,       ///< Solve a random board of the hardest difficulty at the optimum.
    HundredPresses, ///< Retired: solve a board of Lights Out unassisted whose proven optimum is hundredPresses or more.
    Corners,        ///< Solve a campaign level on each surface.
    Week,           ///< Win the daily puzzles, or the coffee breaks, of a week in a row, each on its day.
    WeekAlone,      ///< The same without help.
    FourInARow,     ///< Solve enough boards of a night shift at the optimum in a row for fourfold points.
    NightPorter,    ///< Earn three stars on nightPorterLevels levels of the Hotel, where there are quiet hours.
    Pack,           ///< Solve all levels of a campaign pack.
    SoundAsleep,    ///< Earn three stars on all levels of a campaign pack.
    Street,         ///< Solve all levels of the campaign, except for packs of optional levels only.
    PerfectStreet,  ///< Earn three stars on all these levels.
    Box,            ///< Arukone: solve all levels of a pack of the house next door.
    Outwitted,      ///< Arukone: solve a random trap, on which the simple program fails, at the optimum.
    NextDoor,       ///< Arukone: earn three stars on all levels of the house next door.
};
inline constexpr std::array allAchievements{
    Achievement::FirstBoard, Achievement::FirstOptimum, Achievement::SureHand,       Achievement::NoWrongPress,
    Achievement::TwoWays,    Achievement::NightOwl,     Achievement::HundredPresses, Achievement::Corners,
    Achievement::Week,       Achievement::WeekAlone,    Achievement::FourInARow,     Achievement::NightPorter,
    Achievement::Pack,       Achievement::SoundAsleep,  Achievement::Street,         Achievement::PerfectStreet,
    Achievement::Box,        Achievement::Outwitted,    Achievement::NextDoor};

[[nodiscard]] constexpr bool isRetired(Achievement which) noexcept {
    return which == Achievement::FirstBoard || which == Achievement::HundredPresses;
}

inline constexpr int sureHandOptimum = 12;
inline constexpr int noWrongPressOptimum = 6;
inline constexpr int hundredPresses = 100;
inline constexpr int nightPorterLevels = 6;

/// The longest of a player's streaks in any series of daily puzzles, in days.
struct DailyStreaks {
    int longest = 0;
    int alone = 0; ///< Without help.

    void include(const DailyProgress& series);
};

/// A player's progress towards one achievement.
struct AchievementStanding {
    Achievement which = Achievement::FirstBoard;
    int reached = 0; ///< At most `needed`. For achievements of a pack: of the pack nearest to completion.
    int needed = 1;

    [[nodiscard]] bool done() const noexcept { return reached >= needed; }
    friend bool operator==(const AchievementStanding&, const AchievementStanding&) = default;
};

/// Returns all achievements in the order of allAchievements, without retired ones that the player does not have.
/// Nothing is stored: they are derived from the player's runs, ignoring tampered ones, so an achievement can only be
/// lost together with its runs. Somebody who had all levels of a house in version 1.0.0 keeps what that earned.
/// \param progress result of loadProgress for the same player.
[[nodiscard]] tl::expected<std::vector<AchievementStanding>, StorageProblem>
loadAchievements(Database& database, const std::string& player, const Library& library, const Progress& progress,
                 const DailyStreaks& streaks);

} // namespace data
