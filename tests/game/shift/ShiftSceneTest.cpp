// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/Controls.hpp"
#include "game/FullDisk.hpp"
#include "game/GameFixture.hpp"
#include "game/dialogs/DialogScenes.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/leaderboard/LeaderboardScene.hpp"
#include "game/leaderboard/ShiftScoresScene.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/look/facade/AtTheDoor.hpp"
#include "game/menu/MainMenuScene.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/services/Actions.hpp"
#include "game/shift/RuleCard.hpp"
#include "game/shift/ShiftMedals.hpp"
#include "game/shift/ShiftOverScene.hpp"
#include "game/shift/ShiftPlayScene.hpp"
#include "game/shift/ShiftStartScene.hpp"
#include "game/shift/ToShift.hpp"
#include "game/shift/ToShiftOver.hpp"
#include "lights/solver/Solver.hpp"
#include "ui/widgets/Toggle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

namespace {

using namespace game;
using lights::Cell;
using puzzle::Milliseconds;
using ui::Action;

/// Plays shifts by keyboard, from the start screen on.
class ShiftSceneTest : public testing::Test {
protected:
    explicit ShiftSceneTest(test::SceneRunner::Storage storage = test::SceneRunner::Storage::Memory)
        : with(storage) {
        with.open(ToMainMenu{});
    }

    ShiftPlayScene& open(const std::string& seed = "test") {
        with.open(ToShift{});
        with.open(ToShiftPlay{seed});
        return scene();
    }
    /// Puts the first five houses to bed, so that cards are offered.
    void openAtCards() {
        open();
        for (int house = 0; house < 5; ++house)
            solveHouse();
    }
    [[nodiscard]] ShiftPlayScene& scene() const {
        auto* const top = with.top<ShiftPlayScene>();
        return top != nullptr ? *top : throw std::logic_error("No shift is on top.");
    }
    [[nodiscard]] const lights::Shift& shift() const { return scene().shift(); }
    void press(std::initializer_list<Action> actions) { with.press(actions); }

    /// Moves the cursor to the cell with the arrow keys and presses it.
    void pressCell(Cell cell) {
        while (scene().cursor().row != cell.row)
            press({scene().cursor().row < cell.row ? Action::Down : Action::Up});
        while (scene().cursor().column != cell.column)
            press({scene().cursor().column < cell.column ? Action::Right : Action::Left});
        press({Action::Confirm});
    }
    /// Picks one of the cards, if any are offered; the first, or the second if in quiet hours not every window could be
    /// pressed then.
    void pickCard(std::optional<std::size_t> which = std::nullopt) {
        if (!shift().offer())
            return;
        const std::size_t card = which.value_or((*shift().offer())[0] == lights::ShiftCard::Quiet ? 1 : 0);
        with.pass(0.5F); // A press that was meant for the house does not count.
        if (card == 1)
            press({Action::Right});
        press({Action::Confirm});
    }
    /// Solves the house at the optimum. \param detours how often to press a window twice first.
    void solveHouse(int detours = 0) {
        const auto press = [this](Cell cell) {
            with.pass(pressTime); // As hands need it.
            pressCell(cell);
            ++m_presses;
        };
        pickCard();
        for (int i = 0; i < 2 * detours; ++i)
            press({0, 0});
        const auto presses = lights::solve(shift().session().puzzle()).result->order();
        for (const Cell cell : presses)
            press(cell);
    }
    [[nodiscard]] std::vector<data::ShiftRow> stored() {
        data::ShiftQuery query;
        query.allRuns = true;
        return with.records.shifts().rows(query).value().rows;
    }
    /// Lets the shift end and waits for the screen after it.
    void runToEnd() {
        for (int i = 0; i < 200 && with.top<ShiftOverScene>() == nullptr; ++i)
            with.pass(1);
    }

    static constexpr ui::Seconds pressTime = 0.1F;

    test::SceneRunner with;
    int m_presses = 0; ///< By solveHouse.
};

/// Counts the points of a shift independently of the code under test, house by house.
class PointCounter {
public:
    void house(int optimum, bool fewest) {
        m_chain = fewest ? m_chain + 1 : 0;
        const int factor = m_chain > 4 ? 4 : m_chain;
        points += fewest ? optimum * 10 * 2 * factor : optimum * 10;
    }
    void skip() {
        m_chain = m_skipped ? 0 : m_chain;
        m_skipped = true;
    }
    int points = 0;

private:
    int m_chain = 0;
    bool m_skipped = false;
};

TEST_F(ShiftSceneTest, PlaysStoresAndShowsWholeShift) {
    with.playAs("Mina");
    open();
    PointCounter count;
    for (int house = 0; house < 18; ++house) {
        pickCard();
        const int optimum = shift().house().optimum;
        if (house == 5) {
            press({action::skip});
            count.skip();
        } else {
            const bool detour = house % 7 == 6;
            solveHouse(detour ? 1 : 0);
            count.house(optimum, !detour);
        }
        with.pass(2);
        EXPECT_EQ(shift().index(), house + 1);
        EXPECT_EQ(shift().score().points, count.points);
    }
    EXPECT_EQ(shift().house().rows, 6);
    // The clock started with the first press.
    // It stood still while a card was picked: after three of the houses and then some.
    EXPECT_EQ(shift().left(), Milliseconds(60'000 + 15 * 6000 + 2 * 2000 - 15 * 2000 - 10'000 - (m_presses - 1) * 100));
    pressCell({3, 3}); // A board that stays unfinished.
    runToEnd();

    auto* const over = with.top<ShiftOverScene>();
    ASSERT_NE(over, nullptr);
    EXPECT_EQ(over->result().points, count.points);
    EXPECT_EQ(over->result().houses, 17);
    EXPECT_EQ(over->result().skipped, 1);
    EXPECT_TRUE(over->panel().standing());
    EXPECT_EQ(over->panel().standing()->rank, 1);
    const auto rows = stored();
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].rank, 1) << "verified by replay";
    EXPECT_EQ(rows[0].run.score.points, count.points);
    EXPECT_EQ(rows[0].run.player, "Mina");
    EXPECT_EQ(rows[0].run.seed, "test");
    EXPECT_EQ(with.scenes.title(), "Shift over");
}

TEST_F(ShiftSceneTest, PlayableByMouseAlone) {
    open();
    with.scenes.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    const auto centreOf = [&](Cell cell) { return scene().house().cellRect(cell).centre(); };
    const auto presses = lights::solve(shift().session().puzzle()).result->order();
    for (const Cell cell : presses)
        test::click(with, centreOf(cell));
    EXPECT_EQ(shift().score().points, 40);
    EXPECT_EQ(shift().index(), 1);
}

TEST_F(ShiftSceneTest, ClockStartsAtFirstPress) {
    open();
    with.pass(2);
    EXPECT_EQ(shift().left(), puzzle::firstTime);
    EXPECT_LT(scene().nextChange(), 0);
    pressCell({0, 0});
    with.pass(1.5F);
    EXPECT_EQ(shift().left(), Milliseconds(58'500));
    EXPECT_NEAR(scene().nextChange(), 0.5F, 0.01F);
}

TEST_F(ShiftSceneTest, UndoRedoAndRestartApplyToHouse) {
    open();
    pressCell({0, 0});
    pressCell({1, 1});
    press({action::undo});
    EXPECT_EQ(shift().session().moves(), 1);
    press({action::redo});
    EXPECT_EQ(shift().session().moves(), 2);
    press({action::restart});
    EXPECT_EQ(shift().session().moves(), 0);
    solveHouse();
    EXPECT_EQ(shift().score().atOptimum, 1);
}

TEST_F(ShiftSceneTest, OffersNoHints) {
    open();
    press({action::hint, action::hint, action::hint, action::showSolution});
    with.pass(5);
    EXPECT_EQ(shift().session().moves(), 0);
    EXPECT_FALSE(shift().started());
    EXPECT_EQ(with.top<ShiftPlayScene>(), &scene());
}

TEST_F(ShiftSceneTest, PauseStopsClock) {
    open();
    pressCell({0, 0});
    with.pass(1);
    press({action::pause});
    ASSERT_NE(with.top<PauseScene>(), nullptr);
    with.pass(60);
    press({Action::Back});
    EXPECT_EQ(shift().left(), Milliseconds(59'000));
    with.pass(1);
    EXPECT_EQ(shift().left(), Milliseconds(58'000));
    with.scenes.suspend(); // The window loses the focus.
    with.pass(60);
    with.scenes.resume();
    EXPECT_EQ(shift().left(), Milliseconds(58'000));
}

TEST_F(ShiftSceneTest, PauseOffersSkip) {
    open();
    press({action::pause, action::skip});
    EXPECT_EQ(shift().index(), 1);
    EXPECT_EQ(shift().left(), Milliseconds(50'000));
}

TEST_F(ShiftSceneTest, LeavingAsksAndStoresNothing) {
    open();
    solveHouse();
    press({Action::Back, Action::Up, Action::Up, Action::Confirm}); // "Leave the shift" is above "More".
    ASSERT_NE(with.top<QuestionScene>(), nullptr);
    press({Action::Back});
    EXPECT_EQ(shift().score().houses, 1) << "the safe answer goes on";
    press({Action::Back, Action::Up, Action::Up, Action::Confirm, Action::Left, Action::Confirm});
    EXPECT_NE(with.top<ShiftStartScene>(), nullptr);
    EXPECT_TRUE(stored().empty());
}

TEST_F(ShiftSceneTest, LeavesUnstartedShiftWithoutAsking) {
    open();
    press({Action::Back, Action::Up, Action::Up, Action::Confirm});
    EXPECT_NE(with.top<ShiftStartScene>(), nullptr);
}

TEST_F(ShiftSceneTest, IgnoresInputAfterEnd) {
    open();
    solveHouse();
    while (!shift().over())
        with.pass(1);
    const auto events = shift().events().size();
    press({Action::Confirm, action::undo, action::skip, action::restart, Action::Back});
    EXPECT_EQ(shift().events().size(), events);
    EXPECT_EQ(stored().size(), 1U) << "stored at the end, before anybody looks at it";
    with.pass(3);
    EXPECT_NE(with.top<ShiftOverScene>(), nullptr);
}

TEST_F(ShiftSceneTest, StoresNothingWithoutSolvedHouse) {
    open();
    pressCell({0, 0});
    runToEnd();
    ASSERT_NE(with.top<ShiftOverScene>(), nullptr);
    EXPECT_FALSE(with.top<ShiftOverScene>()->panel().records());
    EXPECT_TRUE(stored().empty());
}

class UnstoredShiftTest : public ShiftSceneTest {
protected:
    UnstoredShiftTest()
        : ShiftSceneTest(test::SceneRunner::Storage::Disk) {}
};

TEST_F(UnstoredShiftTest, IsTriedAgain) {
    open();
    solveHouse();
    {
        const test::FullDisk full;
        runToEnd();
        with.records.finishStoring();
        with.pass(0.1F);
    }
    ASSERT_NE(with.top<ShiftOverScene>(), nullptr);
    const ShiftOverPanel& panel = with.top<ShiftOverScene>()->panel();
    EXPECT_FALSE(panel.records());
    EXPECT_TRUE(test::shows(with.scenes.top(), "Try again"));
    with.records.tryAgain();
    with.records.finishStoring();
    with.pass(0.1F);
    EXPECT_TRUE(panel.records());
    EXPECT_TRUE(panel.standing());
    EXPECT_FALSE(test::shows(with.scenes.top(), "Try again"));
    EXPECT_EQ(stored().size(), 1U);
}

TEST_F(ShiftSceneTest, AsksForNameAtEnd) {
    open();
    solveHouse();
    runToEnd();
    ASSERT_TRUE(with.scenes.wantsText()) << "nobody gave a name yet";
    EXPECT_EQ(stored()[0].run.player, "Player");
    test::type(with, U"h");
    press({Action::Confirm});
    with.pass(0.4F); // Before that, what is typed was meant for the shift.
    test::type(with, U"Frieda");
    press({Action::Confirm});
    EXPECT_EQ(stored()[0].run.player, "Frieda");
    EXPECT_EQ(with.records.player(), "Frieda");
    EXPECT_EQ(with.records.bestShift()->score.points, 40);
    press({Action::Confirm}); // Another shift.
    EXPECT_NE(with.top<ShiftPlayScene>(), nullptr);
    EXPECT_NE(scene().shift().session().puzzle(), lights::ShiftHouses().house("test", 0)) << "with a fresh seed";
}

TEST_F(ShiftSceneTest, ReportsSavingWithoutName) {
    open();
    solveHouse();
    runToEnd();
    ASSERT_NE(with.top<ShiftOverScene>(), nullptr);
    with.pass(0.4F);
    press({Action::Confirm}); // The field stays empty.
    ASSERT_NE(with.top<ShiftOverScene>()->toast(), nullptr);
    EXPECT_EQ(with.top<ShiftOverScene>()->toast()->text, "Saved without a name.");
    EXPECT_FALSE(with.records.named());
    EXPECT_FALSE(with.scenes.wantsText()) << "the focus goes on";
}

TEST_F(ShiftSceneTest, BackLeavesNameFieldFirst) {
    open();
    solveHouse();
    runToEnd();
    ASSERT_TRUE(with.scenes.wantsText());
    press({Action::Back});
    ASSERT_NE(with.top<ShiftOverScene>(), nullptr);
    EXPECT_FALSE(with.scenes.wantsText());
    press({Action::Back});
    EXPECT_EQ(with.top<ShiftOverScene>(), nullptr);
}

TEST_F(ShiftSceneTest, EndLeadsBackOrToMenu) {
    open();
    runToEnd();
    EXPECT_EQ(with.top<ShiftOverScene>(), nullptr) << "a shift that nobody began does not end";
    solveHouse();
    with.playAs("Mina");
    runToEnd();
    ASSERT_NE(with.top<ShiftOverScene>(), nullptr);
    press({Action::Back});
    EXPECT_NE(with.top<ShiftStartScene>(), nullptr);
    with.open(ToShiftOver{});
    press({Action::Right, Action::Confirm});
    EXPECT_NE(with.top<MainMenuScene>(), nullptr);
}

TEST_F(ShiftSceneTest, NightFallsOnlyIfAHouseSleeps) {
    with.open(ToShiftOver{});
    EXPECT_EQ(with.top<ShiftOverScene>()->scenery().night, 0) << "all houses are still awake";
    puzzle::ShiftScore score;
    score.houses = 1;
    with.open(ToShiftOver{score, {}, {}, {}, {}});
    EXPECT_EQ(with.top<ShiftOverScene>()->scenery().night, 1);
}

TEST_F(ShiftSceneTest, StartScreenLeadsInAndBack) {
    with.open(ToShift{});
    EXPECT_EQ(with.scenes.title(), "Night shift");
    press({Action::Confirm});
    EXPECT_NE(with.top<ShiftPlayScene>(), nullptr);
    press({Action::Back, Action::Up, Action::Up, Action::Confirm, Action::Back});
    EXPECT_NE(with.top<MainMenuScene>(), nullptr);
}

TEST_F(ShiftSceneTest, LeaderboardShowsShifts) {
    with.playAs("Ada");
    for (const int houses : {2, 3}) {
        open("seed" + std::to_string(houses));
        for (int i = 0; i < houses; ++i)
            solveHouse();
        runToEnd();
        press({Action::Back});
        with.playAs("Mina");
    }
    with.open(ToLeaderboard{puzzle::RunKey::shift(), 0});
    auto* const scores = with.top<ShiftScoresScene>();
    ASSERT_NE(scores, nullptr);
    ASSERT_EQ(scores->rows().size(), 2U);
    EXPECT_EQ(scores->rows()[0].run.player, "Mina");
    EXPECT_EQ(scores->rows()[0].run.score.points, 40 + 120 + 240);
    with.open(ToLeaderboard{puzzle::RunKey::shift(), 0, "Ada"});
    ASSERT_EQ(with.top<ShiftScoresScene>()->rows().size(), 1U);
    EXPECT_EQ(with.top<ShiftScoresScene>()->rows()[0].run.player, "Ada");
    EXPECT_EQ(with.top<ShiftScoresScene>()->rows()[0].rank, 2);
    press({Action::PreviousTab});
    EXPECT_NE(with.top<LeaderboardScene>(), nullptr);
}

TEST_F(ShiftSceneTest, SortsPlayersShifts) {
    const std::vector<std::pair<std::string, int>> plays{{"Ada", 1}, {"Mina", 2}, {"Ada", 3}};
    for (const auto& [player, houses] : plays) {
        with.playAs(player);
        open("seed" + std::to_string(houses));
        for (int i = 0; i < houses; ++i)
            solveHouse();
        runToEnd();
        press({Action::Back});
    }
    with.open(ToLeaderboard{puzzle::RunKey::shift(), 0, "Ada"});
    const auto* const scores = with.top<ShiftScoresScene>();
    ASSERT_NE(scores, nullptr);
    ASSERT_EQ(scores->rows().size(), 1U);
    test::click(with, test::control<ui::Chip>(*scores, "All shifts").bounds().centre());
    const auto houses = [scores] {
        std::vector<int> each;
        for (const data::ShiftRow& row : scores->rows())
            each.push_back(row.run.player == "Ada" ? row.run.score.houses : 0);
        return each;
    };
    EXPECT_EQ(houses(), (std::vector{3, 1}));
    press({Action::Down, Action::Home, Action::Confirm}); // By rank, reversed.
    EXPECT_EQ(houses(), (std::vector{1, 3}));
    EXPECT_EQ(scores->rows()[0].rank, 3) << "among everybody's";
    press({Action::Confirm});
    EXPECT_EQ(houses(), (std::vector{3, 1}));
}

TEST_F(ShiftSceneTest, DeletingAllDataDeletesShifts) {
    open();
    solveHouse();
    runToEnd();
    ASSERT_EQ(stored().size(), 1U);
    with.records.deleteEverything();
    EXPECT_TRUE(stored().empty());
}

TEST_F(ShiftSceneTest, CountdownRoundsUp) {
    lights::ShiftHouses houses;
    lights::Shift shift(houses.street("x"));
    EXPECT_EQ(secondsLeft(shift), 60);
    shift.press({0, 0});
    shift.advance(Milliseconds(1));
    EXPECT_EQ(secondsLeft(shift), 60);
    shift.advance(Milliseconds(49'998));
    EXPECT_FALSE(inLastSeconds(shift));
    EXPECT_EQ(secondsLeft(shift), 11);
    shift.advance(Milliseconds(1));
    EXPECT_TRUE(inLastSeconds(shift));
    EXPECT_NEAR(timeToClockChange(shift), 0.1F, 0.001F);
    shift.advance(Milliseconds(20'000));
    EXPECT_EQ(secondsLeft(shift), 0);
    EXPECT_LT(timeToClockChange(shift), 0);
}

TEST_F(ShiftSceneTest, CardsArePickedByKeyboard) {
    for (const std::size_t card : {std::size_t{0}, std::size_t{1}}) {
        openAtCards();
        ASSERT_TRUE(shift().offer());
        const lights::ShiftCard wanted = (*shift().offer())[card];
        const auto gift = shift().gift();
        ASSERT_TRUE(gift);
        const bool comes = gift->card == card;
        const Milliseconds left =
            shift().left() + (comes && gift->gift == lights::ShiftGift::Time ? puzzle::giftTime : Milliseconds());
        press({Action::Confirm, action::skip, action::undo});
        EXPECT_TRUE(shift().offer()) << "too soon";
        EXPECT_TRUE(test::shows(with.scenes.top(), "Menu"));
        pickCard(card);
        EXPECT_FALSE(shift().offer());
        EXPECT_TRUE(shift().cards().has(wanted));
        EXPECT_EQ(shift().left(), left) << "the clock stood still";
        EXPECT_EQ(scene().toast() != nullptr, comes) << "what was given is said";
        solveHouse();
        EXPECT_EQ(shift().score().houses, 6) << "the focus is on the board";
    }
}

TEST_F(ShiftSceneTest, InQuietHoursAWindowThatIsRightRefusesThePress) {
    const auto quietIn = [](const std::string& seed) {
        const auto offer = lights::shiftOffer(seed, 5, {}).value();
        return std::ranges::find(offer, lights::ShiftCard::Quiet) - offer.begin();
    };
    std::string seed = "0";
    while (quietIn(seed) == 2)
        seed += "0";
    open(seed);
    for (int house = 0; house < 5; ++house)
        solveHouse();
    pickCard(static_cast<std::size_t>(quietIn(seed)));
    ASSERT_TRUE(shift().session().puzzle().rules().quietHours);
    while (scene().toast() != nullptr) // What came with the card.
        with.pass(0.5F);
    const lights::Board& board = shift().session().board();
    pressCell((board.lit().complement() & board.pressable()).toCells().front());
    EXPECT_EQ(shift().presses(), 0);
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->text, "Quiet hours: only lit windows can be pressed.");
    solveHouse();
    EXPECT_EQ(shift().score().atOptimum, 6);
}

TEST_F(ShiftSceneTest, GivenSkipIsFree) {
    const auto offered = [](const std::string& seed) {
        return lights::shiftGift(seed, 5, lights::shiftOffer(seed, 5, {}).value());
    };
    std::string seed = "0";
    while (offered(seed).gift != lights::ShiftGift::Skip)
        seed += "0";
    open(seed);
    for (int house = 0; house < 5; ++house)
        solveHouse();
    EXPECT_TRUE(test::shows(with.scenes.top(), "Menu"));
    pickCard(offered(seed).card);
    ASSERT_EQ(shift().freeSkips(), 1);
    EXPECT_TRUE(test::shows(with.scenes.top(), "Skip (free)"));
    const Milliseconds left = shift().left();
    press({action::skip});
    EXPECT_EQ(shift().left(), left);
    EXPECT_FALSE(test::shows(with.scenes.top(), "Skip (free)"));
}

TEST_F(ShiftSceneTest, CardsArePickedByGamepad) {
    openAtCards();
    ASSERT_TRUE(shift().offer());
    const lights::ShiftCard wanted = (*shift().offer())[1];
    with.pass(0.5F);
    for (const Action action : {Action::Right, Action::Confirm})
        with.scenes.handle(ui::ActionPressed{action, false, ui::Device::Gamepad});
    EXPECT_TRUE(shift().cards().has(wanted));
}

TEST_F(ShiftSceneTest, CardsArePickedByMouse) {
    openAtCards();
    ASSERT_TRUE(shift().offer());
    const lights::ShiftCard wanted = (*shift().offer())[1];
    with.pass(0.5F);
    with.scenes.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    test::click(with, {760, 480});
    EXPECT_TRUE(shift().cards().has(wanted));
}

TEST_F(ShiftSceneTest, CardsArePickedByTheirNumber) {
    for (const auto& [key, card] :
         {std::pair(sf::Keyboard::Num2, std::size_t{1}), std::pair(sf::Keyboard::Numpad1, std::size_t{0})}) {
        openAtCards();
        ASSERT_TRUE(shift().offer());
        const lights::ShiftCard wanted = (*shift().offer())[card];
        with.scenes.handle(ui::KeyPressed{key});
        EXPECT_TRUE(shift().offer()) << "too soon";
        with.pass(0.5F);
        with.scenes.handle(ui::KeyPressed{key});
        EXPECT_FALSE(shift().offer());
        EXPECT_TRUE(shift().cards().has(wanted));
    }
}

TEST_F(ShiftSceneTest, OneCardIsChosenByKeyOrPointer) {
    openAtCards();
    with.scenes.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    std::vector<const RuleCard*> cards;
    for (const ui::Widget* widget : scene().form()->widgets())
        if (const auto* card = dynamic_cast<const RuleCard*>(widget))
            cards.push_back(card);
    ASSERT_EQ(cards.size(), 2U);
    EXPECT_TRUE(cards[0]->focused()) << "before any key";
    EXPECT_FALSE(cards[1]->focused());
    EXPECT_FLOAT_EQ((cards[0]->bounds().x + cards[1]->bounds().right()) / 2, 640) << "in the middle, as the tools are";
    with.scenes.handle(ui::PointerMoved{cards[1]->bounds().centre()});
    EXPECT_FALSE(cards[0]->focused());
    EXPECT_TRUE(cards[1]->focused());
    with.scenes.handle(ui::PointerMoved{{640, 40}});
    EXPECT_TRUE(cards[1]->focused()) << "it stays chosen";
}

TEST_F(ShiftSceneTest, PauseLeavesCardsOffered) {
    openAtCards();
    press({action::pause});
    ASSERT_NE(with.top<PauseScene>(), nullptr);
    with.pass(60);
    press({Action::Back});
    EXPECT_TRUE(shift().offer());
    pickCard();
    EXPECT_FALSE(shift().offer());
}

TEST_F(ShiftSceneTest, ShiftOfTheDayHasItsOwnTableAndGhost) {
    const puzzle::RunKey today = puzzle::RunKey::shift(with.records.today());
    const auto playToday = [&](int houses) {
        with.open(ToShift{});
        press({Action::NextTab, Action::Confirm});
        EXPECT_EQ(shift().session().puzzle(), lights::ShiftHouses().house(puzzle::shiftSeed(with.records.today()), 0));
        for (int i = 0; i < houses; ++i)
            solveHouse();
        runToEnd();
    };
    with.playAs("Mina");
    playToday(3);
    EXPECT_FALSE(with.records.bestShift()) << "no free shift";
    ASSERT_TRUE(with.records.bestShift(today));
    EXPECT_EQ(with.records.bestShift(today)->score.houses, 3);
    playToday(2);
    EXPECT_EQ(with.records.bestShift(today)->score.houses, 3);
    EXPECT_TRUE(stored().empty());
    press({Action::Confirm}); // Another shift: that of the day again.
    EXPECT_EQ(shift().session().puzzle(), lights::ShiftHouses().house(puzzle::shiftSeed(with.records.today()), 0));
    with.open(ToLeaderboard{today, 0});
    ASSERT_NE(with.top<ShiftScoresScene>(), nullptr);
    EXPECT_EQ(with.top<ShiftScoresScene>()->rows().size(), 1U);
    with.open(ToLeaderboard{puzzle::RunKey::shift(), 0});
    EXPECT_TRUE(with.top<ShiftScoresScene>()->rows().empty());
}

TEST_F(ShiftSceneTest, EndShowsEveryHouseThatSleeps) {
    open();
    for (int house = 0; house < 3; ++house)
        solveHouse();
    press({action::skip});
    solveHouse();
    pickCard(); // Until then the clock stands still.
    runToEnd();
    auto* const over = with.top<ShiftOverScene>();
    ASSERT_NE(over, nullptr);
    for (const sf::Vector2u window : {sf::Vector2u(1280, 800), sf::Vector2u(800, 600)}) {
        with.scenes.layout(ui::Viewport(window, 1), test::plainMeasure);
        const auto& facades = over->street().facades();
        ASSERT_EQ(facades.size(), 4U);
        EXPECT_EQ(facades[3].columns, 4) << "the fifth house of the street";
        for (std::size_t i = 0; i < facades.size(); ++i) {
            EXPECT_GE(facades[i].wall.x, i == 0 ? 0.0F : facades[i - 1].wall.right()) << "side by side";
            EXPECT_LE(facades[i].wall.right(), static_cast<float>(window.x));
        }
    }
}

TEST_F(ShiftSceneTest, ManyHousesStandInSeveralRows) {
    std::vector<lights::SleepingHouse> many;
    for (int i = 0; i < 30; ++i)
        many.push_back({i, lights::shiftHouse(i), lights::shiftHouse(i).optimum});
    SleepingStreet street(many);
    const ui::Rect area{60, 270, 700, 350};
    street.place(area);
    ASSERT_EQ(street.facades().size(), 30U);
    EXPECT_LT(street.facades().front().ground, street.facades().back().ground);
    EXPECT_EQ(street.facades().back().ground, area.bottom());
    for (const Facade& each : street.facades()) {
        EXPECT_GE(each.wall.x, area.x);
        EXPECT_LE(each.wall.right(), area.right());
        EXPECT_GE(each.wall.y, area.y);
    }
    SleepingStreet none({});
    none.place(area);
    EXPECT_TRUE(none.facades().empty());
}

TEST_F(ShiftSceneTest, SaysHowFarTheNextMedalAndTheRecordAre) {
    EXPECT_EQ(toNextMedal(with.text, 0), "500 to bronze");
    EXPECT_EQ(toNextMedal(with.text, 500), "1500 to silver");
    EXPECT_EQ(toNextMedal(with.text, 4999), "1 to gold");
    EXPECT_EQ(toNextMedal(with.text, 5000), "");
    EXPECT_EQ(toBest(with.text, 160, 400), "240 to your best");
    EXPECT_EQ(toBest(with.text, 400, 400), "Your best so far.");
}

TEST_F(ShiftSceneTest, SaysWhatHouseIsWorth) {
    lights::ShiftHouses houses;
    lights::Shift shift(houses.street("x"));
    EXPECT_EQ(worthText(with.text, shift), "+40 with 2 moves");
    shift.press({0, 0});
    shift.press({0, 0});
    EXPECT_EQ(worthText(with.text, shift), "+20; undo for more");
}

TEST_F(ShiftSceneTest, HousesOfAShiftHaveRoofAndDoorAndWindowsOfOneSize) {
    open();
    const std::optional<Facade> first = scene().house().facade();
    ASSERT_TRUE(first);
    EXPECT_TRUE(doorwayOf(*first));
    const float pitch = scene().house().layout().pitch;
    for (int house = 0; house < 4; ++house)
        solveHouse();
    with.pass(1);
    const std::optional<Facade> later = scene().house().facade();
    ASSERT_TRUE(later);
    EXPECT_NE(later->house, first->house);
    EXPECT_EQ(scene().house().layout().pitch, pitch);
    EXPECT_EQ(later->ground, first->ground);
}

TEST_F(ShiftSceneTest, TheNextHouseStandsAtTheRightEdge) {
    open();
    const Facade next = scene().nextHouse().facade();
    EXPECT_EQ(next.house, shiftHouseFront(1, lights::Surface::Plane));
    EXPECT_GT(next.wall.x, 1000) << "clear of the house that is played";
    EXPECT_GT(next.right(), 1280) << "cut off by the edge of the window";
    solveHouse();
    EXPECT_EQ(scene().house().facade()->house, next.house);
    EXPECT_EQ(scene().nextHouse().facade().house, shiftHouseFront(2, lights::Surface::Plane));
}

TEST_F(ShiftSceneTest, AloneOnTheLeaderboardTheHousesHaveTheWholeWidth) {
    with.playAs("Mina");
    open();
    for (int house = 0; house < 4; ++house)
        solveHouse();
    runToEnd();
    const auto* over = with.top<ShiftOverScene>();
    ASSERT_NE(over, nullptr);
    EXPECT_TRUE(over->panel().givesWay()) << "there is one row";
    ASSERT_EQ(over->street().facades().size(), 4U);
    EXPECT_FALSE(test::shows(with.scenes.top(), "Save name"));
    with.playAs("Bo");
    open();
    solveHouse();
    runToEnd();
    over = with.top<ShiftOverScene>();
    ASSERT_NE(over, nullptr);
    EXPECT_FALSE(over->panel().givesWay());
    EXPECT_LT(over->street().facades().back().right(), 700) << "beside the leaderboard";
}

} // namespace
