// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/RandomSetting.hpp"

#include "puzzle/RunKey.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace arukone {

namespace {

constexpr std::array<std::string_view, 3> fillNames{"all", "any", "apart"};
constexpr std::array<std::string_view, 2> kindNames{"unique", "trap"};

template<class Value, std::size_t Count>
std::optional<Value> fromName(const std::array<std::string_view, Count>& names, std::string_view name) noexcept {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Value>(found - names.begin()));
}

} // namespace

std::string_view name(Fill fill) noexcept {
    return fillNames[static_cast<std::size_t>(fill)];
}

std::optional<Fill> fillFromName(std::string_view name) noexcept {
    return fromName<Fill>(fillNames, name);
}

std::string_view name(BoardKind kind) noexcept {
    return kindNames[static_cast<std::size_t>(kind)];
}

std::optional<BoardKind> kindFromName(std::string_view name) noexcept {
    return fromName<BoardKind>(kindNames, name);
}

bool isValid(const RandomSetting& setting) noexcept {
    const bool trap = setting.kind == BoardKind::Trap;
    const auto fits = [most = trap ? maxSide : maxUniqueSide](int side) {
        return side >= minRandomSide && side <= most;
    };
    return fits(setting.size.rows) && fits(setting.size.columns) &&
           (!trap || (setting.fill == Fill::Any && setting.difficulty == Difficulty::Any));
}

std::string key(const RandomSetting& setting) {
    return std::to_string(setting.size.rows)
        .append("x")
        .append(std::to_string(setting.size.columns))
        .append(",")
        .append(name(setting.fill))
        .append(",")
        .append(name(setting.kind))
        .append(",")
        .append(name(setting.difficulty));
}

std::optional<RandomSetting> settingFromKey(std::string_view text) {
    std::string_view rest = text;
    const auto size = puzzle::sizeFromText(puzzle::takeWord(rest));
    const auto fill = fillFromName(puzzle::takeWord(rest));
    const auto kind = kindFromName(puzzle::takeWord(rest));
    const auto difficulty = puzzle::difficultyFromName(rest);
    if (!size || !fill || !kind || !difficulty)
        return std::nullopt;
    const RandomSetting setting{*size, *fill, *kind, *difficulty};
    return isValid(setting) && key(setting) == text ? std::optional(setting) : std::nullopt;
}

} // namespace arukone
