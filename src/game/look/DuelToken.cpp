// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/DuelToken.hpp"

#include "game/look/CableLook.hpp"

#include <array>

namespace game {

namespace {

constexpr std::array<int, 4> cables{0, 1, 3, 5}; ///< The cables that lend their colours: amber, blue, coral, lilac.
constexpr float tokenRim = 2;

/// \param r as of a disc that is about as large.
void drawShape(ui::Canvas& canvas, ui::Vec centre, float r, std::size_t seat, sf::Color colour) {
    switch (seat) {
    case 0:
        canvas.disc(centre, r, colour);
        return;
    case 1: {
        const float half = 0.88F * r;
        canvas.fill({centre.x - half, centre.y - half, 2 * half, 2 * half}, colour, 0.2F * r);
        return;
    }
    case 2: {
        const std::array corners{ui::Vec{centre.x, centre.y - 1.2F * r},
                                 ui::Vec{centre.x + 1.2F * r, centre.y + 0.9F * r},
                                 ui::Vec{centre.x - 1.2F * r, centre.y + 0.9F * r}};
        canvas.polygon(corners, colour);
        return;
    }
    default: {
        const float reach = 1.25F * r;
        const std::array corners{ui::Vec{centre.x, centre.y - reach}, ui::Vec{centre.x + reach, centre.y},
                                 ui::Vec{centre.x, centre.y + reach}, ui::Vec{centre.x - reach, centre.y}};
        canvas.polygon(corners, colour);
        return;
    }
    }
}

} // namespace

sf::Color duelColour(const ui::Theme& theme, std::size_t seat) noexcept {
    return cableColour(theme, cables[seat % cables.size()]);
}

void drawDuelToken(ui::Canvas& canvas, ui::Vec centre, float radius, std::size_t seat) {
    drawShape(canvas, centre, radius + tokenRim, seat, cableCasing(canvas.theme()));
    drawShape(canvas, centre, radius, seat, duelColour(canvas.theme(), seat));
}

} // namespace game
