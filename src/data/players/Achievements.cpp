// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/Achievements.hpp"

#include "data/database/Attempt.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/players/EarlierRuns.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/ShiftTable.hpp"
#include "puzzle/EventText.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace data {

namespace {

constexpr int daysOfWeek = 7;
constexpr int fourfoldChain = 4; ///< Consecutive boards at the optimum after which a shift multiplies points by four.
constexpr int allStars = 3;
constexpr std::string_view hotelId = "hotel"; ///< The house with quiet hours.

/// What a run has to be. An optimum may have to be corrected (see RunVerifier::correctOptimum), so that `condition`,
/// which chooses the rows, is not enough.
struct WantedRun {
    std::string condition;                          ///< On the rows of RunTable.
    std::function<bool(const Run&)> holds = anyRun; ///< For a run with the right optimum.

    static bool anyRun(const Run&) { return true; }
};

bool isAtOptimum(const Run& run) {
    return run.exact && run.moves <= run.optimum && !run.assisted();
}

/// At an optimum of at least `least`. \param condition a further one on the rows.
WantedRun atOptimum(const std::string& condition = "1", int least = 1) {
    return {"r.exact <> 0 AND r.moves <= r.optimum AND r.hints <= 0 AND r.live = 0 AND r.optimum >= " +
                std::to_string(least) + " AND " + condition,
            [least](const Run& run) { return isAtOptimum(run) && run.optimum >= least; }};
}

/// At an optimum of at least `least`, with no press taken back: not by undo, nor by pressing a window again.
/// \param condition on the rows.
WantedRun sureHand(const std::string& condition, int least) {
    WantedRun wanted = atOptimum(condition + " AND r.undos <= 0", least);
    wanted.holds = [holds = std::move(wanted.holds)](const Run& run) {
        const auto presses = puzzle::countPresses(run.events);
        return holds(run) && presses && presses->standing == run.moves;
    };
    return wanted;
}

WantedRun onSealedBoard(const std::string& condition) {
    WantedRun wanted = sureHand(condition, noWrongPressOptimum);
    wanted.holds = [holds = std::move(wanted.holds)](const Run& run) {
        const auto board = holds(run) ? boardOfCode(run.code) : std::nullopt;
        return board && hasSealed(*board);
    };
    return wanted;
}

/// Selects the player's runs that meet a condition. The player is parameter 1.
std::string runsOfPlayer(const std::string& condition) {
    return RunTable::select + "WHERE r.player_id = (SELECT id FROM players WHERE folded = folded_name(?1)) AND " +
           condition;
}

/// Whether the player has a valid run that is as wanted.
bool hasRun(SQLite::Database& sql, RunVerifier& verifier, const std::string& player, const WantedRun& wanted) {
    SQLite::Statement select(sql, runsOfPlayer(wanted.condition));
    bindText(select, 1, player);
    while (select.executeStep()) {
        StoredRow<Run> stored = RunTable::read(select);
        // Looked at first, since verifying takes longer; a corrected optimum is never more.
        if (wanted.holds(stored.run) && !problemOf(stored, verifier) && wanted.holds(stored.run))
            return true;
    }
    return false;
}

/// Whether the player has two valid runs on a board that press different windows, both as wanted.
bool hasTwoWays(SQLite::Database& sql, RunVerifier& verifier, const std::string& player, const WantedRun& wanted) {
    SQLite::Statement select(sql, runsOfPlayer(wanted.condition +
                                               " AND r.code IN (SELECT code FROM runs WHERE player_id = r.player_id"
                                               " GROUP BY code HAVING count(*) > 1) ORDER BY r.code"));
    bindText(select, 1, player);
    std::string code;
    std::vector<puzzle::Cell> first; ///< The first way on the board of the code.
    while (select.executeStep()) {
        StoredRow<Run> stored = RunTable::read(select);
        const auto way = puzzle::oddPresses(stored.run.events);
        const bool another = stored.run.code == code;
        if (!way || (another && *way == first) || problemOf(stored, verifier) || !wanted.holds(stored.run))
            continue;
        if (another)
            return true;
        code = stored.run.code;
        first = *way;
    }
    return false;
}

/// Whether the player has a valid night shift with as many boards at the optimum one after the other.
bool hasChain(SQLite::Database& sql, RunVerifier& verifier, const std::string& player, int chain) {
    SQLite::Statement select(sql, ShiftTable::select +
                                      "WHERE s.player_id = (SELECT id FROM players WHERE folded = folded_name(?1)) "
                                      "AND s.best_run >= ?2");
    bindText(select, 1, player);
    select.bind(2, chain);
    while (select.executeStep())
        if (auto stored = ShiftTable::read(select); !problemOf(stored, verifier))
            return true;
    return false;
}

/// Returns the progress in the pack nearest to completion. \param count how many levels of a pack count.
template<class Count>
AchievementStanding nearest(Achievement which, std::span<const LibraryPack> packs, const Count& count) {
    AchievementStanding best{which, 0, 0};
    for (const LibraryPack& pack : packs) {
        const int needed = static_cast<int>(pack.pack.levels.size());
        const int reached = count(pack);
        if (best.needed == 0 || reached * best.needed > best.reached * needed)
            best = {which, reached, needed};
    }
    best.needed = std::max(best.needed, 1); // If there are none.
    return best;
}

/// Whether a pack has a level that is not optional. One without is never required.
bool isAskedFor(const LibraryPack& pack) {
    return std::any_of(pack.pack.levels.begin(), pack.pack.levels.end(),
                       [](const Level& level) { return !level.optional; });
}

/// Returns the progress in all packs that are required.
template<class Count>
AchievementStanding together(Achievement which, std::span<const LibraryPack> packs, const Count& count) {
    AchievementStanding sum{which, 0, 0};
    for (const LibraryPack& pack : packs) {
        if (!isAskedFor(pack))
            continue;
        sum.needed += static_cast<int>(pack.pack.levels.size());
        sum.reached += count(pack);
    }
    sum.needed = std::max(sum.needed, 1);
    return sum;
}

/// Whether the player had so many stars in all levels that the whole campaign of 1.0.0 asked for.
bool hadStreet(const EarlierRuns& earlier, const Library& library, const Progress& progress, int stars) {
    bool had = false;
    for (const LibraryPack& pack : library.campaign()) {
        if (!isAskedFor(pack) || !EarlierRuns::hasLevelsOf(pack))
            continue;
        if (!earlier.hadAll(library, progress, pack, stars))
            return false;
        had = true;
    }
    return had;
}

/// The condition that a run is on a board of Lights Out.
std::string onLights(puzzle::Kinds kinds) {
    const auto lights = std::find_if(kinds.begin(), kinds.end(), [](const auto* kind) { return kind->id().empty(); });
    return lights == kinds.end() ? std::string("0") : "r.code LIKE '" + std::string((*lights)->codePrefix()) + "%'";
}

int surfaces(const Library& library, const Progress& progress) {
    std::set<int> met;
    for (const LibraryPack* pack : library.campaignAndAlbums())
        for (std::size_t i = 0; i < pack->pack.levels.size(); ++i)
            if (progress.at(levelKey(*pack, i)) != nullptr)
                met.insert(surfaceKind(pack->pack.levels[i]));
    return static_cast<int>(met.size());
}

} // namespace

void DailyStreaks::include(const DailyProgress& series) {
    longest = std::max(longest, series.longestStreak());
    alone = std::max(alone, series.longestStreakAlone());
}

tl::expected<std::vector<AchievementStanding>, StorageProblem>
loadAchievements(Database& database, const std::string& player, const Library& library, const Progress& progress,
                 const DailyStreaks& streaks) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        const SQLite::Transaction moment(sql); // All queries see the same state.
        RunVerifier verifier(database.kinds());
        const auto ran = [&](Achievement which, const WantedRun& wanted) {
            return AchievementStanding{which, hasRun(sql, verifier, player, wanted) ? 1 : 0, 1};
        };
        const EarlierRuns earlier(sql, player);
        /// How many levels of a pack have so many stars; all that were there in 1.0.0 are enough.
        const auto withStars = [&](int stars) {
            return [&, stars](const LibraryPack& pack) {
                const auto all = static_cast<int>(pack.pack.levels.size());
                if (earlier.hadAll(library, progress, pack, stars))
                    return all;
                int count = 0;
                for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
                    if (const LevelBest* level = progress.at(levelKey(pack, i)))
                        count += level->stars >= stars ? 1 : 0;
                return count;
            };
        };
        /// The whole campaign. Whoever had all of it in 1.0.0 keeps that, although there are more houses now.
        const auto street = [&](Achievement which, int stars) {
            AchievementStanding standing = together(which, library.campaign(), withStars(stars));
            if (hadStreet(earlier, library, progress, stars))
                standing.reached = standing.needed;
            return standing;
        };
        const LibraryPack* const hotel = library.pack(hotelId);
        const int quiet = hotel != nullptr && hotel->shipped ? withStars(allStars)(*hotel) : 0;
        const auto solved = withStars(1);
        const auto perfect = withStars(allStars);
        const std::string lights = onLights(database.kinds());
        const std::string before = std::string(" AND ") + EarlierRuns::condition;
        std::vector<AchievementStanding> all{
            ran(Achievement::FirstBoard, {"1" + before}),
            ran(Achievement::FirstOptimum, atOptimum()),
            ran(Achievement::SureHand, sureHand(lights, sureHandOptimum)),
            ran(Achievement::NoWrongPress, onSealedBoard(lights)),
            {Achievement::TwoWays, hasTwoWays(sql, verifier, player, atOptimum(lights)) ? 1 : 0, 1},
            ran(Achievement::NightOwl,
                atOptimum(RunTable::keysOf(puzzle::RunMode::Random) + "AND r.key LIKE '%,hardest'")),
            ran(Achievement::HundredPresses,
                {lights + " AND r.exact <> 0 AND r.hints <= 0 AND r.live = 0 AND r.optimum >= " +
                     std::to_string(hundredPresses) + before,
                 [](const Run& run) { return run.exact && run.optimum >= hundredPresses; }}),
            {Achievement::Corners, std::min(surfaces(library, progress), surfaceKinds), surfaceKinds},
            {Achievement::Week, std::min(streaks.longest, daysOfWeek), daysOfWeek},
            {Achievement::WeekAlone, std::min(streaks.alone, daysOfWeek), daysOfWeek},
            {Achievement::FourInARow, hasChain(sql, verifier, player, fourfoldChain) ? 1 : 0, 1},
            {Achievement::NightPorter, std::min(quiet, nightPorterLevels), nightPorterLevels},
            nearest(Achievement::Pack, library.campaign(), solved),
            nearest(Achievement::SoundAsleep, library.campaign(), perfect),
            street(Achievement::Street, 1),
            street(Achievement::PerfectStreet, allStars),
            nearest(Achievement::Box, library.nextDoor(), solved),
            ran(Achievement::Outwitted, atOptimum("r.key LIKE 'arukone:%,any,trap,any'")),
            together(Achievement::NextDoor, library.nextDoor(), perfect)};
        std::erase_if(all, [](const AchievementStanding& each) { return isRetired(each.which) && !each.done(); });
        return all;
    });
}

} // namespace data
