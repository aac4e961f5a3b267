// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/sky/DaySky.hpp"
#include "ui/Canvas.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace game {

/// The state of the street to draw.
struct Scenery {
    float night = 0.35F; ///< 0 … 1: how much of the starry sky shows.
    float walked = 0;    ///< How far the camera has moved along the street, in logical units; right is positive.
    float pavement = 58; ///< Height of the strip at the bottom: 58, 92, or 0 for none.
    float twinkle = 0;   ///< Seconds of twinkling; the stars stand still while this does not change.
    bool skyline = true; ///< Whether the roofs are drawn.
    float town = 1;      ///< 0 … 1: the share of lit windows below these roofs; the far row goes dark first.
    bool exact = false;  ///< Night and pavement are moved by the scene itself: show them as they are.
    std::vector<ui::Rect> quiet;                ///< Areas of text on the sky: no stars within 8 units.
    std::optional<DaySky> sky = std::nullopt;   ///< That of a date; otherwise it is clear, without a moon.
    std::optional<ui::Vec> moon = std::nullopt; ///< Where the moon of that sky stands; otherwise the scene draws it.
    bool moving = false;                        ///< The twinkle is changing.
    float falling = 0;                          ///< 0 … 1: how much of the rain is in the air; none at rest.

    friend bool operator==(const Scenery&, const Scenery&) = default;
};

/// Sky, stars, weather, far and near roofs, and the pavement. Fills the window; the street is the same at every size.
class Backdrop {
public:
    Backdrop();
    ~Backdrop();
    Backdrop(const Backdrop&) = delete;
    Backdrop& operator=(const Backdrop&) = delete;

    void draw(ui::Canvas& canvas, const Scenery& scenery) const;

private:
    struct Painted; ///< What is baked for one size and theme.

    [[nodiscard]] Painted& painted(const ui::Canvas& canvas) const;

    mutable std::unique_ptr<Painted> m_painted; ///< Baked again when size or theme change.
};

/// The sky over the whole window, without stars, roofs and pavement. \param alpha its opacity, 0 … 1.
void drawPlainSky(ui::Canvas& canvas, float alpha);

/// Seconds in which the sky follows the share of solved windows.
inline constexpr float skyFollowTime = 0.400F;
inline constexpr float skyRevealTime = 1.200F; ///< At the win.

} // namespace game
