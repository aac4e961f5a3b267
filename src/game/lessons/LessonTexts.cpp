// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/lessons/LessonTexts.hpp"

#include "text/Format.hpp"

namespace game::lessons {

std::string windowList(const text::Text& text, const lights::BitGrid& row) {
    std::vector<std::string> numbers;
    row.forEach([&](lights::Cell cell) { numbers.push_back(std::to_string(cell.column + 1)); });
    return text::list(text, numbers);
}

Crib fixUpCrib(const text::Text& text, const lights::FixUp& fixUp) {
    Crib crib;
    crib.lines = fixUp.crib();
    if (crib.lines.empty())
        return crib;
    crib.title = text.tr("Cheat sheet for the last row");
    crib.text =
        fixUp.cribIsComplete()
            ? text.tr("If only these are left at the bottom, press these at the top and chase again.")
            : text.tr("Lines add up: use those whose first light is left over. What comes up twice cancels out.");
    crib.leftHead = text.tr("left over");
    crib.rightHead = text.tr("press at the top");
    return crib;
}

} // namespace game::lessons
