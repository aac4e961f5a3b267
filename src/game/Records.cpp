#include "game/Records.hpp"

#include "lights/ShareCode.hpp"
#include "text/Problems.hpp"

#include <utility>

namespace game {

namespace {

constexpr const char* unnamedPlayer = "Player";

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

std::string Records::player() const {
    const std::string& name = m_preferences.get().player;
    return name.empty() ? unnamedPlayer : name;
}

const data::Progress& Records::progress() {
    if (!m_progress || m_progressOf != player()) {
        m_progressOf = player();
        m_progress = data::loadProgress(m_database, m_library, m_progressOf).value_or(data::Progress{});
    }
    return *m_progress;
}

std::optional<data::SavedBoard> Records::unfinished(const std::string& key) {
    return m_boards.load(player(), key).value_or(std::nullopt);
}

std::optional<data::SavedBoard> Records::latestUnfinished() {
    return m_boards.latest(player()).value_or(std::nullopt);
}

std::optional<data::StorageProblem> Records::keep(const Challenge& challenge, const lights::Session& session) {
    const auto kept = m_boards.save(
        {player(), challenge.key, lights::encodePuzzle(challenge.puzzle), session.save(), m_clock.nowUtc()});
    const bool known = std::exchange(m_troubled, !kept);
    return kept || known ? std::nullopt : std::optional(kept.error());
}

void Records::drop(const std::string& key) {
    // What cannot be removed is offered again: nothing is lost by that.
    [[maybe_unused]] const auto removed = m_boards.remove(player(), key);
}

Recorded Records::record(const Challenge& challenge, const lights::Session& session, int optimum, bool exact) {
    drop(challenge.key);
    const auto run = data::runOf(session, {challenge.key, player(), optimum, exact, m_clock.nowUtc(), LICHTER_VERSION});
    if (!run)
        return run.error() == data::RunProblem::SolutionShown ? Recorded{} : Recorded{{}, run.error()};
    const auto stored = m_leaderboard.submit(*run);
    m_progress.reset();
    return stored ? Recorded{*stored, {}} : Recorded{{}, stored.error()};
}

std::optional<data::RenameProblem> Records::rename(data::RunId run, const std::string& name) {
    const auto renamed = m_leaderboard.rename(run, name);
    if (!renamed)
        return renamed.error();
    m_preferences.change([&](data::Settings& settings) { settings.player = name; });
    m_progress.reset();
    return std::nullopt;
}

data::Deletion Records::forgetEverything() {
    data::Deletion deletion = data::deleteOwnData(m_paths, std::exchange(m_database, data::Database::inMemory()));
    m_database = data::Database::open(m_paths.database());
    m_progress.reset();
    m_preferences.reset();
    return deletion;
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
    return Challenge{saved->key, std::move(*puzzle), {}, std::nullopt};
}

} // namespace game
