// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Challenge.hpp"
#include "game/look/Residents.hpp"
#include "text/Text.hpp"

#include <string>

namespace game {

/// The postcard of a window that has gone dark: who lives there, and one line.
struct Postcard {
    std::string title; ///< "No. 7", or the name of a board of no house.
    std::string line;
    House house = House::Slate;
    Resident who = Resident::Reader;
    int number = 0; ///< On the plaque; 0 for none.
};

/// The first and the last level of a house of the campaign go on with the story of the night watch; at the others it is
/// the resident of its window who writes. The same board has the same card every time.
[[nodiscard]] Postcard postcardOf(const text::Text& text, const Challenge& challenge);

} // namespace game
