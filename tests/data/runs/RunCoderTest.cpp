// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/RunCoder.hpp"

#include "data/BoxRuns.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/levels/Puzzles.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <functional>

namespace data {
namespace {

using nlohmann::ordered_json;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

const std::string cornersLine =
    R"({"format":"lichter-aus/run","version":1,"rule":2,"key":"level:shed/corners","code":")" +
    test::smallRun({}).code +
    R"(","player":"Mina","events":[[0,"p",0,0],[45,"p",0,2],[90,"p",0,3],[10000,"p",0,4]],"moves":4,"optimum":4,)"
    R"("exact":true,"hints":0,"live":false,"undos":0,"ms":10000,"date":"2025-07-12T18:03:11Z","program":"test"})";

Run sample() {
    auto run = test::smallRun({"Sigrún \"S\"", 1, 84, "2025-07-12T18:03:11Z", 3});
    run.live = true;
    run.program = "0.1.0 – “beta”";
    return run;
}

/// Returns the code and pointer of every problem of a line.
std::vector<std::pair<ProblemCode, std::string>> problemsOf(const std::string& line) {
    const auto run = readRunLine(line, puzzles(), 7);
    std::vector<std::pair<ProblemCode, std::string>> found;
    if (!run)
        for (const Problem& problem : run.error())
            found.emplace_back(problem.code, problem.pointer);
    return found;
}

/// Returns the problems of a valid line after a change.
std::vector<std::pair<ProblemCode, std::string>> problemsOf(const std::string& good,
                                                            const std::function<void(ordered_json&)>& change) {
    ordered_json json = ordered_json::parse(good);
    change(json);
    return problemsOf(json.dump());
}

TEST(RunCoder, WritesDocumentedKeysInOrder) {
    EXPECT_EQ(formatRunLine(test::smallRun({})), cornersLine + "\n");
}

TEST(RunCoder, RoundTrip) {
    EXPECT_EQ(readRunLine(formatRunLine(sample()), puzzles()), RunLine(sample()));
    EXPECT_EQ(readRunLine(cornersLine, puzzles()), RunLine(test::smallRun({})));
    const ShiftRun shift = test::shiftRun({"Sigrún", 4, 1, true});
    const std::string line = formatRunLine(shift);
    EXPECT_EQ(std::count(line.begin(), line.end(), '\n'), 1);
    EXPECT_EQ(readRunLine(line, puzzles()), RunLine(shift));
    const ShiftRun old = test::shiftRun({.rules = puzzle::ShiftRules::ThreeMinutes});
    EXPECT_EQ(readRunLine(formatRunLine(old), puzzles()), RunLine(old));
}

/// Version 1.0.0 wrote lines without a rule; an explicit first rule says the same.
TEST(RunCoder, ShiftWithoutARuleIsByTheOldOnes) {
    const ShiftRun old = test::shiftRun({.rules = puzzle::ShiftRules::ThreeMinutes});
    ordered_json json = ordered_json::parse(formatRunLine(old));
    EXPECT_FALSE(json.contains("rule")) << "as before";
    json["rule"] = 1;
    EXPECT_EQ(readRunLine(json.dump(), puzzles()), RunLine(old));
    json["rule"] = 2;
    EXPECT_EQ(std::get<ShiftRun>(readRunLine(json.dump(), puzzles()).value()).rules, puzzle::ShiftRules::WonTime);
    json["rule"] = 3;
    EXPECT_EQ(std::get<ShiftRun>(readRunLine(json.dump(), puzzles()).value()).rules, puzzle::ShiftRules::Gifts);
    for (const ordered_json& unknown : {ordered_json(4), ordered_json(0), ordered_json("3"), ordered_json(2.5)}) {
        json["rule"] = unknown;
        EXPECT_FALSE(readRunLine(json.dump(), puzzles())) << unknown;
    }
}

TEST(RunCoder, ShiftsHaveTheirOwnKeys) {
    const ordered_json json = ordered_json::parse(formatRunLine(test::shiftRun({"Mina", 1})));
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items())
        keys.push_back(key);
    EXPECT_THAT(keys, ElementsAre("format", "version", "rule", "key", "seed", "code", "player", "events", "points",
                                  "houses", "atOptimum", "chain", "skipped", "moves", "optimum", "date", "program"));
    EXPECT_EQ(json["format"], "lichter-aus/shift");
    EXPECT_EQ(json["key"], "shift");
}

TEST(RunCoder, WritesLate) {
    auto run = test::smallRun({});
    run.key = "daily:2026-01-02";
    run.date = "2026-01-02T12:00:00Z";
    EXPECT_FALSE(ordered_json::parse(formatRunLine(run)).contains("late"));
    run.late = true;
    EXPECT_EQ(ordered_json::parse(formatRunLine(run))["late"], true);
    EXPECT_EQ(readRunLine(formatRunLine(run), puzzles()), RunLine(run));
    run.late = false;
    run.date = "2026-01-05T12:00:00Z";
    EXPECT_EQ(ordered_json::parse(formatRunLine(run))["late"], true) << "no clock on earth showed that day";
}

TEST(RunCoder, IgnoresUnknownKeysAndBlanks) {
    ordered_json json = ordered_json::parse(formatRunLine(sample()));
    json["mine"] = {1, 2, {{"a", nullptr}}};
    EXPECT_EQ(readRunLine(" " + json.dump() + "\r", puzzles()), RunLine(sample()));
}

TEST(RunCoder, FindsEveryProblem) {
    EXPECT_THAT(
        problemsOf(cornersLine,
                   [](ordered_json& json) {
                       json["moves"] = "4";
                       json["undos"] = -1;
                       json["hints"] = 10'000'001;
                       json["ms"] = 1e300;
                       json["exact"] = 1;
                       json["live"] = nullptr;
                       json["player"] = 7;
                       json["late"] = "no";
                       json["program"] = std::string(101, 'x');
                       json.erase("key");
                       json["events"].push_back({5, "x"});
                   }),
        testing::UnorderedElementsAre(Pair(ProblemCode::WrongType, "/moves"), Pair(ProblemCode::OutOfRange, "/undos"),
                                      Pair(ProblemCode::OutOfRange, "/hints"), Pair(ProblemCode::WrongType, "/ms"),
                                      Pair(ProblemCode::WrongType, "/exact"), Pair(ProblemCode::WrongType, "/live"),
                                      Pair(ProblemCode::WrongType, "/player"), Pair(ProblemCode::WrongType, "/late"),
                                      Pair(ProblemCode::BadText, "/program"), Pair(ProblemCode::MissingKey, ""),
                                      Pair(ProblemCode::BadEvent, "/events/4")));
    EXPECT_THAT(problemsOf(formatRunLine(test::shiftRun({})),
                           [](ordered_json& json) {
                               json["key"] = "level:a/b";
                               json["points"] = 4'294'967'296;
                               json["events"] = "none";
                           }),
                testing::UnorderedElementsAre(Pair(ProblemCode::UnknownValue, "/key"),
                                              Pair(ProblemCode::OutOfRange, "/points"),
                                              Pair(ProblemCode::WrongType, "/events")));
}

TEST(RunCoder, ChecksEveryEvent) {
    const auto with = [](const ordered_json& event) {
        return problemsOf(cornersLine, [&](ordered_json& json) { json["events"][1] = event; });
    };
    const auto bad = ElementsAre(Pair(ProblemCode::BadEvent, "/events/1"));
    for (const char* event : {R"([0,"p",0])", R"([0,"p",0,0,0])", R"([0,"p",-1,0])", R"([0,"p",0,100])",
                              R"([-1,"p",0,0])", R"(["0","p",0,0])", R"([0,"u",0])", R"([0,"s"])", R"([0,"r"])",
                              R"([1000000000001,"u"])", R"({})", R"(null)", R"([])", R"([0.5,"u"])"})
        EXPECT_THAT(with(ordered_json::parse(event)), bad) << event;
    EXPECT_THAT(with({0, "u"}), IsEmpty());
}

TEST(RunCoder, SaysThatThereAreTooManyEvents) {
    const auto with = [](const std::string& line, std::size_t count, const ordered_json& event) {
        return problemsOf(line, [&](ordered_json& json) { json["events"] = std::vector<ordered_json>(count, event); });
    };
    const ordered_json press{1'000'000'000, "p", 10, 10};
    EXPECT_THAT(with(cornersLine, 220'000, press), ElementsAre(Pair(ProblemCode::EventsTooLong, "/events")));
    EXPECT_THAT(with(formatRunLine(test::shiftRun({})), 220'000, press),
                ElementsAre(Pair(ProblemCode::EventsTooLong, "/events")));
    EXPECT_THAT(with(cornersLine, 150'000, press), IsEmpty());
    const std::string box = formatRunLine(test::boxRun({}));
    EXPECT_THAT(with(box, 20'001, {0, "u"}), ElementsAre(Pair(ProblemCode::TooManyEvents, "/events")));
    EXPECT_THAT(with(box, 20'000, {0, "u"}), IsEmpty());
    EXPECT_THAT(with(box, 20'001, {0, "x"}), ElementsAre(Pair(ProblemCode::BadEvent, "/events/0")));
}

TEST(RunCoder, SeedsMayBeMissing) {
    data::Run run = test::smallRun({}, "random:3x5,plane,plus,off,any");
    ASSERT_FALSE(run.seed.empty());
    EXPECT_THAT(formatRunLine(run), testing::HasSubstr(",\"seed\":\"" + run.seed + "\"}"));
    EXPECT_EQ(std::get<data::Run>(readRunLine(formatRunLine(run), puzzles()).value()), run);
    EXPECT_THAT(problemsOf(formatRunLine(run), [](ordered_json& json) { json["seed"] = 7; }),
                ElementsAre(Pair(ProblemCode::WrongType, "/seed")));
    run.seed.clear();
    EXPECT_THAT(formatRunLine(run), testing::Not(testing::HasSubstr("seed"))) << "a run of version 1.0.0";
    EXPECT_EQ(std::get<data::Run>(readRunLine(formatRunLine(run), puzzles()).value()), run);
}

TEST(RunCoder, LineSaysWhichRuleCounts) {
    EXPECT_THAT(cornersLine, testing::HasSubstr(R"("rule":2)"));
    const auto countsAllPresses = [](const std::optional<int>& rule) {
        ordered_json json = ordered_json::parse(cornersLine);
        json.erase("rule");
        if (rule)
            json["rule"] = *rule;
        return std::get<data::Run>(readRunLine(json.dump(), puzzles()).value()).countsAllPresses;
    };
    EXPECT_TRUE(countsAllPresses({})) << "a line of 1.0.0";
    EXPECT_TRUE(countsAllPresses(1));
    EXPECT_FALSE(countsAllPresses(2));
    for (const ordered_json& other : {ordered_json(0), ordered_json(3), ordered_json("2"), ordered_json()})
        EXPECT_THAT(problemsOf(cornersLine, [&](ordered_json& json) { json["rule"] = other; }),
                    ElementsAre(Pair(ProblemCode::UnknownVersion, "/rule")));
}

TEST(RunCoder, RejectsOtherText) {
    const auto only = [](ProblemCode code, const std::string& pointer = {}) {
        return ElementsAre(Pair(code, pointer));
    };
    EXPECT_THAT(problemsOf(""), only(ProblemCode::Syntax));
    EXPECT_THAT(problemsOf("[]"), only(ProblemCode::WrongType));
    EXPECT_THAT(problemsOf("\xFF"), only(ProblemCode::NotUtf8));
    EXPECT_THAT(problemsOf(R"({"format":"lichter-aus/level","version":1})"),
                only(ProblemCode::UnknownRunFormat, "/format"));
    EXPECT_THAT(problemsOf(R"({"format":"lichter-aus/run","version":2})"),
                only(ProblemCode::UnknownVersion, "/version"));
    EXPECT_THAT(problemsOf(R"({"format":"lichter-aus/run"})"), only(ProblemCode::MissingKey));
    EXPECT_THAT(problemsOf(R"({"version":1})"), only(ProblemCode::MissingKey));
    EXPECT_THAT(problemsOf(std::string(maxRunLineBytes + 1, ' ')), only(ProblemCode::LineTooLong));
    EXPECT_THAT(problemsOf(cornersLine.substr(0, cornersLine.size() - 1) + R"(,"moves":4})"),
                only(ProblemCode::DuplicateKey, "/moves"));
}

TEST(RunCoder, SyntaxProblemHasLineOfFile) {
    const auto run = readRunLine(R"({"format":})", puzzles(), 7);
    ASSERT_EQ(run.error().size(), 1U);
    EXPECT_THAT(run.error()[0].arguments, ElementsAre("7", "11"));
}

} // namespace
} // namespace data
