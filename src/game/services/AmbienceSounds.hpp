// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Theme.hpp"

#include <cstdint>
#include <vector>

/// The sounds of the night, synthesised: mono, each the same on every call.
namespace game::ambience {

inline constexpr int rate = 22050; ///< Samples per second.
using Buffer = std::vector<std::int16_t>;

[[nodiscard]] Buffer wind();      ///< 16 s, loops seamlessly.
[[nodiscard]] Buffer rain();      ///< 12 s, loops seamlessly.
[[nodiscard]] Buffer farVoices(); ///< 8 s of talk in other streets, loops seamlessly.
[[nodiscard]] Buffer cricket();   ///< Three chirps.
[[nodiscard]] Buffer owl();       ///< Two hoots.
[[nodiscard]] Buffer tram();      ///< One passes by, 7 s.
[[nodiscard]] Buffer blackbird(); ///< A phrase of five notes.

/// In hertz. \pre 0 ≤ degree < Melody::degrees.
[[nodiscard]] float pitchOf(int degree);
/// The instrument of a house playing a degree of D major pentatonic, 3.2 s. \pre 0 ≤ degree < Melody::degrees.
[[nodiscard]] Buffer voice(House house, int degree);

} // namespace game::ambience
