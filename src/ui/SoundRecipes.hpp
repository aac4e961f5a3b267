#pragma once

#include "ui/Sound.hpp"

#include <cstdint>
#include <vector>

namespace ui {

/// Samples of one channel, 44.1 kHz, 16 bits.
using Samples = std::vector<std::int16_t>;

inline constexpr unsigned sampleRate = 44100;

/// The sound as the design's recipe says, beginning and ending in silence. The same call gives the same samples.
[[nodiscard]] Samples soundSamples(Sound sound);
/// The tone of a press, its 12 ms of silence in front included; `netChange` is clamped to −5 … 5.
[[nodiscard]] Samples switchSamples(int netChange);
/// 32 s of the slow pad and the cricket, whose end joins its beginning.
[[nodiscard]] Samples musicSamples();

} // namespace ui
