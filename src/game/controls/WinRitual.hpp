// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Animation.hpp"

#include <array>

namespace game {

/// One moment of the win ritual: the house goes dark, the camera steps back, the town follows, the cat lies down, from
/// the last lamps sparks rise and become stars, and only then are there words. A pure function of the time since the
/// last press, so that any moment can be drawn by itself.
struct WinFrame {
    float hud = 0;                       ///< 1 … 0: how much is left of what stands beside the board in play.
    float camera = 1;                    ///< 0 … 1: how far the camera has stepped back.
    float night = 1;                     ///< 0.7 … 1: how far the sky has opened.
    float town = 0;                      ///< 1 … 0: the share of the town's windows that are still lit.
    float walk = 1;                      ///< 0 … 1: how far the cat has walked along the ridge; it is not there at 0.
    bool curled = true;                  ///< The cat has lain down.
    float smoke = 1;                     ///< 0 … 1: how high the smoke has risen.
    float dome = 1;                      ///< 0 … 1: how far the observatory's dome has opened.
    std::array<float, 3> spark{1, 1, 1}; ///< 0 … 1: how far the spark of each star has risen.
    std::array<float, 3> star{1, 1, 1};  ///< 0 … 1: how far each star has unfolded.
    float beam = 1;                      ///< 0 … 1: how far the lighthouse's beam has swept over the town.
    float words = 1;                     ///< 0 … 1: how far headline and figures have come.
    float panel = 1;                     ///< 0 … 1: how far leaderboard and buttons have come.
    float roll = 1;                      ///< 0 … 1: how far the figures have counted up.
    bool focus = true;                   ///< The focus is shown.

    friend bool operator==(const WinFrame&, const WinFrame&) = default;
};

/// \param t seconds since the last press.
[[nodiscard]] WinFrame winFrame(ui::Seconds t);
/// With reduced motion: the last moment, faded in, and the stars one after the other.
[[nodiscard]] WinFrame calmWinFrame(ui::Seconds t);

/// Moments of the ritual, in seconds since the last press.
namespace winTime {
inline constexpr ui::Seconds hudGone = 0.40F;
inline constexpr ui::Seconds steps = 0.65F; ///< The camera steps back; what was before is a breath of darkness.
inline constexpr ui::Seconds stars = 2.00F;
inline constexpr ui::Seconds end = 3.50F;
inline constexpr ui::Seconds beamFrom = 2.60F;
inline constexpr ui::Seconds beamTo = 5.00F; ///< Words and buttons do not wait for it.
inline constexpr ui::Seconds calmFade = 0.12F;
inline constexpr ui::Seconds calmEnd = 1.00F;
} // namespace winTime

} // namespace game
