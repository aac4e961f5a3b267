// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/EditorFixture.hpp"
#include "game/SceneDrawing.hpp"

#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <memory>

namespace {

using namespace game;
using lights::Cell;
using Rows = std::vector<std::string>;

constexpr std::array<std::string_view, 2> themes{"night", "paper"};
constexpr int seen = 12;   ///< A difference in brightness that nobody overlooks.
constexpr int nothing = 3; ///< A difference that nobody sees.

/// What the editor shows of a board, in pixels.
class EditorPictureTest : public test::EditorFixture {
protected:
    // Keeps one connection to the display for the whole suite: a virtual display that loses its last client restarts
    // and refuses connections meanwhile.
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    void SetUp() override { ASSERT_TRUE(resources); }

    sf::Image picture(const Rows& rows, std::string_view theme, const Rows& target = {}) {
        const auto board = lights::parseBoard(rows, lights::maxSide).value();
        const auto puzzle =
            target.empty()
                ? lights::Puzzle::make(board, {}, lights::GoalKind::Off).value()
                : lights::Puzzle::makePicture(board, {}, lights::parseBoard(target, lights::maxSide).value()).value();
        with.preferences.change([](data::Settings& settings) { settings.reducedMotion = true; });
        open({data::StoredLevel{{{}, {}, {}, puzzle, {}}, {}, {}}});
        sf::Image image = test::drawn(scene(), *resources, theme);
        for (std::size_t i = 0; i < cells.size(); ++i)
            cells[i] = scene().board().view().cellRect({static_cast<int>(i) / 5, static_cast<int>(i) % 5});
        return image;
    }
    /// The pixels of a part of a cell. \param of in fractions of the cell.
    [[nodiscard]] sf::IntRect part(Cell cell, ui::Rect of) const {
        const ui::Rect area = cells[5 * static_cast<std::size_t>(cell.row) + static_cast<std::size_t>(cell.column)];
        return {static_cast<int>(area.x + of.x * area.w), static_cast<int>(area.y + of.y * area.h),
                static_cast<int>(of.w * area.w), static_cast<int>(of.h * area.h)};
    }
    /// The largest difference in brightness between two pictures over all small squares of an area.
    static int difference(const sf::Image& one, const sf::Image& other, const sf::IntRect& area) {
        constexpr int square = 4;
        int most = 0;
        for (int y = area.top; y + square <= area.top + area.height; y += square)
            for (int x = area.left; x + square <= area.left + area.width; x += square) {
                const sf::IntRect here{x, y, square, square};
                most = std::max(most, std::abs(test::brightness(one, here) - test::brightness(other, here)));
            }
        return most;
    }

    const ui::Rect whole{0, 0, 1, 1};
    const ui::Rect glass{0.25F, 0.6F, 0.15F, 0.15F};
    const ui::Rect sill{0.15F, 0.85F, 0.7F, 0.15F};
    std::array<ui::Rect, 25> cells; ///< The cells of the last 5 × 5 board drawn.
    tl::expected<ui::Resources, ui::FontProblem> resources = ui::Resources::open(LOOK_TEST_FONTS);
};

TEST_F(EditorPictureTest, LitWindowIsMuchBrighterThanDarkOne) {
    for (const std::string_view theme : themes) {
        const sf::Image image = picture({"#....", ".....", ".....", ".....", "....."}, theme);
        EXPECT_GT(test::brightness(image, part({0, 0}, glass)), test::brightness(image, part({4, 4}, glass)) + 60);
    }
}

TEST_F(EditorPictureTest, CrossMarksMissingWindow) {
    for (const std::string_view theme : themes) {
        const sf::Image all = picture({".....", ".....", ".....", ".....", "....."}, theme);
        const sf::Image hole = picture({".....", "._...", ".....", ".....", "....."}, theme);
        EXPECT_GT(difference(all, hole, part({1, 1}, whole)), seen);
        EXPECT_LE(difference(all, hole, part({4, 4}, whole)), nothing) << "the others stay as they are";
        const int wall = test::brightness(hole, part({1, 1}, {0.3F, 0.45F, 0.06F, 0.1F}));
        const int cross = test::brightness(hole, part({1, 1}, {0.49F, 0.49F, 0.03F, 0.03F}));
        EXPECT_GT(std::abs(wall - cross), seen);
    }
}

TEST_F(EditorPictureTest, SillMarksTarget) {
    const Rows dark{".....", ".....", ".....", ".....", "....."};
    for (const std::string_view theme : themes) {
        const sf::Image without = picture(dark, theme, {"....#", ".....", ".....", ".....", "....."});
        const sf::Image marked = picture(dark, theme, {"....#", ".....", "..#..", ".....", "....."});
        EXPECT_GT(difference(without, marked, part({2, 2}, sill)), seen);
        EXPECT_LE(difference(without, marked, part({2, 2}, glass)), nothing) << "it is no light yet";
        EXPECT_LE(difference(without, marked, part({4, 0}, whole)), nothing);
    }
}

TEST_F(EditorPictureTest, TintsQuietPatternAndRingsRepair) {
    for (const std::string_view theme : themes) {
        const sf::Image solvable = picture({"##...", "#....", ".....", ".....", "....."}, theme);
        const sf::Image stuck = picture({"#....", ".....", ".....", ".....", "....."}, theme);
        const BoardFacts& facts = scene().check().facts();
        ASSERT_EQ(facts.state, BoardFacts::State::Unsolvable);
        for (int row = 2; row < 5; ++row) // Away from the windows that differ and the light they cast.
            for (int column = 2; column < 5; ++column) {
                const int changed = difference(solvable, stuck, part({row, column}, whole));
                if (facts.witness.test({row, column})) {
                    EXPECT_GT(changed, nothing) << row << ' ' << column;
                }
            }
        const Cell ringed = facts.repairs.front().toCells().front();
        EXPECT_GT(difference(solvable, stuck, part(ringed, whole)), seen);
    }
}

} // namespace
