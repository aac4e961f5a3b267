// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/GameParts.hpp"

#include "data/levels/Puzzles.hpp"
#include "game/look/Theme.hpp"
#include "game/services/KeyMap.hpp"

#include <exception>
#include <utility>

namespace game {

namespace {

data::SettingsReading settingsAtStart(const GameSetup& setup) {
    return setup.paths ? data::loadSettings(setup.paths->settings(), {text::languageCodes, themeNames()})
                       : data::SettingsReading();
}

/// The file for changed settings; empty if there is no folder for it, or if the file there must be preserved.
std::filesystem::path settingsFile(const GameSetup& setup, const data::SettingsReading& reading) {
    return setup.paths && !reading.kept ? setup.paths->settings() : std::filesystem::path();
}

} // namespace

text::Text textsOf(const GameSetup& setup, const std::string& language) {
    const auto wanted = text::languageFromCode(language);
    return text::Text::load(setup.shipped / "locale", wanted ? *wanted : text::systemLanguage(setup.environment));
}

data::Paths playersPaths(const GameSetup& setup) {
    data::Paths paths = setup.paths.value_or(data::Paths{});
    paths.home = data::homeFolder(setup.environment);
    return paths;
}

Game::Parts::Parts(GameSetup given, ui::Resources opened, const LocalClock& time)
    : setup(std::move(given))
    , clock(time)
    , resources(std::move(opened))
    , settings(settingsAtStart(setup))
    , preferences(settings.settings, settingsFile(setup, settings))
    , library(
          data::Library::load(setup.shipped / "levels", setup.paths ? setup.paths->levels() : std::filesystem::path()))
    , paths(playersPaths(setup))
    , log(paths, "lichter-aus")
    , records(paths,
              setup.paths ? data::Database::open(paths.database(), data::puzzles(), data::Inspection::InBackground, log)
                          : data::Database::inMemory(data::puzzles()),
              library, preferences, clock)
    , ownLevels(setup.paths ? paths.levels() : std::filesystem::path())
    , unfinished(setup.paths ? paths.unfinished() : std::filesystem::path())
    , sounds(setup.silent || setup.options.mute)
    , input(KeyMap::read(preferences.get().bindings).bindings())
    , pads(setup.padLayout)
    , services{{text, preferences, navigator, sounds, input, clipboard},
               records,
               library,
               paths,
               atlases,
               clock,
               entropy,
               ownLevels,
               unfinished}
    , scenes([this](const Destination& to) { return build(to); })
    , stage(scenes) {}

std::unique_ptr<Scene> Game::Parts::build(const Destination& to) {
    try {
        return buildScene(to, services);
    } catch (const std::exception& error) {
        log.error(std::string("a screen could not be built: ") + error.what());
        throw;
    }
}

void Game::Parts::listen() {
    if (!sounds.musicPlays() || scenes.empty())
        return;
    Night night = nightAt(clock);
    if (const Score* score = scenes.score())
        night.score = *score;
    const Scenery scenery = scenes.scenery();
    night.rains = scenery.sky && scenery.sky->weather == Weather::Rain;
    night.muffled = scenes.covered();
    sounds.listen(night);
}

} // namespace game
