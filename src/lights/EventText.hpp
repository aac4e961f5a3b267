// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/BitGrid.hpp"
#include "puzzle/EventText.hpp"

/// A press in the event text: [ms,"p",row,column].
template<>
struct puzzle::MoveFormat<lights::Cell> {
    static constexpr char letter = 'p';
    static void write(EventWriter& writer, const lights::Cell& cell);
    static lights::Cell read(EventReader& reader); ///< Rejects cells beyond the largest board.
};

namespace lights {

using puzzle::EventKind;
using Event = puzzle::Event<Cell>; ///< A move is a press.

[[nodiscard]] std::string formatEvents(std::span<const Event> events);

using Events = tl::expected<std::vector<Event>, std::size_t>; ///< See puzzle::parseEvents for the error.

/// Parses the events of a run on a single board, finished or not.
[[nodiscard]] Events parseEvents(std::string_view text);
/// Parses the events of a night shift, which may also contain restarts, skips and the cards that were picked.
[[nodiscard]] Events parseShiftEvents(std::string_view text);

} // namespace lights
