// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"

namespace ui {

/// Converts logical units to pixels. The scale for a window of W×H pixels is N = clamp(min(W/1280, H/800), 0.8, 4), but
/// at most F = min(W/1000, H/750), at which 1000×750 logical units just fit: every layout needs as many. A uiScale
/// above 1 multiplies it, even beyond F: the picture is then larger than the window, which shows a part of it. A
/// smaller one multiplies N, before the limit.
class Viewport {
public:
    inline static const sf::Vector2u smallestWindow{640, 480};

    Viewport()
        : Viewport({1280, 800}, 1.0F) {}
    Viewport(sf::Vector2u pixels, float uiScale);

    [[nodiscard]] sf::Vector2u pixels() const noexcept { return m_pixels; } ///< Size of the picture.
    [[nodiscard]] sf::Vector2u window() const noexcept { return m_window; } ///< At most as large as the picture.
    [[nodiscard]] float scale() const noexcept { return m_scale; }          ///< Pixels per logical unit.
    [[nodiscard]] Vec size() const noexcept;                                ///< The picture in logical units.
    [[nodiscard]] bool compact() const noexcept;                            ///< Logical width < 1150 or height < 780.
    [[nodiscard]] bool tooSmall() const noexcept; ///< Smaller than smallestWindow: nothing can be laid out.
    [[nodiscard]] float margin() const noexcept;  ///< 40, or 24 when compact.
    /// The area for content: at most 1600 wide, centred, full height.
    [[nodiscard]] Rect content() const noexcept;

    [[nodiscard]] float px(float logical) const noexcept; ///< In pixels, rounded to whole ones.
    [[nodiscard]] Vec px(Vec logical) const noexcept;
    [[nodiscard]] Vec toLogical(sf::Vector2i pixels) const noexcept;

    /// The largest uiScale at which the window shows the whole picture; at least 1.
    [[nodiscard]] static float fittingUiScale(sf::Vector2u pixels) noexcept;
    /// The largest uiScale that still changes something at this window size: textures have a largest size.
    [[nodiscard]] static float largestUiScale(sf::Vector2u pixels) noexcept;

private:
    sf::Vector2u m_window;
    sf::Vector2u m_pixels;
    float m_scale = 1;
};

} // namespace ui
