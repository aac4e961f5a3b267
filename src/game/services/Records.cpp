// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Records.hpp"

#include "data/files/PlayerName.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "game/boards/BoardGeneration.hpp"
#include "game/boards/BoardOrigin.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace game {

namespace {

using Achievements = std::vector<data::AchievementStanding>;

using Written = tl::expected<void, data::StorageProblem>;

/// How long to wait for writes before reading: a fraction of a frame.
constexpr std::chrono::milliseconds readPatience{6};

std::optional<data::StorageProblem> problemOf(const Written& written) {
    return written ? std::nullopt : std::optional(written.error());
}

} // namespace

Records::Records(data::Paths paths, data::Database database, const data::Library& library, Preferences& preferences,
                 const LocalClock& clock)
    : m_paths(std::move(paths))
    , m_database(std::move(database))
    , m_library(library)
    , m_preferences(preferences)
    , m_clock(clock)
    , m_leaderboard(m_database)
    , m_boards(m_database)
    , m_shifts(m_database)
    , m_players(m_database)
    , m_writes(m_database) {
    backUpDaily();
}

Records::~Records() {
    // Here no result is delivered any more. A copy, since each try may remove something.
    for (const auto& unsaved : std::vector(m_unsaved))
        if (unsaved->waits)
            unsaved->store();
}

data::WriteQueue& Records::writes() {
    m_writeDay = today();
    return m_writes;
}

void Records::update(float passed) {
    m_writes.deliver();
    m_untilTry -= passed;
    if (m_untilTry <= 0 && m_writes.idle())
        tryAgain();
    if (m_readEarly && m_writes.idle()) {
        m_readEarly = false;
        ++m_revision;
    }
}

void Records::settle() {
    // If it has been waited for in vain, something is holding it up.
    if (!m_readEarly)
        m_readEarly = !m_writes.wait(readPatience);
}

void Records::finishStoring() {
    for (update(); !m_writes.idle(); update())
        static_cast<void>(m_writes.wait(std::chrono::milliseconds(1)));
}

std::optional<data::StorageProblem> Records::noteWrite(RecordKind what, std::optional<data::StorageProblem> problem,
                                                       bool told) {
    if (!problem) {
        m_failing.erase(what);
        return std::nullopt;
    }
    m_lastProblem = problem;
    if (what == RecordKind::Player) // All else is kept.
        m_unstored.insert(what);
    if (m_failing.insert(what).second && !told)
        m_problem = problem;
    return problem;
}

bool Records::keepsUnsaved() const {
    return std::any_of(m_unsaved.begin(), m_unsaved.end(), [](const auto& unsaved) { return unsaved->waits; });
}

std::set<RecordKind> Records::unstored() const {
    std::set<RecordKind> unstored = m_unstored;
    for (const auto& unsaved : m_unsaved)
        unstored.insert(unsaved->what);
    return unstored;
}

void Records::beginClosing() {
    m_unstored.clear();
    if (m_database.state() == data::DatabaseState::Unwritable)
        m_database.followFileNow(); // It may be possible again by now.
    tryAgain();
}

void Records::tryAgain() {
    m_untilTry = tryAgainEvery;
    const auto first =
        std::find_if(m_unsaved.begin(), m_unsaved.end(), [](const auto& unsaved) { return unsaved->waits; });
    if (first != m_unsaved.end())
        std::shared_ptr(*first)->store();
}

void Records::tried(const std::shared_ptr<Unsaved>& unsaved, bool stored) {
    if (unsaved == nullptr) // It has been superseded.
        return;
    if (!stored) {
        unsaved->failed = unsaved->waits = true;
        m_untilTry = tryAgainEvery;
        return;
    }
    std::erase(m_unsaved, unsaved);
    if (unsaved->failed) {
        ++m_revision;
        if (onRecord && (unsaved->what == RecordKind::Run || unsaved->what == RecordKind::Shift))
            onRecord();
    }
    if (keepsUnsaved()) // Nothing is in the way any more.
        tryAgain();
}

void Records::supersedeBoard(const std::string& player, const std::string& key) {
    const auto isOf = [&](const std::shared_ptr<Unsaved>& unsaved) {
        return unsaved->player == player && unsaved->board == key;
    };
    std::erase_if(m_unsaved, [&](const auto& unsaved) { return unsaved->what == RecordKind::Board && isOf(unsaved); });
    for (const auto& unsaved : m_unsaved)
        if (isOf(unsaved))
            unsaved->board.clear();
}

std::optional<std::string> Records::openProblem(const text::Text& text) const {
    return text::describe(text, m_database);
}

std::optional<std::string> Records::reopenProblem(const text::Text& text) {
    m_database.told(); // That was on the screen by now.
    // Report at once, not only when something is to be stored, that the file is damaged, or can be used again.
    if (m_database.foundDamage() || m_database.state() == data::DatabaseState::Unwritable)
        m_database.followFile();
    if (std::exchange(m_reportedReopens, m_database.reopenCount()) == m_database.reopenCount())
        return std::nullopt;
    return text::describeReopened(text, m_database);
}

std::optional<data::Backup> Records::fullerBackup() const {
    return m_database.saves() ? m_database.beside().backup : std::nullopt;
}

float Records::untilTrying() const {
    const auto left = m_database.untilTrying();
    return left ? left->count() : -1;
}

std::string Records::player() const {
    const std::string& name = m_preferences.get().player;
    return name.empty() ? std::string(data::unnamedPlayer) : name;
}

template<class Kind, class Load>
const Kind& Records::current(CachedProgress<Kind>& read, const Load& load) {
    if (read.of != player())
        read.progress = {};
    if (read.stale || read.of != player() || read.from != m_database.reopenCount()) {
        settle();
        read.of = player();
        auto loaded = load(read.of);
        read.from = m_database.reopenCount();
        read.stale = !loaded; // After a failure, read again next time; until then the last known counts.
        if (loaded)
            read.progress = std::move(*loaded);
    }
    return read.progress;
}

const data::Progress& Records::progress() {
    if (std::exchange(m_levelsRevision, m_library.revision()) != m_library.revision())
        m_levels.stale = true;
    return current(m_levels, [this](const std::string& of) { return data::loadProgress(m_database, m_library, of); });
}

puzzle::Moment Records::now() const {
    return std::max(puzzle::momentFromText(m_clock.nowUtc()).value_or(data::earliestRun), data::earliestRun);
}

puzzle::Day Records::today() const {
    return localToday(m_clock);
}

void Records::storeToday() {
    const puzzle::Day now = today();
    if (m_storedDay == now && m_storedDayReopens == m_database.reopenCount())
        return;
    m_storedDay = now;
    m_storedDayReopens = m_database.reopenCount();
    // If this cannot be stored, nothing can, which is reported elsewhere.
    writes().add(
        [day = now, moment = this->now()](data::Database& database) { return data::noteDay(database, day, moment); },
        [this](const auto&) { markDaysStale(); });
}

void Records::markDaysStale() noexcept {
    for (auto& days : m_days)
        days.stale = true;
}

void Records::markStale() {
    m_levels.stale = m_lessons.stale = true;
    markDaysStale();
}

const data::DailyProgress& Records::daily(puzzle::DailySeries series) {
    return current(days(series),
                   [this, series](const std::string& of) { return data::loadDailyProgress(m_database, of, series); });
}

std::vector<data::AchievementStanding> Records::achievements() {
    settle();
    data::DailyStreaks streaks;
    for (const puzzle::DailySeries series : puzzle::allDailySeries)
        streaks.include(daily(series));
    return data::loadAchievements(m_database, player(), m_library, progress(), streaks).value_or(Achievements{});
}

const data::LessonProgress& Records::lessons() {
    return current(m_lessons, [this](const std::string& of) { return data::loadLessonProgress(m_database, of); });
}

void Records::noteLesson(const std::string& lesson, data::LessonResult reached) {
    static_cast<void>(lessons()); // Load this player's progress first.
    m_lessons.progress.note(lesson, reached);
    store(
        {RecordKind::Lesson, player(), {}},
        [lesson, reached](data::Database& database, const Unsaved& now) {
            return data::noteLesson(database, now.player, lesson, reached);
        },
        [this](const Written& written) {
            m_lessons.stale = m_lessons.stale || written;
            return noteWrite(RecordKind::Lesson, problemOf(written));
        });
}

int Records::answer(const data::LevelRef& level, std::int64_t answer) {
    static_cast<void>(progress()); // Load this player's progress first.
    data::Progress& known = m_levels.progress;
    std::vector<std::int64_t>& given = known.answers[level.key()];
    data::addAnswer(given, answer);
    const int stars = data::starsFor(level.level(), given);
    if (stars > 0)
        known.best[level.key()] = {stars, 0, {}, false};
    store(
        {RecordKind::Answer, player(), {}},
        [level, answer](data::Database& database, const Unsaved& now) {
            return data::storeAnswer(database, now.player, level, answer);
        },
        [this](const Written& written) {
            m_levels.stale = m_levels.stale || written;
            return noteWrite(RecordKind::Answer, problemOf(written));
        });
    return stars;
}

void Records::answerAnew(const data::LevelRef& level, const lights::AskedBoard& asked, std::int64_t answer) {
    static_cast<void>(progress()); // Load this player's progress first.
    data::AskedAnew& known = m_levels.progress.anew[level.key()];
    known.note(lights::answerOf(asked.board, asked.riddle) == answer);
    if (const auto best = m_levels.progress.best.find(level.key());
        known.earned && best != m_levels.progress.best.end())
        best->second.stars = 3;
    store(
        {RecordKind::Answer, player(), {}},
        [level, asked, answer](data::Database& database, const Unsaved& now) {
            return data::storeAnswerAnew(database, now.player, level, lights::identity(asked.board, asked.riddle),
                                         answer);
        },
        [this](const Written& written) {
            m_levels.stale = m_levels.stale || written;
            return noteWrite(RecordKind::Answer, problemOf(written));
        });
}

std::optional<int> Records::bestMoves(const Challenge& challenge) {
    if (const auto day = challenge.day()) {
        const data::DailyBest* best = daily(challenge.dailySeries()).at(*day);
        return best != nullptr ? std::optional(best->moves) : std::nullopt;
    }
    const data::LevelBest* best = progress().at(challenge.key);
    return best != nullptr ? std::optional(best->moves) : std::nullopt;
}

bool Records::hasThreeStars(const Challenge& challenge) {
    settle();
    return leaderboard().hasThreeStars(player(), challenge.code).value_or(false);
}

bool Records::givesAway(const Challenge& challenge, const data::RunSummary& run) {
    return run.over() <= 0 && run.player != player() && !hasThreeStars(challenge);
}

std::optional<data::SavedBoard> Records::unfinished(const std::string& key) {
    if (const auto pending = m_pending.find(player(), key))
        return *pending != nullptr ? std::optional(**pending) : std::nullopt;
    settle();
    return m_boards.load(player(), key).value_or(std::nullopt);
}

std::optional<data::SavedBoard> Records::latestUnfinished() {
    settle();
    if (const auto pending = m_pending.latest(player()); pending && isBegun(*pending))
        return *pending;
    auto latest = m_boards.latest(player()).value_or(std::nullopt);
    if (!latest || (isBegun(*latest) && !m_pending.find(player(), latest->key)))
        return latest;
    // It was not begun, or is about to be removed.
    for (data::SavedBoard& board : m_boards.all(player()).value_or(std::vector<data::SavedBoard>()))
        if (isBegun(board) && !m_pending.find(player(), board.key))
            return std::move(board);
    return std::nullopt;
}

bool Records::isOfToday(const data::SavedBoard& board) const {
    return puzzle::localDay(board.date, m_clock.offset()) == today();
}

bool isBegun(const data::SavedBoard& board) {
    return board.game.events != puzzle::SavedGame().events || !board.game.marks.empty();
}

void Records::noteSolutionSeen(const std::string& key) {
    m_solutionsSeen.insert_or_assign(boardWrite(player(), key), today());
}

bool Records::solutionSeen(const std::string& key) const {
    const auto seen = m_solutionsSeen.find(boardWrite(player(), key));
    return seen != m_solutionsSeen.end() && seen->second == today();
}

void Records::noteSolved(const std::string& key, bool hinted) {
    m_hintedLast = hinted ? boardWrite(player(), key) : std::string();
}

bool Records::wasHintedLast(const std::string& key) const {
    return m_hintedLast == boardWrite(player(), key);
}

void Records::noteHelped(const Challenge& challenge, const puzzle::Assists& used) {
    if (used.solutionShown)
        noteSolutionSeen(savedKey(repeatChallenge(challenge)));
    puzzle::SavedGame fresh;
    fresh.assists = used;
    saveUnfinished(repeatChallenge(challenge), std::move(fresh));
}

void Records::saveUnfinished(const Challenge& challenge, puzzle::SavedGame game) {
    const auto board = std::make_shared<const data::SavedBoard>(data::SavedBoard{
        player(), savedKey(challenge), challenge.code, std::move(game), m_clock.nowUtc(), formatOrigin(challenge)});
    const int number = m_pending.note(board->player, board->key, board);
    supersedeBoard(board->player, board->key);
    store(
        {RecordKind::Board, board->player, board->key},
        [board](data::Database& database, const Unsaved& now) {
            data::SavedBoard saved = *board;
            saved.player = now.player;
            return data::SavedBoards(database).save(saved);
        },
        [this, number](const Written& written) {
            if (written)
                m_pending.forget(number);
            return noteWrite(RecordKind::Board, problemOf(written));
        });
}

void Records::dropUnfinished(const std::string& key) {
    supersedeBoard(player(), key);
    const int number = m_pending.note(player(), key, nullptr);
    // A board that cannot be removed is offered again, which does no harm.
    writes().add(
        [player = player(), key](data::Database& database) { return data::SavedBoards(database).remove(player, key); },
        [this, number](const auto&) { m_pending.forget(number); }, boardWrite(player(), key));
}

data::Leaderboard& Records::leaderboard() {
    settle();
    return m_leaderboard;
}

data::Shifts& Records::shifts() {
    settle();
    return m_shifts;
}

std::optional<data::ShiftRow> Records::bestShiftRow(const puzzle::RunKey& table) {
    data::ShiftQuery query;
    query.key = table;
    query.player = player();
    const auto page = shifts().rows(query);
    if (!page)
        return std::nullopt;
    const auto best = std::find_if(page->rows.begin(), page->rows.end(),
                                   [](const data::ShiftRow& row) { return row.rank.has_value(); });
    return best == page->rows.end() ? std::nullopt : std::optional(*best);
}

std::optional<data::ShiftSummary> Records::bestShift(const puzzle::RunKey& table) {
    const auto row = bestShiftRow(table);
    return row ? std::optional(row->run) : std::nullopt;
}

std::optional<data::ShiftRun> Records::bestShiftRun(const puzzle::RunKey& table) {
    const auto row = bestShiftRow(table);
    return row ? shifts().shift(row->id).value_or(std::nullopt) : std::nullopt;
}

void Records::setCurrentPlayer(const std::string& name) {
    m_preferences.change([&](data::Settings& settings) { settings.player = name; });
}

void Records::keepPlayers(std::vector<std::string> names, const std::string& heir) {
    std::erase_if(names, [](const std::string& name) { return name.empty() || name == data::unnamedPlayer; });
    writes().add(
        [names = std::move(names), heir](data::Database& database) -> Written {
            // If this fails, the runs stay with the unnamed player, where the leaderboard shows them.
            if (!heir.empty())
                if (auto adopted = data::Leaderboard(database).adopt(data::unnamedPlayer, heir); !adopted)
                    return adopted;
            for (const std::string& name : names)
                if (auto kept = data::Players(database).keep(name); !kept)
                    return kept;
            return {};
        },
        [this, heir](const Written& written) {
            noteWrite(RecordKind::Player, problemOf(written));
            if (heir.empty())
                return;
            if (written)
                markStale();
            if (player() == heir)
                setCurrentPlayer(heir);
        });
}

void Records::goOnAs(const std::string& from, const std::string& to) {
    renameUnsaved(from, to);
    m_preferences.override([&](data::Settings& settings) { settings.player = to; });
    if (m_toldOfHelp.contains(from))
        m_toldOfHelp.insert(to);
    for (std::string* const of : {&m_levels.of, &m_days[0].of, &m_days[1].of, &m_lessons.of})
        if (*of == from)
            *of = to;
}

void Records::renameUnsaved(const std::string& from, const std::string& to) {
    m_pending.rename(from, to);
    for (const auto& unsaved : m_unsaved)
        if (unsaved->player == from)
            unsaved->player = to;
}

void Records::setPlayer(const std::string& typed) {
    const std::string name = m_players.spelling(typed).value_or(typed);
    const bool heir = adopts(name);
    const std::string before = player();
    if (heir)
        goOnAs(before, name);
    keepPlayers({before, name}, heir ? name : std::string()); // One who was listed only for their runs stays listed.
    if (heir)
        noteNames();
    else
        setCurrentPlayer(name);
}

void Records::switchTo(const std::string& name) {
    keepPlayers({player(), name});
    setCurrentPlayer(name == data::unnamedPlayer ? std::string() : name);
}

tl::expected<std::vector<data::PlayerSummary>, data::StorageProblem> Records::players() {
    settle();
    auto all = m_players.all();
    const auto playsNow = [now = player()](const data::PlayerSummary& each) { return each.name == now; };
    if (!all)
        return all;
    const auto now = std::find_if(all->begin(), all->end(), playsNow);
    if (now == all->end())
        all->insert(all->begin(), {player(), 0, 0, 0, {}});
    else if (now->lastDate.empty()) // The current player has only just started, so they played last.
        std::rotate(all->begin(), now, now + 1);
    return all;
}

std::optional<std::string> Records::otherPlayer(const std::string& name) {
    settle();
    const bool same = data::foldedName(name) == data::foldedName(player());
    if (same || !m_players.has(name).value_or(false))
        return std::nullopt;
    return m_players.spelling(name).value_or(name);
}

tl::expected<std::string, data::Players::RenameProblem> Records::renamePlayer(const std::string& from,
                                                                              const std::string& to) {
    const auto name = data::playerName(to);
    if (!name)
        return tl::unexpected(data::Players::RenameProblem(name.error()));
    if (*name == from)
        return *name;
    settle();
    const auto taken = m_players.has(*name);
    if (!taken)
        return tl::unexpected(data::Players::RenameProblem(taken.error()));
    if (*taken && data::foldedName(*name) != data::foldedName(from)) // Else it is another spelling of the same name.
        return tl::unexpected(data::Players::RenameProblem(data::NameTaken{}));
    if (from == player())
        goOnAs(from, *name);
    else
        renameUnsaved(from, *name);
    using Result = tl::expected<std::string, data::Players::RenameProblem>;
    writes().add([from, name = *name](data::Database& database) { return data::Players(database).rename(from, name); },
                 [this, from, name = *name](const Result& renamed) {
                     // Another program has given somebody this name meanwhile: nothing was stored either.
                     const auto problem = [&] {
                         return data::storageProblemIn(renamed.error()).value_or(data::StorageProblem::Failed);
                     };
                     noteWrite(RecordKind::Player, renamed ? std::nullopt : std::optional(problem()));
                     if (!renamed)
                         renameUnsaved(name, from);
                     markStale();
                     if (player() == name)
                         setCurrentPlayer(renamed ? name : from == data::unnamedPlayer ? std::string() : from);
                 });
    noteNames();
    return *name;
}

Later<std::optional<data::StorageProblem>> Records::removePlayer(const std::string& name) {
    auto answer = std::make_shared<std::optional<std::optional<data::StorageProblem>>>();
    writes().add([name](data::Database& database) { return data::Players(database).remove(name); },
                 [this, name, answer = std::weak_ptr(answer)](const tl::expected<void, data::StorageProblem>& removed) {
                     const auto problem = removed ? std::nullopt : std::optional(removed.error());
                     const auto told = answer.lock();
                     noteWrite(RecordKind::Player, problem, told != nullptr);
                     if (told != nullptr)
                         told->emplace(problem);
                     if (removed) {
                         std::erase_if(m_unsaved, [&name](const auto& unsaved) { return unsaved->player == name; });
                         markStale();
                     }
                     if (removed && name == player())
                         setCurrentPlayer({});
                 });
    return answer;
}

tl::expected<data::Progress, data::StorageProblem> Records::progressOf(const std::string& player) {
    settle();
    return data::loadProgress(m_database, m_library, player);
}

int Records::dailyStreakOf(const std::string& player) {
    settle();
    const auto streak = data::loadDailyStreak(m_database, player, daily().calendarDay(today()));
    return streak ? streak->current : 0;
}

tl::expected<data::Statistics, data::StorageProblem> Records::statistics(const std::string& player, int days) {
    settle();
    return data::loadStatistics(m_database, player, {today(), days, m_clock.offset(), daily().calendarDay(today())});
}

} // namespace game
