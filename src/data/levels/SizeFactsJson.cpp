#include "data/levels/SizeFactsJson.hpp"

#include "data/files/Json.hpp"
#include "lights/Board.hpp"

#include <cmath>
#include <string_view>

namespace data {

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
