// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/classes/ClassPlan.hpp"

#include "data/Runs.hpp"
#include "lights/RandomSetting.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace data {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

puzzle::Day day(const char* text) {
    return puzzle::dayFromText(text).value();
}

std::string code() {
    return lights::encodePuzzle(test::smallPuzzle());
}

/// A plan with a task of each kind.
ClassPlan wholePlan() {
    ClassPlan plan{"Class 7b", ClassCounts::First, {}, {}};
    plan.tasks = {{"level:shed/first-light", {}, {}, {}, day("2026-09-01"), day("2026-09-12")},
                  {"daily:2026-12-01", {}, {}, {}, {}, day("2026-12-02")},
                  {"coffee:2026-12-01", {}, {}, {}, day("2026-12-01"), {}},
                  {code(), "By the stairs", "3x3,plane,plus,off,any", "monday"}};
    plan.pupils = {"Zoë", "Äneas"};
    return plan;
}

ClassReading readTasks(const std::string& tasks) {
    return readClassPlan(R"({"format":"lichter-aus/class","version":1,"name":"7b","tasks":)" + tasks + "}");
}

TEST(ClassPlan, IsReadAsItWasWritten) {
    const ClassReading reading = readClassPlan(formatClassPlan(wholePlan()));
    EXPECT_THAT(reading.problems, IsEmpty());
    EXPECT_EQ(reading.plan, wholePlan());
}

TEST(ClassPlan, IsWrittenForPeople) {
    ClassPlan plan{"7b", ClassCounts::All, {{"level:shed/first-light", {}, {}, {}, {}, day("2026-09-12")}}, {}};
    plan.tasks.push_back({code(), {}, "5x5,torus,plus,off,easy", "monday"});
    EXPECT_EQ(formatClassPlan(plan), R"({
  "format": "lichter-aus/class",
  "version": 1,
  "name": "7b",
  "counts": "all",
  "tasks": [
    {
      "level": "shed/first-light",
      "until": "2026-09-12"
    },
    {
      "code": ")" + code() + R"(",
      "random": "5x5,torus,plus,off,easy",
      "seed": "monday"
    }
  ]
}
)");
}

TEST(ClassPlan, KeepsWhatALaterVersionAdds) {
    const ClassReading reading = readClassPlan(
        R"({"format":"lichter-aus/class","version":1,"name":"7b","tasks":[{"level":"a/b"}],"colour":"red"})");
    ASSERT_TRUE(reading.plan);
    EXPECT_NE(formatClassPlan(*reading.plan).find(R"("colour": "red")"), std::string::npos);
}

TEST(ClassPlan, KeepsWhatALaterVersionAddsToATask) {
    const ClassReading reading = readTasks(R"([{"level":"a/b","weight":2}])");
    ASSERT_TRUE(reading.plan);
    EXPECT_EQ(readClassPlan(formatClassPlan(*reading.plan)).plan, reading.plan);
    EXPECT_NE(formatClassPlan(*reading.plan).find(R"("weight": 2)"), std::string::npos);
}

TEST(ClassPlan, ABoardIsATaskOnlyOnce) {
    const ClassReading reading = readTasks(R"([{"level":"a/b"},{"level":"a/c"},{"level":"a/b","until":"2026-09-01"}])");
    ASSERT_TRUE(reading.plan);
    EXPECT_THAT(reading.plan->tasks, SizeIs(2));
    EXPECT_THAT(reading.problems, ElementsAre(Problem{"", "/tasks/2", ProblemCode::DuplicateId, {"level:a/b"}}));
}

TEST(ClassPlan, AnInvalidTaskIsReportedAndLeftOut) {
    const ClassReading reading =
        readTasks(R"([{"level":"shed/first-light"},{"level":"shed"},{"code":"LA1"},{"day":"2025-12-31"},)"
                  R"({"day":"1.12."},{"name":"?"},7,{"level":"a/b","from":"2026-09-02","until":"2026-09-01"},)"
                  R"({"level":"a/b","until":"soon"},{"level":7},{"code":"level:a/b"}])");
    ASSERT_TRUE(reading.plan);
    EXPECT_THAT(reading.plan->tasks, ElementsAre(ClassTask{"level:shed/first-light"}));
    EXPECT_THAT(reading.problems, SizeIs(10));
    EXPECT_EQ(reading.problems[4], (Problem{"", "/tasks/5", ProblemCode::MissingKey, {"level, day, coffee, code"}}));
    EXPECT_EQ(reading.problems.front(),
              (Problem{"", "/tasks/1/level", ProblemCode::UnknownValue, {"shed", "shed/first-light …"}}));
}

TEST(ClassPlan, NeedsANameAndATask) {
    EXPECT_FALSE(readTasks("[]").plan);
    EXPECT_FALSE(readTasks("{}").plan);
    EXPECT_FALSE(readTasks(R"([{"level":""}])").plan);
    for (const char* const name : {"", "  ", "a\\nb"})
        EXPECT_FALSE(readClassPlan(R"({"format":"lichter-aus/class","version":1,"tasks":[{"level":"a/b"}],"name":")" +
                                   std::string(name) + "\"}")
                         .plan)
            << name;
    EXPECT_TRUE(isClassName(std::string(maxClassName, 'x')));
    EXPECT_FALSE(isClassName(std::string(maxClassName + 1, 'x')));
}

TEST(ClassPlan, OfALaterVersionOrSomethingElseIsNone) {
    for (const char* const text :
         {"", "[]", "7", "null", "{}", R"({"format":"lichter-aus/pack","version":1})",
          R"({"format":"lichter-aus/class","version":2,"name":"7b","tasks":[{"level":"a/b"}]})",
          R"({"format":"lichter-aus/class","version":1,"name":"7b","counts":"most","tasks":[{"level":"a/b"}]})"}) {
        const ClassReading reading = readClassPlan(text);
        EXPECT_FALSE(reading.plan) << text;
        EXPECT_FALSE(reading.problems.empty()) << text;
    }
}

TEST(ClassPlan, HasALimitedNumberOfTasks) {
    std::string tasks = "[";
    for (std::size_t i = 0; i <= maxClassTasks; ++i)
        tasks += std::string(i > 0 ? "," : "") + R"({"level":"a/l)" + std::to_string(i) + "\"}";
    const ClassReading reading = readTasks(tasks + "]");
    ASSERT_TRUE(reading.plan);
    EXPECT_THAT(reading.plan->tasks, SizeIs(maxClassTasks));
    EXPECT_THAT(reading.problems, SizeIs(1));
}

TEST(ClassPlan, HasAListOfPupilsIfWanted) {
    const auto read = [](const std::string& pupils) {
        return readClassPlan(
            R"({"format":"lichter-aus/class","version":1,"name":"7b","tasks":[{"level":"a/b"}],"pupils":)" + pupils +
            "}");
    };
    EXPECT_THAT(readTasks(R"([{"level":"a/b"}])").plan->pupils, IsEmpty()) << "a file of version 1.0.0";
    EXPECT_EQ(formatClassPlan(*readTasks(R"([{"level":"a/b"}])").plan).find("pupils"), std::string::npos);
    const ClassReading good = read(R"(["Zoë"," Ada "])");
    EXPECT_THAT(good.problems, IsEmpty());
    EXPECT_THAT(good.plan->pupils, ElementsAre("Zoë", "Ada"));
    const ClassReading bad = read(R"(["Zoë","ZOË",7,"","a name that is too long"])");
    EXPECT_THAT(bad.plan->pupils, ElementsAre("Zoë"));
    EXPECT_THAT(bad.problems, SizeIs(4));
    EXPECT_EQ(bad.problems.front(), (Problem{"", "/pupils/1", ProblemCode::DuplicateId, {"ZOË"}}));
    const ClassReading text = read(R"("Zoë")");
    ASSERT_TRUE(text.plan) << "the tasks can be used";
    EXPECT_THAT(text.problems, ElementsAre(Problem{"", "/pupils", ProblemCode::WrongType, {"list"}}));
}

TEST(ClassTask, CountsOnTheDaysOfThePlayer) {
    ClassTask task{"level:a/b", {}, {}, {}, day("2026-09-02"), day("2026-09-03")};
    RunSummary run;
    const auto inTime = [&](const char* date, std::optional<std::chrono::minutes> offset) {
        run.date = date;
        run.offset = offset;
        return isInTime(task, run);
    };
    EXPECT_FALSE(inTime("2026-09-01T23:59:59Z", std::nullopt));
    EXPECT_TRUE(inTime("2026-09-02T00:00:00Z", std::nullopt));
    EXPECT_TRUE(inTime("2026-09-03T23:59:59Z", std::nullopt));
    EXPECT_FALSE(isTooLate(task, run));
    EXPECT_FALSE(inTime("2026-09-04T00:00:00Z", std::nullopt));
    EXPECT_TRUE(isTooLate(task, run));
    EXPECT_FALSE(inTime("2026-09-01T10:00:00Z", std::nullopt));
    EXPECT_FALSE(isTooLate(task, run)) << "it is too early";
    EXPECT_TRUE(inTime("2026-09-01T22:30:00Z", std::chrono::hours(2))) << "it is the 2nd where it was played";
    EXPECT_FALSE(inTime("2026-09-03T22:30:00Z", std::chrono::hours(2)));
    EXPECT_TRUE(inTime("2026-09-04T03:00:00Z", std::chrono::hours(-5)));
    EXPECT_FALSE(inTime("yesterday", std::nullopt));
    task.from.reset();
    task.until.reset();
    EXPECT_TRUE(inTime("2020-01-01T00:00:00Z", std::nullopt));
    EXPECT_FALSE(isTooLate(task, run));
}

} // namespace
} // namespace data
