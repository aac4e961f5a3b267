// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Icon.hpp"

#include <cstdint>

/// The icons of boards and of actions on them, in addition to the common ones of ui.
namespace game::boardIcon {

enum Number : std::uint8_t {
    Target,
    Press,
    Hole,
    Sealed,
    Curtain,
    Plane,
    Cylinder,
    Torus,
    Moebius,
    Klein,
    Projective,
    Cable,
    Digit,
    Record,
    Medal,
    Bullseye,
    Duel,
    Tag
};

inline constexpr std::size_t count = Tag + 1;

[[nodiscard]] const ui::VectorArt& art(std::size_t number);

inline constexpr ui::Icon target{&art, Target};   ///< Part of a picture that is to be formed.
inline constexpr ui::Icon press{&art, Press};     ///< A press with its stamp.
inline constexpr ui::Icon hole{&art, Hole};       ///< No window here.
inline constexpr ui::Icon sealed{&art, Sealed};   ///< A window that cannot be pressed.
inline constexpr ui::Icon curtain{&art, Curtain}; ///< A window whose light does not matter.
inline constexpr ui::Icon tag{&art, Tag};         ///< Quiet hours: not every window may be pressed.
inline constexpr ui::Icon plane{&art, Plane};     // The surfaces.
inline constexpr ui::Icon cylinder{&art, Cylinder};
inline constexpr ui::Icon torus{&art, Torus};
inline constexpr ui::Icon moebius{&art, Moebius};
inline constexpr ui::Icon klein{&art, Klein};
inline constexpr ui::Icon projective{&art, Projective};
inline constexpr ui::Icon cable{&art, Cable}; ///< Arukone: two terminals, joined.
inline constexpr ui::Icon digit{&art, Digit}; ///< Arukone: a terminal with its number.

inline constexpr ui::Icon record{&art, Record};     ///< The player's own best; the cup is the leaderboard.
inline constexpr ui::Icon medal{&art, Medal};       ///< Achievements.
inline constexpr ui::Icon bullseye{&art, Bullseye}; ///< The optimum.
inline constexpr ui::Icon duel{&art, Duel};         ///< Several players at one board.

} // namespace game::boardIcon
