// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/facade/Facade.hpp"

#include <cstdint>

namespace game {

/// Random numbers that are the same on every machine: for knots in planks and leaves of ivy.
class Dice {
public:
    explicit Dice(std::uint32_t seed)
        : m_state(seed * 2654435761U + 97) {}
    /// 0 … 1, without 1.
    float roll() {
        m_state ^= m_state << 13U;
        m_state ^= m_state >> 17U;
        m_state ^= m_state << 5U;
        return static_cast<float>(m_state >> 8U) / 16777216.0F;
    }

private:
    std::uint32_t m_state;
};

/// An upright opening with a round top, which begins at the y `spring`.
[[nodiscard]] Outline archway(float middle, float foot, float halfWidth, float spring);

/// Paints the parts that houses are made of. Sizes are in units at scale 1, to be multiplied by `k` (details of the
/// wall) or `kd` (doors and what belongs to the ground storey).
class FacadePainter {
public:
    FacadePainter(Brush& brush, const Facade& facade, const FacadeColours& colours);

    // What houses read again and again: the wall, what is below it, and scales.
    Brush& brush;
    const Facade& facade;
    const FacadeColours& c;
    const float k;
    const float l, t, w, h; ///< The wall.
    const float cx;         ///< Its middle.
    const float b;          ///< Its bottom …
    const float gy;         ///< … the pavement …
    const float gz;         ///< … and what is between them.
    const float kd;
    const float hc; ///< The height for the crown.

    /// Where a wall that floats begins and ends; otherwise from its top to the pavement.
    [[nodiscard]] ui::Rect surface() const;
    /// The line between columns i − 1 and i of the windows; at both ends the edge of the wall.
    [[nodiscard]] float column(int i) const;
    [[nodiscard]] float row(int i) const; ///< The line between rows i − 1 and i.
    [[nodiscard]] bool full() const { return facade.detail == FacadeDetail::Full; }
    [[nodiscard]] bool flatWall() const { return facade.detail == FacadeDetail::Flat; }

    // --- materials: within an area, their bricks or planks starting at its top left corner ------------------------
    void wallBox(ui::Rect area); ///< The colours of the wall, down its height.
    void bricks(ui::Rect area, float width, float height, float alpha, int shift = 0);
    void planks(ui::Rect area, float width, float alpha, std::uint32_t seed = 1);
    void ashlar(ui::Rect area, float width, float height, float alpha, std::uint32_t seed = 1);
    void quoins(float x, bool leftAligned, float top, float bottom, float step, float height, float wide, float narrow,
                float alpha);
    void tiles(const Outline& roof, ui::Rect around, float rows = 12); ///< A roof with its tiles.

    // --- mouldings and openings -----------------------------------------------------------------------------------
    void cornice(float x, float y, float width, float height, float lip);
    void plinth(float x, float width, float height, float lip = 6);
    /// Where there is no room for its height it is narrower too, so that its panels stay whole.
    void door(float middle, float foot, float width, float height);
    /// Striped cloth with a scalloped hem at the bottom of `area`. \param stripe how wide a stripe is about.
    void awning(ui::Rect area, float stripe);
    void steps(float middle, float width, int count, float rise);
    /// \param scale of its pots.
    void chimney(float x, float top, float width, float bottom, int pots, float scale);

    // --- plants and tools -----------------------------------------------------------------------------------------
    /// \param fromLeft thickest at the left edge of `area`, else at its right edge.
    void ivy(ui::Rect area, std::uint32_t seed, bool fromLeft, float density);
    void bush(float middle, float radius, std::uint32_t seed);
    void wheelbarrow(float middle, float size);

    [[nodiscard]] sf::Color dark(sf::Color colour, float amount) const {
        return ui::mix(colour, sf::Color::Black, amount);
    }
    [[nodiscard]] Gradient moulding(float top, float bottom) const {
        return Gradient::down(top, bottom, c.cornice, c.corniceLow);
    }

private:
    void leaf(ui::Vec at, float size, float angle, sf::Color colour);
};

// The ten houses, each in a file of its own.
void paintShed(FacadePainter& p);
void paintTerrace(FacadePainter& p);
void paintTower(FacadePainter& p);
void paintLighthouse(FacadePainter& p);
void paintCorner(FacadePainter& p);
void paintRound(FacadePainter& p);
void paintCrooked(FacadePainter& p);
void paintObservatory(FacadePainter& p);
void paintWorkshop(FacadePainter& p);
void paintHotel(FacadePainter& p);
/// What is before the hotel and hangs from it: its entrance with the porter, and its sign.
void paintHotelEntrance(FacadePainter& p);
void paintHotelSign(FacadePainter& p);
/// The slit and the telescope of a dome that is opening.
void paintDomeOpening(FacadePainter& p);

} // namespace game
