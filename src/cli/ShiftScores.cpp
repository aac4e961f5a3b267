#include "cli/ShiftScores.hpp"

#include "cli/Printing.hpp"
#include "text/Format.hpp"

#include <nlohmann/json.hpp>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;

Json rowJson(const data::ShiftRow& row) {
    const lights::ShiftScore& score = row.run.score;
    Json json;
    json["rank"] = row.rank ? Json(*row.rank) : Json();
    json["player"] = row.run.player;
    json["key"] = data::shiftKey;
    json["moves"] = score.moves;
    json["optimum"] = score.optimum;
    json["exact"] = true;
    json["over"] = score.moves - score.optimum;
    json["seconds"] = std::chrono::duration<double>(lights::shiftLength).count();
    json["date"] = row.run.date;
    json["assisted"] = false;
    json["verified"] = !row.tampered;
    json["points"] = score.points;
    json["houses"] = score.houses;
    json["atOptimum"] = score.atOptimum;
    json["chain"] = score.bestRun;
    json["skipped"] = score.skipped;
    json["seed"] = row.run.seed;
    return json;
}

std::string rowsJson(const std::vector<data::ShiftRow>& rows) {
    Json json;
    json["runs"] = Json::array();
    for (const data::ShiftRow& row : rows)
        json["runs"].push_back(rowJson(row));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// The same columns as in JSON, under the same names.
std::string rowsCsv(const std::vector<data::ShiftRow>& rows) {
    std::string lines = "rank,player,key,moves,optimum,exact,over,seconds,date,assisted,verified,points,houses,"
                        "atOptimum,chain,skipped,seed\n";
    for (const data::ShiftRow& row : rows) {
        const Json json = rowJson(row);
        std::string line;
        for (const Json& value : json) {
            const std::string cell = value.is_null()     ? std::string()
                                     : value.is_string() ? value.get<std::string>()
                                                         : value.dump();
            line += (&value == &json.front() ? "" : ",") + csvCell(cell);
        }
        lines += line + "\n";
    }
    return lines;
}

std::string rowsText(const std::vector<data::ShiftRow>& rows, const text::Text& text) {
    if (rows.empty())
        return text.tr("Nobody has worked the night shift yet.") + "\n";
    std::vector<std::vector<std::string>> cells{{text.tr("Rank"), text.tr("Player"), text.tr("Points"),
                                                 text.tr("Houses"), text.tr("At the optimum"), text.tr("Chain"),
                                                 text.tr("Date"), ""}};
    for (const data::ShiftRow& row : rows) {
        const lights::ShiftScore& score = row.run.score;
        cells.push_back({row.rank ? std::to_string(*row.rank) : "–", printable(text::playerName(text, row.run.player)),
                         std::to_string(score.points), std::to_string(score.houses), std::to_string(score.atOptimum),
                         std::to_string(score.bestRun), printable(row.run.date.substr(0, row.run.date.find('T'))),
                         row.tampered ? text.tr("not verified") : std::string()});
    }
    return table(cells,
                 {Side::Right, Side::Left, Side::Right, Side::Right, Side::Right, Side::Right, Side::Left, Side::Left});
}

} // namespace

std::string formatShifts(const std::vector<data::ShiftRow>& rows, const ScoresRequest& request,
                         const text::Text& text) {
    if (request.json)
        return rowsJson(rows);
    return request.csv ? rowsCsv(rows) : rowsText(rows, text);
}

} // namespace cli
