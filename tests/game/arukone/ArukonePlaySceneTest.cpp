// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/ArukonePlayScene.hpp"

#include "arukone/ShareCode.hpp"
#include "arukone/hints/NextHint.hpp"
#include "arukone/solver/Solver.hpp"
#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/arukone/ArukoneHintWords.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/play/ToPlay.hpp"
#include "game/services/Actions.hpp"
#include "game/win/WinScene.hpp"
#include "ui/Resources.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using puzzle::Cell;
using testing::ElementsAre;
using testing::HasSubstr;
using ui::Action;

/// 1 2 . 3 / . . . 4 / 1 . . . / 2 . 3 4
constexpr const char* pinwheel = "cellar/pinwheel";

class ArukonePlaySceneTest : public testing::Test {
protected:
    ArukonePlaySceneTest() {
        with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
        with.preferences.change([](data::Settings& settings) { settings.animationSpeed = 0; });
        open(pinwheel);
    }

    void open(const std::string& level) {
        with.open(ToPlay{challengeOf(with.library.find(level).value())});
        while (scene().round().searching())
            with.pass(0.01F);
    }
    [[nodiscard]] const ArukonePlayScene& scene() { return *with.top<ArukonePlayScene>(); }
    [[nodiscard]] const arukone::Session& session() { return scene().round().session(); }
    [[nodiscard]] std::string word(int pair) { return session().cables()[static_cast<std::size_t>(pair)].word; }
    [[nodiscard]] ui::Vec at(Cell cell) { return scene().board().view().cellRect(cell).centre(); }

    void key(sf::Keyboard::Key code) { with.handle(ui::KeyPressed{code}); }
    void down(Cell cell, ui::Button button = ui::Button::Primary) {
        with.handle(ui::PointerMoved{at(cell)});
        with.handle(ui::PointerPressed{at(cell), button, 1});
    }
    void moveTo(Cell cell) { with.handle(ui::PointerMoved{at(cell)}); }
    void up(Cell cell, ui::Button button = ui::Button::Primary) { with.handle(ui::PointerReleased{at(cell), button}); }
    void click(Cell cell, ui::Button button = ui::Button::Primary) {
        down(cell, button);
        up(cell, button);
    }
    void drag(std::initializer_list<Cell> cells) {
        down(*cells.begin());
        for (const Cell cell : cells)
            moveTo(cell);
        up(*(cells.end() - 1));
    }
    void pad(std::initializer_list<Action> actions) {
        for (const Action action : actions)
            with.handle(ui::ActionPressed{action, false, ui::Device::Gamepad});
    }
    [[nodiscard]] std::string toast() { return scene().toast() != nullptr ? scene().toast()->text : std::string(); }

    test::SceneRunner with;
};

TEST_F(ArukonePlaySceneTest, DragDrawsAndPutsDown) {
    drag({{0, 0}, {1, 0}});
    EXPECT_EQ(word(0), "D");
    EXPECT_EQ(scene().board().pen(), nullptr);
    drag({{1, 0}, {2, 0}}); // Goes on from the loose end.
    EXPECT_EQ(word(0), "DD");
    EXPECT_EQ(session().state().joined, 1);
    EXPECT_EQ(session().strokes(), 1) << "mending the same cable costs nothing";
}

TEST_F(ArukonePlaySceneTest, ClickAndClickDrawsStraight) {
    click({0, 1});
    ASSERT_NE(scene().board().pen(), nullptr);
    click({3, 1});
    EXPECT_EQ(word(1), "") << "not put down yet";
    click({3, 0}); // The partner puts it down.
    EXPECT_EQ(word(1), "DDDL");
    EXPECT_EQ(scene().board().pen(), nullptr);
    click({0, 0});
    click({1, 0});
    click({1, 0}); // A click on the tip puts it down, too.
    EXPECT_EQ(word(0), "D");
}

TEST_F(ArukonePlaySceneTest, TakingUpAndPuttingDownIsNoStroke) {
    drag({{0, 0}, {1, 0}});
    click({0, 0});
    click({0, 0});
    EXPECT_EQ(word(0), "D");
    EXPECT_EQ(session().events().size(), 1U);
    with.press({Action::Confirm, Action::Confirm});
    EXPECT_EQ(session().events().size(), 1U);
}

TEST_F(ArukonePlaySceneTest, DrawingBackRestoresWhatWouldBeCut) {
    drag({{0, 1}, {1, 1}, {2, 1}});
    down({0, 0});
    moveTo({1, 0});
    moveTo({1, 1});
    ASSERT_NE(scene().board().pen(), nullptr);
    EXPECT_THAT(scene().board().pen()->outcome().cut, ElementsAre(1));
    EXPECT_EQ(word(1), "DD") << "only shown";
    moveTo({1, 0});
    EXPECT_TRUE(scene().board().pen()->outcome().cut.empty());
    moveTo({1, 1});
    up({1, 1});
    EXPECT_EQ(word(0), "DR");
    EXPECT_EQ(word(1), "");
    with.press({game::action::undo});
    EXPECT_EQ(word(0), "");
    EXPECT_EQ(word(1), "DD") << "a stroke is undone with its cuts";
}

TEST_F(ArukonePlaySceneTest, UndoTakesBackOnlyTheCableInHand) {
    EXPECT_FALSE(game::test::control<ui::PushButton>(scene(), "Undo").enabled());
    down({0, 1});
    EXPECT_TRUE(game::test::control<ui::PushButton>(scene(), "Undo").enabled()) << "there is something to take back";
    moveTo({1, 1});
    up({1, 1});
    ASSERT_EQ(word(1), "D");
    down({0, 0});
    moveTo({1, 0});
    with.press({game::action::undo});
    EXPECT_EQ(scene().board().pen(), nullptr);
    EXPECT_EQ(word(0), "");
    EXPECT_EQ(word(1), "D") << "what lies on the board stays";
    up({1, 0});
    EXPECT_EQ(word(0), "") << "the button let go of nothing";
    with.press({game::action::undo});
    EXPECT_EQ(word(1), "");
}

TEST_F(ArukonePlaySceneTest, RightButtonGivesUpAndRemoves) {
    down({0, 0});
    moveTo({1, 0});
    down({1, 0}, ui::Button::Secondary);
    up({1, 0});
    EXPECT_EQ(word(0), "");
    EXPECT_FALSE(session().started());
    drag({{0, 0}, {1, 0}});
    click({1, 0}, ui::Button::Secondary);
    EXPECT_EQ(word(0), "");
}

TEST_F(ArukonePlaySceneTest, KeyboardAloneSolvesTheBoard) {
    key(sf::Keyboard::Num2);
    with.press({Action::Confirm, Action::Down, Action::Down, Action::Down, Action::Left});
    EXPECT_EQ(word(1), "DDDL");
    key(sf::Keyboard::Num1);
    with.press({Action::Confirm, Action::Down, Action::Down});
    key(sf::Keyboard::Numpad3);
    with.press({Action::Confirm, Action::Left, Action::Down, Action::Down, Action::Down});
    key(sf::Keyboard::Num4);
    with.press({Action::Confirm, Action::Down});
    with.pass(0.5F);
    EXPECT_FALSE(session().solved());
    with.press({Action::Down});
    for (int i = 0; i < 20 && with.top<WinScene>() == nullptr; ++i)
        with.pass(0.1F);
    EXPECT_NE(with.top<WinScene>(), nullptr);
}

TEST_F(ArukonePlaySceneTest, GamepadAloneDrawsJumpsAndRemoves) {
    pad({Action::NextTab}); // From the first 1 on to the first 2.
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 1}));
    pad({Action::Confirm, Action::Down, Action::Down, Action::Confirm});
    EXPECT_EQ(word(1), "DD");
    pad({game::action::mark});
    EXPECT_EQ(word(1), "");
    pad({Action::Confirm}); // Nothing to take up here.
    EXPECT_EQ(scene().board().pen(), nullptr);
    pad({Action::PreviousTab, Action::Confirm, Action::Right, Action::Back});
    EXPECT_EQ(scene().board().pen(), nullptr) << "B gives up";
    EXPECT_NE(with.top<ArukonePlayScene>(), nullptr);
}

TEST_F(ArukonePlaySceneTest, DigitAgainJumpsToThePartner) {
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 0}));
    key(sf::Keyboard::Num1);
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 0})) << "the first time to the first one, wherever the cursor was";
    key(sf::Keyboard::Num1);
    EXPECT_EQ(scene().board().cursor(), (Cell{2, 0}));
    key(sf::Keyboard::Num9);
    EXPECT_EQ(scene().board().cursor(), (Cell{2, 0})) << "there is no 9";
}

TEST_F(ArukonePlaySceneTest, TabGoesThroughLooseEndsAndThenOn) {
    drag({{0, 0}, {1, 0}});
    std::vector<Cell> stops;
    for (int i = 0; i < 12; ++i) {
        with.press({Action::NextControl});
        if (scene().form()->focused() != &scene().board())
            break;
        stops.push_back(scene().board().cursor());
    }
    EXPECT_THAT(stops, ElementsAre(Cell{1, 3}, Cell{3, 0}, Cell{3, 2}, Cell{3, 3}));
    EXPECT_NE(scene().form()->focused(), &scene().board()) << "the toolbar can be reached";
}

TEST_F(ArukonePlaySceneTest, ToolbarShowsTheSolutionAndFitsEveryWindow) {
    auto resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    with.text = text::Text::load(GAME_TEST_SHARE "/locale", text::Language::German);
    for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, sf::Vector2u{800, 600}, sf::Vector2u{640, 480}}) {
        const ui::Viewport viewport(window, 1);
        with.scenes.layout(viewport, ui::measureWith(resources, viewport));
        const ui::PushButton* solution = nullptr;
        for (const ui::Widget* each : scene().form()->widgets())
            if (const auto* button = dynamic_cast<const ui::PushButton*>(each)) {
                EXPECT_GE(button->bounds().x, 0) << window.x;
                EXPECT_LE(button->bounds().right(), viewport.size().x) << window.x;
                if (button->face().label == "Lösung zeigen")
                    solution = button;
            }
        ASSERT_NE(solution, nullptr);
    }
}

TEST_F(ArukonePlaySceneTest, MarkedCellsLoseTheirMarkToACable) {
    click({2, 2}, ui::Button::Secondary);
    drag({{0, 3}, {0, 2}, {1, 2}, {2, 2}});
    EXPECT_EQ(word(2), "LDD");
    EXPECT_EQ(session().events().size(), 1U);
}

TEST_F(ArukonePlaySceneTest, HintsSolveTheBoardInThreeStepsEach) {
    for (int presses = 0; presses < 60 && with.top<WinScene>() == nullptr; ++presses) {
        with.press({game::action::hint});
        with.pass(0.5F);
    }
    ASSERT_NE(with.top<WinScene>(), nullptr);
}

TEST_F(ArukonePlaySceneTest, PressOnAnotherNumberPutsDownAndTakesUpThere) {
    click({0, 1});
    click({1, 1});
    ASSERT_NE(scene().board().pen(), nullptr);
    down({0, 3});
    EXPECT_EQ(word(1), "D");
    ASSERT_NE(scene().board().pen(), nullptr);
    EXPECT_EQ(scene().board().pen()->pair(), 2);
    up({0, 3});
}

TEST_F(ArukonePlaySceneTest, RemovesTheCableThatWasOnlyTakenUp) {
    drag({{0, 0}, {1, 0}});
    with.press({Action::Confirm}); // At the loose end.
    ASSERT_NE(scene().board().pen(), nullptr);
    with.press({game::action::mark});
    EXPECT_EQ(scene().board().pen(), nullptr);
    EXPECT_EQ(word(0), "");
}

TEST_F(ArukonePlaySceneTest, FiguresFollowThePen) {
    const auto cells = [this] {
        const ArukoneContext context{{}, {}, scene().board().pen()};
        return fuseBoxFacts(with.text, with.preferences.get(), scene().round(), context);
    };
    down({0, 0});
    moveTo({1, 0});
    EXPECT_EQ(cells().cells->now, 2);
    EXPECT_EQ(session().state().used, 0);
    up({1, 0});
}

TEST_F(ArukonePlaySceneTest, TwoDigitsTypedQuicklyAreOneNumber) {
    const auto rows = std::string("12345678\n9ABCDEFG\n........\n12345678\n9ABCDEFG");
    with.open(ToPlay{sharedChallenge(arukone::parseBoard(rows, arukone::Fill::Any).value())});
    key(sf::Keyboard::Num1);
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 0}));
    key(sf::Keyboard::Num2);
    EXPECT_EQ(scene().board().cursor(), (Cell{1, 3})) << "12";
    with.pass(1);
    key(sf::Keyboard::Num1);
    with.pass(1);
    key(sf::Keyboard::Num2);
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 1})) << "1, and after a while 2";
    with.press({Action::Down, Action::Down, Action::Down, Action::Down, Action::Down}); // Down to the toolbar, maybe.
    key(sf::Keyboard::Num7);
    EXPECT_TRUE(scene().board().focused());
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 6}));
}

TEST_F(ArukonePlaySceneTest, ALargeBoxHasNumbersOfThreeDigits) {
    std::vector<arukone::Pair> pairs; // 1 to 120 along the first three rows, and again below.
    for (int i = 0; i < 120; ++i)
        pairs.push_back({{i / 40, i % 40}, {3 + i / 40, i % 40}});
    with.open(ToPlay{sharedChallenge(arukone::Board::make({6, 40}, {}, pairs, arukone::Fill::Any).value())});
    EXPECT_EQ(scene().board().view().board()->pairCount(), 120);
    key(sf::Keyboard::Num1);
    key(sf::Keyboard::Num2);
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 11})) << "12";
    key(sf::Keyboard::Num0);
    EXPECT_EQ(scene().board().cursor(), (Cell{2, 39})) << "120";
    key(sf::Keyboard::Num7);
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 6})) << "no number begins with 1207";
    key(sf::Keyboard::Num8);
    EXPECT_EQ(scene().board().cursor(), (Cell{1, 37})) << "78";
    key(sf::Keyboard::Num9);
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 8})) << "there is no 789";
}

TEST_F(ArukonePlaySceneTest, HintsAloneEarnTwoStars) {
    for (int i = 0; i < 200 && with.top<ArukonePlayScene>() != nullptr && !scene().round().solved(); ++i) {
        with.press({game::action::hint});
        for (int wait = 0; wait < 100 && scene().help().thinking(); ++wait)
            with.pass(0.01F);
    }
    ASSERT_NE(with.top<ArukonePlayScene>(), nullptr);
    EXPECT_TRUE(session().solved());
    EXPECT_EQ(session().strokes(), 4) << "the optimum";
    EXPECT_EQ(scene().round().starsWithinReach(), 2);
}

TEST_F(ArukonePlaySceneTest, HintSaysWhichCableIsWrong) {
    drag({{0, 0}, {1, 0}, {1, 1}});
    with.press({game::action::hint});
    EXPECT_THAT(toast(), HasSubstr("two stars at most"));
    EXPECT_FALSE(session().assists().any()) << "it only says what help costs";
    with.press({game::action::hint, game::action::hint});
    EXPECT_THAT(toast(), HasSubstr("Cable 1 cannot stay as it is: the dashed piece has to go."));
    with.press({game::action::hint});
    EXPECT_EQ(word(0), "D");
    EXPECT_EQ(session().assists().hints, 1) << "three steps of one hint";
    const auto look = [this] {
        with.press({game::action::hint});
        for (int wait = 0; wait < 100 && scene().help().thinking(); ++wait)
            with.pass(0.01F);
        return session().assists().hints;
    };
    EXPECT_EQ(look(), 2) << "looked at";
    with.press({game::action::undo});
    EXPECT_EQ(look(), 3) << "what was taken back is wrong again";
    EXPECT_EQ(look(), 3);
}

TEST_F(ArukonePlaySceneTest, ShownSolutionIsNotRecorded) {
    with.press({game::action::showSolution});
    with.press({Action::Left, Action::Confirm});
    EXPECT_TRUE(scene().help().showing());
    for (int i = 0; i < 150 && with.top<WinScene>() == nullptr; ++i)
        with.pass(0.1F);
    ASSERT_NE(with.top<WinScene>(), nullptr);
    with.records.finishStoring();
    EXPECT_TRUE(with.records.progress().best.empty());
}

TEST_F(ArukonePlaySceneTest, UnfinishedBoardComesBack) {
    drag({{0, 0}, {1, 0}});
    with.pass(2);
    open(pinwheel);
    EXPECT_EQ(word(0), "D");
    EXPECT_THAT(toast(), HasSubstr("as you left it"));
    open("cellar/straight-through");
    EXPECT_FALSE(session().started());
}

TEST_F(ArukonePlaySceneTest, StrokeInHandIsPutDownWhenTheWindowLosesTheFocus) {
    down({0, 0});
    moveTo({1, 0});
    with.top<ArukonePlayScene>()->covered();
    EXPECT_EQ(word(0), "D");
}

TEST_F(ArukonePlaySceneTest, PauseHidesAndLeaves) {
    drag({{0, 0}, {1, 0}});
    with.press({Action::Back});
    EXPECT_EQ(with.top<ArukonePlayScene>(), nullptr);
}

TEST_F(ArukonePlaySceneTest, JoinedPairsWithEmptyCellsAreExplained) {
    const auto board = arukone::parseBoard(std::vector<std::string>{"1..", "...", "..1"}, arukone::Fill::All).value();
    with.open(ToPlay{sharedChallenge(board)});
    drag({{0, 0}, {0, 2}, {2, 2}});
    EXPECT_THAT(toast(), HasSubstr("4 cells are empty"));
    EXPECT_FALSE(session().solved());
}

TEST_F(ArukonePlaySceneTest, CablesBesideThemselvesAreExplainedWhereNoneMayBe) {
    const auto board =
        arukone::parseBoard(std::vector<std::string>{"1...", ".21.", "...2"}, arukone::Fill::Apart).value();
    with.open(ToPlay{sharedChallenge(board)});
    drag({{1, 1}, {1, 0}, {2, 0}, {2, 3}});
    EXPECT_THAT(toast(), Not(HasSubstr("All are joined")));
    drag({{0, 0}, {0, 3}, {1, 3}, {1, 2}});
    EXPECT_THAT(toast(), HasSubstr("All are joined, but cable 1 runs beside itself."));
    EXPECT_FALSE(session().solved());
    drag({{0, 0}, {2, 0}, {2, 2}, {1, 2}});
    drag({{1, 1}, {0, 1}, {0, 3}, {2, 3}});
    EXPECT_TRUE(session().solved());
}

TEST_F(ArukonePlaySceneTest, ArrowsLeaveTheBoxOnlyDownwards) {
    for (const Action action : {Action::Left, Action::Up}) {
        with.press({action});
        EXPECT_TRUE(scene().board().focused()) << static_cast<int>(action);
        EXPECT_EQ(scene().board().cursor(), (Cell{0, 0}));
    }
    with.press({Action::Right, Action::Right, Action::Right, Action::Right});
    EXPECT_TRUE(scene().board().focused());
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 3}));
    pad({Action::Down, Action::Down, Action::Down, Action::Down});
    EXPECT_FALSE(scene().board().focused()) << "the toolbar is below";
}

TEST_F(ArukonePlaySceneTest, MarksSurviveARestartAsInLightsOut) {
    click({2, 2}, ui::Button::Secondary);
    drag({{0, 0}, {1, 0}});
    with.press({game::action::restart});
    EXPECT_FALSE(session().started());
    EXPECT_THAT(scene().round().marks().cells(), ElementsAre(Cell{2, 2}));
    EXPECT_THAT(toast(), HasSubstr("marks"));
}

TEST_F(ArukonePlaySceneTest, ToolSaysWhatItRemovesOrMarksAtTheCursor) {
    const auto offered = [this] {
        const ui::PushButton& tool = with.top<ArukonePlayScene>()->tool(game::action::mark);
        return tool.enabled() ? tool.face().label : "(" + tool.face().label + ")";
    };
    EXPECT_EQ(offered(), "(Remove cable)") << "on a number without a cable";
    with.press({Action::Down});
    EXPECT_EQ(offered(), "Mark cell");
    with.press({game::action::mark});
    EXPECT_EQ(offered(), "Remove mark");
    drag({{0, 0}, {1, 0}});
    EXPECT_EQ(offered(), "Remove cable");
    with.press({game::action::mark});
    EXPECT_EQ(word(0), "");
}

TEST_F(ArukonePlaySceneTest, FirstBoxSaysHowToDraw) {
    const auto advice = [this](bool first) {
        ArukoneContext context;
        context.firstBox = first;
        return fuseBoxFacts(with.text, with.preferences.get(), scene().round(), context).advice;
    };
    EXPECT_THAT(advice(true), HasSubstr("Drag from a number"));
    EXPECT_THAT(advice(false), testing::Not(HasSubstr("weave"))) << "the idea stands there";
    EXPECT_FALSE(advice(false).empty());
    open("switch-room/the-short-way");
    EXPECT_THAT(advice(false), HasSubstr("steps of all cables from cell to cell")) << "where the length counts";
}

TEST_F(ArukonePlaySceneTest, NoBoxIsBelowTheIdeaOfItsLevel) {
    constexpr float cardBottom = 72;
    for (const data::LibraryPack& house : with.library.nextDoor())
        for (std::size_t level = 0; level < house.pack.levels.size(); ++level) {
            with.open(ToPlay{challengeOf(with.library.level(house, level))});
            for (const sf::Vector2u window : {sf::Vector2u{800, 600}, sf::Vector2u{640, 480}}) {
                with.scenes.layout(ui::Viewport(window, 1), test::plainMeasure);
                EXPECT_GE(scene().board().view().plateRect().y, cardBottom) << house.pack.id << level;
            }
        }
}

TEST_F(ArukonePlaySceneTest, PathToThePointerIsShownWhileClicking) {
    click({0, 1});
    EXPECT_TRUE(scene().board().way().empty());
    moveTo({2, 1});
    EXPECT_THAT(scene().board().way(), ElementsAre(Cell{0, 1}, Cell{1, 1}, Cell{2, 1}));
    moveTo({2, 2});
    EXPECT_TRUE(scene().board().way().empty()) << "a click there would put the cable down";
    moveTo({3, 1});
    click({3, 1});
    EXPECT_TRUE(scene().board().way().empty());
    moveTo({3, 0});
    EXPECT_THAT(scene().board().way(), ElementsAre(Cell{3, 1}, Cell{3, 0}));
    moveTo({1, 1});
    EXPECT_TRUE(scene().board().way().empty()) << "back along the cable";
    EXPECT_EQ(word(1), "") << "only shown";
}

/// The edge from a cell to the right or down is one that the solution does not use.
bool isOutside(const arukone::Board& board, const arukone::Cables& solution, const arukone::DecidedEdge& edge) {
    const Cell from = board.cellAt(edge.cell);
    const Cell to = arukone::neighbour(from, edge.edge == arukone::rightEdge ? 'R' : 'D');
    for (const arukone::Cable& cable : solution) {
        const std::vector<Cell> cells = arukone::cellsOf(board, cable).value();
        for (std::size_t i = 1; i < cells.size(); ++i)
            if (std::minmax(cells[i - 1], cells[i]) == std::pair<const Cell&, const Cell&>(from, to))
                return false;
    }
    return true;
}

TEST_F(ArukonePlaySceneTest, HintsThatShowAThinLineNeverMeanAPathOfTheSolution) {
    int spoken = 0;
    for (const data::LibraryPack& house : with.library.nextDoor().first(2)) // Those whose boxes are filled.
        for (const data::Level& level : house.pack.levels) {
            const arukone::Board& board = level.fuseBox();
            arukone::BoardFacts facts;
            facts.solution = arukone::solve(board).cables;
            facts.unique = facts.strict = true;
            arukone::Session session(board);
            while (!session.solved()) {
                const auto hint = arukone::nextHint(board, facts, session.cables());
                ASSERT_TRUE(hint && hint->stroke) << house.pack.id;
                if (hint->kind == arukone::Hint::Kind::BesideItself && !hint->follows.front().used) {
                    ++spoken;
                    EXPECT_THAT(hintWords(with.text, board, *hint), HasSubstr("thin line"));
                    EXPECT_TRUE(isOutside(board, *facts.solution, hint->follows.front())) << house.pack.id;
                }
                ASSERT_TRUE(session.draw(*hint->stroke));
            }
        }
    EXPECT_GT(spoken, 5);
}

TEST_F(ArukonePlaySceneTest, ReportsTheFirstStroke) {
    std::vector<std::string> started;
    with.records.onStart = [&](const std::string& code) { started.push_back(code); };
    with.pass(0.1F);
    EXPECT_THAT(started, testing::IsEmpty());
    drag({{0, 0}, {1, 0}});
    drag({{1, 0}, {2, 0}});
    with.pass(0.1F);
    EXPECT_THAT(started, testing::ElementsAre(scene().round().challenge().code));
}

/// A box that nobody has proven solvable or unsolvable within minutes.
TEST_F(ArukonePlaySceneTest, SaysAfterAWhileThatThereIsNoHelp) {
    with.open(ToPlay{boardFromCode("AR1c6GD3hOgkqmMrxd2XvVLLon", with.text).value()});
    ASSERT_TRUE(scene().round().searching());
    with.press({game::action::hint});
    EXPECT_EQ(toast(), "The solution is still being computed.");
    with.press({game::action::showSolution});
    EXPECT_EQ(toast(), "The solution is still being computed.");
    for (const Action wish : {game::action::hint, game::action::showSolution}) {
        while (scene().toast() != nullptr) // Messages stay for some seconds, one after the other.
            with.pass(6);
        ASSERT_TRUE(scene().round().searching()) << "it goes on, and help may come yet";
        with.press({wish});
        EXPECT_EQ(toast(), "There is no help on this board: no solution of it has been found.");
    }
    EXPECT_FALSE(session().assists().any());
}

/// Whether its solution is the only one takes SAT a long time.
TEST_F(ArukonePlaySceneTest, HelpsFromTheFirstSolutionBeforeMoreIsKnown) {
    const std::string rows = "...............\n.1.............\n.......2.......\n...............\n..3.....4..32..\n"
                             "........1......\n...5.......6.7.\n.......4...878.\n...............\n"
                             "...............\n............96.\n..A5.........A.\n..9............\n"
                             "...............\n...............\n";
    const arukone::Board board = arukone::parseBoard(rows, arukone::Fill::All).value();
    with.open(ToPlay{boardFromCode(arukone::encodeBoard(board), with.text).value()});
    while (scene().round().known() == nullptr)
        with.pass(0.01F);
    EXPECT_EQ(scene().round().known()->facts.solution, arukone::solve(board).cables);
    EXPECT_FALSE(scene().round().solving()) << "the optimum is the number of pairs";
    EXPECT_EQ(scene().round().optimum()->moves, 10);
    with.press({game::action::hint, game::action::hint}); // What help costs, then a hint.
    while (scene().help().thinking())
        with.pass(0.01F);
    EXPECT_EQ(session().assists().hints, 1);
}

} // namespace
