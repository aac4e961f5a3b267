// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/EventText.hpp"

#include "lights/Puzzle.hpp"

void puzzle::MoveFormat<lights::Cell>::write(EventWriter& writer, const lights::Cell& cell) {
    writer.number(cell.row).number(cell.column);
}

lights::Cell puzzle::MoveFormat<lights::Cell>::read(EventReader& reader) {
    const int row = reader.number(lights::maxSide - 1);
    return {row, reader.number(lights::maxSide - 1)};
}

namespace lights {

std::string formatEvents(std::span<const Event> events) {
    return puzzle::formatEvents(events);
}

Events parseEvents(std::string_view text) {
    return puzzle::parseEvents<Cell>(text, EventKind::Redo);
}

Events parseShiftEvents(std::string_view text) {
    return puzzle::parseEvents<Cell>(text, EventKind::SecondCard);
}

} // namespace lights
