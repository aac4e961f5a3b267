// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Problems.hpp"

#include "data/levels/Puzzles.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace text {
namespace {

Text load(Language language) {
    return Text::load(LICHTER_LOCALE_FOLDER, language);
}

/// The sentences for all values of an enumeration whose first value is 0, in one language.
template<class Problem, class Describe>
std::vector<std::string> sentences(const Text& text, Problem last, Describe&& describeProblem) {
    std::vector<std::string> all;
    for (int value = 0; value <= static_cast<int>(last); ++value)
        all.push_back(describeProblem(text, static_cast<Problem>(value)));
    return all;
}

/// Expects every problem to have a sentence of its own with a full stop, and a different one in German.
template<class Problem, class Describe>
void expectSentences(Problem last, Describe&& describeProblem) {
    const auto english = sentences(load(Language::English), last, describeProblem);
    const auto german = sentences(load(Language::German), last, describeProblem);
    EXPECT_EQ(std::set<std::string>(english.begin(), english.end()).size(), english.size());
    for (std::size_t i = 0; i < english.size(); ++i) {
        EXPECT_NE(english[i], german[i]);
        EXPECT_THAT(english[i], testing::EndsWith("."));
        EXPECT_THAT(german[i], testing::EndsWith("."));
    }
}

TEST(Problems, OfPuzzlesHaveSentences) {
    const auto describeIt = [](const Text& text, auto problem) { return describe(text, problem); };
    expectSentences(lights::PuzzleProblem::PictureHoles, describeIt);
    expectSentences(lights::CodeProblem::NewerVersion, describeIt);
    expectSentences(lights::FlipProblem::CustomShapes, describeIt);
    expectSentences(lights::FlipProblem::CustomShapes,
                    [](const Text& text, auto problem) { return describe(text, lights::BoardCodeProblem(problem)); });
    expectSentences(lights::ReplayProblem::WrongUndos, describeIt);
    expectSentences(lights::TextBoardProblem::Kind::TooLarge, [](const Text& text, auto kind) {
        return describe(text, lights::TextBoardProblem{kind, 1, 2}, 100);
    });
    expectSentences(lights::GenerateProblem::Kind::Cancelled, [](const Text& text, auto kind) {
        return describe(text, lights::GenerateProblem{kind, {1, 15}});
    });
}

TEST(Problems, OfDataHaveSentences) {
    const auto describeIt = [](const Text& text, auto problem) { return describe(text, problem); };
    expectSentences(data::NameProblem::NotUtf8, describeIt);
    expectSentences(data::RunProblem::SolutionShown, describeIt);
    expectSentences(data::StorageProblem::Failed, describeIt);
    expectSentences(data::OwnLevelRefusal::PackIdTaken, describeIt);
    expectSentences(data::FileError::Failed, [](const Text& text, auto error) {
        return describe(text, data::FileProblem{error, "a/b.json"});
    });
    expectSentences(data::ProblemCode::BadEvent, [](const Text& text, auto code) {
        return describe(text, data::Problem{"f", "/p", code, {"1", "2", "3"}});
    });
    expectSentences(CatalogueProblem::Kind::Damaged, [](const Text& text, auto kind) {
        return describe(text, CatalogueProblem{kind, "x.mo"});
    });
}

TEST(Problems, AreLoggedWithoutFileContent) {
    using Code = data::ProblemCode;
    for (const Code code : {Code::DuplicateKey, Code::UnknownValue, Code::OutOfRange, Code::UnknownFormat,
                            Code::UnknownVersion, Code::UnknownPuzzle, Code::ReservedId, Code::BadId, Code::DuplicateId,
                            Code::DuplicatePackId, Code::BadCharacter, Code::UnknownRunFormat}) {
        const std::string line = describeForLog({"own.json", "/levels/3", code, {"Zebulon", "2", "3"}});
        EXPECT_THAT(line, testing::StartsWith("own.json, /levels/3: ")) << static_cast<int>(code);
        EXPECT_THAT(line, testing::Not(testing::HasSubstr("Zebulon"))) << static_cast<int>(code);
    }
    EXPECT_EQ(describeForLog({"own.json", "/board", Code::WrongType, {"list"}}),
              "own.json, /board: This should be a list.");
    EXPECT_THAT(describeForLog({"settings.json", "", Code::MovedAside, {"settings.json.damaged-1"}}),
                testing::HasSubstr("settings.json.damaged-1"));
    EXPECT_THAT(describeForLog({"settings.json", "", Code::Syntax, {"3", "7"}}),
                testing::HasSubstr("line 3, column 7"));
}

TEST(Problems, FillInArguments) {
    const Text text;
    EXPECT_EQ(describe(text, lights::TextBoardProblem{lights::TextBoardProblem::Kind::RaggedRow, 1, 0}, 100),
              "Row 2 is not as long as the first one. All rows must be equally long.");
    EXPECT_EQ(describe(text, data::Problem{"", "", data::ProblemCode::OutOfRange, {"7", "1", "5"}}),
              "7 is not between 1 and 5.");
    EXPECT_EQ(describe(text, data::Problem{"", "", data::ProblemCode::RaggedRow, {"1", "2"}}),
              "The row has 1 cell, the first one has 2. All rows must be equally long.");
    EXPECT_EQ(describe(text, data::Problem{"", "", data::ProblemCode::RaggedRow, {"3", "1"}}),
              "The row has 3 cells, the first one has 1. All rows must be equally long.");
    EXPECT_EQ(describe(load(Language::German), data::Problem{"", "", data::ProblemCode::RaggedRow, {"1", "2"}}),
              "Die Zeile hat 1 Feld, die erste 2. Alle Zeilen müssen gleich lang sein.");
    EXPECT_EQ(describe(text, data::Problem{"", "", data::ProblemCode::WrongType, {}}), "This should be ?.");
    EXPECT_EQ(describe(load(Language::German), data::Problem{"", "", data::ProblemCode::WrongType, {"text or list"}}),
              "Hier muss ein Text oder eine Liste stehen.");
}

TEST(Problems, QuoteAtMostOneLine) {
    const std::string tooMuch = std::string(79, 'x') + "üüü" + std::string(1000000, 'x');
    EXPECT_EQ(describe(Text(), data::Problem{"", "", data::ProblemCode::MissingKey, {tooMuch}}),
              "“" + std::string(79, 'x') + "…” is missing.");
}

TEST(Problems, NameTheirPlace) {
    const Text text;
    const auto place = [&](const char* file, const char* pointer) {
        return describeWithPlace(text, data::Problem{file, pointer, data::ProblemCode::NoLevels, {}});
    };
    EXPECT_EQ(place("a.json", "/levels"), "a.json, /levels: The pack has no levels.");
    EXPECT_EQ(place("a.json", ""), "a.json: The pack has no levels.");
    EXPECT_EQ(place("", "/levels"), "/levels: The pack has no levels.");
    EXPECT_EQ(place("", ""), "The pack has no levels.");
}

TEST(Problems, NoneForGoodDatabase) {
    EXPECT_EQ(describe(Text(), data::Database::inMemory(data::puzzles())), std::nullopt);
}

} // namespace
} // namespace text
