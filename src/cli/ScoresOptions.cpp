// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Options.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Run.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace cli {

namespace {

/// A whole key may be typed too, as the table shows it: returns the text after its colon.
std::string withoutMode(const puzzle::RunKey& typed, puzzle::RunMode mode) {
    const std::string& text = typed.text();
    return typed.mode() == mode ? text.substr(text.find(':') + 1) : text;
}

Parsed<puzzle::RunKey> settingKey(const std::string& typed, const text::Text& text) {
    const std::string setting = withoutMode(typed, puzzle::RunMode::Random);
    for (const puzzle::Kind* const kind : data::puzzles())
        if (kind->isSetting(setting))
            return puzzle::RunKey::random(setting, kind->id());
    return tl::unexpected(text.tr("--setting needs size, surface, stamp, goal and difficulty, such as "
                                  "5x5,plane,plus,off,any, or for Arukone size, fill, kind and difficulty, such as "
                                  "8x8,all,unique,hard, not “{1}”.",
                                  typed));
}

Parsed<puzzle::RunKey> wantedKey(const TypedScores& typed, const text::Text& text) {
    const std::array filters{!typed.level.empty(), !typed.setting.empty(), !typed.daily.empty(), !typed.coffee.empty(),
                             typed.shift};
    if (std::count(filters.begin(), filters.end(), true) > 1)
        return tl::unexpected(text.tr("Use only one of --level, --setting, --daily, --coffee and --shift."));
    if (typed.shift)
        return puzzle::RunKey::shift();
    if (!typed.setting.empty())
        return settingKey(typed.setting, text);
    if (!typed.daily.empty())
        return dailyKey(typed.daily, puzzle::DailySeries::Main, text);
    if (!typed.coffee.empty())
        return dailyKey(typed.coffee, puzzle::DailySeries::Coffee, text);
    if (!typed.level.empty())
        return levelKey(typed.level);
    return puzzle::RunKey();
}

CLI::App& describeTransfer(CLI::App& scores, const text::Text& text, const char* name, const std::string& description,
                           const std::string& footer, const std::string& fileWords, std::string& file) {
    CLI::App* command = scores.add_subcommand(name, description);
    command->group(text.tr("Commands:"));
    command->set_help_flag("-h,--help", text.tr("Print this help and quit"));
    command->footer(footer);
    command->add_option("FILE", file, fileWords)->type_name("");
    return *command;
}

/// Whether any option was given that only applies to the table of scores.
bool asksForRows(const TypedScores& typed) {
    return !typed.level.empty() || !typed.setting.empty() || !typed.daily.empty() || !typed.coffee.empty() ||
           typed.shift || !typed.rest.shared.empty() || typed.rest.all || typed.rest.csv || !typed.rest.player.empty();
}

Parsed<Request> parseExport(const TypedScores& typed, const text::Text& text) {
    if (typed.exported.empty())
        return tl::unexpected(text.tr("scores export needs a file to write, or - for standard output."));
    if (typed.exported == "-" && typed.rest.json)
        return tl::unexpected(text.tr("--json cannot be used when the runs go to standard output."));
    return ExportRequest{typed.exported, typed.rest.json, typed.force};
}

Parsed<Request> parseImport(const TypedScores& typed, const text::Text& text) {
    if (typed.imported.empty())
        return tl::unexpected(text.tr("scores import needs a file to read, or - for standard input."));
    return ImportRequest{typed.imported, typed.rest.json};
}

} // namespace

puzzle::RunKey levelKey(const std::string& typed) {
    return puzzle::RunKey::level(withoutMode(typed, puzzle::RunMode::Level));
}

Parsed<puzzle::RunKey> dailyKey(const std::string& typed, puzzle::DailySeries series, const text::Text& text) {
    const bool main = series == puzzle::DailySeries::Main;
    // The key itself is understood too, but not that of the other series.
    const puzzle::RunKey key = typed;
    const bool isKey = key.mode() == puzzle::RunMode::Daily && key.dailySeries() == series;
    const auto day = isKey ? key.day() : puzzle::dayFromText(typed);
    if (!day)
        return tl::unexpected(text.tr("{1} needs a date such as {2}, not “{3}”.", main ? "--daily" : "--coffee",
                                      puzzle::dayText(puzzle::firstDailyDay), typed));
    if (!puzzle::hasDailyPuzzle(*day))
        return tl::unexpected(text.tr("The first daily puzzle is that of {1}, so there is none for {2}.",
                                      puzzle::dayText(puzzle::firstDailyDay), puzzle::dayText(*day)));
    return puzzle::RunKey::daily(*day, series);
}

void describeScores(CLI::App& scores, const text::Text& text, TypedScores& typed) {
    scores.add_option("--level", typed.level, text.tr("Only this level: PACK/LEVEL"))->type_name(text.tr("LEVEL"));
    scores
        .add_option("--setting", typed.setting,
                    text.tr("Only random boards of this setting: RxC,surface,stamp,goal,difficulty, "
                            "or of Arukone RxC,fill,kind,difficulty"))
        ->type_name(text.tr("SETTING"));
    scores.add_option("--daily", typed.daily, text.tr("Only the daily puzzle of this date: YYYY-MM-DD"))
        ->type_name(text.tr("DATE"));
    scores.add_option("--coffee", typed.coffee, text.tr("Only the coffee break of this date: YYYY-MM-DD"))
        ->type_name(text.tr("DATE"));
    scores.add_flag("--shift", typed.shift, text.tr("The night shifts, ranked by points"));
    scores.add_option("--player", typed.rest.player, text.tr("Only this player"))
        ->type_name(text.trc("of a player", "NAME"));
    scores
        .add_option("--shared", typed.rest.shared,
                    text.tr("The runs of the shared leaderboard in this folder, or on this server (postgresql://…)"))
        ->type_name(text.tr("FOLDER"));
    scores.add_flag("--all", typed.rest.all, text.tr("All runs instead of the best of each player"));
    scores.add_flag("--json", typed.rest.json, text.tr("Print the answer as one JSON object"));
    scores.add_flag("--csv", typed.rest.csv, text.tr("Print the answer as comma-separated values (CSV)"));
    scores.require_subcommand(0, 1);
    describeTransfer(scores, text, "export", text.tr("Write all runs to a file"),
                     text.tr("Writes a line of JSON for each run, and leaves out runs that were altered."),
                     text.tr("The file to write, - for standard output"), typed.exported)
        .add_flag("--force", typed.force, text.tr("Replace the file if it exists"));
    describeTransfer(
        scores, text, "import", text.tr("Add the runs in a file to the leaderboard"),
        text.tr("Replays every run, refuses those that are not valid, and skips those that are there already.\n"
                "Exit code 1 means that runs were refused."),
        text.tr("The file to read, - for standard input"), typed.imported);
}

Parsed<Request> parseScores(const CLI::App& scores, const TypedScores& typed, const text::Text& text) {
    if (!scores.get_subcommands().empty() && asksForRows(typed))
        return tl::unexpected(text.tr(
            "scores export and scores import take all runs: the options that choose runs do not work with them."));
    if (scores.got_subcommand("export"))
        return parseExport(typed, text);
    if (scores.got_subcommand("import"))
        return parseImport(typed, text);
    if (typed.rest.json && typed.rest.csv)
        return tl::unexpected(text.tr("--json and --csv cannot be used together."));
    auto key = wantedKey(typed, text);
    if (!key)
        return tl::unexpected(std::move(key.error()));
    ScoresRequest request = typed.rest;
    request.key = *std::move(key);
    return request;
}

void describeVerify(CLI::App& verify, const text::Text& text, VerifyRequest& typed) {
    verify.add_option("FILE", typed.file, text.tr("A file of exported runs, - for standard input"))->type_name("");
    verify.add_flag("--json", typed.json, text.tr("Print the answer as one JSON object"));
}

Parsed<Request> parseVerify(const VerifyRequest& typed, const text::Text& text) {
    if (typed.file.empty())
        return tl::unexpected(text.tr("verify needs a file of exported runs, or - for standard input."));
    return typed;
}

} // namespace cli
