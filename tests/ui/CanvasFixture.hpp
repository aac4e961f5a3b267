// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "SampleThemes.hpp"
#include "ui/Canvas.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <functional>
#include <memory>

namespace ui {

/// Keeps one connection to the display open from the first drawing test to the end of the program: a virtual display
/// restarts when its last client disconnects, and refuses connections meanwhile.
class GraphicsConnection : public testing::Environment {
public:
    static void open() {
        if (!context) {
            context = std::make_unique<sf::Context>();
        }
    }
    void TearDown() override { context.reset(); }

private:
    inline static std::unique_ptr<sf::Context> context;
};

inline testing::Environment* const graphicsConnection = testing::AddGlobalTestEnvironment(new GraphicsConnection);

/// Draws on a texture instead of a window and reads back the pixels.
class CanvasTest : public testing::Test {
public:
    static void SetUpTestSuite() { GraphicsConnection::open(); }

protected:
    using Drawing = std::function<void(Canvas&)>;

    /// Returns what is drawn on black at the given window size (which determines the scale).
    sf::Image drawn(const Drawing& drawing, sf::Vector2u window = {1280, 800}, const Theme& theme = sample::dark) {
        const Viewport viewport(window, 1);
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(window.x, window.y));
        target.clear(sf::Color::Black);
        {
            Canvas canvas(target, viewport, theme, resources);
            drawing(canvas);
        }
        target.display();
        return target.getTexture().copyToImage();
    }

    /// Calls `measure` with a canvas and returns its result.
    template<typename Measure>
    auto measured(const Measure& measure, sf::Vector2u window = {1280, 800}) {
        const Viewport viewport(window, 1);
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(16, 16));
        const Canvas canvas(target, viewport, sample::dark, resources);
        return measure(canvas);
    }

    Resources resources = Resources::open(UI_TEST_FONTS).value();
};

/// The brightness of a grey pixel: 0 black, 1 white.
inline float grey(const sf::Image& image, unsigned x, unsigned y) {
    return static_cast<float>(image.getPixel(x, y).g) / 255;
}

/// The smallest rectangle of pixels that contains everything drawn on black.
inline sf::IntRect inkOf(const sf::Image& image) {
    const sf::Vector2i size(image.getSize());
    sf::Vector2i least = size;
    sf::Vector2i most(-1, -1);
    for (int y = 0; y < size.y; ++y) {
        for (int x = 0; x < size.x; ++x) {
            const sf::Color pixel = image.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y));
            if (pixel.r > 0 || pixel.g > 0 || pixel.b > 0) {
                least = {std::min(least.x, x), std::min(least.y, y)};
                most = {std::max(most.x, x), std::max(most.y, y)};
            }
        }
    }
    return most.x < 0 ? sf::IntRect() : sf::IntRect(least, most - least + sf::Vector2i(1, 1));
}

} // namespace ui
