// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/PostcardWords.hpp"

#include "game/GameFixture.hpp"
#include "lights/Boards.hpp"

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
        int lines = 0;
        for (int number = 1; number <= levels; ++number) {
            const Postcard card = cardFrom(with.text, pack, number, levels);
            EXPECT_EQ(cardFrom(with.text, pack, number, levels).line, card.line) << "the same window, the same card";
            const auto [known, fresh] = writers.emplace(card.line, card.who);
            if (number == 1 || number == levels)
                continue;
            EXPECT_EQ(known->second, card.who) << card.line;
            if (lines % 10 == 0)
                seen.clear();
            ++lines;
            EXPECT_TRUE(seen.insert(card.line).second) << pack << " " << number << ": " << card.line;
        }
    }
}

} // namespace
