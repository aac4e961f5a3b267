// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/RandomSetting.hpp"
#include "data/files/File.hpp"
#include "data/files/Problem.hpp"
#include "lights/RandomSetting.hpp"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace data {

inline constexpr std::array animationSpeeds{0, 50, 100, 150, 200}; ///< In percent; 0 is off.
inline constexpr int minUiScale = 80;                              ///< In percent.
inline constexpr int maxUiScale = 200;

/// Size of the window in pixels, when not fullscreen.
struct WindowSize {
    int width = 1280;
    int height = 800;

    friend bool operator==(const WindowSize&, const WindowSize&) = default;
};

/// What is visible while a board is played.
struct InSight {
    bool time = true;
    bool optimum = true;
    bool moves = true;
    bool windowsLeft = true;
    bool levelName = true;
    bool best = true;

    friend bool operator==(const InSight&, const InSight&) = default;
};

/// How much is said, from little to much.
inline constexpr std::array<std::string_view, 3> speechDetails{"short", "medium", "long"};

inline constexpr int minScanStep = 300; ///< In milliseconds.
inline constexpr int maxScanStep = 5000;
inline constexpr std::array messageTimes{3, 6, 12, 30};      ///< In seconds.
inline constexpr std::array ignoredTimes{0, 250, 500, 1000}; ///< In milliseconds; 0 ignores nothing.
inline constexpr std::array cursorSizes{100, 175, 250};      ///< In percent.
inline constexpr int maxSpeechRate = 100;                    ///< On Speech Dispatcher's scale; the slowest is −100.
inline constexpr std::array<std::string_view, 3> repeatSpeeds{"off", "slow", "usual"};
inline constexpr std::array<std::string_view, 4> cursorColours{"theme", "yellow", "cyan", "magenta"};

/// What makes the game accessible to more players; see docs/accessibility.md.
struct Access {
    bool oneSwitch = false;             ///< The focus walks by itself, and one key or button chooses.
    int scanStep = 1200;                ///< How long the focus stays then: minScanStep to maxScanStep.
    std::string repeat = "usual";       ///< How keys and buttons repeat that are held: one of repeatSpeeds.
    int ignoredWithin = 0;              ///< A press this soon after letting go is ignored: one of ignoredTimes.
    int messageSeconds = 3;             ///< How long messages stay: one of messageTimes.
    int cursorSize = 100;               ///< Size of the keyboard's cursor and the focus: one of cursorSizes.
    std::string cursorColour = "theme"; ///< One of cursorColours.
    bool openDyslexic = false;          ///< Everything is written in the typeface OpenDyslexic.
    bool mono = false;                  ///< Both ears hear the same.
    int speechRate = 0;                 ///< −maxSpeechRate to maxSpeechRate.

    friend bool operator==(const Access&, const Access&) = default;
};

inline constexpr std::size_t maxSharedLeaderboards = 8;
inline constexpr std::size_t maxBoardName = 20; ///< Code points.

/// A leaderboard shared with other computers: see SharedFolder and SharedServer.
struct SharedLeaderboard {
    std::string name;             ///< On this computer; a line of up to maxBoardName code points.
    std::filesystem::path folder; ///< Absolute; or the address of a server.

    friend bool operator==(const SharedLeaderboard&, const SharedLeaderboard&) = default;
};

/// Whether a text is a name for a shared leaderboard.
[[nodiscard]] bool isSharedLeaderboardName(std::string_view name);
/// Whether a path can be the folder of a shared leaderboard: absolute, and in UTF-8, as the settings are. Or the
/// address of a server, without a password.
[[nodiscard]] bool isSharedLeaderboardFolder(const std::filesystem::path& folder);

/// All settings of the player.
struct Settings {
    std::string language;        ///< Language code; empty for the system's language.
    std::string player;          ///< Player name (see PlayerName.hpp); empty if none has been entered yet.
    std::string theme = "night"; ///< Name of a theme.
    int effectsVolume = 80;      ///< 0 to 100.
    int musicVolume = 80;        ///< 0 to 100. By default −23 LUFS: see docs/sound.md.
    bool mute = false;
    bool speech = false;                 ///< Say what is on the screen.
    std::string speechDetail = "medium"; ///< One of speechDetails.
    bool fullscreen = false;
    WindowSize window;
    int uiScale = 100;    ///< In percent, minUiScale to maxUiScale.
    bool symbols = false; ///< Draw a sun on lit windows.
    bool reducedMotion = false;
    int animationSpeed = 100; ///< One of animationSpeeds.
    InSight inSight;
    Access access;
    bool preview = true;      ///< Show which windows a press switches.
    bool silhouettes = true;  ///< Cats and plants behind lit windows.
    bool coordinates = false; ///< Row and column numbers around the board.
    bool liveCounter = false; ///< "Moves left from here"; counts as an assist.
    bool solidCables = false; ///< No cable can be drawn through one that joins its pair.
    bool unlockAll = false;
    bool pauseMore = false;                            ///< "More" is folded out in the pause.
    bool randomMore = false;                           ///< "More options" are folded out for random boards.
    bool toldOfUnique = false;                         ///< What a unique solution means has been explained.
    lights::RandomSetting random;                      ///< The random board requested last.
    arukone::RandomSetting randomBox;                  ///< The setting of random boards of Arukone.
    std::vector<SharedLeaderboard> sharedLeaderboards; ///< With different names.
    std::map<std::string, std::vector<std::string>>
        bindings; ///< From action names to names of keys and gamepad buttons; missing actions keep their defaults.
    std::string
        unknown; ///< Keys unknown to this version, as the text of a JSON object, or empty; preserved on writing.

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The result of reading settings. Invalid values are reported and replaced by their defaults; the others are used.
struct SettingsReading {
    Settings settings;
    std::vector<Problem> problems;
    bool damaged = false; ///< Not a JSON object: all settings have their defaults.
    bool kept = false;    ///< The file could be neither read nor moved aside, so it must not be overwritten.
};

/// Valid values for settings that this room does not define; if empty, any value is valid.
struct SettingWords {
    std::span<const std::string_view> languages;
    std::span<const std::string_view> themes;
};

[[nodiscard]] SettingsReading readSettings(std::string_view text, const SettingWords& words = {},
                                           const std::string& file = {});
[[nodiscard]] std::string formatSettings(const Settings& settings);

/// Reads the settings file. A missing file is not a problem and gives the defaults. A damaged file is moved aside and
/// reported (ProblemCode::MovedAside). A file that cannot be read may be sound, so it must be left alone
/// (ProblemCode::LeftAlone, `kept`).
[[nodiscard]] SettingsReading loadSettings(const std::filesystem::path& file, const SettingWords& words = {});
[[nodiscard]] tl::expected<void, FileProblem> saveSettings(const std::filesystem::path& file, const Settings& settings);

} // namespace data
