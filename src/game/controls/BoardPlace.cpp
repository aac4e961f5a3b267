// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/BoardPlace.hpp"

#include "data/levels/Library.hpp"
#include "game/boards/Challenge.hpp"
#include "game/boards/FileLevels.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/mylevels/ToPack.hpp"

namespace game {

std::optional<Destination> boardPlace(const Challenge& challenge, const data::Library& library) {
    if (challenge.day())
        return ToDaily{challenge.day(), challenge.dailySeries()};
    if (const auto file = fileOf(challenge); !file.empty())
        return ToPack{file, static_cast<std::size_t>(challenge.place()->number - 1)};
    const auto level = library.levelOf(challenge.key);
    if (!level)
        return std::nullopt;
    if (level->pack->album)
        return ToAlbum{level->pack->pack.id, level->level().id};
    return ToCampaign{level->pack->pack.id, level->level().id};
}

} // namespace game
