// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/LastLamps.hpp"

#include "game/services/Melody.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

namespace game {

namespace {

constexpr std::size_t sparks = 3;
constexpr std::size_t voices = 4;
constexpr int presses = 6; ///< How far back it goes.

template<class Values, class Value>
void addOnce(Values& values, const Value& value) {
    if (std::find(values.begin(), values.end(), value) == values.end())
        values.push_back(value);
}

/// The last press in a run's events: see puzzle/EventText.hpp. Cuts the text off before it.
std::optional<puzzle::Cell> takeLastPress(std::string_view& events) {
    constexpr std::string_view letter = "\"p\",";
    const std::size_t at = events.rfind(letter);
    if (at == std::string_view::npos)
        return std::nullopt;
    puzzle::Cell cell;
    const char* const end = events.data() + events.size();
    const auto [comma, bad] = std::from_chars(events.data() + at + letter.size(), end, cell.row);
    if (bad != std::errc() || comma == end || std::from_chars(comma + 1, end, cell.column).ec != std::errc())
        return std::nullopt;
    events = events.substr(0, at);
    return cell;
}

/// Three of them, as far apart as their order allows.
std::vector<puzzle::Cell> spread(const std::vector<puzzle::Cell>& cells) {
    if (cells.size() <= sparks)
        return cells;
    return {cells.front(), cells[cells.size() / 2], cells.back()};
}

} // namespace

LastLamps lastLamps(const ToWin& win) {
    LastLamps last;
    if (win.challenge.isArukone()) {
        const arukone::Board& box = win.challenge.fuseBox();
        for (int row = box.rows() - 1; row >= 0 && last.degrees.size() < voices; --row)
            for (int column = 0; column < box.columns(); ++column)
                if (!box.isHole({row, column}) && box.pairAt({row, column}))
                    addOnce(last.degrees, degreeOf(row, box.rows()));
        return last;
    }
    const lights::Puzzle& puzzle = win.challenge.lights();
    std::vector<puzzle::Cell> dark;
    std::string_view events = win.played.events;
    for (int i = 0; i < presses; ++i) {
        const auto press = takeLastPress(events);
        if (!press || !puzzle.start().hasCell(*press))
            break;
        if (last.degrees.size() < voices)
            addOnce(last.degrees, degreeOf(press->row, puzzle.rows()));
        if (dark.size() >= sparks)
            continue;
        const lights::Stamped switched = lights::stamped(puzzle.rules(), puzzle.start(), *press);
        for (const puzzle::Cell cell : switched.cells())
            if (!puzzle.target().test(cell))
                addOnce(dark, cell);
        std::sort(dark.begin(), dark.end(), [](puzzle::Cell a, puzzle::Cell b) {
            return a.column != b.column ? a.column < b.column : a.row < b.row;
        });
    }
    for (const puzzle::Cell cell : dark) // A short game has few presses.
        if (last.degrees.size() < voices)
            addOnce(last.degrees, degreeOf(cell.row, puzzle.rows()));
    last.cells = spread(dark);
    return last;
}

} // namespace game
