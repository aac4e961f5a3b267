// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/RandomWish.hpp"

namespace data {

namespace {

struct SettingKey {
    std::string operator()(const lights::RandomSetting& setting) const { return lights::key(setting); }
    std::string operator()(const arukone::RandomWish& wish) const { return arukone::key(wish.setting); }
};

struct IsRanked {
    bool operator()(const lights::RandomSetting& setting) const noexcept { return lights::isRanked(setting); }
    bool operator()(const arukone::RandomWish& wish) const noexcept { return !wish.pairs; }
};

} // namespace

std::string settingKey(const RandomWish& wish) {
    return std::visit(SettingKey{}, wish);
}

std::optional<RandomWish> wishFromKey(std::string_view setting) {
    if (const auto lights = lights::settingFromKey(setting))
        return *lights;
    if (const auto arukone = arukone::settingFromKey(setting))
        return arukone::RandomWish{*arukone};
    return std::nullopt;
}

bool isRanked(const RandomWish& wish) noexcept {
    return std::visit(IsRanked{}, wish);
}

} // namespace data
