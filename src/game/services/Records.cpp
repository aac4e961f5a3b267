#include "game/services/Records.hpp"

#include "data/files/PlayerName.hpp"
#include "game/boards/DailyBoard.hpp"
#include "lights/ShareCode.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <tuple>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr char seedMark = '#'; ///< Separates a setting from a seed.

/// How a board that is stored under its share code was generated: "SETTING#SEED"; empty if the key says it.
std::string formatOrigin(const Challenge& challenge) {
    if (!challenge.random() || !challenge.random()->typed)
        return {};
    return lights::key(challenge.random()->setting) + seedMark + challenge.random()->seed;
}

/// Parses what formatOrigin() returns; std::nullopt for any other text.
std::optional<Challenge::Random> parseOrigin(std::string_view origin, bool typed) {
    const std::size_t mark = origin.find(seedMark);
    if (mark == std::string_view::npos)
        return std::nullopt;
    const auto setting = lights::settingFromKey(origin.substr(0, mark));
    if (!setting)
        return std::nullopt;
    return Challenge::Random{*setting, std::string(origin.substr(mark + 1)), typed, 1};
}

using Achievements = std::vector<data::AchievementStanding>;

/// The achievements reached now that were not reached before; none if either list is empty because it could not be
/// read.
std::vector<data::Achievement> earned(const Achievements& before, const Achievements& now) {
    std::vector<data::Achievement> earned;
    for (std::size_t i = 0; i < before.size() && i < now.size(); ++i)
        if (now[i].done() && !before[i].done())
            earned.push_back(now[i].which);
    return earned;
}

/// Keeps the first of two results in leaderboard order, with the most stars of both.
template<class Best>
void keepBetter(Best& best, const Best& won) {
    const int stars = std::max(best.stars, won.stars);
    if (std::tie(won.assisted, won.moves, won.time) < std::tie(best.assisted, best.moves, best.time))
        best = won;
    best.stars = stars;
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
    , m_players(m_database) {
    backUpDaily();
}

void Records::backUpDaily() {
    if (!m_paths.data.empty())
        m_database.backUpDaily(m_paths.backups(), [&clock = m_clock] { return localToday(clock); });
}

std::optional<std::string> Records::openProblem(const text::Text& text) const {
    return text::describe(text, m_database);
}

std::optional<std::string> Records::reopenProblem(const text::Text& text) {
    if (m_database.foundDamage()) // Report damage at once, not only when something is to be stored.
        m_database.follow();
    if (std::exchange(m_reportedReopens, m_database.reopenCount()) == m_database.reopenCount())
        return std::nullopt;
    return text::describeReopened(text, m_database);
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

puzzle::Day Records::today() const {
    return localToday(m_clock);
}

void Records::storeToday() {
    const puzzle::Day now = today();
    if (m_storedDay == now && m_storedDayReopens == m_database.reopenCount())
        return;
    m_storedDay = now;
    // If this cannot be stored, nothing can, which is reported elsewhere.
    [[maybe_unused]] const auto noted = data::noteDay(m_database, now);
    m_storedDayReopens = m_database.reopenCount();
    m_days.stale = true;
}

const data::DailyProgress& Records::daily() {
    return current(m_days, [this](const std::string& of) { return data::loadDailyProgress(m_database, of); });
}

std::vector<data::AchievementStanding> Records::achievements() {
    return data::loadAchievements(m_database, player(), m_library, progress(), daily()).value_or(Achievements{});
}

const data::LessonProgress& Records::lessons() {
    return current(m_lessons, [this](const std::string& of) { return data::loadLessonProgress(m_database, of); });
}

std::optional<data::StorageProblem> Records::noteLesson(const std::string& lesson, data::LessonResult reached) {
    static_cast<void>(lessons()); // Load this player's progress first.
    m_lessons.progress.note(lesson, reached);
    const auto noted = data::noteLesson(m_database, player(), lesson, reached);
    const bool known = std::exchange(m_lessonSaveFailed, !noted);
    return noted || known ? std::nullopt : std::optional(noted.error());
}

std::optional<int> Records::bestMoves(const Challenge& challenge) {
    if (const auto day = challenge.day()) {
        const data::DailyBest* best = daily().at(*day);
        return best != nullptr ? std::optional(best->moves) : std::nullopt;
    }
    const data::LevelBest* best = progress().at(challenge.key);
    return best != nullptr ? std::optional(best->moves) : std::nullopt;
}

std::optional<data::SavedBoard> Records::unfinished(const std::string& key) {
    return m_boards.load(player(), key).value_or(std::nullopt);
}

std::optional<data::SavedBoard> Records::latestUnfinished() {
    return m_boards.latest(player()).value_or(std::nullopt);
}

std::optional<data::StorageProblem> Records::keep(const Challenge& challenge, puzzle::SavedGame game) {
    const auto kept = m_boards.save(
        {player(), savedKey(challenge), challenge.code, std::move(game), m_clock.nowUtc(), formatOrigin(challenge)});
    const bool known = std::exchange(m_saveFailed, !kept);
    return kept || known ? std::nullopt : std::optional(kept.error());
}

void Records::drop(const std::string& key) {
    // A board that cannot be removed is offered again, which does no harm.
    [[maybe_unused]] const auto removed = m_boards.remove(player(), key);
}

Recorded Records::record(const Challenge& challenge, puzzle::Performance played, const Par& par) {
    m_days.stale = true; // Another instance may have stored a win in the same file meanwhile.
    const auto day = challenge.day();
    const bool late = day && daily().late(*day, today());
    const auto run = data::runOf(
        std::move(played), {challenge.key, player(), par.moves, par.exact, m_clock.nowUtc(), LICHTER_VERSION, late});
    if (!run) {
        drop(savedKey(challenge));
        return run.error() == data::RunProblem::SolutionShown ? Recorded{} : Recorded{{}, run.error()};
    }
    const Achievements before = achievements();
    if (par.lowerBound > 0)
        m_leaderboard.learn(challenge.code, par.lowerBound, par.exact ? std::optional(par.moves) : std::nullopt);
    const auto stored = m_leaderboard.submit(*run);
    if (!stored && std::holds_alternative<data::StorageProblem>(stored.error())) {
        countUnstored(challenge, *run);
        return {{}, stored.error()};
    }
    m_recordedReopens = m_database.reopenCount();
    drop(savedKey(challenge)); // Not before: until the run is stored, the saved board is all there is.
    markStale();
    return stored ? Recorded{*stored, {}, late, earned(before, achievements())} : Recorded{{}, stored.error(), late};
}

void Records::countUnstored(const Challenge& challenge, const data::RunSummary& run) {
    if (const auto day = challenge.day()) {
        static_cast<void>(daily()); // Load this player's progress first; the same below.
        const data::DailyBest won{run.stars(), run.moves, run.duration, run.assisted(), data::isLate(run)};
        const auto [at, fresh] = m_days.progress.best.try_emplace(*day, won);
        if (!fresh) {
            const bool late = at->second.late && won.late;
            keepBetter(at->second, won);
            at->second.late = late;
        }
        return;
    }
    static_cast<void>(progress());
    const data::LevelBest won{run.stars(), run.moves, run.duration, run.assisted()};
    const auto [at, fresh] = m_levels.progress.best.try_emplace(challenge.key, won);
    if (!fresh)
        keepBetter(at->second, won);
}

template<class Table, class Id>
std::optional<data::RenameProblem> Records::renameIn(Table& table, Id id, const std::string& name) {
    m_database.follow();
    if (m_recordedReopens != m_database.reopenCount())
        return data::StorageProblem::Replaced;
    const auto renamed = table.rename(id, name);
    if (!renamed)
        return renamed.error();
    adopt(*renamed);
    setCurrentPlayer(*renamed);
    return std::nullopt;
}

std::optional<data::RenameProblem> Records::rename(data::RunId run, const std::string& name) {
    return renameIn(m_leaderboard, run, name);
}

RecordedShift Records::recordShift(puzzle::ShiftPerformance played) {
    const auto run = data::shiftRunOf(std::move(played), {player(), m_clock.nowUtc(), LICHTER_VERSION});
    if (!run)
        return {{}, run.error()};
    const Achievements before = achievements();
    const auto stored = m_shifts.submit(*run);
    if (!stored)
        return {{}, stored.error()};
    m_recordedReopens = m_database.reopenCount();
    return {*stored, {}, earned(before, achievements())};
}

std::optional<data::RenameProblem> Records::renameShift(data::ShiftId shift, const std::string& name) {
    return renameIn(m_shifts, shift, name);
}

std::optional<data::ShiftSummary> Records::bestShift() {
    data::ShiftQuery query;
    query.player = player();
    const auto page = m_shifts.rows(query);
    if (!page)
        return std::nullopt;
    const auto best = std::find_if(page->rows.begin(), page->rows.end(),
                                   [](const data::ShiftRow& row) { return row.rank.has_value(); });
    return best == page->rows.end() ? std::nullopt : std::optional(best->run);
}

void Records::adopt(const std::string& name) {
    if (named() || name.empty())
        return;
    // If this fails, the runs stay with the unnamed player, where the leaderboard shows them.
    [[maybe_unused]] const auto adopted = m_leaderboard.adopt(data::unnamedPlayer, name);
}

void Records::setCurrentPlayer(const std::string& name) {
    m_preferences.change([&](data::Settings& settings) { settings.player = name; });
    markStale();
}

void Records::keepPlayer(const std::string& name) {
    if (name.empty() || name == data::unnamedPlayer)
        return;
    // If this cannot be stored, nothing can, which is reported elsewhere.
    [[maybe_unused]] const auto kept = m_players.keep(name);
}

void Records::setPlayer(const std::string& name) {
    adopt(name);
    keepPlayer(player()); // A player who was listed only for their runs stays listed.
    keepPlayer(name);
    setCurrentPlayer(name);
}

void Records::switchTo(const std::string& name) {
    keepPlayer(player());
    keepPlayer(name);
    setCurrentPlayer(name == data::unnamedPlayer ? std::string() : name);
}

tl::expected<std::vector<data::PlayerSummary>, data::StorageProblem> Records::players() {
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

tl::expected<std::string, data::Players::RenameProblem> Records::renamePlayer(const std::string& from,
                                                                              const std::string& to) {
    auto renamed = m_players.rename(from, to);
    if (renamed && from == player())
        setCurrentPlayer(*renamed);
    return renamed;
}

std::optional<data::StorageProblem> Records::removePlayer(const std::string& name) {
    const auto removed = m_players.remove(name);
    if (!removed)
        return removed.error();
    if (name == player())
        setCurrentPlayer({});
    return std::nullopt;
}

tl::expected<data::Progress, data::StorageProblem> Records::progressOf(const std::string& player) {
    return data::loadProgress(m_database, m_library, player);
}

int Records::dailyStreakOf(const std::string& player) {
    const auto streak = data::loadDailyStreak(m_database, player, daily().calendarDay(today()));
    return streak ? streak->current : 0;
}

tl::expected<data::Statistics, data::StorageProblem> Records::statistics(const std::string& player, int days) {
    return data::loadStatistics(m_database, player, {today(), days, m_clock.offset(), daily().calendarDay(today())});
}

std::vector<data::Backup> Records::backups() const {
    return m_paths.data.empty() ? std::vector<data::Backup>() : data::listBackups(m_paths.backups());
}

std::vector<std::string> Records::listedNames() {
    std::vector<std::string> names;
    for (data::PlayerSummary& each : m_players.all().value_or(std::vector<data::PlayerSummary>()))
        names.push_back(std::move(each.name));
    return names;
}

std::optional<data::RestoreProblem> Records::restoreBackup(const std::filesystem::path& file) {
    using Names = std::vector<std::string>;
    const auto has = [](const Names& names, const std::string& name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    // A former name that still is somebody's is not another name of the current player.
    Names before = m_players.formerNames(player()).value_or(Names());
    std::erase_if(before, [&, others = listedNames()](const std::string& name) { return has(others, name); });
    if (const auto restored = data::restoreBackup(m_database, file, today()); !restored)
        return restored.error();
    m_reportedReopens = m_database.reopenCount(); // The player asked for it.
    markStale();
    const Names listed = listedNames();
    if (has(listed, player()))
        return std::nullopt;
    Names same = m_players.formerly(player()).value_or(Names());
    same.insert(same.end(), before.begin(), before.end());
    std::erase_if(same, [&](const std::string& name) { return !has(listed, name); });
    std::sort(same.begin(), same.end());
    same.erase(std::unique(same.begin(), same.end()), same.end());
    if (same.size() == 1)
        setCurrentPlayer(same.front() == data::unnamedPlayer ? std::string() : same.front());
    return std::nullopt;
}

data::Deletion Records::deleteEverything() {
    const puzzle::Kinds kinds = m_database.kinds();
    const data::Log log = m_database.log();
    data::Deletion deletion = data::deleteOwnData(m_paths, std::exchange(m_database, data::Database::inMemory(kinds)));
    m_database = m_paths.data.empty() ? data::Database::inMemory(kinds)
                                      : data::Database::open(m_paths.database(), kinds, data::Inspection::AtOnce, log);
    backUpDaily();
    for (const data::FileProblem& problem : deletion.problems)
        log.warn(text::describe(text::Text(), problem));
    m_levels = {};
    m_days = {};
    m_lessons = {};
    m_storedDay.reset();
    m_reportedReopens = m_recordedReopens = m_database.reopenCount();
    m_preferences.reset();
    return deletion;
}

std::string savedKey(const Challenge& challenge) {
    const bool ofMany = challenge.random() && !challenge.random()->typed;
    return ofMany ? challenge.key.text() + seedMark + challenge.random()->seed : challenge.key.text();
}

Challenge challengeOf(const data::LevelRef& level) {
    const data::Pack& pack = level.pack->pack;
    Challenge::Place place{static_cast<int>(level.index) + 1, static_cast<int>(pack.levels.size()), pack.id, pack.name};
    return {level.key(), level.level().puzzle, std::move(place), level.level().name, level.code()};
}

std::optional<Challenge> challengeOf(const data::RunSummary& run, const data::Library& library) {
    if (const auto level = library.levelOf(run.key); level && level->code() == run.code)
        return challengeOf(*level);
    auto puzzle = lights::decodePuzzle(run.code);
    if (!puzzle)
        return std::nullopt;
    Challenge::Origin origin;
    if (const auto day = run.key.day())
        origin = Challenge::Daily{*day};
    return Challenge(run.key, *std::move(puzzle), std::move(origin), {}, run.code);
}

std::optional<Challenge> resumable(Records& records, const data::Library& library) {
    const auto saved = records.latestUnfinished();
    if (!saved)
        return std::nullopt;
    if (const auto level = library.find(saved->key))
        return challengeOf(*level);
    if (const auto day = puzzle::dayOfKey(saved->key)) {
        Challenge challenge = dailyChallenge(*day);
        return challenge.code == saved->code ? std::optional(std::move(challenge)) : std::nullopt;
    }
    auto puzzle = lights::decodePuzzle(saved->code);
    if (!puzzle)
        return std::nullopt;
    puzzle::RunKey key = saved->key;
    const bool ofMany = key.mode() == puzzle::RunMode::Random;
    const auto random = ofMany ? parseOrigin(key.setting(), false) : parseOrigin(saved->origin, true);
    if (!random && ofMany)
        return std::nullopt;
    if (ofMany)
        key = puzzle::RunKey::random(lights::key(random->setting));
    return Challenge(std::move(key), *std::move(puzzle), random ? Challenge::Origin(*random) : Challenge::Shared{}, {},
                     saved->code);
}

} // namespace game
