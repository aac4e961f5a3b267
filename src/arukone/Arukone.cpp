// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Arukone.hpp"

#include "arukone/EventText.hpp"
#include "arukone/RandomSetting.hpp"
#include "arukone/Replay.hpp"
#include "arukone/ShareCode.hpp"
#include "arukone/generators/Generator.hpp"
#include "arukone/greedy/TrapLemma.hpp"
#include "arukone/solver/Frontier.hpp"
#include "arukone/solver/Router.hpp"
#include "arukone/trace/Grade.hpp"
#include "arukone/trace/Trace.hpp"
#include "puzzle/Bounds.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace arukone {

namespace {

using puzzle::Bounds;
using puzzle::RunProblem;

/// Runs are verified whenever they are shown, so a board may take about ten milliseconds, once.
constexpr std::uint64_t verifyingWork = 20'000;
constexpr std::uint64_t verifyingRoutes = 200'000;
constexpr std::uint64_t verifyingSuppositions = 2'000;
/// Cells of a board that is generated again from its seed, once for each run: that takes about a tenth of a second.
constexpr int mostCellsToTry = 64;
constexpr std::size_t maxCachedSettings = 20'000; ///< A few megabytes.

/// The cables at the end of a run; std::nullopt if it does not solve the board.
std::optional<Cables> solutionShown(const Board& board, std::span<const Event> events) {
    Session session(board);
    for (const Event& event : events)
        if (!session.play(event))
            return std::nullopt;
    return session.solved() ? std::optional(session.cables()) : std::nullopt;
}

/// What a solution shows to be enough: a stroke for each pair, or its length.
int shownBy(const Board& board, const Cables& solution) {
    return fillsBoard(board.fill()) ? board.pairCount() : stateOf(board, solution).length;
}

/// \pre the board can be solved.
Bounds boundsOf(const Board& board) {
    if (fillsBoard(board.fill()))
        return {board.pairCount(), board.pairCount(), true};
    SearchControl control;
    control.maxWork = verifyingWork;
    const ShortestSolution shortest = shortestSolution(board, control);
    if (shortest.cables)
        return {shortest.length, shortest.length, true};
    control.maxWork = verifyingRoutes;
    const auto routed = route(board, control);
    return {shortest.lowerBound, routed ? std::optional(stateOf(board, *routed).length) : std::nullopt, false};
}

/// Whether a solution may be the only one, also if cells may stay empty. Says nothing about boards with holes.
bool mayBeOnly(const Board& board, const Cables& solution) {
    return stateOf(board, solution).used == board.cellCount() && !touchesItself(board, solution);
}

/// Whether a board may be one of those with a single solution, as far as that is found out quickly.
bool mayBeUnique(const Board& board, Difficulty difficulty) {
    SearchControl control;
    control.maxWork = verifyingWork;
    const SolutionCount count = countSolutions(board.withFill(Fill::Any), control);
    if (count.complete() && !count.unique())
        return false;
    if (difficulty == Difficulty::Any)
        return true;
    control.maxWork = verifyingSuppositions;
    const Trace trace = traceOf(board, true, control);
    const auto grade = gradeOf(trace);
    return trace.end != SearchEnd::Complete || (grade && grade->difficulty == difficulty);
}

/// Whether a board may be one on which the simple program always fails, as far as that is found out quickly.
bool mayBeTrap(const Board& board) {
    SearchControl control;
    control.maxWork = verifyingWork;
    SearchMeter meter(control);
    return findTrap(RoutingGrid(board), maxTrapWays, meter) || meter.end() != SearchEnd::Complete;
}

/// Whether a board may be a random one of a setting.
bool mayBeOf(const RandomSetting& setting, const Board& board) {
    if (setting.size != Size{board.rows(), board.columns()} || setting.fill != board.fill() || board.holeCount() != 0)
        return false;
    return setting.kind == BoardKind::Trap ? mayBeTrap(board) : mayBeUnique(board, setting.difficulty);
}

/// Whether a seed gives a board; if it is large or rare, whether it is among those drawn from the seed.
bool givesBoard(const RandomSetting& setting, std::string_view seed, const Board& board) {
    const auto offered = offeredDifficulties(setting.size);
    const bool rare = std::find(offered.begin(), offered.end(), setting.difficulty) == offered.end();
    if (rare || board.cellCount() > mostCellsToTry || setting.kind == BoardKind::Trap)
        return isDrawnFrom(setting, seed, board);
    const RandomBoardSearch made = generate({setting}, seed);
    return made.board && made.board->board == board;
}

class RunVerifier final : public puzzle::Verifier {
public:
    std::optional<RunProblem> verify(const puzzle::RunKey& key, const puzzle::RunClaim& claim) override {
        const auto board = decodeBoard(claim.code);
        if (!board)
            return RunProblem::BadCode;
        const auto events = parseEvents(claim.events);
        if (!events)
            return RunProblem::BadEvents;
        if (const auto problem = verifyRun(*board, *events, {claim.moves, claim.undos, claim.duration, claim.hints}))
            return problemOf(*problem);
        const auto solution = solutionShown(*board, *events);
        if (!solution)
            return RunProblem::NotSolved;
        if (!keyMatches(key, *board, *solution, claim.code))
            return RunProblem::BadKey;
        return knownOf(claim.code, *board).allow(claim.optimum, shownBy(*board, *solution))
                   ? std::nullopt
                   : std::optional(RunProblem::BadOptimum);
    }

    std::optional<bool> givesBoard(std::string_view seed, const puzzle::RunKey& key, std::string_view code) override {
        const auto setting = settingFromKey(key.setting());
        const auto board = decodeBoard(code);
        return setting && board && arukone::givesBoard(*setting, seed, *board);
    }

    void learn(std::string_view code, int lowerBound, std::optional<int> optimum) override {
        m_bounds.keep(code, {lowerBound, optimum, optimum.has_value()});
    }

    std::optional<puzzle::BestKnown> bestKnown(std::string_view code, std::string_view events) override {
        const auto board = decodeBoard(code);
        const auto parsed = parseEvents(events);
        const auto solution = board && parsed ? solutionShown(*board, *parsed) : std::nullopt;
        if (!solution)
            return std::nullopt;
        puzzle::BestKnown best = knownOf(code, *board).with(shownBy(*board, *solution));
        constexpr int pairsToldApart = 64; // By the search of 1.0.0 for the shortest cables.
        best.wasOverstated = best.exact && !fillsBoard(board->fill()) && board->pairCount() > pairsToldApart;
        return best;
    }

    tl::expected<puzzle::ShiftScore, RunProblem> replayShift(puzzle::ShiftRules, std::string_view, std::string_view,
                                                             std::string_view) override {
        return tl::unexpected(RunProblem::BadCode); // Night shifts have no fuse boxes.
    }

private:
    /// Whether runs on this board may count under the key: a random key's setting must match the board, a board key
    /// must be its share code. No day's puzzle is an Arukone board.
    [[nodiscard]] bool keyMatches(const puzzle::RunKey& key, const Board& board, const Cables& solution,
                                  std::string_view code) {
        switch (key.mode()) {
        case puzzle::RunMode::Level:
            return true;
        case puzzle::RunMode::Board:
            return key.text() == code;
        case puzzle::RunMode::Random: {
            const auto setting = settingFromKey(key.setting());
            return key.puzzle() == puzzleId && setting && isOf(*setting, board, solution, code);
        }
        case puzzle::RunMode::Daily:
        case puzzle::RunMode::Shift:
        case puzzle::RunMode::Unknown:
            break;
        }
        return false;
    }

    /// A board is looked into only once for a setting. What a run shows is not remembered: it must not depend on the
    /// runs that were verified before.
    [[nodiscard]] bool isOf(const RandomSetting& setting, const Board& board, const Cables& solution,
                            std::string_view code) {
        if (setting.kind == BoardKind::Unique && !mayBeOnly(board, solution))
            return false;
        const auto asked = std::pair(std::string(code), arukone::key(setting));
        const auto known = m_settings.find(asked);
        if (known != m_settings.end())
            return known->second;
        if (m_settings.size() >= maxCachedSettings)
            m_settings.clear();
        return m_settings.emplace(asked, mayBeOf(setting, board)).first->second;
    }

    [[nodiscard]] const Bounds& knownOf(std::string_view code, const Board& board) {
        return m_bounds.of(code, [&] { return boundsOf(board); });
    }

    puzzle::BoundsCache m_bounds;
    std::map<std::pair<std::string, std::string>, bool> m_settings; ///< By code and key of the setting.
};

class Arukone final : public puzzle::Kind {
public:
    std::string_view id() const noexcept override { return puzzleId; }
    std::string_view codePrefix() const noexcept override { return codeLetters; }
    bool isSetting(std::string_view text) const override { return settingFromKey(text).has_value(); }

    std::optional<std::size_t> badEvent(std::string_view events) const override {
        const auto parsed = parseEvents(events);
        return parsed ? std::nullopt : std::optional(parsed.error());
    }
    std::optional<std::size_t> badShiftEvent(std::string_view) const override { return 0; }
    std::size_t maxEvents() const noexcept override { return arukone::maxEvents; }

    bool canResume(std::string_view code, const puzzle::SavedGame& saved) const override {
        auto board = decodeBoard(code);
        return board && Session::restore(*std::move(board), saved);
    }

    std::unique_ptr<puzzle::Verifier> verifier() const override { return std::make_unique<RunVerifier>(); }

    int stars(std::string_view code, int moves, int optimum, bool assisted) const noexcept override {
        return arukone::stars(fillOfCode(code), moves, optimum, assisted);
    }
};

} // namespace

const puzzle::Kind& arukone() noexcept {
    static const Arukone kind;
    return kind;
}

} // namespace arukone
