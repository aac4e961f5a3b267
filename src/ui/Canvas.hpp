#pragma once

#include "ui/Geometry.hpp"
#include "ui/Icon.hpp"
#include "ui/Text.hpp"
#include "ui/Theme.hpp"
#include "ui/Viewport.hpp"

#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/Texture.hpp>

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
/// is rasterised at its real size, shapes have smooth edges by a one-pixel feather and need neither shaders nor
/// multisampling. Calls draw in order, in few batches; what stands in the batch is sent by flush() or the destructor.
class Canvas {
public:
    Canvas(sf::RenderTarget& target, const Viewport& viewport, const Theme& theme, Resources& resources);
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    [[nodiscard]] const Viewport& viewport() const noexcept { return m_viewport; }
    [[nodiscard]] const Theme& theme() const noexcept { return m_theme; }
    [[nodiscard]] const Palette& colours() const noexcept { return m_theme.colours; }
    [[nodiscard]] Resources& resources() const noexcept { return m_resources; }

    /// While it lives, everything is moved by `offset`, scaled by `scale` round `about`, and its alpha multiplied.
    class Layer {
    public:
        Layer(Canvas& canvas, Vec offset, float alpha = 1, float scale = 1, Vec about = {});
        ~Layer();
        Layer(const Layer&) = delete;
        Layer& operator=(const Layer&) = delete;

    private:
        Canvas& m_canvas;
    };
    /// While it lives, nothing outside `area` is drawn (and nothing outside an enclosing clip).
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
    /// The same, dashed: `on` drawn, `off` left out, in logical units along the outline.
    void dashed(Rect area, float width, sf::Color colour, float radius, float on, float off);
    void shadow(Rect area, const Shadow& shadow, float radius = 0); ///< Nothing in a flat theme.
    /// Light round a shape, half of `colour` at its edge and fading to nothing over `spread`, as a shadow of CSS does;
    /// added (or laid over, in a theme without additive glow). To be drawn before the shape.
    void glow(Rect area, float spread, sf::Color colour, float radius = 0); ///< Nothing in a flat theme.
    void disc(Vec centre, float radius, const Paint& paint);
    void ring(Vec centre, float radius, float width, sf::Color colour); ///< A line along the inside of the circle.
    /// A round soft light: alpha falls as (e^(−4.2r²) − e^(−4.2)) / (1 − e^(−4.2)); added, or laid over, as glow() is.
    void halo(Vec centre, float radius, sf::Color colour);
    void line(Vec from, Vec to, float width, sf::Color colour);    ///< Round ends.
    void polygon(std::span<const Vec> convex, const Paint& paint); ///< Convex; either direction.

    // --- text: UTF-8 ----------------------------------------------------------------------------------------------
    /// One line. \returns its width.
    float text(std::string_view utf8, Vec at, const TextStyle& style, sf::Color colour, Align align = Align::Left,
               Anchor anchor = Anchor::CapMiddle);
    [[nodiscard]] float textWidth(std::string_view utf8, const TextStyle& style) const;
    /// Lines no wider than `width`, broken at spaces, at '\n', and in a word that is itself too wide.
    [[nodiscard]] std::vector<std::string> wrap(std::string_view utf8, const TextStyle& style, float width) const;
    /// Wrapped lines from the top of the first line's capitals. \returns the height from there to the last baseline.
    float paragraph(std::string_view utf8, Rect area, const TextStyle& style, sf::Color colour,
                    Align align = Align::Left);
    [[nodiscard]] float paragraphHeight(std::string_view utf8, float width, const TextStyle& style) const;
    /// One line, shortened with … where it is wider than `width`. \returns its width.
    float textFitted(std::string_view utf8, Vec at, float width, const TextStyle& style, sf::Color colour,
                     Align align = Align::Left);
    /// How many texts textFitted had to shorten: a design has room for all it says.
    [[nodiscard]] int shortened() const noexcept { return m_shortened; }
    /// Letters with a dark or lit outline only: the "Aus" of the logo.
    void textOutline(std::string_view utf8, Vec at, const TextStyle& style, sf::Color fill, sf::Color outline,
                     float width);
    /// The light round glowing letters, fading over `spread`, to be drawn before them; as glow() does. Left, CapMiddle.
    void textGlow(std::string_view utf8, Vec at, const TextStyle& style, sf::Color colour, float spread);

    // --- pictures -------------------------------------------------------------------------------------------------
    void icon(Icon icon, Vec centre, float size, sf::Color colour);
    /// Vector art fitted into `area`, baked at its exact pixel size, turned clockwise by `degrees` round its centre.
    void art(const VectorArt& art, Rect area, sf::Color tint = sf::Color::White, float degrees = 0);
    void texture(const sf::Texture& texture, Rect area, sf::Color tint = sf::Color::White);

    // --- for those who draw vertex arrays themselves ---------------------------------------------------------------
    /// Sends what is waiting, so that own draw calls come after it.
    void flush();
    [[nodiscard]] sf::RenderTarget& target() noexcept { return m_target; }
    /// Where a logical point lands, in pixels, with the layers in force (not rounded).
    [[nodiscard]] Vec device(Vec logical) const noexcept;
    [[nodiscard]] float layerScale() const noexcept;
    [[nodiscard]] float layerAlpha() const noexcept;

private:
    struct Batch; // What waits to be sent, and the layers and clips in force.
    struct Lettering;

    /// The rectangle in pixels, its edges on whole ones and no side less than one.
    [[nodiscard]] Rect snapped(Rect area) const noexcept;
    /// A line width in whole pixels, at least one; halves are rounded down, as browsers do.
    [[nodiscard]] float lineWidth(float logical) const noexcept;
    [[nodiscard]] float devicePixels() const noexcept; ///< Pixels a logical unit, with the layers in force.
    [[nodiscard]] sf::Color shade(sf::Color colour) const noexcept; ///< With the layers' alpha.
    void applyClip();
    float letters(std::string_view utf8, Vec at, const TextStyle& style, const Lettering& look, Align align,
                  Anchor anchor);
    [[nodiscard]] float lineStep(const TextStyle& style) const; ///< From baseline to baseline, on whole pixels.

    sf::RenderTarget& m_target;
    const Viewport& m_viewport;
    const Theme& m_theme;
    Resources& m_resources;
    std::unique_ptr<Batch> m_batch;
    int m_shortened = 0;
};

} // namespace ui
