#pragma once

#include <cstdint>

namespace ui {

/// The four font files that ship with the game.
enum class Face : std::uint8_t {
    Display,  ///< TeX Gyre Adventor Bold: titles and big numbers.
    Regular,  ///< Lato Regular.
    Semibold, ///< Lato Semibold.
    Bold,     ///< Lato Bold.
};

/// Font, size in logical units (never under 12 pixels on screen), line height as a multiple of the size.
struct TextStyle {
    Face face = Face::Regular;
    float size = 17;
    float lineHeight = 1.45F;
    float tracking = 0;     ///< Extra space between letters, in em.
    bool tightOnes = false; ///< Pull each digit 1 in by 0.085 em on both sides (numbers that do not tick).
};

/// The design's type scale.
namespace style {
inline constexpr TextStyle logo{Face::Display, 94, 1.1F, -0.02F};
inline constexpr TextStyle hero{Face::Display, 62, 1.1F};
inline constexpr TextStyle hudNumber{Face::Display, 46, 1.1F, 0, true};
inline constexpr TextStyle statNumber{Face::Display, 42, 1.1F, 0, true};
inline constexpr TextStyle clock{Face::Display, 46, 1.1F};
inline constexpr TextStyle plaqueLarge{Face::Display, 34, 1.1F, 0, true};
inline constexpr TextStyle plaqueMedium{Face::Display, 26, 1.1F, 0, true};
inline constexpr TextStyle plaqueSmall{Face::Display, 17, 1.1F, 0, true};
inline constexpr TextStyle screenTitle{Face::Display, 30, 1.2F};
inline constexpr TextStyle lessonTitle{Face::Display, 26, 1.2F};
inline constexpr TextStyle levelName{Face::Display, 22, 1.15F};
inline constexpr TextStyle panelTitle{Face::Display, 20, 1.2F};
inline constexpr TextStyle cardTitle{Face::Display, 19, 1.2F};
inline constexpr TextStyle menuItem{Face::Bold, 20, 1.3F};
inline constexpr TextStyle buttonBig{Face::Bold, 20, 1.3F};
inline constexpr TextStyle tableCell{Face::Regular, 18, 1.4F};
inline constexpr TextStyle tableCellBold{Face::Bold, 18, 1.4F};
inline constexpr TextStyle settingLabel{Face::Semibold, 18, 1.3F};
inline constexpr TextStyle lessonBody{Face::Regular, 18, 1.5F};
inline constexpr TextStyle button{Face::Bold, 17, 1.3F};
inline constexpr TextStyle body{Face::Regular, 17, 1.45F};
inline constexpr TextStyle bodyBold{Face::Bold, 17, 1.45F};
inline constexpr TextStyle secondary{Face::Regular, 16, 1.4F};
inline constexpr TextStyle label{Face::Semibold, 15, 1.35F};
inline constexpr TextStyle legend{Face::Regular, 15, 1.35F};
inline constexpr TextStyle keycap{Face::Bold, 14, 1.2F};
} // namespace style

enum class Align : std::uint8_t { Left, Centre, Right };

/// What the y of a text's position means. Text is centred on its capitals, never on the line box.
enum class Anchor : std::uint8_t { Baseline, CapMiddle, CapTop };

} // namespace ui
