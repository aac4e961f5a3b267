// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/ProofWords.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using testing::ElementsAre;

TEST(ProofWordsTest, TimesAreRough) {
    const text::Text text;
    EXPECT_EQ(aboutTime(text, 0), "about 10 seconds");
    EXPECT_EQ(aboutTime(text, 14), "about 10 seconds");
    EXPECT_EQ(aboutTime(text, 16), "about 20 seconds");
    EXPECT_EQ(aboutTime(text, 27), "about half a minute");
    EXPECT_EQ(aboutTime(text, 54), "about a minute");
    EXPECT_EQ(aboutTime(text, 97), "about 2 minutes");
    EXPECT_EQ(aboutTime(text, 290), "about 5 minutes");
    EXPECT_EQ(aboutTime(text, 5000), "more than an hour");
}

TEST(ProofWordsTest, LabelsGetShorter) {
    const text::Text text;
    EXPECT_THAT(proofLabels(text, {false, 0, 54}),
                ElementsAre("Prove the optimum: about a minute", "Prove: about a minute", "Prove: 1\u00a0min"));
    EXPECT_EQ(proofLabels(text, {false, 0, 27}).back(), "Prove: 30\u00a0s");
    EXPECT_THAT(proofLabels(text, {true, 34, 54}), ElementsAre("Stop the proof: 34%", "Stop: 34%"));
}

TEST(ProofWordsTest, RefusalSaysHowMuchMemoryIsNeeded) {
    EXPECT_EQ(proofRefusal({}, 73), "This proof needs 73\u00a0MB of free memory. Close other programs, and try again.");
}

} // namespace
