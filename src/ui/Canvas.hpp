// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"
#include "ui/Icon.hpp"
#include "ui/Text.hpp"
#include "ui/Theme.hpp"
#include "ui/Viewport.hpp"

#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/Graphics/VertexArray.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

class Resources; // Fonts and the sprites baked from vector art; see Resources.hpp.
class VectorArt; // A drawing as paths; see VectorArt.hpp.

/// Draws in logical units on a render target: coordinates are scaled by the viewport and snapped to whole pixels, text
/// is rasterised at its real size, and shapes get smooth edges from a one-pixel feather, without shaders or
/// multisampling. Calls draw in order, in few batches; flush() or the destructor sends what is still in the batch.
class Canvas {
public:
    /// Target, theme and resources have to outlive it.
    Canvas(sf::RenderTarget& target, const Viewport& viewport, const Theme& theme, Resources& resources);
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    [[nodiscard]] const Viewport& viewport() const noexcept { return m_viewport; }
    [[nodiscard]] const Theme& theme() const noexcept { return m_theme; }
    [[nodiscard]] const Palette& colours() const noexcept { return m_theme.colours; }
    [[nodiscard]] Resources& resources() const noexcept { return m_resources; }
    /// The part of the picture that the player sees, in logical units: all of it unless set. It clips nothing; messages
    /// use it to stay in sight.
    [[nodiscard]] const Rect& visible() const noexcept { return m_visible; }
    void setVisible(const Rect& area) noexcept { m_visible = area; }

    /// For its lifetime, moves everything by `offset`, scales it by `scale` around `about`, and multiplies its alpha.
    class Layer {
    public:
        Layer(Canvas& canvas, Vec offset, float alpha = 1, float scale = 1, Vec about = {});
        ~Layer();
        Layer(const Layer&) = delete;
        Layer& operator=(const Layer&) = delete;

    private:
        Canvas& m_canvas;
    };
    /// For its lifetime, clips drawing to `area`, intersected with any enclosing clip.
    class Clip {
    public:
        Clip(Canvas& canvas, Rect area);
        ~Clip();
        Clip(const Clip&) = delete;
        Clip& operator=(const Clip&) = delete;

    private:
        Canvas& m_canvas;
    };

    // --- shapes ---------------------------------------------------------------------------------------------------
    void fill(Rect area, const Paint& paint, float radius = 0);
    /// A line of `width` along the inside of the rounded rectangle.
    void stroke(Rect area, float width, sf::Color colour, float radius = 0);
    /// A dashed line along the inside: `on` and `off` are the lengths of dash and gap, in logical units.
    void dashed(Rect area, float width, sf::Color colour, float radius, float on, float off);
    void shadow(Rect area, const Shadow& shadow, float radius = 0); ///< Draws nothing in a flat theme.
    /// Light around a shape: half of `colour` at its edge, fading out over `spread` like a CSS shadow. Blended
    /// additively (or normally, in a theme without additive glow). Call before drawing the shape.
    void glow(Rect area, float spread, sf::Color colour, float radius = 0); ///< Draws nothing in a flat theme.
    void disc(Vec centre, float radius, const Paint& paint);
    void ring(Vec centre, float radius, float width, sf::Color colour); ///< A line along the inside of the circle.
    /// A soft round light: alpha falls as (e^(−4.2r²) − e^(−4.2)) / (1 − e^(−4.2)); blended as in glow().
    void halo(Vec centre, float radius, sf::Color colour);
    void line(Vec from, Vec to, float width, sf::Color colour);    ///< With round ends.
    void polygon(std::span<const Vec> convex, const Paint& paint); ///< Convex, in either winding order.

    // --- text: UTF-8 ----------------------------------------------------------------------------------------------
    /// One line. \returns its width.
    float text(std::string_view utf8, Vec at, const TextStyle& style, sf::Color colour, Align align = Align::Left,
               Anchor anchor = Anchor::CapMiddle);
    [[nodiscard]] float textWidth(std::string_view utf8, const TextStyle& style) const;
    /// Lines no wider than `width`, broken at '\n', at spaces, and inside words that are too wide for a line.
    [[nodiscard]] std::vector<std::string> wrap(std::string_view utf8, const TextStyle& style, float width) const;
    /// Wrapped lines; the capitals of the first line touch the top of `area`. \returns the height from there to the
    /// last baseline.
    float paragraph(std::string_view utf8, Rect area, const TextStyle& style, sf::Color colour,
                    Align align = Align::Left);
    [[nodiscard]] float paragraphHeight(std::string_view utf8, float width, const TextStyle& style) const;
    /// One line. If it is wider than `width`, it gets up to a fifth smaller; if that is not enough, it is shortened
    /// with … \returns its width.
    float textFitted(std::string_view utf8, Vec at, float width, const TextStyle& style, sf::Color colour,
                     Align align = Align::Left);
    /// What textFitted() had to shorten; nothing in a design that has room for all its text.
    [[nodiscard]] const std::vector<std::string>& shortened() const noexcept { return m_shortened; }
    /// Letters with a dark or lit outline, such as the "Aus" of the logo.
    void textOutline(std::string_view utf8, Vec at, const TextStyle& style, sf::Color fill, sf::Color outline,
                     float width);
    /// The light around glowing letters, fading out over `spread` as in glow(); call before drawing them. Left,
    /// CapMiddle.
    void textGlow(std::string_view utf8, Vec at, const TextStyle& style, sf::Color colour, float spread);

    // --- pictures -------------------------------------------------------------------------------------------------
    void icon(Icon icon, Vec centre, float size, sf::Color colour);
    /// A line along the inside of the circle.
    void art(const VectorArt& art, Rect area, sf::Color tint = sf::Color::White, float degrees = 0);
    void texture(const sf::Texture& texture, Rect area, sf::Color tint = sf::Color::White);

    // --- for callers that draw vertex arrays themselves ------------------------------------------------------------
    /// Draws triangles or quads in pixels, after the waiting batch; layers do not apply.
    void draw(std::span<const sf::Vertex> vertices, sf::PrimitiveType type, const sf::RenderStates& states);
    void draw(const sf::VertexArray& vertices, const sf::RenderStates& states);
    /// Sends the waiting batch.
    void flush();
    /// The position of a logical point in pixels (not rounded), with the current layers applied.
    [[nodiscard]] Vec device(Vec logical) const noexcept;
    [[nodiscard]] float layerScale() const noexcept;
    [[nodiscard]] float layerAlpha() const noexcept;

private:
    struct Batch; // The waiting batch, and the current layers and clips.
    struct Lettering;

    /// The rectangle in pixels, with edges on whole pixels and sides of at least one.
    [[nodiscard]] Rect snapped(Rect area) const noexcept;
    /// A line width in whole pixels, at least one; halves are rounded down, as in browsers.
    [[nodiscard]] float lineWidth(float logical) const noexcept;
    [[nodiscard]] float devicePixels() const noexcept; ///< Pixels per logical unit, with the current layers applied.
    [[nodiscard]] sf::Color shade(sf::Color colour) const noexcept; ///< With the alpha of the layers applied.
    void applyClip();
    float letters(std::string_view utf8, Vec at, const TextStyle& style, const Lettering& look, Align align,
                  Anchor anchor);
    [[nodiscard]] float lineStep(const TextStyle& style) const; ///< From baseline to baseline, on whole pixels.

    sf::RenderTarget& m_target;
    Viewport m_viewport;
    Rect m_visible;
    const Theme& m_theme;
    Resources& m_resources;
    std::unique_ptr<Batch> m_batch;
    std::vector<std::string> m_shortened;
};

} // namespace ui
