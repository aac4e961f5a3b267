// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Brush.hpp"
#include "game/look/Season.hpp"

namespace game {

/// The colours of the trees on the hill, in the light and the mist that lie over it.
struct TreeColours {
    sf::Color crown; ///< Where nothing else is to be seen.
    sf::Color wood;
    sf::Color leaf, otherLeaf; ///< In front of the crown: leaves, and blossom in spring.
    sf::Color snow;            ///< On bare branches.
};

/// \param crown a crown at this time of the day, without the colours of the season. \param light how much of those
/// colours is seen, 0 … 1.
[[nodiscard]] TreeColours treeColours(Season season, sf::Color crown, float light);

/// Paints a tree: full in spring and summer, with fewer leaves in autumn, bare and with snow on its branches in winter.
/// \param centre of its crown. \param radius of the crown's parts; the whole is about 1.8 as wide and as high.
void paintTree(Brush& brush, const TreeColours& colours, Season season, ui::Vec centre, float radius, unsigned seed);

} // namespace game
