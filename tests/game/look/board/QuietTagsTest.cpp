// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/LampAtlas.hpp"
#include "game/look/Theme.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "lights/Board.hpp"
#include "lights/Rules.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace game {
namespace {

using lights::Cell;

constexpr std::string_view nowhere = "...|...|...|";
constexpr lights::Rules quietRules{lights::Stamp::Plus, lights::Surface::Plane, true};

/// Which windows look different in quiet hours.
class QuietTags : public testing::Test {
protected:
    struct Scene {
        lights::Board board;
        lights::BitGrid target;
        lights::Rules rules = quietRules;
        std::string_view theme = "night";
        float side = 400; ///< Of the area for the board.
        std::optional<Cell> hover{};
        bool shut = false;
    };

    [[nodiscard]] std::unique_ptr<LightsBoardView> viewOf(const Scene& scene, bool told) {
        BoardOptions options;
        options.residents = false;
        options.front = BoardSurround::Windows;
        options.motion.speed = 0;
        auto view = std::make_unique<LightsBoardView>(atlases, options);
        view->setBoard(scene.board, scene.rules);
        if (told)
            view->setTarget(scene.target);
        view->place({200, 100, scene.side, scene.side}, 700, viewport);
        view->setHover(scene.hover);
        view->setShut(scene.shut);
        view->update(1);
        return view;
    }
    [[nodiscard]] sf::Image picture(const Scene& scene, const LightsBoardView& view) {
        target.clear(sf::Color{20, 30, 40});
        {
            ui::Canvas canvas{target, viewport, game::theme(scene.theme).controls, *resources};
            view.draw(canvas);
        }
        target.display();
        return target.getTexture().copyToImage();
    }
    /// How many pixels of a window differ in two pictures.
    static int differing(const sf::Image& a, const sf::Image& b, const ui::Rect& area) {
        int count = 0;
        for (auto y = static_cast<unsigned>(area.y); y < static_cast<unsigned>(area.bottom()); ++y)
            for (auto x = static_cast<unsigned>(area.x); x < static_cast<unsigned>(area.right()); ++x) {
                const sf::Color one = a.getPixel(x, y);
                const sf::Color other = b.getPixel(x, y);
                count += std::abs(one.r - other.r) + std::abs(one.g - other.g) + std::abs(one.b - other.b) > 24 ? 1 : 0;
            }
        return count;
    }
    /// The windows with a sign, as rows of text: S where there is one.
    [[nodiscard]] std::string signs(const Scene& scene) {
        const auto with = viewOf(scene, true);
        const auto without = viewOf(scene, false);
        const sf::Image shown = picture(scene, *with);
        const sf::Image bare = picture(scene, *without);
        lights::BitGrid found(scene.board.rows(), scene.board.columns());
        for (int row = 0; row < found.rows(); ++row)
            for (int column = 0; column < found.columns(); ++column) {
                const ui::Rect cell = with->cellRect({row, column});
                const int least = static_cast<int>(std::ceil(0.03F * cell.w * cell.h));
                found.set({row, column}, differing(shown, bare, cell) >= least);
            }
        return rowsOf(found);
    }

    static std::string rowsOf(const lights::BitGrid& cells) {
        std::string text;
        for (int row = 0; row < cells.rows(); ++row) {
            for (int column = 0; column < cells.columns(); ++column)
                text += cells.test({row, column}) ? 'S' : '.';
            text += '|';
        }
        return text;
    }

    sf::Context context;
    tl::expected<ui::Resources, ui::FontProblem> resources = ui::Resources::open(LOOK_TEST_FONTS);
    ui::Viewport viewport{{1280, 800}, 1};
    LampAtlases atlases;
    sf::RenderTexture target;

    void SetUp() override {
        ASSERT_TRUE(resources);
        ASSERT_TRUE(target.create(1280, 800));
    }
};

lights::Board drawn(std::initializer_list<const char*> rows) {
    return *lights::parseBoard({rows.begin(), rows.end()}, lights::maxSide);
}

TEST_F(QuietTags, HangWhereNoPressIsAllowedInEveryThemeAndSize) {
    const lights::Board board = drawn({"#..", ".#.", "..#"});
    const lights::BitGrid off(3, 3);
    for (const std::string_view theme : themeNames())
        for (const float side : {400.0F, 130.0F, 105.0F, 48.0F, 24.0F}) { // Windows of 116, 43, 35, 16 and 8.
            EXPECT_EQ(signs({board, off, quietRules, theme, side}), rowsOf(board.lit().complement()))
                << theme << " " << side;
            EXPECT_EQ(signs({board, off.complement(), quietRules, theme, side}), rowsOf(board.lit()))
                << theme << " " << side;
        }
}

TEST_F(QuietTags, HangOnWhatIsRightOfAPicture) {
    const lights::Board board = drawn({"##.", "...", "..."});
    lights::BitGrid picture(3, 3);
    picture.set({0, 1});
    picture.set({2, 2});
    lights::BitGrid right = (board.lit() ^ picture).complement();
    EXPECT_EQ(signs({board, picture}), rowsOf(right));
}

TEST_F(QuietTags, HangNeitherOnHolesNorSealsNorAtOtherTimes) {
    const lights::Board board = drawn({"#x.", "._.", "..#"});
    lights::BitGrid expected = board.pressable() & board.lit().complement();
    EXPECT_EQ(signs({board, lights::BitGrid(3, 3)}), rowsOf(expected));
    EXPECT_EQ(signs({board, lights::BitGrid(3, 3), {}}), nowhere) << "no quiet hours";
}

TEST_F(QuietTags, GoOnceEverybodySleeps) {
    EXPECT_EQ(signs({drawn({"...", "...", "..."}), lights::BitGrid(3, 3)}), nowhere);
    EXPECT_EQ(signs({drawn({"X..", "...", "..."}), lights::BitGrid(3, 3)}), ".SS|SSS|SSS|")
        << "somebody is awake, behind boards";
}

TEST_F(QuietTags, AreHiddenByShutters) {
    Scene scene{drawn({"#..", "...", "..."}), lights::BitGrid(3, 3)};
    scene.shut = true;
    EXPECT_EQ(signs(scene), nowhere);
}

TEST_F(QuietTags, TakeThePlaceOfTheRingUnderThePointer) {
    Scene scene{drawn({"#..", "...", "..."}), lights::BitGrid(3, 3)};
    const auto view = viewOf(scene, true);
    const sf::Image still = picture(scene, *view);
    for (const Cell cell : {Cell{0, 0}, Cell{1, 1}}) {
        scene.hover = cell;
        const auto pointed = viewOf(scene, true);
        pointed->setPreview(std::array{Cell{cell.row + 1, cell.column}});
        const sf::Image shown = picture(scene, *pointed);
        const ui::Rect all{100, 50, 600, 600};
        if (cell == Cell{0, 0})
            EXPECT_GT(differing(still, shown, all), 300) << "it may be pressed";
        else
            EXPECT_EQ(differing(still, shown, all), 0) << "do not disturb";
    }
}

} // namespace
} // namespace game
