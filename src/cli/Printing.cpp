// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Printing.hpp"

#include "text/Format.hpp"
#include "text/HelpFormatter.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ostream>

namespace cli {

namespace {

std::string line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths,
                 const std::vector<Side>& sides) {
    std::string result;
    for (std::size_t c = 0; c < cells.size(); ++c) {
        const std::string padding(widths[c] - text::places(cells[c]), ' ');
        result += c > 0 ? "  " : "";
        result += sides[c] == Side::Right ? padding + cells[c] : cells[c] + padding;
    }
    result.erase(result.find_last_not_of(' ') + 1);
    return result + "\n";
}

constexpr std::string_view eraseLine = "\r\033[K";

} // namespace

std::string table(const std::vector<std::vector<std::string>>& rows, const std::vector<Side>& sides) {
    std::vector<std::size_t> widths(sides.size(), 0);
    for (const auto& row : rows)
        for (std::size_t c = 0; c < row.size(); ++c)
            widths[c] = std::max(widths[c], text::places(row[c]));
    std::string result;
    for (const auto& row : rows)
        result += line(row, widths, sides);
    return result;
}

std::string jsonLine(const nlohmann::ordered_json& json) {
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

ProgressLine::~ProgressLine() {
    if (m_shown >= 0)
        *m_terminal << eraseLine << std::flush;
}

void ProgressLine::show(double fraction) {
    const int percent = static_cast<int>(100 * std::clamp(fraction, 0.0, 1.0));
    if (m_terminal == nullptr || percent == m_shown)
        return;
    m_shown = percent;
    *m_terminal << eraseLine << m_text.tr("Searching… {1}", text::percent(m_text, percent)) << std::flush;
}

} // namespace cli
