#include "text/Text.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace {

text::Language wanted(const std::vector<std::string>& arguments) {
    return text::wantedLanguage(
        arguments, [](const char* name) { return std::string_view(name) == "LANG" ? "de_DE.UTF-8" : nullptr; });
}

TEST(WantedLanguageTest, IsTheOptionsWhereverItStands) {
    using enum text::Language;
    EXPECT_EQ(wanted({"--lang", "en"}), English);
    EXPECT_EQ(wanted({"solve", "x.json", "--lang=en"}), English);
    EXPECT_EQ(wanted({"--lang", "de", "--lang", "en"}), English);
}

TEST(WantedLanguageTest, IsTheEnvironmentsWhereTheOptionSaysNothing) {
    using enum text::Language;
    EXPECT_EQ(wanted({}), German);
    EXPECT_EQ(wanted({"--lang"}), German);
    EXPECT_EQ(wanted({"--lang", "fr"}), German);
    EXPECT_EQ(wanted({"--", "--lang", "en"}), German); // What follows "--" is no option.
}

} // namespace
