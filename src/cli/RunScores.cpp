#include "cli/RunScores.hpp"

#include "cli/Printing.hpp"
#include "cli/ScoreRows.hpp"
#include "data/players/DailyProgress.hpp"
#include "text/Format.hpp"

namespace cli {

namespace {

constexpr const char* lateName = "late"; ///< Only of daily puzzles: nothing else can be late.

ScoreJson runJson(const data::LeaderboardRow& row) {
    const data::RunSummary& run = row.run;
    ScoreJson json = commonJson(row, {run.key.text(), run.moves, run.optimum, run.exact, run.duration, run.assisted()});
    if (run.key.day())
        json[lateName] = data::isLate(run);
    return json;
}

std::string remarkOf(const data::LeaderboardRow& row, const text::Text& text) {
    if (row.tampered)
        return text.tr("not verified");
    std::string assisted = row.run.assisted() ? text.tr("assisted") : std::string();
    if (!data::isLate(row.run))
        return assisted;
    return assisted + (assisted.empty() ? "" : ", ") + text.tr("late");
}

std::string runsText(const std::vector<data::LeaderboardRow>& rows, const text::Text& text) {
    if (rows.empty())
        return text.tr("No runs yet.") + "\n";
    std::vector<std::vector<std::string>> cells{{text.tr("Rank"), text.tr("Player"), text.tr("Level"), text.tr("Moves"),
                                                 text.tr("Optimum"), text.tr("Time"), text.tr("Date"), ""}};
    for (const data::LeaderboardRow& row : rows) {
        const data::RunSummary& run = row.run;
        const std::string level(run.key.levelPath());
        cells.push_back({rankCell(row.rank), playerCell(run.player, text),
                         printable(level.empty() ? run.key.text() : level), std::to_string(run.moves),
                         (run.exact ? "" : "≤ ") + std::to_string(run.optimum), text::clock(run.duration),
                         dateCell(run.date), remarkOf(row, text)});
    }
    return table(cells,
                 {Side::Right, Side::Left, Side::Left, Side::Right, Side::Right, Side::Right, Side::Left, Side::Left});
}

} // namespace

std::string formatRuns(const std::vector<data::LeaderboardRow>& rows, const ScoresRequest& request,
                       const text::Text& text) {
    std::vector<std::string> names = namesOf(runJson({}));
    names.emplace_back(lateName);
    return formatScores(rows, request, names, runJson,
                        [&text](const std::vector<data::LeaderboardRow>& shown) { return runsText(shown, text); });
}

} // namespace cli
