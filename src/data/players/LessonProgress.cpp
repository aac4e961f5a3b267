#include "data/players/LessonProgress.hpp"

#include "data/database/Attempt.hpp"

#include <algorithm>

namespace data {

LessonReached LessonProgress::at(std::string_view lesson) const {
    const auto found = reached.find(lesson);
    return found == reached.end() ? LessonReached{} : found->second;
}

void LessonProgress::note(std::string_view lesson, LessonReached now) {
    LessonReached& known = reached[std::string(lesson)];
    known = {std::max(known.steps, now.steps), known.done || now.done};
}

tl::expected<LessonProgress, StorageProblem> loadLessonProgress(Database& database, const std::string& player) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        LessonProgress progress;
        SQLite::Statement select(sql, "SELECT lesson, steps, done FROM lessons"
                                      " WHERE player_id = (SELECT id FROM players WHERE name = ?)");
        select.bind(1, player);
        while (select.executeStep())
            progress.note(textOf(select.getColumn(0)),
                          {select.getColumn(1).getInt(), select.getColumn(2).getInt() != 0});
        return progress;
    });
}

tl::expected<void, StorageProblem> noteLesson(Database& database, const std::string& player, std::string_view lesson,
                                              LessonReached reached) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = writing(sql);
        SQLite::Statement insertion(sql, "INSERT INTO lessons(player_id, lesson, steps, done) VALUES (?, ?, ?, ?)"
                                         " ON CONFLICT (player_id, lesson) DO UPDATE SET"
                                         " steps = max(steps, excluded.steps), done = max(done, excluded.done)");
        insertion.bind(1, playerId(sql, player));
        bindText(insertion, 2, lesson);
        insertion.bind(3, reached.steps);
        insertion.bind(4, reached.done ? 1 : 0);
        insertion.exec();
        transaction.commit();
    });
}

} // namespace data
