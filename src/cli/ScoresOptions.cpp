#include "cli/ScoresOptions.hpp"

#include <CLI/CLI.hpp>

namespace cli {

void describeScores(CLI::App& scores, const text::Text& text, ScoresRequest& typed) {
    scores.add_option("--level", typed.level, text.tr("Only this level: PACK/LEVEL"))->type_name(text.tr("LEVEL"));
    scores.add_option("--player", typed.player, text.tr("Only this player"))->type_name(text.tr("NAME"));
    scores.add_flag("--all", typed.all, text.tr("All runs instead of the best of each player"));
    scores.add_flag("--json", typed.json, text.tr("Answer as one JSON object"));
    scores.add_flag("--csv", typed.csv, text.tr("Answer as comma-separated values"));
}

Understood<Request> understandScores(const ScoresRequest& typed, const text::Text& text) {
    if (typed.json && typed.csv)
        return tl::unexpected(text.tr("--json and --csv exclude each other."));
    return typed;
}

} // namespace cli
