// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How results are recorded: solved boards and night shifts.

#include "game/boards/BoardGeneration.hpp"
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
    if (before.empty())
        return earned;
    for (const data::AchievementStanding& standing : now) {
        const auto then = std::ranges::find(before, standing.which, &data::AchievementStanding::which);
        if (standing.done() && (then == before.end() || !then->done()))
            earned.push_back(standing.which);
    }
    return earned;
}

/// Where the answer to the next try goes, if anybody still waits for it.
template<class Record>
using Answer = std::shared_ptr<std::weak_ptr<std::optional<Record>>>;

template<class Record>
Answer<Record> answerTo(const Record& saving) {
    return std::make_shared<std::weak_ptr<std::optional<Record>>>(saving.later);
}

/// \returns what the answer to the next try goes to; null if there will be none.
template<class Record>
Later<Record> nextAnswer(std::weak_ptr<std::optional<Record>>& answer,
                         const std::optional<data::StorageProblem>& problem) {
    if (!problem)
        return nullptr;
    auto next = std::make_shared<std::optional<Record>>();
    answer = next;
    return next;
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
    const puzzle::Assists helped = played.assists;
    const bool ofMany = challenge.random() != nullptr && challenge.key.mode() == puzzle::RunMode::Random;
    const auto run = data::runOf(std::move(played), {challenge.key, player(), par.moves, par.exact,
                                                     puzzle::momentText(now()), LICHTER_VERSION, late, m_clock.offset(),
                                                     ofMany ? challenge.random()->seed : std::string()});
    if (!run) {
        dropUnfinished(savedKey(challenge));
        if (run.error() == data::RunProblem::SolutionShown)
            noteHelped(challenge, helped);
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
    supersedeBoard(run->player, key);
    Recorded saving{{}, {}, late, {}, std::make_shared<std::optional<Recorded>>()};
    using Result = tl::expected<StoredAs<data::RunId>, data::SubmitProblem>;
    store(
        {RecordKind::Run, run->player, key},
        [run = *run, learn](data::Database& database, const Unsaved& now) {
            data::Leaderboard leaderboard(database);
            learn(leaderboard);
            data::Run submitted = run;
            submitted.player = now.player;
            const auto stored = leaderboard.submit(submitted);
            // Not before: until the run is stored, the saved board is all there is. One that cannot be removed is
            // offered again.
            if (!now.board.empty() && (stored || std::holds_alternative<data::RunProblem>(stored.error())))
                static_cast<void>(data::SavedBoards(database).remove(now.player, now.board));
            return stored.map([&](data::RunId id) { return StoredAs<data::RunId>{id, database.reopenCount()}; });
        },
        [this, challenge, run = *run, number, before, late, answer = answerTo(saving)](const Result& stored) {
            const auto problem = stored ? std::nullopt : data::storageProblemIn(stored.error());
            const auto told = answer->lock(); // The win screen, if it is still there.
            noteWrite(RecordKind::Run, problem, told != nullptr);
            if (problem) {
                countUnstored(challenge, run);
            } else {
                m_pending.forget(number);
                markStale();
            }
            if (stored)
                m_recordedReopens = stored->reopens;
            if (told != nullptr && stored)
                told->emplace(Recorded{stored->id, {}, late, earned(before, achievements())});
            else if (told != nullptr)
                told->emplace(Recorded{{}, stored.error(), late && !problem, {}, nextAnswer(*answer, problem)});
            return problem;
        });
    arrived(saving);
    const bool seen = solutionSeen(savedKey(repeatChallenge(challenge)));
    if ((day && helped.any()) || seen)
        noteHelped(challenge, {helped.hints, helped.liveCounter, seen});
    if (onRecord)
        onRecord();
    return saving;
}

void Records::countUnstored(const Challenge& challenge, const data::RunSummary& run) {
    if (run.player != player()) // Somebody else plays by now.
        return;
    if (const auto day = challenge.day()) {
        static_cast<void>(daily(challenge.dailySeries())); // Load this player's progress first; the same below.
        const bool runLate = data::isLate(run);
        const data::DailyBest won{
            run.stars(), run.moves, run.duration, run.assisted(), runLate, !runLate, !runLate && !run.assisted()};
        const auto [at, fresh] = days(challenge.dailySeries()).progress.best.try_emplace(*day, won);
        if (!fresh) {
            const bool late = at->second.late && won.late;
            const bool streak = at->second.streak || won.streak;
            const bool alone = at->second.alone || won.alone;
            keepBetter(at->second, won);
            at->second.late = late;
            at->second.streak = streak;
            at->second.alone = alone;
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
            database.followFile();
            if (reopens != database.reopenCount())
                return tl::unexpected<data::RenameProblem>(data::StorageProblem::Replaced);
            auto renamed = Table(database).rename(id, name);
            if (renamed &&
                heir) // If this fails, the runs stay with the unnamed player, where the leaderboard shows them.
                static_cast<void>(data::Leaderboard(database).adopt(data::unnamedPlayer, *renamed));
            return renamed;
        },
        [this, heir = adopts(name),
         answer = std::weak_ptr(answer)](const tl::expected<std::string, data::RenameProblem>& renamed) {
            const auto told = answer.lock();
            noteWrite(RecordKind::Player, renamed ? std::nullopt : data::storageProblemIn(renamed.error()),
                      told != nullptr);
            if (renamed) {
                if (heir)
                    renameUnsaved(std::string(data::unnamedPlayer), *renamed);
                markStale();
                setCurrentPlayer(*renamed);
            }
            if (told != nullptr)
                told->emplace(renamed ? Renamed() : Renamed(renamed.error()));
        });
    if (adopts(name))
        noteNames();
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
    store(
        {RecordKind::Shift, run->player, {}},
        [run = *run](data::Database& database, const Unsaved& now) {
            data::ShiftRun submitted = run;
            submitted.player = now.player;
            return data::Shifts(database).submit(submitted).map([&](data::ShiftId id) {
                return StoredAs<data::ShiftId>{id, database.reopenCount()};
            });
        },
        [this, before, answer = answerTo(saving)](const Result& stored) {
            const auto problem = stored ? std::nullopt : data::storageProblemIn(stored.error());
            const auto told = answer->lock();
            noteWrite(RecordKind::Shift, problem, told != nullptr);
            if (stored)
                m_recordedReopens = stored->reopens;
            if (told != nullptr)
                told->emplace(stored ? RecordedShift{stored->id, {}, earned(before, achievements())}
                                     : RecordedShift{{}, stored.error(), {}, nextAnswer(*answer, problem)});
            return problem;
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
