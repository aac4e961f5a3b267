// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/AnswerList.hpp"
#include "data/database/Database.hpp"
#include "data/levels/Library.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace data {

/// What a player answered to the riddles of levels, oldest first, by the key of the level. No answer occurs twice.
using RiddleAnswers = std::map<puzzle::RunKey, std::vector<std::int64_t>>;

/// Stores another answer to a level's riddle, as addAnswer does.
/// \pre isAsked(level.level()).
[[nodiscard]] tl::expected<void, StorageProblem> storeAnswer(Database& database, const std::string& player,
                                                             const LevelRef& level, std::int64_t answer);

/// How the riddle of a level went when it was asked anew, about other boards: see lights::askAnew.
struct AskedAnew {
    static constexpr int wanted = 2; ///< Right answers in a row that earn three stars.

    int boards = 0;      ///< So many were answered.
    int inRow = 0;       ///< Right answers since the last wrong one.
    bool earned = false; ///< Three stars.

    void note(bool right);
};

/// Stores the answer to a level's riddle about another board. Only the first one about each board counts.
/// \param asked lights::identity() of the board and what was asked about it. \pre isAsked(level.level()).
[[nodiscard]] tl::expected<void, StorageProblem> storeAnswerAnew(Database& database, const std::string& player,
                                                                 const LevelRef& level, std::string_view asked,
                                                                 std::int64_t answer);

/// A player's result for one level.
struct LevelBest {
    int stars = 0; ///< 1 to 3, the most of any run.
    int moves = 0; ///< Moves of the best run in leaderboard order, as `time` and `assisted`; 0 for an answered riddle.
    puzzle::Milliseconds time{};
    bool assisted = false;
    std::string date{}; ///< Of that run, UTC; empty for an answered riddle.

    friend bool operator==(const LevelBest&, const LevelBest&) = default;
};

/// A player's results in the levels of a library, from verified runs and from answers to riddles.
struct Progress {
    std::map<puzzle::RunKey, LevelBest> best; ///< Solved levels only.
    RiddleAnswers answers;                    ///< The answers to levels that ask something, solved or not.
    std::map<puzzle::RunKey, AskedAnew> anew; ///< Those of them that were asked again; their stars are in `best`.

    [[nodiscard]] const LevelBest* at(const puzzle::RunKey& key) const; ///< Null if not solved.
    [[nodiscard]] int stars(const LibraryPack& pack) const;             ///< Stars earned in the pack.
    [[nodiscard]] int solved(const LibraryPack& pack) const;            ///< Solved levels of the pack.
    [[nodiscard]] int stars(std::span<const LibraryPack> series) const; ///< Stars earned in several packs.
    [[nodiscard]] int stars(const Library& library) const;              ///< Stars earned in the campaign.
};

/// Reads a player's runs on the levels' current boards, ignoring tampered ones.
[[nodiscard]] tl::expected<Progress, StorageProblem> loadProgress(Database& database, const Library& library,
                                                                  const std::string& player);

/// The maximum number of stars: three per level.
[[nodiscard]] int maxStars(const LibraryPack& pack);
[[nodiscard]] int maxStars(std::span<const LibraryPack> series);
[[nodiscard]] int maxStars(const Library& library); ///< For the campaign.

/// Stars needed to open the pack `index` of a series (Library::seriesOf): 60 % of the maximum of all earlier packs, or
/// of those up to Pack::after, without optional levels; rounded down to a multiple of five, and at most Pack::opensAt.
[[nodiscard]] int starsToOpen(std::span<const LibraryPack> series, std::size_t index);
/// The stars that count towards opening the packs of a series: all that were earned there, also in the albums, which no
/// pack asks for.
[[nodiscard]] int starsTowards(const Library& library, const Progress& progress, std::span<const LibraryPack> series);

/// Whether a pack is open. The player's own packs always are.
[[nodiscard]] bool isOpen(const Library& library, const Progress& progress, const LibraryPack& pack, bool unlockAll);
/// Whether a level is open: its pack is open, and the level is at most two after the last solved level of the pack, or
/// if it is optional, all others of the pack are solved. All levels of an album are open with their house.
[[nodiscard]] bool isOpen(const Library& library, const Progress& progress, const LevelRef& level, bool unlockAll);
/// Whether each level of a pack is open.
[[nodiscard]] std::vector<bool> openLevels(const Library& library, const Progress& progress, const LibraryPack& pack,
                                           bool unlockAll);

/// Returns the level to continue with: the first open unsolved level after `after` in its pack, otherwise in the
/// following packs of the series, otherwise from the start of the series; std::nullopt if every open level of it is
/// solved. Optional levels come last, unless `after` is one. Without `after` the series is the campaign. After a level
/// of an album, or of a pack of the player's own, it is another unsolved one of that.
[[nodiscard]] std::optional<LevelRef> nextLevel(const Library& library, const Progress& progress,
                                                const std::optional<LevelRef>& after, bool unlockAll);

/// A player's progress in one lesson.
struct LessonResult {
    int steps = 0;     ///< Steps completed, from the start.
    bool done = false; ///< Whether all steps were completed at some time.

    friend bool operator==(const LessonResult&, const LessonResult&) = default;
};

/// A player's progress in each lesson, by lesson name.
struct LessonProgress {
    std::map<std::string, LessonResult, std::less<>> reached; ///< Lessons that were started or offered only.

    [[nodiscard]] LessonResult at(std::string_view lesson) const;
    /// Merges new progress; never goes back.
    void note(std::string_view lesson, LessonResult reached);
};

[[nodiscard]] tl::expected<LessonProgress, StorageProblem> loadLessonProgress(Database& database,
                                                                              const std::string& player);

/// Stores a player's progress in a lesson, merged with earlier progress.
[[nodiscard]] tl::expected<void, StorageProblem> noteLesson(Database& database, const std::string& player,
                                                            std::string_view lesson, LessonResult reached);

} // namespace data
