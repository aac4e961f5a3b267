// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Theme.hpp"
#include "game/scene/Scene.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace game::test {

/// Lays out a scene for a window of this size and draws it on black.
inline sf::Image drawn(Scene& scene, ui::Resources& resources, std::string_view theme = "night",
                       sf::Vector2u window = {1280, 800}) {
    const ui::Viewport viewport(window, 1);
    sf::RenderTexture target;
    EXPECT_TRUE(target.create(window.x, window.y));
    target.clear(sf::Color::Black);
    scene.layout(viewport, ui::measureWith(resources, viewport));
    {
        ui::Canvas canvas(target, viewport, game::theme(theme).controls, resources);
        scene.draw(canvas);
    }
    target.display();
    return target.getTexture().copyToImage();
}

/// Lays out a scene and draws it, and returns the texts that had to be cut to fit. Only a corner of the window becomes
/// pixels: that changes no text, and takes a third of the time.
inline std::vector<std::string> textsCut(Scene& scene, ui::Resources& resources, const ui::Viewport& viewport) {
    sf::RenderTexture corner;
    EXPECT_TRUE(corner.create(16, 16));
    scene.layout(viewport, ui::measureWith(resources, viewport));
    ui::Canvas canvas(corner, viewport, game::theme("night").controls, resources);
    scene.draw(canvas);
    return canvas.shortened();
}

/// The average brightness of an area, 0 … 255.
inline int brightness(const sf::Image& image, sf::IntRect area) {
    long sum = 0;
    for (int y = area.top; y < area.top + area.height; ++y)
        for (int x = area.left; x < area.left + area.width; ++x) {
            const sf::Color pixel = image.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y));
            sum += (pixel.r * 299 + pixel.g * 587 + pixel.b * 114) / 1000;
        }
    return static_cast<int>(sum / (static_cast<long>(area.width) * area.height));
}

} // namespace game::test
