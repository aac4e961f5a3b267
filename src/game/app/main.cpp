// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Log.hpp"
#include "data/files/Paths.hpp"
#include "data/files/TemporaryFolder.hpp"
#include "game/app/Game.hpp"
#include "game/app/OpenGl.hpp"
#include "game/app/Options.hpp"
#include "game/app/StartFiles.hpp"
#include "game/app/SystemScale.hpp"
#include "game/app/Window.hpp"
#include "game/services/LocalClock.hpp"
#include "platform/Process.hpp"
#include "platform/Signals.hpp"
#include "platform/Terminal.hpp"
#include "platform/window/Display.hpp"
#include "text/Format.hpp"
#include "text/HelpFormatter.hpp"
#include "text/Text.hpp"
#include "ui/PadDevices.hpp"
#include "ui/ScreenReader.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/System/Err.hpp>

#include <cstdlib>
#include <exception>
#include <functional>
#include <future>
#include <iostream>
#include <string>
#include <system_error>
#include <vector>

namespace {

namespace fs = std::filesystem;

constexpr int failed = 1;
constexpr int badUsage = 2;
const sf::Vector2u pictureSize{1280, 800};

int fail(const std::string& line, int code) {
    std::cerr << "lichter-aus: " << text::printable(line) << "\n";
    platform::tellWithoutTerminal(text::printable(line));
    return code;
}

text::Text wordsFor(text::Language language, const std::optional<fs::path>& shipped) {
    return shipped ? text::Text::load(*shipped / "locale", language) : text::Text();
}

/// Where the player's files are; std::nullopt if there is no place for them.
std::optional<data::Paths> playersPaths(const game::Options& options, const data::Environment& environment) {
    auto paths = options.dataDir ? std::optional(data::pathsIn(*options.dataDir)) : data::userPaths(environment);
    if (paths)
        paths->home = data::homeFolder(environment);
    return paths;
}

/// Empty if it cannot be read: the game works without.
sf::Image windowIcon(const fs::path& shipped) {
    sf::Image icon;
    icon.loadFromFile((shipped / "icons" / "lichter-aus-128.png").string());
    return icon;
}

int play(game::Options options, const fs::path& shipped, const data::Environment& environment, const text::Text& words,
         const data::Log& log) {
    sf::err().rdbuf(nullptr); // The player cannot act on SFML's warnings (no vertical sync, no sound).
    platform::setUnlessSet("LIBGL_DEBUG", "quiet"); // The game's own line is enough.
    const platform::DisplayConnection display;
    if (!display.available()) {
        if (const char* const wayland = environment("WAYLAND_DISPLAY"); wayland != nullptr && *wayland != '\0') {
            log.error("XWayland does not answer in this Wayland session");
            return fail(
                words.tr("In a Wayland session the game needs XWayland, which does not answer here. Install the "
                         "package xwayland and log in again, or use lichter-aus-cli, which needs no window."),
                badUsage);
        }
        log.error("there is no display");
        return fail(words.tr("There is no display to open a window on. Start the game in a desktop session, or use "
                             "lichter-aus-cli, which needs none."),
                    badUsage);
    }
    if (!options.screenshot || options.demo)
        platform::noteEndRequests();
    std::optional<data::TemporaryFolder> folder;
    game::GameSetup setup{options, shipped, {}, environment, options.screenshot.has_value()};
    setup.padLayout = ui::layoutOfPad;
    if (!options.screenshot) // A picture is the same everywhere.
        setup.systemScale = game::systemScale(environment, display.textDpi());
    if (options.demo) {
        folder.emplace();
        setup.options.dataDir = folder->path();
    }
    setup.paths = playersPaths(setup.options, environment);
    std::error_code unknown;
    const bool firstStart = setup.paths && !fs::exists(setup.paths->settings(), unknown) && !unknown;
    if (firstStart && !options.demo && !options.screenshot)
        setup.screenReader = [question = ui::ScreenReaderQuestion()] { return question.answer(); };
    if (options.demo && options.level.empty() && options.board.empty())
        setup.options.screen = "play";

    // Loading the OpenGL driver takes about half of the launch, so the files are read meanwhile.
    auto reading = std::async(std::launch::async, game::readStartFiles, std::cref(setup));
    const game::OpenGl openGl(display, [&] {
        log.error("OpenGL does not work");
        reading.wait();
        folder.reset(); // The process ends without destructors.
        return fail(words.tr("OpenGL, which the game draws with, does not work on this display. Install the driver of "
                             "your graphics card, or use lichter-aus-cli, which needs none."),
                    badUsage);
    });

    auto files = reading.get();
    if (!files)
        return fail(files.error(), badUsage);
    const game::SystemClock clock;
    auto game = game::Game::start(std::move(setup), std::move(*files), clock);
    if (!game)
        return fail(game.error(), badUsage);
    const sf::Image icon = windowIcon(shipped);
    if (options.demo) {
        const fs::path picture = options.screenshot.value_or(fs::temp_directory_path() / "lichter-aus-demo.png");
        const bool won = game::runDemo(**game, icon, picture);
        if (platform::endRequested())
            return failed;
        if (!won)
            return fail(
                words.tr("The demo did not win this board, or the picture {1} could not be written.", picture.string()),
                badUsage);
        std::cout << words.tr("A picture of the win: {1}", picture.string()) << "\n";
        return EXIT_SUCCESS;
    }
    if (options.screenshot) {
        if (!game::writePicture(**game, options.size.value_or(pictureSize), *options.screenshot))
            return fail(words.tr("The picture {1} could not be written.", options.screenshot->string()), badUsage);
        return EXIT_SUCCESS;
    }
    game::runInWindow(**game, icon, failed);
    return (*game)->lost() ? fail(words.tr("Not everything could be saved"), failed) : EXIT_SUCCESS;
}

/// \param log becomes the player's own as soon as its place is known.
int run(const std::vector<std::string>& arguments, data::Log& log) {
    const data::Environment environment = data::systemEnvironment();
    const auto shipped = data::shippedData(data::executableFile(), environment);
    const text::Text words = wordsFor(text::wantedLanguage(arguments, environment), shipped);
    auto options = game::parseOptions(arguments, words, text::terminalWidth(environment));
    if (!options) {
        (options.error().code == 0 ? std::cout : std::cerr) << options.error().text;
        return options.error().code;
    }
    if (const auto paths = playersPaths(*options, environment); paths && !options->demo)
        log = data::Log(*paths, "lichter-aus");
    if (!shipped) {
        log.error("the folder share/lichter-aus is missing");
        return fail(words.tr("The game’s files (share/lichter-aus) are missing. Install the game again."), badUsage);
    }
    return play(std::move(*options), *shipped, environment, words, log);
}

} // namespace

int main(int argc, char** argv) {
    platform::failAtFileSizeLimit(); // Reported like a full disk.
    platform::keepStreamsAsTheyAre();
    data::Log log;
    try {
        return run({argv + (argc > 0 ? 1 : 0), argv + argc}, log);
    } catch (const std::exception& error) {
        log.error(error.what());
        return fail(error.what(), failed);
    }
}
