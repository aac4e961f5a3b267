// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Brush.hpp"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace sf {
class RenderTexture;
}

namespace game {

/// What a brush painted, kept as a texture: one draw call instead of thousands of triangles.
class BakedBrush {
public:
    BakedBrush();
    ~BakedBrush();
    BakedBrush(BakedBrush&&) noexcept;
    BakedBrush& operator=(BakedBrush&&) noexcept;

    /// Replaces the texture. \param area what is kept, in logical units. \param pixels per unit, as for the brush.
    void bake(const Brush& brush, ui::Rect area, float pixels);
    void clear();
    [[nodiscard]] bool empty() const noexcept { return !m_texture && !m_brush; }

    /// Where it was painted, with the canvas's layer applied.
    void draw(ui::Canvas& canvas) const { draw(canvas, m_area, {m_area.x, m_area.y}); }
    /// A picture that fades out above and below a band, in logical units.
    struct Fade {
        float top;       ///< Between these two it is opaque …
        float bottom;    ///<
        float over;      ///< … and this far from them as faint as it gets.
        float least = 0; ///< Opacity there, 0 … 1.
    };
    void draw(ui::Canvas& canvas, const Fade& fade) const;
    /// A part of it, moved to another place.
    struct Part {
        ui::Rect area;
        ui::Vec to;
        float degrees = 0; ///< Turned around its middle, clockwise.
        float stretch = 1; ///< Of its height.
    };
    void draw(ui::Canvas& canvas, std::span<const Part> parts) const;
    void draw(ui::Canvas& canvas, ui::Rect part, ui::Vec to) const { draw(canvas, std::array{Part{part, to}}); }

private:
    std::unique_ptr<sf::RenderTexture> m_texture;
    std::optional<Brush> m_brush; ///< Instead of a texture, if memory is short.
    ui::Rect m_area;
    float m_pixels = 1;
};

/// A picture that is painted when it is first drawn, and again after clear() or when the theme or the scale has
/// changed.
class BakedPicture {
public:
    void clear() { m_baked.clear(); }

    /// \param paint called with the brush if it has to be painted. \returns the area to keep, in logical units.
    template<class Paint>
    [[nodiscard]] const BakedBrush& on(const ui::Canvas& canvas, const Paint& paint) {
        const float pixels = canvas.viewport().scale();
        if (m_baked.empty() || m_theme != canvas.theme().name || m_pixels != pixels) {
            m_theme = canvas.theme().name;
            m_pixels = pixels;
            Brush brush{pixels};
            const ui::Rect area = paint(brush);
            m_baked.bake(brush, area, pixels);
        }
        return m_baked;
    }

private:
    BakedBrush m_baked;
    std::string_view m_theme; ///< As painted last, if there is a picture.
    float m_pixels = 0;
};

} // namespace game
