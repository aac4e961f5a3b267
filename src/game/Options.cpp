#include "game/Options.hpp"

#include "game/RandomArguments.hpp"
#include "text/Printable.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>
#include <utility>

namespace game {

namespace {

constexpr std::array<std::pair<std::string_view, Screen>, 11> screens{{
    {"menu", Screen::Menu},
    {"campaign", Screen::Campaign},
    {"play", Screen::Play},
    {"pause", Screen::Pause},
    {"win", Screen::Win},
    {"random", Screen::Random},
    {"leaderboard", Screen::Leaderboard},
    {"settings", Screen::Settings},
    {"keys", Screen::Keys},
    {"help", Screen::Help},
    {"error", Screen::Error},
}};

/// What an option's value has to be, in words: CLI11's own have lists of what it is transformed to.
CLI::ValidationError wants(const std::string& option, const std::string& what, const std::string& got) {
    return CLI::ValidationError(option, "wants " + what + ", not \"" + got + "\"");
}

/// "1280x800" as pixels. \throws CLI::ValidationError with a sentence.
sf::Vector2u parseSize(const std::string& text) {
    unsigned width = 0;
    unsigned height = 0;
    char cross = 0;
    std::istringstream in(text);
    in >> width >> cross >> height;
    if (!in || !in.eof() || (cross != 'x' && cross != 'X') || text.find('-') != std::string::npos)
        throw wants("--size", "WIDTHxHEIGHT in pixels, such as 1280x800", text);
    if (width < 64 || height < 64 || width > 16384 || height > 16384)
        throw wants("--size", "between 64 and 16384 pixels a side", text);
    return {width, height};
}

ui::ThemeId parseTheme(const std::string& text) {
    if (const auto theme = ui::themeFromName(text))
        return *theme;
    throw wants("--theme", "night, paper, contrast or cvd", text);
}

/// "menu, campaign … or error".
std::string screenNames() {
    std::string names;
    for (std::size_t i = 0; i < screens.size(); ++i)
        names.append(i == 0 ? "" : i + 1 < screens.size() ? ", " : " or ").append(screens[i].first);
    return names;
}

Screen parseScreen(const std::string& text) {
    const auto* const found =
        std::find_if(screens.begin(), screens.end(), [&](const auto& screen) { return screen.first == text; });
    if (found == screens.end())
        throw wants("--screen", screenNames(), text);
    return found->second;
}

std::string parseLanguage(const std::string& text) {
    if (text != "en" && text != "de")
        throw wants("--lang", "en or de", text);
    return text;
}

lights::RandomSetting parseRandom(const RandomArguments& random) {
    const auto setting = randomSetting(random);
    if (!setting)
        throw wants(setting.error().option, setting.error().wants, setting.error().got);
    return *setting;
}

/// The value of every option that was given is something: an empty one comes of a variable that is not set in the
/// shell, and doing as if nothing had been asked for would, say, put a test among the player's own scores.
void refuseEmptyValues(const CLI::App& app) {
    for (const CLI::Option* const option : app.get_options())
        for (const std::string& value : option->results())
            if (value.empty())
                throw CLI::ValidationError(option->get_name(), "wants a value, not an empty text");
}

Farewell mistaken(const std::string& words) {
    return {"lichter-aus: " + text::printable(words) + " (see lichter-aus --help)\n", 2};
}

} // namespace

tl::expected<Options, Farewell> parseOptions(std::vector<std::string> arguments) {
    Options options;
    CLI::App app{"Lichter Aus: put the house to bed. A Lights Out puzzle game.", "lichter-aus"};
    std::string language;
    std::string theme;
    std::string size;
    std::string screen;
    std::string dataDir;
    std::string screenshot;
    RandomArguments random;
    app.add_option("BOARD", options.board, "A level file, a share code or a game ID of Flip to play at once")
        ->type_name("");
    app.add_option("--level", options.level, "Play a campaign level at once, such as terrace/doorbell")
        ->type_name("PACK/LEVEL");
    app.add_option("--random", random.size, "Play a random board of so many rows and columns, such as 6x7")
        ->type_name("ROWSxCOLUMNS");
    app.add_option("--seed", random.seed, "With --random: any text; the same seed gives the same board")
        ->type_name("SEED");
    app.add_option("--surface", random.surface, "With --random: plane, cylinder, torus, moebius, klein or projective")
        ->type_name("SURFACE");
    app.add_option("--stamp", random.stamp, "With --random: plus, cross or square")->type_name("STAMP");
    app.add_option("--goal", random.goal, "With --random: off, on or picture")->type_name("GOAL");
    app.add_option("--difficulty", random.difficulty,
                   "With --random: any, easy, medium, hard, hardest, or how many moves it is to need")
        ->type_name("DIFFICULTY");
    app.add_option("--data-dir", dataDir, "Keep everything (scores, levels, settings) in this folder")
        ->type_name("FOLDER");
    app.add_option("--lang", language, "Language: en or de")->type_name("en|de");
    app.add_option("--theme", theme, "Theme: night, paper, contrast or cvd")->type_name("THEME");
    app.add_option("--size", size, "Window size in pixels")->type_name("WIDTHxHEIGHT");
    app.add_flag("--fullscreen", options.fullscreen, "Fill the whole screen");
    app.add_flag("--mute", options.mute, "No sound");
    app.add_option("--player", options.player, "Play under this name, this time")->type_name("NAME");
    app.add_option("--screen", screen, "Open this screen: " + screenNames())->type_name("SCREEN");
    app.add_option("--screenshot", screenshot, "Draw the wanted screen once, write it to this PNG file and quit")
        ->type_name("FILE");
    app.add_flag("--demo", options.demo,
                 "Play one campaign level by itself in a folder of its own, write a picture of the win and quit");
    app.set_version_flag("--version", "lichter-aus " LICHTER_VERSION, "Print the version and quit");
    app.set_help_flag("-h,--help", "Print this help and quit");

    try {
        std::reverse(arguments.begin(), arguments.end());
        app.parse(arguments);
        refuseEmptyValues(app);
        if (!language.empty())
            options.language = parseLanguage(language);
        if (!theme.empty())
            options.theme = parseTheme(theme);
        if (!size.empty())
            options.size = parseSize(size);
        if (!screen.empty())
            options.screen = parseScreen(screen);
        if (!random.size.empty())
            options.random = parseRandom(random);
        else if (random.details())
            throw CLI::ValidationError("--random", "is missing: the other options say what kind of board it is to be");
        options.seed = random.seed;
        if (options.random && (!options.board.empty() || !options.level.empty()))
            throw CLI::ValidationError("--random", "and another board cannot be played at the same time");
        if (!options.board.empty() && !options.level.empty())
            throw CLI::ValidationError("--level", "and a board cannot be played at the same time");
    } catch (const CLI::CallForHelp&) {
        return tl::unexpected(Farewell{app.help(), 0});
    } catch (const CLI::CallForVersion&) {
        return tl::unexpected(Farewell{app.version() + "\n", 0});
    } catch (const CLI::ArgumentMismatch& error) {
        const std::string words = error.what();
        return tl::unexpected(mistaken(words.substr(0, words.find(':')) + ": wants exactly one value"));
    } catch (const CLI::ParseError& error) {
        return tl::unexpected(mistaken(error.what()));
    }
    if (!dataDir.empty())
        options.dataDir = dataDir;
    if (!screenshot.empty())
        options.screenshot = screenshot;
    return options;
}

} // namespace game
