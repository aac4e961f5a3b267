// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Signs.hpp"
#include "game/look/board/House.hpp"
#include "game/look/board/LevelWindow.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/look/sky/Backdrop.hpp"
#include "game/look/sky/DaySky.hpp"
#include "game/round/SmallBoard.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <memory>
#include <utility>

namespace {

using namespace game;
using lights::Cell;

int luminance(sf::Color c) {
    return (c.r * 299 + c.g * 587 + c.b * 114) / 1000;
}

/// The largest difference in luminance between two pictures of the same size within the area.
int difference(const sf::Image& a, const sf::Image& b, sf::IntRect area) {
    const auto row = [&area](const sf::Image& image, int y) {
        return image.getPixelsPtr() +
               4 * (static_cast<std::size_t>(y) * image.getSize().x + static_cast<std::size_t>(area.left));
    };
    const auto width = static_cast<std::size_t>(area.width);
    int most = 0;
    for (int y = area.top; y < area.top + area.height; ++y) {
        const sf::Uint8* p = row(a, y);
        const sf::Uint8* q = row(b, y);
        if (std::equal(p, p + 4 * width, q))
            continue;
        for (std::size_t x = 0; x < 4 * width; x += 4)
            most =
                std::max(most, std::abs(luminance({p[x], p[x + 1], p[x + 2]}) - luminance({q[x], q[x + 1], q[x + 2]})));
    }
    return most;
}

class Drawing : public testing::Test {
protected:
    inline static const sf::Vector2u pixels{1280, 800};

    void paint(std::string_view theme, const std::function<void(ui::Canvas&)>& draw) {
        target.clear(sf::Color::Black);
        ui::Canvas canvas{target, viewport, game::theme(theme).controls, *resources};
        draw(canvas);
    }
    sf::Image takePicture(std::string_view theme, const std::function<void(ui::Canvas&)>& draw) {
        paint(theme, draw);
        target.display();
        return target.getTexture().copyToImage();
    }

    // Keeps one connection to the display open from the first test to the last: a virtual display restarts when its
    // last client disconnects, and refuses connections meanwhile.
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    void SetUp() override {
        ASSERT_TRUE(resources);
        ASSERT_TRUE(target.create(pixels.x, pixels.y));
    }

    tl::expected<ui::Resources, ui::FontProblem> resources = ui::Resources::open(LOOK_TEST_FONTS);
    ui::Viewport viewport{pixels, 1};
    sf::RenderTexture target;
    LampAtlases atlases;
};

lights::Board chequered(int rows, int columns) {
    lights::BitGrid lit{rows, columns};
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            lit.set({row, column}, (row + column) % 2 == 0);
    return lights::Board{lit};
}

TEST_F(Drawing, BoardTakesAtMostEightDrawCalls) {
    for (const std::string_view theme : themeNames())
        for (const int side : {1, 5, 40, 100})
            for (const lights::Surface surface : {lights::Surface::Plane, lights::Surface::Klein}) {
                LightsBoardView view{atlases, {}};
                view.setBoard(chequered(side, side), {lights::Stamp::Plus, surface}, lights::BitGrid{side, side});
                view.place({320, 60, 640, 640}, 720, viewport);
                view.setFocus(Cell{0, 0});
                view.setHover(Cell{side - 1, side - 1});
                view.setHint({{{0, 0}}, Cell{0, 0}});
                paint(theme, [&view](ui::Canvas& canvas) { view.draw(canvas); });
                EXPECT_LE(view.drawCalls(), 8);
                EXPECT_GE(view.drawCalls(), 2);
            }
}

TEST_F(Drawing, ClosedShuttersTellNothingOfTheBoard) {
    lights::BitGrid marks{4, 4};
    marks.set({1, 1});
    for (const std::string_view theme : themeNames())
        for (const lights::Surface surface : {lights::Surface::Plane, lights::Surface::Torus}) {
            const auto shut = [&](const lights::Board& board, bool marked) {
                BoardOptions options;
                options.motion.speed = 0;
                LightsBoardView view{atlases, options};
                view.setBoard(board, {lights::Stamp::Plus, surface}, marked ? std::optional(marks) : std::nullopt);
                view.place({320, 60, 640, 640}, 720, viewport);
                if (marked) {
                    view.setMarks(marks);
                    view.setHint({{{0, 0}}, Cell{0, 0}});
                }
                view.setShut(true);
                return takePicture(theme, [&view](ui::Canvas& canvas) { view.draw(canvas); });
            };
            const sf::Image chess = shut(chequered(4, 4), true);
            const sf::Image dark = shut(lights::Board{lights::BitGrid{4, 4}}, false);
            EXPECT_EQ(difference(chess, dark, {0, 0, 1280, 800}), 0) << theme;
        }
}

/// The WCAG contrast ratio of two colours.
float contrastOf(sf::Color a, sf::Color b) {
    const auto light = [](sf::Color c) {
        const auto linear = [](sf::Uint8 v) {
            const float x = static_cast<float>(v) / 255;
            return x <= 0.04045F ? x / 12.92F : std::pow((x + 0.055F) / 1.055F, 2.4F);
        };
        return 0.2126F * linear(c.r) + 0.7152F * linear(c.g) + 0.0722F * linear(c.b);
    };
    return (std::max(light(a), light(b)) + 0.05F) / (std::min(light(a), light(b)) + 0.05F);
}

TEST_F(Drawing, EarnedStarStandsOutFromTheSkyInEveryTheme) {
    for (const std::string_view theme : themeNames())
        for (const sf::Color sky :
             {look(game::theme(theme).controls).skyTop, look(game::theme(theme).controls).skyLow}) {
            const sf::Image image = takePicture(theme, [&](ui::Canvas& canvas) {
                canvas.fill({0, 0, 1280, 800}, sky);
                drawWinStar(canvas, {{300, 300}, 59});
            });
            float best = 0; // Down from the sky over the upper point to the middle: its edge, or all of it.
            for (unsigned y = 235; y < 300; ++y)
                best = std::max(best, contrastOf(image.getPixel(300, y), sky));
            EXPECT_GE(best, 3) << theme;
        }
}

TEST_F(Drawing, WindowsOfAPictureHaveASharpGildedRing) {
    lights::BitGrid picture{2, 2};
    picture.set({0, 0});
    for (const std::string_view theme : themeNames())
        for (const auto& [pitch, thick] :
             {std::pair{100.0F, 6}, std::pair{30.0F, 3}, std::pair{16.0F, 2}, std::pair{8.0F, 1}}) {
            BoardOptions options;
            options.largestPitch = pitch;
            options.residents = false;
            LightsBoardView view{atlases, options};
            view.setBoard(lights::Board{lights::BitGrid{2, 2}}, {}, picture);
            view.place({320, 60, 640, 640}, 720, viewport);
            const sf::Image image = takePicture(theme, [&view](ui::Canvas& canvas) { view.draw(canvas); });
            const sf::Color gold = look(game::theme(theme).controls).target;
            const auto ringOf = [&](Cell cell) { // In the right half of the window, where the ring has its own colour.
                const ui::Rect window = view.cellRect(cell);
                int found = 0;
                for (auto x = static_cast<unsigned>(window.centre().x); x < static_cast<unsigned>(window.right()); ++x)
                    if (image.getPixel(x, static_cast<unsigned>(window.y + 0.4F * window.h)) == gold)
                        ++found;
                return found;
            };
            EXPECT_NEAR(ringOf({0, 0}), thick, pitch > 40 ? 1 : 0) << theme << ' ' << pitch;
            EXPECT_EQ(ringOf({1, 1}), 0) << theme << ' ' << pitch;
        }
}

TEST_F(Drawing, LightsAreBrightAndHolesAreWall) {
    lights::BitGrid lit{1, 3};
    lights::BitGrid holes{1, 3};
    lit.set({0, 0});
    holes.set({0, 2});
    for (const std::string_view theme : themeNames()) {
        LightsBoardView view{atlases, {}};
        view.setBoard(lights::Board{lit, holes});
        view.place({320, 60, 640, 640}, 720, viewport);
        const sf::Image image = takePicture(theme, [&view](ui::Canvas& canvas) { view.draw(canvas); });
        const auto brightness = [&](int column) {
            const ui::Rect cell = view.cellRect({0, column});
            return luminance(image.getPixel(static_cast<unsigned>(cell.x + cell.w * 0.3F),
                                            static_cast<unsigned>(cell.y + cell.h * 0.70F)));
        };
        EXPECT_GT(brightness(0), brightness(1) + 60) << theme;
        const ui::Rect hole = view.cellRect({0, 2});
        EXPECT_EQ(view.hitTest(hole.centre()), std::nullopt);
        EXPECT_EQ(view.hitTest(view.cellRect({0, 1}).centre()), (Cell{0, 1}));
        EXPECT_EQ(view.hitTest({5, 5}), std::nullopt);
    }
}

/// What would flash is shown later, but it is shown.
TEST_F(Drawing, SmallBoardShowsTheLastOfManyChanges) {
    const lights::Board one = chequered(3, 3);
    lights::BitGrid lit = one.lit();
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column)
            lit.set({row, column}, !one.isLit({row, column}));
    const lights::Board other{lit};
    SmallBoard changed{atlases};
    changed.setOptions({});
    changed.setBoard(one);
    for (int change = 0; change < 4; ++change)
        changed.show(change % 2 == 0 ? other : one);
    while (changed.animating())
        changed.update(1 / 60.0F);
    SmallBoard still{atlases};
    still.setOptions({});
    still.setBoard(one);
    const auto picture = [&](SmallBoard& board) {
        return takePicture("night", [&](ui::Canvas& canvas) {
            board.draw(canvas, {100, 100}, board.sizeFor(40, viewport));
        });
    };
    const sf::Image last = picture(changed);
    const sf::Image expected = picture(still);
    const std::size_t bytes = std::size_t{4} * pixels.x * pixels.y;
    EXPECT_EQ(std::memcmp(last.getPixelsPtr(), expected.getPixelsPtr(), bytes), 0);
}

TEST_F(Drawing, BoardAnimatesOnlyWhileChanging) {
    LightsBoardView view{atlases, {}};
    const lights::Board board = chequered(3, 3);
    view.setBoard(board);
    view.place({320, 60, 640, 640}, 720, viewport);
    EXPECT_FALSE(view.animating());
    lights::Change change;
    change.cell = {1, 1};
    change.toggled = lights::stamped({}, board, {1, 1});
    view.apply(change);
    EXPECT_TRUE(view.animating());
    const auto picture = [&] { return takePicture("night", [&](ui::Canvas& canvas) { view.draw(canvas); }); };
    const sf::IntRect all{0, 0, 1280, 800};
    const sf::Image before = picture();
    for (int i = 0; i < 60; ++i)
        view.update(1 / 60.0F);
    EXPECT_FALSE(view.animating());
    const sf::Image after = picture();
    EXPECT_GT(difference(before, after, all), 60);

    LightsBoardView still{atlases, {}};
    lights::Board pressed = board;
    lights::press(pressed, {}, {1, 1});
    still.setBoard(pressed);
    still.place({320, 60, 640, 640}, 720, viewport);
    const sf::Image wanted = takePicture("night", [&](ui::Canvas& canvas) { still.draw(canvas); });
    EXPECT_EQ(difference(after, wanted, all), 0) << "in the end it is the board that was pressed";
}

TEST_F(Drawing, EveryMarkIsVisible) {
    BoardOptions options;
    LightsBoardView view{atlases, options};
    view.setBoard(chequered(3, 3));
    view.place({320, 60, 640, 640}, 720, viewport);
    const auto picture = [&] { return takePicture("night", [&](ui::Canvas& canvas) { view.draw(canvas); }); };
    const sf::Image plain = picture();
    const auto cellArea = [&](Cell cell) {
        const ui::Rect r = view.cellRect(cell).inset(-4);
        return sf::IntRect{static_cast<int>(r.x), static_cast<int>(r.y), static_cast<int>(r.w), static_cast<int>(r.h)};
    };
    const auto expectSeen = [&](Cell where, const char* what) {
        const sf::Image marked = picture();
        EXPECT_GT(difference(plain, marked, cellArea(where)), 40) << what;
    };
    view.setFocus(Cell{1, 1});
    expectSeen({1, 1}, "focus");
    view.setFocus(std::nullopt);
    view.setHover(Cell{0, 1});
    const std::array preview{Cell{0, 1}, Cell{0, 2}};
    view.setPreview(preview);
    view.update(1);
    expectSeen({0, 1}, "hover");
    expectSeen({0, 2}, "preview");
    view.setHover(std::nullopt);
    view.setPreview({});
    view.setHint({{}, Cell{2, 1}});
    expectSeen({2, 1}, "hint");
    view.setHint({{{2, 2}}, std::nullopt});
    expectSeen({2, 2}, "region");
    view.setHint({});
    lights::BitGrid marks{3, 3};
    marks.set({1, 2});
    view.setMarks(marks);
    expectSeen({1, 2}, "planning mark");
    view.setMarks(std::nullopt);
    EXPECT_EQ(difference(plain, picture(), {0, 0, 1280, 800}), 0) << "all marks are gone";
}

/// WCAG 2's relative luminance.
double relativeLuminance(const sf::Color& colour) {
    const auto linear = [](sf::Uint8 value) {
        const double part = value / 255.0;
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

/// The share of an area's pixels whose contrast to the picture before is at least 3 : 1.
double contrastingShare(const sf::Image& before, const sf::Image& after, sf::IntRect area) {
    int count = 0;
    for (int y = area.top; y < area.top + area.height; ++y)
        for (int x = area.left; x < area.left + area.width; ++x) {
            const double a =
                relativeLuminance(before.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y))) + 0.05;
            const double b =
                relativeLuminance(after.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y))) + 0.05;
            count += std::max(a, b) / std::min(a, b) >= 3 ? 1 : 0;
        }
    return static_cast<double>(count) / (static_cast<double>(area.width) * area.height);
}

TEST_F(Drawing, PlanningMarkContrastsWithGlassInEveryTheme) {
    for (const std::string_view theme : themeNames())
        for (const bool symbols : {false, true}) {
            BoardOptions options;
            options.symbols = symbols;
            LightsBoardView view{atlases, options};
            view.setBoard(chequered(2, 2));
            view.place({540, 300, 200, 200}, 720, viewport);
            const auto draw = [&view](ui::Canvas& canvas) { view.draw(canvas); };
            const sf::Image plain = takePicture(theme, draw);
            lights::BitGrid marks{2, 2};
            marks.set({0, 0});
            marks.set({0, 1});
            view.setMarks(marks);
            const sf::Image marked = takePicture(theme, draw);
            const ui::Rect windows = view.cellsRect();
            const auto cell = [&](int column) {
                const int side = static_cast<int>(windows.w / 2);
                return sf::IntRect{static_cast<int>(windows.x) + column * side, static_cast<int>(windows.y), side,
                                   side};
            };
            EXPECT_GT(contrastingShare(plain, marked, cell(0)), 0.04) << "lit, " << theme << symbols;
            EXPECT_GT(contrastingShare(plain, marked, cell(1)), 0.015) << "dark, " << theme << symbols;
        }
}

TEST_F(Drawing, PictureGoalMarksSills) {
    lights::BitGrid goal{2, 2};
    goal.set({0, 1});
    BoardOptions empty; // Where a picture is formed nobody lives.
    empty.residents = false;
    LightsBoardView plain{atlases, empty};
    LightsBoardView marked{atlases, empty};
    plain.setBoard(chequered(2, 2));
    marked.setBoard(chequered(2, 2), {}, goal);
    for (LightsBoardView* view : {&plain, &marked})
        view->place({320, 60, 640, 640}, 720, viewport);
    const sf::Image without = takePicture("night", [&](ui::Canvas& canvas) { plain.draw(canvas); });
    const sf::Image with = takePicture("night", [&](ui::Canvas& canvas) { marked.draw(canvas); });
    const auto sill = [&](Cell cell) {
        const ui::Rect r = plain.cellRect(cell);
        return sf::IntRect{static_cast<int>(r.x), static_cast<int>(r.bottom() - 20), static_cast<int>(r.w), 20};
    };
    EXPECT_GT(difference(without, with, sill({0, 1})), 60);
    EXPECT_EQ(difference(without, with, sill({0, 0})), 0);
}

/// The backdrop with the sky of 22 December 2026: snow, and a moon that is nearly full.
Scenery snowyNight() {
    Scenery scenery;
    scenery.sky = skyOf(std::chrono::year(2026) / std::chrono::December / 22);
    return scenery;
}

TEST_F(Drawing, SnowFallsBesideTextAndRestsWithoutTime) {
    const Backdrop backdrop;
    Scenery scenery = snowyNight();
    scenery.quiet = {{40, 100, 240, 500}};
    const auto taken = [&] {
        return takePicture("night", [&](ui::Canvas& canvas) { backdrop.draw(canvas, scenery); });
    };
    const sf::Image snow = taken();
    EXPECT_EQ(difference(snow, taken(), {0, 0, 1280, 800}), 0) << "nothing moves while no time passes";
    scenery.twinkle = 1.5F;
    EXPECT_GT(difference(snow, taken(), {300, 100, 900, 500}), 20) << "it falls";
    scenery.twinkle = 0;
    scenery.sky->weather = Weather::Clear;
    const sf::Image clear = taken();
    EXPECT_GT(difference(snow, clear, {300, 100, 900, 500}), 20);
    EXPECT_EQ(difference(snow, clear, {40, 100, 240, 500}), 0) << "there is text";
}

TEST_F(Drawing, EveryWeatherShowsInEveryThemeButContrast) {
    const Backdrop backdrop;
    for (const std::string_view theme : themeNames())
        for (const Weather weather :
             {Weather::Snow, Weather::Rain, Weather::Fog, Weather::Wind, Weather::Fireflies, Weather::SheetLight}) {
            Scenery scenery = snowyNight();
            scenery.twinkle = 2;
            scenery.sky->weather = weather;
            const sf::Image with = takePicture(theme, [&](ui::Canvas& canvas) { backdrop.draw(canvas, scenery); });
            scenery.sky->weather = Weather::Clear;
            const sf::Image without = takePicture(theme, [&](ui::Canvas& canvas) { backdrop.draw(canvas, scenery); });
            EXPECT_EQ(difference(with, without, {0, 0, 1280, 800}) > 4, theme != "contrast")
                << theme << ", weather " << static_cast<int>(weather);
        }
}

TEST_F(Drawing, MeteorFallsEveryTwentySecondsAndNeverStandsStill) {
    const Backdrop backdrop;
    Scenery scenery = snowyNight();
    scenery.sky->weather = Weather::Clear;
    scenery.moving = true;
    const auto streaks = [&](float passed, bool moving) {
        scenery.twinkle = passed;
        scenery.moving = moving;
        scenery.sky->meteors = true;
        const sf::Image with = takePicture("night", [&](ui::Canvas& canvas) { backdrop.draw(canvas, scenery); });
        scenery.sky->meteors = false;
        const sf::Image without = takePicture("night", [&](ui::Canvas& canvas) { backdrop.draw(canvas, scenery); });
        return difference(with, without, {0, 0, 1280, 800}) > 20;
    };
    EXPECT_FALSE(streaks(0, true));
    EXPECT_TRUE(streaks(6.5F, true));
    EXPECT_FALSE(streaks(6.5F, false));
    EXPECT_FALSE(streaks(9, true));
    EXPECT_TRUE(streaks(26.5F, true));
}

TEST_F(Drawing, MoonIsLitOnItsSide) {
    const auto sides = [&](float phase) {
        const sf::Image image = takePicture("night", [&](ui::Canvas& canvas) {
            drawMoonAt(canvas, {640, 400}, 40, phase, 0);
        });
        return std::pair(luminance(image.getPixel(612, 400)), luminance(image.getPixel(668, 400)));
    };
    EXPECT_LT(sides(0.25F).first + 80, sides(0.25F).second) << "waxing: the right side";
    EXPECT_GT(sides(0.75F).first, sides(0.75F).second + 80);
    EXPECT_GT(sides(0.5F).first, 120);
    EXPECT_LT(sides(0).second, 60);
}

Scenery sceneryOf(float night, float walked, float pavement, const std::vector<ui::Rect>& quiet = {}) {
    Scenery scenery;
    scenery.night = night;
    scenery.walked = walked;
    scenery.pavement = pavement;
    scenery.quiet = quiet;
    return scenery;
}

TEST_F(Drawing, BackdropFillsWindow) {
    const Backdrop backdrop;
    for (const std::string_view theme : themeNames()) {
        const Look& c = game::theme(theme).look;
        const sf::Image image = takePicture(theme, [&](ui::Canvas& canvas) {
            canvas.fill({0, 0, 1280, 800}, sf::Color::Magenta);
            canvas.flush();
            backdrop.draw(canvas, sceneryOf(0, 0, 58));
        });
        for (unsigned y = 0; y < pixels.y; y += 7)
            for (unsigned x = 0; x < pixels.x; x += 13)
                ASSERT_NE(image.getPixel(x, y), sf::Color::Magenta) << x << ' ' << y;
        EXPECT_NEAR(image.getPixel(600, 1).r, c.skyTop.r, 2);
        EXPECT_NEAR(image.getPixel(600, 1).b, c.skyTop.b, 2);
    }
}

TEST_F(Drawing, ContrastBackdropIsBlackWithWhiteLine) {
    const Backdrop backdrop;
    const sf::Image image =
        takePicture("contrast", [&](ui::Canvas& canvas) { backdrop.draw(canvas, sceneryOf(1, 0, 92)); });
    int white = 0;
    for (unsigned y = 0; y < pixels.y; ++y) {
        const sf::Color colour = image.getPixel(400, y);
        white += colour == sf::Color::White ? 1 : 0;
        EXPECT_TRUE(colour == sf::Color::White || colour == sf::Color::Black) << y;
    }
    EXPECT_EQ(white, 2);
    EXPECT_EQ(image.getPixel(400, 708), sf::Color::White);
}

TEST_F(Drawing, StarsAppearWithNightButNotBehindText) {
    const Backdrop backdrop;
    const ui::Rect text{200, 20, 400, 160};
    const auto sky = [&](float night, const std::vector<ui::Rect>& quiet) {
        return takePicture("night", [&](ui::Canvas& canvas) { backdrop.draw(canvas, sceneryOf(night, 0, 58, quiet)); });
    };
    const auto stars = [](const sf::Image& image) {
        int bright = 0;
        for (unsigned y = 0; y < 300; ++y)
            for (unsigned x = 0; x < pixels.x; ++x)
                bright += luminance(image.getPixel(x, y)) > 90 ? 1 : 0;
        return bright;
    };
    const int none = stars(sky(0, {}));
    const int some = stars(sky(0.4F, {}));
    const int all = stars(sky(1, {}));
    EXPECT_EQ(none, 0);
    EXPECT_GT(some, 20);
    EXPECT_GT(all, some + 100);
    const sf::Image spared = sky(1, {text});
    int bright = 0;
    for (unsigned y = 24; y < 176; ++y)
        for (unsigned x = 204; x < 596; ++x)
            bright += luminance(spared.getPixel(x, y)) > 90 ? 1 : 0;
    EXPECT_EQ(bright, 0);
}

TEST_F(Drawing, WalkingMovesRoofsButNotPavement) {
    const Backdrop backdrop;
    const auto street = [&](float walked) {
        return takePicture("night", [&](ui::Canvas& canvas) { backdrop.draw(canvas, sceneryOf(0, walked, 92)); });
    };
    const sf::Image here = street(0);
    const sf::Image there = street(320);
    EXPECT_GT(difference(here, there, {0, 450, 1280, 200}), 8);
    EXPECT_EQ(difference(here, there, {0, 712, 1280, 80}), 0);
    EXPECT_LE(difference(here, there, {0, 0, 1280, 300}), 2) << "the sky itself does not move";
}

TEST_F(Drawing, EveryPieceIsVisibleInEveryTheme) {
    const std::vector<std::pair<const char*, std::function<void(ui::Canvas&)>>> pieces{
        {"street lamp",
         [&](ui::Canvas& c) {
             drawStreetLamp(c, atlases, {634, 738});
         }},
        {"plaque",
         [](ui::Canvas& c) {
             drawPlaque(c, {40, 106, 72, 72}, "11");
         }},
        {"locked plaque",
         [](ui::Canvas& c) {
             drawPlaque(c, {40, 106, 48, 30}, "11", PlaqueState::Locked);
         }},
        {"stars",
         [](ui::Canvas& c) {
             drawStars(c, {300, 300}, 11, 25, 2, StarBackground::Glass);
         }},
        {"win star",
         [](ui::Canvas& c) {
             drawWinStar(c, {{300, 132}, 59, -6, 0.7F});
         }},
        {"missing star",
         [](ui::Canvas& c) {
             drawWinStar(c, {{300, 132}, 43, 6, 1, false});
         }},
        {"logo",
         [](ui::Canvas& c) {
             drawLogo(c, {64, 90}, 94);
         }},
        {"badge",
         [](ui::Canvas& c) {
             drawEdgeBadge(c, {40, 360, 44, 30}, EdgePair::TopBottom, Chevron::Left);
         }},
        {"hint badge",
         [](ui::Canvas& c) {
             drawHintBadge(c, {400, 400}, 17);
         }},
        {"bell plate",
         [](ui::Canvas& c) {
             drawBellPlate(c, {64, 208, 492, 418});
         }},
        {"bell",
         [](ui::Canvas& c) {
             drawBell(c, {84, 338, 452, 44}, {ui::Icon::House, "Campaign", "92 / 378", true});
         }},
        {"awake window",
         [&](ui::Canvas& c) {
             drawLevelWindows(c, atlases, 106, std::array{LevelWindow{{531, 219}, LevelWindow::State::Awake}});
         }},
        {"asleep window",
         [&](ui::Canvas& c) {
             drawLevelWindows(c, atlases, 106, std::array{LevelWindow{{531, 219}, LevelWindow::State::Asleep, 3}});
         }},
        {"locked window", [&](ui::Canvas& c) {
             drawLevelWindows(c, atlases, 106, std::array{LevelWindow{{531, 219}, LevelWindow::State::Locked}});
         }}};
    for (const std::string_view theme : themeNames()) {
        const sf::Image ground = takePicture(theme, [](ui::Canvas& c) {
            c.fill({0, 0, 1280, 800}, c.colours().surface);
        });
        for (const auto& piece : pieces) {
            const sf::Image drawn = takePicture(theme, [&piece](ui::Canvas& c) {
                c.fill({0, 0, 1280, 800}, c.colours().surface);
                piece.second(c);
            });
            EXPECT_GT(difference(ground, drawn, {0, 0, 1280, 800}), 20) << piece.first << " in " << theme;
        }
    }
}

TEST_F(Drawing, DropsUnusedAtlases) {
    (void)atlases.get({"night", 50});
    (void)atlases.get({"night", 60});
    atlases.dropUnused();
    EXPECT_EQ(atlases.size(), 2U); // Both were requested since the last call.
    (void)atlases.get({"night", 50});
    atlases.dropUnused();
    EXPECT_EQ(atlases.size(), 1U);
    atlases.dropUnused();
    EXPECT_EQ(atlases.size(), 0U);
}

TEST_F(Drawing, BakesEachAtlasOnce) {
    const LampAtlas& first = atlases.get({"night", 50});
    EXPECT_EQ(&first, &atlases.get({"night", 50}));
    EXPECT_NE(&first, &atlases.get({"night", 51}));
    EXPECT_EQ(first.off().width, 50);
    EXPECT_EQ(first.resident(Resident::Cat, Pose::Awake).width, 0) << "only who was asked for";
    LampSpec inhabited{"night", 60};
    inhabited.residents =
        ResidentSet({Resident::Cat, Resident::Cook, Resident::Cot, Resident::Reader, Resident::Child});
    const LampAtlas& house = atlases.get(inhabited);
    EXPECT_EQ(house.resident(Resident::Cat, Pose::InBed).width, 60 - 2 * house.residentInset());
    EXPECT_EQ(house.resident(Resident::Cellist, Pose::Awake).width, 0);
}

TEST_F(Drawing, LayerMovesAndFadesBoard) {
    LightsBoardView view{atlases, {House::Slate, BoardSurround::Windows, false}};
    view.setBoard(chequered(2, 2));
    view.place({320, 60, 640, 640}, 720, viewport);
    const sf::Image moved = takePicture("night", [&](ui::Canvas& canvas) {
        const ui::Canvas::Layer layer{canvas, {40, 0}, 0.5F};
        view.draw(canvas);
    });
    const sf::Image whole = takePicture("night", [&](ui::Canvas& canvas) { view.draw(canvas); });
    const ui::Vec glass = view.cellRect({0, 0}).centre() + ui::Vec{-20, 20};
    const auto at = [](const sf::Image& image, ui::Vec p) {
        return luminance(image.getPixel(static_cast<unsigned>(p.x), static_cast<unsigned>(p.y)));
    };
    // Half of it, plus a little of the glow behind it, which now shines through.
    const int half = at(whole, glass) / 2;
    EXPECT_NEAR(at(moved, glass + ui::Vec{40, 0}), half + 10, 14);
}

} // namespace
