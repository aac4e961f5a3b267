// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/LevelNaming.hpp"

#include "game/dialogs/ToPrompt.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace game {
namespace {

using data::LocalText;
using testing::ElementsAre;
using text::Language;

constexpr std::array both{Language::English, Language::German};

LocalText named(std::map<std::string, std::string, std::less<>> names) {
    return LocalText(std::move(names));
}

LocalText entered(const LocalText& before, const std::vector<std::string>& names) {
    return enteredName(before, both, names);
}

/// The labels of the fields that ask for the name, in English.
std::vector<std::string> labels(const LocalText& name) {
    std::vector<std::string> labels;
    for (const ToPrompt::Field& field : levelNamePrompt({}, {name, {}, {}, {}, {}}).fields)
        labels.push_back(field.label);
    return labels;
}

TEST(LevelNamingTest, SingleNameServesAllLanguages) {
    EXPECT_EQ(entered({}, {" Lamp ", ""}), LocalText("Lamp"));
    EXPECT_EQ(entered({}, {"", "Lampe"}), LocalText("Lampe"));
    EXPECT_EQ(entered({}, {"Lampion", "Lampion"}), LocalText("Lampion"));
    EXPECT_TRUE(entered({}, {"", " "}).empty());
    const LocalText two = entered({}, {"Lamp", "Lampe"});
    EXPECT_EQ(two.in("de"), "Lampe");
    EXPECT_EQ(two.in("en"), "Lamp");
}

TEST(LevelNamingTest, KeepsTheNamesThatWereNotAskedFor) {
    const LocalText before = named({{"fr", "Lampe"}, {"en", "Lamp"}, {"eo", "Lampo"}});
    const LocalText after = entered(before, {"Light", ""});
    EXPECT_EQ(after.in("en"), "Light");
    EXPECT_EQ(after.in("fr"), "Lampe");
    EXPECT_EQ(after.in("eo"), "Lampo");
}

TEST(LevelNamingTest, AsksInThePlayersLanguageAndInThoseThatHaveAName) {
    EXPECT_THAT(labels({}), ElementsAre("Name in English", "Name in German", "Author"));
    EXPECT_THAT(labels(LocalText("Lamp")), ElementsAre("Name in English", "Name in German", "Author"));
    EXPECT_THAT(labels(named({{"fr", "Lampe"}})), ElementsAre("Name in English", "Name in French", "Author"));
    const LocalText many = named({{"en", "A"}, {"de", "B"}, {"es", "C"}, {"fr", "D"}});
    EXPECT_THAT(labels(many), ElementsAre("Name in English", "Name in German", "Name in Spanish", "Author"));
}

TEST(LevelNamingTest, ShowsTheNameSoFar) {
    const ToPrompt one = levelNamePrompt({}, {LocalText("Lamp"), {}, {}, {}, {}});
    EXPECT_EQ(one.fields[0].value, "Lamp");
    EXPECT_EQ(one.fields[1].value, "");
    const ToPrompt two = levelNamePrompt({}, {named({{"it", "Lampada"}}), {}, {}, {}, {}});
    EXPECT_EQ(two.fields[0].value, "");
    EXPECT_EQ(two.fields[1].value, "Lampada");
}

} // namespace
} // namespace game
