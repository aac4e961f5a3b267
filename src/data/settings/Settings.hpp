#pragma once

#include "data/files/File.hpp"
#include "data/files/Problem.hpp"
#include "lights/RandomSetting.hpp"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace data {

inline constexpr std::array animationSpeeds{0, 50, 100, 150, 200}; ///< Percent; 0 is off.
inline constexpr int minUiScale = 80;                              ///< Percent.
inline constexpr int maxUiScale = 150;

/// The window's size in pixels when it is not fullscreen.
struct WindowSize {
    int width = 1280;
    int height = 800;

    friend bool operator==(const WindowSize&, const WindowSize&) = default;
};

/// What is in sight while a board is played.
struct InSight {
    bool time = true;
    bool optimum = true;
    bool moves = true;
    bool windowsLeft = true;
    bool levelName = true;
    bool best = true;

    friend bool operator==(const InSight&, const InSight&) = default;
};

/// Everything the player can set.
struct Settings {
    std::string language;        ///< The code of a language; empty: as the system says.
    std::string player;          ///< A player's name (see PlayerName.hpp), or empty: nobody gave one yet.
    std::string theme = "night"; ///< The name of a theme.
    int effectsVolume = 80;      ///< 0 … 100.
    int musicVolume = 35;        ///< 0 … 100.
    bool mute = false;
    bool fullscreen = false;
    WindowSize window;
    int uiScale = 100;    ///< Percent, minUiScale … maxUiScale.
    bool symbols = false; ///< A sun on lit windows.
    bool reducedMotion = false;
    int animationSpeed = 100; ///< One of animationSpeeds.
    InSight inSight;
    bool preview = true;      ///< Show what a press toggles.
    bool silhouettes = true;  ///< Cats and plants behind lit windows.
    bool coordinates = false; ///< Row and column numbers round the board.
    bool liveCounter = false; ///< "Moves left from here"; counts as help.
    bool unlockAll = false;
    lights::RandomSetting random;                             ///< The random board that was asked for last.
    std::map<std::string, std::vector<std::string>> bindings; ///< From an action's name to keys' and pad buttons'
                                                              ///< names; actions that are missing keep their defaults.
    std::string unknown; ///< JSON object of the keys that this version does not know, or empty; kept on rewriting.

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// What a settings file comes to. A value that cannot be is told and takes its default; the others stay.
struct SettingsReading {
    Settings settings;
    std::vector<Problem> problems;
    bool damaged = false; ///< No JSON object at all: everything is at its default.
    bool kept = false;    ///< There is a file that could neither be read nor moved aside: it is not to be overwritten.
};

/// The words that a setting can have, where this room does not know them; none: any word will do.
struct SettingWords {
    std::span<const std::string_view> languages;
    std::span<const std::string_view> themes;
};

[[nodiscard]] SettingsReading readSettings(std::string_view text, const SettingWords& words = {},
                                           const std::string& file = {});
[[nodiscard]] std::string formatSettings(const Settings& settings);

/// Reads the file. A missing one is no problem: everything is at its default. A damaged one is moved aside, which the
/// problems tell (ProblemCode::MovedAside). One that cannot be read may be sound: it stays as it is, and has to
/// (ProblemCode::LeftAlone, `kept`).
[[nodiscard]] SettingsReading loadSettings(const std::filesystem::path& file, const SettingWords& words = {});
[[nodiscard]] tl::expected<void, FileProblem> saveSettings(const std::filesystem::path& file, const Settings& settings);

} // namespace data
