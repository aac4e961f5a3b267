// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/RandomSetting.hpp"
#include "data/files/Json.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/LevelFormat.hpp"
#include "lights/Board.hpp"
#include "lights/solver/SizeFacts.hpp"
#include "puzzle/Kind.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace data {

namespace {

Json goalJson(const lights::Puzzle& puzzle) {
    if (puzzle.goal() == lights::GoalKind::Picture || puzzle.start().hasCurtains())
        return lights::formatGoal(puzzle.solved());
    return lights::name(puzzle.goal());
}

/// Its name, or its drawing as a list of rows.
Json stampJson(lights::Stamp stamp) {
    return lights::isNamed(stamp) ? Json(lights::name(stamp)) : Json(lights::rowsOf(stamp));
}

/// Appends the members of a board and its rules; leaves out default values.
struct AppendPuzzle {
    Json& object;

    void operator()(const lights::Puzzle& puzzle) const {
        if (puzzle.goal() != lights::GoalKind::Off || puzzle.start().hasCurtains())
            object["goal"] = goalJson(puzzle);
        if (puzzle.rules().surface != lights::Surface::Plane)
            object["surface"] = lights::name(puzzle.rules().surface);
        if (puzzle.rules().stamp != lights::Stamp::Plus)
            object["stamp"] = stampJson(puzzle.rules().stamp);
        if (puzzle.rules().quietHours)
            object["press"] = pressWrong;
        object["board"] = lights::formatBoard(puzzle.start());
    }
    void operator()(const arukone::Board& board) const {
        if (board.fill() != arukone::Fill::All)
            object["fill"] = arukone::name(board.fill());
        object["board"] = arukone::formatBoard(board);
    }
};

/// Appends the name of the level's puzzle, unless it is Lights Out.
void appendPuzzleName(Json& object, const Level& level) {
    if (!level.isLights())
        object["puzzle"] = kindOf(level.puzzle).id();
}

/// Appends a level's members to `object`. \param namesPuzzle unless the pack names it. \param alone whether it is the
/// only level of its file, which has no album.
void appendLevel(Json& object, const Level& level, bool namesPuzzle, bool alone) {
    object["id"] = level.id;
    object["name"] = toJson(level.name);
    if (!level.idea.empty())
        object["idea"] = toJson(level.idea);
    if (!level.author.empty())
        object["author"] = level.author;
    if (namesPuzzle)
        appendPuzzleName(object, level);
    std::visit(AppendPuzzle{object}, level.puzzle);
    appendCampaignFacts(object, level.formerly, level.optional, level.lesson);
    if (level.album && !alone)
        object["album"] = true;
    if (level.riddle)
        object["riddle"] = riddleJson(*level.riddle);
    appendUnknown(object, level.unknown);
}

Json header(std::string_view format, int version) {
    Json object = Json::object();
    object["format"] = format;
    object["version"] = version;
    return object;
}

} // namespace

int formatVersionOf(const Level& level) {
    const auto* box = std::get_if<arukone::Board>(&level.puzzle);
    if (box != nullptr && box->fill() == arukone::Fill::Apart)
        return apartFormatVersion;
    const auto* puzzle = std::get_if<lights::Puzzle>(&level.puzzle);
    if (puzzle != nullptr && puzzle->rules().quietHours)
        return quietFormatVersion;
    if (puzzle != nullptr && puzzle->start().hasCurtains())
        return curtainFormatVersion;
    const bool rich = level.riddle ||
                      (puzzle != nullptr && (puzzle->start().hasSealed() || !lights::isClassic(puzzle->rules().stamp)));
    return rich ? richFormatVersion : levelFormatVersion;
}

Json levelJson(const Level& level) {
    Json object = Json::object();
    appendLevel(object, level, false, false);
    return object;
}

void appendCampaignFacts(Json& object, const std::vector<std::string>& formerly, bool optional,
                         const std::string& lesson) {
    if (!formerly.empty())
        object["formerly"] = formerly;
    if (optional)
        object["optional"] = true;
    if (!lesson.empty())
        object["lesson"] = lesson;
}

std::string formatLevel(const Level& level) {
    Json object = header(levelFormat, formatVersionOf(level));
    appendLevel(object, level, true, true);
    return fileText(object);
}

std::string formatPack(const Pack& pack) {
    int version = levelFormatVersion;
    for (const Level& level : pack.levels)
        version = std::max(version, formatVersionOf(level));
    Json object = header(packFormat, version);
    object["id"] = pack.id;
    object["name"] = toJson(pack.name);
    if (!pack.author.empty())
        object["author"] = pack.author;
    if (!pack.after.empty())
        object["after"] = pack.after;
    if (pack.opensAt > 0)
        object["opensAt"] = pack.opensAt;
    const bool mixed = std::ranges::any_of(pack.levels, [&pack](const Level& level) {
        return level.puzzle.index() != pack.levels.front().puzzle.index();
    });
    if (!mixed)
        appendPuzzleName(object, pack.levels.front());
    Json& levels = object["levels"] = Json::array();
    for (const Level& level : pack.levels) {
        Json member = Json::object();
        appendLevel(member, level, mixed, false);
        levels.push_back(std::move(member));
    }
    appendUnknown(object, pack.unknown);
    return fileText(object);
}

std::string formatSizeFacts(const lights::SizeFacts& facts) {
    Json json;
    json["format"] = "lichter-aus/size";
    json["version"] = 1;
    json["rows"] = facts.rows;
    json["columns"] = facts.columns;
    json["surface"] = std::string(lights::name(facts.rules.surface));
    json["stamp"] = lights::name(facts.rules.stamp);
    json["nullity"] = facts.nullity();
    json["rank"] = facts.rank();
    json["solvableFraction"] = std::ldexp(1.0, -facts.nullity());
    json["hardestKnown"] = facts.largest.known;
    json["hardestPossible"] = facts.largest.possible;
    if (facts.hardest)
        json["hardestBoard"] = lights::formatBoard(*facts.hardest);
    if (facts.inQuietHours) {
        json["hardestInQuietHours"] = facts.inQuietHours->presses;
        json["hardestBoardInQuietHours"] = lights::formatBoard(lights::Board(facts.inQuietHours->lit));
    }
    json["quietPatterns"] = Json::array();
    for (const lights::BitGrid& pattern : facts.quiet) {
        Json cells = Json::array();
        pattern.forEach([&](lights::Cell cell) { cells.push_back({cell.row, cell.column}); });
        json["quietPatterns"].push_back(std::move(cells));
    }
    return fileText(json);
}

} // namespace data
