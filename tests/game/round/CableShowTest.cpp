// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/CableShow.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace {

using game::CableShow;
using testing::ElementsAre;

struct Seen {
    ui::Seconds at = 0;
    std::vector<std::string> words;
    std::optional<int> joined;
};

/// All frames of a show, with their times.
std::vector<Seen> watch(CableShow& show, ui::Seconds step) {
    std::vector<Seen> frames;
    for (int steps = 1; show.running() && steps < 100'000; ++steps) {
        const auto frame = show.due(step);
        if (!frame)
            continue;
        Seen seen{static_cast<float>(steps) * step, {}, frame->joined};
        for (const arukone::Cable& cable : frame->cables)
            seen.words.push_back(cable.word);
        frames.push_back(seen);
    }
    return frames;
}

/// `count` cables of `length` cells each, in the order of their pairs.
CableShow rows(int count, int length) {
    std::vector<int> order;
    arukone::Cables cables;
    for (int pair = 0; pair < count; ++pair) {
        order.push_back(pair);
        cables.push_back({{pair, 0}, std::string(static_cast<std::size_t>(length), 'R')});
    }
    return CableShow(order, cables);
}

TEST(CableShow, LaysCablesInOrderCellByCell) {
    CableShow show({2, 0}, {{{0, 0}, "RD"}, {{1, 0}, ""}, {{2, 0}, "UUL"}});
    std::vector<std::vector<std::string>> words;
    std::vector<std::optional<int>> joined;
    for (const Seen& seen : watch(show, 0.02F)) {
        words.push_back(seen.words);
        joined.push_back(seen.joined);
    }
    EXPECT_THAT(words,
                ElementsAre(ElementsAre("", "", "U"), ElementsAre("", "", "UU"), ElementsAre("", "", "UUL"),
                            ElementsAre("R", "", "UUL"), ElementsAre("RD", "", "UUL"), ElementsAre("RD", "", "UUL")));
    const std::optional<int> none;
    EXPECT_THAT(joined, ElementsAre(none, none, 2, none, 0, none));
    EXPECT_FALSE(show.due(100)) << "it is over";
}

TEST(CableShow, ShortSolutionsHaveTheSamePace) {
    CableShow show = rows(2, 3);
    std::vector<ui::Seconds> times;
    for (const Seen& seen : watch(show, 0.01F))
        times.push_back(seen.at);
    const std::vector<ui::Seconds> expected{0.6F, 0.8F, 1, 1.6F, 1.8F, 2, 2.6F};
    EXPECT_THAT(times, testing::Pointwise(testing::FloatNear(0.03F), expected));
}

TEST(CableShow, LongSolutionsTakeFifteenSeconds) {
    // The largest boxes: all cells of 48×48; and with as many pairs as there are.
    for (const auto& [count, length] : {std::pair(1, 2303), std::pair(48, 47), std::pair(200, 10)})
        for (const ui::Seconds step : {1 / 144.0F, 1 / 60.0F, 1 / 20.0F}) {
            CableShow show = rows(count, length);
            const std::vector<Seen> frames = watch(show, step);
            EXPECT_NEAR(frames.back().at, CableShow::longest, 0.3F) << count << " at " << step;
            EXPECT_THAT(frames.back().words, testing::Each(std::string(static_cast<std::size_t>(length), 'R')));
            std::vector<int> joined;
            for (const Seen& seen : frames)
                if (seen.joined)
                    joined.push_back(*seen.joined);
            EXPECT_EQ(joined.size(), static_cast<std::size_t>(count)) << "each is heard";
            EXPECT_TRUE(std::is_sorted(joined.begin(), joined.end()));
        }
    // Up to that length, none is sped up: 0.6 s before each of the four and before the end, and 60 cells.
    CableShow show = rows(4, 16);
    EXPECT_NEAR(watch(show, 0.01F).back().at, 15, 0.3F);
    CableShow shorter = rows(4, 15);
    EXPECT_NEAR(watch(shorter, 0.01F).back().at, 14.2F, 0.3F);
}

TEST(CableShow, EndsAfterAPauseIfThereIsNothingToLay) {
    CableShow stuck({}, {{{0, 0}, ""}});
    const std::vector<Seen> frames = watch(stuck, 0.01F);
    ASSERT_EQ(frames.size(), 1U);
    EXPECT_NEAR(frames.front().at, CableShow::pause, 0.03F);
    EXPECT_THAT(frames.front().words, ElementsAre(""));
    CableShow none;
    EXPECT_FALSE(none.running());
    EXPECT_FALSE(none.due(1));
}

} // namespace
