#include "cli/Arguments.hpp"

#include "cli/CodeOptions.hpp"
#include "cli/RandomOptions.hpp"
#include "cli/RulesOptions.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <memory>

namespace cli {

namespace {

constexpr double longestBudget = 1e6;

/// The options as they were typed, before anybody looks at what they mean.
struct Typed {
    std::string language, dataFolder;
    std::string board, surface, stamp, goal, budget;
    std::vector<std::string> files;
    SolveRequest solve;
    CheckRequest check;
    ScoresRequest scores;
    TypedGenerate generate;
    TypedInfo info;
    TypedCode code;
    TypedDecode decode;
};

/// CLI11's help, but a board or level file is not called optional: what is missing is worded here, not by CLI11.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_option_usage(const CLI::Option* option) const override {
        return option->get_name(true) + (option->get_expected_max() > 1 ? " …" : "");
    }
};

void describeCommon(CLI::App& app, const text::Text& text, Typed& typed) {
    app.formatter(std::make_shared<HelpFormatter>());
    app.get_formatter()->column_width(34);
    app.get_formatter()->label("Usage", text.tr("Usage"));
    app.get_formatter()->label("OPTIONS", text.tr("OPTIONS"));
    app.get_formatter()->label("SUBCOMMAND", text.tr("COMMAND"));
    app.get_formatter()->label("Positionals", text.tr("Arguments"));
    app.option_defaults()->group(text.tr("Options"));
    app.set_help_flag("-h,--help", text.tr("Print this help and quit"));
    app.set_version_flag("--version", "lichter-aus-cli " LICHTER_VERSION, text.tr("Print the version and quit"));
    app.add_option("--data-dir", typed.dataFolder, text.tr("Folder of scores and settings"))
        ->type_name(text.tr("FOLDER"));
    app.add_option("--lang", typed.language, text.tr("Language: en or de"))->type_name("en|de");
    app.footer(text.tr("Exit codes: 0 yes or done, 1 the answer is no, 2 bad usage or unreadable input.") + "\n" +
               text.tr("More on a command: lichter-aus-cli COMMAND --help"));
    // Options of the program may follow the command, and what nobody knows is worded here, not by CLI11.
    app.require_subcommand(0, 1);
    app.fallthrough();
    app.allow_extras();
}

CLI::App* addCommand(CLI::App& app, const text::Text& text, const char* name, const std::string& description,
                     const std::string& footer) {
    CLI::App* command = app.add_subcommand(name, description);
    command->group(text.tr("Commands"));
    command->set_help_flag("-h,--help", text.tr("Print this help and quit"));
    command->footer(footer);
    return command;
}

void describeSolve(CLI::App& app, const text::Text& text, Typed& typed) {
    CLI::App* solve = addCommand(
        app, text, "solve", text.tr("Solve a board with as few presses as can be, or say why it cannot be solved"),
        text.tr("FILE is a level (JSON), a text board (rows of # lit, . dark, _ hole) or a share code (LA1…).\n"
                "A single level of a pack is chosen with FILE#LEVEL, for example terrace.json#lantern.\n"
                "Ctrl+C stops the search and prints the best solution so far (exit code 130)."));
    solve->add_option("FILE", typed.board, text.tr("The board: a file, - for standard input, or a share code"))
        ->type_name("");
    solve
        ->add_option("--surface", typed.surface,
                     text.tr("Surface of a text board: plane, cylinder, torus, moebius, klein or projective"))
        ->type_name(text.tr("SURFACE"));
    solve->add_option("--stamp", typed.stamp, text.tr("Stamp of a text board: plus, cross or square"))
        ->type_name(text.tr("STAMP"));
    solve->add_option("--goal", typed.goal, text.tr("Goal of a text board: off, on, or the file of a picture"))
        ->type_name(text.tr("GOAL"));
    solve->add_option("--budget", typed.budget, text.tr("Time for the search for the optimum"))
        ->type_name(text.tr("SECONDS"));
    solve->add_flag("--any", typed.solve.any, text.tr("Stop after one solution; do not look for the optimum"));
    solve->add_flag("--steps", typed.solve.steps, text.tr("Print the board after each press"));
    solve->add_flag("--presses", typed.solve.presses, text.tr("Name the presses of boards above 100×100 too"));
    solve->add_flag("--json", typed.solve.json, text.tr("Answer as one JSON object"));
}

void describeCheck(CLI::App& app, const text::Text& text, Typed& typed) {
    CLI::App* check = addCommand(
        app, text, "check", text.tr("Name every problem of level files"),
        text.tr("Exit code 1 means that a file has problems or, with --list, a level that cannot be solved."));
    check->add_option("FILE", typed.files, text.tr("Level files or packs (JSON), - for standard input"))->type_name("");
    check->add_flag("--list", typed.check.list, text.tr("A row for each level: id, size, rules, optimum, solutions"));
    check->add_flag("--json", typed.check.json, text.tr("Answer as one JSON object"));
}

void describeScores(CLI::App& app, const text::Text& text, Typed& typed) {
    CLI::App* scores =
        addCommand(app, text, "scores", text.tr("Print the leaderboard"),
                   text.tr("The best run of each player is shown, ranked level by level. The scores are those of\n"
                           "the game, or in the folder that --data-dir names."));
    scores->add_option("--level", typed.scores.level, text.tr("Only this level: PACK/LEVEL"))
        ->type_name(text.tr("LEVEL"));
    scores->add_option("--player", typed.scores.player, text.tr("Only this player"))->type_name(text.tr("NAME"));
    scores->add_flag("--all", typed.scores.all, text.tr("All runs instead of the best of each player"));
    scores->add_flag("--json", typed.scores.json, text.tr("Answer as one JSON object"));
    scores->add_flag("--csv", typed.scores.csv, text.tr("Answer as comma-separated values"));
}

/// What a typed option means, or a sentence that says why it means nothing.
template<class Meaning>
using Understood = tl::expected<Meaning, std::string>;

Understood<std::chrono::duration<double>> understandBudget(const std::string& typed, const text::Text& text) {
    double seconds = 0;
    const char* end = typed.data() + typed.size();
    const auto [stopped, error] = std::from_chars(typed.data(), end, seconds);
    if (error != std::errc() || stopped != end || !(seconds > 0 && seconds <= longestBudget))
        return tl::unexpected(text.tr("--budget wants a number of seconds above 0, such as 2.5, not “{1}”.", typed));
    return std::chrono::duration<double>(seconds);
}

Understood<BoardArguments> understandBoard(const Typed& typed, const text::Text& text) {
    if (typed.board.empty())
        return tl::unexpected(text.tr("solve wants a board: a file, - for standard input, or a share code."));
    auto surface = understandSurface(typed.surface, text);
    if (!surface)
        return tl::unexpected(std::move(surface.error()));
    auto stamp = understandStamp(typed.stamp, text);
    if (!stamp)
        return tl::unexpected(std::move(stamp.error()));
    BoardArguments arguments{typed.board, *surface, *stamp, std::nullopt};
    if (!typed.goal.empty())
        arguments.goal = typed.goal;
    return arguments;
}

Understood<Request> understandSolve(const Typed& typed, const text::Text& text) {
    SolveRequest request = typed.solve;
    auto board = understandBoard(typed, text);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    request.board = std::move(*board);
    if (typed.budget.empty())
        return request;
    auto budget = understandBudget(typed.budget, text);
    if (!budget)
        return tl::unexpected(std::move(budget.error()));
    request.budget = *budget;
    return request;
}

Understood<Request> understandCheck(const Typed& typed, const text::Text& text) {
    CheckRequest request = typed.check;
    request.files = typed.files;
    if (request.files.empty())
        return tl::unexpected(text.tr("check wants at least one level file."));
    return request;
}

Understood<Request> understandScores(const Typed& typed, const text::Text& text) {
    if (typed.scores.json && typed.scores.csv)
        return tl::unexpected(text.tr("--json and --csv exclude each other."));
    return typed.scores;
}

/// The option, or argument, that was given as an empty text, if there is one. That comes of a variable that is not set
/// in the shell, and doing as if nothing had been asked for would answer another question.
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
std::optional<std::string> misuse(const CLI::App& app, const Typed& typed, const text::Text& text) {
    std::vector<std::string> unknown = app.remaining(true);
    std::erase(unknown, "--"); // Only says that what follows is no option.
    if (const CLI::Option* const option = emptyOption(app))
        return text.tr("{1} wants a value, not an empty text.", option->get_name());
    if (!typed.language.empty() && !text::languageFromCode(typed.language))
        return text.tr("--lang is en or de, not “{1}”.", typed.language);
    if (!unknown.empty() && unknown.front().size() > 1 && unknown.front().front() == '-')
        return text.tr("There is no option {1} here.", unknown.front());
    if (app.get_subcommands().empty() && !unknown.empty())
        return text.tr(
            "There is no command “{1}”: the commands are solve, info, generate, check, code, decode and scores.",
            unknown.front());
    if (app.get_subcommands().empty())
        return text.tr("Which command? The commands are solve, info, generate, check, code, decode and scores.");
    if (!unknown.empty())
        return text.tr("“{1}” is one argument too many.", unknown.front());
    return std::nullopt;
}

Understood<Request> understandRequest(const CLI::App& app, const Typed& typed, const text::Text& text) {
    if (app.got_subcommand("solve"))
        return understandSolve(typed, text);
    if (app.got_subcommand("info"))
        return understandInfo(typed.info, text);
    if (app.got_subcommand("generate"))
        return understandGenerate(typed.generate, text);
    if (app.got_subcommand("check"))
        return understandCheck(typed, text);
    if (app.got_subcommand("code"))
        return understandCode(typed.code, text);
    if (app.got_subcommand("decode"))
        return understandDecode(typed.decode, text);
    return understandScores(typed, text);
}

std::optional<std::filesystem::path> folderIfAny(const std::string& typed) {
    return typed.empty() ? std::nullopt : std::optional<std::filesystem::path>(typed);
}

Farewell mistaken(const std::string& words, const text::Text& text) {
    return {words + " " + text.tr("More: lichter-aus-cli --help"), 2};
}

} // namespace

text::Language wantedLanguage(const std::vector<std::string>& arguments, const text::Environment& environment) {
    constexpr std::string_view option = "--lang";
    std::optional<text::Language> wanted;
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
        const std::string_view argument = arguments[i];
        if (argument == option && i + 1 < arguments.size())
            wanted = text::languageFromCode(arguments[i + 1]);
        else if (argument.substr(0, option.size() + 1) == "--lang=")
            wanted = text::languageFromCode(argument.substr(option.size() + 1));
    }
    return wanted ? *wanted : text::systemLanguage(environment);
}

tl::expected<Command, Farewell> parseArguments(std::vector<std::string> arguments, const text::Text& text) {
    Typed typed;
    CLI::App app(
        text.tr("Lichter Aus on the command line: solve and draw boards, check level files, read the leaderboard"),
        "lichter-aus-cli");
    describeCommon(app, text, typed);
    describeSolve(app, text, typed);
    describeInfo(*addCommand(app, text, "info", text.tr("Name the quiet patterns of a board or a size"),
                             text.tr("FILE may also be a size such as 5x5; --surface and --stamp complete it.")),
                 text, typed.info);
    describeGenerate(*addCommand(app, text, "generate", text.tr("Draw random solvable boards"),
                                 text.tr("The same size, rules, difficulty and seed give the same board everywhere.\n"
                                         "With --count the second board has the seed TEXT/2, and so on.")),
                     text, typed.generate);
    describeCheck(app, text, typed);
    describeCode(*addCommand(app, text, "code", text.tr("Print the share code of a board"),
                             text.tr("FILE is a level (JSON), a text board (rows of # lit, . dark, _ hole) or a share "
                                     "code (LA1…).")),
                 text, typed.code);
    describeDecode(*addCommand(app, text, "decode", text.tr("Print the level file (JSON) of a share code"), {}), text,
                   typed.decode);
    describeScores(app, text, typed);
    try {
        std::reverse(arguments.begin(), arguments.end()); // CLI11 takes them from the back.
        app.parse(std::move(arguments));
        if (const auto wrong = misuse(app, typed, text))
            return tl::unexpected(mistaken(*wrong, text));
        auto request = understandRequest(app, typed, text);
        if (!request)
            return tl::unexpected(mistaken(request.error(), text));
        return Command{folderIfAny(typed.dataFolder), std::move(*request)};
    } catch (const CLI::CallForHelp&) {
        return tl::unexpected(Farewell{app.help(), 0});
    } catch (const CLI::CallForVersion& version) {
        return tl::unexpected(Farewell{std::string(version.what()) + "\n", 0});
    } catch (const CLI::ArgumentMismatch& error) {
        const std::string_view sentence = error.what();
        return tl::unexpected(
            mistaken(text.tr("{1} wants exactly one value.", sentence.substr(0, sentence.find(':'))), text));
    } catch (const CLI::ParseError& error) {
        return tl::unexpected(mistaken(text.tr("The command line cannot be understood: {1}.", error.what()), text));
    }
}

} // namespace cli
