// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Text.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace text {
namespace {

Language spoken(const std::map<std::string, std::string>& variables) {
    return systemLanguage([&](const char* name) {
        const auto found = variables.find(name);
        return found != variables.end() ? found->second.c_str() : nullptr;
    });
}

TEST(Language, TableFollowsEnumeration) {
    for (std::size_t i = 0; i < languages.size(); ++i)
        EXPECT_EQ(static_cast<std::size_t>(languages[i].language), i);
}

TEST(Language, HasOneCodeEach) {
    for (const Language language : allLanguages)
        EXPECT_EQ(languageFromCode(code(language)), language);
    EXPECT_EQ(code(Language::German), "de");
    for (const char* unknown : {"", "nl", "DE", "deu", "de_DE"})
        EXPECT_EQ(languageFromCode(unknown), std::nullopt) << unknown;
}

TEST(SystemLanguage, IsEnglishByDefault) {
    EXPECT_EQ(spoken({}), Language::English);
    EXPECT_EQ(spoken({{"LANG", ""}, {"LC_ALL", ""}, {"LANGUAGE", ""}}), Language::English);
}

TEST(SystemLanguage, AcceptsEveryFormOfLocaleName) {
    for (const char* name : {"de", "de_DE", "de_AT.UTF-8", "de_CH@euro", "de.UTF-8", "de_DE.ISO-8859-1@euro"})
        EXPECT_EQ(spoken({{"LANG", name}}), Language::German) << name;
    for (const char* name : {"en_GB.UTF-8", "nl_NL.UTF-8", "C", "C.UTF-8", "POSIX", "dead", "d", "_", "."})
        EXPECT_EQ(spoken({{"LANG", name}}), Language::English) << name;
}

TEST(SystemLanguage, RespectsOrderOfVariables) {
    EXPECT_EQ(spoken({{"LC_ALL", "de_DE.UTF-8"}, {"LC_MESSAGES", "en_US.UTF-8"}, {"LANG", "en_US"}}), Language::German);
    EXPECT_EQ(spoken({{"LC_MESSAGES", "de_DE.UTF-8"}, {"LANG", "en_US"}}), Language::German);
    EXPECT_EQ(spoken({{"LC_ALL", "en_US"}, {"LANG", "de_DE"}}), Language::English);
    EXPECT_EQ(spoken({{"LC_ALL", ""}, {"LANG", "de_DE"}}), Language::German);
}

TEST(SystemLanguage, UsesFirstKnownLanguageOfList) {
    EXPECT_EQ(spoken({{"LANGUAGE", "de:en"}, {"LANG", "en_US.UTF-8"}}), Language::German);
    EXPECT_EQ(spoken({{"LANGUAGE", "nl::pt_BR:de_AT:en"}, {"LANG", "en_US.UTF-8"}}), Language::German);
    EXPECT_EQ(spoken({{"LANGUAGE", "en:de"}, {"LANG", "de_DE.UTF-8"}}), Language::English);
    EXPECT_EQ(spoken({{"LANGUAGE", "nl"}, {"LANG", "de_DE.UTF-8"}}), Language::English);
    EXPECT_EQ(spoken({{"LANGUAGE", ":"}, {"LANG", "en_GB"}}), Language::English);
    EXPECT_EQ(spoken({{"LANGUAGE", "de"}}), Language::German);
    EXPECT_EQ(spoken({{"LANGUAGE", "de"}, {"LANG", "C.UTF-8"}}), Language::German);
}

TEST(SystemLanguage, LocaleCOverridesList) {
    EXPECT_EQ(spoken({{"LANGUAGE", "de"}, {"LC_ALL", "C"}}), Language::English);
    EXPECT_EQ(spoken({{"LANGUAGE", "de"}, {"LC_ALL", "POSIX"}, {"LANG", "de_DE"}}), Language::English);
}

Language wanted(const std::vector<std::string>& arguments) {
    return wantedLanguage(arguments,
                          [](const char* name) { return std::string_view(name) == "LANG" ? "de_DE.UTF-8" : nullptr; });
}

TEST(WantedLanguage, UsesOptionAnywhere) {
    using enum Language;
    EXPECT_EQ(wanted({"--lang", "en"}), English);
    EXPECT_EQ(wanted({"solve", "x.json", "--lang=en"}), English);
    EXPECT_EQ(wanted({"--lang", "de", "--lang", "en"}), English);
}

TEST(WantedLanguage, FallsBackToEnvironment) {
    using enum Language;
    EXPECT_EQ(wanted({}), German);
    EXPECT_EQ(wanted({"--lang"}), German);
    EXPECT_EQ(wanted({"--lang", "nl"}), German);
    EXPECT_EQ(wanted({"--", "--lang", "en"}), German); // What follows "--" is not an option.
}

} // namespace
} // namespace text
