// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Printing.hpp"

#include "data/files/Characters.hpp"
#include "text/Format.hpp"
#include "text/HelpFormatter.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <ostream>

namespace cli {

namespace {

constexpr std::string_view betweenColumns = "  ";
constexpr std::size_t narrowest = 8; ///< Places of a column whose cells are broken.

/// Whether a line may end before this byte: after a space, or between the parts of a key, a path or a date.
bool mayBreakAt(std::string_view words, std::size_t at) {
    constexpr std::string_view between = " ,/:-";
    constexpr std::string_view digits = "0123456789";
    return between.find(words[at - 1]) != std::string_view::npos && words[at] != ' ' &&
           (words[at - 1] == ' ' || digits.find(words[at]) == std::string_view::npos);
}

/// The pieces of a cell that stay together.
std::vector<std::string_view> piecesOf(std::string_view cell) {
    std::vector<std::string_view> pieces;
    std::size_t from = 0;
    for (std::size_t at = 1; at < cell.size(); ++at)
        if (mayBreakAt(cell, at)) {
            pieces.push_back(cell.substr(from, at - from));
            from = at;
        }
    pieces.push_back(cell.substr(from));
    return pieces;
}

std::string_view withoutSpacesAtEnd(std::string_view words) {
    return words.substr(0, words.find_last_not_of(' ') + 1);
}

/// Takes what fits into `width` places from a piece that is longer; at least one character.
std::string_view takePlaces(std::string_view& piece, std::size_t width) {
    std::string_view rest = piece;
    for (std::size_t taken = 0; !rest.empty();) {
        std::string_view next = rest;
        if (!data::takeCodePoint(next))
            next.remove_prefix(1);
        taken += text::places(rest.substr(0, rest.size() - next.size()));
        if (taken > width && rest.size() < piece.size())
            break;
        rest = next;
    }
    const std::string_view start = piece.substr(0, piece.size() - rest.size());
    piece = rest;
    return start;
}

/// The lines of a cell.
std::vector<std::string> brokenCell(std::string_view cell, std::size_t width) {
    std::vector<std::string> lines{""};
    for (std::string_view piece : piecesOf(cell)) {
        std::string& last = lines.back();
        if (text::places(last + std::string(withoutSpacesAtEnd(piece))) <= width) {
            last += piece;
            continue;
        }
        if (!last.empty())
            lines.emplace_back();
        while (text::places(withoutSpacesAtEnd(piece)) > width) {
            lines.back() = takePlaces(piece, width);
            lines.emplace_back();
        }
        lines.back() += piece;
    }
    return lines;
}

/// The lines of a row.
std::string lines(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths,
                  const std::vector<Side>& sides) {
    std::vector<std::vector<std::string>> broken;
    std::size_t height = 1;
    for (std::size_t c = 0; c < cells.size(); ++c) {
        broken.push_back(brokenCell(cells[c], widths[c]));
        height = std::max(height, broken.back().size());
    }
    std::string result;
    for (std::size_t l = 0; l < height; ++l) {
        for (std::size_t c = 0; c < cells.size(); ++c) {
            const std::string_view words = l < broken[c].size() ? withoutSpacesAtEnd(broken[c][l]) : std::string_view();
            const std::string padding(widths[c] - std::min(widths[c], text::places(words)), ' ');
            result += c > 0 ? betweenColumns : "";
            result += sides[c] == Side::Right ? padding : words;
            result += sides[c] == Side::Right ? words : padding;
        }
        result.erase(result.find_last_not_of(' ') + 1);
        result += '\n';
    }
    return result;
}

/// How wide the columns have to be. \param placesOf the places that a cell needs.
template<class PlacesOf>
std::vector<std::size_t> widthsOf(const TableRows& rows, const std::vector<Side>& sides, const PlacesOf& placesOf) {
    std::vector<std::size_t> widths(sides.size(), 0);
    for (const auto& row : rows)
        for (std::size_t c = 0; c < row.size(); ++c)
            widths[c] = std::max(widths[c], placesOf(row[c], sides[c]));
    return widths;
}

std::size_t wholePlaces(const std::string& cell, Side /*side*/) {
    return text::places(cell);
}

/// The places that a cell needs if it may be broken.
std::size_t fewestPlaces(const std::string& cell, Side side) {
    if (side == Side::Right)
        return text::places(cell);
    std::size_t longest = std::min(narrowest, text::places(cell));
    for (const std::string_view piece : piecesOf(cell))
        longest = std::max(longest, text::places(withoutSpacesAtEnd(piece)));
    return longest;
}

/// The width of a table with such columns.
std::size_t totalOf(const std::vector<std::size_t>& widths) {
    return std::accumulate(widths.begin(), widths.end(),
                           betweenColumns.size() * (std::max<std::size_t>(widths.size(), 1) - 1));
}

/// Narrows the columns that can be narrowed, the widest first. \param least how narrow they can be.
void narrow(std::vector<std::size_t>& widths, const std::vector<std::size_t>& least, std::size_t width) {
    for (std::size_t total = totalOf(widths); total > width; --total) {
        std::optional<std::size_t> widest;
        for (std::size_t c = 0; c < widths.size(); ++c)
            if (widths[c] > least[c] && (!widest || widths[c] > widths[*widest]))
                widest = c;
        if (!widest)
            return;
        --widths[*widest];
    }
}

constexpr std::string_view eraseLine = "\r\033[K";

} // namespace

std::string table(const TableRows& rows, const std::vector<Side>& sides, std::size_t width) {
    std::vector<std::size_t> widths = widthsOf(rows, sides, wholePlaces);
    narrow(widths, widthsOf(rows, sides, fewestPlaces), width);
    narrow(widths,
           widthsOf(rows, sides,
                    [](const std::string& cell, Side side) {
                        return side == Side::Right ? text::places(cell) : std::min(narrowest, text::places(cell));
                    }),
           width);
    std::string result;
    for (const auto& row : rows)
        result += lines(row, widths, sides);
    return result;
}

bool fits(const TableRows& rows, const std::vector<Side>& sides, std::size_t width) {
    return totalOf(widthsOf(rows, sides, fewestPlaces)) <= width;
}

std::string tableInParts(const TableRows& rows, const std::vector<Side>& sides, std::size_t fixed, std::size_t width) {
    const std::vector<std::size_t> widths = widthsOf(rows, sides, wholePlaces);
    std::string result;
    for (std::size_t from = fixed; from < sides.size();) {
        std::size_t total = totalOf({widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(fixed)});
        std::size_t end = from;
        while (end < sides.size() && (end == from || total + betweenColumns.size() + widths[end] <= width))
            total += betweenColumns.size() + widths[end++];
        const auto part = [&](const auto& all) {
            auto some = all;
            some.erase(some.begin() + static_cast<std::ptrdiff_t>(end), some.end());
            some.erase(some.begin() + static_cast<std::ptrdiff_t>(fixed),
                       some.begin() + static_cast<std::ptrdiff_t>(from));
            return some;
        };
        TableRows shown;
        shown.reserve(rows.size());
        for (const auto& row : rows)
            shown.push_back(part(row));
        result += (result.empty() ? "" : "\n") + table(shown, part(sides), width);
        from = end;
    }
    return result;
}

std::string paragraph(const std::string& words, std::size_t width) {
    return width == anyWidth ? words : text::wrapped(words, width);
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
