// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Brush.hpp"
#include "ui/Theme.hpp"

#include <cstdint>

namespace game {

/// What keepsakes are made of, in a theme.
struct KeepsakeColours {
    sf::Color edge; ///< Around every part.
    sf::Color brassHigh, brass, brassLow;
    sf::Color china, chinaLow;
    sf::Color cobalt, cobaltHigh;
    sf::Color clay, clayLow;
    sf::Color wood, woodLow;
    sf::Color leaf, leafLow;
    sf::Color wax, flame, glass;
    sf::Color ink;

    explicit KeepsakeColours(const ui::Theme& theme);
};

/// Paints the parts of a keepsake, from back to front, in a box that is 1 high and has its origin at the foot.
class KeepsakePen {
public:
    enum class Pass : std::uint8_t {
        Coloured, ///< Parts in their colours, each with an edge.
        Halo,     ///< Only the edges, for a silhouette: first of two passes.
        Ink,      ///< Only the insides, in one colour: second of two passes.
        Cut,      ///< Parts in one colour, and their edges and details in another.
    };
    struct Way {
        Pass pass = Pass::Coloured;
        sf::Color ink{};
        sf::Color edge{};
        float edgeWidth = 0.03F; ///< Relative to the height.
    };

    KeepsakePen(Brush& brush, const Way& way)
        : m_brush(brush)
        , m_way(way) {}

    /// A part of the thing, which belongs to its silhouette.
    void part(const Outline& outline, const Gradient& paint);
    /// A part as thin as wire.
    void wire(const Outline& line, float width, const Gradient& paint);
    void wire(ui::Vec from, ui::Vec to, float width, const Gradient& paint);
    /// A detail on a part; silhouettes have none.
    void detail(const Outline& outline, const Gradient& paint);
    void detailLine(const Outline& line, float width, const Gradient& paint);
    void detailLine(ui::Vec from, ui::Vec to, float width, const Gradient& paint);

private:
    Brush& m_brush;
    Way m_way;
};

} // namespace game
