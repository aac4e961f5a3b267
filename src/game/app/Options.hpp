// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/RandomSetting.hpp"
#include "puzzle/Day.hpp"
#include "text/Text.hpp"

#include <SFML/System/Vector2.hpp>
#include <tl/expected.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace game {

/// The parsed command line.
struct Options {
    std::string board; ///< A level file, a share code or a Flip game ID; may be empty.
    std::string level; ///< PACK/LEVEL; may be empty.
    std::optional<lights::RandomSetting> random;
    std::string seed;                         ///< Seed of the random board; empty for a fresh one.
    std::optional<puzzle::DailySeries> daily; ///< Play today's puzzle of this series.
    bool edit = false; ///< Edit the board instead of playing it; without a board, resume the unfinished level.
    std::optional<std::filesystem::path> dataDir;
    std::optional<std::filesystem::path> shared; ///< Folder of a shared leaderboard to be added; absolute if possible.
    std::string language;                        ///< Language code; empty: as set in the settings.
    std::string theme;                           ///< Theme name; empty: as set in the settings.
    std::optional<sf::Vector2u> size;            ///< Window size in pixels.
    bool fullscreen = false;
    bool mute = false;
    bool speech = false;
    std::optional<std::string> player;
    std::string screen; ///< One of screenNames(); may be empty.
    std::optional<std::filesystem::path> screenshot;
    bool demo = false;
};

/// What to print before exiting without starting the game, and the exit code: 0 for --help and --version, 2 for bad
/// usage, whose text is one line for standard error.
struct EarlyExit {
    std::string text;
    int code = 0;
};

/// Parses the command line.
/// \param arguments without the program name.
/// \param text the language of help and error messages; see text::wantedLanguage.
/// \param width of the help, in places.
[[nodiscard]] tl::expected<Options, EarlyExit> parseOptions(std::vector<std::string> arguments, const text::Text& text,
                                                            std::size_t width = 80);

/// Shows the options that parseOptions knows, for the manual page and for completions.
void visitOptions(const text::Text& text, const std::function<void(const CLI::App&)>& visit);

} // namespace game
