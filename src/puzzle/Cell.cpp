// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Cell.hpp"

#include "puzzle/Digit.hpp"

#include <algorithm>
#include <charconv>

namespace puzzle {

std::optional<Size> sizeFromText(std::string_view text) noexcept {
    for (const std::string_view cross : {"x", "X", "×"}) {
        const std::size_t at = text.find(cross);
        if (at == std::string_view::npos)
            continue;
        const auto rows = numberFromText(text.substr(0, at));
        const auto columns = numberFromText(text.substr(at + cross.size()));
        if (rows && columns)
            return Size{*rows, *columns};
    }
    return std::nullopt;
}

std::optional<int> numberFromText(std::string_view text) noexcept {
    if (text.empty() || !std::all_of(text.begin(), text.end(), isDigit))
        return std::nullopt;
    int value = 0;
    const auto error = std::from_chars(text.data(), text.data() + text.size(), value).ec;
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

} // namespace puzzle
