#pragma once

#include "arukone/Replay.hpp"
#include "game/play/Rival.hpp"

namespace game {

using FuseBoxRival = RivalOf<arukone::Playback>;

/// The run as a rival on this board. \pre it was played on it.
[[nodiscard]] FuseBoxRival rivalOn(const arukone::Board& board, data::Run run);

[[nodiscard]] RivalFacts rivalFacts(const text::Text& text, const FuseBoxRival& rival);

} // namespace game
