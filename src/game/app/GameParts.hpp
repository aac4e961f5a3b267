// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Log.hpp"
#include "data/levels/Library.hpp"
#include "data/levels/OwnLevels.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "data/settings/Settings.hpp"
#include "game/app/ChangedArea.hpp"
#include "game/app/Game.hpp"
#include "game/app/Magnifier.hpp"
#include "game/app/SceneStack.hpp"
#include "game/app/StartFiles.hpp"
#include "game/app/SwitchScan.hpp"
#include "game/app/SystemClipboard.hpp"
#include "game/boards/LongProofs.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/look/sky/Backdrop.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Navigator.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "game/services/Sounds.hpp"
#include "game/speech/Announcer.hpp"
#include "game/speech/Speech.hpp"
#include "text/Text.hpp"
#include "ui/Animation.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Resources.hpp"
#include "ui/Widget.hpp"

#include <memory>
#include <optional>
#include <string>

namespace game {

/// Frees what only earlier scenes needed, once the picture has settled after a change: windows baked at their sizes,
/// and lights. Anything needed again is baked again, which takes less than a frame.
class ResourceCleanup {
public:
    ResourceCleanup(LampAtlases& atlases, ui::Resources& resources)
        : m_atlases(atlases)
        , m_resources(resources) {}

    /// To be called when other things are shown, or the size changes.
    void changed() noexcept { m_framesLeft = 2; }
    /// To be called when a frame was drawn and no walk is under way.
    void settledFrameDrawn() noexcept { m_drawn = m_framesLeft > 0; }
    /// Whether extra frames have to be drawn to find out what is in use.
    [[nodiscard]] bool waiting() const noexcept { return m_framesLeft > 0; }
    /// Frees what has not been used lately. \pre there is no canvas.
    void update();

private:
    LampAtlases& m_atlases;
    ui::Resources& m_resources;
    int m_framesLeft = 0; ///< Frames left to draw: one to find out what is in use, one to check after clearing.
    bool m_drawn = false;
};

/// The whole picture: the street, and the scenes in front of it. When the scene changes, the camera walks along it.
class Stage {
public:
    explicit Stage(SceneStack& scenes)
        : m_scenes(scenes) {}

    void setMotion(ui::Motion motion);
    [[nodiscard]] const ui::Motion& motion() const noexcept { return m_motion; }
    /// Sets whether the stars twinkle and the cat moves; on only while the player is active.
    void setAmbient(bool ambient);

    void update(ui::Seconds step);
    /// Whether the last update changed the street.
    [[nodiscard]] bool streetChanged() const noexcept { return m_streetChanged; }
    void draw(ui::Canvas& canvas) const;
    [[nodiscard]] bool animating() const;
    /// Whether the street itself is changing, apart from the twinkling.
    [[nodiscard]] bool moving() const noexcept {
        return m_night.moving() || m_pavement.moving() || (m_falling.moving() && raining());
    }

private:
    static constexpr float way = 320; ///< Distance the camera walks between two screens, in logical units.

    [[nodiscard]] bool raining() const noexcept { return m_shown.sky && m_shown.sky->weather == Weather::Rain; }

    SceneStack& m_scenes;
    Backdrop m_backdrop;
    ui::Motion m_motion;
    Scenery m_shown;
    ui::Tween m_night{0.35F};
    ui::Tween m_pavement{58};
    ui::Tween m_falling;      ///< See Scenery::falling.
    float m_walkedBefore = 0; ///< Position of the camera when the walk began.
    bool m_walking = false;
    bool m_ambient = true;
    bool m_first = true;
    bool m_streetChanged = true;
};

/// The end of the game: waits until everything is stored and given to the shared leaderboards, though not for long if
/// another program holds the file, or a drive does not answer.
class Closing {
public:
    Closing(Records& records, SharedLeaderboards& shared)
        : m_records(records)
        , m_shared(shared) {}

    /// To be called once no scene is left, and then again and again until over().
    /// \param step seconds since the last call.
    /// \returns a last screen that says what could not be stored, if anything could not, and asks what to do.
    [[nodiscard]] std::optional<Destination> update(ui::Seconds step, const text::Text& text);
    [[nodiscard]] bool over() const noexcept { return m_over; }
    /// From now on nothing is asked, and everything together takes three seconds at most: the system is ending the game
    /// and would soon kill it.
    void hurry() noexcept { m_hurried = true; }
    [[nodiscard]] bool hurried() const noexcept { return m_hurried; }

private:
    [[nodiscard]] Destination question(const text::Text& text);

    Records& m_records;
    SharedLeaderboards& m_shared;
    std::optional<ui::Seconds> m_waited;
    bool m_stored = false;  ///< Or refused.
    bool m_sharing = false; ///< What is stored is given to the shared leaderboards.
    bool m_told = false;    ///< The player goes even if something is not stored.
    bool m_over = false;
    bool m_hurried = false; ///< See hurry().
};

/// Everything that lives as long as the game, in order of construction.
struct Game::Parts {
    Parts(GameSetup given, StartFiles files, ui::Resources opened, const LocalClock& time);

    std::unique_ptr<Scene> build(const Destination& to);
    /// Lets the music follow what is on the screen.
    void listen();

    GameSetup setup;
    const LocalClock& clock;
    ui::Resources resources;
    const data::SettingsReading settings; ///< As read at the start.
    Preferences preferences;
    std::string language; ///< The language setting that `text` was loaded for.
    text::Text text;
    data::Library library;
    data::Paths paths;
    data::Log log;
    Records records;
    SharedLeaderboards shared;
    data::OwnLevels ownLevels;
    data::UnfinishedLevels unfinished;
    Sounds sounds;
    ui::InputMapper input;
    ui::Pads pads;
    SystemClipboard clipboard;
    Speech speech{setup.openSpeaker};
    Announcer announcer{speech, text};
    Entropy entropy = systemEntropy;
    LongProofs proofs;
    LampAtlases atlases;
    ResourceCleanup cleanup{atlases, resources};
    Navigator navigator;
    Services services;
    SceneStack scenes;
    SwitchScan scan;
    std::optional<ui::Action> saidDirection; ///< In which the scan would draw, as said last.
    Stage stage;
    Closing closing{records, shared};
    ui::Viewport viewport;
    Magnifier magnifier;
    ui::Measure measure;
    std::optional<data::WindowSize> window; ///< As resized by the player; saved on exit.
    bool focused = true;                    ///< The window has the focus.
    ui::Seconds sinceInput = 0;
    bool dirty = true;
    ChangedArea changed;                   ///< Since the last draw, unless `dirty`: then anything may have.
    puzzle::Day today = localToday(clock); ///< As the scenes know it.
    int revision = 0;          ///< Revision of the records and the shared leaderboards, as the scenes know it.
    bool openDyslexic = false; ///< As last requested.
    bool stale = false;        ///< Settings changed: everything has to be laid out again.
};

} // namespace game
