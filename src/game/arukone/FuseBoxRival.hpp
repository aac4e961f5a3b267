// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Replay.hpp"
#include "game/arukone/FuseBoxPanels.hpp"
#include "game/round/Rival.hpp"

namespace game {

using FuseBoxRival = RivalOf<arukone::Playback>;

/// The run as a rival on this board. \pre it was played on it.
[[nodiscard]] FuseBoxRival rivalOn(const arukone::Board& board, data::Run run);

/// What the columns of a race say of the rival at this time.
[[nodiscard]] FuseBoxFacts::Rival rivalFacts(const text::Text& text, const FuseBoxRival& rival);

} // namespace game
