#pragma once

#include "data/database/Backups.hpp"
#include "data/database/Database.hpp"
#include "data/database/Restore.hpp"
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

/// The result of recording a solved board: stored, or why not.
struct Recorded {
    std::optional<data::RunId> run;
    std::optional<data::SubmitProblem> problem; ///< Empty also if nothing was to be stored (the solution was shown).
    bool late = false;                          ///< A daily puzzle that was not solved on its own day.
    std::vector<data::Achievement> earned{};    ///< By this run.
};

/// The result of recording a night shift: stored, or why not.
struct RecordedShift {
    std::optional<data::ShiftId> shift;
    std::optional<data::SubmitProblem> problem; ///< NotSolved if no house was put to bed.
    std::vector<data::Achievement> earned{};    ///< By this shift.
};

/// The records of the current player: runs, progress, unfinished boards. Everything is stored at once. If the database
/// cannot be written, one in memory takes its place, so that the game continues.
class Records {
public:
    Records(data::Paths paths, data::Database database, const data::Library& library, Preferences& preferences,
            const LocalClock& clock);

    /// What to tell the player about opening the database; std::nullopt if all is well.
    [[nodiscard]] std::optional<std::string> openProblem(const text::Text& text) const;
    /// What to tell the player if the database was reopened since the last call, because its file was deleted, replaced
    /// or damaged while the game was running; else std::nullopt.
    [[nodiscard]] std::optional<std::string> reopenProblem(const text::Text& text);
    [[nodiscard]] bool saves() const noexcept { return m_database.saves(); }

    /// The name that runs are stored under; data::unnamedPlayer until a name is given. To be shown by text::playerName.
    [[nodiscard]] std::string player() const;
    /// Whether the current player has a name.
    [[nodiscard]] bool named() const noexcept { return !m_preferences.get().player.empty(); }
    /// The current player's progress in the campaign.
    [[nodiscard]] const data::Progress& progress();
    /// The current local day.
    [[nodiscard]] puzzle::Day today() const;
    /// Stores the current day, once a day; from then on the calendar never goes back before it.
    void storeToday();
    /// The current player's progress in the calendar of daily puzzles.
    [[nodiscard]] const data::DailyProgress& daily();
    /// How far the current player has got with each achievement; empty if that cannot be read.
    [[nodiscard]] std::vector<data::AchievementStanding> achievements();
    /// The current player's progress in the lessons.
    [[nodiscard]] const data::LessonProgress& lessons();
    /// Stores how far the current player has got in a lesson; what cannot be stored counts until the game ends.
    /// \returns why it could not be stored, but only for the first failure in a row.
    std::optional<data::StorageProblem> noteLesson(const std::string& lesson, data::LessonResult reached);
    /// The number of moves of the player's best run of this board or day, if any.
    [[nodiscard]] std::optional<int> bestMoves(const Challenge& challenge);

    [[nodiscard]] std::optional<data::SavedBoard> unfinished(const std::string& key);
    [[nodiscard]] std::optional<data::SavedBoard> latestUnfinished();
    /// Stores the unfinished board. \returns why that failed, but only for the first failure in a row.
    std::optional<data::StorageProblem> keep(const Challenge& challenge, puzzle::SavedGame game);
    void drop(const std::string& key);

    /// Stores a solved board and removes it from the unfinished ones.
    Recorded record(const Challenge& challenge, puzzle::Performance played, const Par& par);
    /// Changes the player of a run to `name`, who becomes the current player.
    std::optional<data::RenameProblem> rename(data::RunId run, const std::string& name);

    /// Stores a finished shift.
    RecordedShift recordShift(puzzle::ShiftPerformance played);
    /// Changes the player of a shift to `name`, who becomes the current player.
    std::optional<data::RenameProblem> renameShift(data::ShiftId shift, const std::string& name);
    /// The player's best shift, if any.
    [[nodiscard]] std::optional<data::ShiftSummary> bestShift();

    /// Sets the current player, who is listed until removed. If the player had no name before, everything played
    /// without one now belongs to this name. \param name as returned by data::playerName, or empty for no name.
    void setPlayer(const std::string& name);
    /// Switches to another player, who is listed until removed; the records of the previous player stay theirs.
    /// \param name as stored.
    void switchTo(const std::string& name);
    /// All players who have any records or were created, and the current player; the one who played last comes first.
    [[nodiscard]] tl::expected<std::vector<data::PlayerSummary>, data::StorageProblem> players();
    /// Renames a player, who may be the current one. \returns the new name as stored.
    [[nodiscard]] tl::expected<std::string, data::Players::RenameProblem> renamePlayer(const std::string& from,
                                                                                       const std::string& to);
    /// Removes a player with everything that belongs to them. If it is the current player, there is no name then.
    [[nodiscard]] std::optional<data::StorageProblem> removePlayer(const std::string& name);
    /// The progress of any player in the campaign.
    [[nodiscard]] tl::expected<data::Progress, data::StorageProblem> progressOf(const std::string& player);
    /// The current daily streak of any player, in days; 0 if it cannot be read.
    [[nodiscard]] int dailyStreakOf(const std::string& player);
    /// The statistics of a player, or of all players together if `player` is empty.
    /// \param days how many days to list one by one, ending today.
    [[nodiscard]] tl::expected<data::Statistics, data::StorageProblem> statistics(const std::string& player, int days);

    [[nodiscard]] data::Leaderboard& leaderboard() noexcept { return m_leaderboard; }
    [[nodiscard]] data::Shifts& shifts() noexcept { return m_shifts; }

    /// The backups of the database, those with the latest date first.
    [[nodiscard]] std::vector<data::Backup> backups() const;
    /// Replaces the records of all players by those of a backup; see data::restoreBackup. If the current player is not
    /// in it, but under a former name, or a later one, that is the current player then.
    /// \returns why it was not restored; std::nullopt if it was.
    [[nodiscard]] std::optional<data::RestoreProblem> restoreBackup(const std::filesystem::path& file);

    /// The files that deleteEverything would delete.
    [[nodiscard]] std::vector<std::filesystem::path> ownFiles() const { return data::ownFiles(m_paths); }
    /// Deletes everything that the player has stored, starts a new, empty database and resets the settings.
    data::Deletion deleteEverything();

private:
    /// From now on, a backup is made before the first write of each day.
    void backUpDaily();
    /// The names of all listed players; empty if they cannot be read.
    [[nodiscard]] std::vector<std::string> listedNames();
    /// Changes the player of what was recorded last. \param table the leaderboard, or that of the shifts.
    template<class Table, class Id>
    std::optional<data::RenameProblem> renameIn(Table& table, Id id, const std::string& name);
    /// Gives everything played without a name to `name`, unless the current player has a name.
    void adopt(const std::string& name);
    /// Lists a player until removed, even without any records.
    void keepPlayer(const std::string& name);
    /// Makes `name` the current player; empty for no name.
    void setCurrentPlayer(const std::string& name);
    /// Makes a run that could not be stored count until the game ends.
    void countUnstored(const Challenge& challenge, const data::RunSummary& run);

    data::Paths m_paths;
    data::Database m_database;
    const data::Library& m_library;
    Preferences& m_preferences;
    const LocalClock& m_clock;
    data::Leaderboard m_leaderboard;
    data::SavedBoards m_boards;
    data::Shifts m_shifts;
    data::Players m_players;
    /// A player's progress as last read.
    template<class Kind>
    struct CachedProgress {
        Kind progress{};
        std::string of;    ///< The player.
        bool stale = true; ///< Has to be read again.
        int from = 0;      ///< Database::reopenCount() when it was read.
    };
    template<class Kind, class Load>
    const Kind& current(CachedProgress<Kind>& read, const Load& load);
    void markStale() { m_levels.stale = m_days.stale = m_lessons.stale = true; }

    CachedProgress<data::Progress> m_levels;
    CachedProgress<data::DailyProgress> m_days;
    CachedProgress<data::LessonProgress> m_lessons;
    std::optional<puzzle::Day> m_storedDay; ///< The day that storeToday() stored last.
    int m_storedDayReopens = 0;             ///< Database::reopenCount() then.
    int m_levelsRevision = 0;               ///< The library revision that m_levels was read for.
    int m_recordedReopens = 0; ///< reopenCount() when the last run was stored: its id means nothing in another file.
    int m_reportedReopens = 0; ///< reopenCount() as last reported by reopenProblem().
    bool m_saveFailed = false; ///< The last keep() failed.
    bool m_lessonSaveFailed = false; ///< The last noteLesson() failed.
};

/// The key that an unfinished board is stored under: its own key and, for a random board that shares its key with
/// others, its seed.
[[nodiscard]] std::string savedKey(const Challenge& challenge);

/// Makes a challenge of a level.
[[nodiscard]] Challenge challengeOf(const data::LevelRef& level);

/// The board of a run, with everything known about it: the level of its key if that is still the same board, its day,
/// or just its share code. \returns std::nullopt if the share code is invalid.
[[nodiscard]] std::optional<Challenge> challengeOf(const data::RunSummary& run, const data::Library& library);

/// The unfinished board that the player played last, if it can still be played: as its level, as its day, or by its
/// share code with the seed that it was generated from.
[[nodiscard]] std::optional<Challenge> resumable(Records& records, const data::Library& library);

} // namespace game
