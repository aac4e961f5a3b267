// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/app/EventTimes.hpp"

#include <SFML/Window/Event.hpp>
#include <SFML/Window/Keyboard.hpp>

#include <span>
#include <vector>

namespace game {

/// A place on the keyboard whose key types a letter, a digit or a sign.
struct KeyPlace {
    unsigned keycode;      ///< As the X server numbers it, with the usual offset of 8 to Linux's input-event-codes.h.
    sf::Keyboard::Key key; ///< What is there on an American keyboard.
};

[[nodiscard]] std::span<const KeyPlace> keyPlaces() noexcept;

/// Names the keys that SFML has no code for by their places. SFML 2.5 goes by what a key types, so that on a keyboard
/// without Latin letters it knows none of the letter keys. \param sent the same events as the server sent them, and
/// perhaps others; if they do not match, nothing is changed.
void nameByPlace(std::vector<sf::Event>& events, std::span<const ServerEvent> sent);

} // namespace game
