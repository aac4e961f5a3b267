// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Text that runs from right to left, such as a name in Hebrew or Arabic, by the Unicode Bidirectional Algorithm (UAX
/// 9). What draws glyphs one after another from left to right draws such text in its visual order.
namespace ui {

/// Whether a text has characters that run from right to left. Quick for all other texts.
[[nodiscard]] bool runsRightToLeft(std::string_view utf8) noexcept;

/// A line as its glyphs stand from left to right, with brackets mirrored and Arabic letters in the forms that join
/// them. Other texts are returned as they are.
[[nodiscard]] std::string visualOrder(std::string_view utf8);

/// Where the caret stands before each character of a line, and after the last one, from the line's left end.
/// \param width measures a text; the widths of single characters are stretched to fit the line's.
[[nodiscard]] std::vector<float> caretPlaces(std::u32string_view text,
                                             const std::function<float(std::string_view utf8)>& width);

} // namespace ui
