// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Options.hpp"
#include "text/Format.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <utility>

namespace cli {

namespace {

Parsed<std::optional<puzzle::Day>> parseDay(const char* option, const std::string& typed, const text::Text& text) {
    if (typed.empty())
        return std::nullopt;
    const auto day = puzzle::dayFromText(typed);
    if (!day)
        return tl::unexpected(
            text.tr("{1} needs a date such as {2}, not “{3}”.", option, puzzle::dayText(puzzle::firstDailyDay), typed));
    return day;
}

/// The tasks, in the order of the options in the help: levels, houses, days, then boards.
Parsed<std::vector<ClassMakeRequest::Boards>> parseTasks(const TypedClass& typed, const text::Text& text) {
    std::vector<ClassMakeRequest::Boards> tasks;
    for (const std::string& level : typed.levels) {
        puzzle::RunKey key = levelKey(level);
        if (key.mode() != puzzle::RunMode::Level)
            return tl::unexpected(text.tr("--level needs PACK/LEVEL, such as shed/first-light, not “{1}”.", level));
        tasks.emplace_back(std::move(key));
    }
    for (const std::string& house : typed.houses)
        tasks.emplace_back(ClassMakeRequest::House{house});
    for (const auto& [days, series] :
         {std::pair{&typed.days, puzzle::DailySeries::Main}, std::pair{&typed.coffees, puzzle::DailySeries::Coffee}})
        for (const std::string& day : *days) {
            auto key = dailyKey(day, series, text);
            if (!key)
                return tl::unexpected(std::move(key.error()));
            tasks.emplace_back(*std::move(key));
        }
    const bool random = std::ranges::any_of(
        typed.boards, [](const std::string& board) { return puzzle::sizeFromText(board).has_value(); });
    // Beside random boards the rules are theirs; without any they complete text boards.
    const TypedRandom withoutRules;
    for (const std::string& board : typed.boards) {
        if (const auto size = puzzle::sizeFromText(board)) {
            auto setting = parseRandom(*size, typed.random, text);
            if (!setting)
                return tl::unexpected(std::move(setting.error()));
            std::visit([&](auto each) { tasks.emplace_back(std::move(each)); }, *std::move(setting));
        } else {
            auto given = parseGivenBoard(board, random ? withoutRules : typed.random, text);
            if (!given)
                return tl::unexpected(std::move(given.error()));
            tasks.emplace_back(*std::move(given));
        }
    }
    if (auto misuse = randomMisuse(typed.random, random, text))
        return tl::unexpected(*std::move(misuse));
    return tasks;
}

Parsed<Request> parseMake(const TypedClass& typed, const text::Text& text) {
    if (typed.folder.empty())
        return tl::unexpected(text.tr("class make needs the folder of a shared leaderboard."));
    ClassMakeRequest request;
    request.folder = typed.folder;
    request.name = typed.name;
    if (!typed.counts.empty()) {
        request.counts = data::classCountsFromName(typed.counts);
        if (!request.counts)
            return tl::unexpected(
                // TRANSLATORS: {1} is a list of words that are typed, with “or” before the last.
                text.tr("--counts must be {1}, not “{2}”.", text::anyNameOf(text, data::allClassCounts), typed.counts));
    }
    auto tasks = parseTasks(typed, text);
    if (!tasks)
        return tl::unexpected(std::move(tasks.error()));
    request.tasks = *std::move(tasks);
    const auto from = parseDay("--from", typed.from, text);
    const auto until = parseDay("--until", typed.until, text);
    if (!from || !until)
        return tl::unexpected(from ? until.error() : from.error());
    if (*from && *until && **until < **from)
        return tl::unexpected(text.tr("--until must not be before --from."));
    const auto count = parseCount(typed.random.count, text, static_cast<int>(data::maxClassTasks));
    if (!count)
        return tl::unexpected(count.error());
    if (typed.add && typed.force)
        return tl::unexpected(text.tr("--add and --force cannot be used together."));
    request.from = *from;
    request.until = *until;
    request.seed = typed.random.seed;
    request.count = *count;
    request.add = typed.add;
    request.force = typed.force;
    return request;
}

} // namespace

void describeClass(CLI::App& command, const text::Text& text, TypedClass& typed) {
    command.add_option("FOLDER", typed.show.folder, text.tr("The folder of a shared leaderboard"))->type_name("");
    command.add_flag("--json", typed.show.json, text.tr("Print the answer as one JSON object"));
    command.add_flag("--csv", typed.show.csv, text.tr("Print the answer as comma-separated values (CSV)"));
    command.require_subcommand(0, 1);

    CLI::App& make = *command.add_subcommand("make", text.tr("Say what a class is to solve"));
    make.group(text.tr("Commands:"));
    make.set_help_flag("-h,--help", text.tr("Print this help and quit"));
    make.footer(text.tr("BOARD is a file, a share code, or a size such as 5x5 for random boards.\n"
                        "The folder becomes a shared leaderboard if it is not one yet."));
    make.add_option("FOLDER", typed.folder, text.tr("The folder of a shared leaderboard"))->type_name("");
    make.add_option("BOARD", typed.boards, text.tr("Boards to solve: files, share codes, or sizes for random ones"))
        ->type_name("");
    make.add_option("--name", typed.name, text.tr("Name of the class"))->type_name(text.trc("of a class", "NAME"));
    make.add_option("--counts", typed.counts,
                    text.tr("Which run counts: all (the best), optimum (only with three stars) or first"))
        ->type_name("all|optimum|first");
    make.add_option("--level", typed.levels, text.tr("A level to solve: PACK/LEVEL; may be given several times"))
        ->allow_extra_args(false)
        ->type_name(text.tr("LEVEL"));
    make.add_option("--house", typed.houses, text.tr("All levels of a pack; may be given several times"))
        ->allow_extra_args(false)
        ->type_name(text.tr("PACK"));
    make.add_option("--daily", typed.days, text.tr("A daily puzzle to solve: YYYY-MM-DD; may be given several times"))
        ->allow_extra_args(false)
        ->type_name(text.tr("DATE"));
    make.add_option("--coffee", typed.coffees,
                    text.tr("A coffee break to solve: YYYY-MM-DD; may be given several times"))
        ->allow_extra_args(false)
        ->type_name(text.tr("DATE"));
    make.add_option("--from", typed.from, text.tr("First day on which runs on these boards count"))
        ->type_name(text.tr("DATE"));
    make.add_option("--until", typed.until, text.tr("Last day on which runs on these boards count"))
        ->type_name(text.tr("DATE"));
    make.add_flag("--add", typed.add, text.tr("Add to the boards of the class instead of making a new one"));
    make.add_flag("--force", typed.force, text.tr("Replace the class if there is one"));
    describeRandom(make, text, typed.random);
}

Parsed<Request> parseClass(const CLI::App& command, const TypedClass& typed, const text::Text& text) {
    if (command.got_subcommand("make"))
        return parseMake(typed, text);
    if (typed.show.folder.empty())
        return tl::unexpected(text.tr("class needs the folder of a shared leaderboard."));
    if (typed.show.json && typed.show.csv)
        return tl::unexpected(text.tr("--json and --csv cannot be used together."));
    return typed.show;
}

} // namespace cli
