// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How results are recorded: solved boards and night shifts.

#include "game/services/Records.hpp"

#include <algorithm>
#include <tuple>
#include <utility>
#include <variant>

namespace game {

namespace {

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

Recorded Records::record(const Challenge& challenge, puzzle::Performance played, const Par& par) {
    storeToday();
    markDaysStale(); // Another instance may have stored a win in the same file meanwhile.
    const auto day = challenge.day();
    const bool late = day && daily().late(*day, today());
    const bool ofMany = challenge.random() != nullptr && challenge.key.mode() == puzzle::RunMode::Random;
    const auto run = data::runOf(std::move(played), {challenge.key, player(), par.moves, par.exact,
                                                     puzzle::momentText(now()), LICHTER_VERSION, late, m_clock.offset(),
                                                     ofMany ? challenge.random()->seed : std::string()});
    if (!run) {
        drop(savedKey(challenge));
        return run.error() == data::RunProblem::SolutionShown ? Recorded{} : Recorded{{}, run.error()};
    }
    const Achievements before = achievements();
    const auto learn = [code = challenge.code, par](data::Leaderboard& leaderboard) {
        if (par.lowerBound > 0)
            leaderboard.learn(code, par.lowerBound, par.exact ? std::optional(par.moves) : std::nullopt);
    };
    learn(m_leaderboard);
    countUnstored(challenge, *run);
    const std::string key = savedKey(challenge);
    const int number = m_pending.note(run->player, key, nullptr);
    Recorded saving{{}, {}, late, {}, std::make_shared<std::optional<Recorded>>()};
    using Result = tl::expected<StoredAs<data::RunId>, data::SubmitProblem>;
    writes().add(
        [run = *run, key, learn](data::Database& database) {
            data::Leaderboard leaderboard(database);
            learn(leaderboard);
            const auto stored = leaderboard.submit(run);
            // Not before: until the run is stored, the saved board is all there is. One that cannot be removed is
            // offered again.
            if (stored || std::holds_alternative<data::RunProblem>(stored.error()))
                static_cast<void>(data::SavedBoards(database).remove(run.player, key));
            return stored.map([&](data::RunId id) { return StoredAs<data::RunId>{id, database.reopenCount()}; });
        },
        [this, challenge, run = *run, key, number, before, late,
         later = std::weak_ptr(saving.later)](const Result& stored) {
            m_pending.forget(run.player, key, number);
            const auto problem = stored ? std::nullopt : data::storageProblemIn(stored.error());
            const auto told = later.lock(); // The win screen, if it is still there.
            note(Stored::Run, problem, told != nullptr);
            if (problem)
                countUnstored(challenge, run);
            else
                markStale();
            if (stored)
                m_recordedReopens = stored->reopens;
            if (told == nullptr)
                return;
            if (stored)
                told->emplace(Recorded{stored->id, {}, late, earned(before, achievements())});
            else
                told->emplace(Recorded{{}, stored.error(), late && !problem});
        });
    arrived(saving);
    if (onRecord)
        onRecord();
    return saving;
}

void Records::countUnstored(const Challenge& challenge, const data::RunSummary& run) {
    if (const auto day = challenge.day()) {
        static_cast<void>(daily(challenge.dailySeries())); // Load this player's progress first; the same below.
        const bool runLate = data::isLate(run);
        const data::DailyBest won{run.stars(), run.moves, run.duration, run.assisted(), runLate, !runLate};
        const auto [at, fresh] = days(challenge.dailySeries()).progress.best.try_emplace(*day, won);
        if (!fresh) {
            const bool late = at->second.late && won.late;
            const bool streak = at->second.streak || won.streak;
            keepBetter(at->second, won);
            at->second.late = late;
            at->second.streak = streak;
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
Later<Records::Renamed> Records::renameIn(Id id, const std::string& name) {
    auto answer = std::make_shared<std::optional<Renamed>>();
    writes().add(
        [id, name, heir = adopts(name),
         reopens = m_recordedReopens](data::Database& database) -> tl::expected<std::string, data::RenameProblem> {
            database.follow();
            if (reopens != database.reopenCount())
                return tl::unexpected<data::RenameProblem>(data::StorageProblem::Replaced);
            auto renamed = Table(database).rename(id, name);
            if (renamed &&
                heir) // If this fails, the runs stay with the unnamed player, where the leaderboard shows them.
                static_cast<void>(data::Leaderboard(database).adopt(data::unnamedPlayer, *renamed));
            return renamed;
        },
        [this, answer = std::weak_ptr(answer)](const tl::expected<std::string, data::RenameProblem>& renamed) {
            const auto told = answer.lock();
            note(Stored::Player, renamed ? std::nullopt : data::storageProblemIn(renamed.error()), told != nullptr);
            if (renamed) {
                markStale();
                setCurrentPlayer(*renamed);
            }
            if (told != nullptr)
                told->emplace(renamed ? Renamed() : Renamed(renamed.error()));
        });
    return answer;
}

Later<Records::Renamed> Records::rename(data::RunId run, const std::string& name) {
    return renameIn<data::Leaderboard>(run, name);
}

RecordedShift Records::recordShift(puzzle::ShiftPerformance played) {
    const auto run = data::shiftRunOf(std::move(played), {player(), puzzle::momentText(now()), LICHTER_VERSION});
    if (!run)
        return {{}, run.error()};
    const Achievements before = achievements();
    RecordedShift saving{{}, {}, {}, std::make_shared<std::optional<RecordedShift>>()};
    using Result = tl::expected<StoredAs<data::ShiftId>, data::SubmitProblem>;
    writes().add(
        [run = *run](data::Database& database) {
            return data::Shifts(database).submit(run).map([&](data::ShiftId id) {
                return StoredAs<data::ShiftId>{id, database.reopenCount()};
            });
        },
        [this, before, later = std::weak_ptr(saving.later)](const Result& stored) {
            const auto told = later.lock();
            note(Stored::Shift, stored ? std::nullopt : data::storageProblemIn(stored.error()), told != nullptr);
            if (stored)
                m_recordedReopens = stored->reopens;
            if (told != nullptr)
                told->emplace(stored ? RecordedShift{stored->id, {}, earned(before, achievements())}
                                     : RecordedShift{{}, stored.error()});
        });
    arrived(saving);
    if (onRecord)
        onRecord();
    return saving;
}

Later<Records::Renamed> Records::renameShift(data::ShiftId shift, const std::string& name) {
    return renameIn<data::Shifts>(shift, name);
}

} // namespace game
