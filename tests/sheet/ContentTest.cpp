// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Chase.hpp"
#include "sheet/Boards.hpp"
#include "sheet/ChaseTable.hpp"
#include "sheet/RandomBoards.hpp"
#include "sheet/SheetWords.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace sheet {

namespace {

using testing::HasSubstr;
using testing::Not;

const lights::Puzzle& lightsOf(const Entry& entry) {
    return std::get<lights::Puzzle>(entry.board);
}

/// The board in the state that is printed: the rings are the lights.
lights::BitGrid printedLights(const Block& block, const lights::Puzzle& puzzle) {
    return cellsWith<Ring>(block, puzzle.rows(), puzzle.columns());
}

std::vector<lights::RandomSetting> settings() {
    using lights::Stamp;
    using lights::Surface;
    return {plain(5, 5),
            {3, 7, {Stamp::Cross, Surface::Plane}, lights::GoalKind::On},
            {6, 4, {Stamp::Plus, Surface::Torus}},
            {4, 5, {Stamp::Plus, Surface::Moebius}},
            {5, 5, {Stamp::Knight, Surface::Projective}, lights::GoalKind::Picture},
            {6,
             6,
             {*lights::stampFromName(".#./#.#/..#"), Surface::Klein},
             lights::GoalKind::Off,
             lights::Difficulty::Any,
             3}};
}

/// What stands in a row of the chase table at a place: the centres of marks in it.
template<class Kind>
std::vector<Kind> inBox(const Block& block, const Box& box) {
    std::vector<Kind> found;
    for (const Kind& mark : marksOf<Kind>(block))
        if (box.contains({mark.centre.x, mark.centre.y, 0, 0}))
            found.push_back(mark);
    return found;
}

} // namespace

TEST(SheetContent, LightsArePrintedAsTheyAre) {
    for (const lights::RandomSetting& setting : settings()) {
        const std::vector<Entry> entries = randomEntries(setting, 2);
        for (const Block& block : blocksOf(laidOut(entries), Block::Kind::Task)) {
            const lights::Puzzle& puzzle = lightsOf(entries[block.entry]);
            EXPECT_EQ(printedLights(block, puzzle), puzzle.start().lit());
            EXPECT_TRUE(marksOf<Cross>(block).empty()) << "a solution on the page of tasks";
        }
    }
}

TEST(SheetContent, PrintedPressesSolveThePrintedBoard) {
    for (const lights::RandomSetting& setting : settings()) {
        const std::vector<Entry> entries = randomEntries(setting, 3);
        const std::vector<Block> blocks = blocksOf(laidOut(entries), Block::Kind::Solution);
        ASSERT_EQ(blocks.size(), entries.size());
        for (const Block& block : blocks) {
            const lights::Puzzle& puzzle = lightsOf(entries[block.entry]);
            lights::Board board = puzzle.start().withLight(printedLights(block, puzzle));
            const lights::BitGrid presses = cellsWith<Cross>(block, puzzle.rows(), puzzle.columns());
            EXPECT_GT(presses.count(), 0);
            presses.forEach([&](lights::Cell cell) {
                EXPECT_TRUE(board.canPress(cell));
                lights::press(board, puzzle.rules(), cell);
            });
            EXPECT_EQ(board.lit(), puzzle.target());
        }
    }
}

TEST(SheetContent, QuietHoursAreNumbered) {
    const lights::Rules quiet{lights::Stamp::Plus, lights::Surface::Plane, true};
    const std::vector<Entry> entries = randomEntries({4, 5, quiet}, 2);
    for (const Block& block : blocksOf(laidOut(entries), Block::Kind::Task))
        EXPECT_THAT(wordsOf(block), HasSubstr("quiet hours"));
    for (const Block& block : blocksOf(laidOut(entries), Block::Kind::Solution)) {
        const Answer& answer = entries[block.entry].answer;
        EXPECT_TRUE(marksOf<Cross>(block).empty());
        EXPECT_THAT(wordsOf(block), HasSubstr(std::to_string(answer.order.size()) + " presses"));
        for (std::size_t turn = 1; turn <= answer.order.size(); ++turn)
            EXPECT_THAT(wordsOf(block), HasSubstr(std::to_string(turn)));
    }
}

TEST(SheetContent, PrintedCablesJoinThePrintedNumbers) {
    const Entry entry = smallArukone();
    const auto& board = std::get<arukone::Board>(entry.board);
    const Block block = blocksOf(laidOut({entry}), Block::Kind::Solution).front();
    const double cell = block.cells.h / board.rows();
    const auto cellAt = [&](Point point) {
        return arukone::Cell{static_cast<int>((point.y - block.cells.y) / cell),
                             static_cast<int>((point.x - block.cells.x) / cell)};
    };
    int joined = 0;
    for (const Stroke& stroke : marksOf<Stroke>(block)) {
        if (stroke.width < 0.1 * cell)
            continue; // A line of the grid.
        const auto pair = board.pairAt(cellAt(stroke.points.front()));
        ASSERT_TRUE(pair);
        EXPECT_EQ(board.pairAt(cellAt(stroke.points.back())), pair);
        for (std::size_t i = 1; i < stroke.points.size(); ++i) {
            const arukone::Cell from = cellAt(stroke.points[i - 1]);
            const arukone::Cell to = cellAt(stroke.points[i]);
            EXPECT_EQ(std::abs(from.row - to.row) + std::abs(from.column - to.column), 1);
        }
        ++joined;
    }
    EXPECT_EQ(joined, board.pairCount());
}

TEST(SheetContent, NumbersStandInTheirCells) {
    const Entry entry = smallArukone();
    const auto& board = std::get<arukone::Board>(entry.board);
    const Block block = blocksOf(laidOut({entry}), Block::Kind::Task).front();
    const double cell = block.cells.h / board.rows();
    int terminals = 0;
    for (const Words& words : marksOf<Words>(block)) {
        if (words.align != Align::Centre)
            continue;
        const arukone::Cell at{static_cast<int>((words.at.y - block.cells.y) / cell),
                               static_cast<int>((words.at.x - block.cells.x) / cell)};
        const auto pair = board.pairAt(at);
        ASSERT_TRUE(pair);
        EXPECT_EQ(words.words, arukone::pairSign(*pair));
        ++terminals;
    }
    EXPECT_EQ(terminals, 2 * board.pairCount());
    EXPECT_EQ(marksOf<Ring>(block).size(), static_cast<std::size_t>(terminals));
}

TEST(SheetContent, HolesHaveNoLinesBetweenThem) {
    const auto board = lights::parseBoard("##..\n#__.\n#__.\n....", 100);
    const Entry entry = entryOf(*lights::Puzzle::make(*board, {}, lights::GoalKind::Off));
    const Block block = blocksOf(laidOut({entry}), Block::Kind::Task).front();
    const Point middle = block.cells.centre();
    for (const Stroke& stroke : marksOf<Stroke>(block))
        for (std::size_t i = 1; i < stroke.points.size(); ++i) {
            const Point from = stroke.points[i - 1];
            const Point to = stroke.points[i];
            const bool across = from.y == to.y && from.y == middle.y && from.x < middle.x && to.x > middle.x;
            const bool down = from.x == to.x && from.x == middle.x && from.y < middle.y && to.y > middle.y;
            EXPECT_FALSE(across || down);
        }
}

TEST(SheetContent, OptimumIsStatedOnlyIfItIsProven) {
    Entry entry = randomEntry(plain(5, 5), "a");
    const auto presses = entry.answer.presses->count();
    const std::string promise = "Can be done in " + std::to_string(presses) + " press";
    EXPECT_THAT(wordsOf(blocksOf(laidOut({entry}), Block::Kind::Task).front()), HasSubstr(promise));
    EXPECT_THAT(wordsOf(blocksOf(laidOut({entry}), Block::Kind::Solution).front()), HasSubstr("the fewest possible"));
    entry.answer.shortest = false;
    EXPECT_THAT(wordsOf(blocksOf(laidOut({entry}), Block::Kind::Task).front()), Not(HasSubstr("Can be done")));
    EXPECT_THAT(wordsOf(blocksOf(laidOut({entry}), Block::Kind::Solution).front()), HasSubstr("perhaps fewer"));
}

TEST(SheetContent, BoardsWithoutSolutionSaySo) {
    const Entry entry = entryOf(*lights::Puzzle::make(*lights::parseBoard("#.", 100), {}, lights::GoalKind::Off));
    const Sheet sheet = laidOut({entry});
    EXPECT_THAT(wordsOf(blocksOf(sheet, Block::Kind::Solution).front()), HasSubstr("cannot be solved"));
    EXPECT_TRUE(marksOf<Cross>(blocksOf(sheet, Block::Kind::Solution).front()).empty());
}

/// A riddle on the board that all of its windows light.
Entry riddleEntry(lights::Riddle riddle, const char* rows = "###\n###\n###") {
    Entry entry{*lights::Puzzle::make(*lights::parseBoard(rows, 100), {}, lights::GoalKind::Off),
                {},
                "Riddle",
                std::move(riddle)};
    entry.answer = answerOf(entry);
    return entry;
}

TEST(SheetContent, ARiddleAsksAndDoesNotTell) {
    for (const lights::Quantity what : lights::allQuantities) {
        if (!lights::fits(lights::HowMany{what}, {}))
            continue;
        // 2×3 has quiet patterns, and so solutions of several lengths.
        const Entry entry = riddleEntry(lights::HowMany{what}, "##.\n#..");
        ASSERT_TRUE(entry.answer.number);
        const Sheet sheet = laidOut({entry});
        const Block task = blocksOf(sheet, Block::Kind::Task).front();
        std::string words = wordsOf(task);
        std::ranges::replace(words, '\n', ' ');
        EXPECT_THAT(words, HasSubstr(questionWords(text::Text(), entry)));
        EXPECT_THAT(words, HasSubstr("My answer:"));
        EXPECT_THAT(words, Not(HasSubstr("Can be done")));
        EXPECT_THAT(words, Not(HasSubstr(data::codeOf(entry.board)))) << "it would tell";
        EXPECT_THAT(wordsOf(blocksOf(sheet, Block::Kind::Solution).front()),
                    HasSubstr("Answer: " + std::to_string(*entry.answer.number)));
        EXPECT_THAT(rulesWords(text::Text(), std::vector{entry}).front(), Not(HasSubstr("Put a cross")));
    }
}

TEST(SheetContent, AChoiceShowsAllBoards) {
    const auto board = [](const char* rows) {
        return *lights::Puzzle::make(*lights::parseBoard(rows, 100), {}, lights::GoalKind::Off);
    };
    const Entry entry = riddleEntry(lights::OddOneOut{{board("#.\n.."), board("#.#\n...")}}, "#..\n...");
    const Sheet sheet = laidOut({entry});
    for (const Block::Kind kind : {Block::Kind::Task, Block::Kind::Solution}) {
        const Block block = blocksOf(sheet, kind).front();
        std::size_t frames = 0;
        for (const Words& words : marksOf<Words>(block))
            frames += words.align == Align::Centre ? 1 : 0;
        EXPECT_EQ(frames, 3U) << "a number above each board";
    }
    EXPECT_EQ(marksOf<Cross>(blocksOf(sheet, Block::Kind::Task).front()).size(), 0U);
    EXPECT_GT(marksOf<Cross>(blocksOf(sheet, Block::Kind::Solution).front()).size(), 0U);
}

TEST(SheetContent, AnotherWayShowsTheKnownOne) {
    const char* const rows = "#..#\n.##.\n.##.\n#..#";
    const lights::BitGrid shown = *riddleEntry(lights::HowMany{}, rows).answer.presses;
    const Entry entry = riddleEntry(lights::AnotherWay{shown}, rows);
    const Sheet sheet = laidOut({entry});
    EXPECT_EQ(static_cast<std::int64_t>(marksOf<Cross>(blocksOf(sheet, Block::Kind::Task).front()).size()),
              shown.count());
    ASSERT_TRUE(entry.answer.presses);
    EXPECT_NE(*entry.answer.presses, shown) << "the solution is the other one";
    EXPECT_EQ(entry.answer.presses->count(), shown.count());
}

TEST(SheetContent, NamesAreNotCutOff) {
    std::vector<Entry> entries = randomEntries(plain(5, 5), 12);
    const std::string name = "The last of the very long nights in the old lighthouse";
    for (Entry& entry : entries)
        entry.name = name;
    for (const Block& block : blocksOf(laidOut(entries), Block::Kind::Task)) {
        std::string words = wordsOf(block);
        EXPECT_THAT(words, Not(HasSubstr("…")));
        std::ranges::replace(words, '\n', ' ');
        EXPECT_THAT(words, HasSubstr(name));
    }
}

TEST(SheetContent, EachPupilHasASheet) {
    const std::vector<std::string> pupils{"Ada", "Ben"};
    auto made = randomEntriesFor(pupils, {plain(5, 5), "monday", 3});
    ASSERT_TRUE(made);
    std::vector<Entry> entries = *std::move(made);
    ASSERT_EQ(entries.size(), 6U);
    findAnswers(entries);
    EXPECT_TRUE(unequalBoards(entries).empty());
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NE(entries[i].board, entries[i + 3].board) << "another board";
        EXPECT_EQ(entries[i].answer.moves(), entries[i + 3].answer.moves()) << "as hard";
    }
    const std::vector<std::string> others{"Zoe", "Ada"};
    EXPECT_EQ(randomEntriesFor(others, {plain(5, 5), "monday", 3}).value()[3].board, entries[0].board)
        << "whoever else is on the list";
    const Sheet sheet = laidOut(entries);
    ASSERT_EQ(sheet.pages.size(), 3U);
    EXPECT_THAT(wordsOf(sheet.pages[0].front()), HasSubstr("Ada"));
    EXPECT_THAT(wordsOf(sheet.pages[1].front()), HasSubstr("Ben"));
    const std::vector<Block> solutions = blocksOf(sheet, Block::Kind::Solution);
    EXPECT_THAT(wordsOf(solutions[0]), HasSubstr("Ada · 1"));
    EXPECT_THAT(wordsOf(solutions[5]), HasSubstr("Ben · 3"));
    EXPECT_EQ(solutions[5].entry, 5U);
    Options options;
    options.tasks = false;
    EXPECT_EQ(laidOut(entries, options).pages.size(), 1U) << "the solutions alone";
    EXPECT_EQ(solutions[0].box.y, solutions[2].box.y);
    EXPECT_GT(solutions[3].box.y, solutions[2].box.bottom()) << "Ben's begin a row";
    EXPECT_EQ(solutions[3].box.x, solutions[0].box.x);
    entries[4].answer.presses = lights::BitGrid(5, 5);
    EXPECT_EQ(unequalBoards(entries), (std::vector<std::size_t>{2}));
}

TEST(SheetContent, TheSolutionsOfAPupilStayTogether) {
    std::vector<std::string> pupils;
    for (int i = 0; i < 9; ++i)
        pupils.push_back("Pupil " + std::to_string(i));
    std::vector<Entry> entries = randomEntriesFor(pupils, {plain(5, 5), "monday", 6}).value();
    findAnswers(entries);
    Options options;
    options.tasks = false;
    const Sheet sheet = laidOut(entries, options);
    std::set<std::string> before;
    std::size_t solutions = 0;
    for (const Page& page : sheet.pages) {
        std::set<std::string> here;
        for (const Block& block : page)
            if (block.kind == Block::Kind::Solution) {
                here.insert(entries[block.entry].pupil);
                EXPECT_EQ(block.entry, solutions++);
            }
        for (const std::string& pupil : here)
            EXPECT_TRUE(before.insert(pupil).second) << pupil << " is on two pages";
    }
    EXPECT_EQ(solutions, entries.size());
    EXPECT_EQ(sheet.pages.size(), 5U) << "two pupils on a page, and the table for light chasing below the last";
}

TEST(SheetContent, CodeOfABoardIsComplete) {
    for (const lights::RandomSetting& setting : settings()) {
        const Entry entry = randomEntry(setting, "code");
        std::string code;
        for (const Words& words : marksOf<Words>(blocksOf(laidOut({entry}), Block::Kind::Task).front()))
            if (words.face == Face::Code)
                code += words.words;
        EXPECT_EQ(code, data::codeOf(entry.board));
    }
}

TEST(SheetContent, CodesTooLongToTypeAreLeftOut) {
    const Entry entry = randomEntry(plain(40, 40), "code");
    for (const Words& words : marksOf<Words>(blocksOf(laidOut({entry}), Block::Kind::Task).front()))
        EXPECT_NE(words.face, Face::Code);
}

TEST(SheetContent, TheFooterSpeaksOfCodesWhereThereAreSome) {
    const auto footers = [](const Entry& entry) { return blocksOf(laidOut({entry}), Block::Kind::Footer); };
    const std::vector<Block> typed = footers(randomEntry(plain(4, 4), "code"));
    ASSERT_EQ(typed.size(), 2U);
    EXPECT_THAT(wordsOf(typed[0]), HasSubstr("type the code below it"));
    EXPECT_THAT(wordsOf(typed[1]), testing::Not(HasSubstr("code"))) << "the solutions";
    EXPECT_THAT(wordsOf(footers(randomEntry(plain(40, 40), "code")).front()), testing::Not(HasSubstr("code")));
}

TEST(SheetContent, RulesSayWhatTheBoardsNeed) {
    const auto rules = [](const lights::RandomSetting& setting) {
        return rulesWords(text::Text(), randomEntries(setting, 1)).front();
    };
    EXPECT_THAT(rules(plain(4, 4)), HasSubstr("so that all go dark"));
    EXPECT_THAT(rules(plain(4, 4)), Not(HasSubstr("joined")));
    EXPECT_THAT(rules({4, 4, {lights::Stamp::Plus, lights::Surface::Torus}}), HasSubstr("joined"));
    EXPECT_THAT(rules({4, 4, {lights::Stamp::Cross, lights::Surface::Plane}}), HasSubstr("small drawing"));
    EXPECT_THAT(rules({4, 4, {}, lights::GoalKind::On}), HasSubstr("goal of the board"));
    EXPECT_THAT(rules({4, 4, {}, lights::GoalKind::Off, lights::Difficulty::Any, 2}), HasSubstr("Hatched"));
    EXPECT_EQ(rulesWords(text::Text(), std::vector{randomEntry(plain(4, 4), "a"), smallArukone()}).size(), 2U);
    Entry box = smallArukone();
    box.board = std::get<arukone::Board>(box.board).withFill(arukone::Fill::Apart);
    EXPECT_THAT(rulesWords(text::Text(), std::vector{box}).front(), HasSubstr("no line runs beside itself"));
}

TEST(SheetContent, TitleIsTheChosenOneOrThePuzzle) {
    const std::vector<Entry> entries{randomEntry(plain(4, 4), "a")};
    EXPECT_EQ(laidOut(entries).title, "Lights Out");
    EXPECT_EQ(laidOut(entries, {Paper::A4, "Class 4b"}).title, "Class 4b");
    EXPECT_EQ(laidOut({smallArukone()}).title, "Arukone");
    EXPECT_THAT(wordsOf(blocksOf(laidOut(entries, {Paper::A4, "Class 4b"}), Block::Kind::Heading).front()),
                HasSubstr("Class 4b"));
}

TEST(ChaseTables, ListEachSizeOnceWhereItHelps) {
    std::vector<Entry> entries = randomEntries(plain(5, 5), 3);
    entries.push_back(randomEntry(plain(3, 4), "a"));
    entries.push_back(randomEntry({4, 4, {}, lights::GoalKind::On}, "a"));
    entries.push_back(randomEntry({4, 4, {lights::Stamp::Plus, lights::Surface::Torus}}, "a"));
    entries.push_back(randomEntry({4, 4, {lights::Stamp::Cross, lights::Surface::Plane}}, "a"));
    entries.push_back(randomEntry(plain(4, 30), "a"));
    entries.push_back(smallArukone());
    EXPECT_EQ(chaseSizes(entries), (std::vector<ChaseSize>{{5, 5}, {3, 4}}));
}

TEST(ChaseTables, EachLineClearsItsLights) {
    for (const ChaseSize size : {ChaseSize{5, 5}, ChaseSize{3, 3}, ChaseSize{6, 6}, ChaseSize{5, 20}}) {
        const Block block = chaseBlock(size, {margin, margin}, 500, text::Text(), equalWidths());
        const lights::FixUp fixUp(size.rows, size.columns, size.surface);
        // The rows of the table, found by their frames: pairs of horizontal lines as long as the row.
        const std::vector<Ring> lights = marksOf<Ring>(block);
        ASSERT_FALSE(lights.empty());
        std::vector<double> starts;
        double cell = 0;
        std::vector<Box> rows;
        const std::vector<Stroke> strokes = marksOf<Stroke>(block);
        for (std::size_t i = 1; i < strokes.size(); ++i) {
            const Point a = strokes[i - 1].points.front();
            const Point b = strokes[i].points.front();
            const double width = strokes[i].points.back().x - b.x;
            if (strokes[i].points.size() == 2 && a.x == b.x && b.y > a.y && width > 0 &&
                std::abs(width - (b.y - a.y) * size.columns) < 1e-6)
                rows.push_back({a.x, a.y, width, b.y - a.y});
        }
        ASSERT_EQ(rows.size(), 2 * fixUp.crib().size());
        for (std::size_t i = 0; i < rows.size(); i += 2) {
            cell = rows[i].h;
            lights::BitGrid lit(1, size.columns);
            lights::BitGrid pressed(1, size.columns);
            for (const Ring& ring : inBox<Ring>(block, rows[i]))
                lit.set({0, static_cast<int>((ring.centre.x - rows[i].x) / cell)});
            for (const Cross& cross : inBox<Cross>(block, rows[i + 1]))
                pressed.set({0, static_cast<int>((cross.centre.x - rows[i + 1].x) / cell)});
            EXPECT_TRUE(lit.any());
            EXPECT_EQ(fixUp.trace(pressed), lit);
        }
    }
}

TEST(ChaseTables, SayWhenNothingIsEverLeft) {
    const Block block = chaseBlock({4, 4}, {margin, margin}, 500, text::Text(), equalWidths());
    EXPECT_THAT(wordsOf(block), HasSubstr("nothing is ever"));
    EXPECT_TRUE(marksOf<Cross>(block).empty());
}

} // namespace sheet
