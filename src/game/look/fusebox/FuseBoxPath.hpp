// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Mesh.hpp"
#include "puzzle/Cell.hpp"

#include <array>
#include <span>
#include <vector>

namespace game {

/// A point on the middle line of a cable, in pixels.
struct PathPoint {
    sf::Vector2f position;
    sf::Vector2f normal; ///< Unit length, to the right of the path.
    float way = 0;       ///< Length of the line up to here.
    float strength = 1;  ///< Multiplies the alpha of what is drawn here.
};

/// A line through the middles of cells, with round corners.
class CablePath {
public:
    /// Lengths in pixels. \param cells neighbours in turn. \param origin the top left corner of the board's first cell.
    /// \param corner radius. \param error largest distance between the outer edge of a corner and its chords.
    CablePath(std::span<const puzzle::Cell> cells, sf::Vector2f origin, float pitch, float corner,
              float error = fineError);
    static constexpr float fineError = 0.15F;
    static constexpr float coarseError = 0.6F; ///< For soft light.

    [[nodiscard]] std::span<const PathPoint> points() const noexcept { return m_points; }
    [[nodiscard]] float length() const noexcept { return m_points.empty() ? 0 : m_points.back().way; }
    [[nodiscard]] PathPoint at(float way) const;
    /// The points from one length to another, which are clamped to the line.
    [[nodiscard]] std::vector<PathPoint> slice(float from, float to) const;
    /// A slice with ends that fade within `soft` pixels, half of that outside.
    [[nodiscard]] std::vector<PathPoint> softSlice(float from, float to, float soft = 1) const;
    /// The outline at `half` pixels from the line, with round ends; closed.
    [[nodiscard]] Polyline outline(float half) const;

private:
    void add(sf::Vector2f position, sf::Vector2f direction);
    void addCorner(sf::Vector2f middle, sf::Vector2f in, sf::Vector2f out, float radius, float error);

    std::vector<PathPoint> m_points;
};

/// The cross-section of a ribbon: a colour at a distance from the middle line; blended between stops.
struct RibbonStop {
    float distance = 0; ///< Pixels; negative on the left.
    sf::Color colour;
};

/// A cross-section that is the same on both sides.
class RibbonProfile {
public:
    /// One layer with edges smoothed over a pixel.
    static RibbonProfile line(float half, sf::Color colour);
    /// Adds a stop further out. At most `most` stops.
    void add(float distance, sf::Color colour);
    /// Adds the transition to `next` at `half` pixels from the middle.
    void step(float half, float soft, sf::Color colour, sf::Color next);

    /// From the middle outwards.
    [[nodiscard]] std::span<const RibbonStop> stops() const noexcept { return {m_stops.data(), m_count}; }

    static constexpr std::size_t most = 8;

private:
    std::array<RibbonStop, most> m_stops{};
    std::size_t m_count = 0;
};

/// Draws a line with a cross-section.
void paintRibbon(Mesh& mesh, std::span<const PathPoint> points, const RibbonProfile& profile);
/// The round end of such a line. \param forward whether it ends there, or begins.
void paintRibbonEnd(Mesh& mesh, const PathPoint& end, bool forward, const RibbonProfile& profile);

} // namespace game
