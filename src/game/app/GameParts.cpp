// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/GameParts.hpp"

#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/services/KeyMap.hpp"
#include "text/Problems.hpp"

#include <exception>
#include <utility>

namespace game {

namespace {

/// The sprites of one scene rarely take this much; those of several scenes do.
constexpr std::size_t mostSpriteBytes = std::size_t{1} << 20U;

constexpr ui::Seconds writePatience = 5;        ///< As long as any other write waits for another program.
constexpr ui::Seconds hurriedWritePatience = 2; ///< When the system ends the game.
constexpr ui::Seconds hurriedPatience = 3;      ///< For everything that the game still does then.

std::string nameOf(const text::Text& text, RecordKind what) {
    switch (what) {
    case RecordKind::Run:
        return text.tr("the board you have just solved");
    case RecordKind::Shift:
        return text.tr("your night shift");
    case RecordKind::Board:
        return text.tr("your last moves on the unfinished board");
    case RecordKind::Lesson:
        return text.tr("your progress in the lesson");
    case RecordKind::Answer:
        return text.tr("your answer to the riddle");
    case RecordKind::Player:
        return text.tr("your changes to the player list");
    }
    return {};
}

/// The file for changed settings; empty if there is no folder for it, or if the file there must be preserved.
std::filesystem::path settingsFile(const GameSetup& setup, const data::SettingsReading& reading) {
    return setup.paths && !reading.kept ? setup.paths->settings() : std::filesystem::path();
}

} // namespace

void ResourceCleanup::update() {
    if (!m_drawn)
        return;
    m_drawn = false;
    --m_framesLeft;
    m_atlases.dropUnused();
    if (m_framesLeft > 0 && m_resources.textureBytes() > mostSpriteBytes)
        m_resources.clear();
}

void Stage::setMotion(ui::Motion motion) {
    m_motion = motion;
    m_scenes.setWalk(motion.off() ? 0 : (motion.reduced ? 0.12F : 0.42F) / motion.speed, motion.reduced);
}

void Stage::setAmbient(bool ambient) {
    m_ambient = ambient;
    m_scenes.setAmbient(ambient);
}

void Stage::update(ui::Seconds step) {
    const Scenery before = m_shown;
    m_scenes.update(step);
    const Scenery wanted = m_scenes.scenery();
    const bool jump = m_first || m_motion.off() || wanted.exact;
    m_night.send(wanted.night, jump ? 0 : (m_motion.reduced ? 0.12F : 0.4F) / m_motion.speed);
    m_pavement.send(wanted.pavement, jump ? 0 : (m_motion.reduced ? 0.12F : 0.42F) / m_motion.speed);
    m_first = false;
    m_night.update(step);
    m_pavement.update(step);

    const Walk& walk = m_scenes.walk();
    const float direction = walk.crossFade ? 0 : static_cast<float>(walk.direction);
    if (walk.over()) {
        if (m_walking)
            m_walkedBefore += way * direction;
        m_walking = false;
        m_shown.walked = m_walkedBefore;
    } else {
        m_walking = true;
        m_shown.walked = m_walkedBefore + way * direction * ui::ease::inOut(walk.progress);
    }
    m_shown.moving = m_ambient && !m_motion.reduced && !m_motion.off();
    constexpr ui::Seconds begins = 0.5F;
    constexpr ui::Seconds dries = 1.4F; // The last drops fall out.
    m_falling.send(m_shown.moving ? 1 : 0, jump ? 0 : m_shown.moving ? begins : dries);
    m_falling.update(step);
    m_shown.falling = m_falling.value();
    if (m_shown.moving || (m_falling.moving() && raining()))
        m_shown.twinkle += step;
    m_shown.night = m_night.value();
    m_shown.pavement = m_pavement.value();
    m_shown.skyline = wanted.skyline;
    m_shown.town = wanted.town;
    m_shown.quiet = wanted.quiet;
    m_shown.sky = wanted.sky;
    m_shown.moon = wanted.moon;
    m_streetChanged = m_shown != before;
}

void Stage::draw(ui::Canvas& canvas) const {
    m_backdrop.draw(canvas, m_shown);
    m_scenes.draw(canvas);
}

bool Stage::animating() const {
    return m_scenes.animating() || moving() || (m_ambient && !m_motion.reduced && !m_motion.off());
}

std::optional<Destination> Closing::update(ui::Seconds step, const text::Text& text) {
    if (!m_waited) {
        m_waited = 0;
        m_records.beginClosing();
        m_records.settle(); // Usually that is all it takes.
    }
    m_records.update();
    *m_waited += step;
    if (*m_waited >= (m_hurried ? hurriedWritePatience : writePatience))
        m_records.stopWaiting();
    if (m_hurried && *m_waited >= hurriedPatience) {
        m_over = true;
        return std::nullopt;
    }
    m_stored = m_stored || !m_records.storing();
    if (!m_stored)
        return std::nullopt;
    if (!std::exchange(m_sharing, true))
        m_shared.beginClosing();
    if (!m_shared.closed())
        return std::nullopt;
    m_over = m_told || m_hurried || m_records.unstored().empty();
    m_told = true;
    return m_over ? std::nullopt : std::optional(question(text));
}

Destination Closing::question(const text::Text& text) {
    std::string lost;
    for (const RecordKind what : m_records.unstored())
        lost += (lost.empty() ? "" : ", ") + nameOf(text, what);
    static_cast<void>(m_records.takeProblem()); // The player is told here.
    const auto problem = m_records.lastProblem();
    const std::string why = problem ? "\n" + text::describe(text, *problem) : std::string();
    const std::string title = text.tr("Not everything could be saved");
    if (!m_records.keepsUnsaved())
        // TRANSLATORS: {1} is a list: "your night shift and your changes to the player list".
        return ToError{title, text.tr("Lost: {1}.", lost) + why};
    const auto tryAgain = [this] {
        m_waited = 0;
        m_stored = m_told = false;
        m_records.waitAgain();
        m_records.tryAgain();
    };
    return ToQuestion{title,
                      // TRANSLATORS: {1} is a list: "your night shift and your changes to the player list".
                      text.tr("This is lost if you quit now: {1}.", lost) + why,
                      {{text.tr("Try again"), tryAgain}, {text.tr("Quit"), {}}}};
}

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
    if (const Melody* melody = scenes.melody())
        night.melody = *melody;
    const Scenery scenery = scenes.scenery();
    night.rains = scenery.sky && scenery.sky->weather == Weather::Rain;
    night.muffled = scenes.covered();
    sounds.listen(night);
}

} // namespace game
