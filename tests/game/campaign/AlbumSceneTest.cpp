// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/AlbumScene.hpp"

#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/campaign/CampaignScene.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/controls/BoardPlace.hpp"
#include "game/menu/NextBoard.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "game/round/SavedRound.hpp"
#include "game/services/Actions.hpp"
#include "game/win/ToWin.hpp"
#include "game/win/WinScene.hpp"
#include "game/words/PostcardWords.hpp"

#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace {

using namespace game;
using ui::Action;

/// The shed with three of its eight levels in the album.
class AlbumSceneTest : public testing::Test {
protected:
    AlbumSceneTest() { with.putIntoAlbum(); }

    [[nodiscard]] std::string selected() const {
        const auto* const album = with.top<AlbumScene>();
        return album != nullptr && album->selected() ? album->selected()->path() : std::string();
    }
    [[nodiscard]] std::string played() const {
        const auto* const play = with.top<LightsPlayScene>();
        return play != nullptr ? std::string(play->round().challenge().key.levelPath()) : std::string();
    }
    /// Solves the board on top, and waits for the win.
    void win() {
        const auto* const play = with.top<LightsPlayScene>();
        ASSERT_NE(play, nullptr);
        while (play->round().solving())
            with.pass(0.01F);
        for (const lights::Cell cell : play->round().remaining()->toCells()) {
            with.pass(0.05F);
            test::click(with, play->board().view().cellRect(cell).centre());
        }
        for (int i = 0; i < 100 && with.top<WinScene>() == nullptr; ++i)
            with.pass(0.1F);
        ASSERT_NE(with.top<WinScene>(), nullptr);
        for (int i = 0; i < 40; ++i)
            with.pass(0.1F);
    }

    test::SceneRunner with;
};

TEST_F(AlbumSceneTest, OpensFromItsHouseByKeyAndByMouse) {
    with.open(ToCampaign{});
    EXPECT_EQ(with.top<CampaignScene>()->selected()->path(), "shed/l1");
    ASSERT_TRUE(test::shows(with.scenes.top(), "Album 0/3 · 0"));
    with.press({action::album});
    EXPECT_EQ(selected(), "shed/l3");
    EXPECT_EQ(with.scenes.top().title(), "Garden Shed, album");
    with.press({Action::Back});
    ASSERT_NE(with.top<CampaignScene>(), nullptr);
    test::press(with, "Album 0/3 · 0");
    EXPECT_EQ(selected(), "shed/l3");
}

TEST_F(AlbumSceneTest, OpensByTabAndEnterAlone) {
    with.open(ToCampaign{});
    test::focus(with, "Album 0/3 · 0");
    with.press({Action::Confirm});
    EXPECT_EQ(selected(), "shed/l3");
}

TEST_F(AlbumSceneTest, HousesWithoutOneAndLockedOnesOfferNone) {
    with.open(ToCampaign{"terrace", {}});
    EXPECT_EQ(test::findControl(with.scenes.top(), "Album 0/3 · 0"), nullptr);
    with.press({action::album});
    EXPECT_NE(with.top<CampaignScene>(), nullptr);
}

TEST_F(AlbumSceneTest, KeepsWhatWasSolvedAndWhen) {
    with.solve("shed/l3");
    with.open(ToCampaign{});
    with.press({action::album});
    const auto& photos = with.top<AlbumScene>()->pages().photos();
    ASSERT_EQ(photos.size(), 3U);
    EXPECT_EQ(photos[0].state, LevelWindow::State::Asleep);
    EXPECT_FALSE(photos[0].date.empty());
    EXPECT_GT(std::get<lights::Board>(photos[0].board).lit().count(), 0) << "it shows what was solved";
    EXPECT_TRUE(photos[1].date.empty());
}

TEST_F(AlbumSceneTest, IsNotOnTheFront) {
    for (const char* path : {"shed/l1", "shed/l2", "shed/l4", "shed/l5"})
        with.solve(path);
    with.open(ToCampaign{});
    EXPECT_EQ(with.top<CampaignScene>()->selected()->path(), "shed/l8");
    with.press({Action::Home, Action::Right, Action::Right});
    EXPECT_EQ(with.top<CampaignScene>()->selected()->path(), "shed/l4") << "the third window";
    with.solve("shed/l3");
    EXPECT_EQ(with.records.progress().stars(with.library), 12) << "on the fronts";
    const Challenge challenge = challengeOf(with.level("shed/l6"));
    EXPECT_EQ(challenge.place()->number, 2);
    EXPECT_EQ(challenge.place()->levels, 3);
    EXPECT_TRUE(challenge.place()->album);
}

TEST_F(AlbumSceneTest, ArrowsWalkOverTheFoldAndPlayLeadsBack) {
    with.open(ToCampaign{});
    with.press({action::album, Action::Right, Action::Right});
    EXPECT_EQ(selected(), "shed/l7");
    with.press({Action::Left, Action::Confirm});
    EXPECT_EQ(played(), "shed/l6");
    with.press({Action::Back});
    if (with.top<AlbumScene>() == nullptr)
        test::press(with, "Back to levels");
    EXPECT_EQ(selected(), "shed/l6");
    with.press({Action::Back});
    EXPECT_NE(with.top<CampaignScene>(), nullptr);
}

TEST_F(AlbumSceneTest, NextLevelWalksOnWithinTheAlbum) {
    with.playAs("Ada");
    with.records.noteLesson("chase", {});
    with.open(ToCampaign{});
    with.press({action::album, Action::Confirm});
    EXPECT_EQ(played(), "shed/l3");
    win();
    EXPECT_TRUE(test::shows(with.scenes.top(), "Album")) << "where the levels are";
    with.press({action::next});
    EXPECT_EQ(played(), "shed/l6");
    win();
    with.press({Action::Back});
    EXPECT_EQ(selected(), "shed/l7") << "the next one";
    const auto& photos = test::control<AlbumPages>(with.scenes.top(), "Album").photos();
    EXPECT_EQ(photos[0].stars, 3);
    EXPECT_EQ(photos[0].state, LevelWindow::State::Asleep);
    EXPECT_EQ(photos[2].stars, 0);
    with.press({Action::Confirm});
    win();
    EXPECT_FALSE(test::shows(with.scenes.top(), "Levels"));
    with.press({action::next});
    EXPECT_NE(with.top<AlbumScene>(), nullptr) << "all of them are solved";
}

TEST_F(AlbumSceneTest, LastPageDoesNotPutTheHouseToBed) {
    data::Progress progress;
    for (const char* path : {"shed/l3", "shed/l6", "shed/l7"})
        progress.best[with.level(path).key()] = {3, 1, {}, false};
    EXPECT_EQ(completedByWin(progress, with.library, "level:shed/l7"), Asleep::Board);
    for (const char* path : {"shed/l1", "shed/l2", "shed/l4", "shed/l5", "shed/l8"})
        progress.best[with.level(path).key()] = {3, 1, {}, false};
    EXPECT_EQ(completedByWin(progress, with.library, "level:shed/l8"), Asleep::House);
    progress.best.erase(with.level("shed/l6").key());
    EXPECT_EQ(completedByWin(progress, with.library, "level:shed/l8"), Asleep::House) << "without the album too";
}

TEST_F(AlbumSceneTest, UnfinishedPageIsContinuedOverItsAlbum) {
    const Challenge challenge = challengeOf(with.level("shed/l6"));
    EXPECT_EQ(boardPlace(challenge, with.library)->as<ToAlbum>()->levelId, "l6");
    lights::Session session(challenge.lights());
    session.press({2, 2});
    with.records.saveUnfinished(challenge, session.save());
    const NextBoard next = nextBoard(with.text, with.records, with.shared, with.library, false);
    ASSERT_EQ(next.way.size(), 3U) << "house, album and board";
    EXPECT_EQ(next.way[0].as<ToCampaign>()->packId, "shed");
    EXPECT_EQ(next.way[1].as<ToAlbum>()->levelId, "l6");
    EXPECT_EQ(next.way[2].as<ToPlay>()->challenge.key, "level:shed/l6");
    EXPECT_EQ(next.place, "Garden Shed, album · 2");
}

TEST_F(AlbumSceneTest, ClickSelectsAndPlays) {
    with.open(ToAlbum{"shed"});
    const auto& pages = test::control<AlbumPages>(with.scenes.top(), "Album");
    test::click(with, pages.photoRect(1).centre());
    EXPECT_EQ(selected(), "shed/l6");
    test::click(with, pages.photoRect(1).centre());
    EXPECT_EQ(played(), "shed/l6");
}

bool overlap(ui::Rect one, ui::Rect other) {
    return one.x < other.right() && other.x < one.right() && one.y < other.bottom() && other.y < one.bottom();
}

TEST_F(AlbumSceneTest, PhotographsFitBothPages) {
    const sf::Context context;
    AlbumPages pages{with.atlases};
    for (const std::size_t count : {1U, 2U, 5U, 8U, 9U, 12U, 20U}) {
        pages.show(House::Shed, std::vector<AlbumPages::Photo>(count), count - 1);
        for (const ui::Rect book : {ui::Rect{50, 88, 1180, 590}, ui::Rect{16, 88, 768, 390}}) {
            pages.place(book);
            for (std::size_t i = 0; i < count; ++i) {
                const ui::Rect photo = pages.photoRect(i);
                EXPECT_GE(photo.x, book.x) << count << ", " << i;
                EXPECT_LE(photo.right(), book.right()) << count << ", " << i;
                EXPECT_FALSE(photo.x < book.centre().x && photo.right() > book.centre().x) << "in the fold";
                for (std::size_t other = 0; other < i; ++other)
                    EXPECT_FALSE(overlap(photo, pages.photoRect(other))) << count << ", " << i;
            }
            EXPECT_TRUE(pages.shows(count - 1)) << "the selected one is in sight: " << count;
        }
    }
}

TEST_F(AlbumSceneTest, NumberOnThePostcardDoesNotStandAlone) {
    const Postcard card = postcardOf(with.text, challengeOf(with.level("shed/l3")));
    ASSERT_NE(card.title.rfind("\u00A0"), std::string::npos) << card.title;
    EXPECT_LT(card.title.rfind(' '), card.title.rfind("\u00A0")) << card.title;
}

TEST_F(AlbumSceneTest, IsDrawnInEveryTheme) {
    const sf::Context context;
    auto resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    with.solve("shed/l3");
    AlbumScene scene(ToAlbum{"shed"}, with.services(), with.records, with.library, with.atlases, with.services().clock);
    for (const Theme& theme : themes())
        for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, sf::Vector2u{800, 600}}) {
            const sf::Image image = test::drawn(scene, resources, theme.controls.name, window);
            const sf::IntRect book(20, 100, static_cast<int>(window.x) - 40, 200);
            EXPECT_GT(test::brightness(image, book), 1) << theme.controls.name;
        }
}

TEST_F(AlbumSceneTest, NoStarsAreBehindTheLineAboveTheBook) {
    AlbumScene scene(ToAlbum{"shed"}, with.services(), with.records, with.library, with.atlases, with.services().clock);
    const ui::Viewport viewport({1280, 800}, 1);
    scene.layout(viewport, test::plainMeasure);
    const std::vector<ui::Rect> quiet = scene.scenery().quiet;
    EXPECT_TRUE(std::ranges::any_of(quiet, [](ui::Rect area) {
        return area.contains({300, 90}) && area.contains({640, 90}) && area.contains({980, 90});
    }));
}

} // namespace
