// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/BoardOrigin.hpp"

#include "data/levels/RandomWish.hpp"

#include <utility>

namespace game {

std::string formatOrigin(const Challenge& challenge) {
    if (challenge.ofClass)
        return std::string(classOrigin);
    const Challenge::Random* const random = challenge.random();
    if (random == nullptr || challenge.key.mode() == puzzle::RunMode::Random)
        return {};
    return data::settingKey(random->setting) + seedMark + random->seed;
}

std::optional<Challenge::Random> parseOrigin(std::string_view origin, bool typed) {
    const std::size_t mark = origin.find(seedMark);
    if (mark == std::string_view::npos)
        return std::nullopt;
    auto wish = data::wishFromKey(origin.substr(0, mark));
    if (!wish)
        return std::nullopt;
    return Challenge::Random{*std::move(wish), std::string(origin.substr(mark + 1)), typed, 1};
}

} // namespace game
