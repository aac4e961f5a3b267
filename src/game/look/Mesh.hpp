// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"

#include <SFML/Graphics/BlendMode.hpp>
#include <SFML/Graphics/Rect.hpp>
#include <SFML/Graphics/VertexArray.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace game {

/// An outline or a line, in pixels.
using Polyline = std::vector<sf::Vector2f>;

/// The outline of a rounded rectangle, clockwise from the right end of its top side. Closed: the last point connects to
/// the first.
[[nodiscard]] Polyline roundedOutline(const sf::FloatRect& area, float radius);
/// Part of a circle; angles in degrees, clockwise from the right.
[[nodiscard]] Polyline arc(sf::Vector2f centre, float radius, float from, float to);

enum class Cap : std::uint8_t { Butt, Round };

/// Shapes and sprites collected for one draw call, in device pixels, with edges smoothed by a one-pixel feather. Plain
/// shapes sample an opaque white spot in the texture of the sprites.
class Mesh {
public:
    void clear(sf::Vector2f whiteTexel);
    [[nodiscard]] bool empty() const { return m_vertices.getVertexCount() == 0; }
    [[nodiscard]] const sf::VertexArray& vertices() const noexcept { return m_vertices; }

    void sprite(const sf::FloatRect& area, const sf::IntRect& texels, sf::Color colour);
    /// With one colour per corner, clockwise from the top left.
    void sprite(const sf::FloatRect& area, const sf::IntRect& texels, std::span<const sf::Color, 4> colours);
    /// A sprite with any four corners, clockwise from its top left.
    void spriteQuad(std::span<const sf::Vector2f, 4> corners, const sf::FloatRect& texels, sf::Color colour);
    /// Corners clockwise from the top left; hard edges.
    void quad(std::span<const sf::Vector2f, 4> corners, std::span<const sf::Color, 4> colours);
    void rect(const sf::FloatRect& area, sf::Color top, sf::Color bottom);
    void rect(const sf::FloatRect& area, sf::Color colour) { rect(area, colour, colour); }
    /// Convex, in either winding order.
    void polygon(std::span<const sf::Vector2f> corners, sf::Color colour);
    void disc(sf::Vector2f centre, float radius, sf::Color colour);
    void stroke(std::span<const sf::Vector2f> points, bool closed, float width, sf::Color colour, Cap cap = Cap::Butt);
    /// A closed outline in dashes, adjusted so that a whole number of them fits.
    void dashes(std::span<const sf::Vector2f> outline, float width, sf::Color colour, float on, float off);
    /// Multiplies the alpha of everything collected so far.
    void fade(float factor);
    /// Where a picture fades out: within these distances of the edges of an area, in pixels; 0 for an edge where it
    /// ends by itself.
    struct EdgeFade {
        sf::FloatRect area;
        float left = 0;
        float top = 0;
        float right = 0;
        float bottom = 0;

        [[nodiscard]] float at(sf::Vector2f point) const; ///< Opacity, 0 … 1.
    };
    /// Fades everything collected so far. Upright rectangles are divided to follow it.
    void fade(const EdgeFade& edges);
    /// Turns everything collected from vertex `first` on around `centre`, clockwise.
    void turn(sf::Vector2f centre, float degrees, std::size_t first = 0);

private:
    void vertex(sf::Vector2f position, sf::Color colour);
    void roundCap(sf::Vector2f end, sf::Vector2f direction, float width, sf::Color colour);

    sf::VertexArray m_vertices{sf::Quads};
    sf::Vector2f m_white;
};

/// Draws `mesh` on top of everything that the canvas has drawn so far. The mesh is in pixels of the canvas's viewport.
/// The current layer moves and scales it, but its colours must already include the layer's alpha (canvas.layerAlpha()).
/// One draw call, or none for an empty mesh. \returns the number of draw calls.
int drawMesh(ui::Canvas& canvas, const Mesh& mesh, const sf::Texture* texture = nullptr,
             const sf::BlendMode& blend = sf::BlendAlpha);

} // namespace game
