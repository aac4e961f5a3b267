// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The commands on stored runs.

#include "cli/options/BoardOptions.hpp"
#include "cli/options/CommandOptions.hpp"
#include "cli/options/TypedValues.hpp"

#include <algorithm>
#include <array>
#include <memory>

namespace cli {

namespace {

/// The options of `scores` and of the commands in it, as typed.
struct TypedScores {
    std::string level, setting, daily, coffee, shiftDay;
    bool shift = false;
    bool oldShift = false;
    ScoresRequest request; ///< But for its key.
    ExportRequest exported;
    ImportRequest imported;

    /// Whether any option was given that only applies to the table of scores.
    [[nodiscard]] bool asksForRows() const {
        return !level.empty() || !setting.empty() || !daily.empty() || !coffee.empty() || !shiftDay.empty() || shift ||
               oldShift || !request.shared.empty() || request.all || request.csv || !request.player.empty();
    }
};

puzzle::RunKey wantedKey(const TypedScores& typed, const text::Text& text) {
    const std::array filters{!typed.level.empty(), !typed.setting.empty(),  !typed.daily.empty(), !typed.coffee.empty(),
                             typed.shift,          !typed.shiftDay.empty(), typed.oldShift};
    if (std::count(filters.begin(), filters.end(), true) > 1)
        throw Misuse(
            text.tr("Use only one of --level, --setting, --daily, --coffee, --shift, --shift-day and --old-shift."));
    if (typed.shift)
        return puzzle::RunKey::shift();
    if (typed.oldShift)
        return puzzle::RunKey::threeMinuteShift();
    if (!typed.shiftDay.empty())
        return puzzle::RunKey::shift(*readDay("--shift-day", typed.shiftDay, text));
    if (!typed.setting.empty())
        return settingKey(typed.setting, text);
    if (!typed.daily.empty())
        return dailyKey(typed.daily, puzzle::DailySeries::Main, text);
    if (!typed.coffee.empty())
        return dailyKey(typed.coffee, puzzle::DailySeries::Coffee, text);
    return typed.level.empty() ? puzzle::RunKey() : levelKey(typed.level);
}

Job exportJob(const TypedScores& typed, const text::Text& text) {
    ExportRequest request = typed.exported;
    request.json = typed.request.json;
    if (request.file.empty())
        throw Misuse(text.tr("scores export needs a file to write, or - for standard output."));
    if (request.file == "-" && request.json)
        throw Misuse(text.tr("--json cannot be used when the runs go to standard output."));
    return [request](const Workplace& place) -> Outcome {
        const auto paths = place.scoresPaths();
        return paths ? exportScores(request, *paths, place.text) : tl::unexpected(paths.error());
    };
}

Job importJob(const TypedScores& typed, const text::Text& text) {
    ImportRequest request = typed.imported;
    request.json = typed.request.json;
    if (request.file.empty())
        throw Misuse(text.tr("scores import needs a file to read, or - for standard input."));
    return [request](const Workplace& place) -> Outcome {
        const auto paths = place.scoresPaths();
        const ProgramEnvironment& around = place.surroundings;
        return paths ? importScores(request, *paths, around.in, around.now(), around.today, place.text)
                     : tl::unexpected(paths.error());
    };
}

} // namespace

ReadJob scoresOptions(const CommandSetup& command, const text::Text& text) {
    const auto typed = std::make_shared<TypedScores>();
    command.option("--level", typed->level, text.tr("Only this level: PACK/LEVEL"), text.tr("LEVEL"));
    command.option("--setting", typed->setting,
                   text.tr("Only random boards of this setting: RxC,surface,stamp,goal,difficulty, "
                           "or of Arukone RxC,fill,kind,difficulty"),
                   text.tr("SETTING"));
    command.option("--daily", typed->daily, text.tr("Only the daily puzzle of this date: YYYY-MM-DD"), text.tr("DATE"));
    command.option("--coffee", typed->coffee, text.tr("Only the coffee break of this date: YYYY-MM-DD"),
                   text.tr("DATE"));
    command.flag("--shift", typed->shift, text.tr("The night shifts, ranked by points"));
    command.option("--shift-day", typed->shiftDay, text.tr("The night shifts of this date: YYYY-MM-DD"),
                   text.tr("DATE"));
    command.flag("--old-shift", typed->oldShift, text.tr("The night shifts of 180 seconds, as in version 1.0.0"));
    ScoresRequest& request = typed->request;
    command.option("--player", request.player, text.tr("Only this player"), text.trc("of a player", "NAME"));
    command.option("--shared", request.shared,
                   text.tr("The runs of the shared leaderboard in this folder, or on this server (postgresql://…)"),
                   text.tr("FOLDER"));
    command.flag("--all", request.all, text.tr("All runs instead of the best of each player"));
    addJson(command, text, request.json);
    command.flag("--csv", request.csv, text.tr("Print the answer as comma-separated values (CSV)"));

    const CommandSetup exporting = command.inner("export", text.tr("Write all runs to a file"));
    exporting.footer(text.tr("Writes a line of JSON for each run, and leaves out runs that were altered."));
    exporting.argument("FILE", typed->exported.file, text.tr("The file to write, - for standard output"));
    exporting.flag("--force", typed->exported.force, text.tr("Replace the file if it exists"));

    const CommandSetup importing = command.inner("import", text.tr("Add the runs in a file to the leaderboard"));
    importing.footer(
        text.tr("Replays every run, refuses those that are not valid, and skips those that are there already.\n"
                "Exit code 1 means that runs were refused."));
    importing.argument("FILE", typed->imported.file, text.tr("The file to read, - for standard input"));

    return [typed, command, &text]() -> Job {
        if (command.innerGiven() && typed->asksForRows())
            throw Misuse(text.tr(
                "scores export and scores import take all runs: the options that choose runs do not work with them."));
        if (command.innerGiven("export"))
            return exportJob(*typed, text);
        if (command.innerGiven("import"))
            return importJob(*typed, text);
        ScoresRequest wanted = typed->request;
        if (wanted.json && wanted.csv)
            throw Misuse(text.tr("--json and --csv cannot be used together."));
        wanted.key = wantedKey(*typed, text);
        return [wanted](const Workplace& place) mutable -> Outcome {
            wanted.width = place.width();
            const auto paths = place.scoresPaths();
            if (!paths)
                return tl::unexpected(paths.error());
            return scores(wanted, *paths, place.library(*paths), place.surroundings.now(), place.text);
        };
    };
}

ReadJob verifyOptions(const CommandSetup& command, const text::Text& text) {
    const auto request = std::make_shared<VerifyRequest>();
    command.argument("FILE", request->file, text.tr("A file of exported runs, - for standard input"));
    addJson(command, text, request->json);
    return [request, &text] {
        if (request->file.empty())
            throw Misuse(text.tr("verify needs a file of exported runs, or - for standard input."));
        return [request](const Workplace& place) {
            return verify(*request, place.surroundings.in, place.surroundings.now(), place.text);
        };
    };
}

} // namespace cli
