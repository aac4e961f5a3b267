#pragma once

#include "data/database/Database.hpp"
#include "data/levels/Library.hpp"

#include <tl/expected.hpp>

#include <map>
#include <string>
#include <string_view>

namespace data {

/// What a player has reached at one level.
struct LevelBest {
    int stars = 0; ///< 1 … 3: the most of any run.
    int moves = 0; ///< Of the best run by the rules of the leaderboard, as are the next two.
    puzzle::Milliseconds time{};
    bool assisted = false;

    friend bool operator==(const LevelBest&, const LevelBest&) = default;
};

/// What a player has reached in the levels of a library, from runs that were verified.
struct Progress {
    std::map<puzzle::RunKey, LevelBest> best; ///< Only solved levels.

    [[nodiscard]] const LevelBest* at(const puzzle::RunKey& key) const; ///< Null where not solved.
    [[nodiscard]] int stars(const LibraryPack& pack) const;             ///< Earned in the pack.
    [[nodiscard]] int solved(const LibraryPack& pack) const;            ///< Levels of the pack that are solved.
    [[nodiscard]] int stars(const Library& library) const;              ///< Earned in the campaign.
};

/// Reads a player's runs at the boards that the levels have now. A tampered run counts nothing.
[[nodiscard]] tl::expected<Progress, StorageProblem> loadProgress(Database& database, const Library& library,
                                                                  const std::string& player);

/// The most stars there are: three a level.
[[nodiscard]] int maxStars(const LibraryPack& pack);
[[nodiscard]] int maxStars(const Library& library); ///< Of the campaign.

/// Stars that open the campaign's pack `index`: 60 % of those of the packs before, rounded down to a multiple of five.
[[nodiscard]] int starsToOpen(const Library& library, std::size_t index);

/// Whether a pack is open. The player's own always are.
[[nodiscard]] bool isOpen(const Library& library, const Progress& progress, const LibraryPack& pack, bool unlockAll);
/// Whether a level is open: its pack is, and it is at most two past the last solved one of the pack.
[[nodiscard]] bool isOpen(const Library& library, const Progress& progress, const LevelRef& level, bool unlockAll);

/// The level to go on with: the first open unsolved one after `after` in its pack, else in the packs behind, else from
/// the start of the campaign; nothing when every open level is solved.
[[nodiscard]] std::optional<LevelRef> nextLevel(const Library& library, const Progress& progress,
                                                const std::optional<LevelRef>& after, bool unlockAll);

/// How far a player has come in one lesson.
struct LessonReached {
    int steps = 0;     ///< That were done, from the first on.
    bool done = false; ///< All of them were, once.

    friend bool operator==(const LessonReached&, const LessonReached&) = default;
};

/// How far a player has come in each lesson, by its name.
struct LessonProgress {
    std::map<std::string, LessonReached, std::less<>> reached; ///< Only lessons that were begun.

    [[nodiscard]] LessonReached at(std::string_view lesson) const;
    /// Further steps count, fewer change nothing.
    void note(std::string_view lesson, LessonReached reached);
};

[[nodiscard]] tl::expected<LessonProgress, StorageProblem> loadLessonProgress(Database& database,
                                                                              const std::string& player);

/// Notes that a player has come so far; what was reached before stays.
[[nodiscard]] tl::expected<void, StorageProblem> noteLesson(Database& database, const std::string& player,
                                                            std::string_view lesson, LessonReached reached);

} // namespace data
