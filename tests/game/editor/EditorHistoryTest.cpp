// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorHistory.hpp"

#include "data/levels/LevelCoder.hpp"
#include "game/editor/EditorEdits.hpp"
#include "game/editor/LightsPainter.hpp"
#include "game/services/Actions.hpp"
#include "lights/Boards.hpp"
#include "lights/solver/RiddleAnswer.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace {

using namespace game;
using lights::Brush;
using lights::Cell;

EditorDocument document(int rows, int columns) {
    return {{lights::Draft(rows, columns), {}, {}, {}, {}, {}, {}}, {}, 1};
}

TEST(EditorHistoryTest, IgnoresStepWithoutChange) {
    EditorHistory history(document(3, 3));
    EXPECT_FALSE(history.change(history.now()));
    EXPECT_FALSE(history.canUndo());
}

TEST(EditorHistoryTest, NewStepDiscardsUndoneStates) {
    EditorHistory history(document(3, 3));
    EditorDocument named = history.now();
    named.name = data::LocalText("One");
    history.change(named);
    EXPECT_TRUE(history.undo());
    EXPECT_TRUE(history.canRedo());
    named.name = data::LocalText("Two");
    history.change(named);
    EXPECT_FALSE(history.canRedo());
    EXPECT_EQ(history.now().name, data::LocalText("Two"));
    EXPECT_TRUE(history.undo());
    EXPECT_FALSE(history.undo());
}

TEST(EditorHistoryTest, KeepsSolutionOnlyWithBoardItSolves) {
    EditorHistory history(document(3, 3));
    EditorDocument next = history.now();
    next.lights().paint(Brush::Press, {1, 1}, true);
    next.solution = {{1, 1}};
    history.change(next);
    ASSERT_TRUE(history.now().solution) << "it solves the board";
    next = history.now();
    next.name = data::LocalText("Named");
    history.change(next);
    EXPECT_TRUE(history.now().solution) << "the board is the same";
    next.lights().paint(Brush::Light, {0, 0}, true);
    history.change(next);
    EXPECT_FALSE(history.now().solution);
    history.undo();
    EXPECT_TRUE(history.now().solution) << "the board that it solves is back";
}

TEST(EditorHistoryTest, IdentifiesAllStatesOfSavedLevelOnly) {
    EditorHistory history(document(2, 2));
    EditorDocument next = history.now();
    next.lights().paint(Brush::Light, {0, 0}, true);
    history.change(next);
    next.work = 2;
    history.change(next);
    history.undo();
    data::StoredLevel stored = storedLevelOf(history.now());
    stored.level.id = "id";
    stored.file = "/levels/id.json";
    history.identify(stored);
    EXPECT_EQ(history.now().file, "/levels/id.json");
    history.undo();
    EXPECT_EQ(history.now().id, "id");
    history.redo();
    history.redo();
    EXPECT_TRUE(history.now().file.empty()) << "that is another level";
}

/// A level whose riddle asks for another way than pressing the first and the last window.
data::StoredLevel riddleLevel() {
    const auto start = lights::test::puzzle(lights::test::board({"#..#", ".##.", ".##.", "#..#"}));
    data::Level level{"stitch", data::LocalText("Stitch"), "me", start, R"({"notes":1})"};
    level.idea = data::LocalText("Two ways.");
    level.formerly = {data::codeOf(start)};
    level.optional = true;
    level.lesson = "quiet5";
    level.riddle = lights::AnotherWay{lights::test::cells({"....", "#..#", "#..#", "...."})};
    return {level, "/levels/stitch.json", "{}"};
}

TEST(EditorDocumentTest, KeepsWhatTheEditorDoesNotShow) {
    const data::StoredLevel stored = riddleLevel();
    EditorDocument document = documentOf(stored);
    EXPECT_EQ(storedLevelOf(document), stored);
    document.name = data::LocalText("Cross-Stitch");
    EXPECT_EQ(storedLevelOf(document).level.riddle, stored.level.riddle);
}

TEST(EditorDocumentTest, KeepsARiddleWithoutAnswerAside) {
    EditorDocument document = documentOf(riddleLevel());
    const EditorDocument before = document;
    document.lights().paint(Brush::Press, {0, 0}, true);
    data::StoredLevel stored = storedLevelOf(document);
    EXPECT_FALSE(stored.level.riddle) << "what is shown does not solve this board";
    EXPECT_EQ(stored.level.idea, data::LocalText("Two ways."));
    const data::LevelReading reading = data::readLevels(data::formatLevel(stored.level));
    EXPECT_TRUE(reading.problems.empty()) << "it can be played";
    stored.level = reading.pack.levels.at(0);

    // Somebody opens the file again and goes on.
    EditorDocument again = documentOf(stored);
    EXPECT_EQ(again.riddle, before.riddle);
    EXPECT_EQ(again.unknown, before.unknown);
    again.lights().grow(lights::Edge::Left);
    EXPECT_FALSE(storedLevelOf(again).level.riddle) << "what is shown has another size";
    again.board = before.board;
    EXPECT_EQ(storedLevelOf(again).level, riddleLevel().level) << "the board fits again";

    EditorHistory history(document);
    history.identify(stored);
    EXPECT_EQ(history.now().unknown, before.unknown);
    EXPECT_EQ(history.now().riddle, before.riddle);
}

TEST(EditorDocumentTest, SomebodysNoteIsNoRiddle) {
    data::StoredLevel stored = riddleLevel();
    stored.level.unknown = R"({"_riddle":"which is longer?"})";
    stored.level.riddle.reset();
    EXPECT_EQ(documentOf(stored).riddle, "");
    EXPECT_EQ(storedLevelOf(documentOf(stored)), stored);
}

TEST(EditorDocumentTest, BoardsToChooseFromTakeTheRulesOfTheLevel) {
    data::StoredLevel stored = riddleLevel();
    const auto small = [](const std::vector<std::string>& rows) {
        return lights::test::puzzle(lights::test::board(rows));
    };
    stored.level.puzzle = small({"##", "#."});
    stored.level.riddle = lights::OddOneOut{{small({"#."}), small({"##"})}};
    EditorDocument document = documentOf(stored);
    lights::Rules cross = document.lights().rules();
    cross.stamp = lights::Stamp::Cross;
    document.lights().setRules(cross);
    const auto riddle = storedLevelOf(document).level.riddle;
    if (riddle)
        for (const lights::Puzzle& other : std::get<lights::OddOneOut>(*riddle).others)
            EXPECT_EQ(other.rules().stamp, lights::Stamp::Cross);
    else
        EXPECT_FALSE(lights::answerOf(document.lights().puzzle().value(), *stored.level.riddle));
    document.lights().setGoal(lights::GoalKind::Picture);
    EXPECT_FALSE(storedLevelOf(document).level.riddle) << "the other boards have no picture";
}

TEST(PainterTest, FirstCellDecidesBetweenSettingAndClearing) {
    EditorHistory history(document(1, 4));
    LightsPainter painter(history);
    painter.begin({0, 1}, false);
    painter.moveTo({0, 2});
    painter.end();
    painter.begin({0, 0}, false);
    painter.moveTo({0, 3});
    painter.end();
    EXPECT_EQ(history.now().lights().board().lit().count(), 4) << "it put light where there was some already";
    painter.begin({0, 3}, false);
    painter.moveTo({0, 1});
    painter.end();
    EXPECT_EQ(history.now().lights().board().lit().toCells(), (std::vector<Cell>{{0, 0}}));
    history.undo();
    history.undo();
    EXPECT_EQ(history.now().lights().board().lit().toCells(), (std::vector<Cell>{{0, 1}, {0, 2}}));
}

TEST(PainterTest, FastStrokeLeavesNoGaps) {
    EditorHistory history(document(9, 9));
    LightsPainter painter(history);
    painter.begin({0, 0}, false);
    painter.moveTo({8, 4});
    EXPECT_EQ(history.now().lights().board().lit().count(), 9);
    painter.end();
    EXPECT_TRUE(history.undo());
    EXPECT_FALSE(history.canUndo()) << "one stroke is one step";
}

TEST(PainterTest, StrokePressesEachCellOnce) {
    EditorHistory history(document(1, 3));
    LightsPainter painter(history);
    painter.select(static_cast<std::size_t>(Brush::Press));
    painter.begin({0, 0}, false);
    painter.moveTo({0, 1});
    painter.moveTo({0, 0});
    painter.end();
    lights::Draft expected(1, 3);
    expected.paint(Brush::Press, {0, 0}, true);
    expected.paint(Brush::Press, {0, 1}, true);
    EXPECT_EQ(history.now().lights(), expected);
}

TEST(PainterTest, MirrorsRepeatStrokeAndPreviewIt) {
    EditorHistory history(document(3, 4));
    LightsPainter painter(history);
    painter.setSymmetry({true, true, true, false});
    EXPECT_EQ(painter.reach({0, 0}), (std::vector<Cell>{{0, 0}, {0, 3}, {2, 0}, {2, 3}}));
    painter.begin({0, 0}, false);
    painter.end();
    EXPECT_EQ(history.now().lights().board().lit().count(), 4);
}

TEST(PainterTest, PressPreviewsAllToggledCells) {
    EditorHistory history(document(3, 3));
    LightsPainter painter(history);
    painter.select(static_cast<std::size_t>(Brush::Press));
    EXPECT_EQ(painter.reach({0, 0}), (std::vector<Cell>{{0, 0}, {0, 1}, {1, 0}}));
    painter.setSymmetry({true, false, false, false});
    EXPECT_EQ(painter.reach({0, 0}), (std::vector<Cell>{{0, 0}, {0, 2}, {1, 0}, {1, 2}})) << "twice is nothing";
}

TEST(PainterTest, StrokeThatUndoesItselfIsNotAStep) {
    EditorHistory history(document(2, 2));
    history.beginStroke();
    EditorDocument next = history.now();
    next.lights().paint(Brush::Light, {0, 0}, true);
    history.change(next);
    next.lights().paint(Brush::Light, {0, 0}, false);
    history.change(next);
    history.endStroke();
    EXPECT_FALSE(history.canUndo());
}

/// Does something random that the editor can do.
void editRandomly(EditorHistory& history, LightsPainter& painter, puzzle::Random& random) {
    const auto cell = [&] {
        const lights::Draft& board = history.now().lights(); // A new board after each change.
        return Cell{static_cast<int>(random.below(static_cast<std::uint64_t>(board.rows()))),
                    static_cast<int>(random.below(static_cast<std::uint64_t>(board.columns())))};
    };
    EditorDocument next = history.now();
    switch (random.below(6)) {
    case 0:
    case 1:
        painter.select(random.below(4));
        painter.setSymmetry({random.below(2) == 1, random.below(2) == 1, random.below(2) == 1, random.below(2) == 1});
        painter.begin(cell(), random.below(4) == 0);
        painter.moveTo(cell());
        painter.end();
        return;
    case 2:
        next.lights().setRules({lights::namedStamps[random.below(lights::namedStamps.size())],
                                static_cast<lights::Surface>(random.below(6))});
        break;
    case 3:
        next.lights().setGoal(static_cast<lights::GoalKind>(random.below(3)));
        break;
    case 4:
        next.name = data::LocalText("Name " + std::to_string(random.below(3)));
        break;
    default: {
        const auto offset = static_cast<int>(random.below(17));
        const auto action = static_cast<ui::Action>(static_cast<int>(action::allOn) + offset);
        if (const auto edit = edited(next.lights(), action, random))
            next.board = *edit;
        break;
    }
    }
    history.change(std::move(next));
}

TEST(EditorHistoryTest, UndoAndRedoRetraceRandomEdits) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        puzzle::Random random(seed);
        const EditorDocument start = document(1 + static_cast<int>(seed % 6), 1 + static_cast<int>(seed % 5));
        EditorHistory history(start);
        LightsPainter painter(history);
        std::vector<EditorDocument> seen{start};
        for (int i = 0; i < 40; ++i) {
            editRandomly(history, painter, random);
            if (history.now() != seen.back())
                seen.push_back(history.now());
        }
        for (std::size_t i = seen.size(); i-- > 0;) {
            EXPECT_EQ(history.now(), seen[i]) << "seed " << seed;
            EXPECT_EQ(history.undo(), i > 0);
        }
        for (std::size_t i = 1; i < seen.size(); ++i)
            EXPECT_TRUE(history.redo());
        EXPECT_EQ(history.now(), seen.back());
        EXPECT_FALSE(history.redo());
    }
}

TEST(EditorHistoryTest, RandomEditsRoundTripThroughLevelFile) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        puzzle::Random random(1000 + seed);
        EditorHistory history(document(4, 4));
        LightsPainter painter(history);
        for (int i = 0; i < 25; ++i)
            editRandomly(history, painter, random);
        if (!history.now().lights().puzzle())
            continue;
        data::Level level = storedLevelOf(history.now()).level;
        level.id = "made";
        level.name = data::LocalText("Made");
        const data::LevelReading reading = data::readLevels(data::formatLevel(level));
        ASSERT_TRUE(reading.problems.empty());
        ASSERT_EQ(reading.pack.levels.size(), 1U);
        EXPECT_EQ(reading.pack.levels.front(), level);
    }
}

TEST(EditorEditsTest, ResizesAtBottomAndRight) {
    lights::Draft board(2, 2);
    board.paint(Brush::Light, {0, 0}, true);
    board.paint(Brush::Light, {1, 1}, true);
    const lights::Draft larger = resized(board, {4, 3});
    EXPECT_EQ(larger.rows(), 4);
    EXPECT_EQ(larger.columns(), 3);
    EXPECT_EQ(larger.board().lit().toCells(), (std::vector<Cell>{{0, 0}, {1, 1}}));
    EXPECT_EQ(resized(larger, {2, 2}), board);
    EXPECT_EQ(resized(board, {1, 1}).board().lit().toCells(), (std::vector<Cell>{{0, 0}}));
}

TEST(EditorEditsTest, RefusesToExceedSizeLimits) {
    puzzle::Random random(1);
    EXPECT_FALSE(edited(lights::Draft(1, 5), action::shrinkTop, random));
    EXPECT_FALSE(edited(lights::Draft(5, 100), action::growLeft, random));
    EXPECT_TRUE(edited(lights::Draft(1, 5), action::growTop, random));
    EXPECT_FALSE(edited(lights::Draft(1, 5), action::undo, random)) << "that edits no board";
}

} // namespace
