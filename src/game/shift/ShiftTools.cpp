// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/ShiftTools.hpp"

#include "game/services/Actions.hpp"

#include <array>
#include <cstddef>

namespace game {

namespace {

std::string paidSkip(const text::Text& text) {
    return text.tr("Skip (−{1}\u00a0s)", static_cast<int>(lights::skipCost.count() / 1000));
}

} // namespace

std::vector<Toolbar::Tool> shiftTools() {
    using text::Text;
    return {{action::undo, ui::Icon::Undo, [](const Text& text) { return text.tr("Undo"); }, true},
            {action::redo, ui::Icon::Redo, [](const Text& text) { return text.tr("Redo"); }, true},
            {action::restart, ui::Icon::Restart, [](const Text& text) { return text.tr("Restart"); }},
            {action::skip, ui::Icon::Forward, paidSkip}};
}

void offer(Toolbar& tools, const lights::Shift& shift, const text::Text& text) {
    tools.at(action::undo).setEnabled(shift.canUndo());
    tools.at(action::redo).setEnabled(shift.canRedo());
    tools.at(action::restart).setEnabled(shift.canRestart());
    tools.at(action::skip).setEnabled(shift.canSkip());
    tools.at(action::skip).setLabel(skipWords(text, shift));
}

std::string skipWords(const text::Text& text, const lights::Shift& shift) {
    return shift.freeSkips() > 0 ? text.tr("Skip (free)") : paidSkip(text);
}

House shiftHouseFront(int index, lights::Surface surface) noexcept {
    if (surface != lights::Surface::Plane)
        return index % 2 == 0 ? House::Round : House::Crooked;
    constexpr std::array street{House::Shed,    House::Terrace,     House::Tower,    House::Corner, House::Round,
                                House::Crooked, House::Observatory, House::Workshop, House::Hotel};
    return street[static_cast<std::size_t>(index) % street.size()];
}

} // namespace game
