// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

/// Text faces; each is a font file.
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

/// The type scale.
namespace style {
inline constexpr TextStyle hero{Face::Display, 62, 1.1F};
inline constexpr TextStyle bigNumber{Face::Display, 46, 1.1F, 0, true};
inline constexpr TextStyle number{Face::Display, 42, 1.1F, 0, true};
inline constexpr TextStyle clock{Face::Display, 46, 1.1F};
inline constexpr TextStyle screenTitle{Face::Display, 30, 1.2F};
inline constexpr TextStyle dialogTitle{Face::Display, 26, 1.2F};
inline constexpr TextStyle heading{Face::Display, 22, 1.15F};
inline constexpr TextStyle panelTitle{Face::Display, 20, 1.2F};
inline constexpr TextStyle cardTitle{Face::Display, 19, 1.2F};
inline constexpr TextStyle menuItem{Face::Bold, 20, 1.3F};
inline constexpr TextStyle buttonBig{Face::Bold, 20, 1.3F};
inline constexpr TextStyle tableCell{Face::Regular, 18, 1.4F};
inline constexpr TextStyle tableCellBold{Face::Bold, 18, 1.4F};
inline constexpr TextStyle settingLabel{Face::Semibold, 18, 1.3F};
inline constexpr TextStyle prose{Face::Regular, 18, 1.5F};
inline constexpr TextStyle button{Face::Bold, 17, 1.3F};
inline constexpr TextStyle body{Face::Regular, 17, 1.45F};
inline constexpr TextStyle bodyBold{Face::Bold, 17, 1.45F};
inline constexpr TextStyle secondary{Face::Regular, 16, 1.4F};
inline constexpr TextStyle label{Face::Semibold, 15, 1.35F};
inline constexpr TextStyle legend{Face::Regular, 15, 1.35F};
inline constexpr TextStyle keycap{Face::Bold, 14, 1.2F};
} // namespace style

enum class Align : std::uint8_t { Left, Centre, Right };

/// What the y of a text's position refers to. Text is centred on its capitals, never on the line box.
enum class Anchor : std::uint8_t { Baseline, CapMiddle, CapTop };

/// Replaces bytes that are not UTF-8.
inline constexpr char32_t replacementCharacter = 0xFFFD;

/// Removes the first character from `utf8`, which must not be empty, and returns it. A byte that begins no well-formed
/// sequence (broken, overlong, a surrogate, above U+10FFFF) is removed by itself and read as U+FFFD.
[[nodiscard]] char32_t takeCharacter(std::string_view& utf8);

[[nodiscard]] std::u32string decodeUtf8(std::string_view utf8);

/// Appends `character`, or U+FFFD if UTF-8 cannot encode it.
void appendUtf8(std::string& utf8, char32_t character);

[[nodiscard]] std::string encodeUtf8(std::u32string_view text);

/// Breaks text into lines no wider than `width`: always at '\n'; at spaces (which are dropped) if the next word does
/// not fit; inside a word that is too wide for a line (with at least one character per line, however narrow).
/// \param widthOf measures a line, in the units of `width`.
/// \returns at least one line; empty lines are preserved.
[[nodiscard]] std::vector<std::string> wrapLines(std::string_view utf8, float width,
                                                 const std::function<float(std::string_view)>& widthOf);

/// Returns the width of a line of UTF-8 in logical units, for layout before there is a canvas.
using Measure = std::function<float(std::string_view utf8, const TextStyle& style)>;

/// Lines no wider than `width`, broken as by Canvas::wrap().
[[nodiscard]] std::vector<std::string> wrapped(std::string_view utf8, const TextStyle& style, float width,
                                               const Measure& measure);

} // namespace ui
