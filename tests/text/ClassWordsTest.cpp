// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/ClassWords.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace text {
namespace {

using testing::HasSubstr;

constexpr std::chrono::year thisYear{2026};

std::string nameOf(const data::ClassTask& task, Language language = Language::English) {
    const data::Library none = data::Library::load("/nonexistent", "/nonexistent");
    return taskName(Text::load(LICHTER_LOCALE_FOLDER, language), task, none, thisYear);
}

std::string timeOf(const char* from, const char* until, Language language = Language::English) {
    data::ClassTask task{"level:a/b"};
    task.from = puzzle::dayFromText(from);
    task.until = puzzle::dayFromText(until);
    return taskTime(Text::load(LICHTER_LOCALE_FOLDER, language), task, thisYear);
}

TEST(ClassWords, NameTheBoardsOfTasks) {
    EXPECT_EQ(nameOf({"daily:2026-12-01"}), "Daily puzzle, 1 Dec");
    EXPECT_EQ(nameOf({"coffee:2027-12-01"}), "Coffee break, 1 Dec 2027");
    EXPECT_EQ(nameOf({"daily:2026-12-01"}, Language::German), "Tagesrätsel, 1. Dez.");
    EXPECT_EQ(nameOf({"level:later/level"}), "later/level") << "one that is not there";
    EXPECT_EQ(nameOf({"LA1AFUPgA", "By the stairs"}), "By the stairs");
    EXPECT_EQ(nameOf({"LA1AFUPgA", {}, "6x6,torus,plus,off,hard", "monday"}), "6 × 6 · torus · monday");
    EXPECT_EQ(nameOf({"AR1AFUPgA", {}, "8x8,all,unique,hard", "monday"}), "Arukone · 8 × 8 · monday");
    EXPECT_EQ(nameOf({"LA1AFUPgAbcdefgh"}), "Board LA1AFUPgAbcd");
}

TEST(ClassWords, SayWhenATaskCounts) {
    EXPECT_EQ(timeOf("", ""), "");
    EXPECT_EQ(timeOf("2026-12-01", ""), "from 1 Dec");
    EXPECT_EQ(timeOf("", "2027-01-07"), "until 7 Jan 2027");
    EXPECT_EQ(timeOf("2026-12-01", "2026-12-12"), "1 Dec – 12 Dec");
    EXPECT_EQ(timeOf("", "2026-12-12", Language::German), "bis 12. Dez.");
}

TEST(ClassWords, TableAsCsv) {
    data::ClassPlan plan{"7b", data::ClassCounts::Optimum, {{"level:a/b"}, {"LA1AFUPgA", "=1+1"}}, {}};
    plan.tasks[0].until = puzzle::dayFromText("2026-12-12");
    data::ClassRow ada{"Ada", {std::nullopt, std::nullopt}};
    data::ClassResult result;
    result.run.moves = 7;
    result.run.optimum = 5;
    result.run.exact = true;
    result.run.hints = 2;
    result.run.undos = 3;
    result.run.duration = std::chrono::milliseconds(61'005);
    result.run.date = "2026-12-01T10:00:00Z";
    result.runs = 4;
    ada.results[0] = result;
    const data::Library none = data::Library::load("/nonexistent", "/nonexistent");
    EXPECT_EQ(classCsv({}, plan, {ada}, none, thisYear),
              "player,task,board,key,from,until,done,moves,optimum,exact,stars,seconds,hints,live,undos,runs,date\n"
              "Ada,1,a/b,level:a/b,,2026-12-12,0,7,5,1," +
                  std::to_string(result.run.stars()) +
                  ",61.005,2,0,3,4,2026-12-01T10:00:00Z\n"
                  "Ada,2,'=1+1,LA1AFUPgA,,,0,,,,,,,,,0,\n");
}

} // namespace
} // namespace text
