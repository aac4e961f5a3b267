// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/FlashLimit.hpp"
#include "game/look/fusebox/FuseBoxPaint.hpp"
#include "game/look/fusebox/FuseBoxView.hpp"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace game {

/// The layers from bottom to top, and the state for which they were built.
struct FuseBoxView::Drawn {
    Mesh wells;
    Mesh below; ///< Tints below the cables.
    Mesh cables;
    Mesh glow;
    Mesh middle; ///< Marks above the cables and below the terminals.
    Mesh terminals;
    Mesh above; ///< Hover and focus.
    std::vector<CableNumber> numbers;
    std::unique_ptr<FuseBoxAtlas> atlas;
    FuseBoxMotion motion;
    FlashLimit limit;                    ///< Limits the flashes of the cells, then of the pairs.
    std::optional<arukone::Cables> next; ///< To be shown as soon as the limit allows.
    std::string_view theme;
    float alpha = -1;
    bool staleWells = true;
    bool staleCables = true;
    bool staleMarks = true;
    int drawCalls = 0;
    int rebuilds = 0;

    void restart() { staleWells = staleCables = staleMarks = true; }
};

} // namespace game
