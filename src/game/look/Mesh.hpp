#pragma once

#include "ui/Canvas.hpp"

#include <SFML/Graphics/BlendMode.hpp>
#include <SFML/Graphics/Rect.hpp>
#include <SFML/Graphics/VertexArray.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace game {

/// An outline or a line in pixels.
using Polyline = std::vector<sf::Vector2f>;

/// The outline of a rounded rectangle, clockwise from the left end of its top side. Closed: the last point joins the
/// first.
[[nodiscard]] Polyline roundedOutline(const sf::FloatRect& area, float radius);
/// Part of a circle, angles in degrees clockwise from the right.
[[nodiscard]] Polyline arc(sf::Vector2f centre, float radius, float from, float to);

enum class Cap : std::uint8_t { Butt, Round };

/// Shapes and sprites gathered for one draw call, in device pixels, edges smoothed by a feather of one pixel. Plain
/// shapes sample an opaque white spot of the texture that the sprites are in.
class Mesh {
public:
    void clear(sf::Vector2f whiteTexel);
    [[nodiscard]] bool empty() const { return m_vertices.getVertexCount() == 0; }
    [[nodiscard]] const sf::VertexArray& vertices() const noexcept { return m_vertices; }

    void sprite(const sf::FloatRect& area, const sf::IntRect& texels, sf::Color colour);
    /// With a colour for each corner, clockwise from the top left.
    void sprite(const sf::FloatRect& area, const sf::IntRect& texels, std::span<const sf::Color, 4> colours);
    /// A sprite between any four corners, clockwise from where its top left goes.
    void spriteQuad(std::span<const sf::Vector2f, 4> corners, const sf::FloatRect& texels, sf::Color colour);
    /// Corners clockwise from the top left; hard edges.
    void quad(std::span<const sf::Vector2f, 4> corners, std::span<const sf::Color, 4> colours);
    void rect(const sf::FloatRect& area, sf::Color top, sf::Color bottom);
    void rect(const sf::FloatRect& area, sf::Color colour) { rect(area, colour, colour); }
    /// Convex, either direction.
    void polygon(std::span<const sf::Vector2f> corners, sf::Color colour);
    void disc(sf::Vector2f centre, float radius, sf::Color colour);
    void stroke(std::span<const sf::Vector2f> points, bool closed, float width, sf::Color colour, Cap cap = Cap::Butt);
    /// A closed outline in dashes, stretched a little so that a whole number of them fits.
    void dashes(std::span<const sf::Vector2f> outline, float width, sf::Color colour, float on, float off);

private:
    void vertex(sf::Vector2f position, sf::Color colour);
    void roundCap(sf::Vector2f end, sf::Vector2f direction, float width, sf::Color colour);

    sf::VertexArray m_vertices{sf::Quads};
    sf::Vector2f m_white;
};

/// Sends `mesh` after all that the canvas has drawn so far. The mesh is in the pixels of the canvas' viewport; the
/// layer in force moves and scales it, its alpha must be in the colours already (canvas.layerAlpha()). One draw call,
/// none for an empty mesh. \returns the number of draw calls made.
int drawMesh(ui::Canvas& canvas, const Mesh& mesh, const sf::Texture* texture = nullptr,
             const sf::BlendMode& blend = sf::BlendAlpha);

} // namespace game
