// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/PlayColumns.hpp"

#include "data/TemporaryFolder.hpp"
#include "data/levels/Library.hpp"
#include "game/look/Theme.hpp"
#include "game/services/Records.hpp"
#include "game/words/Wording.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <gtest/gtest.h>

#include <numeric>

namespace {

using namespace game;

/// Every level of both puzzles.
std::vector<Challenge> allLevels(const data::Library& library) {
    std::vector<Challenge> levels;
    for (const auto packs : {library.campaign(), library.nextDoor()})
        for (const data::LibraryPack& pack : packs)
            for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
                levels.push_back(challengeOf(library.level(pack, i)));
    return levels;
}

TEST(PlayColumnsTest, NoNameOfALevelIsBrokenInsideAWord) {
    const data::test::TemporaryFolder folder;
    const data::Library library = data::Library::load(GAME_TEST_SHARE "/levels", folder / "own");
    const std::vector<Challenge> levels = allLevels(library);
    ASSERT_GT(levels.size(), 200U);
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    sf::RenderTexture target;
    ASSERT_TRUE(target.create(64, 64));
    for (const text::Language language : text::allLanguages) {
        const text::Text text = text::Text::load(GAME_TEST_SHARE "/locale", language);
        for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, sf::Vector2u{800, 600}, sf::Vector2u{640, 480},
                                          sf::Vector2u{1920, 1080}, sf::Vector2u{3840, 2160}}) {
            const ui::Viewport viewport(window, 1);
            resources.clear();
            const ui::Canvas canvas(target, viewport, theme("night").controls, resources);
            for (const Challenge& level : levels) {
                PlayColumns columns(text, level);
                columns.layout(viewport);
                const PlayColumns::Name name = columns.name(canvas);
                const std::string joined =
                    std::accumulate(name.lines.begin() + 1, name.lines.end(), name.lines.front(),
                                    [](const std::string& all, const std::string& line) { return all + " " + line; });
                EXPECT_EQ(joined, boardName(text, level)) << window.x;
                EXPECT_GE(name.style.size, 14) << joined << " at " << window.x;
            }
        }
    }
}

TEST(PlayColumnsTest, TheRightColumnEndsAtTheMargin) {
    const data::test::TemporaryFolder folder;
    const data::Library library = data::Library::load(GAME_TEST_SHARE "/levels", folder / "own");
    const Challenge challenge = challengeOf(library.level(library.campaign().front(), 0));
    const text::Text text;
    PlayColumns columns(text, challenge);
    for (const sf::Vector2u window : {sf::Vector2u{800, 600}, {1280, 800}, {1920, 1080}}) {
        const ui::Viewport viewport(window, 1);
        columns.layout(viewport);
        EXPECT_FLOAT_EQ(columns.right().right(), viewport.content().right() - viewport.margin()) << window.x;
    }
}

TEST(PlayColumnsTest, NothingMovesWhenHelpIsTaken) {
    const data::test::TemporaryFolder folder;
    const data::Library library = data::Library::load(GAME_TEST_SHARE "/levels", folder / "own");
    const Challenge challenge = challengeOf(library.level(library.campaign().front(), 0));
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    sf::RenderTexture target;
    ASSERT_TRUE(target.create(64, 64));
    for (const text::Language language : text::allLanguages) {
        const text::Text text = text::Text::load(GAME_TEST_SHARE "/locale", language);
        for (const sf::Vector2u window : {sf::Vector2u{800, 600}, {1280, 800}}) {
            const ui::Viewport viewport(window, 1);
            resources.clear();
            ui::Canvas canvas(target, viewport, theme("night").controls, resources);
            PlayColumns columns(text, challenge);
            columns.layout(viewport);
            EXPECT_FLOAT_EQ(columns.drawStarsAndHelp(canvas, 200, {}, {}),
                            columns.drawStarsAndHelp(canvas, 200, {}, text.tr("With help: two stars at most")))
                << window.x;
        }
    }
}

} // namespace
