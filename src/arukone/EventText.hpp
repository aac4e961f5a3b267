// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"
#include "puzzle/EventText.hpp"

/// A stroke in the event text: [ms,"c",row,column,"RRDDL"].
template<>
struct puzzle::MoveFormat<arukone::Cable> {
    static constexpr char letter = 'c';
    static void write(EventWriter& writer, const arukone::Cable& stroke);
    static arukone::Cable read(EventReader& reader); ///< Rejects cells and words beyond the largest board.
};

namespace arukone {

/// A move: it sets the cable of one pair. The empty word removes it.
using Stroke = Cable;

using puzzle::EventKind;
using Event = puzzle::Event<Stroke>;

inline constexpr std::size_t maxEvents = 20'000;
inline constexpr std::size_t maxWord = std::size_t{maxSide} * maxSide - 1; ///< Letters of the longest cable.

[[nodiscard]] std::string formatEvents(std::span<const Event> events);

/// Parses the events of a run, finished or not. Returns as error the index of the first one that cannot be read, or
/// maxEvents if there are more.
[[nodiscard]] tl::expected<std::vector<Event>, std::size_t> parseEvents(std::string_view text);

} // namespace arukone
