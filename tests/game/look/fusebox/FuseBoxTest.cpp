// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Session.hpp"
#include "arukone/ShareCode.hpp"
#include "game/arukone/ArukonePanels.hpp"
#include "game/look/CableLook.hpp"
#include "game/look/Theme.hpp"
#include "game/look/fusebox/FuseBoxMotion.hpp"
#include "game/look/fusebox/FuseBoxPath.hpp"
#include "game/look/fusebox/FuseBoxView.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <set>

namespace {

using namespace game;
using arukone::Cable;
using arukone::Cables;
using puzzle::Cell;

arukone::Board boardOf(const std::vector<std::string>& rows, arukone::Fill fill = arukone::Fill::Any) {
    return arukone::parseBoard(rows, fill).value();
}

/// The board of the design's picture.
arukone::Board pictured() {
    return arukone::decodeBoard("AR1OcIDRCubtjqEiFmHeP-g9j").value();
}

/// Two pairs on 3×3; the first can be joined along the top, the second along the bottom.
arukone::Board simple() {
    return boardOf({"1.1", "...", "2.2"});
}

Cables joinedTop() {
    return {{{0, 0}, "RR"}, {}};
}

class FuseBox : public testing::Test {
protected:
    inline static const sf::Vector2u pixels{1280, 800};

    sf::Image picture(const FuseBoxView& view, std::string_view theme = "night") {
        target.clear(sf::Color::Black);
        {
            ui::Canvas canvas{target, viewport, game::theme(theme).controls, *resources};
            view.draw(canvas);
        }
        target.display();
        return target.getTexture().copyToImage();
    }
    /// Shows a board in the middle of the window.
    void open(FuseBoxView& view, const arukone::Board& board, const Cables& cables = {}) const {
        view.setBoard(board, cables);
        view.place(area, 0, viewport);
    }
    static sf::Color at(const sf::Image& image, ui::Vec point) {
        return image.getPixel(static_cast<unsigned>(point.x), static_cast<unsigned>(point.y));
    }
    static int brightness(sf::Color c) { return (c.r * 299 + c.g * 587 + c.b * 114) / 1000; }

    // One open connection to the display from the first test to the last; see LookDrawingTest.
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    void SetUp() override {
        ASSERT_TRUE(resources);
        ASSERT_TRUE(target.create(pixels.x, pixels.y));
    }

    const ui::Rect area{360, 84, 560, 560};
    tl::expected<ui::Resources, ui::FontProblem> resources = ui::Resources::open(LOOK_TEST_FONTS);
    ui::Viewport viewport{pixels, 1};
    sf::RenderTexture target;
};

TEST_F(FuseBox, ShutDoorTellsNothingOfTheBoard) {
    FuseBoxOptions options;
    options.motion.speed = 0;
    for (const std::string_view theme : themeNames()) {
        const auto shut = [&](const Cables& cables) {
            FuseBoxView view{options};
            open(view, simple(), cables);
            view.setShut(true);
            return picture(view, theme);
        };
        const sf::Image joined = shut(joinedTop());
        const sf::Image empty = shut({});
        const auto bytes = std::size_t{4} * pixels.x * pixels.y;
        EXPECT_TRUE(std::equal(joined.getPixelsPtr(), joined.getPixelsPtr() + bytes, empty.getPixelsPtr())) << theme;
    }
}

TEST_F(FuseBox, CablesDoNotFlash) {
    FuseBoxOptions options;
    options.motion.speed = 0; // Nothing hides how often it is shown.
    FuseBoxView view{options};
    open(view, simple());
    constexpr int perSecond = 20;
    std::vector<int> changes; // When, in steps.
    float glow = view.glow(0);
    for (int step = 0; step < 3 * perSecond; ++step) { // Undo and redo, over and over.
        view.show(step % 2 == 0 ? joinedTop() : arukone::noCables(simple()));
        if (std::exchange(glow, view.glow(0)) != view.glow(0))
            changes.push_back(step);
        view.update(1.0F / perSecond);
    }
    EXPECT_GE(changes.size(), 6U) << "it is shown";
    for (std::size_t i = 6; i < changes.size(); ++i)
        EXPECT_GE(changes[i] - changes[i - 6], perSecond) << "more than six within a second";
    view.show(joinedTop());
    for (int step = 0; step < perSecond; ++step)
        view.update(1.0F / perSecond);
    EXPECT_EQ(view.glow(0), 1) << "the last state comes";
    EXPECT_FALSE(view.animating());
}

TEST_F(FuseBox, ManyChangesElsewhereComeAtOnce) {
    FuseBoxOptions options;
    options.motion.speed = 0;
    FuseBoxView view{options};
    const arukone::Board wide = boardOf({"1............1"});
    open(view, wide);
    Cables cables = arukone::noCables(wide);
    cables[0] = {{0, 0}, {}};
    for (int step = 0; step < 12; ++step) { // Undo, held, is the same backwards.
        cables[0].word += 'R';
        view.show(cables);
        EXPECT_FALSE(view.animating()) << step << ": nothing waits";
    }
    cables[0].word += 'R';
    view.show(cables);
    EXPECT_EQ(view.glow(0), 1);
}

TEST_F(FuseBox, SmallOneShowsTheLastOfManyChanges) {
    const auto shown = [this](SmallArukoneBoard& box) {
        target.clear(sf::Color::Black);
        {
            ui::Canvas canvas{target, viewport, game::theme("night").controls, *resources};
            box.draw(canvas, {100, 100}, 40);
        }
        target.display();
        return target.getTexture().copyToImage();
    };
    SmallArukoneBoard changed{simple()};
    for (int change = 0; change < 4; ++change)
        changed.show(change % 2 == 0 ? joinedTop() : arukone::noCables(simple()));
    EXPECT_TRUE(changed.animating());
    while (changed.animating())
        changed.update(1 / 60.0F);
    SmallArukoneBoard still{simple()};
    const sf::Image expected = shown(still);
    const sf::Image last = shown(changed);
    const auto bytes = std::size_t{4} * pixels.x * pixels.y;
    EXPECT_TRUE(std::equal(last.getPixelsPtr(), last.getPixelsPtr() + bytes, expected.getPixelsPtr()));
}

TEST_F(FuseBox, HandIsNotHeldUp) {
    FuseBoxOptions options;
    options.motion.speed = 0;
    FuseBoxView view{options};
    open(view, simple());
    for (int step = 0; step < 20; ++step)
        view.show(step % 2 == 0 ? joinedTop() : arukone::noCables(simple()));
    EXPECT_TRUE(view.animating()) << "something waits";
    view.setPen(CablePen{1, {{2, 0}, "RR"}, {}});
    EXPECT_EQ(view.glow(1), 1);
    EXPECT_EQ(view.glow(0), 0) << "the stroke begins on what was shown last";
    EXPECT_FALSE(view.animating());
}

TEST_F(FuseBox, TakesAtMostSevenDrawCalls) {
    for (const std::string_view theme : themeNames()) {
        FuseBoxView view{FuseBoxOptions{}};
        open(view, pictured(), {{{0, 3}, "DLLD"}});
        view.setHover(Cell{6, 6});
        view.setFocus(Cell{7, 2});
        view.setMarks({{6, 0}});
        view.setTint({{6, 1}});
        view.setHint({{{1, 5}}, {{0, 6}, {1, 6}}, {{{0, 5}, "DD"}}, std::nullopt, Cell{0, 6}});
        view.setPen(CablePen{1, {{0, 2}, "LL"}, {}});
        picture(view, theme);
        EXPECT_LE(view.drawCalls(), 7) << theme;
        EXPECT_GE(view.drawCalls(), 3) << theme;
    }
}

TEST_F(FuseBox, MeshesAreBuiltOnlyAfterAChange) {
    FuseBoxView view{FuseBoxOptions{}};
    open(view, simple());
    picture(view);
    const int built = view.rebuilds();
    view.update(1);
    view.setHover(std::nullopt);
    view.show(arukone::noCables(simple()));
    view.setPowered(0);
    picture(view);
    EXPECT_EQ(view.rebuilds(), built);
    view.setHover(Cell{1, 1});
    picture(view);
    EXPECT_EQ(view.rebuilds(), built + 1) << "only the marks";
    picture(view, "paper");
    EXPECT_EQ(view.rebuilds(), built + 4) << "wells, cables and marks";
}

TEST_F(FuseBox, IsCentredInItsArea) {
    FuseBoxView view{FuseBoxOptions{}};
    open(view, pictured());
    EXPECT_EQ(view.cellsRect(), (ui::Rect{360, 84, 560, 560}));
    const ui::Rect free{100, 60, 900, 600};
    const FuseBoxRoom room = FuseBoxView::room(simple(), {});
    view.setBoard(simple());
    view.place(room.inside(free), 0, viewport);
    EXPECT_FLOAT_EQ(view.cellRect({0, 0}).w, FuseBoxOptions{}.largestPitch);
    EXPECT_NEAR(view.plateRect().centre().x, free.centre().x, 1);
    EXPECT_NEAR(view.plateRect().centre().y, free.centre().y, 1);
    EXPECT_FLOAT_EQ(view.plateRect().y, view.cellsRect().y - room.top);
    EXPECT_FLOAT_EQ(view.plateRect().bottom(), view.cellsRect().bottom() + room.bottom);
}

TEST_F(FuseBox, FrameHasRoomForTheLamps) {
    std::vector<arukone::Pair> pairs;
    for (int row = 0; row < 20; ++row)
        pairs.push_back({{row % 10, row / 10 * 6}, {row % 10, row / 10 * 6 + 3}});
    const auto with = [&pairs](std::size_t count) {
        return arukone::Board::make({10, 10}, {}, std::span(pairs).first(count), arukone::Fill::Any).value();
    };
    EXPECT_EQ(FuseBoxView::room(with(1), {}).top, FuseBoxView::room(with(19), {}).top);
    EXPECT_GT(FuseBoxView::room(with(20), {}).top, FuseBoxView::room(with(19), {}).top);
    FuseBoxOptions numbered;
    numbered.numbers = true;
    EXPECT_GT(FuseBoxView::room(with(1), numbered).top, FuseBoxView::room(with(1), {}).top);
    FuseBoxOptions bare;
    bare.frame = false;
    EXPECT_EQ(FuseBoxView::room(with(1), bare).top, 0);

    const auto largest = arukone::Board::make({30, 30}, {}, pairs, arukone::Fill::Any).value();
    const FuseBoxRoom room = FuseBoxView::room(largest, {});
    EXPECT_LE(30 * 22 + room.top + room.bottom, 705) << "22 px at 1280×800";
}

TEST_F(FuseBox, HitsCellsButNoHoles) {
    const arukone::Board board = boardOf({"1_1", "..."});
    FuseBoxView view{FuseBoxOptions{}};
    open(view, board);
    EXPECT_EQ(view.hitTest(view.cellRect({0, 0}).centre()), (Cell{0, 0}));
    EXPECT_EQ(view.hitTest(view.cellRect({0, 1}).centre()), std::nullopt);
    EXPECT_EQ(view.hitTest({5, 5}), std::nullopt);
    FuseBoxOptions editing;
    editing.showHoles = true;
    view.setOptions(editing);
    EXPECT_EQ(view.hitTest(view.cellRect({0, 1}).centre()), (Cell{0, 1}));
}

TEST_F(FuseBox, EditingKeepsLayoutAndFocus) {
    FuseBoxView view{FuseBoxOptions{}};
    open(view, simple(), joinedTop());
    view.setFocus(Cell{1, 1});
    const BoardLayout layout = view.layout();
    const auto focused = [&] { // On the upper left bracket.
        return brightness(at(picture(view), view.cellRect({1, 1}).centre() + ui::Vec{-36, -25}));
    };
    const int before = focused();
    EXPECT_GT(before, 150);
    view.editBoard(boardOf({"1.1", ".._", "..."}));
    EXPECT_EQ(view.layout().origin, layout.origin);
    EXPECT_EQ(focused(), before);
    EXPECT_EQ(view.glow(0), 0);
    EXPECT_FALSE(view.animating());
    view.setBoard(simple());
    EXPECT_LT(focused(), 100);
}

TEST_F(FuseBox, HolesArePlainPlate) {
    FuseBoxView view{FuseBoxOptions{}};
    open(view, boardOf({"1_1", "..."}));
    const sf::Image image = picture(view);
    const auto edgeOfCell = [&](Cell cell) { // On the border of the well.
        const ui::Rect rect = view.cellRect(cell);
        return brightness(at(image, {rect.centre().x, rect.y + 10}));
    };
    EXPECT_GT(edgeOfCell({0, 1}), edgeOfCell({1, 1}) + 5);
}

TEST_F(FuseBox, JoinedPairLightsUp) {
    FuseBoxView view{FuseBoxOptions{}};
    open(view, simple());
    const ui::Vec onDisc = view.cellRect({0, 0}).centre() + ui::Vec{-13, 5};
    const int before = brightness(at(picture(view), onDisc));
    view.show(joinedTop());
    EXPECT_TRUE(view.animating());
    EXPECT_EQ(view.glow(0), 0);
    view.update(0.1F);
    EXPECT_GT(view.glow(0), 0);
    view.update(1);
    EXPECT_EQ(view.glow(0), 1);
    EXPECT_EQ(view.lamp(0), 1);
    EXPECT_EQ(view.glow(1), 0);
    EXPECT_FALSE(view.animating());
    EXPECT_GT(brightness(at(picture(view), onDisc)), before + 15);
}

TEST_F(FuseBox, LampsLightUpOneByOne) {
    FuseBoxView view{FuseBoxOptions{}};
    open(view, simple());
    view.show({{{0, 0}, "RR"}, {{2, 0}, "RR"}});
    view.update(0.06F);
    EXPECT_GT(view.lamp(0), 0);
    EXPECT_EQ(view.lamp(1), 0);
    view.update(0.06F);
    view.update(0.06F);
    EXPECT_GT(view.lamp(1), 0);
    EXPECT_GT(view.lamp(0), view.lamp(1));
    for (int i = 0; i < 30 && view.animating(); ++i)
        view.update(0.05F);
    EXPECT_FALSE(view.animating());
    EXPECT_EQ(view.lamp(1), 1);
}

TEST_F(FuseBox, CutPiecesAreGoneAfterTheirFade) {
    FuseBoxView view{FuseBoxOptions{}};
    open(view, simple(), joinedTop());
    EXPECT_EQ(view.glow(0), 1);
    EXPECT_FALSE(view.animating());
    view.show({{{0, 0}, "R"}, {}});
    EXPECT_EQ(view.fadingPieces(), 1);
    view.update(0.119F);
    EXPECT_EQ(view.fadingPieces(), 1);
    view.update(0.002F);
    EXPECT_EQ(view.fadingPieces(), 0);
    view.update(1);
    EXPECT_FALSE(view.animating());
    EXPECT_EQ(view.glow(0), 0);

    FuseBoxView still{FuseBoxOptions{}};
    open(still, simple(), {{{0, 0}, "R"}, {}});
    const sf::Image a = picture(view);
    const sf::Image b = picture(still);
    const sf::Vector2u size = a.getSize();
    EXPECT_TRUE(std::equal(a.getPixelsPtr(), a.getPixelsPtr() + 4UL * size.x * size.y, b.getPixelsPtr()));
}

TEST_F(FuseBox, WithoutMotionAllIsAtRestAtOnce) {
    FuseBoxOptions options;
    options.motion.speed = 0;
    FuseBoxView view{options};
    open(view, simple());
    view.show(joinedTop());
    EXPECT_EQ(view.glow(0), 1);
    EXPECT_EQ(view.lamp(0), 1);
    view.setFocus(Cell{0, 0});
    view.setFocus(Cell{2, 2});
    view.pulseEmpty();
    view.show(arukone::noCables(simple()));
    EXPECT_EQ(view.fadingPieces(), 0);
    EXPECT_EQ(view.glow(0), 0);
    EXPECT_FALSE(view.animating());
}

TEST_F(FuseBox, StrokeIsShownAtOnceAndLightsUpAtItsPartner) {
    FuseBoxView view{FuseBoxOptions{}};
    open(view, simple());
    view.setPen(CablePen{0, {{0, 0}, "R"}, {}});
    EXPECT_FALSE(view.animating());
    const ui::Vec onCable = view.cellRect({0, 1}).centre() - ui::Vec{10, 0};
    EXPECT_GT(brightness(at(picture(view), onCable)), 100);
    view.setPen(CablePen{0, {{0, 0}, "RR"}, {}});
    EXPECT_TRUE(view.animating());
    view.update(1);
    EXPECT_EQ(view.glow(0), 1);
    view.setPen(std::nullopt);
    view.show(joinedTop());
    EXPECT_EQ(view.glow(0), 1);
    EXPECT_EQ(view.fadingPieces(), 0);
}

TEST_F(FuseBox, WhatAStrokeCutsOffIsFaint) {
    const arukone::Board board = boardOf({".2.", "1.1", ".2."});
    FuseBoxView view{FuseBoxOptions{}};
    const int across = *board.pairAt({1, 0});
    const int down = *board.pairAt({0, 1});
    Cables before(2);
    before[static_cast<std::size_t>(across)] = {{1, 0}, "RR"};
    open(view, board, before);
    const ui::Vec between = view.cellRect({1, 2}).centre() - ui::Vec{30, 5}; // Beside the middle line.
    const int whole = brightness(at(picture(view), between));
    const auto outcome = afterStroke(board, before, {{0, 1}, "DD"});
    ASSERT_TRUE(outcome);
    view.setPen(CablePen{down, {{0, 1}, "DD"}, outcome->cables});
    EXPECT_EQ(view.fadingPieces(), 0);
    view.update(1);
    EXPECT_LT(brightness(at(picture(view), between)), whole - 40);
    EXPECT_EQ(view.glow(across), 0);
    view.setPen(std::nullopt); // Given up: everything is back.
    view.update(1);
    EXPECT_EQ(view.glow(across), 1);
    EXPECT_EQ(brightness(at(picture(view), between)), whole);
}

TEST_F(FuseBox, EmptyCellsPulseOnce) {
    FuseBoxView view{FuseBoxOptions{}};
    open(view, simple(), {{{0, 0}, "RR"}, {{2, 0}, "RR"}});
    const ui::Vec corner = view.cellRect({1, 1}).centre() + ui::Vec{20, 20};
    const int before = brightness(at(picture(view), corner));
    view.pulseEmpty();
    view.update(0.3F);
    EXPECT_TRUE(view.animating());
    EXPECT_GT(brightness(at(picture(view), corner)), before + 20);
    view.update(0.31F);
    EXPECT_FALSE(view.animating());
    EXPECT_EQ(brightness(at(picture(view), corner)), before);
}

TEST_F(FuseBox, ContrastIsBlackWhiteAndYellow) {
    FuseBoxView view{FuseBoxOptions{}};
    open(view, pictured(), {{{0, 3}, "DLLD"}, {{0, 2}, "LLDDDRDDDRRRRRU"}, {{5, 5}, "LU"}});
    const sf::Image image = picture(view, "contrast");
    const sf::Color yellow = game::theme("contrast").controls.colours.litBody;
    int yellows = 0;
    for (unsigned y = 0; y < image.getSize().y; ++y)
        for (unsigned x = 0; x < image.getSize().x; ++x) {
            const sf::Color c = image.getPixel(x, y);
            yellows += c == yellow ? 1 : 0;
            // Between black, white and yellow: red is the most, blue the least, and green not far below red.
            ASSERT_TRUE(c.r + 2 >= c.g && c.g + 2 >= c.b && c.r - c.g <= 36) << x << ", " << y;
        }
    EXPECT_GT(yellows, 500);
}

TEST_F(FuseBox, DrawsOnlyInsideThePortWhenZoomed) {
    FuseBoxView view{FuseBoxOptions{}};
    open(view, pictured());
    BoardLayout layout = view.layout();
    layout.pitch = 140;
    layout.lampPitch = 140;
    layout.origin = {200, 100};
    layout.port = {400, 200, 400, 300};
    view.setLayout(layout);
    const sf::Image image = picture(view);
    EXPECT_EQ(at(image, {390, 300}), sf::Color::Black);
    EXPECT_EQ(at(image, {600, 510}), sf::Color::Black);
    EXPECT_NE(at(image, {600, 400}), sf::Color::Black);
    EXPECT_EQ(view.hitTest({390, 300}), std::nullopt);
    EXPECT_EQ(view.hitTest({500, 300}), (Cell{1, 2}));
}

TEST_F(FuseBox, IsReadableAtAllSizes) {
    for (const std::string_view theme : themeNames())
        for (const float pitch : {6.0F, 11.0F, 16.0F, 22.0F, 39.0F, 70.0F}) {
            FuseBoxOptions options;
            options.largestPitch = pitch;
            options.frame = pitch > 20;
            FuseBoxView view{options};
            open(view, simple(), joinedTop());
            const sf::Image image = picture(view, theme);
            const ui::Rect cable = view.cellRect({0, 1});
            const ui::Rect empty = view.cellRect({1, 1});
            const sf::Color line = at(image, {cable.x + cable.w / 2, cable.centre().y});
            const sf::Color ground = at(image, {empty.x + empty.w / 2, empty.centre().y});
            const int far = std::abs(line.r - ground.r) + std::abs(line.g - ground.g) + std::abs(line.b - ground.b);
            EXPECT_GT(far, 60) << theme << " at " << pitch;
        }
}

TEST(CablePieces, AreWhatIsNoLongerThere) {
    const arukone::Board board = boardOf({"1..", "...", "..1"});
    const Cables before{{{0, 0}, "RRDD"}};
    EXPECT_TRUE(lostPieces(board, before, before).empty());
    EXPECT_TRUE(lostPieces(board, before, {{{2, 2}, "UULL"}}).empty()) << "the same cable from its other end";
    const auto cut = lostPieces(board, before, {{{0, 0}, "R"}});
    ASSERT_EQ(cut.size(), 1U);
    EXPECT_EQ(cut[0].cells, (std::vector<Cell>{{0, 1}, {0, 2}, {1, 2}, {2, 2}}));
    const auto turned = lostPieces(board, before, {{{0, 0}, "RDRD"}});
    ASSERT_EQ(turned.size(), 1U);
    EXPECT_EQ(turned[0].cells, (std::vector<Cell>{{0, 1}, {0, 2}, {1, 2}}));
    EXPECT_EQ(lostPieces(board, before, {{}})[0].cells.size(), 5U);
}

TEST(CablePaths, RunRoundTheirCorners) {
    const std::vector<Cell> cells{{0, 0}, {0, 1}, {1, 1}};
    const CablePath path{cells, {0, 0}, 100, 32};
    EXPECT_NEAR(path.length(), 200 - 2 * 32 + 32 * 1.5708F, 0.5F);
    EXPECT_EQ(path.points().front().position, (sf::Vector2f{50, 50}));
    EXPECT_EQ(path.points().back().position, (sf::Vector2f{150, 150}));
    for (const PathPoint& point : path.points())
        EXPECT_NEAR(std::hypot(point.normal.x, point.normal.y), 1, 1e-4F);
    const auto slice = path.slice(10, 30);
    ASSERT_EQ(slice.size(), 2U);
    EXPECT_NEAR(slice[0].position.x, 60, 1e-3F);
    EXPECT_NEAR(slice[1].position.x, 80, 1e-3F);
    EXPECT_TRUE(path.slice(500, 600).empty());
}

TEST(CableLooks, DifferForFortyFivePairs) {
    std::set<std::pair<std::uint32_t, Weave>> looks;
    const ui::Theme& night = game::theme("night").controls;
    for (int pair = 0; pair < 45; ++pair)
        EXPECT_TRUE(looks.insert({cableColour(night, pair).toInteger(), weaveOf(pair)}).second) << pair;
    EXPECT_EQ(cableColour(game::theme("contrast").controls, 7), sf::Color::White);
}

} // namespace
