// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that the JSON Schema beside the levels agrees with the coder: it accepts every shipped file and everything
// that is written, and rejects what the coder rejects.

#include "data/TemporaryFolder.hpp"
#include "data/levels/LevelCoder.hpp"
#include "lights/Generators.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace data {
namespace {

namespace fs = std::filesystem;
using valijson::adapters::NlohmannJsonAdapter;

const fs::path levelsFolder = LICHTER_LEVELS_DIR;

/// Validates texts against the schema.
class Schema {
public:
    Schema() {
        const auto document = nlohmann::json::parse(test::contentOf(levelsFolder / "lichter-aus.schema.json"));
        valijson::SchemaParser().populateSchema(NlohmannJsonAdapter(document), m_schema);
    }
    [[nodiscard]] bool takes(const std::string& text) const {
        const auto document = nlohmann::json::parse(text);
        valijson::Validator validator;
        return validator.validate(m_schema, NlohmannJsonAdapter(document), nullptr);
    }
    /// The places of all errors: "[levels][1][stamp]".
    [[nodiscard]] std::vector<std::string> errorsIn(const std::string& text) const {
        const auto document = nlohmann::json::parse(text);
        valijson::Validator validator;
        valijson::ValidationResults results;
        validator.validate(m_schema, NlohmannJsonAdapter(document), &results);
        std::vector<std::string> places;
        for (const auto& error : results) {
            std::string place;
            for (std::size_t i = 1; i < error.context.size(); ++i) // The first is the root.
                place += error.context[i];
            places.push_back(place);
        }
        return places;
    }

private:
    valijson::Schema m_schema;
};

const Schema& schema() {
    static const Schema once;
    return once;
}

TEST(Schema, AcceptsEveryShippedFile) {
    int files = 0;
    for (const auto& entry : fs::directory_iterator(levelsFolder)) {
        if (entry.path().extension() != ".json" || entry.path().stem().extension() == ".schema")
            continue;
        const std::string text = test::contentOf(entry.path());
        EXPECT_TRUE(schema().takes(text)) << entry.path();
        EXPECT_TRUE(readLevels(text).problems.empty()) << entry.path();
        ++files;
    }
    EXPECT_GE(files, 4);
}

TEST(Schema, AcceptsRewrittenShippedFiles) {
    for (const auto& entry : fs::directory_iterator(levelsFolder)) {
        const LevelReading reading = readLevelFile(entry.path());
        if (reading.kind == LevelReading::Kind::Pack) {
            EXPECT_TRUE(schema().takes(formatPack(reading.pack))) << entry.path();
        }
    }
}

/// Level builders copy these examples.
TEST(Schema, AcceptsExamplesInDocuments) {
    const std::string text = test::contentOf(fs::path(LICHTER_DOCS_DIR) / "level-format.md");
    constexpr std::string_view fence = "```json\n";
    int examples = 0;
    for (std::size_t at = text.find(fence); at != std::string::npos; at = text.find(fence, at)) {
        at += fence.size();
        const std::string example = text.substr(at, text.find("```", at) - at);
        EXPECT_TRUE(schema().takes(example)) << example;
        EXPECT_TRUE(readLevels(example).problems.empty()) << example;
        EXPECT_FALSE(readLevels(example).pack.levels.empty()) << example;
        ++examples;
    }
    EXPECT_EQ(examples, 7);
}

RC_GTEST_PROP(Schema, AcceptsEverythingWritten, ()) {
    const auto line = rc::gen::element<std::string>("Lantern", "größer", "\"quoted\"", "🌙");
    const std::map<std::string, std::string, std::less<>> names{{"en", *line}, {"de", *line}};
    Pack pack{"p", LocalText(*line), *rc::gen::element<std::string>("", "Ada"), {}, {}};
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i)
        pack.levels.push_back({"l" + std::to_string(i), LocalText(names), *rc::gen::element<std::string>("", "Ada"),
                               lights::test::anyPuzzle(12), *rc::gen::element<std::string>("", R"({"x":[null]})")});
    RC_ASSERT(schema().takes(formatPack(pack)));
    RC_ASSERT(schema().takes(formatLevel(pack.levels.front())));
}

TEST(Schema, RejectsWhatCoderRejects) {
    const auto single = [](const std::string& members) {
        return R"({"format":"lichter-aus/level","version":1,)" + members + "}";
    };
    const auto pack = [](const std::string& members) {
        return R"({"format":"lichter-aus/pack","version":1,)" + members + "}";
    };
    const std::string good = R"("id":"x","name":"X","board":["#"])";
    ASSERT_TRUE(schema().takes(single(good)));
    ASSERT_TRUE(schema().takes(pack(R"("id":"p","name":"P","levels":[{)" + good + "}]")));
    const std::vector<std::string> alsoGood{
        single(R"("id":"x","name":"X","board":["1.1"],"puzzle":"arukone","fill":"any")"),
        single(good + R"(,"puzzle":"lights")"),
        single(good + R"(,"optional":true,"formerly":["LA1BgwDjAh"])"),
        pack(R"("id":"p","name":"P","after":"shed","levels":[{)" + good + "}]"),
        pack(R"("id":"p","name":"P","opensAt":25,"levels":[{)" + good + R"(,"album":true}])"),
        pack(R"("id":"p","name":"P","levels":[{)" + good + R"(,"album":false}])"),
        R"({"format":"lichter-aus/level","version":2,"id":"x","name":"X","board":["#Xx"]})",
        R"({"format":"lichter-aus/level","version":3,"id":"x","name":"X","board":["1.1"],"puzzle":"arukone","fill":"apart"})",
        R"({"format":"lichter-aus/level","version":3,)" + good + R"(,"formerly":["AR3DDAIOcgce"]})",
        R"({"format":"lichter-aus/level","version":4,"id":"x","name":"X","board":["##"],"goal":[".?"]})",
        R"({"format":"lichter-aus/level","version":5,)" + good + R"(,"press":"wrong"})",
        single(good + R"(,"press":"any")"),
        pack(R"("id":"p","name":"P","puzzle":"arukone","levels":[{"id":"x","name":"X","board":["x.x"]}])"),
        pack(R"("id":"p","name":"P","levels":[{"id":"x","name":"X","board":["X.X"],"puzzle":"arukone"}])"),
        single(R"("id":"x","name":"X","board":["X.X"],"puzzle":"arukone")"),
        pack(
            R"("id":"p","name":"P","puzzle":"arukone","levels":[{"id":"x","name":"X","board":["1.1"]},{"id":"y","name":"Y","puzzle":"lights","board":["#"]}])"),
    };
    for (const std::string& text : alsoGood) {
        EXPECT_TRUE(schema().takes(text)) << text;
        EXPECT_TRUE(readLevels(text).problems.empty()) << text;
    }
    const std::vector<std::string> bad{
        "[]",
        "{}",
        R"({"format":"lichter-aus/level","version":6,)" + good + "}",
        R"({"format":"lichter-aus/run","version":1,)" + good + "}",
        single(R"("id":"x","name":"X")"),
        single(R"("id":"a b","name":"X","board":["#"])"),
        single(R"("id":"x","name":"","board":["#"])"),
        single(R"("id":"x","name":{},"board":["#"])"),
        single(R"("id":"x","name":{"en":7},"board":["#"])"),
        single(R"("id":"x","name":{"?":"X"},"board":["#"])"),
        single(R"("id":"x","name":"a\nb","board":["#"])"),
        single(R"("id":"x","name":"X","board":[])"),
        single(R"("id":"x","name":"X","board":[""])"),
        single(R"("id":"x","name":"X","board":["y"])"),
        single(R"("id":"x","name":"X","board":["#"],"goal":"dim")"),
        single(R"("id":"x","name":"X","board":["#"],"fill":"any")"),
        single(R"("id":"x","name":"X","board":["#"],"puzzle":"sudoku")"),
        single(R"("id":"x","name":"X","board":["#"],"puzzle":"arukone")"),
        single(R"("id":"x","name":"X","board":["1.1"])"),
        single(R"("id":"x","name":"X","board":["1.1"],"puzzle":"arukone","goal":"on")"),
        single(R"("id":"x","name":"X","board":["1.1"],"puzzle":"arukone","fill":"some")"),
        pack(R"("id":"p","name":"P","puzzle":"arukone","levels":[{)" + good + "}]"),
        single(R"("id":"x","name":"X","board":["#"],"goal":["!"])"),
        single(R"("id":"x","name":"X","board":["#"],"surface":"sphere")"),
        single(good + R"(,"press":"lit")"),
        single(good + R"(,"press":"wrong")"),
        single(good + R"(,"goal":["?"])"),
        single(good + R"(,"stamp":"knight")"),
        single(good + R"(,"riddle":{"ask":"optimum"})"),
        single(R"("id":"x","name":"X","board":["1.1"],"puzzle":"arukone","fill":"apart")"),
        single(R"("id":"x","name":"X","board":["#Xx"])"),
        pack(R"("id":"p","name":"P","levels":[{"id":"x","name":"X","board":["#x"]}])"),
        pack(
            R"("id":"p","name":"P","puzzle":"arukone","levels":[{"id":"x","name":"X","board":["#X"],"puzzle":"lights"}])"),
        pack(R"("id":"p","name":"P","levels":[{)" + good + R"(,"press":"wrong"}])"),
        single(good + R"(,"press":true)"),
        single(R"("id":"x","name":"X","board":["1.1"],"puzzle":"arukone","press":"any")"),
        single(R"("id":"x","name":"X","board":["#"],"stamp":3)"),
        single(R"("id":"x","name":"X","board":["#"],"stamp":"pawn")"),
        single(R"("id":"x","name":"X","board":["#"],"stamp":"..#/.#./#..")"),
        single(R"("id":"x","name":"X","board":["#"],"stamp":[])"),
        single(R"("id":"x","name":"X","board":["#"],"stamp":["##"])"),
        single(R"("id":"x","name":"X","board":["#"],"stamp":["#","#"])"),
        single(R"("id":"x","name":"X","board":["#"],"stamp":["...","...","..."])"),
        single(R"("id":"x","name":"X","board":["#"],"stamp":["###","#","###"])"),
        single(R"("id":"x","name":"X","board":["#"],"stamp":["#x#"])"),
        single(R"("id":"x","name":"X","board":["#"],"stamp":["#",3,"#"])"),
        single(R"("id":"x","name":"X","board":["#"],"author":"")"),
        single(R"("id":"x","name":"X","board":[")" + std::string(101, '#') + "\"]"),
        single(good + R"(,"optional":"yes")"),
        single(good + R"(,"album":true)"),
        pack(R"("id":"p","name":"P","levels":[{)" + good + R"(,"album":1}])"),
        pack(R"("id":"p","name":"P","opensAt":0,"levels":[{)" + good + "}]"),
        pack(R"("id":"p","name":"P","opensAt":"25","levels":[{)" + good + "}]"),
        single(good + R"(,"formerly":"LA1BgwDjAh")"),
        single(good + R"(,"formerly":["shed"])"),
        pack(R"("id":"p","name":"P","after":"the shed","levels":[{)" + good + "}]"),
        pack(R"("id":"p","name":"P","levels":[])"),
        pack(R"("id":"p","name":"P","levels":[7])"),
        pack(R"("name":"P","levels":[{)" + good + "}]"),
        pack(R"("id":"own","name":"P","levels":[{)" + good + "}]"),
    };
    for (const std::string& text : bad) {
        EXPECT_FALSE(schema().takes(text)) << text;
        EXPECT_FALSE(readLevels(text).problems.empty()) << text;
    }
}

/// A oneOf would only say that the whole file is wrong.
TEST(Schema, SaysWhichKeyIsWrong) {
    const auto second = [](const std::string& members) {
        return R"({"format":"lichter-aus/pack","version":1,"id":"p","name":"P","levels":[
            {"id":"x","name":"X","board":["#"]},{"id":"y","name":"Y",)" +
               members + "}]}";
    };
    const std::string board = R"("board":["#"],)";
    const std::vector<std::pair<std::string, std::string>> mistakes{
        {second(board + R"("stamp":"pluss")"), "[levels][1][stamp]"},
        {second(board + R"("goal":"dim")"), "[levels][1][goal]"},
        {second(board + R"("surface":"donut")"), "[levels][1][surface]"},
        {second(R"("board":["#","y"])"), "[levels][1][board][1]"},
        {second(board + R"("fill":"any")"), "[levels][1][fill]"},
        {second(board + R"("idea":{"en":7})"), "[levels][1][idea][en]"},
        {second(board + R"("riddle":{"ask":"why"})"), "[levels][1][riddle][ask]"},
        {R"({"format":"lichter-aus/level","version":1,"id":"a b","name":"X","board":["#"]})", "[id]"},
        {R"({"format":"lichter-aus/packs","version":1})", "[format]"},
    };
    for (const auto& [text, place] : mistakes)
        EXPECT_THAT(schema().errorsIn(text), testing::Contains(place)) << text;
}

} // namespace
} // namespace data
