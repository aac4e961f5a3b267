// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Window/Event.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace platform {

/// A key, a button or a move of the mouse, as the X server reported it.
struct ServerEvent {
    sf::Event::EventType kind = sf::Event::KeyPressed; ///< What SFML makes of it.
    unsigned detail = 0;                               ///< The key or button, as the server numbers it.
    /// Milliseconds of the server's clock, which begins anew after 49 days; std::nullopt if another program made the
    /// event, since it may claim any time.
    std::optional<std::uint32_t> time;
};

/// Begins to listen to what the X server sends SFML, whose own events do not say when they happened. Where SFML does
/// not draw by GLX, nothing is heard. All of SFML's windows share a connection: it does no harm to call this for each.
/// \pre the OpenGL of an open window is active.
/// \returns the connection on which it sends, or −1.
[[nodiscard]] int listenToServer();

/// What SFML has been sent since the last call, oldest first.
[[nodiscard]] std::vector<ServerEvent> takeServerEvents();

/// Sleeps for that long, or until something comes on the connection. \pre it is not −1.
void restUntilSent(int connection, int milliseconds);

} // namespace platform
