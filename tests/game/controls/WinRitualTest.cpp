// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/WinRitual.hpp"

#include "game/controls/WinPanel.hpp"
#include "game/look/sky/Backdrop.hpp"
#include "game/round/Bedtime.hpp"
#include "game/win/ToWin.hpp"
#include "game/win/WinStage.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <memory>

namespace {

using namespace game;

// --- the timeline ------------------------------------------------------------------------------------------------

TEST(WinRitual, BeginsWithTheBoardAsItWasPlayed) {
    const WinFrame first = winFrame(0);
    EXPECT_EQ(first.hud, 1);
    EXPECT_EQ(first.camera, 0);
    EXPECT_EQ(first.town, 1);
    EXPECT_NEAR(first.night, 0.70F, 0.001F);
    EXPECT_EQ(first.walk, 0);
    EXPECT_EQ(first.words, 0);
    EXPECT_EQ(first.panel, 0);
    EXPECT_FALSE(first.focus);
}

TEST(WinRitual, TakesABreathBeforeTheCameraMoves) {
    const WinFrame breath = winFrame(0.45F);
    EXPECT_EQ(breath.hud, 0);
    for (const float t : {0.45F, 0.55F, 0.65F})
        EXPECT_EQ(winFrame(t), breath) << "nothing moves";
    EXPECT_GT(winFrame(0.75F).camera, 0);
}

TEST(WinRitual, LetsTheTownFollowBeforeTheCat) {
    const WinFrame now = winFrame(1.2F);
    EXPECT_GT(now.camera, 0.9F);
    EXPECT_LT(now.camera, 1);
    EXPECT_GT(now.town, 0);
    EXPECT_LT(now.town, 0.5F);
    EXPECT_GT(now.walk, 0);
    EXPECT_LT(now.walk, 0.1F);
    EXPECT_EQ(now.star[0], 0);
}

TEST(WinRitual, SparksRiseWhileTheCatWalksAndBecomeStarsInTurn) {
    EXPECT_EQ(winFrame(1.1F).spark[0], 0);
    EXPECT_GT(winFrame(1.5F).spark[0], 0);
    EXPECT_EQ(winFrame(1.5F).star[0], 0);
    for (std::size_t star = 0; star < 3; ++star) {
        const float arrives = 2.0F + 0.2F * static_cast<float>(star);
        EXPECT_LT(winFrame(arrives - 0.01F).spark[star], 1);
        EXPECT_EQ(winFrame(arrives - 0.01F).star[star], 0);
        EXPECT_EQ(winFrame(arrives + 0.001F).spark[star], 1);
        EXPECT_GT(winFrame(arrives + 0.001F).star[star], 0);
    }
}

TEST(WinRitual, TheFirstStarIsThereOnceTheCatHasLainDown) {
    const WinFrame now = winFrame(2.05F);
    EXPECT_TRUE(now.curled);
    EXPECT_EQ(now.walk, 1);
    EXPECT_EQ(now.camera, 1);
    EXPECT_EQ(now.town, 0);
    EXPECT_GT(now.star[0], 0);
    EXPECT_EQ(now.star[1], 0);
    EXPECT_EQ(now.smoke, 0);
    EXPECT_EQ(now.words, 0);
    EXPECT_FALSE(winFrame(1.97F).curled);
}

TEST(WinRitual, EndsAtRest) {
    WinFrame rest;
    rest.beam = winFrame(winTime::end).beam; // It sweeps on; nothing waits for it.
    EXPECT_EQ(winFrame(winTime::end), rest);
    EXPECT_EQ(winFrame(60), WinFrame());
    EXPECT_EQ(calmWinFrame(winTime::calmEnd), WinFrame());
}

TEST(WinRitual, NeverJumpsOrTurnsBack) {
    WinFrame before = winFrame(0);
    for (float t = 0.01F; t < 4; t += 0.01F) {
        const WinFrame now = winFrame(t);
        const auto rises = [t](float from, float to) {
            EXPECT_GE(to, from) << t;
            EXPECT_LT(to - from, 0.10F) << t;
        };
        rises(now.hud, before.hud);
        rises(before.camera, now.camera);
        rises(before.night, now.night);
        rises(now.town, before.town);
        rises(before.walk, now.walk);
        rises(before.smoke, now.smoke);
        rises(before.words, now.words);
        rises(before.panel, now.panel);
        for (std::size_t star = 0; star < 3; ++star) {
            rises(before.spark[star], now.spark[star]);
            rises(before.star[star], now.star[star]);
        }
        rises(before.beam, now.beam);
        before = now;
    }
}

TEST(WinRitual, IsAStillWithReducedMotionAndStarsInTurn) {
    EXPECT_EQ(calmWinFrame(0).words, 0);
    EXPECT_EQ(calmWinFrame(0).camera, 1);
    EXPECT_EQ(calmWinFrame(0.13F).panel, 1);
    EXPECT_EQ(calmWinFrame(0.13F).star[0], 0);
    EXPECT_EQ(calmWinFrame(0.26F).star[0], 1);
    EXPECT_EQ(calmWinFrame(0.26F).star[1], 0);
    EXPECT_EQ(calmWinFrame(0.51F).star[1], 1);
    EXPECT_EQ(calmWinFrame(0.76F).star[2], 1);
}

// --- the camera --------------------------------------------------------------------------------------------------

BoardLayout boardInPlay(int rows, int columns) {
    return BoardLayout::fit(rows, columns, {}, {350, 76, 580, 580}, 708, 116, ui::Viewport({1280, 800}, 1));
}

TEST(WinCamera, BeginsWhereTheBoardWasPlayed) {
    const BoardLayout near = boardInPlay(5, 5);
    const BoardLayout first = WinCamera(near, 303, 738, 0.6F).at(0);
    EXPECT_EQ(first.origin, near.origin);
    EXPECT_EQ(first.pitch, near.pitch);
    EXPECT_EQ(first.ground, near.ground);
    EXPECT_EQ(first.lampPitch, near.lampPitch);
}

TEST(WinCamera, KeepsTheFootOnThePavement) {
    for (const auto& [rows, columns] : {std::pair{5, 5}, {1, 1}, {3, 40}, {40, 3}, {100, 100}}) {
        const BoardLayout near = boardInPlay(rows, columns);
        const WinCamera camera(near, 303, 738, 0.6F);
        const float above = (near.ground - near.origin.y) / near.pitch; // In windows.
        for (const float t : {0.0F, 0.3F, 0.5F, 0.8F, 0.99F, 1.0F}) {
            const BoardLayout seen = camera.at(t);
            EXPECT_NEAR(seen.ground, 708 + 30 * t, 0.01F);
            EXPECT_NEAR(seen.ground - seen.origin.y, above * seen.pitch, 0.6F)
                << rows << " x " << columns << " at " << t;
            EXPECT_NEAR(seen.wall().top + seen.wall().height, seen.ground, 0.01F);
        }
    }
}

TEST(WinCamera, EndsWithWindowsOfWholePixelsInTheMiddle) {
    const BoardLayout far = WinCamera(boardInPlay(5, 5), 303, 738, 0.6F).at(1);
    EXPECT_EQ(far.pitch, 69);
    EXPECT_EQ(far.lampPitch, 69);
    EXPECT_EQ(far.origin.x, std::round(far.origin.x));
    EXPECT_NEAR(far.windows().left + far.windows().width / 2, 303, 0.6F);
    EXPECT_EQ(WinCamera(boardInPlay(100, 100), 303, 738, 0.1F).at(1).pitch, 1) << "never nothing";
}

// --- the pictures ------------------------------------------------------------------------------------------------

int brightness(sf::Color c) {
    return (c.r * 299 + c.g * 587 + c.b * 114) / 1000;
}

int brightest(const sf::Image& image, sf::IntRect area) {
    int most = 0;
    for (int y = area.top; y < area.top + area.height; ++y)
        for (int x = area.left; x < area.left + area.width; ++x)
            most = std::max(most, brightness(image.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y))));
    return most;
}

/// Pixels within an area that are as bright as a star of the win; the sky's own stars have few.
int brightPixels(const sf::Image& image, sf::IntRect area) {
    int count = 0;
    for (int y = area.top; y < area.top + area.height; ++y)
        for (int x = area.left; x < area.left + area.width; ++x)
            count += brightness(image.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y))) > 220 ? 1 : 0;
    return count;
}

/// Pixels in which two pictures differ within an area, by more than `by`.
int differences(const sf::Image& a, const sf::Image& b, sf::IntRect area, int by = 6) {
    int count = 0;
    for (int y = area.top; y < area.top + area.height; ++y)
        for (int x = area.left; x < area.left + area.width; ++x) {
            const auto at = [&](const sf::Image& image) {
                return brightness(image.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y)));
            };
            count += std::abs(at(a) - at(b)) > by ? 1 : 0;
        }
    return count;
}

class WinPicture : public testing::Test {
protected:
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    void SetUp() override {
        ASSERT_TRUE(resources);
        ASSERT_TRUE(target.create(1280, 800));
    }

    [[nodiscard]] BoardOptions look() const {
        BoardOptions options;
        options.house = House::Terrace;
        return options;
    }
    /// A wrapped board in play, after its last press, with what beside it has gone, and the win that follows.
    struct Wrapped {
        std::unique_ptr<LightsBoardView> played;
        std::unique_ptr<WinStage> won;
    };
    [[nodiscard]] Wrapped wrapped(House house, lights::Surface surface) {
        BoardOptions options;
        options.house = house;
        options.front = BoardSurround::Facade;
        const lights::Rules rules{lights::Stamp::Plus, surface};
        Wrapped result{std::make_unique<LightsBoardView>(atlases, options), nullptr};
        result.played->setBoard(dark(), rules);
        result.played->place({350, 76, 580, 600}, 708, viewport);
        result.played->setJoins({0, 1});
        result.won = std::make_unique<WinStage>(
            WinStage::WinDetails{dark(), rules, options, 3, Asleep::Board, result.played->cellsRect(), WinPace::Whole},
            atlases, preferences, sounds);
        result.won->layout(viewport, ResultLayout(viewport));
        return result;
    }
    [[nodiscard]] lights::Board dark() const { return lights::Board(lights::BitGrid(5, 5)); }
    [[nodiscard]] std::unique_ptr<WinStage> stage(int stars, WinPace pace = WinPace::Whole) {
        auto made = std::make_unique<WinStage>(
            WinStage::WinDetails{dark(), {}, look(), stars, Asleep::Board, {350, 76, 580, 580}, pace}, atlases,
            preferences, sounds);
        made->layout(viewport, ResultLayout(viewport));
        return made;
    }
    template<class Draw>
    sf::Image picture(const Scenery& scenery, Draw&& draw) {
        target.clear();
        ui::Canvas canvas(target, viewport, game::theme("night").controls, *resources);
        backdrop.draw(canvas, scenery);
        draw(canvas);
        canvas.flush();
        target.display();
        return target.getTexture().copyToImage();
    }
    sf::Image picture(const WinStage& stage) {
        return picture(stage.scenery(), [&stage](ui::Canvas& canvas) { stage.draw(canvas); });
    }
    /// The stage at a time since the last press.
    sf::Image at(float t, int stars = 3) {
        const auto shown = stage(stars);
        shown->update(t - winTime::hudGone);
        return picture(*shown);
    }

    float passed = 0; ///< Up to when the last act of a house has been played, in seconds.
    Preferences preferences{data::Settings(), {}};
    Sounds sounds{true};
    LampAtlases atlases;
    tl::expected<ui::Resources, ui::FontProblem> resources = ui::Resources::open(LOOK_TEST_FONTS);
    ui::Viewport viewport{{1280, 800}, 1};
    sf::RenderTexture target;
    Backdrop backdrop;
};

TEST_F(WinPicture, AtFirstIsThatOfPlay) {
    LightsBoardView played(atlases, look());
    played.setBoard(dark());
    played.place({350, 76, 580, 580}, 708, viewport);
    Scenery street;
    street.pavement = 92;
    street.night = 0.7F;
    const sf::Image before = picture(street, [&played](ui::Canvas& canvas) { played.draw(canvas); });
    EXPECT_EQ(differences(before, at(winTime::hudGone), {0, 0, 1280, 800}), 0);
    EXPECT_EQ(differences(before, at(0.65F), {0, 0, 1280, 800}), 0) << "a breath later, nothing has moved";
}

TEST_F(WinPicture, StepsBackFromTheVeryHouseOfAWrappedBoard) {
    for (const auto& [house, surface] : {std::pair{House::Round, lights::Surface::Cylinder},
                                         {House::Round, lights::Surface::Torus},
                                         {House::Crooked, lights::Surface::Moebius},
                                         {House::Crooked, lights::Surface::Klein},
                                         {House::Crooked, lights::Surface::Projective},
                                         {House::Slate, lights::Surface::Cylinder},
                                         {House::Slate, lights::Surface::Torus}}) {
        const Wrapped board = wrapped(house, surface);
        Scenery street;
        street.pavement = 92;
        street.night = 0.7F;
        street.town = board.won->scenery().town; // No lights of the town are seen through windows that fade out.
        const sf::Image before = picture(street, [&](ui::Canvas& canvas) { board.played->draw(canvas); });
        const sf::IntRect all{0, 0, 1280, 800};
        const std::string which =
            std::to_string(static_cast<int>(house)) + ", " + std::to_string(static_cast<int>(surface));
        EXPECT_EQ(differences(before, picture(*board.won), all), 0) << which << ": it is the house that was played";
        // Nothing pops: from picture to picture there is less change than between the first and the last.
        board.won->update(winTime::steps - winTime::hudGone);
        sf::Image last = picture(*board.won);
        const sf::IntRect middle{420, 150, 440, 460}; // Without what moves at the edges.
        for (int i = 0; i < 4; ++i) {
            board.won->update(1.0F / 60);
            const sf::Image now = picture(*board.won);
            EXPECT_LT(differences(last, now, middle, 40), 440 * 460 / 50) << which << ", picture " << i;
            last = now;
        }
        board.won->finish();
        EXPECT_GT(differences(before, picture(*board.won), all, 40), 1280 * 800 / 50) << which;
    }
}

TEST_F(WinPicture, TheObservatoryOpensItsDomeAfterTheCatHasLainDown) {
    BoardOptions options = look();
    options.house = House::Observatory;
    options.front = BoardSurround::Facade;
    WinStage shown({dark(), {}, options, 3, Asleep::Board, {350, 76, 580, 580}, WinPace::Whole}, atlases, preferences,
                   sounds);
    shown.layout(viewport, ResultLayout(viewport));
    const auto later = [&](float by) {
        shown.update(by);
        return picture(shown);
    };
    const sf::IntRect dome{230, 190, 150, 130};
    const sf::Image closed = later(2.09F - winTime::hudGone);
    const sf::Image half = later(0.45F);
    const sf::Image open = later(0.5F);
    EXPECT_GT(differences(closed, half, dome, 8), 30);
    EXPECT_GT(differences(half, open, dome, 8), 30);
    EXPECT_EQ(winFrame(2.10F).dome, 0);
    EXPECT_NEAR(winFrame(2.55F).dome, 0.5F, 0.01F);
    EXPECT_EQ(winFrame(3.01F).dome, 1);
}

TEST(ResultLayoutTest, MedalsTouchNeitherFiguresNorPanel) {
    for (const sf::Vector2u window : {sf::Vector2u{800, 600}, {1280, 800}, {1920, 1080}}) {
        const ResultLayout where{ui::Viewport(window, 1)};
        const ui::Rect row = where.medals();
        EXPECT_GE(row.y, where.figuresEnd() + 8) << window.x;
        EXPECT_LE(row.bottom() + 8, where.panel(WinPanel::height, true).y) << window.x;
        EXPECT_LT(where.panel(WinPanel::height, true).bottom() + 12, where.buttons().y) << window.x;
        EXPECT_EQ(where.quiet().united(row), where.quiet()) << "no stars between the words: " << window.x;
    }
}

// --- the last act of a house -------------------------------------------------------------------------------------

TEST(Bedtime, RunsFromTheLitHouseToItsNextDoorNeighbour) {
    const BedtimeFrame first = bedtimeFrame(0);
    EXPECT_EQ(first.camera, 0);
    EXPECT_EQ(first.dark, 0);
    EXPECT_EQ(first.awake, 0);
    EXPECT_EQ(first.walk, 0);
    EXPECT_EQ(bedtimeFrame(HouseAsleep::length), BedtimeFrame());
    BedtimeFrame before = first;
    for (float t = 0.01F; t < HouseAsleep::length; t += 0.01F) {
        const BedtimeFrame now = bedtimeFrame(t);
        for (const auto& [from, to] : {std::pair{before.camera, now.camera},
                                       {before.dark, now.dark},
                                       {before.words, now.words},
                                       {before.awake, now.awake},
                                       {before.buttons, now.buttons},
                                       {before.shown, now.shown}}) {
            EXPECT_GE(to, from) << t;
            EXPECT_LT(to - from, 0.10F) << t;
        }
        before = now;
    }
    EXPECT_EQ(bedtimeFrame(2.9F).dark, 1) << "first all of this house sleep";
    EXPECT_EQ(bedtimeFrame(2.9F).awake, 0);
}

TEST_F(WinPicture, OfAHouseAsleepPutsItsWindowsOutAndWakesTheNextOne) {
    HouseAsleep::Night night;
    for (const House house : TownPlan::houses())
        night.houses.push_back({house, std::vector<LevelLight>(16, house == House::Shed      ? LevelLight::Dark
                                                                   : house == House::Terrace ? LevelLight::Lit
                                                                                             : LevelLight::Shut)});
    night.asleep = House::Shed;
    night.next = House::Terrace;
    night.plate = "Shed · 16/16";
    HouseAsleep act(night, preferences);
    act.layout(viewport, 500, 734);
    const auto at = [&](float seconds) {
        act.update(seconds - passed);
        passed = seconds;
        return picture(Scenery(), [&](ui::Canvas& canvas) { act.draw(canvas); });
    };
    const auto warm = [](const sf::Image& image) {
        int count = 0;
        for (unsigned y = 300; y < 730; ++y)
            for (unsigned x = 500; x < 1280; ++x) {
                const sf::Color c = image.getPixel(x, y);
                count += c.r > 200 && c.b < 160 ? 1 : 0;
            }
        return count;
    };
    const int lit = warm(at(0.4F));
    const int fewer = warm(at(1.2F));
    const int none = warm(at(2.3F));
    const int next = warm(at(3.7F));
    EXPECT_GT(lit, fewer);
    EXPECT_GT(fewer, none);
    EXPECT_GT(next, none + 300) << "next door";
    EXPECT_GT(none, 0) << "where one window was lit all the time";
    EXPECT_FALSE(act.over());
    act.finish();
    EXPECT_TRUE(act.over());
}

TEST_F(WinPicture, Of120ShowsTheRoofAndNoStar) {
    const sf::Image now = at(1.2F);
    EXPECT_LT(brightPixels(now, {60, 20, 500, 130}), 200) << "only the stars of the sky";
    EXPECT_GT(brightPixels(at(3.5F), {60, 20, 500, 130}), 2000) << "unlike later";
    EXPECT_GT(brightest(now, {340, 250, 120, 90}), 150) << "the moon rises behind the roof";
    EXPECT_GT(differences(now, at(3.5F), {600, 500, 680, 200}), 5) << "part of the town is still lit";
}

TEST_F(WinPicture, Of219ShowsTheCatAndTheFirstStarOnly) {
    const sf::Image now = at(2.19F);
    const sf::Image rest = at(3.5F);
    EXPECT_GT(brightPixels(now, {100, 150, 90, 90}), 400) << "the left star";
    EXPECT_LT(brightPixels(now, {250, 70, 110, 110}), 120) << "of the middle one at most the spark";
    // The star beside them will cast its light on both.
    EXPECT_LT(differences(now, rest, {340, 262, 120, 80}, 40), 30) << "the moon, and the cat that has lain down";
    EXPECT_GT(differences(at(1.6F), rest, {340, 262, 130, 80}), 60) << "before, it walks";
}

TEST_F(WinPicture, Of350HasTheStarsThatWereEarned) {
    const sf::Image three = at(3.5F);
    const sf::Image one = at(3.5F, 1);
    const auto centre = [](const sf::Image& image, int x, int y) { return brightest(image, {x - 4, y - 4, 8, 8}); };
    EXPECT_GT(centre(three, 145, 196), 235);
    EXPECT_GT(centre(three, 303, 126), 235);
    EXPECT_GT(centre(three, 461, 196), 235);
    EXPECT_GT(centre(one, 145, 196), 235);
    EXPECT_LT(centre(one, 303, 126), 120) << "missed: an outline";
    EXPECT_GT(brightest(one, {240, 60, 130, 130}), 100);
}

TEST_F(WinPicture, StaysTheSameAtRest) {
    const auto shown = stage(3);
    shown->update(5);
    EXPECT_FALSE(shown->running());
    EXPECT_FALSE(shown->animating()) << "so that nothing is drawn";
    const sf::Image rest = picture(*shown);
    shown->update(30);
    EXPECT_EQ(differences(rest, picture(*shown), {0, 0, 1280, 800}), 0);
    EXPECT_EQ(differences(rest, at(3.5F), {0, 0, 1280, 800}), 0);
}

TEST_F(WinPicture, OfALaterWinBeginsWithTheCameraAndOfARaceWithTheStars) {
    EXPECT_EQ(stage(3, WinPace::Brief)->frame(), winFrame(winTime::steps));
    EXPECT_EQ(stage(3, WinPace::Stars)->frame(), winFrame(winTime::stars));
    EXPECT_EQ(stage(3)->frame(), winFrame(winTime::hudGone));
}

TEST_F(WinPicture, JumpsToItsEnd) {
    const auto shown = stage(3);
    EXPECT_TRUE(shown->running());
    shown->finish();
    EXPECT_FALSE(shown->running());
    EXPECT_EQ(shown->frame(), winFrame(winTime::end));
    EXPECT_EQ(differences(picture(*shown), at(3.5F), {0, 0, 1280, 800}), 0);
}

TEST_F(WinPicture, FitsEveryBoard) {
    for (const auto& [rows, columns] : {std::pair{1, 1}, {3, 40}, {40, 3}, {100, 100}})
        for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, {640, 480}, {1920, 1080}}) {
            const ui::Viewport size(window, 1);
            WinStage shown(
                {lights::Board(lights::BitGrid(rows, columns)), {}, look(), 3, Asleep::Board, {}, WinPace::Whole},
                atlases, preferences, sounds);
            const ResultLayout where(size);
            shown.layout(size, where);
            shown.finish();
            EXPECT_GT(shown.starsArea().y, 0);
            EXPECT_LT(shown.starsArea().right(), where.column().x + 24);
        }
}

} // namespace
