// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace puzzle {

/// Whether the character is one of the digits of ASCII, whatever the locale.
constexpr bool isDigit(char character) noexcept {
    return character >= '0' && character <= '9';
}

} // namespace puzzle
