// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/BoardOrigin.hpp"

#include "arukone/RandomSetting.hpp"

#include <utility>

namespace game {

std::string formatOrigin(const Challenge& challenge) {
    const Challenge::Random* const random = challenge.random();
    if (random == nullptr || challenge.key.mode() == puzzle::RunMode::Random)
        return {};
    return settingKey(*random) + seedMark + random->seed;
}

std::optional<Challenge::Random> parseOrigin(std::string_view origin, bool typed) {
    const std::size_t mark = origin.find(seedMark);
    if (mark == std::string_view::npos)
        return std::nullopt;
    const std::string_view key = origin.substr(0, mark);
    std::string seed(origin.substr(mark + 1));
    if (const auto setting = lights::settingFromKey(key))
        return Challenge::Random{*setting, std::move(seed), typed, 1};
    if (const auto setting = arukone::settingFromKey(key))
        return Challenge::Random{arukone::RandomWish{*setting}, std::move(seed), typed, 1};
    return std::nullopt;
}

} // namespace game
