// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/GameParts.hpp"

#include "game/services/KeyMap.hpp"

#include <exception>
#include <utility>

namespace game {

namespace {

/// The file for changed settings; empty if there is no folder for it, or if the file there must be preserved.
std::filesystem::path settingsFile(const GameSetup& setup, const data::SettingsReading& reading) {
    return setup.paths && !reading.kept ? setup.paths->settings() : std::filesystem::path();
}

} // namespace

Game::Parts::Parts(GameSetup given, StartFiles files, ui::Resources opened, const LocalClock& time)
    : setup(std::move(given))
    , clock(time)
    , resources(std::move(opened))
    , settings(std::move(files.settings))
    , preferences(settings.settings, settingsFile(setup, settings))
    , language(std::move(files.language))
    , text(std::move(files.text))
    , library(std::move(files.library))
    , paths(std::move(files.paths))
    , log(std::move(files.log))
    , records(paths, std::move(files.database), library, preferences, clock)
    , shared(setup.paths, log, records, preferences)
    , ownLevels(setup.paths ? paths.levels() : std::filesystem::path())
    , unfinished(setup.paths ? paths.unfinished() : std::filesystem::path())
    , sounds(setup.silent || setup.options.mute)
    , input(KeyMap::read(preferences.get().bindings).bindings())
    , pads(setup.padLayout)
    , services{{text, preferences, navigator, sounds, input, clipboard, speech, proofs},
               records,
               shared,
               library,
               paths,
               atlases,
               clock,
               entropy,
               ownLevels,
               unfinished,
               {setup.shipped / "fonts", sheet::usualPaper(setup.environment)}}
    , scenes([this](const Destination& to) { return build(to); })
    , scan([this](ui::Action action) {
        scenes.handle(ui::ActionPressed{action, false, ui::Device::Keyboard});
    })
    , stage(scenes) {}

std::unique_ptr<Scene> Game::Parts::build(const Destination& to) {
    try {
        return to.build(services);
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
