#include "data/files/Json.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/LevelFormat.hpp"
#include "lights/Board.hpp"
#include "lights/solver/SizeFacts.hpp"

#include <cmath>
#include <string_view>

namespace data {

namespace {

Json goalJson(const lights::Puzzle& puzzle) {
    if (puzzle.goal() == lights::GoalKind::Picture)
        return lights::formatBoard(lights::Board(puzzle.target(), puzzle.start().holes()));
    return lights::name(puzzle.goal());
}

/// Appends a level's members to `object`; leaves out default values.
void appendLevel(Json& object, const Level& level) {
    object["id"] = level.id;
    object["name"] = toJson(level.name);
    if (!level.author.empty())
        object["author"] = level.author;
    if (level.puzzle.goal() != lights::GoalKind::Off)
        object["goal"] = goalJson(level.puzzle);
    if (level.puzzle.rules().surface != lights::Surface::Plane)
        object["surface"] = lights::name(level.puzzle.rules().surface);
    if (level.puzzle.rules().stamp != lights::Stamp::Plus)
        object["stamp"] = lights::name(level.puzzle.rules().stamp);
    object["board"] = lights::formatBoard(level.puzzle.start());
    appendUnknown(object, level.unknown);
}

Json header(std::string_view format) {
    Json object = Json::object();
    object["format"] = format;
    object["version"] = levelFormatVersion;
    return object;
}

} // namespace

std::string formatLevel(const Level& level) {
    Json object = header(levelFormat);
    appendLevel(object, level);
    return fileText(object);
}

std::string formatPack(const Pack& pack) {
    Json object = header(packFormat);
    object["id"] = pack.id;
    object["name"] = toJson(pack.name);
    if (!pack.author.empty())
        object["author"] = pack.author;
    Json& levels = object["levels"] = Json::array();
    for (const Level& level : pack.levels) {
        Json member = Json::object();
        appendLevel(member, level);
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
    json["stamp"] = std::string(lights::name(facts.rules.stamp));
    json["nullity"] = facts.nullity();
    json["rank"] = facts.rank();
    json["solvableFraction"] = std::ldexp(1.0, -facts.nullity());
    json["hardestKnown"] = facts.largest.known;
    json["hardestPossible"] = facts.largest.possible;
    if (facts.hardest)
        json["hardestBoard"] = lights::formatBoard(*facts.hardest);
    json["quietPatterns"] = Json::array();
    for (const lights::BitGrid& pattern : facts.quiet) {
        Json cells = Json::array();
        pattern.forEach([&](lights::Cell cell) { cells.push_back({cell.row, cell.column}); });
        json["quietPatterns"].push_back(std::move(cells));
    }
    return fileText(json);
}

} // namespace data
