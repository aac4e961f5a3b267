// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/options/BoardOptions.hpp"
#include "cli/options/CommandOptions.hpp"
#include "cli/options/TypedValues.hpp"
#include "text/Format.hpp"

#include <memory>
#include <utility>
#include <variant>

namespace cli {

namespace {

/// The options of `class make`, as typed.
struct TypedClassMake {
    std::vector<std::string> levels, houses, days, coffees, boards;
    std::string counts, from, until;
    TypedRandom random;
    ClassMakeRequest request;
};

/// The tasks, in the order of the options in the help: levels, houses, days, then boards.
std::vector<ClassMakeRequest::Boards> readTasks(const TypedClassMake& typed, const text::Text& text) {
    std::vector<ClassMakeRequest::Boards> tasks;
    for (const std::string& level : typed.levels) {
        puzzle::RunKey key = levelKey(level);
        if (key.mode() != puzzle::RunMode::Level)
            throw Misuse(text.tr("--level needs PACK/LEVEL, such as shed/first-light, not “{1}”.", level));
        tasks.emplace_back(std::move(key));
    }
    for (const std::string& house : typed.houses)
        tasks.emplace_back(ClassMakeRequest::House{house});
    for (const std::string& day : typed.days)
        tasks.emplace_back(dailyKey(day, puzzle::DailySeries::Main, text));
    for (const std::string& day : typed.coffees)
        tasks.emplace_back(dailyKey(day, puzzle::DailySeries::Coffee, text));
    for (const SheetRequest::Boards& boards : readTypedBoards(typed.boards, typed.random, text))
        std::visit([&tasks](const auto& each) { tasks.emplace_back(each); }, boards);
    return tasks;
}

Job classMakeJob(const TypedClassMake& typed, const text::Text& text) {
    ClassMakeRequest request = typed.request;
    if (request.folder.empty())
        throw Misuse(text.tr("class make needs the folder of a shared leaderboard."));
    if (!typed.counts.empty()) {
        request.counts = data::classCountsFromName(typed.counts);
        if (!request.counts)
            throw Misuse(
                // TRANSLATORS: {1} is a list of words that are typed, with “or” before the last.
                text.tr("--counts must be {1}, not “{2}”.", text::anyNameOf(text, data::allClassCounts), typed.counts));
    }
    refuseBothOnInput(typed.boards, request.pupils, text);
    request.tasks = readTasks(typed, text);
    request.from = readDay("--from", typed.from, text);
    request.until = readDay("--until", typed.until, text);
    if (request.from && request.until && *request.until < *request.from)
        throw Misuse(text.tr("--until must not be before --from."));
    request.count = readCount(typed.random.count, text, static_cast<int>(data::maxClassTasks));
    request.seed = typed.random.seed;
    if (request.add && request.force)
        throw Misuse(text.tr("--add and --force cannot be used together."));
    return [request](const Workplace& place) {
        const ProgramEnvironment& around = place.surroundings;
        return makeClass(request, place.library(place.playersPaths()), around.in, around.entropy, place.terminal(),
                         around.today(), place.text);
    };
}

} // namespace

ReadJob classOptions(const CommandSetup& command, const text::Text& text) {
    struct Typed {
        std::string folder;
        bool csv = false, tsv = false, json = false, matrix = false, asListed = false;
        TypedClassMake make;
    };
    const auto typed = std::make_shared<Typed>();
    command.argument("FOLDER", typed->folder, text.tr("The folder of a shared leaderboard"));
    addJson(command, text, typed->json);
    command.flag("--csv", typed->csv, text.tr("Print all results for a spreadsheet in your language (CSV)"));
    command.flag("--tsv", typed->tsv, text.tr("The same with tabs between the cells (TSV)"));
    command.flag("--matrix", typed->matrix,
                 text.tr("With --csv or --tsv: a line for each pupil, a column for each board, with totals"));
    command.flag("--as-listed", typed->asListed,
                 text.tr("The pupils in the order of the list of the class, instead of by name"));

    const CommandSetup make = command.inner("make", text.tr("Say what a class is to solve"));
    make.footer(text.tr("BOARD is a file, a share code, a level or a pack, or a size such as 5x5 for random boards.\n"
                        "The folder becomes a shared leaderboard if it is not one yet."));
    TypedClassMake& made = typed->make;
    make.argument("FOLDER", made.request.folder, text.tr("The folder of a shared leaderboard"));
    make.optionalArgument("BOARD", made.boards,
                          text.tr("Boards to solve: files, share codes, levels (PACK/LEVEL or PACK), or sizes for "
                                  "random ones"));
    make.option("--name", made.request.name, text.tr("Name of the class"), text.trc("of a class", "NAME"));
    make.option("--counts", made.counts,
                text.tr("Which run counts: all (the best), optimum (only with three stars) or first"),
                "all|optimum|first");
    make.list("--level", made.levels, text.tr("A level to solve: PACK/LEVEL; may be given several times"),
              text.tr("LEVEL"));
    make.list("--house", made.houses,
              text.tr("All levels of a house, without its album and without riddles; may be given several times"),
              text.tr("PACK"));
    make.list("--daily", made.days, text.tr("A daily puzzle to solve: YYYY-MM-DD; may be given several times"),
              text.tr("DATE"));
    make.list("--coffee", made.coffees, text.tr("A coffee break to solve: YYYY-MM-DD; may be given several times"),
              text.tr("DATE"));
    make.option("--from", made.from, text.tr("First day on which runs on these boards count: YYYY-MM-DD"),
                text.tr("DATE"));
    make.option("--until", made.until, text.tr("Last day on which runs on these boards count: YYYY-MM-DD"),
                text.tr("DATE"));
    make.option("--pupils", made.request.pupils,
                text.tr("The list of pupils: a text or a table (CSV) with a name in each line, - for standard input"),
                text.tr("FILE"));
    make.flag("--add", made.request.add, text.tr("Add to the boards of the class instead of making a new one"));
    make.flag("--force", made.request.force, text.tr("Replace the class if there is one"));
    addRandom(make, text, made.random);
    addSigns(make, text, made.random.signs);

    return [typed, command, &text]() -> Job {
        if (command.innerGiven("make"))
            return classMakeJob(typed->make, text);
        if (typed->folder.empty())
            throw Misuse(text.tr("class needs the folder of a shared leaderboard."));
        const auto both = [&](bool one, const char* nameOfOne, bool other, const char* nameOfOther) {
            if (one && other)
                throw Misuse(text.tr("{1} and {2} cannot be used together.", nameOfOne, nameOfOther));
        };
        both(typed->json, "--json", typed->csv, "--csv");
        both(typed->json, "--json", typed->tsv, "--tsv");
        both(typed->csv, "--csv", typed->tsv, "--tsv");
        if (typed->matrix && !typed->csv && !typed->tsv)
            throw Misuse(text.tr("--matrix needs --csv or --tsv."));
        using File = text::ClassFile;
        ClassRequest request{typed->folder, {}};
        request.asListed = typed->asListed;
        if (typed->json)
            request.file = File::Json;
        else if (typed->csv)
            request.file = typed->matrix ? File::Table : File::List;
        else if (typed->tsv)
            request.file = typed->matrix ? File::TableTabs : File::ListTabs;
        return [request](const Workplace& place) mutable -> Outcome {
            request.width = place.width();
            const auto paths = place.scoresPaths();
            if (!paths)
                return tl::unexpected(paths.error());
            return showClass(request, *paths, place.library(*paths), place.surroundings.now(),
                             place.surroundings.today(), place.text);
        };
    };
}

} // namespace cli
