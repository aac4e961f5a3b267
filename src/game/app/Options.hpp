#pragma once

#include "lights/RandomSetting.hpp"
#include "text/Text.hpp"

#include <SFML/System/Vector2.hpp>
#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// The screens that --screen can ask for.
enum class Screen {
    Menu,
    Campaign,
    Play,
    Win,
    Daily,
    Random,
    Shift,
    ShiftPlay,
    ShiftOver,
    Leaderboard,
    Statistics,
    Players,
    Achievements,
    MyLevels,
    Editor,
    Learn,
    Lesson,
    Explorer,
    Settings,
    Keys,
    Help,
    Pause,
    Error
};

/// What the command line asks for.
struct Options {
    std::string board; ///< A level file or a share code; empty: none.
    std::string level; ///< PACK/LEVEL; empty: none.
    std::optional<lights::RandomSetting> random;
    std::string seed;   ///< Of the random board; empty: a fresh one.
    bool daily = false; ///< The puzzle of today.
    bool edit = false;  ///< The board is to be edited, not played; without one the editor opens as it was left.
    std::optional<std::filesystem::path> dataDir;
    std::string language;             ///< The code of one; empty: as the settings say.
    std::string theme;                ///< The name of one; empty: as the settings say.
    std::optional<sf::Vector2u> size; ///< Window size in pixels.
    bool fullscreen = false;
    bool mute = false;
    std::optional<std::string> player;
    std::optional<Screen> screen;
    std::optional<std::filesystem::path> screenshot;
    bool demo = false;
};

/// What the command line comes to: options, or a text to print and the exit code (0 for --help and --version, 2 for bad
/// usage, whose text is one line for standard error).
struct Farewell {
    std::string text;
    int code = 0;
};

/// \param arguments without the program's name.
/// \param text for help and for what is wrong: see text::wantedLanguage.
[[nodiscard]] tl::expected<Options, Farewell> parseOptions(std::vector<std::string> arguments, const text::Text& text);

} // namespace game
