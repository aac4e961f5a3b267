// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Stamp.hpp"

#include <cstddef>
#include <cstdlib>

namespace lights {

namespace {

static_assert(Stamp::Plus < Stamp::Cross && Stamp::Cross < Stamp::Square, "the compiled tables are in this order");

/// Whether a drawing may have this many rows or columns.
bool isSide(std::size_t length) {
    return length % 2 == 1 && length <= Stamp::side;
}

/// Reads a drawing of odd, not too large size.
std::optional<Stamp> stampDrawn(std::span<const std::string> rows) {
    const std::size_t columns = rows.front().size();
    const std::size_t above = (Stamp::side - rows.size()) / 2; // What is not drawn of the square.
    const std::size_t before = (Stamp::side - columns) / 2;
    std::uint32_t bits = 0;
    for (std::size_t row = 0; row != rows.size(); ++row)
        for (std::size_t column = 0; column != columns; ++column) {
            const char drawn = rows[row][column];
            if (drawn != '#' && drawn != '.')
                return std::nullopt;
            if (drawn == '#')
                bits |= std::uint32_t{1} << ((above + row) * Stamp::side + before + column);
        }
    return Stamp::fromBits(bits);
}

} // namespace

std::string name(Stamp stamp) {
    if (isNamed(stamp))
        return std::string(stampNames[placeAmongNamed(stamp)]);
    std::string result;
    for (const std::string& row : rowsOf(stamp))
        result += (result.empty() ? "" : "/") + row;
    return result;
}

std::optional<Stamp> namedStamp(std::string_view name) noexcept {
    const auto* const known = std::find(stampNames.begin(), stampNames.end(), name);
    return known != stampNames.end() ? std::optional(namedStamps[static_cast<std::size_t>(known - stampNames.begin())])
                                     : std::nullopt;
}

std::optional<Stamp> stampFromName(std::string_view name) {
    if (const auto named = namedStamp(name))
        return named;
    std::vector<std::string> rows;
    for (std::size_t begin = 0; begin <= name.size() && rows.size() <= Stamp::side;) {
        const std::size_t end = std::min(name.find('/', begin), name.size());
        rows.emplace_back(name.substr(begin, end - begin));
        begin = end + 1;
    }
    return stampFromRows(rows);
}

std::vector<std::string> rowsOf(Stamp stamp) {
    int half = 0;
    int halfRow = 0;
    stamp.forEach([&](Offset offset) {
        half = std::max(half, std::abs(offset.down));
        halfRow = std::max(halfRow, std::abs(offset.right));
    });
    std::vector<std::string> rows;
    for (int down = -half; down <= half; ++down) {
        std::string& row = rows.emplace_back();
        for (int right = -halfRow; right <= halfRow; ++right)
            row += stamp.has({down, right}) ? '#' : '.';
    }
    return rows;
}

std::optional<Stamp> stampFromRows(std::span<const std::string> rows) {
    if (!isSide(rows.size()) || !isSide(rows.front().size()) ||
        std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.size() != rows.front().size(); }))
        return std::nullopt;
    return stampDrawn(rows);
}

} // namespace lights
