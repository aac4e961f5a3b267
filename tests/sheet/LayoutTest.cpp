// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Boards.hpp"
#include "sheet/Pen.hpp"

#include <gtest/gtest.h>

namespace sheet {

namespace {

struct Case {
    const char* name;
    std::vector<Entry> (*entries)();
    Options options{};
};

std::vector<Entry> sealed() {
    return randomEntries(
        {6, 6, {lights::Stamp::Knight, lights::Surface::Plane}, lights::GoalKind::Picture, lights::Difficulty::Any, 5},
        4);
}

std::vector<Entry> mixed() {
    std::vector<Entry> entries = randomEntries(plain(3, 3), 3);
    entries.push_back(smallArukone());
    for (Entry& entry : randomEntries(plain(20, 30), 1))
        entries.push_back(std::move(entry));
    for (Entry& entry : randomEntries({2, 9, {lights::Stamp::Cross, lights::Surface::Klein}}, 5))
        entries.push_back(std::move(entry));
    return entries;
}

std::vector<Entry> named() {
    std::vector<Entry> entries = randomEntries(plain(4, 4), 2);
    entries[0].name = "A name that is much longer than the place that is left for it above a board, äöü";
    return entries;
}

const std::vector<Case> cases{
    {"SixOfFive", [] { return randomEntries(plain(5, 5), 6); }},
    {"Letter", [] { return randomEntries(plain(5, 5), 6); }, {Paper::Letter}},
    {"ClassOfTwelve", [] { return randomEntries(plain(3, 3), 12); }},
    {"OneCell", [] { return randomEntries(plain(1, 1), 1); }},
    {"Row", [] { return randomEntries(plain(1, 12), 7); }},
    {"Torus",
     [] {
         return randomEntries({6, 7, {lights::Stamp::Plus, lights::Surface::Torus}}, 5);
     }},
    {"Projective",
     [] {
         return randomEntries({5, 4, {lights::Stamp::Lines, lights::Surface::Projective}}, 3);
     }},
    {"Sealed", sealed},
    {"Mixed", mixed},
    {"Named",
     named,
     {Paper::A4, "A title that is much longer than a line of the largest paper has room for it, so", {}, true}},
    {"Dense", [] { return randomEntries(plain(4, 4), 30); }, {Paper::A4, {}, 24, true}},
    {"Tall", [] { return randomEntries(plain(100, 3), 2); }},
    {"Huge",
     [] {
         return randomEntries({100, 100, {lights::Stamp::Plus, lights::Surface::Torus}}, 1);
     }},
    {"WithoutSolutions", [] { return randomEntries(plain(5, 5), 2); }, {Paper::A4, {}, {}, false}},
};

class Layout : public testing::TestWithParam<Case> {
protected:
    const std::vector<Entry> entries = GetParam().entries();
    const Sheet sheet = laidOut(entries, GetParam().options);
    const PaperSize size = sizeOf(sheet.paper);
    const Box printed{margin, margin, size.width - 2 * margin, size.height - 2 * margin};
};

constexpr double rounding = 1e-6;

bool overlap(const Box& one, const Box& other) {
    return Box{one.x, one.y, one.w - rounding, one.h - rounding}.overlaps(
        {other.x, other.y, other.w - rounding, other.h - rounding});
}

} // namespace

TEST_P(Layout, NothingIsOutsideTheMargins) {
    for (const Page& page : sheet.pages)
        for (const Block& block : page)
            EXPECT_TRUE(printed.contains(block.box, rounding)) << wordsOf(block);
}

TEST_P(Layout, BlocksDoNotOverlap) {
    for (const Page& page : sheet.pages)
        for (std::size_t i = 0; i < page.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_FALSE(overlap(page[i].box, page[j].box)) << wordsOf(page[i]) << wordsOf(page[j]);
}

TEST_P(Layout, EverythingStaysInItsBlock) {
    constexpr double lineWidth = 1; // Half of a thick line at the edge of a board may reach beyond it.
    for (const Page& page : sheet.pages)
        for (const Block& block : page)
            for (const Mark& mark : block.marks)
                EXPECT_TRUE(block.box.contains(extentOf(mark, equalWidths()), lineWidth)) << wordsOf(block);
}

TEST_P(Layout, TextsDoNotOverlap) {
    for (const Page& page : sheet.pages)
        for (const Block& block : page) {
            const std::vector<Words> texts = marksOf<Words>(block);
            for (std::size_t i = 0; i < texts.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    EXPECT_FALSE(extentOf(texts[i], equalWidths()).overlaps(extentOf(texts[j], equalWidths())))
                        << texts[i].words << " / " << texts[j].words;
        }
}

TEST_P(Layout, TextsStayOffTheBoard) {
    for (const Block& block : blocksOf(sheet, Block::Kind::Task)) {
        if (std::holds_alternative<arukone::Board>(entries[block.entry].board))
            continue; // The numbers are on the board.
        for (const Words& words : marksOf<Words>(block))
            EXPECT_FALSE(block.cells.overlaps(extentOf(words, equalWidths()))) << words.words;
    }
}

TEST_P(Layout, EachBoardIsThereOnceInItsOrder) {
    const std::vector<Block> tasks = blocksOf(sheet, Block::Kind::Task);
    ASSERT_EQ(tasks.size(), entries.size());
    for (std::size_t i = 0; i < tasks.size(); ++i)
        EXPECT_EQ(tasks[i].entry, i);
    const std::vector<Block> solutions = blocksOf(sheet, Block::Kind::Solution);
    ASSERT_EQ(solutions.size(), GetParam().options.solutions ? entries.size() : 0);
    for (std::size_t i = 0; i < solutions.size(); ++i)
        EXPECT_EQ(solutions[i].entry, i);
}

INSTANTIATE_TEST_SUITE_P(Sheets, Layout, testing::ValuesIn(cases),
                         [](const auto& each) { return std::string(each.param.name); });

TEST(SheetPages, SixBoardsOfFiveByFiveShareAPage) {
    const Sheet sheet = laidOut(randomEntries(plain(5, 5), 6));
    EXPECT_EQ(sheet.pages.size(), 2U);
    EXPECT_EQ(blocksOf({sheet.paper, {}, {sheet.pages[0]}}, Block::Kind::Task).size(), 6U);
}

TEST(SheetPages, BoardsAreSpreadEvenly) {
    const Sheet sheet = laidOut(randomEntries(plain(5, 5), 14), {Paper::A4, {}, {}, false});
    ASSERT_EQ(sheet.pages.size(), 2U);
    for (const Page& page : sheet.pages)
        EXPECT_EQ(blocksOf({sheet.paper, {}, {page}}, Block::Kind::Task).size(), 7U);
}

TEST(SheetPages, LastPageLooksLikeTheOthers) {
    const Sheet sheet = laidOut(randomEntries(plain(5, 5), 4), {Paper::A4, {}, 3, false});
    ASSERT_EQ(sheet.pages.size(), 2U);
    const std::vector<Block> tasks = blocksOf(sheet, Block::Kind::Task);
    EXPECT_EQ(tasks.front().box, tasks.back().box);
}

TEST(SheetPages, LargeBoardsHavePagesOfTheirOwn) {
    std::vector<Entry> entries = randomEntries(plain(3, 3), 2);
    entries.insert(entries.begin() + 1, randomEntry(plain(40, 40), "large"));
    const Sheet sheet = laidOut(entries, {Paper::A4, {}, {}, false});
    ASSERT_EQ(sheet.pages.size(), 3U);
    for (const Page& page : sheet.pages)
        EXPECT_EQ(blocksOf({sheet.paper, {}, {page}}, Block::Kind::Task).size(), 1U);
}

TEST(SheetPages, CellsOfSmallBoardsHaveRoomForACross) {
    constexpr double sixMillimetres = 17;
    for (const Block& block : blocksOf(laidOut(randomEntries(plain(8, 8), 20)), Block::Kind::Task))
        EXPECT_GE(block.cells.h / 8, sixMillimetres - 0.01);
}

TEST(SheetPages, EveryPlayableBoardCanBePrinted) {
    for (const lights::Surface surface : lights::allSurfaces)
        EXPECT_TRUE(
            layOut(randomEntries({100, 100, {lights::Stamp::Plus, surface}}, 1), {}, text::Text(), equalWidths()))
            << name(surface);
}

TEST(SheetPages, RefusesBoardsTooSmallToRead) {
    Options options;
    options.perPage = 12;
    std::vector<Entry> entries = randomEntries(plain(5, 5), 1);
    entries.push_back(randomEntry(plain(60, 60), "large"));
    const auto refused = layOut(entries, options, text::Text(), equalWidths());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().board, 1U);
    ASSERT_GE(refused.error().perPage, 1);
    ASSERT_LT(refused.error().perPage, 12);
    options.perPage = refused.error().perPage;
    EXPECT_TRUE(layOut(entries, options, text::Text(), equalWidths()));
    ++*options.perPage;
    EXPECT_FALSE(layOut(entries, options, text::Text(), equalWidths()));
}

TEST(SheetPages, RefusesGoalPicturesTooSmallToRead) {
    const auto refused =
        layOut(randomEntries({100, 100, {}, lights::GoalKind::Picture}, 1), {}, text::Text(), equalWidths());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().perPage, 0);
}

TEST(Wrapped, BreaksAtSpaces) {
    const Lettering lettering{10, Face::Regular, Align::Left};
    EXPECT_EQ(wrapped("one two three", 8 * 5.2, lettering, equalWidths()),
              (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrapped("unbreakable a", 5, lettering, equalWidths()), (std::vector<std::string>{"unbreakable", "a"}));
    EXPECT_TRUE(wrapped("", 5, lettering, equalWidths()).empty());
}

TEST(PenWords, ShrinkBeforeTheyAreCutOff) {
    const Measure measure = equalWidths();
    Pen fitting(measure);
    EXPECT_NEAR(fitting.words("aäaa", {0, 0}, 18, {10, Face::Regular, Align::Left}), 18, rounding);
    EXPECT_LE(fitting.words("aäaäaäaäaä", {0, 0}, 18, {10, Face::Regular, Align::Left}), 18 + rounding);
    const std::vector<Mark> marks = fitting.take();
    EXPECT_EQ(std::get<Words>(marks[0]).words, "aäaa");
    EXPECT_EQ(std::get<Words>(marks[1]).words, "aäa…");
}

} // namespace sheet
