// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/ClassWords.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
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

TEST(ClassWords, NamesWithCommasHaveSemicolonsBetweenThem) {
    EXPECT_EQ(pupilsSentence({}, {"Ada", "Ben"}), "2 pupils: Ada, Ben");
    EXPECT_EQ(pupilsSentence({}, {"Müller, Jörg", "Weiß, Ben"}), "2 pupils: Müller, Jörg; Weiß, Ben");
}

TEST(ClassWords, SayWhenATaskCounts) {
    EXPECT_EQ(timeOf("", ""), "");
    EXPECT_EQ(timeOf("2026-12-01", ""), "from 1 Dec");
    EXPECT_EQ(timeOf("", "2027-01-07"), "until 7 Jan 2027");
    EXPECT_EQ(timeOf("2026-12-01", "2026-12-12"), "1 Dec – 12 Dec");
    EXPECT_EQ(timeOf("", "2026-12-12", Language::German), "bis 12. Dez.");
}

/// A class of two tasks, and a table with a pupil who has done one of them above the optimum and one who was too late.
struct SmallClass {
    SmallClass() {
        plan.tasks[0].until = puzzle::dayFromText("2026-12-12");
        data::ClassResult result;
        result.run.moves = 7;
        result.run.optimum = 5;
        result.run.exact = true;
        result.run.hints = 2;
        result.run.undos = 3;
        result.run.duration = std::chrono::milliseconds(61'999);
        result.run.date = "2026-12-01T22:30:00Z";
        result.run.offset = std::chrono::hours(2);
        result.runs = 4;
        result.done = true;
        table[1].results[0] = result;
        result.done = false;
        table[1].results[1] = result;
        result.tooLate = true;
        result.run.hints = 0;
        result.run.offset.reset();
        table[0].results[0] = result;
    }
    [[nodiscard]] std::string as(ClassFile file, Language language = Language::English) const {
        const data::Library none = data::Library::load("/nonexistent", "/nonexistent");
        return classFile(Text::load(LICHTER_LOCALE_FOLDER, language), plan, table, none, thisYear, file);
    }

    data::ClassPlan plan{"7b", data::ClassCounts::All, {{"level:a/b"}, {"LA1AFUPgA", "=1+1"}}, {}};
    data::ClassTable table{{"Äneas", {std::nullopt, std::nullopt}, false},
                           {"=Ada", {std::nullopt, std::nullopt}, false}};
};

TEST(ClassWords, ListAsCsv) {
    const SmallClass small;
    const std::string stars = std::to_string(small.table[1].results[0]->run.stars());
    const std::string lateStars = std::to_string(small.table[0].results[0]->run.stars());
    EXPECT_EQ(small.as(ClassFile::List),
              "\uFEFFPlayer,No.,Board,Key,First day,Last day,Done,Late,Moves,Optimum,Proven,Stars,Seconds,Hints,"
              "Moves left shown,Undone,Runs,Date\n"
              "Äneas,1,a/b,level:a/b,,2026-12-12,0,1,7,5,1," +
                  lateStars +
                  ",61,0,0,3,4,2026-12-01 22:30:00\n"
                  "Äneas,2,'=1+1,LA1AFUPgA,,,0,0,,,,,,,,,0,\n"
                  "'=Ada,1,a/b,level:a/b,,2026-12-12,1,0,7,5,1," +
                  stars +
                  ",61,2,0,3,4,2026-12-02 00:30:00\n"
                  "'=Ada,2,'=1+1,LA1AFUPgA,,,0,0,7,5,1," +
                  stars + ",61,2,0,3,4,2026-12-02 00:30:00\n");
    const std::string german = small.as(ClassFile::List, Language::German);
    EXPECT_TRUE(german.starts_with("\uFEFFName;Nr.;Brett;")) << german;
    EXPECT_THAT(german, HasSubstr("\n'=Ada;1;a/b;level:a/b;;2026-12-12;1;0;7;5;1;"));
    EXPECT_TRUE(small.as(ClassFile::ListTabs).starts_with("Player\tNo.\tBoard\t"));
}

TEST(ClassWords, TableAsCsv) {
    SmallClass small;
    const std::string stars = std::to_string(small.table[1].results[0]->run.stars());
    EXPECT_EQ(small.as(ClassFile::Table), "\uFEFFPlayer,Done,Stars,Moves,Seconds,1 · a/b,2 · =1+1\n"
                                          "Äneas,0,0,0,0,late: 7,–\n"
                                          "'=Ada,1," +
                                              stars +
                                              ",7,61,7*,not done: 7*\n"
                                              "Total of all pupils,1," +
                                              stars +
                                              ",7,61,,\n"
                                              "Number of pupils who are done,,,,,1,0\n")
        << "what is added up and what is counted have lines of their own";
    small.plan.pupils = {"Äneas"};
    small.table[0].listed = true;
    EXPECT_THAT(small.as(ClassFile::TableTabs), HasSubstr("\n'=Ada\t0\t1\t"));
    EXPECT_THAT(small.as(ClassFile::TableTabs), HasSubstr("\nTotal of all pupils\t\t1\t"));
    EXPECT_THAT(small.as(ClassFile::TableTabs), HasSubstr("\nNumber of pupils who are done\t\t\t\t\t\t1\t0\n"));
}

/// No cell looks like a number with decimals, or a formula, in any language: each spreadsheet reads the same values.
TEST(ClassWords, NoCellIsReadDifferentlyElsewhere) {
    const SmallClass small;
    for (const Language language : allLanguages)
        for (const ClassFile file : allClassFiles) {
            if (file == ClassFile::Json)
                continue;
            const std::string lines = small.as(file, language);
            const bool commas = lines.find(';') == std::string::npos && lines.find('\t') == std::string::npos;
            EXPECT_FALSE(std::regex_search(lines, std::regex(commas ? "[0-9][.][0-9]" : "[0-9][.,][0-9]"))) << lines;
            EXPECT_FALSE(std::regex_search(lines, std::regex("[,;\t\n][=+@-]"))) << lines;
        }
}

TEST(ClassWords, NamesAreSortedAsTheLanguageDoes) {
    const auto sorted = [](Language language, std::vector<std::string> names) {
        sortByName(Text::load(LICHTER_LOCALE_FOLDER, language), names);
        return names;
    };
    using testing::ElementsAre;
    EXPECT_THAT(sorted(Language::German, {"Bob", "Zoe", "Äneas", "ada"}), ElementsAre("ada", "Äneas", "Bob", "Zoe"));
    EXPECT_THAT(sorted(Language::Polish, {"Łucja", "Lydia", "Marek"}), ElementsAre("Lydia", "Łucja", "Marek"));
    EXPECT_THAT(sorted(Language::Spanish, {"Ñoño", "Nuria", "Olga"}), ElementsAre("Nuria", "Ñoño", "Olga"));
    data::ClassTable table{{"Bob", {}, false}, {"Zoe", {}, true}, {"Äneas", {}, false}, {"Ada", {}, true}};
    sortByName(Text::load(LICHTER_LOCALE_FOLDER, Language::German), table);
    EXPECT_EQ(table[0].player, "Ada");
    EXPECT_EQ(table[1].player, "Zoe") << "who is on the list comes first";
    EXPECT_EQ(table[2].player, "Äneas");
}

} // namespace
} // namespace text
