// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Entropy.hpp"

namespace data {
class Library;
class OwnLevels;
class UnfinishedLevels;
} // namespace data

namespace text {
class Text;
}

namespace ui {
class Clipboard;
class InputMapper;
class Speaker;
} // namespace ui

namespace game {

class LongProofs;
class Navigator;
class Preferences;
class Sounds;

/// What nearly every scene needs. A scene gets anything else by reference, if it needs it.
struct SceneContext {
    const text::Text& text; ///< Changes its language in place when the player changes it.
    Preferences& preferences;
    Navigator& navigator;
    Sounds& sounds;
    const ui::InputMapper& input;
    ui::Clipboard& clipboard;
    ui::Speaker& speaker; ///< Silent unless the player wants to be spoken to.
    LongProofs& proofs;   ///< Proofs of optima in this sitting.
};

/// Where the next board comes from: the levels, and the entropy for random boards.
struct BoardSources {
    const data::Library& library;
    const Entropy& entropy;
};

/// Where the player's own levels are stored.
struct Workshop {
    data::Library& library; ///< To be refreshed before listing the levels, and after one has changed.
    const data::OwnLevels& levels;
    data::UnfinishedLevels& unfinished; ///< What the editor in this window works on.
};

} // namespace game
