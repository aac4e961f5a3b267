// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/ResultCopy.hpp"

#include "data/files/Png.hpp"
#include "game/FullDisk.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/boards/DailyBoard.hpp"
#include "lights/PressNext.hpp"

#include <SFML/Window/Context.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <thread>

namespace {

using namespace game;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace fs = std::filesystem;

/// A clipboard that takes pictures, or does not.
class PictureClipboard final : public ui::Clipboard {
public:
    explicit PictureClipboard(bool pictures)
        : m_pictures(pictures) {}
    [[nodiscard]] std::string text() const override { return content; }
    void setText(std::string_view utf8) override {
        content = utf8;
        png.clear();
    }
    bool setTextAndPicture(std::string_view utf8, std::string picture) override {
        if (!m_pictures)
            return false;
        content = utf8;
        png = std::move(picture);
        return true;
    }
    std::string content;
    std::string png;

private:
    bool m_pictures;
};

class ResultCopyTest : public testing::Test {
protected:
    ResultCopyTest() {
        paths.home = with.folder / "home";
        paths.config = with.folder / "config/lichter-aus";
        fs::create_directories(paths.home / "Pictures");
        data::test::put(with.folder / "config/user-dirs.dirs", "XDG_PICTURES_DIR=\"$HOME/Pictures\"\n");
    }

    /// A win of a level of the shed, by pressing its first windows in order.
    [[nodiscard]] ToWin won(const std::string& path, int presses, bool shown = false) {
        const Challenge challenge = challengeOf(with.level(path));
        lights::Session session(challenge.lights());
        if (shown)
            session.noteSolutionShown();
        for (int cell = 0; cell < presses; ++cell)
            lights::test::pressNext(session, {cell / 3, cell % 3});
        return {challenge, test::performanceOf(session), {presses, true}, {}, {}, 0, {}};
    }
    [[nodiscard]] ResultCaption caption(const ToWin& win) { return captionOf(with.text, win, with.records.today()); }
    [[nodiscard]] std::optional<sf::Image> picture(const ToWin& win) {
        return resultPicture(win, caption(win), with.preferences, LOOK_TEST_FONTS);
    }
    /// Copies a result, and waits for what the player is told.
    [[nodiscard]] ui::Toast copied(ui::Clipboard& clipboard, const fs::path& fonts = LOOK_TEST_FONTS) {
        ResultCopy copy({with.text, clipboard, with.preferences, paths, fonts});
        const ToWin win = won("shed/l2", 2);
        copy.begin("the result", win, caption(win));
        EXPECT_EQ(clipboard.text(), "the result") << "at once, whatever happens to the picture";
        for (int i = 0; i < 2000; ++i) {
            if (auto told = copy.update())
                return *told;
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        ADD_FAILURE() << "nothing was said";
        return {};
    }

    const sf::Context context;
    test::GameFixture with;
    data::Paths paths = with.paths;
};

/// The part of a picture that differs, in pixels; empty if none does.
sf::IntRect difference(const sf::Image& one, const sf::Image& other) {
    int left = 1 << 20;
    int top = left;
    int right = 0;
    int bottom = 0;
    for (unsigned y = 0; y < one.getSize().y; ++y)
        for (unsigned x = 0; x < one.getSize().x; ++x)
            if (one.getPixel(x, y) != other.getPixel(x, y)) {
                left = std::min(left, static_cast<int>(x));
                right = std::max(right, static_cast<int>(x) + 1);
                top = std::min(top, static_cast<int>(y));
                bottom = std::max(bottom, static_cast<int>(y) + 1);
            }
    return right == 0 ? sf::IntRect{} : sf::IntRect{left, top, right - left, bottom - top};
}

TEST_F(ResultCopyTest, PictureIsTheSameEachTimeAndOfItsSize) {
    const ToWin win = won("shed/l2", 2);
    const auto one = picture(win);
    ASSERT_TRUE(one);
    EXPECT_EQ(one->getSize(), resultPictureSize);
    EXPECT_EQ(difference(*one, picture(win).value()), sf::IntRect());
}

TEST_F(ResultCopyTest, PictureShowsWhatWasPressed) {
    const auto one = picture(won("shed/l2", 2)).value();
    const sf::IntRect panes = difference(one, picture(won("shed/l2", 0)).value());
    EXPECT_GT(panes.width, 60);
    int blue = 0;
    const sf::Color moonlight = game::theme("night").controls.colours.hint;
    EXPECT_GT(moonlight.b, moonlight.r);
    for (int y = panes.top; y < panes.top + panes.height; ++y)
        for (int x = panes.left; x < panes.left + panes.width; ++x) {
            const sf::Color pixel = one.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y));
            blue += pixel.b > pixel.r + 30 ? 1 : 0;
        }
    EXPECT_GT(blue, 2000);
}

TEST_F(ResultCopyTest, PictureHasStarsMoonAndDate) {
    const auto three = picture(won("shed/l2", 2)).value();
    const auto none = picture(won("shed/l2", 2, true)).value();
    const sf::IntRect stars = difference(three, none);
    EXPECT_LT(stars.top + stars.height, 420) << "nothing else differs";
    EXPECT_GT(test::brightness(three, stars), test::brightness(none, stars) + 5);

    const sf::IntRect sky{120, 300, 960, 300}; // The moon is behind the roof.
    with.clock.now = "2026-07-29T20:15:30Z";   // A full moon.
    const auto full = picture(won("shed/l2", 2)).value();
    EXPECT_GT(test::brightness(full, sky), test::brightness(three, sky)) << "on the 14th it is new";
    EXPECT_GT(difference(three, full).height, 700) << "the date at the foot differs too";
}

TEST_F(ResultCopyTest, PictureOfADailyPuzzleHasTheSkyOfItsDay) {
    const Challenge challenge = dailyChallenge(*puzzle::dayFromText("2026-07-01"));
    const lights::Session session(challenge.lights());
    const ToWin win{challenge, test::performanceOf(session), {9, true}, {}, {}, 0, {}};
    EXPECT_EQ(caption(win).day, *puzzle::dayFromText("2026-07-01"));
    EXPECT_EQ(caption(win).place, "Daily puzzle, 1 July 2026");
    EXPECT_EQ(caption(win).facts, "0 moves · 0:00");
    EXPECT_THAT(caption(won("shed/l2", 2)).facts, testing::StartsWith("14 July 2026 · 2 moves · "));
}

TEST_F(ResultCopyTest, EveryBoardFitsBelowItsStars) {
    for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 40}, {40, 1}, {5, 5}, {9, 6}, {100, 100}}) {
        lights::BitGrid lit(rows, columns);
        lit.set({0, 0});
        const auto puzzle = lights::Puzzle::make(lights::Board(lit), {lights::Stamp::Plus, lights::Surface::Torus},
                                                 lights::GoalKind::Off);
        ASSERT_TRUE(puzzle);
        const Challenge challenge = sharedChallenge(*puzzle, data::LocalText("Patio"));
        const lights::Session session(challenge.lights());
        const ToWin win{challenge, test::performanceOf(session), {1, true}, {}, {}, 0, {}};
        EXPECT_TRUE(picture(win)) << rows << "x" << columns;
    }
}

TEST_F(ResultCopyTest, PngHoldsThePicture) {
    const auto one = picture(won("shed/l2", 2)).value();
    const std::size_t bytes = std::size_t{4} * one.getSize().x * one.getSize().y;
    const std::string png = data::pngOf(std::span(one.getPixelsPtr(), bytes), one.getSize().x);
    EXPECT_LT(png.size(), std::size_t{5} << 20U);
    sf::Image read;
    ASSERT_TRUE(read.loadFromMemory(png.data(), png.size()));
    EXPECT_EQ(difference(one, read), sf::IntRect());
}

TEST_F(ResultCopyTest, TextAndPictureAreCopied) {
    PictureClipboard clipboard(true);
    const ui::Toast told = copied(clipboard);
    EXPECT_EQ(told.kind, ui::Toast::Kind::Ok);
    EXPECT_EQ(told.text, "Result copied, as text and as a picture.");
    sf::Image read;
    ASSERT_TRUE(read.loadFromMemory(clipboard.png.data(), clipboard.png.size()));
    EXPECT_EQ(read.getSize(), resultPictureSize);
    EXPECT_TRUE(fs::is_empty(paths.home / "Pictures")) << "nothing is left on the disk";
}

TEST_F(ResultCopyTest, WhereTheClipboardTakesNoPicturesTheyAreSaved) {
    PictureClipboard clipboard(false);
    EXPECT_THAT(copied(clipboard).text, HasSubstr((paths.home / "Pictures/lichter-aus-2026-07-14.png").string()));
    EXPECT_THAT(copied(clipboard).text, HasSubstr("lichter-aus-2026-07-14-2.png")) << "nothing is overwritten";
    sf::Image read;
    EXPECT_TRUE(read.loadFromFile((paths.home / "Pictures/lichter-aus-2026-07-14.png").string()));
    EXPECT_EQ(clipboard.content, "the result");
}

TEST_F(ResultCopyTest, WithoutAFolderForPicturesTheyGoToTheHomeFolder) {
    fs::remove_all(paths.home / "Pictures");
    PictureClipboard clipboard(false);
    const ui::Toast told = copied(clipboard);
    EXPECT_EQ(told.kind, ui::Toast::Kind::Ok);
    EXPECT_THAT(told.text, HasSubstr((paths.home / "lichter-aus-2026-07-14.png").string()));
    EXPECT_FALSE(fs::exists(paths.home / "Pictures")) << "it does not come back";
}

TEST_F(ResultCopyTest, AFullDiskIsSaid) {
    PictureClipboard clipboard(false);
    ui::Toast told;
    {
        const test::FullDisk full;
        told = copied(clipboard);
    }
    EXPECT_EQ(told.kind, ui::Toast::Kind::Danger);
    EXPECT_THAT(told.text, HasSubstr("copied as text, but its picture was not saved. "));
    EXPECT_EQ(clipboard.content, "the result");
    EXPECT_TRUE(fs::is_empty(paths.home / "Pictures")) << "no half a picture";
}

TEST_F(ResultCopyTest, AFolderThatCannotBeWrittenToIsSaid) {
    fs::remove_all(paths.home);
    data::test::put(paths.home, "in the way"); // Where tests run as root, permissions stop nobody.
    PictureClipboard clipboard(false);
    const ui::Toast told = copied(clipboard);
    EXPECT_EQ(told.kind, ui::Toast::Kind::Danger);
    EXPECT_THAT(told.text, HasSubstr("not saved. "));
    EXPECT_EQ(clipboard.content, "the result");
}

TEST_F(ResultCopyTest, WithoutFontsOnlyTextIsCopied) {
    PictureClipboard clipboard(true);
    EXPECT_EQ(copied(clipboard, with.folder / "nowhere").text, "Result copied.");
    EXPECT_THAT(clipboard.png, IsEmpty());
}

TEST_F(ResultCopyTest, WhatIsCopiedMeanwhileStays) {
    for (const bool pictures : {true, false}) {
        PictureClipboard clipboard(pictures);
        ResultCopy copy({with.text, clipboard, with.preferences, paths, LOOK_TEST_FONTS});
        const ToWin win = won("shed/l2", 2);
        copy.begin("the result", win, caption(win));
        clipboard.setText("something else");
        std::optional<ui::Toast> told;
        for (int i = 0; i < 2000 && !told; ++i) {
            told = copy.update();
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        ASSERT_TRUE(told);
        EXPECT_EQ(told->text, "Result copied.");
        EXPECT_EQ(clipboard.content, "something else");
        EXPECT_THAT(clipboard.png, IsEmpty());
        EXPECT_TRUE(fs::is_empty(paths.home / "Pictures"));
    }
}

TEST_F(ResultCopyTest, CanBeLeftAtAnyTime) {
    PictureClipboard clipboard(true);
    const auto begun = std::chrono::steady_clock::now();
    {
        ResultCopy copy({with.text, clipboard, with.preferences, paths, LOOK_TEST_FONTS});
        const ToWin win = won("shed/l2", 2);
        copy.begin("one", win, caption(win));
        copy.begin("two", win, caption(win));
        EXPECT_TRUE(copy.busy());
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(20));
    EXPECT_EQ(clipboard.content, "one") << "the same result: it is on its way";
}

} // namespace
