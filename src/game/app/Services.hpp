#pragma once

#include "data/levels/OwnLevels.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "game/boards/BoardGeneration.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/InputMapper.hpp"

#include <filesystem>

namespace game {

/// What the scene factory hands out. No scene gets all of it: each is given, by reference, what it needs.
struct Services {
    const text::Text& text; ///< Speaks another language after the language was changed.
    Preferences& preferences;
    Records& records;
    data::Library& library; ///< The player's levels are read again by whoever changes or lists them.
    const data::Paths& paths;
    Navigator& navigator;
    LampAtlases& atlases;
    Sounds& sounds;
    const ui::InputMapper& input;
    ui::Clipboard& clipboard;
    const LocalClock& clock;
    const Entropy& entropy;
    const data::OwnLevels& ownLevels;
    data::UnfinishedLevels& unfinished; ///< What this window's editor works on.
};

} // namespace game
