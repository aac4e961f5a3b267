// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Arguments.hpp"

#include "cli/Options.hpp"
#include "cli/options/TypedValues.hpp"
#include "text/Format.hpp"
#include "text/HelpFormatter.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace cli {

namespace {

/// The program's own options, as typed.
struct Typed {
    std::string language, dataFolder;
};

void addOptions(CLI::App& app, const text::Text& text, Typed& typed, std::size_t width = text::usualWidth) {
    app.allow_windows_style_options(false); // There, CLI11 would take a path that begins with / for an option.
    app.formatter(text::helpFormatter(text, 34, text::ArgumentMark::Plain, width));
    app.option_defaults()->group(text.tr("Options:"));
    app.set_help_flag("-h,--help", text.tr("Print this help and quit"));
    app.set_version_flag("--version", "lichter-aus-cli " LICHTER_VERSION, text.tr("Print the version and quit"));
    app.add_option("--data-dir", typed.dataFolder, text.tr("Folder of scores and levels"))
        ->type_name(text.tr("FOLDER"));
    app.add_option("--lang", typed.language, text.tr("Language: {1}", text::anyOf(text, text::languageCodes)))
        ->type_name(text::alternatives(text::languageCodes));
    app.footer(
        text.tr("Exit codes: 0 for yes or done, 1 for no, 2 for bad usage or unreadable input, 3 for not decided.") +
        "\n" +
        text.tr("Warnings and errors are logged in $XDG_STATE_HOME/lichter-aus/log (~/.local/state/lichter-aus/log), "
                "or in lichter-aus.log in the folder of --data-dir.") +
        "\n" + text.tr("More on a command: lichter-aus-cli COMMAND --help"));
    // The program's options may follow the command, and unknown ones are reported in our own words, not CLI11's.
    app.require_subcommand(0, 1);
    app.fallthrough();
    app.allow_extras();
}

std::string introduction(const text::Text& text) {
    return text.tr(
        "Lichter Aus on the command line: solve and generate boards, check level files, read the leaderboard");
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

/// What the command that was given asks for. Throws Misuse.
Job read(const std::vector<CommandOptions>& commands) {
    return std::ranges::find_if(commands, [](const CommandOptions& each) { return each.command.given(); })->read();
}

std::optional<std::filesystem::path> optionalFolder(const std::string& typed) {
    return typed.empty() ? std::nullopt : std::optional(data::pathFromText(typed));
}

/// What is wrong, and the help that says more: that of the command that was given, if one was.
EarlyExit usageExit(const std::string& words, const CLI::App& app, const text::Text& text) {
    std::string command = app.get_name();
    for (auto given = app.get_subcommands(); !given.empty(); given = given.front()->get_subcommands())
        command += " " + given.front()->get_name();
    return {words + " " + text.tr("More: {1}", command + " --help"), 2};
}

} // namespace

tl::expected<Command, EarlyExit> parseArguments(std::vector<std::string> arguments, const text::Text& text,
                                                std::size_t width) {
    Typed typed;
    CLI::App app(introduction(text), "lichter-aus-cli");
    addOptions(app, text, typed, width);
    const std::vector<CommandOptions> commands = addCommands(app, text);
    try {
        std::reverse(arguments.begin(), arguments.end()); // CLI11 expects them in reverse order.
        app.parse(std::move(arguments));
        if (const auto wrong = findUsageError(app, typed, text))
            return tl::unexpected(usageExit(*wrong, app, text));
        return Command{optionalFolder(typed.dataFolder), read(commands)};
    } catch (const Misuse& misuse) {
        return tl::unexpected(usageExit(misuse.what(), app, text));
    } catch (const CLI::CallForHelp&) {
        return tl::unexpected(EarlyExit{app.help(), 0});
    } catch (const CLI::CallForVersion& version) {
        return tl::unexpected(EarlyExit{std::string(version.what()) + "\n", 0});
    } catch (const CLI::ArgumentMismatch& error) {
        const std::string_view sentence = error.what();
        return tl::unexpected(
            usageExit(text.tr("{1} needs exactly one value.", sentence.substr(0, sentence.find(':'))), app, text));
    } catch (const CLI::ParseError& error) {
        return tl::unexpected(
            usageExit(text.tr("The command line cannot be understood: {1}.", error.what()), app, text));
    }
}

void visitArguments(const text::Text& text, const std::function<void(const CLI::App&)>& visit) {
    Typed typed;
    CLI::App app(introduction(text), "lichter-aus-cli");
    addOptions(app, text, typed);
    const std::vector<CommandOptions> commands = addCommands(app, text);
    visit(app);
}

} // namespace cli
