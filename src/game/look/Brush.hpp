// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Gradient.hpp"
#include "game/look/Outline.hpp"
#include "ui/Canvas.hpp"

#include <SFML/Graphics/BlendMode.hpp>
#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/Transform.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include <span>
#include <vector>

namespace game {

/// Light added to what is below. Leaves the alpha of an off-screen texture as it is, so that light also adds to
/// whatever is below the texture.
extern const sf::BlendMode lightBlend;
/// Draws a texture that was drawn on transparent black: its colours are already multiplied by their alpha.
extern const sf::BlendMode bakedBlend;

/// Paints free shapes with gradients: collects them as triangles, with edges smoothed by a one-pixel feather, and draws
/// them in few calls. What it collected can be drawn again and again, and also into an off-screen texture. Coordinates
/// are logical units, or whatever the transforms in force make of them.
class Brush {
public:
    /// \param pixels per logical unit. \param alpha multiplies all colours.
    explicit Brush(float pixels = 1, float alpha = 1);
    void clear();

    /// For its lifetime, draws in other coordinates, within those in force before.
    class Within {
    public:
        Within(Brush& brush, const sf::Transform& transform);
        ~Within();
        Within(const Within&) = delete;
        Within& operator=(const Within&) = delete;

    private:
        Brush& m_brush;
        sf::Transform m_before;
    };
    /// For its lifetime, cuts everything to the inside of an outline, with hard edges.
    class Clip {
    public:
        Clip(Brush& brush, const Outline& outline);
        ~Clip();
        Clip(const Clip&) = delete;
        Clip& operator=(const Clip&) = delete;

    private:
        Brush& m_brush;
    };

    void fill(const Outline& outline, const Gradient& paint);
    /// An upright box on whole pixels. One thinner than a pixel is a pixel wide and fainter.
    void box(ui::Rect area, const Gradient& paint);
    void box(ui::Rect area, float radius, const Gradient& paint) { fill(Outline::box(area, radius), paint); }
    void disc(ui::Vec centre, float radius, const Gradient& paint) { fill(Outline::disc(centre, radius), paint); }
    /// A line along all contours, with round ends unless told otherwise. One thinner than a pixel is fainter instead.
    void stroke(const Outline& outline, float width, const Gradient& paint, bool roundEnds = true);
    void line(ui::Vec from, ui::Vec to, float width, const Gradient& paint, bool roundEnds = true);

    /// A filled outline that adds light.
    void light(const Outline& outline, const Gradient& paint);
    /// A soft round light that falls as ui::Canvas::halo() does; added.
    void glow(ui::Vec centre, float radius, sf::Color colour);

    [[nodiscard]] bool empty() const noexcept { return m_vertices.empty(); }
    [[nodiscard]] std::span<const sf::Vertex> vertices() const noexcept {
        return m_vertices;
    } ///< Triangles, in pixels.
    /// On top of everything that the canvas has drawn so far, moved and scaled by its current layer. The alpha of the
    /// layer is not applied: pass it to the constructor. \pre The brush has the scale of the canvas's viewport.
    void draw(ui::Canvas& canvas) const;
    void draw(sf::RenderTarget& target, const sf::Transform& transform = {}) const;

private:
    /// A corner of a triangle, before its colour is known.
    struct Corner {
        ui::Vec at;    ///< In pixels.
        ui::Vec paint; ///< Where the gradient is asked for the colour.
        float cover = 1;
    };
    struct Run { ///< Triangles with the same blend mode.
        std::size_t end;
        bool light;
    };
    using Convex = std::vector<ui::Vec>;
    using Piece = std::vector<Corner>; ///< Convex.

    [[nodiscard]] ui::Vec pixel(ui::Vec at) const { return m_transform.transformPoint(at); }
    [[nodiscard]] float pixelsPerUnit() const;
    void fillContour(std::span<const ui::Vec> contour, const Gradient& paint);
    void strokeContour(const ui::Polyline& contour, float width, const Gradient& paint, bool roundEnds);
    void roundEnd(ui::Vec end, ui::Vec towards, float width, float cover, ui::Vec paintAt, const Gradient& paint);
    void quad(const Corner& a, const Corner& b, const Corner& c, const Corner& d, const Gradient& paint);
    void triangle(const Corner& a, const Corner& b, const Corner& c, const Gradient& paint);
    void refine(const Corner& a, const Corner& b, const Corner& c, const Gradient& paint, int depth);
    void emitPiece(std::span<const Corner> piece, const Gradient& paint);
    void emit(const sf::Vertex& a, const sf::Vertex& b, const sf::Vertex& c);
    void append(const sf::Vertex& a, const sf::Vertex& b, const sf::Vertex& c);
    /// Calls draw(vertices, states) for each run.
    template<typename Draw>
    void eachRun(const sf::Transform& transform, const Draw& draw) const;

    std::vector<sf::Vertex> m_vertices;
    std::vector<Run> m_runs;
    sf::Transform m_transform;
    float m_alpha;
    bool m_light = false;
    std::vector<std::vector<Convex>> m_clips; ///< The last one holds; each is within the one before.
};

} // namespace game
