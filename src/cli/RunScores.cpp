#include "cli/RunScores.hpp"

#include "cli/ScoreRows.hpp"
#include "data/players/DailyProgress.hpp"

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
    return scoresTable(rows, text, remarkOf);
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
