#pragma once

#include "data/players/DailyProgress.hpp"
#include "data/players/Progress.hpp"

#include <array>
#include <vector>

namespace data {

/// What a player may reach besides stars. "At the optimum" means: without help, and without a move more than the proven
/// optimum.
enum class Achievement : std::uint8_t {
    FirstBoard,     ///< A board is solved.
    FirstOptimum,   ///< A board is solved at the optimum.
    SureHand,       ///< One of sureHandOptimum presses or more is, without an undo too.
    NightOwl,       ///< A random board of the hardest difficulty is.
    HundredPresses, ///< A board is solved without help whose proven optimum is hundredPresses or more.
    Corners,        ///< The campaign has a solved level on each of the surfaces.
    Week,           ///< Daily puzzles, each won on its day, on so many days in a row.
    FourInARow,     ///< A night shift with so many houses in a row at the optimum that the points are fourfold.
    Pack,           ///< All levels of a pack of the campaign are solved.
    SoundAsleep,    ///< All levels of a pack of the campaign have three stars.
    Street,         ///< All levels of the campaign are solved.
    PerfectStreet,  ///< All levels of the campaign have three stars.
};
inline constexpr std::array allAchievements{
    Achievement::FirstBoard,     Achievement::FirstOptimum, Achievement::SureHand, Achievement::NightOwl,
    Achievement::HundredPresses, Achievement::Corners,      Achievement::Week,     Achievement::FourInARow,
    Achievement::Pack,           Achievement::SoundAsleep,  Achievement::Street,   Achievement::PerfectStreet};

inline constexpr int sureHandOptimum = 12;
inline constexpr int hundredPresses = 100;

/// How far a player is with one of them.
struct AchievementStanding {
    Achievement which = Achievement::FirstBoard;
    int reached = 0; ///< Up to `needed`. Of a pack: of the one nearest to completion.
    int needed = 1;

    [[nodiscard]] bool done() const noexcept { return reached >= needed; }
    friend bool operator==(const AchievementStanding&, const AchievementStanding&) = default;
};

/// All of them in the order of allAchievements. Nothing is kept: they are read off the player's runs, of which those
/// that were tampered with count nothing, so that what was reached can be lost with the runs and with nothing else.
/// \param progress, daily what loadProgress and loadDailyProgress gave for this player.
[[nodiscard]] tl::expected<std::vector<AchievementStanding>, StorageProblem>
loadAchievements(Database& database, const std::string& player, const Library& library, const Progress& progress,
                 const DailyProgress& daily);

} // namespace data
