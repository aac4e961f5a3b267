// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "CanvasFixture.hpp"
#include "ui/VectorArt.hpp"

#include <cmath>

namespace ui {
namespace {

const sf::Color white = sf::Color::White;

TEST_F(CanvasTest, FillsWholePixelsExactly) {
    const sf::Image image = drawn([](Canvas& c) { c.fill({10, 20, 30, 40}, white); });
    EXPECT_EQ(inkOf(image), sf::IntRect(10, 20, 30, 40));
    for (const sf::Vector2u corner : {sf::Vector2u(10, 20), {39, 20}, {10, 59}, {39, 59}, {25, 40}}) {
        EXPECT_EQ(image.getPixel(corner.x, corner.y), white);
    }
}

TEST_F(CanvasTest, SnapsRectanglesAtOddScales) {
    const sf::Image image = drawn([](Canvas& c) { c.fill({10, 10, 15, 15}, white); }, {1920, 1080});
    EXPECT_EQ(inkOf(image), sf::IntRect(14, 14, 20, 20)); // 13.5 to 33.75
    EXPECT_EQ(image.getPixel(14, 14), white);
    EXPECT_EQ(image.getPixel(33, 33), white);
}

TEST_F(CanvasTest, RoundCornersMatchCircle) {
    constexpr unsigned radius = 16;
    const sf::Image image = drawn([](Canvas& c) { c.fill({100, 100, 64, 48}, white, radius); });
    float ink = 0;
    for (unsigned y = 0; y < radius; ++y) {
        for (unsigned x = 0; x < radius; ++x) {
            ink += grey(image, 100 + x, 100 + y);
            const float dx = static_cast<float>(radius - x) - 0.5F;
            const float dy = static_cast<float>(radius - y) - 0.5F;
            const float inside = static_cast<float>(radius) - std::hypot(dx, dy);
            EXPECT_NEAR(grey(image, 100 + x, 100 + y), std::clamp(inside + 0.5F, 0.0F, 1.0F), 0.12F) << x << ' ' << y;
        }
    }
    EXPECT_NEAR(ink, 3.14159F / 4 * radius * radius, 2);
    EXPECT_EQ(grey(image, 100, 124), 1); // Straight sides stay sharp.
    EXPECT_EQ(grey(image, 99, 124), 0);
}

TEST_F(CanvasTest, HairlinesAreOneSharpPixel) {
    for (const sf::Vector2u window : {sf::Vector2u(800, 600), {1280, 800}, {1920, 1080}}) {
        const sf::Image image = drawn([](Canvas& c) { c.stroke({100, 100, 200, 100}, 1, white, 12); }, window);
        const float scale = Viewport(window, 1).scale();
        const auto top = static_cast<unsigned>(std::lround(100 * scale));
        const auto middle = static_cast<unsigned>(std::lround(200 * scale));
        EXPECT_EQ(grey(image, middle, top - 1), 0) << window.x;
        EXPECT_EQ(grey(image, middle, top), 1) << window.x;
        EXPECT_EQ(grey(image, middle, top + 1), 0) << window.x;
    }
}

TEST_F(CanvasTest, StrokeWidthsAreWholePixels) {
    struct Case {
        float width;
        sf::Vector2u window;
        unsigned pixels;
    };
    for (const Case& test : {Case{1.5F, {1280, 800}, 1},
                             {2, {1280, 800}, 2},
                             {3, {1280, 800}, 3},
                             {1, {3840, 2160}, 3},
                             {1.5F, {3840, 2160}, 4},
                             {3, {800, 600}, 2}}) {
        const sf::Image image = drawn(
            [&](Canvas& c) {
                c.stroke({100, 100, 200, 100}, test.width, white, 12);
            },
            test.window);
        const float scale = Viewport(test.window, 1).scale();
        const auto middle = static_cast<unsigned>(std::lround(200 * scale));
        const auto top = static_cast<unsigned>(std::lround(100 * scale));
        unsigned lit = 0;
        for (unsigned y = top - 2; y < top + 10; ++y) {
            lit += grey(image, middle, y) == 1 ? 1U : 0U;
        }
        EXPECT_EQ(lit, test.pixels) << test.width << " at " << scale;
    }
}

TEST_F(CanvasTest, VerticalGradientsSpanShape) {
    const Paint paint(Paint::Kind::Vertical, sf::Color::Red, sf::Color::Blue);
    const sf::Image image = drawn([&](Canvas& c) { c.fill({0, 0, 10, 200}, paint); });
    EXPECT_NEAR(image.getPixel(5, 0).r, 255, 2);
    EXPECT_NEAR(image.getPixel(5, 199).b, 255, 2);
    EXPECT_NEAR(image.getPixel(5, 100).r, 127, 2);
    EXPECT_NEAR(image.getPixel(5, 100).b, 127, 2);
}

TEST_F(CanvasTest, GradientsPassTheirMiddleColour) {
    Paint paint(Paint::Kind::Horizontal, sf::Color::Black, sf::Color::White, sf::Color::Black);
    paint.middleAt = 0.25F;
    const sf::Image image = drawn([&](Canvas& c) { c.fill({0, 0, 400, 10}, paint); });
    EXPECT_NEAR(grey(image, 50, 5), 0.5F, 0.02F);
    EXPECT_NEAR(grey(image, 100, 5), 1, 0.02F);
    EXPECT_NEAR(grey(image, 250, 5), 0.5F, 0.02F);
}

TEST_F(CanvasTest, RadialGradientsAreRound) {
    const Paint paint(Paint::Kind::Radial, sf::Color::White, sf::Color(128, 128, 128), sf::Color::Black);
    const sf::Image image = drawn([&](Canvas& c) { c.disc({200, 200}, 100, paint); });
    EXPECT_NEAR(grey(image, 200, 200), 1, 0.02F);
    for (int degrees = 0; degrees < 360; degrees += 7) {
        const float angle = static_cast<float>(degrees) * 3.14159265F / 180;
        const float x = 200 + 50 * std::cos(angle);
        const float y = 200 + 50 * std::sin(angle);
        EXPECT_NEAR(grey(image, static_cast<unsigned>(x), static_cast<unsigned>(y)), 0.5F, 0.02F) << degrees;
    }
    EXPECT_NEAR(grey(image, 200, 297), 0.03F, 0.03F);
}

TEST_F(CanvasTest, DiscsHaveAreaOfCircle) {
    for (const float radius : {0.4F, 1.0F, 2.3F, 14.0F}) {
        const sf::Image image = drawn([&](Canvas& c) { c.disc({100.3F, 100.6F}, radius, white); });
        float ink = 0;
        for (unsigned y = 80; y < 120; ++y) {
            for (unsigned x = 80; x < 120; ++x) {
                ink += grey(image, x, y);
            }
        }
        const float area = 3.14159F * radius * radius;
        EXPECT_NEAR(ink, area, 0.35F + 0.1F * area) << radius;
    }
}

TEST_F(CanvasTest, TranslucentShapesAreEvenInside) {
    // A pixel covered by two triangles of a shape would be lighter, an uncovered one dark.
    const sf::Color veil(255, 255, 255, 100);
    const auto even = [](const sf::Image& image, sf::IntRect inside) {
        const sf::Color first = image.getPixel(static_cast<unsigned>(inside.left), static_cast<unsigned>(inside.top));
        EXPECT_NEAR(first.r, 100, 1);
        for (int y = inside.top; y < inside.top + inside.height; ++y) {
            for (int x = inside.left; x < inside.left + inside.width; ++x) {
                ASSERT_EQ(image.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y)), first) << x << ' ' << y;
            }
        }
    };
    even(drawn([&](Canvas& c) { c.fill({100, 100, 200, 120}, veil, 20); }), {106, 106, 188, 108});
    even(drawn([&](Canvas& c) { c.fill({100, 100, 200, 120}, veil); }), {100, 100, 200, 120});
    even(drawn([&](Canvas& c) { c.disc({200, 200}, 60, veil); }), {160, 160, 80, 80});
    const std::array slope{Vec{100, 300}, Vec{140, 100}, Vec{260, 100}, Vec{300, 300}};
    even(drawn([&](Canvas& c) { c.polygon(slope, veil); }), {142, 102, 116, 196});
}

TEST_F(CanvasTest, ClipsNestAndEnd) {
    const sf::Image image = drawn([](Canvas& c) {
        {
            const Canvas::Clip outer(c, {100, 100, 50, 50});
            const Canvas::Clip inner(c, {120, 90, 50, 30});
            c.fill({0, 0, 500, 500}, white);
        }
        {
            const Canvas::Clip nothing(c, {100, 100, 50, 50});
            const Canvas::Clip apart(c, {300, 300, 50, 50});
            c.fill({0, 0, 500, 500}, white);
        }
        c.fill({600, 100, 10, 10}, white);
    });
    EXPECT_EQ(image.getPixel(120, 100), white);
    EXPECT_EQ(image.getPixel(149, 119), white);
    EXPECT_EQ(grey(image, 119, 110), 0);
    EXPECT_EQ(grey(image, 150, 110), 0);
    EXPECT_EQ(grey(image, 130, 120), 0);
    EXPECT_EQ(grey(image, 310, 310), 0);
    EXPECT_EQ(inkOf(image), sf::IntRect(120, 100, 490, 20));
}

TEST_F(CanvasTest, LayersMoveScaleAndFade) {
    const sf::Image image = drawn([](Canvas& c) {
        const Canvas::Layer half(c, {10, 0}, 0.5F);
        c.fill({100, 100, 10, 10}, white);
        const Canvas::Layer twice(c, {}, 0.5F, 2, {200, 200});
        c.fill({200, 200, 10, 10}, white);
    });
    EXPECT_NEAR(grey(image, 110, 100), 0.5F, 0.01F);
    EXPECT_EQ(grey(image, 109, 100), 0);
    EXPECT_NEAR(grey(image, 210, 200), 0.25F, 0.01F);
    EXPECT_NEAR(grey(image, 229, 219), 0.25F, 0.01F);
    EXPECT_EQ(grey(image, 230, 219), 0);
}

TEST_F(CanvasTest, DrawsInOrder) {
    sf::Texture red;
    sf::Image pixels;
    pixels.create(4, 4, sf::Color::Red);
    ASSERT_TRUE(red.loadFromImage(pixels));
    const VectorArt box({24, 24}, {stroked(boxPath({5, 5, 14, 14}, 1.5F), 2)});
    const sf::Image image = drawn([&](Canvas& c) {
        c.fill({0, 0, 300, 300}, white);
        c.texture(red, {10, 10, 20, 20});
        c.fill({15, 15, 5, 5}, sf::Color::Blue);
        c.art(box, {5, 5, 24, 24}, sf::Color::Green);
        c.fill({0, 0, 5, 5}, sf::Color::Black);
    });
    EXPECT_EQ(image.getPixel(12, 12), sf::Color::Red);
    EXPECT_EQ(image.getPixel(16, 16), sf::Color::Blue);
    EXPECT_EQ(image.getPixel(17, 10), sf::Color::Green);
    EXPECT_EQ(image.getPixel(2, 2), sf::Color::Black);
    EXPECT_EQ(image.getPixel(200, 200), white);
}

TEST_F(CanvasTest, HaloIsAdditiveAndFadesEvenly) {
    const sf::Image image = drawn([](Canvas& c) { c.halo({200, 200}, 100, white); });
    EXPECT_NEAR(grey(image, 200, 200), 1, 0.02F);
    const float floor = std::exp(-4.2F);
    EXPECT_NEAR(grey(image, 250, 200), (std::exp(-4.2F / 4) - floor) / (1 - floor), 0.03F);
    EXPECT_EQ(grey(image, 301, 200), 0);
    const sf::Image both = drawn([](Canvas& c) {
        c.halo({200, 200}, 100, faded(white, 0.5F));
        c.halo({200, 200}, 100, faded(white, 0.5F));
    });
    EXPECT_NEAR(grey(both, 250, 200), grey(image, 250, 200), 0.03F);
}

TEST_F(CanvasTest, GlowFallsSteadilyToZero) {
    const sf::Image image = drawn([](Canvas& c) { c.glow({100, 100, 100, 50}, 26, white, 12); });
    float before = 1;
    for (unsigned x = 200; x < 226; ++x) {
        EXPECT_LE(grey(image, x, 125), before);
        before = grey(image, x, 125);
    }
    EXPECT_NEAR(grey(image, 200, 125), 0.5F, 0.04F);
    EXPECT_EQ(grey(image, 227, 125), 0);
    EXPECT_EQ(grey(image, 150, 125), 0); // Nothing below the shape.
}

TEST_F(CanvasTest, FlatThemesHaveNoShadowsOrGlows) {
    const auto lights = [](Canvas& c) {
        c.fill({0, 0, 400, 400}, white);
        c.shadow({100, 100, 100, 100}, {});
        c.glow({100, 100, 100, 100}, 20, sf::Color::Red);
        c.halo({300, 300}, 50, sf::Color::Red);
    };
    const sf::Image flat = drawn(lights, {1280, 800}, sample::flat);
    const sf::Image soft = drawn(lights);
    EXPECT_EQ(flat.getPixel(150, 215), white);
    EXPECT_LT(soft.getPixel(150, 215).g, 250);
}

TEST_F(CanvasTest, DashesLeaveGaps) {
    const sf::Image image = drawn([](Canvas& c) { c.dashed({100, 100, 200, 100}, 2, white, 10, 8, 8); });
    unsigned lit = 0;
    unsigned dark = 0;
    for (unsigned x = 110; x < 290; ++x) {
        lit += grey(image, x, 100) > 0.9F ? 1U : 0U;
        dark += grey(image, x, 100) < 0.1F ? 1U : 0U;
    }
    EXPECT_NEAR(lit, 90, 20);
    EXPECT_NEAR(dark, 90, 20);
    EXPECT_EQ(grey(image, 200, 150), 0);
}

TEST_F(CanvasTest, VerticalAndHorizontalLinesAreSharp) {
    const sf::Image image = drawn([](Canvas& c) {
        c.line({100, 50.4F}, {200, 50.4F}, 1, white);
        c.line({300.7F, 10}, {300.7F, 90}, 1, white);
    });
    EXPECT_EQ(grey(image, 150, 50), 1);
    EXPECT_EQ(grey(image, 150, 49), 0);
    EXPECT_EQ(grey(image, 150, 51), 0);
    EXPECT_EQ(grey(image, 300, 50), 1);
    EXPECT_EQ(grey(image, 301, 50), 0);
}

TEST_F(CanvasTest, RestoresViewOfTarget) {
    const Viewport viewport;
    sf::RenderTexture target;
    ASSERT_TRUE(target.create(100, 100));
    const sf::View before(sf::FloatRect(1, 2, 3, 4));
    target.setView(before);
    { const Canvas canvas(target, viewport, sample::dark, resources); }
    EXPECT_EQ(target.getView().getCenter(), before.getCenter());
    EXPECT_EQ(target.getView().getSize(), before.getSize());
}

} // namespace
} // namespace ui
