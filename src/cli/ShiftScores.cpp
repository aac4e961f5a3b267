#include "cli/ShiftScores.hpp"

#include "cli/Printing.hpp"
#include "cli/ScoreRows.hpp"

namespace cli {

namespace {

ScoreJson shiftJson(const data::ShiftRow& row) {
    const puzzle::ShiftScore& score = row.run.score;
    ScoreJson json =
        commonJson(row, {puzzle::RunKey::shift(), score.moves, score.optimum, true, puzzle::shiftLength, false});
    json["points"] = score.points;
    json["houses"] = score.houses;
    json["atOptimum"] = score.atOptimum;
    json["chain"] = score.bestChain;
    json["skipped"] = score.skipped;
    json["seed"] = row.run.seed;
    return json;
}

std::string shiftsText(const std::vector<data::ShiftRow>& rows, const text::Text& text) {
    if (rows.empty())
        return text.tr("Nobody has worked the night shift yet.") + "\n";
    std::vector<std::vector<std::string>> cells{{text.tr("Rank"), text.tr("Player"), text.tr("Points"),
                                                 text.tr("Houses"), text.tr("At the optimum"), text.tr("Chain"),
                                                 text.tr("Date"), ""}};
    for (const data::ShiftRow& row : rows) {
        const puzzle::ShiftScore& score = row.run.score;
        cells.push_back({rankCell(row.rank), playerCell(row.run.player, text), std::to_string(score.points),
                         std::to_string(score.houses), std::to_string(score.atOptimum), std::to_string(score.bestChain),
                         dateCell(row.run.date), row.tampered ? text.tr("not verified") : std::string()});
    }
    return table(cells,
                 {Side::Right, Side::Left, Side::Right, Side::Right, Side::Right, Side::Right, Side::Left, Side::Left});
}

} // namespace

std::string formatShifts(const std::vector<data::ShiftRow>& rows, const ScoresRequest& request,
                         const text::Text& text) {
    return formatScores(rows, request, namesOf(shiftJson({})), shiftJson,
                        [&text](const std::vector<data::ShiftRow>& shown) { return shiftsText(shown, text); });
}

} // namespace cli
