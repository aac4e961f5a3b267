// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Log.hpp"
#include "data/levels/Library.hpp"
#include "data/levels/OwnLevels.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "data/settings/Settings.hpp"
#include "game/app/ChangedArea.hpp"
#include "game/app/Closing.hpp"
#include "game/app/Game.hpp"
#include "game/app/Magnifier.hpp"
#include "game/app/ResourceCleanup.hpp"
#include "game/app/SceneStack.hpp"
#include "game/app/Stage.hpp"
#include "game/app/StartFiles.hpp"
#include "game/app/SwitchScan.hpp"
#include "game/boards/LongProofs.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Navigator.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "game/services/SharedBoards.hpp"
#include "game/services/Sounds.hpp"
#include "game/speech/Announcer.hpp"
#include "game/speech/Speech.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Resources.hpp"

#include <memory>
#include <optional>
#include <string>

namespace game {

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
    SharedBoards shared;
    data::OwnLevels ownLevels;
    data::UnfinishedLevels unfinished;
    Sounds sounds;
    ui::InputMapper input;
    ui::Pads pads;
    ui::SystemClipboard clipboard;
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
    ChangedArea changed;       ///< Since the last draw, unless `dirty`: then anything may have.
    int revision = 0;          ///< Revision of the records and the shared leaderboards, as the scenes know it.
    bool openDyslexic = false; ///< As last requested.
    bool stale = false;        ///< Settings changed: everything has to be laid out again.
};

} // namespace game
