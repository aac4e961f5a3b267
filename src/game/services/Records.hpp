// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Backups.hpp"
#include "data/database/Database.hpp"
#include "data/database/Restore.hpp"
#include "data/database/WriteQueue.hpp"
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
#include "data/shared/Outbox.hpp"
#include "game/boards/Challenge.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/PendingBoards.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Recorded.hpp"
#include "lights/solver/RiddleAnew.hpp"
#include "text/Text.hpp"

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace game {

/// What a write was about, in the order in which it is listed.
enum class RecordKind : std::uint8_t { Run, Shift, Board, Lesson, Answer, Player };

/// The records of the current player: runs, progress, unfinished boards. Everything is stored at once, by a
/// data::WriteQueue, so that nothing here waits for the disk or for other programs. What is read includes what was
/// stored before, unless that takes longer than a fraction of a frame: then revision() changes afterwards. If the
/// database cannot be written, one in memory takes its place, so that the game continues.
///
/// What was played and cannot be stored, because the disk is full or another program holds the file for long, is kept
/// in memory and tried again every few seconds until the game ends.
class Records {
public:
    Records(data::Paths paths, data::Database database, const data::Library& library, Preferences& preferences,
            const LocalClock& clock);
    /// Tries for the last time to store what could not be stored so far.
    ~Records();
    Records(const Records&) = delete;
    Records& operator=(const Records&) = delete;

    /// What to tell the player about opening the database; std::nullopt if all is well.
    [[nodiscard]] std::optional<std::string> openProblem(const text::Text& text) const;
    /// What to tell the player if the database was reopened since the last call, because its file was deleted, replaced
    /// or damaged while the game was running; else std::nullopt.
    [[nodiscard]] std::optional<std::string> reopenProblem(const text::Text& text);
    /// The backup with more runs than the score file, if that is damaged or has none.
    [[nodiscard]] std::optional<data::Backup> fullerBackup() const;
    /// Seconds until reopenProblem() tries again to open a score file that could not be used; negative if it is in use.
    [[nodiscard]] float untilTrying() const;
    [[nodiscard]] bool saves() const noexcept { return m_database.saves(); }

    static constexpr float tryAgainEvery = 5; ///< Seconds.

    /// Takes note of what has been stored since the last call, and of what could not be; from time to time, tries that
    /// again. \param passed seconds since the last call.
    void update(float passed = 0);
    /// Tries at once to store what could not be stored so far; one after the other, until one fails.
    void tryAgain();
    /// Whether something could not be stored so far.
    [[nodiscard]] bool keepsUnsaved() const;
    /// Whether something is still being stored.
    [[nodiscard]] bool storing() const { return !m_writes.idle(); }
    /// Whether another program that holds the file keeps something from being stored.
    [[nodiscard]] bool heldUp() const { return m_writes.heldUp(); }
    /// Changes when something was stored that was missing when the database was last read.
    [[nodiscard]] int revision() const noexcept { return m_revision; }
    /// Why something could not be stored, if nobody has been told yet: only for the first failure in a row.
    [[nodiscard]] std::optional<data::StorageProblem> takeProblem() { return std::exchange(m_problem, std::nullopt); }
    /// To be called when the game is closed: from now on, unstored() lists what cannot be stored. Tries that once more.
    void beginClosing();
    /// Gives up waiting for other programs that hold the file.
    void stopWaiting() { m_writes.stopWaiting(); }
    void waitAgain() { m_writes.waitAgain(); } ///< Takes that back.
    [[nodiscard]] std::set<RecordKind> unstored() const;
    /// Why the last write that failed did.
    [[nodiscard]] std::optional<data::StorageProblem> lastProblem() const noexcept { return m_lastProblem; }
    /// Gives what is being stored a moment to be done, a fraction of a frame.
    void settle();
    /// Waits until everything is stored or refused, if need be for other programs. The game in a window must not.
    void finishStoring();

    /// The name that runs are stored under; data::unnamedPlayer until a name is given. To be shown by text::playerName.
    [[nodiscard]] std::string player() const;
    /// Whether the current player has a name.
    [[nodiscard]] bool named() const noexcept { return !m_preferences.get().player.empty(); }
    /// The current player's progress in the campaign.
    [[nodiscard]] const data::Progress& progress();
    /// The clock's time, or the earliest that a run can have if the clock is further behind.
    [[nodiscard]] puzzle::Moment now() const;
    /// The current local day.
    [[nodiscard]] puzzle::Day today() const;
    /// Stores the current day, once a day; from then on the calendar never goes back before it.
    void storeToday();
    /// The current player's progress in the calendar of a series of daily puzzles.
    [[nodiscard]] const data::DailyProgress& daily(puzzle::DailySeries series = puzzle::DailySeries::Main);
    /// How far the current player has got with each achievement; empty if that cannot be read.
    [[nodiscard]] std::vector<data::AchievementStanding> achievements();
    /// The current player's progress in the lessons.
    [[nodiscard]] const data::LessonProgress& lessons();
    /// Stores how far the current player has got in a lesson. It counts at once.
    void noteLesson(const std::string& lesson, data::LessonResult reached);
    /// Stores another answer to a level's riddle. It counts at once.
    /// \returns the stars, or 0 if no answer so far was right. \pre data::isAsked(level.level()).
    int answer(const data::LevelRef& level, std::int64_t answer);
    /// Stores the answer to a level's riddle about another board, as data::storeAnswerAnew does. It counts at once.
    /// \pre as for answer().
    void answerAnew(const data::LevelRef& level, const lights::AskedBoard& asked, std::int64_t answer);
    /// The number of moves of the player's best run of this board or day, if any.
    [[nodiscard]] std::optional<int> bestMoves(const Challenge& challenge);
    /// Whether the player has three stars on the board, from now or earlier.
    [[nodiscard]] bool hasThreeStars(const Challenge& challenge);
    /// Whether watching somebody else's run would show the player how to get three stars on the board.
    [[nodiscard]] bool givesAway(const Challenge& challenge, const data::RunSummary& run);

    [[nodiscard]] std::optional<data::SavedBoard> unfinished(const std::string& key);
    /// The last one that was begun.
    [[nodiscard]] std::optional<data::SavedBoard> latestUnfinished();
    /// Whether it was stored today.
    [[nodiscard]] bool isOfToday(const data::SavedBoard& board) const;
    /// Stores the unfinished board.
    void saveUnfinished(const Challenge& challenge, puzzle::SavedGame game);
    void dropUnfinished(const std::string& key);
    /// The player has seen a solution of the board today, for savedKey().
    void noteSolutionSeen(const std::string& key);
    [[nodiscard]] bool solutionSeen(const std::string& key) const;
    /// The player has solved a board, for savedKey(). \param hinted with a hint.
    void noteSolved(const std::string& key, bool hinted);
    /// Whether that board is the one that they solved last, and with a hint: until they have solved another one it
    /// gives two stars at most, since they have just been told what to press.
    [[nodiscard]] bool wasHintedLast(const std::string& key) const;
    /// Whether the current player has to be told what help costs, before it does: once in a sitting. Now they are.
    [[nodiscard]] bool tellsWhatHelpCosts() { return m_toldOfHelp.insert(player()).second; }
    /// Stores that the player had help with a board which is solved now: see sessionToResume().
    void noteHelped(const Challenge& challenge, const puzzle::Assists& used);

    /// The answer to a change of a run's player: why it failed, if it did.
    using Renamed = std::optional<data::RenameProblem>;

    /// Stores a solved board and removes it from the unfinished ones. It counts in the player's progress at once.
    Recorded record(const Challenge& challenge, puzzle::Performance played, const Par& par);
    /// Changes the player of a run to `name`, who becomes the current player.
    Later<Renamed> rename(data::RunId run, const std::string& name);

    /// Stores a finished shift.
    RecordedShift recordShift(puzzle::ShiftPerformance played);
    /// Changes the player of a shift to `name`, who becomes the current player.
    Later<Renamed> renameShift(data::ShiftId shift, const std::string& name);
    /// The player's best shift of a table, if any.
    [[nodiscard]] std::optional<data::ShiftSummary> bestShift(const puzzle::RunKey& table = puzzle::RunKey::shift());
    /// The player's best shift of a table together with its events, if there is one.
    [[nodiscard]] std::optional<data::ShiftRun> bestShiftRun(const puzzle::RunKey& table);

    /// Sets the current player, who is listed until removed. If the player had no name before, everything played
    /// without one now belongs to this name. A known player keeps the stored spelling.
    /// \param typed as returned by data::playerName, or empty for no name.
    void setPlayer(const std::string& typed);
    /// Switches to another player, who is listed until removed; the records of the previous player stay theirs.
    /// \param name as stored.
    void switchTo(const std::string& name);
    /// All players who have any records or were created, and the current player; the one who played last comes first.
    [[nodiscard]] tl::expected<std::vector<data::PlayerSummary>, data::StorageProblem> players();
    /// The stored spelling of a player's name if there is such a player who is not the current one.
    [[nodiscard]] std::optional<std::string> otherPlayer(const std::string& name);
    /// Renames a player, who may be the current one. \returns the new name as it will be stored.
    [[nodiscard]] tl::expected<std::string, data::Players::RenameProblem> renamePlayer(const std::string& from,
                                                                                       const std::string& to);
    /// Removes a player with everything that belongs to them. If it is the current player, there is no name then.
    /// \returns why it failed, if it did.
    [[nodiscard]] Later<std::optional<data::StorageProblem>> removePlayer(const std::string& name);
    /// The progress of any player in the campaign.
    [[nodiscard]] tl::expected<data::Progress, data::StorageProblem> progressOf(const std::string& player);
    /// The current daily streak of any player, in days; 0 if it cannot be read.
    [[nodiscard]] int dailyStreakOf(const std::string& player);
    /// The statistics of a player, or of all players together if `player` is empty.
    /// \param days how many days to list one by one, ending today.
    [[nodiscard]] tl::expected<data::Statistics, data::StorageProblem> statistics(const std::string& player, int days);

    /// For reading.
    [[nodiscard]] data::Leaderboard& leaderboard();
    [[nodiscard]] data::Shifts& shifts(); ///< For reading.

    /// From now on, what is played is given to the shared leaderboard in a folder; see data::Outbox. \returns whether
    /// it was not joined before; false if the database does not answer.
    [[nodiscard]] Later<bool> joinShared(const std::filesystem::path& folder);
    void leaveShared(const std::filesystem::path& folder); ///< Gives nothing any more.
    /// What is to be given next. \param recent runs younger than this are left for later.
    /// \returns an empty parcel if the database does not answer.
    [[nodiscard]] Later<data::Outbox::Parcel> nextForShared(const std::filesystem::path& folder,
                                                            std::chrono::seconds recent);
    /// How far giving to it has got, as far as is known; std::nullopt if nothing is given to it.
    [[nodiscard]] std::optional<data::Outbox::Standing> standingInShared(const std::filesystem::path& folder);
    /// How many runs are still to be given to it, as far as is known.
    [[nodiscard]] std::size_t waitingForShared(const std::filesystem::path& folder);
    /// The runs that were given to it and whose player has had another name. \returns none if the database does not
    /// answer.
    [[nodiscard]] Later<data::NewNames> newNamesForShared(const std::filesystem::path& folder);
    void noteGiven(const std::filesystem::path& folder, const data::Outbox::Parcel& parcel);
    void noteSeen(const std::filesystem::path& folder); ///< See data::Outbox::seen().

    /// The backups of the database, those with the latest date first.
    [[nodiscard]] std::vector<data::Backup> backups();
    /// Replaces the records of all players by those of a backup; see data::restoreBackup. If the current player is not
    /// in it, but under a former name, or a later one, that is the current player then.
    /// \returns why it was not restored; std::nullopt if it was.
    [[nodiscard]] std::optional<data::RestoreProblem> restoreBackup(const std::filesystem::path& file);

    /// The files that deleteEverything would delete.
    [[nodiscard]] std::vector<std::filesystem::path> ownFiles() const { return data::ownFiles(m_paths); }
    /// Deletes everything that the player has stored, starts a new, empty database and resets the settings.
    data::Deletion deleteEverything();
    /// Called before that: whoever has other files of the player open has to close them.
    std::function<void()> beforeDeletion;

    /// Reports a first press. \param code share code of the board.
    void noteStart(const std::string& code) const {
        if (onStart)
            onStart(code);
    }
    std::function<void(const std::string& code)> onStart;
    std::function<void()> onRecord; ///< Called when a run or a shift is being stored.
    std::function<void()> onNames;  ///< Called when what was played is getting another name.

private:
    /// Where a run was stored.
    template<class Id>
    struct StoredAs {
        Id id;
        int reopens = 0; ///< Database::reopenCount() then.
    };

    [[nodiscard]] std::optional<data::ShiftRow> bestShiftRow(const puzzle::RunKey& table);
    /// From now on, a backup is made before the first write of each day.
    void backUpDaily();
    /// The queue of writes; to be used for adding to it, since it notes the day of the backup.
    [[nodiscard]] data::WriteQueue& writes();
    /// Something that was played and has to be stored.
    struct Unsaved {
        RecordKind what = RecordKind::Run;
        std::string player; ///< Whose it is. They may get another name before it is stored.
        std::string board;  ///< The key of the unfinished board that it is, or that it ends; empty for none.
        std::function<void()> store{};
        bool failed = false; ///< It could not be stored so far.
        bool waits = false;  ///< Nor is it being tried.
    };
    /// Stores something; if that fails, again later. Failures are reported by takeProblem() and unstored().
    /// \param write `tl::expected<…>(data::Database&, const Unsaved& now)`, of which only player and board count.
    /// \param then `std::optional<data::StorageProblem>(result)`: called after each try; says why it failed, if it did.
    template<class Write, class Then>
    void store(Unsaved unsaved, Write write, Then then);
    /// Names the writes of a board, of which only the last counts.
    [[nodiscard]] static std::string boardWrite(const std::string& player, const std::string& key) {
        return player + "\n" + key; // No name has a line break.
    }
    /// Notes whether something was stored.
    void tried(const std::shared_ptr<Unsaved>& unsaved, bool stored);
    /// No longer stores a board as unfinished, and no longer removes it once a run on it is stored: there is a newer
    /// state of it.
    void supersedeBoard(const std::string& player, const std::string& key);
    /// Notes that something was stored or, with `problem`, that it was not. \param told whether the player is told of
    /// it elsewhere. \returns the problem.
    std::optional<data::StorageProblem> noteWrite(RecordKind what, std::optional<data::StorageProblem> problem,
                                                  bool told = false);
    /// The names of all listed players; empty if they cannot be read.
    [[nodiscard]] std::vector<std::string> listedNames();
    /// Changes the player of what was recorded last. \tparam Table data::Leaderboard or data::Shifts.
    template<class Table, class Id>
    Later<Renamed> renameIn(Id id, const std::string& name);
    /// Whether whoever becomes the current player gets everything played without a name.
    [[nodiscard]] bool adopts(const std::string& name) const { return !named() && !name.empty(); }
    /// Stores players who are listed until removed, even without any records. \param heir gets everything played
    /// without a name, unless empty.
    void keepPlayers(std::vector<std::string> names, const std::string& heir = {});
    /// Lets the current player, with their progress, have another name until it is known whether that was stored. Only
    /// then may the settings have it: if the program is killed meanwhile, the name has to be one with the progress.
    void goOnAs(const std::string& from, const std::string& to);
    /// Gives what is not stored yet to somebody else.
    void renameUnsaved(const std::string& from, const std::string& to);
    /// Makes `name` the current player; empty for no name.
    void setCurrentPlayer(const std::string& name);
    void noteNames() const {
        if (onNames)
            onNames();
    }
    /// Makes a run count that is not stored yet.
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
    PendingBoards m_pending;
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
    [[nodiscard]] CachedProgress<data::DailyProgress>& days(puzzle::DailySeries series) noexcept {
        return m_days[static_cast<std::size_t>(series)];
    }
    void markDaysStale() noexcept;
    void markStale();

    CachedProgress<data::Progress> m_levels;
    std::array<CachedProgress<data::DailyProgress>, puzzle::allDailySeries.size()> m_days;
    CachedProgress<data::LessonProgress> m_lessons;
    std::optional<puzzle::Day> m_storedDay; ///< The day that storeToday() stored last.
    int m_storedDayReopens = 0;             ///< Database::reopenCount() then.
    int m_levelsRevision = 0;               ///< The library revision that m_levels was read for.
    int m_recordedReopens = 0; ///< reopenCount() when the last run was stored: its id means nothing in another file.
    int m_reportedReopens = 0; ///< reopenCount() as last reported by reopenProblem().
    int m_revision = 0;        ///< See revision().
    bool m_readEarly = false;  ///< Something was read before everything was stored.
    std::map<std::string, puzzle::Day> m_solutionsSeen; ///< When, by boardWrite().
    std::string m_hintedLast;                           ///< See wasHintedLast(): boardWrite(); empty for none.
    std::set<std::string> m_toldOfHelp;                 ///< See tellsWhatHelpCosts(): players.
    std::set<RecordKind> m_failing;                     ///< Their last writes failed.
    std::set<RecordKind> m_unstored;                    ///< See unstored(); without what is kept.
    std::optional<data::StorageProblem> m_problem;      ///< See takeProblem().
    std::optional<data::StorageProblem> m_lastProblem;
    std::vector<std::shared_ptr<Unsaved>> m_unsaved; ///< Oldest first.
    float m_untilTry = 0;                            ///< Seconds until the next try.
    /// The day of the last write, for the thread that writes. As days, since clang 14 needs libatomic for a date.
    std::atomic<std::chrono::sys_days> m_writeDay{};
    data::WriteQueue m_writes; ///< Must be last: what it delivers uses everything above.
};

template<class Write, class Then>
void Records::store(Unsaved what, Write write, Then then) {
    const auto made = std::make_shared<Unsaved>(std::move(what));
    made->store = [this, kept = std::weak_ptr(made), write = std::move(write), then = std::move(then)] {
        const auto unsaved = kept.lock(); // Whoever calls this has it.
        unsaved->waits = false;
        writes().add([write, now = Unsaved{unsaved->what, unsaved->player, unsaved->board}](
                         data::Database& database) { return write(database, now); },
                     [this, kept, then](const auto& result) {
                         const std::optional<data::StorageProblem> problem = then(result);
                         tried(kept.lock(), !problem);
                     },
                     unsaved->what == RecordKind::Board ? boardWrite(unsaved->player, unsaved->board) : std::string());
    };
    m_unsaved.push_back(made);
    made->store();
}

/// Whether anything was done on a stored board. Otherwise all that is stored is that the player had help with it.
[[nodiscard]] bool isBegun(const data::SavedBoard& board);

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
