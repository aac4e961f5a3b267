#pragma once

#include "ui/Canvas.hpp"

#include <cstdint>
#include <string_view>

namespace game {

enum class PlaqueState : std::uint8_t { Normal, Locked };

/// A cobalt house-number sign of enamel; the text's size follows the height (72, 56, 30 and between).
void drawPlaque(ui::Canvas& canvas, ui::Rect area, std::string_view text, PlaqueState state = PlaqueState::Normal);

/// What stars stand on, which decides their colours.
enum class StarGround : std::uint8_t { Panel, Glass, Lit };

/// A star filled or as an outline; `radius` is that of its points.
void drawStar(ui::Canvas& canvas, ui::Vec centre, float radius, bool earned, StarGround ground = StarGround::Panel);
/// `earned` of three stars side by side round `centre`, `gap` from centre to centre.
void drawStars(ui::Canvas& canvas, ui::Vec centre, float radius, float gap, int earned,
               StarGround ground = StarGround::Panel);
/// A star that still can be won, with a soft light round it: the goals of the play screen.
void drawShiningStar(ui::Canvas& canvas, ui::Vec centre, float radius);

/// A star of the win screen.
struct WinStar {
    ui::Vec centre;
    float radius = 59;  ///< Of its points: 59 in the middle, 43 at the sides.
    float degrees = 0;  ///< Clockwise.
    float scale = 1;    ///< While it pops up.
    float sparks = 0;   ///< 0 … 1: how far its eight sparks have flown; none at 0 and at 1.
    bool earned = true; ///< A missing one is dashed.
};
void drawWinStar(ui::Canvas& canvas, const WinStar& star);

/// One line of letters that shine: "Good night.", the logo. In themes that do not add light the letters only.
/// \returns the width.
float drawShiningText(ui::Canvas& canvas, std::string_view utf8, ui::Vec at, const ui::TextStyle& style,
                      sf::Color letters, sf::Color light, float strength = 1);
/// "Lichter" shines, "Aus" is an unlit outline. `at` is the left end of the capitals' middle line; `size` 94 on the
/// menu. \returns the width.
float drawLogo(ui::Canvas& canvas, ui::Vec at, float size);

enum class EdgePair : std::uint8_t { Sides, TopBottom };
enum class Chevron : std::uint8_t { Up, Down, Right, Left };
/// The badge of a joined pair of edges: one brass chevron for the sides, two green ones for top and bottom. 31 × 41 and
/// 49 × 31 at the board, 30 × 30 and 44 × 30 in the legend.
void drawEdgeBadge(ui::Canvas& canvas, ui::Rect area, EdgePair pair, Chevron points);

/// The moon badge of a hint.
void drawHintBadge(ui::Canvas& canvas, ui::Vec centre, float radius);

/// A brass-rimmed plate with a slotted screw in each corner.
void drawBellPlate(ui::Canvas& canvas, ui::Rect area);

/// One bell of the plate.
struct Bell {
    ui::Icon icon = ui::Icon::House;
    std::string_view text;
    std::string_view note; ///< On the right: "Continue 2–11".
    bool lit = false;      ///< Chosen: lit from behind.
    float hover = 0;       ///< 0 … 1.
    bool pressed = false;  ///< Knob one unit in.
    bool enabled = true;
};
/// Name plate on the left, knob of 46 on the right, `area` as high as the plate (46, compact 42).
void drawBell(ui::Canvas& canvas, ui::Rect area, const Bell& bell);

/// The lettering of the logo and of plaques.
namespace style {
inline constexpr ui::TextStyle logo{ui::Face::Display, 94, 1.1F, -0.02F};
inline constexpr ui::TextStyle plaqueLarge{ui::Face::Display, 34, 1.1F, 0, true};
inline constexpr ui::TextStyle plaqueMedium{ui::Face::Display, 26, 1.1F, 0, true};
inline constexpr ui::TextStyle plaqueSmall{ui::Face::Display, 17, 1.1F, 0, true};
} // namespace style

} // namespace game
