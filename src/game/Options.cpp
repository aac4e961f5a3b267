#include "game/Options.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <map>
#include <sstream>

namespace game {

namespace {

/// "1280x800" as pixels. \throws CLI::ValidationError with a sentence.
sf::Vector2u parseSize(const std::string& text) {
    unsigned width = 0;
    unsigned height = 0;
    char cross = 0;
    std::istringstream in(text);
    in >> width >> cross >> height;
    if (!in || !in.eof() || (cross != 'x' && cross != 'X') || text.find('-') != std::string::npos)
        throw CLI::ValidationError("--size", "wants WIDTHxHEIGHT in pixels, such as 1280x800, not \"" + text + "\"");
    if (width < 64 || height < 64 || width > 16384 || height > 16384)
        throw CLI::ValidationError("--size", "wants between 64 and 16384 pixels a side, not \"" + text + "\"");
    return {width, height};
}

const std::map<std::string, Screen> screens{
    {"menu", Screen::Menu},
    {"campaign", Screen::Campaign},
    {"play", Screen::Play},
    {"win", Screen::Win},
    {"leaderboard", Screen::Leaderboard},
    {"settings", Screen::Settings},
    {"keys", Screen::Keys},
    {"help", Screen::Help},
    {"pause", Screen::Pause},
    {"error", Screen::Error},
};

std::string firstLine(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

} // namespace

tl::expected<Options, Farewell> parseOptions(std::vector<std::string> arguments) {
    Options options;
    CLI::App app{"Lichter Aus: put the house to bed. A Lights Out puzzle game.", "lichter-aus"};
    std::string size;
    std::string theme;
    std::string dataDir;
    std::string screenshot;
    app.add_option("BOARD", options.board, "A level file or a share code to play at once");
    app.add_option("--level", options.level, "Play a campaign level at once: PACK/LEVEL, such as terrace/doorbell");
    app.add_option("--data-dir", dataDir, "Keep everything (scores, levels, settings) in this folder");
    app.add_option("--lang", options.language, "Language: en or de")->check(CLI::IsMember({"en", "de"}));
    app.add_option("--theme", theme, "Theme: night, paper, contrast or cvd")
        ->check(CLI::IsMember({"night", "paper", "contrast", "cvd"}));
    app.add_option("--size", size, "Window size in pixels: WIDTHxHEIGHT");
    app.add_flag("--fullscreen", options.fullscreen, "Fill the whole screen");
    app.add_flag("--mute", options.mute, "No sound");
    app.add_option("--player", options.player, "Play under this name");
    app.add_option("--screen", options.screen,
                   "Open this screen: menu, campaign, play, pause, win, leaderboard, settings, keys, help or error")
        ->transform(CLI::CheckedTransformer(screens));
    app.add_option("--screenshot", screenshot, "Draw the wanted screen once, write it to this PNG file and quit");
    app.add_flag("--demo", options.demo,
                 "Play one campaign level by itself in a folder of its own, write a picture of the win and quit");
    app.set_version_flag("--version", "lichter-aus " LICHTER_VERSION);
    app.set_help_flag("-h,--help", "Print this help and quit");

    try {
        std::reverse(arguments.begin(), arguments.end());
        app.parse(arguments);
        if (!size.empty())
            options.size = parseSize(size);
        if (!options.board.empty() && !options.level.empty())
            throw CLI::ValidationError("--level", "and a board cannot be played at the same time");
    } catch (const CLI::CallForHelp&) {
        return tl::unexpected(Farewell{app.help(), 0});
    } catch (const CLI::CallForVersion&) {
        return tl::unexpected(Farewell{app.version() + "\n", 0});
    } catch (const CLI::ParseError& error) {
        return tl::unexpected(Farewell{"lichter-aus: " + firstLine(error.what()) + " (see lichter-aus --help)\n", 2});
    }
    options.theme = ui::themeFromName(theme);
    if (!dataDir.empty())
        options.dataDir = dataDir;
    if (!screenshot.empty())
        options.screenshot = screenshot;
    return options;
}

} // namespace game
