#include "game/Records.hpp"

#include "data/PlayerName.hpp"
#include "lights/ShareCode.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr std::string_view randomPrefix = "random:";
constexpr char seedMark = '#'; ///< Between a setting and a seed.

} // namespace

Records::Records(data::Paths paths, data::Database database, const data::Library& library, Preferences& preferences,
                 const LocalClock& clock)
    : m_paths(std::move(paths))
    , m_database(std::move(database))
    , m_library(library)
    , m_preferences(preferences)
    , m_clock(clock)
    , m_leaderboard(m_database)
    , m_boards(m_database) {}

std::optional<std::string> Records::trouble(const text::Text& text) const {
    return text::describe(text, m_database);
}

std::optional<std::string> Records::news(const text::Text& text) {
    if (std::exchange(m_toldOf, m_database.timesReopened()) == m_database.timesReopened())
        return std::nullopt;
    return text::describeReopened(text, m_database);
}

std::string Records::player() const {
    const std::string& name = m_preferences.get().player;
    return name.empty() ? std::string(data::unnamedPlayer) : name;
}

const data::Progress& Records::progress() {
    if (m_progressOf != player())
        m_progress = {};
    if (m_stale || m_progressOf != player() || m_progressFrom != m_database.timesReopened()) {
        m_progressOf = player();
        auto loaded = data::loadProgress(m_database, m_library, m_progressOf);
        m_progressFrom = m_database.timesReopened();
        m_stale = !loaded; // What could not be read is asked for again; until then the last known counts.
        if (loaded)
            m_progress = std::move(*loaded);
    }
    return m_progress;
}

std::optional<data::SavedBoard> Records::unfinished(const std::string& key) {
    return m_boards.load(player(), key).value_or(std::nullopt);
}

std::optional<data::SavedBoard> Records::latestUnfinished() {
    return m_boards.latest(player()).value_or(std::nullopt);
}

std::optional<data::StorageProblem> Records::keep(const Challenge& challenge, const lights::Session& session) {
    const auto kept = m_boards.save(
        {player(), keptKey(challenge), lights::encodePuzzle(challenge.puzzle), session.save(), m_clock.nowUtc()});
    const bool known = std::exchange(m_troubled, !kept);
    return kept || known ? std::nullopt : std::optional(kept.error());
}

void Records::drop(const std::string& key) {
    // What cannot be removed is offered again: nothing is lost by that.
    [[maybe_unused]] const auto removed = m_boards.remove(player(), key);
}

Recorded Records::record(const Challenge& challenge, const lights::Session& session, int optimum, bool exact) {
    const auto run = data::runOf(session, {challenge.key, player(), optimum, exact, m_clock.nowUtc(), LICHTER_VERSION});
    if (!run) {
        drop(keptKey(challenge));
        return run.error() == data::RunProblem::SolutionShown ? Recorded{} : Recorded{{}, run.error()};
    }
    const auto stored = m_leaderboard.submit(*run);
    if (!stored && std::holds_alternative<data::StorageProblem>(stored.error())) {
        remember(challenge.key, *run);
        return {{}, stored.error()};
    }
    m_recordedIn = m_database.timesReopened();
    drop(keptKey(challenge)); // Only now: until the run is stored, the board is all there is of it.
    m_stale = true;
    return stored ? Recorded{*stored, {}} : Recorded{{}, stored.error()};
}

void Records::remember(const std::string& key, const data::Run& run) {
    if (m_progressOf != player())
        static_cast<void>(progress()); // Another player's does not count here.
    const data::LevelBest won{run.stars(), run.moves, run.duration, run.assisted()};
    const auto [at, fresh] = m_progress.best.try_emplace(key, won);
    if (!fresh)
        at->second.stars = std::max(at->second.stars, won.stars);
}

std::optional<data::RenameProblem> Records::rename(data::RunId run, const std::string& name) {
    m_database.follow();
    if (m_recordedIn != m_database.timesReopened())
        return data::StorageProblem::Replaced;
    const auto renamed = m_leaderboard.rename(run, name);
    if (!renamed)
        return renamed.error();
    setPlayer(*renamed);
    return std::nullopt;
}

void Records::setPlayer(const std::string& name) {
    if (!named() && !name.empty()) {
        // Should it fail, the runs stay with the unnamed player, where the leaderboard shows them.
        [[maybe_unused]] const auto adopted = m_leaderboard.adopt(data::unnamedPlayer, name);
    }
    m_preferences.change([&](data::Settings& settings) { settings.player = name; });
    m_stale = true;
}

data::Deletion Records::forgetEverything() {
    data::Deletion deletion = data::deleteOwnData(m_paths, std::exchange(m_database, data::Database::inMemory()));
    m_database = m_paths.data.empty() ? data::Database::inMemory() : data::Database::open(m_paths.database());
    m_progress = {};
    m_stale = true;
    m_toldOf = m_recordedIn = m_database.timesReopened();
    m_preferences.reset();
    return deletion;
}

std::string keptKey(const Challenge& challenge) {
    const bool ofMany = challenge.random && !challenge.random->typed;
    return ofMany ? challenge.key + seedMark + challenge.random->seed : challenge.key;
}

Challenge challengeOf(const data::LevelRef& level) {
    const data::Pack& pack = level.pack->pack;
    Challenge challenge{level.key(), level.level().puzzle, level.level().name, std::nullopt};
    challenge.place =
        Challenge::Place{static_cast<int>(level.index) + 1, static_cast<int>(pack.levels.size()), pack.id, pack.name};
    return challenge;
}

std::optional<Challenge> resumable(Records& records, const data::Library& library) {
    const auto saved = records.latestUnfinished();
    if (!saved)
        return std::nullopt;
    if (const auto level = library.find(saved->key))
        return challengeOf(*level);
    auto puzzle = lights::decodePuzzle(saved->code);
    if (!puzzle)
        return std::nullopt;
    if (!saved->key.starts_with(randomPrefix))
        return Challenge{saved->key, *std::move(puzzle), {}, std::nullopt};
    const std::size_t mark = std::min(saved->key.find(seedMark), saved->key.size());
    const std::string key = saved->key.substr(0, mark);
    const auto setting = lights::settingFromKey(std::string_view(key).substr(randomPrefix.size()));
    if (!setting || mark == saved->key.size())
        return std::nullopt;
    Challenge::Random random{*setting, saved->key.substr(mark + 1), false, 1};
    return Challenge{key, *std::move(puzzle), {}, std::nullopt, std::move(random)};
}

} // namespace game
