#include "cli/ShiftScores.hpp"

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

std::string remarkOf(const data::ShiftRow& row, const text::Text& text) {
    return row.tampered ? text.tr("not verified") : std::string();
}

std::string shiftsText(const std::vector<data::ShiftRow>& rows, const text::Text& text) {
    if (rows.empty())
        return text.tr("Nobody has worked the night shift yet.") + "\n";
    return scoresTable(rows, text, remarkOf);
}

} // namespace

std::string formatShifts(const std::vector<data::ShiftRow>& rows, const ScoresRequest& request,
                         const text::Text& text) {
    return formatScores(rows, request, namesOf(shiftJson({})), shiftJson,
                        [&text](const std::vector<data::ShiftRow>& shown) { return shiftsText(shown, text); });
}

} // namespace cli
