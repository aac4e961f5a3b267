#pragma once

#include "data/database/Database.hpp"

#include <tl/expected.hpp>

#include <map>
#include <string>
#include <string_view>

namespace data {

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
