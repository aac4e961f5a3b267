// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Csv.hpp"

#include "text/Format.hpp"

namespace text {

bool hasDecimalComma(const Text& text) noexcept {
    return text.language() != Language::English;
}

char csvSeparator(const Text& text) noexcept {
    return hasDecimalComma(text) ? ';' : ',';
}

std::string csvText(std::string_view text) {
    // Some programs also take a tab or a carriage return for the start of a formula; printable() leaves none of them.
    constexpr std::string_view formulas = "=+-@";
    const bool isFormula = !text.empty() && formulas.find(text.front()) != std::string_view::npos;
    return csvCell((isFormula ? "'" : "") + printable(text));
}

std::string csvCell(std::string_view cell) {
    if (cell.find_first_of(",;\t\"\r\n") == std::string_view::npos)
        return std::string(cell);
    std::string quoted = "\"";
    for (const char character : cell) {
        if (character == '"')
            quoted += '"';
        quoted += character;
    }
    return quoted + "\"";
}

} // namespace text
