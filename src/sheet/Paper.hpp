// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sheet {

enum class Paper : std::uint8_t {
    A4,     ///< 210 × 297 mm.
    Letter, ///< 8½ × 11 inches.
};

inline constexpr std::array allPapers{Paper::A4, Paper::Letter};

/// The names used in options: "a4", "letter".
[[nodiscard]] std::string_view name(Paper paper) noexcept;
[[nodiscard]] std::optional<Paper> paperFromName(std::string_view name) noexcept;
/// The names that people read on a packet of it: "A4", "Letter".
[[nodiscard]] const char* title(Paper paper) noexcept;

/// Width and height of an upright page, in points.
struct PaperSize {
    double width = 0;
    double height = 0;
};
[[nodiscard]] PaperSize sizeOf(Paper paper) noexcept;

/// What printers hold where the player lives, by LC_ALL, LC_PAPER or LANG: Letter in the countries that CLDR lists (the
/// United States, Canada, Mexico …), otherwise A4.
[[nodiscard]] Paper usualPaper(const data::Environment& environment);

} // namespace sheet
