// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/Destination.hpp"

#include <optional>

namespace data {
class Library;
}

namespace game {

struct Challenge;

/// The screen where a board is chosen: the campaign for a level, or the album that it is in, the calendar for a daily
/// puzzle; std::nullopt for any other board.
[[nodiscard]] std::optional<Destination> boardPlace(const Challenge& challenge, const data::Library& library);

} // namespace game
