// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Arguments.hpp"

#include "cli/Options.hpp"
#include "text/Format.hpp"
#include "text/HelpFormatter.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace cli {

namespace {

/// The options as typed, before they are checked.
struct Typed {
    std::string language, dataFolder;
    TypedSolve solve;
    TypedInfo info;
    TypedGenerate generate;
    CheckRequest check;
    TypedCode code;
    DecodeRequest decode;
    TypedScores scores;
    VerifyRequest verify;
    TypedArukone arukone;
    TypedSheet sheet;
    TypedClass ofClass;
    std::string complete;
};

void describeCommon(CLI::App& app, const text::Text& text, Typed& typed) {
    app.formatter(text::helpFormatter(text, 34, text::ArgumentMark::Plain));
    app.option_defaults()->group(text.tr("Options:"));
    app.set_help_flag("-h,--help", text.tr("Print this help and quit"));
    app.set_version_flag("--version", "lichter-aus-cli " LICHTER_VERSION, text.tr("Print the version and quit"));
    app.add_option("--data-dir", typed.dataFolder, text.tr("Folder of scores and levels"))
        ->type_name(text.tr("FOLDER"));
    app.add_option("--lang", typed.language, text.tr("Language: {1}", text::anyOf(text, text::languageCodes)))
        ->type_name(text::alternatives(text::languageCodes));
    app.footer(
        text.tr("Exit codes: 0 for yes or done, 1 for no, 2 for bad usage or unreadable input, 3 for not decided.") +
        "\n" + text.tr("More on a command: lichter-aus-cli COMMAND --help") + "\n" +
        text.tr("Warnings and errors are logged in $XDG_STATE_HOME/lichter-aus/log (~/.local/state/lichter-aus/log), "
                "or in lichter-aus.log in the folder of --data-dir."));
    // The program's options may follow the command, and unknown ones are reported in our own words, not CLI11's.
    app.require_subcommand(0, 1);
    app.fallthrough();
    app.allow_extras();
}

CLI::App* addCommand(CLI::App& app, const text::Text& text, const char* name, const std::string& description,
                     const std::string& footer) {
    CLI::App* command = app.add_subcommand(name, description);
    command->group(text.tr("Commands:"));
    command->set_help_flag("-h,--help", text.tr("Print this help and quit"));
    command->footer(footer);
    return command;
}

void describeCommands(CLI::App& app, const text::Text& text, Typed& typed) {
    const auto command = [&](const char* name, const std::string& description, const std::string& footer) -> CLI::App& {
        return *addCommand(app, text, name, description, footer);
    };
    describeSolve(
        command("solve", text.tr("Solve a board with as few presses as possible, or say why it cannot be solved"),
                text.tr("FILE is a level (JSON), a text board (rows of # lit, . dark, _ hole, X and x sealed),\n"
                        "a share code (LA1…) or a Flip game ID from sgt-puzzles (5x5:…).\n"
                        "Choose one level of a pack with FILE#LEVEL, for example terrace.json#lantern.\n"
                        "Ctrl+C stops the search and prints the best solution so far (exit code 130).")),
        text, typed.solve);
    describeInfo(
        command("info", text.tr("List the quiet patterns of a board or a size, and its hardest boards"),
                text.tr("FILE may also be a size such as 5x5, with --surface and --stamp if you like. For many sizes\n"
                        "this shows how many presses the hardest boards need, and one of these boards.")),
        text, typed.info);
    describeGenerate(command("generate", text.tr("Generate random solvable boards"),
                             text.tr("The same size, rules, difficulty and seed give the same board everywhere.\n"
                                     "With --count the second board has the seed TEXT/2, and so on.")),
                     text, typed.generate);
    describeSheet(
        command(
            "sheet", text.tr("Make a PDF of boards to solve on paper, with their solutions"),
            text.tr("BOARD is what the other commands take as a board, a pack of levels, or a size such as 5x5:\n"
                    "then boards are generated, as “generate” does, which gives the same boards for the same seed.")),
        text, typed.sheet);
    describeCheck(command("check", text.tr("List every problem in level files"), {}), text, typed.check);
    describeCode(
        command("code", text.tr("Print the share code of a board"),
                text.tr("FILE is a level (JSON), a text board (rows of # lit, . dark, _ hole, X and x sealed),\n"
                        "a share code (LA1…) or a Flip game ID from sgt-puzzles (5x5:…).")),
        text, typed.code);
    describeDecode(command("decode", text.tr("Print the level file (JSON) of a share code or a Flip game ID"), {}),
                   text, typed.decode);
    describeScores(
        command("scores", text.tr("Print the leaderboard"),
                text.tr("Shows the best run of each player, level by level. The scores are those of the game,\n"
                        "or those in the folder given with --data-dir.")),
        text, typed.scores);
    describeClass(
        command("class", text.tr("Print what a class has solved on its shared leaderboard, or say what it is to solve"),
                text.tr("FOLDER is that of the shared leaderboard, which holds the runs of all pupils.")),
        text, typed.ofClass);
    describeVerify(command("verify", text.tr("Replay exported runs and say whether they are valid"),
                           text.tr("FILE is what “scores export” writes. Exit code 1 means that a run is not valid.")),
                   text, typed.verify);
    describeArukone(
        command(
            "arukone", text.tr("Solve Arukone boards: join equal numbers with cables that do not cross"),
            text.tr("FILE has rows of numbers 1 to 9, A to Z, a to z, . free and _ hole, or is a share code (AR…),\n"
                    "or the text of the task in the competition BWINF.\n"
                    "With commas between the cells, numbers go up to 200.")),
        text, typed.arukone);
    CLI::App& complete = command("complete", {}, {});
    complete.group({}); // Hidden.
    describeComplete(complete, typed.complete);
}

std::string introduction(const text::Text& text) {
    return text.tr(
        "Lichter Aus on the command line: solve and generate boards, check level files, read the leaderboard");
}

void describeProgram(CLI::App& app, const text::Text& text, Typed& typed) {
    describeCommon(app, text, typed);
    describeCommands(app, text, typed);
}

/// The option or argument that was given as an empty text, if any. That comes from a variable that is not set in the
/// shell; ignoring it would answer a different question.
const CLI::Option* emptyOption(const CLI::App& app) {
    for (const CLI::Option* const option : app.get_options())
        for (const std::string& value : option->results())
            if (value.empty())
                return option;
    for (const CLI::App* const command : app.get_subcommands())
        if (const CLI::Option* const option = emptyOption(*command))
            return option;
    return nullptr;
}

/// What is wrong with the command line as a whole, if anything.
std::optional<std::string> findUsageError(const CLI::App& app, const Typed& typed, const text::Text& text) {
    std::vector<std::string> unknown = app.remaining(true);
    std::erase(unknown, "--"); // It only marks the end of the options.
    if (const CLI::Option* const option = emptyOption(app))
        return text.tr("{1} needs a value; it cannot be empty.", option->get_name());
    if (!typed.language.empty() && !text::languageFromCode(typed.language))
        return text.tr("--lang must be {1}, not “{2}”.", text::anyOf(text, text::languageCodes), typed.language);
    if (!unknown.empty() && unknown.front().size() > 1 && unknown.front().front() == '-')
        return text.tr("There is no option {1}.", unknown.front());
    if (app.get_subcommands().empty() && !unknown.empty())
        return unknownCommand(unknown.front(), text);
    if (app.get_subcommands().empty())
        return text.tr(
            "A command is missing. The commands are solve, info, generate, sheet, check, code, decode, scores, class, "
            "verify and arukone.");
    if (!unknown.empty())
        return text.tr("“{1}” is one argument too many.", unknown.front());
    return std::nullopt;
}

Parsed<Request> parseRequest(const CLI::App& app, const Typed& typed, const text::Text& text) {
    if (app.got_subcommand("solve"))
        return parseSolve(typed.solve, text);
    if (app.got_subcommand("info"))
        return parseInfo(typed.info, text);
    if (app.got_subcommand("generate"))
        return parseGenerate(typed.generate, text);
    if (app.got_subcommand("sheet"))
        return parseSheet(typed.sheet, text);
    if (app.got_subcommand("check"))
        return parseCheck(typed.check, text);
    if (app.got_subcommand("code"))
        return parseCode(typed.code, text);
    if (app.got_subcommand("decode"))
        return parseDecode(typed.decode, text);
    if (app.got_subcommand("verify"))
        return parseVerify(typed.verify, text);
    if (app.got_subcommand("complete"))
        return parseComplete(typed.complete, text);
    if (app.got_subcommand("arukone"))
        return parseArukone(*app.get_subcommand("arukone"), typed.arukone, text);
    if (app.got_subcommand("class"))
        return parseClass(*app.get_subcommand("class"), typed.ofClass, text);
    return parseScores(*app.get_subcommand("scores"), typed.scores, text);
}

std::optional<std::filesystem::path> optionalFolder(const std::string& typed) {
    return typed.empty() ? std::nullopt : std::optional<std::filesystem::path>(typed);
}

EarlyExit usageExit(const std::string& words, const text::Text& text) {
    return {words + " " + text.tr("More: lichter-aus-cli --help"), 2};
}

} // namespace

std::string unknownCommand(const std::string& typed, const text::Text& text) {
    return text.tr("There is no command “{1}”: the commands are solve, info, generate, sheet, check, code, decode, "
                   "scores, class, verify and arukone.",
                   typed);
}

tl::expected<Command, EarlyExit> parseArguments(std::vector<std::string> arguments, const text::Text& text) {
    Typed typed;
    CLI::App app(introduction(text), "lichter-aus-cli");
    describeProgram(app, text, typed);
    try {
        std::reverse(arguments.begin(), arguments.end()); // CLI11 expects them in reverse order.
        app.parse(std::move(arguments));
        if (const auto wrong = findUsageError(app, typed, text))
            return tl::unexpected(usageExit(*wrong, text));
        auto request = parseRequest(app, typed, text);
        if (!request)
            return tl::unexpected(usageExit(request.error(), text));
        return Command{optionalFolder(typed.dataFolder), std::move(*request)};
    } catch (const CLI::CallForHelp&) {
        return tl::unexpected(EarlyExit{app.help(), 0});
    } catch (const CLI::CallForVersion& version) {
        return tl::unexpected(EarlyExit{std::string(version.what()) + "\n", 0});
    } catch (const CLI::ArgumentMismatch& error) {
        const std::string_view sentence = error.what();
        return tl::unexpected(
            usageExit(text.tr("{1} needs exactly one value.", sentence.substr(0, sentence.find(':'))), text));
    } catch (const CLI::ParseError& error) {
        return tl::unexpected(usageExit(text.tr("The command line cannot be understood: {1}.", error.what()), text));
    }
}

void visitArguments(const text::Text& text, const std::function<void(const CLI::App&)>& visit) {
    Typed typed;
    CLI::App app(introduction(text), "lichter-aus-cli");
    describeProgram(app, text, typed);
    visit(app);
}

} // namespace cli
