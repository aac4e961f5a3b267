// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/RiddleCheck.hpp"

#include "arukone/solver/Solver.hpp"
#include "data/files/Json.hpp"
#include "data/levels/LevelFormat.hpp"
#include "data/levels/LevelText.hpp"
#include "lights/solver/RiddleAnew.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"

#include <algorithm>
#include <variant>

namespace data {

namespace {

/// Whether it is proven that a board has no solution.
bool hasNoSolution(const LevelPuzzle& puzzle, const std::stop_token& stop) {
    if (const auto* const box = std::get_if<arukone::Board>(&puzzle)) {
        arukone::SearchControl control;
        control.stop = stop;
        return arukone::firstSolution(*box, control).solvable == false;
    }
    const auto& board = std::get<lights::Puzzle>(puzzle);
    if (!board.rules().quietHours)
        return !lights::solveAny(board);
    lights::SolveControl control;
    control.stop = stop;
    return lights::solve(board, control).unsolvable();
}

constexpr const char* asideKey = "_riddle"; ///< See setRiddleAside.

Problem unanswered(const std::string& file, std::string pointer, lights::RiddleFault why, const std::string& level) {
    return {file, std::move(pointer), ProblemCode::RiddleUnanswered, {std::to_string(static_cast<int>(why)), level}};
}

/// JSON pointers to the valid levels of a file.
std::vector<std::string> pointersTo(const LevelReading& reading) {
    if (reading.kind != LevelReading::Kind::Pack)
        return std::vector<std::string>(reading.pack.levels.size());
    std::vector<std::string> pointers;
    for (const std::size_t place : placesInList(reading))
        pointers.push_back("/levels/" + std::to_string(place));
    return pointers;
}

} // namespace

std::vector<Problem> unsolvableBoards(const LevelReading& reading, const std::string& file,
                                      const std::stop_token& stop) {
    std::vector<Problem> problems;
    const std::vector<std::string> pointers = pointersTo(reading);
    for (std::size_t i = 0; i < reading.pack.levels.size() && !stop.stop_requested(); ++i)
        if (const Level& level = reading.pack.levels[i]; !level.riddle && hasNoSolution(level.puzzle, stop))
            problems.push_back({file, pointers[i] + "/board", ProblemCode::Unsolvable, {}});
    return problems;
}

std::vector<Problem> unansweredRiddles(const LevelReading& reading, const std::string& file,
                                       const std::stop_token& stop) {
    std::vector<Problem> problems;
    const std::vector<std::string> pointers = pointersTo(reading);
    for (std::size_t i = 0; i < reading.pack.levels.size() && !stop.stop_requested(); ++i) {
        const Level& level = reading.pack.levels[i];
        const auto answer = level.riddle ? lights::answerOf(level.lights(), *level.riddle)
                                         : tl::expected<std::int64_t, lights::RiddleFault>(0);
        if (!answer)
            problems.push_back(unanswered(file, pointers[i] + "/riddle", answer.error(), level.id));
    }
    return problems;
}

std::string riddleIdentity(const Level& level) {
    return lights::identity(level.lights(), *level.riddle);
}

int starsFor(const Level& level, std::span<const std::int64_t> given) {
    return starsFor(level.lights(), *level.riddle, given);
}

int starsFor(const lights::Puzzle& board, const lights::Riddle& riddle, std::span<const std::int64_t> given) {
    constexpr std::ptrdiff_t most = 3;
    const auto answer = lights::answerOf(board, riddle);
    const auto right = answer ? std::find(given.begin(), given.end(), *answer) : given.end();
    if (right == given.end())
        return 0;
    return static_cast<int>(std::max<std::ptrdiff_t>(most - (right - given.begin()), 1));
}

std::optional<bool> isRightAnew(const Level& level, std::string_view asked, std::int64_t answer) {
    const auto board = lights::askedIn(asked, {level.lights(), *level.riddle});
    if (!board || board->board == level.lights())
        return std::nullopt;
    const auto right = lights::answerOf(board->board, board->riddle);
    return right ? std::optional(*right == answer) : std::nullopt;
}

std::string formatRiddle(const Level& level) {
    return level.riddle ? riddleJson(*level.riddle).dump() : std::string();
}

tl::expected<lights::Riddle, Problem> riddleAbout(const lights::Puzzle& board, const std::string& text) {
    ProblemSink problems{{}};
    Json object = Json::object();
    object["riddle"] = Json::parse(text, nullptr, false);
    ObjectReader reader(object, {}, problems);
    auto riddle = readRiddle(reader, board, problems);
    if (auto found = std::move(problems).take(); !found.empty())
        return tl::unexpected(std::move(found.front()));
    if (!riddle)
        return tl::unexpected(Problem{{}, "/riddle", ProblemCode::WrongType, {"object"}});
    if (const auto answer = lights::answerOf(board, *riddle); !answer)
        return tl::unexpected(unanswered({}, {}, answer.error(), {}));
    return *std::move(riddle);
}

void setRiddleAside(Level& level, const std::string& riddle) {
    Json unknown = level.unknown.empty() ? Json::object() : Json::parse(level.unknown);
    unknown[asideKey] = Json::parse(riddle);
    level.unknown = unknown.dump();
}

std::string takeRiddleAside(Level& level) {
    Json unknown = level.unknown.empty() ? Json::object() : Json::parse(level.unknown);
    const auto aside = unknown.find(asideKey);
    if (aside == unknown.end() || !aside->is_object() || !aside->contains("ask"))
        return {};
    std::string riddle = aside->dump();
    unknown.erase(aside);
    level.unknown = unknown.empty() ? std::string() : unknown.dump();
    return riddle;
}

bool solvesLevel(const Level& level, std::string_view events) {
    if (!level.riddle)
        return true;
    const auto* way = std::get_if<lights::AnotherWay>(&*level.riddle);
    return way != nullptr && lights::answers(*way, events);
}

} // namespace data
