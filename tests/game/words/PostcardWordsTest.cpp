// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/PostcardWords.hpp"

#include "game/GameFixture.hpp"
#include "lights/Boards.hpp"
#include "lights/ShareCode.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

namespace {

using namespace game;

Postcard cardFrom(const text::Text& text, const std::string& pack, int number, int levels) {
    const Challenge::Place place{number, levels, pack, data::LocalText(pack), false};
    return postcardOf(text, Challenge(puzzle::RunKey::level(pack + "/" + std::to_string(number)),
                                      lights::test::puzzle(lights::test::board({"##"})), place));
}

TEST(PostcardWordsTest, StrangersWriteOfDarkOrOfLight) {
    const test::GameFixture with;
    std::set<std::string> dark;
    std::set<std::string> light;
    for (int seed = 0; seed < 40; ++seed) {
        lights::BitGrid lit(6, 6);
        for (int bit = 0; bit < 6; ++bit)
            lit.set({bit, 0}, ((seed >> bit) & 1) != 0);
        const lights::Board board(lit);
        const auto card = [&](lights::GoalKind goal) {
            const lights::Puzzle puzzle = lights::Puzzle::make(board, {}, goal).value();
            return postcardOf(with.text, {lights::encodePuzzle(puzzle), puzzle}).line;
        };
        dark.insert(card(lights::GoalKind::Off));
        light.insert(card(lights::GoalKind::On));
    }
    EXPECT_EQ(dark.size(), 6U);
    EXPECT_EQ(light.size(), 3U);
    for (const std::string& line : light)
        EXPECT_FALSE(dark.contains(line)) << line;
}

TEST(PostcardWordsTest, ALineComesAgainOnlyOnceAllHaveBeenWritten) {
    const test::SceneRunner with;
    for (const auto& [pack, levels] : std::map<std::string, int>{{"shed", 14},
                                                                 {"terrace", 19},
                                                                 {"tower", 15},
                                                                 {"lighthouse", 14},
                                                                 {"corner", 24},
                                                                 {"hotel", 18},
                                                                 {"round", 23},
                                                                 {"crooked", 23},
                                                                 {"observatory", 19},
                                                                 {"workshop", 15}}) {
        std::set<std::string> seen;
        std::map<std::string, Resident> writers;
        const int written = pack == "shed" ? 12 : 10; // In the first house nothing comes twice.
        int lines = 0;
        for (int number = 1; number <= levels; ++number) {
            const Postcard card = cardFrom(with.text, pack, number, levels);
            EXPECT_EQ(cardFrom(with.text, pack, number, levels).line, card.line) << "the same window, the same card";
            const auto [known, fresh] = writers.emplace(card.line, card.who);
            if (number == 1 || number == levels)
                continue;
            EXPECT_EQ(known->second, card.who) << card.line;
            if (lines % written == 0)
                seen.clear();
            ++lines;
            EXPECT_TRUE(seen.insert(card.line).second) << pack << " " << number << ": " << card.line;
        }
    }
}

} // namespace
