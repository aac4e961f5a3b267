// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Graphics/Color.hpp>

namespace game {

/// The opaque colour that is written as 0xRRGGBB.
[[nodiscard]] inline sf::Color colour(sf::Uint32 rgb) noexcept {
    return sf::Color((rgb << 8U) | 0xFFU);
}

} // namespace game
