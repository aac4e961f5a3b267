// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <compare>
#include <optional>
#include <string_view>

namespace puzzle {

/// A place on a board: row from the top, column from the left, both counted from 0.
struct Cell {
    int row = 0;
    int column = 0;

    /// Row-major: by row, then by column.
    friend auto operator<=>(const Cell&, const Cell&) = default; // NOLINT(modernize-use-nullptr): false positive.
};

/// Rows and columns; not necessarily a valid board size.
struct Size {
    int rows = 0;
    int columns = 0;

    friend bool operator==(const Size&, const Size&) = default;
};

/// Parses "RxC", "RXC" or "R×C" in decimal digits. \returns std::nullopt for any other text.
[[nodiscard]] std::optional<Size> sizeFromText(std::string_view text) noexcept;

/// Parses a number that consists only of decimal digits. \returns std::nullopt for any other text and for numbers too
/// large for an int.
[[nodiscard]] std::optional<int> numberFromText(std::string_view text) noexcept;

} // namespace puzzle
