// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/app/EventTimes.hpp"

#include <SFML/Graphics/RenderWindow.hpp>

#include <vector>

namespace game {

/// Begins to listen to what the X server sends SFML, whose own events do not say when they happened. Xlib lets a
/// program look at each event as it is read, so that no second connection is needed, which could not ask for clicks and
/// would have to listen to the keys of all programs. Where SFML does not draw by GLX, nothing is heard. \param window
/// an open window. All of SFML's windows share a connection: it does no harm to call this for each.
void listenToServer(sf::RenderWindow& window);

/// What SFML has been sent since the last call, oldest first.
[[nodiscard]] std::vector<ServerEvent> takeServerEvents();

} // namespace game
