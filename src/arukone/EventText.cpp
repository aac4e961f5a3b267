// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/EventText.hpp"

#include <algorithm>

namespace {

bool isStep(char letter) {
    return arukone::stepLetters.find(letter) != std::string_view::npos;
}

} // namespace

void puzzle::MoveFormat<arukone::Cable>::write(EventWriter& writer, const arukone::Cable& stroke) {
    writer.number(stroke.origin.row).number(stroke.origin.column).word(stroke.word);
}

arukone::Cable puzzle::MoveFormat<arukone::Cable>::read(EventReader& reader) {
    const int row = reader.number(arukone::maxSide - 1);
    const int column = reader.number(arukone::maxSide - 1);
    const std::string_view word = reader.word(arukone::maxWord);
    if (!std::all_of(word.begin(), word.end(), isStep))
        reader.reject();
    return {{row, column}, std::string(word)};
}

namespace arukone {

std::string formatEvents(std::span<const Event> events) {
    return puzzle::formatEvents(events);
}

tl::expected<std::vector<Event>, std::size_t> parseEvents(std::string_view text) {
    auto events = puzzle::parseEvents<Stroke>(text, EventKind::Redo);
    if (events && events->size() > maxEvents)
        return tl::unexpected(maxEvents);
    return events;
}

} // namespace arukone
