// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Options.hpp"

#include "data/files/Paths.hpp"
#include "data/shared/SharedServer.hpp"
#include "game/app/Screens.hpp"
#include "game/look/Theme.hpp"
#include "lights/Puzzle.hpp"
#include "text/Format.hpp"
#include "text/HelpFormatter.hpp"
#include "text/RuleOptions.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>

namespace game {

namespace {

/// --random and the options that go with it, as typed.
struct TypedRandom : text::TypedRules {
    std::string size, seed, difficulty;

    /// Whether anything but the size was typed.
    [[nodiscard]] bool details() const noexcept {
        return quietHours || !(seed.empty() && surface.empty() && stamp.empty() && goal.empty() && sealed.empty() &&
                               difficulty.empty());
    }
};

/// The options as typed, before they are interpreted.
struct Typed {
    Options options; ///< The options that need no interpretation.
    std::string language, theme, size, screen, dataDir, shared, screenshot;
    TypedRandom random;
    bool daily = false, coffee = false;
};

/// Why the command line is invalid; parseOptions catches it.
struct UsageError {
    std::string sentence;
};

std::string anyScreen(const text::Text& text) {
    return text::anyOf(text, screenNames());
}

/// \pre no option has been added yet: each takes its heading from the defaults set here.
void describeHelp(CLI::App& app, const text::Text& text, std::size_t width) {
    app.formatter(text::helpFormatter(text, 30, text::ArgumentMark::InBrackets, width));
    app.option_defaults()->group(text.tr("Options:"));
    app.set_help_flag("-h,--help", text.tr("Print this help and quit"));
    app.set_version_flag("--version", "lichter-aus " LICHTER_VERSION, text.tr("Print the version and quit"));
    app.footer(
        text.tr("Warnings and errors are logged in $XDG_STATE_HOME/lichter-aus/log (~/.local/state/lichter-aus/log), "
                "or in lichter-aus.log in the folder of --data-dir."));
}

void describeBoards(CLI::App& app, Typed& typed, const text::Text& text) {
    app.add_option(
           "BOARD", typed.options.board,
           text.tr("A level file, one level of a pack (FILE#LEVEL), a share code or a Flip game ID to play at once"))
        ->type_name("");
    app.add_option("--level", typed.options.level, text.tr("Play a campaign level at once, such as terrace/doorbell"))
        ->type_name(text.tr("PACK/LEVEL"));
    app.add_option("--random", typed.random.size,
                   text.tr("Play a random board with this many rows and columns, such as 6x7"))
        ->type_name(text.tr("ROWSxCOLUMNS"));
    app.add_option("--seed", typed.random.seed, text.tr("With --random: any text; the same seed gives the same board"))
        ->type_name(text.tr("SEED"));
    app.add_option("--surface", typed.random.surface,
                   text.tr("With --random: {1}", text::anyNameOf(text, lights::allSurfaces)))
        ->type_name(text.tr("SURFACE"));
    app.add_option("--stamp", typed.random.stamp, text.tr("With --random: {1}", text::stampForms(text)))
        ->type_name(text.tr("STAMP"));
    app.add_option("--goal", typed.random.goal, text.tr("With --random: off, on or picture"))
        ->type_name(text.tr("GOAL"));
    app.add_option("--sealed", typed.random.sealed, text.tr("With --random: how many windows are sealed"))
        ->type_name(text.tr("NUMBER"));
    app.add_flag("--quiet-hours", typed.random.quietHours,
                 text.tr("With --random: only windows that differ from the goal can be pressed"));
    app.add_option("--difficulty", typed.random.difficulty,
                   text.tr("With --random: any, easy, medium, hard, hardest, or the number of moves it should need"))
        ->type_name(text.tr("DIFFICULTY"));
    app.add_flag("--edit", typed.options.edit,
                 text.tr("Open the level editor, with the board of a file, a code or --level if one is given"));
    app.add_flag("--daily", typed.daily, text.tr("Play today’s puzzle"));
    app.add_flag("--coffee", typed.coffee, text.tr("Play today’s coffee break"));
}

void describeProgram(CLI::App& app, Typed& typed, const text::Text& text) {
    app.add_option("--data-dir", typed.dataDir, text.tr("Keep everything (scores, levels, settings) in this folder"))
        ->type_name(text.tr("FOLDER"));
    app.add_option("--shared", typed.shared,
                   text.tr("Add the shared leaderboard in this folder, or on this server (postgresql://…)"))
        ->type_name(text.tr("FOLDER"));
    app.add_option("--lang", typed.language, text.tr("Language: {1}", text::anyOf(text, text::languageCodes)))
        ->type_name(text::alternatives(text::languageCodes));
    app.add_option("--theme", typed.theme, text.tr("Theme: {1}", text::anyOf(text, themeNames())))
        ->type_name(text.tr("THEME"));
    app.add_option("--size", typed.size, text.tr("Window size in pixels"))->type_name(text.tr("WIDTHxHEIGHT"));
    app.add_flag("--fullscreen", typed.options.fullscreen, text.tr("Fill the whole screen"));
    app.add_flag("--mute", typed.options.mute, text.tr("No sound"));
    app.add_flag("--speech", typed.options.speech, text.tr("Say what is on the screen"));
    app.add_option("--player", typed.options.player, text.tr("Play under this name this time"))
        ->type_name(text.trc("of a player", "NAME"));
    app.add_option("--screen", typed.screen, text.tr("Open this screen: {1}", anyScreen(text)))
        ->type_name(text.tr("SCREEN"));
    app.add_option("--screenshot", typed.screenshot, text.tr("Save a picture of the screen as this PNG file and quit"))
        ->type_name(text.tr("FILE"));
    app.add_flag(
        "--demo", typed.options.demo,
        text.tr(
            "Let the game play a campaign level by itself in a temporary folder, save a picture of the win and quit"));
}

std::string introduction(const text::Text& text) {
    return text.tr("Lichter Aus: put the house to bed. A Lights Out puzzle game.");
}

void describe(CLI::App& app, Typed& typed, const text::Text& text, std::size_t width = text::usualWidth) {
    describeHelp(app, text, width);
    describeBoards(app, typed, text);
    describeProgram(app, typed, text);
}

/// "1280x800" as pixels. \throws UsageError
sf::Vector2u parseSize(const std::string& typed, const text::Text& text) {
    unsigned width = 0;
    unsigned height = 0;
    char cross = 0;
    std::istringstream in(typed);
    in >> width >> cross >> height;
    if (!in || !in.eof() || (cross != 'x' && cross != 'X') || typed.find('-') != std::string::npos)
        throw UsageError{text.tr("--size needs width by height in pixels, such as 1280x800, not “{1}”.", typed)};
    if (width < 64 || height < 64 || width > 16384 || height > 16384)
        throw UsageError{text.tr("--size needs 64 to 16384 pixels a side, not “{1}”.", typed)};
    return {width, height};
}

/// \throws UsageError
std::string parseTheme(const std::string& typed, const text::Text& text) {
    if (findTheme(typed) == nullptr)
        throw UsageError{text.tr("--theme must be {1}, not “{2}”.", text::anyOf(text, themeNames()), typed)};
    return typed;
}

/// \throws UsageError
std::string parseScreen(const std::string& typed, const text::Text& text) {
    const auto names = screenNames();
    if (std::find(names.begin(), names.end(), typed) == names.end())
        throw UsageError{text.tr("--screen must be {1}, not “{2}”.", anyScreen(text), typed)};
    return typed;
}

/// \throws UsageError
lights::RandomSetting parseRandom(const TypedRandom& random, const text::Text& text) {
    const auto size = lights::sizeFromText(random.size);
    if (!size || !lights::isPlayableSide(size->rows) || !lights::isPlayableSide(size->columns))
        throw UsageError{
            text.tr("--random needs rows and columns from 1 to 100, such as 6x7, not “{1}”.", random.size)};
    auto setting = text::randomSetting(*size, random, text);
    if (!setting)
        throw UsageError{setting.error()};
    const auto wanted =
        random.difficulty.empty() ? lights::Difficulty::Any : lights::difficultyOrOptimumFromName(random.difficulty);
    if (!wanted)
        throw UsageError{
            text.tr("--difficulty must be any, easy, medium, hard, hardest, or a number of moves, not “{1}”.",
                    random.difficulty)};
    setting->wanted = *wanted;
    return *setting;
}

/// Rejects empty values. They usually come from an unset shell variable, and ignoring the option could, for instance,
/// put a test among the player's own scores.
/// \throws UsageError
void rejectEmptyValues(const CLI::App& app, const text::Text& text) {
    for (const CLI::Option* const option : app.get_options())
        for (const std::string& value : option->results())
            if (value.empty())
                throw UsageError{text.tr("{1} needs a value; it cannot be empty.", option->get_name())};
}

/// \throws UsageError
void rejectUnknown(const CLI::App& app, const text::Text& text) {
    std::vector<std::string> unknown = app.remaining();
    std::erase(unknown, "--"); // Only marks the end of the options.
    if (unknown.empty())
        return;
    const std::string& first = unknown.front();
    throw UsageError{first.size() > 1 && first.front() == '-' ? text.tr("There is no option {1}.", first)
                                                              : text.tr("“{1}” is one argument too many.", first)};
}

/// \throws UsageError
Options interpret(const Typed& typed, const text::Text& text) {
    Options options = typed.options;
    if (!typed.language.empty() && !text::languageFromCode(typed.language))
        throw UsageError{
            text.tr("--lang must be {1}, not “{2}”.", text::anyOf(text, text::languageCodes), typed.language)};
    options.language = typed.language;
    if (!typed.theme.empty())
        options.theme = parseTheme(typed.theme, text);
    if (!typed.size.empty())
        options.size = parseSize(typed.size, text);
    if (!typed.screen.empty())
        options.screen = parseScreen(typed.screen, text);
    if (!typed.random.size.empty())
        options.random = parseRandom(typed.random, text);
    else if (typed.random.details())
        throw UsageError{
            text.tr("--random is missing: --seed, --surface, --stamp, --goal, --sealed, --quiet-hours and --difficulty "
                    "need it.")};
    options.seed = typed.random.seed;
    if (options.random.has_value() + typed.daily + typed.coffee + !options.board.empty() + !options.level.empty() > 1)
        throw UsageError{
            text.tr("Only one board can be played at a time: a file or code, --level, --random, --daily or --coffee.")};
    if (typed.daily)
        options.daily = puzzle::DailySeries::Main;
    if (typed.coffee)
        options.daily = puzzle::DailySeries::Coffee;
    if (options.edit && (options.random || options.daily))
        throw UsageError{text.tr("--edit takes a file, a code or --level, not --random, --daily or --coffee.")};
    if (!typed.shared.empty()) {
        std::error_code unknown; // Then it stays relative, and is refused.
        const auto place = data::pathFromText(typed.shared);
        const auto whole = std::filesystem::absolute(place, unknown);
        options.shared = unknown || data::isServerAddress(typed.shared) ? place : whole;
    }
    if (!typed.dataDir.empty())
        options.dataDir = data::pathFromText(typed.dataDir);
    if (!typed.screenshot.empty())
        options.screenshot = data::pathFromText(typed.screenshot);
    return options;
}

EarlyExit usageExit(const std::string& sentence, const text::Text& text) {
    return {"lichter-aus: " + text::printable(sentence) + " " + text.tr("More: {1}", "lichter-aus --help") + "\n", 2};
}

} // namespace

tl::expected<Options, EarlyExit> parseOptions(std::vector<std::string> arguments, const text::Text& text,
                                              std::size_t width) {
    Typed typed;
    CLI::App app{introduction(text), "lichter-aus"};
    describe(app, typed, text, width);
    app.allow_extras(); // Unknown arguments are worded here, not by CLI11.
    try {
        std::reverse(arguments.begin(), arguments.end()); // CLI11 expects them in reverse order.
        app.parse(std::move(arguments));
        rejectEmptyValues(app, text);
        rejectUnknown(app, text);
        return interpret(typed, text);
    } catch (const UsageError& mistake) {
        return tl::unexpected(usageExit(mistake.sentence, text));
    } catch (const CLI::CallForHelp&) {
        return tl::unexpected(EarlyExit{app.help(), 0});
    } catch (const CLI::CallForVersion&) {
        return tl::unexpected(EarlyExit{app.version() + "\n", 0});
    } catch (const CLI::ArgumentMismatch& error) {
        const std::string_view words = error.what();
        return tl::unexpected(
            usageExit(text.tr("{1} needs exactly one value.", words.substr(0, words.find(':'))), text));
    } catch (const CLI::ParseError& error) {
        return tl::unexpected(usageExit(text.tr("The command line cannot be understood: {1}.", error.what()), text));
    }
}

void visitOptions(const text::Text& text, const std::function<void(const CLI::App&)>& visit) {
    Typed typed;
    CLI::App app{introduction(text), "lichter-aus"};
    describe(app, typed, text);
    visit(app);
}

} // namespace game
