// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"

#include <cstdint>
#include <string_view>

namespace game {

enum class PlaqueState : std::uint8_t { Normal, Locked };

/// A cobalt enamel house-number plaque; the text size depends on the height (72, 56, 30 and in between).
void drawPlaque(ui::Canvas& canvas, ui::Rect area, std::string_view text, PlaqueState state = PlaqueState::Normal);

/// An enamel sign on two cords from a nail: "Back soon". \param middle of the sign. \param hung 0 … 1: it swings in
/// from above while it appears.
void drawHangingSign(ui::Canvas& canvas, ui::Vec middle, std::string_view text, float hung = 1);
[[nodiscard]] float hangingSignWidth(ui::Canvas& canvas, std::string_view text);

/// An enamel sign at the wall, as for the name of a street, which heads a group of things. \param at the middle of its
/// left end. \returns its width.
float drawStreetSign(ui::Canvas& canvas, ui::Vec at, std::string_view text);
[[nodiscard]] float streetSignWidth(std::string_view text, const ui::Measure& measure);

/// The background of a star, which determines its colours.
enum class StarBackground : std::uint8_t { Panel, Glass, Lit };

/// A filled or outlined star; `radius` is that of its points.
void drawStar(ui::Canvas& canvas, ui::Vec centre, float radius, bool earned,
              StarBackground ground = StarBackground::Panel);
/// Three stars side by side around `centre`, the first `earned` of them filled. \param gap from centre to centre.
void drawStars(ui::Canvas& canvas, ui::Vec centre, float radius, float gap, int earned,
               StarBackground ground = StarBackground::Panel);

/// A star of the win screen.
struct WinStar {
    ui::Vec centre;
    float radius = 59;  ///< Radius of its points: 59 in the middle, 43 at the sides.
    float degrees = 0;  ///< Clockwise.
    float scale = 1;    ///< Below 1 while the star unfolds.
    bool earned = true; ///< If not, the star is dashed.
};
void drawWinStar(ui::Canvas& canvas, const WinStar& star);

/// An enamel plate with words and a star: "from 55 ★". \param middle of the plate. \param size of its letters.
void drawStarPlate(ui::Canvas& canvas, ui::Vec middle, std::string_view words, float size);
/// Its width, for placing it.
[[nodiscard]] float starPlateWidth(ui::Canvas& canvas, std::string_view words, float size);

/// A line of glowing letters, such as "Good night." and the logo; without the glow in themes without additive glow.
/// \returns the width.
float drawGlowingText(ui::Canvas& canvas, std::string_view utf8, ui::Vec at, const ui::TextStyle& style,
                      sf::Color letters, sf::Color light, float strength = 1);
/// "Lichter" glows, "Aus" is an unlit outline. \param at the left end, at half the height of the capitals. \param size
/// 94 on the menu. \returns the width.
float drawLogo(ui::Canvas& canvas, ui::Vec at, float size);

enum class EdgePair : std::uint8_t { Sides, TopBottom };
enum class Chevron : std::uint8_t { Up, Down, Right, Left };
/// The badge of a joined pair of edges: one brass chevron for the sides, two green ones for top and bottom. 31 × 41 and
/// 49 × 31 on the board, 30 × 30 and 44 × 30 in the legend.
void drawEdgeBadge(ui::Canvas& canvas, ui::Rect area, EdgePair pair, Chevron points);

/// The moon badge of a hint.
void drawHintBadge(ui::Canvas& canvas, ui::Vec centre, float radius);

/// A brass-rimmed plate with a slotted screw in each corner.
void drawBellPlate(ui::Canvas& canvas, ui::Rect area);

/// A bell on the plate.
struct Bell {
    ui::Icon icon = ui::Icon::House;
    std::string_view text;
    std::string_view note; ///< On the right: "Continue 2–11".
    bool lit = false;      ///< Selected: lit from behind.
    float hover = 0;       ///< 0 … 1.
    bool pressed = false;  ///< The knob is one unit further in.
    bool enabled = true;
};
/// Name plate on the left, knob of 46 on the right; `area` has the height of the name plate.
void drawBell(ui::Canvas& canvas, ui::Rect area, const Bell& bell);

/// The lettering of the logo and of plaques.
namespace style {
inline constexpr ui::TextStyle logo{ui::Face::Display, 94, 1.1F, -0.02F};
inline constexpr ui::TextStyle plaqueLarge{ui::Face::Display, 34, 1.1F, 0, true};
inline constexpr ui::TextStyle plaqueMedium{ui::Face::Display, 26, 1.1F, 0, true};
inline constexpr ui::TextStyle hangingSign{ui::Face::Display, 26, 1.1F, 0, true};
inline constexpr ui::TextStyle streetSign{ui::Face::Bold, 14, 1.1F};
inline constexpr ui::TextStyle plaqueSmall{ui::Face::Display, 17, 1.1F, 0, true};
} // namespace style

} // namespace game
