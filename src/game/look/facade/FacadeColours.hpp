// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Theme.hpp"
#include "ui/Theme.hpp"

#include <array>

namespace game {

/// The colours of a façade, which a picture may change: for houses far away, or at dawn.
struct FacadeColours {
    sf::Color wall, wallLow, wallLine; ///< Top and bottom of the wall, joints.
    sf::Color cornice, corniceLow;     ///< Mouldings.
    sf::Color roof;
    sf::Color frame, frameLow, recess; ///< Windows and doors.
    sf::Color glassOff, glassOffLow;
    sf::Color mullionOff, mullionOn; ///< Bars of dark and of lit windows.
    sf::Color shutter, shutterLow;
    sf::Color brass, brassLow;
    sf::Color litCore, litMid, litBody, litRim, glow;
    sf::Color pot, potRim;        ///< Chimneys.
    sf::Color pennant;            ///< Flags, and the porter's coat.
    sf::Color awning, awningPale; ///< The stripes of the shop's awning.
    sf::Color sign, signOff;      ///< The letters of the hotel's sign, lit and dark.
    sf::Color band;               ///< Laid over every second floor of the lighthouse.
    sf::Color iron;               ///< Handrails.
    std::array<sf::Color, 4> leaf;
    std::array<sf::Color, 2> bush;
    float secondHouse = 0; ///< How much darker every second house of the terrace is.
    bool flat = false;     ///< Outlines only.
    bool additive = true;  ///< Light is added to what is below.

    /// Seen through mist: all but lit windows mixed with a colour.
    [[nodiscard]] FacadeColours through(sf::Color mist, float amount) const;
};

[[nodiscard]] FacadeColours facadeColours(const ui::Theme& theme, House house);

} // namespace game
