// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"
#include "game/app/Options.hpp"
#include "game/speech/Speech.hpp"
#include "ui/PadLayout.hpp"

#include <filesystem>
#include <functional>
#include <optional>

namespace game {

/// Everything the game takes from outside, so that tests can control it.
struct GameSetup {
    Options options;
    std::filesystem::path shipped;    ///< Fonts, levels, locale.
    std::optional<data::Paths> paths; ///< The player's files; if std::nullopt, nothing is saved.
    data::Environment environment;
    bool silent = false;        ///< Do not touch the sound hardware.
    float systemScale = 1;      ///< See systemScale().
    Speech::Open openSpeaker{}; ///< If empty, the speech service of the desktop.
    /// Whether a screen reader runs, once that is known; if it does, speech is switched on. Empty: nobody asks.
    std::function<std::optional<bool>()> screenReader{};
    /// The layout of the gamepad with this number.
    std::function<ui::PadLayout(unsigned)> padLayout = [](unsigned) { return ui::PadLayout(); };
};

} // namespace game
