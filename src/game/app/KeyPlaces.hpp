// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/app/EventTimes.hpp"
#include "platform/window/ServerWatch.hpp"

#include <SFML/Window/Event.hpp>

#include <span>
#include <vector>

namespace game {

using platform::KeyPlace;

[[nodiscard]] std::span<const KeyPlace> keyPlaces() noexcept;

/// Names the keys that SFML has no code for by their places. SFML 2.5 goes by what a key types, so that on a keyboard
/// without Latin letters it knows none of the letter keys. \param sent the same events as the server sent them, and
/// perhaps others; if they do not match, nothing is changed.
void nameByPlace(std::vector<sf::Event>& events, std::span<const ServerEvent> sent);

} // namespace game
