// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/LevelCoder.hpp"
#include "lights/solver/SizeFacts.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace data {
namespace {

TEST(SizeFactsJsonTest, ContainsKnownFacts) {
    const auto json = nlohmann::json::parse(formatSizeFacts(lights::sizeFacts(5, 5, {})));
    EXPECT_EQ(json["format"], "lichter-aus/size");
    EXPECT_EQ(json["rows"], 5);
    EXPECT_EQ(json["surface"], "plane");
    EXPECT_EQ(json["stamp"], "plus");
    EXPECT_EQ(json["nullity"], 2);
    EXPECT_EQ(json["rank"], 23);
    EXPECT_EQ(json["solvableFraction"], 0.25);
    EXPECT_EQ(json["hardestKnown"], 15);
    EXPECT_EQ(json["hardestBoard"].size(), 5U);
    ASSERT_EQ(json["quietPatterns"].size(), 2U);
    EXPECT_EQ(json["quietPatterns"][0].size(), 12U);
}

TEST(SizeFactsJsonTest, LeavesOutUnknownBoard) {
    lights::SizeFacts facts = lights::sizeFacts(4, 5, {});
    facts.hardest.reset();
    EXPECT_FALSE(nlohmann::json::parse(formatSizeFacts(facts)).contains("hardestBoard"));
}

} // namespace
} // namespace data
