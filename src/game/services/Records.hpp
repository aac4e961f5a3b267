#pragma once

#include "data/database/Database.hpp"
#include "data/levels/Library.hpp"
#include "data/players/Achievements.hpp"
#include "data/players/DailyProgress.hpp"
#include "data/players/Players.hpp"
#include "data/players/Progress.hpp"
#include "data/players/Statistics.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/SavedBoards.hpp"
#include "data/runs/Shifts.hpp"
#include "data/settings/OwnData.hpp"
#include "game/boards/Challenge.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/Preferences.hpp"
#include "text/Text.hpp"

#include <optional>
#include <string>

namespace game {

/// What became of a solved board: stored, or why not.
struct Recorded {
    std::optional<data::RunId> run;
    std::optional<data::SubmitProblem> problem; ///< Empty where nothing was to be stored (the solution was shown).
    bool late = false;                          ///< A daily puzzle that was not won on its own day.
    std::vector<data::Achievement> earned{};    ///< Reached by this run.
};

/// What became of a night shift: stored, or why not.
struct RecordedShift {
    std::optional<data::ShiftId> shift;
    std::optional<data::SubmitProblem> problem; ///< NotSolved where no house was put to bed.
    std::vector<data::Achievement> earned{};    ///< Reached by this shift.
};

/// What the current player has done: runs, progress, unfinished boards. Everything is stored at once; a database that
/// cannot be written is replaced by memory, so that the game plays on.
class Records {
public:
    Records(data::Paths paths, data::Database database, const data::Library& library, Preferences& preferences,
            const LocalClock& clock);

    /// What the player is to know of how the database was opened; nothing where all is well.
    [[nodiscard]] std::optional<std::string> trouble(const text::Text& text) const;
    /// The same when the database had to be opened anew since the last call: its file was deleted, replaced or damaged
    /// while the game was running.
    [[nodiscard]] std::optional<std::string> news(const text::Text& text);
    [[nodiscard]] bool saves() const noexcept { return m_database.saves(); }

    /// Under whom runs are stored; data::unnamedPlayer until somebody gives a name. Shown as text::playerName has it.
    [[nodiscard]] std::string player() const;
    /// Whether somebody gave a name.
    [[nodiscard]] bool named() const noexcept { return !m_preferences.get().player.empty(); }
    /// Reached in the campaign by the current player.
    [[nodiscard]] const data::Progress& progress();
    /// The day that it is here.
    [[nodiscard]] puzzle::Day today() const;
    /// Notes which day it is, once a day: from then on the calendar does not go back behind it.
    void noteToday();
    /// Reached in the calendar of daily puzzles by the current player.
    [[nodiscard]] const data::DailyProgress& daily();
    /// What the current player has reached besides stars; empty where that cannot be read.
    [[nodiscard]] std::vector<data::AchievementStanding> achievements();
    /// Reached in the lessons by the current player.
    [[nodiscard]] const data::LessonProgress& lessons();
    /// Notes that the current player has come so far in a lesson. \returns why it could not be stored, once: not again
    /// before it worked again. It counts until the game ends then.
    std::optional<data::StorageProblem> noteLesson(const std::string& lesson, data::LessonReached reached);
    /// The player's best run of this board or day: its moves; nothing where there is none.
    [[nodiscard]] std::optional<int> bestMoves(const Challenge& challenge);

    [[nodiscard]] std::optional<data::SavedBoard> unfinished(const std::string& key);
    [[nodiscard]] std::optional<data::SavedBoard> latestUnfinished();
    /// Keeps the board as it stands. \returns the problem, once: not again before it worked again.
    std::optional<data::StorageProblem> keep(const Challenge& challenge, puzzle::SavedGame game);
    void drop(const std::string& key);

    /// Stores a solved board and drops it from the unfinished ones.
    Recorded record(const Challenge& challenge, puzzle::Performance played, const Par& par);
    /// Gives a run to `name`, who is the player from now on.
    std::optional<data::RenameProblem> rename(data::RunId run, const std::string& name);

    /// Stores a shift that is over.
    RecordedShift recordShift(puzzle::ShiftPerformance played);
    /// Gives a shift to `name`, who is the player from now on.
    std::optional<data::RenameProblem> renameShift(data::ShiftId shift, const std::string& name);
    /// The player's best shift, if there is one.
    [[nodiscard]] std::optional<data::ShiftSummary> bestShift();

    /// Who plays from now on, and is listed until they are removed. A first name takes over what was played without
    /// one. \param name as data::playerName gives it, or empty for nobody.
    void setPlayer(const std::string& name);
    /// Another player takes over, and is listed until they are removed; what the one before did stays theirs.
    /// \param name as it is stored.
    void switchTo(const std::string& name);
    /// Everybody who has anything or was created, who played last first, and the current player.
    [[nodiscard]] tl::expected<std::vector<data::PlayerSummary>, data::StorageProblem> players();
    /// Gives a player another name, also to the current one.
    [[nodiscard]] tl::expected<std::string, data::Players::RenameProblem> renamePlayer(const std::string& from,
                                                                                       const std::string& to);
    /// Removes a player with all that belongs to them; if they play now, nobody has a name then.
    [[nodiscard]] std::optional<data::StorageProblem> removePlayer(const std::string& name);
    /// Reached in the campaign by any player.
    [[nodiscard]] tl::expected<data::Progress, data::StorageProblem> progressOf(const std::string& player);
    /// Daily puzzles that any player won in a row, up to now; 0 where that cannot be read.
    [[nodiscard]] int dailyStreakOf(const std::string& player);
    /// What a player has done, or everybody if `player` is empty, with so many days up to today.
    [[nodiscard]] tl::expected<data::Statistics, data::StorageProblem> statistics(const std::string& player, int days);

    [[nodiscard]] data::Leaderboard& leaderboard() noexcept { return m_leaderboard; }
    [[nodiscard]] data::Shifts& shifts() noexcept { return m_shifts; }

    /// Files that forgetEverything would delete.
    [[nodiscard]] std::vector<std::filesystem::path> ownFiles() const { return data::ownFiles(m_paths); }
    /// Deletes all that the player has stored; a new, empty database begins and the settings are at their defaults.
    data::Deletion forgetEverything();

private:
    /// Renames in a table that has what was recorded last. \param table the leaderboard, or that of the shifts.
    template<class Table, class Id>
    std::optional<data::RenameProblem> renameIn(Table& table, Id id, const std::string& name);
    /// Gives what was played without a name to `name`, if nobody had one.
    void adopt(const std::string& name);
    /// Lists a player until they are removed, whatever they play.
    void keepPlayer(const std::string& name);
    /// Makes `name` the current player; nobody if it is empty.
    void setCurrentPlayer(const std::string& name);
    /// Counts a run that could not be stored until the game ends.
    void remember(const Challenge& challenge, const data::RunSummary& run);

    data::Paths m_paths;
    data::Database m_database;
    const data::Library& m_library;
    Preferences& m_preferences;
    const LocalClock& m_clock;
    data::Leaderboard m_leaderboard;
    data::SavedBoards m_boards;
    data::Shifts m_shifts;
    data::Players m_players;
    /// Progress of a player as it was read last.
    template<class Kind>
    struct Read {
        Kind progress{};
        std::string of;    ///< The player.
        bool stale = true; ///< To be read again.
        int from = 0;      ///< How often the database had been opened anew when it was read.
    };
    template<class Kind, class Load>
    const Kind& current(Read<Kind>& read, const Load& load);
    void readAgain() { m_levels.stale = m_days.stale = m_lessons.stale = true; }

    Read<data::Progress> m_levels;
    Read<data::DailyProgress> m_days;
    Read<data::LessonProgress> m_lessons;
    std::optional<puzzle::Day> m_noted; ///< The last day that noteToday() was given.
    int m_notedIn = 0;                  ///< How often the database had been opened anew then, and …
    int m_levelsOf = 0;                 ///< The library's revision that m_levels was read for.
    int m_recordedIn = 0;               ///< … when the last run was stored: its id means nothing in another file.
    int m_toldOf = 0;                   ///< … when that was last told.
    bool m_troubled = false;            ///< The last keep failed.
    bool m_lessonTroubled = false;      ///< So did the last note of a lesson.
};

/// Under which name an unfinished board is kept: its key, and for one of many random boards its seed too.
[[nodiscard]] std::string keptKey(const Challenge& challenge);

/// The challenge that a level of the library is.
[[nodiscard]] Challenge challengeOf(const data::LevelRef& level);

/// The board of a run, with all that is known of it: the level of its key where that still is the same board, its day,
/// or nothing but its share code. \returns nothing where the code is none.
[[nodiscard]] std::optional<Challenge> challengeOf(const data::RunSummary& run, const data::Library& library);

/// The player's unfinished board that was played last, if it still can be played: its level, its day, or its share code
/// with the seed that it was generated from.
[[nodiscard]] std::optional<Challenge> resumable(Records& records, const data::Library& library);

} // namespace game
