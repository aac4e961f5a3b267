// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/TextRows.hpp"

#include <algorithm>

namespace puzzle {

namespace {

std::string_view withoutCarriageReturn(std::string_view row) {
    if (row.ends_with('\r'))
        row.remove_suffix(1);
    return row;
}

} // namespace

std::vector<std::string_view> rowsOf(std::string_view text) {
    std::vector<std::string_view> rows;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        rows.push_back(withoutCarriageReturn(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    while (!rows.empty() && rows.back().empty())
        rows.pop_back();
    return rows;
}

std::vector<std::string_view> rowsOf(const std::vector<std::string>& lines) {
    std::vector<std::string_view> rows;
    rows.reserve(lines.size());
    for (const std::string& line : lines)
        rows.push_back(withoutCarriageReturn(line));
    return rows;
}

} // namespace puzzle
