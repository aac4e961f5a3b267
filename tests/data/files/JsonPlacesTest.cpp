// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Json.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace data {
namespace {

const std::string pack = R"({
  "format": "lichter-aus/pack", "version": 1,
  "name": {"en": "Garden", "de": "G\u00e4rtnerei"},
  "levels": [
    {"id": "hose", "opensAt": 17 , "optional":true,
     "board": [
       "..#",
       "#.\"",
       []
     ]},
    {"id": "pond", "board": [-1.5e3
    ], "note": null}
  ]
}
)";

TEST(JsonPlaces, AreThoseOfEveryValue) {
    for (const std::string& start : {std::string(), std::string("\xEF\xBB\xBF"), std::string(" \r\n")}) {
        const std::string text = start + pack;
        const Json root = Json::parse(text);
        std::size_t found = 0;
        walkJson(text, [&](const JsonPlace& place) {
            ++found;
            const std::string value = text.substr(place.begin, place.end - place.begin);
            EXPECT_EQ(Json::parse(value), root.at(Json::json_pointer(place.pointer))) << place.pointer;
            const std::size_t slash = place.pointer.rfind('/');
            const bool element = slash == std::string::npos || std::isdigit(place.pointer[slash + 1]) != 0;
            const std::string member = text.substr(place.member, place.begin - place.member);
            EXPECT_TRUE(element ? member.empty() : member.starts_with('"' + place.pointer.substr(slash + 1) + '"'))
                << place.pointer << member;
        });
        EXPECT_EQ(found, 20U);
    }
}

/// What is wrong with the pack above after a change, and in which line.
std::pair<JsonFault, int> flawAfter(const std::string& before, const std::string& after) {
    std::string text = pack;
    text.replace(text.find(before), before.size(), after);
    const auto flaw = flawOf(text);
    EXPECT_FALSE(Json::accept(text)) << after;
    if (!flaw)
        return {JsonFault::Misplaced, -1};
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(flaw->byte);
    return {flaw->fault, 1 + static_cast<int>(std::count(text.begin(), end, '\n'))};
}

TEST(JsonFlaw, IsFoundWithItsLine) {
    using Fault = JsonFault;
    const auto is = [](Fault fault, int line) { return std::pair(fault, line); };
    EXPECT_EQ(flawAfter("null}", "null},"), is(Fault::ExtraComma, 12));
    EXPECT_EQ(flawAfter("[]\n", "[],\n\n"), is(Fault::ExtraComma, 9)) << "not where the list ends";
    EXPECT_EQ(flawAfter("version\": 1,", "version\": 1,,"), is(Fault::ExtraComma, 2));
    EXPECT_EQ(flawAfter("true,\n", "true\n"), is(Fault::NoComma, 5)) << "not where the next key is";
    EXPECT_EQ(flawAfter("\"..#\",", "\"..#\""), is(Fault::NoComma, 7));
    EXPECT_EQ(flawAfter("]},\n    {", "]}\n    {"), is(Fault::NoComma, 10));
    EXPECT_EQ(flawAfter("\"hose\",", "\"hose,"), is(Fault::NotQuoted, 5)) << "the text goes on to the next mark";
    EXPECT_EQ(flawAfter("\"#.\\\"\",", "\"#.\"\","), is(Fault::NoComma, 8)) << "a mark in a text needs a backslash";
    EXPECT_EQ(flawAfter("\"..#\",", "\"..#,"), is(Fault::OpenText, 7));
    EXPECT_EQ(flawAfter("\"..#\"", "..#"), is(Fault::NotQuoted, 7));
    EXPECT_EQ(flawAfter("\"id\"", "id"), is(Fault::NotQuoted, 5));
    EXPECT_EQ(flawAfter("\"id\"", "“id”"), is(Fault::Quotes, 5));
    EXPECT_EQ(flawAfter("\"id\"", "'id'"), is(Fault::Quotes, 5));
    EXPECT_EQ(flawAfter("\"id\":", "\"id\""), is(Fault::NoColon, 5));
    EXPECT_EQ(flawAfter("\"id\": \"hose\"", "\"id\": "), is(Fault::NoValue, 5));
    EXPECT_EQ(flawAfter("\"id\": \"hose\"", "\"id\""), is(Fault::NoColon, 5));
    EXPECT_EQ(flawAfter("[\n       \"..#\",", "\"..#\","), is(Fault::LooseRow, 7)) << "the list is not open";
    EXPECT_EQ(flawAfter("{\"id\"", "// The hose.\n{\"id\""), is(Fault::Comment, 5));
    EXPECT_EQ(flawAfter("{\"id\"", "# The hose.\n{\"id\""), is(Fault::Comment, 5));
    EXPECT_EQ(flawAfter("17", "017"), is(Fault::Number, 5));
    EXPECT_EQ(flawAfter("true", "True"), is(Fault::NotQuoted, 5));
    EXPECT_EQ(flawAfter("\"hose\"", "\"ho\tse\""), is(Fault::Control, 5));
    EXPECT_EQ(flawAfter("\"hose\"", "\"ho\\se\""), is(Fault::Backslash, 5));
    EXPECT_EQ(flawAfter("     ]},", "     },"), is(Fault::WrongBracket, 10));
    EXPECT_EQ(flawAfter("     ]},", "     ,\"x\":1},"), is(Fault::NotClosed, 10));
    EXPECT_EQ(flawAfter("  ]\n}\n", ""), is(Fault::NotClosed, 13));
    EXPECT_EQ(flawAfter("]\n}\n", "]\n}\n}\n"), is(Fault::Trailing, 15));
    EXPECT_EQ(flawAfter("[\n    {", "[\n    :{"), is(Fault::Misplaced, 5));
    for (const char* blank : {"", " \n\t", "\xEF\xBB\xBF"}) {
        ASSERT_TRUE(flawOf(blank));
        EXPECT_EQ(flawOf(blank)->fault, Fault::Nothing);
    }
}

RC_GTEST_PROP(JsonFlaw, IsNeverFoundInJson, ()) {
    std::string text = pack;
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
        const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
        const auto cut = *rc::gen::inRange<std::size_t>(0, 8);
        text.replace(at, cut, *rc::gen::element<std::string>("", " ", "\"", "{", "[]", ":", ",", "null", "-1", "# "));
    }
    RC_ASSERT(!Json::accept(text) || !flawOf(text));
    RC_ASSERT(Json::accept(text) || flawOf(text));
}

TEST(MeantWord, IsNearTheOneWritten) {
    EXPECT_EQ(meantWord("pluss", "plus, cross, square"), "plus");
    EXPECT_EQ(meantWord("PLUS", "plus, cross, square"), "plus");
    EXPECT_EQ(meantWord("surafces", "name, surface, stamp"), "surface");
    EXPECT_EQ(meantWord("stars", "name, surface, stamp"), "") << "another short word";
    EXPECT_EQ(meantWord("a", "b, c"), "");
    EXPECT_EQ(meantWord("", "b, c"), "");
    EXPECT_EQ(meantWord(std::string(1 << 20, 'x'), "x"), "");
}

} // namespace
} // namespace data
