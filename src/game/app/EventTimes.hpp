// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "platform/window/SentEvents.hpp"
#include "ui/Animation.hpp"

#include <SFML/Window/Event.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace game {

class Game;

using platform::ServerEvent;

/// Whether the server sends such events: keys, buttons and moves of the mouse.
[[nodiscard]] bool isSent(sf::Event::EventType kind) noexcept;

/// What the server sent for each of the events that isSent(), in order. \param events as SFML reported them; \param
/// sent the same, and perhaps releases that SFML does not report. \returns std::nullopt if they do not match.
[[nodiscard]] std::optional<std::vector<ServerEvent>> match(std::span<const sf::Event> events,
                                                            std::vector<ServerEvent> sent);

/// Finds out when the events of a window happened. Events are read once in a frame, and a frame may take long, if the
/// computer swaps or has stopped the game. Without their times, all presses made meanwhile would seem to come at once,
/// faster than hands.
class EventTimes {
public:
    /// \param events as SFML reported them; \param sent the same and perhaps others, as the server sent them.
    /// \param passed since events were read before; they all have happened since then.
    /// \param now milliseconds of a clock that runs like the server's, from any start.
    /// \returns for each event the time of that stretch after which it happened; never before the one before. Where the
    /// server's times are not known, presses are spread over the stretch, the first at its start and the last at its
    /// end: what lies between two of them is then rather too long than too short.
    [[nodiscard]] std::vector<ui::Seconds> of(std::span<const sf::Event> events, std::vector<ServerEvent> sent,
                                              ui::Seconds passed, std::uint32_t now);

private:
    [[nodiscard]] std::optional<ui::Seconds> ageOf(const ServerEvent& event, std::uint32_t now) const;

    /// How far the clock is ahead of the server's: judged by the event that was read soonest after it had happened.
    std::optional<std::uint32_t> m_ahead;
};

/// Passes events to the game, each at its time. \param at as EventTimes::of() returned them.
void handleInTime(Game& game, std::span<const sf::Event> events, std::span<const ui::Seconds> at, ui::Seconds passed);

} // namespace game
