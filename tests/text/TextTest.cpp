// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Text.hpp"

#include "platform/Process.hpp"
#include "text/Catalogue.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <iterator>

namespace text {
namespace {

const std::filesystem::path shipped = LICHTER_LOCALE_FOLDER;

/// A locale folder with one German catalogue of the given bytes, removed at the end of the test.
class Folder {
public:
    explicit Folder(const std::string& bytes)
        : m_path(platform::createTemporaryFolder("lichter-text-")) {
        std::filesystem::create_directories(m_path / "de/LC_MESSAGES");
        std::ofstream(m_path / "de/LC_MESSAGES/lichter-aus.mo", std::ios::binary) << bytes;
    }
    ~Folder() {
        std::error_code ignored; // A folder left behind in /tmp does not fail a test.
        std::filesystem::remove_all(m_path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

std::string shippedGerman() {
    std::ifstream in(shipped / "de/LC_MESSAGES/lichter-aus.mo", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST(Text, ReturnsMessagesWithoutCatalogue) {
    const Text text;
    EXPECT_EQ(text.language(), Language::English);
    EXPECT_FALSE(text.problem());
    EXPECT_EQ(text.tr("October"), "October");
    EXPECT_EQ(text.tr("{2} before {1}", "one", 2), "2 before one");
    EXPECT_EQ(text.trc("stamp", "cross"), "cross");
    EXPECT_EQ(text.trn("{1} thing", "{1} things", 1), "1 thing");
    EXPECT_EQ(text.trn("{1} thing", "{1} things", 0), "0 things");
    EXPECT_EQ(text.trn("{1} thing in {2}", "{1} things in {2}", 1000000, "all"), "1000000 things in all");
}

TEST(Text, SpeaksGerman) {
    const Text text = Text::load(shipped, Language::German);
    ASSERT_FALSE(text.problem());
    EXPECT_EQ(text.language(), Language::German);
    EXPECT_EQ(text.tr("March"), "März");
    EXPECT_EQ(text.tr("You are {1} of {2}", 3, 41), "Platz 3 von 41");
    EXPECT_EQ(text.trc("day month", "{1} {2}", 12, "Juli"), "12. Juli");
}

TEST(Text, SpeaksEnglish) {
    const Text text = Text::load(shipped, Language::English);
    ASSERT_FALSE(text.problem());
    EXPECT_EQ(text.language(), Language::English);
    EXPECT_EQ(text.tr("March"), "March");
    EXPECT_EQ(text.tr("You are {1} of {2}", "3rd", 41), "You are 3rd of 41");
}

TEST(Text, PicksPluralForm) {
    const Text german = Text::load(shipped, Language::German);
    const Text english = Text::load(shipped, Language::English);
    const auto presses = [](const Text& text, std::int64_t count) {
        return text.trn("{1} press", "{1} presses", count);
    };
    EXPECT_EQ(presses(german, 0), "0 Züge");
    EXPECT_EQ(presses(german, 1), "1 Zug");
    EXPECT_EQ(presses(german, 2), "2 Züge");
    EXPECT_EQ(presses(english, 0), "0 presses");
    EXPECT_EQ(presses(english, 1), "1 press");
    EXPECT_EQ(presses(english, -1), "-1 presses");
    EXPECT_EQ(presses(english, (std::int64_t{1} << 32) + 1), "4294967297 presses");
    const Text polish = Text::load(shipped, Language::Polish);
    const std::int64_t large = 4'294'967'302; // It ends in 2, as few do.
    EXPECT_EQ(presses(polish, large).substr(10), presses(polish, 2).substr(1));
    EXPECT_NE(presses(polish, large).substr(10), presses(polish, 7).substr(1));
}

TEST(Text, UnknownMessagesStayEnglish) {
    const Text german = Text::load(shipped, Language::German);
    EXPECT_EQ(german.tr("no catalogue has this sentence"), "no catalogue has this sentence");
    EXPECT_EQ(german.trc("no such context", "March"), "March");
    EXPECT_EQ(german.trn("{1} gnu", "{1} gnus", 2), "2 gnus");
}

TEST(Text, CatalogueHeaderIsNotATranslation) {
    EXPECT_EQ(Text::load(shipped, Language::German).tr(""), "");
}

TEST(Text, CopiesKeepTheirCatalogue) {
    Text text = Text::load(shipped, Language::German);
    const Text copy = text;
    text = Text::load(shipped, Language::English);
    EXPECT_EQ(text.tr("October"), "October");
    EXPECT_EQ(copy.tr("October"), "Oktober");
}

TEST(Text, ReportsMissingCatalogueAndUsesEnglish) {
    const Text text = Text::load("/nowhere/at/all", Language::German);
    ASSERT_TRUE(text.problem());
    EXPECT_EQ(text.problem()->kind, CatalogueProblem::Kind::Missing);
    EXPECT_EQ(text.problem()->file, "/nowhere/at/all/de/LC_MESSAGES/lichter-aus.mo");
    EXPECT_EQ(text.language(), Language::German);
    EXPECT_EQ(text.tr("October"), "October");
}

TEST(Text, EmptyFileOrFolderIsUnreadable) {
    const Folder empty("");
    EXPECT_EQ(Text::load(empty.path(), Language::German).problem()->kind, CatalogueProblem::Kind::Unreadable);
    const std::filesystem::path file = empty.path() / "de/LC_MESSAGES/lichter-aus.mo";
    std::filesystem::remove(file);
    std::filesystem::create_directory(file);
    EXPECT_EQ(Text::load(empty.path(), Language::German).problem()->kind, CatalogueProblem::Kind::Unreadable);
}

TEST(Text, OtherFilesAreDamaged) {
    for (const std::string& bytes : {std::string("x"), std::string(5000, '\0'), std::string(5000, 'x')}) {
        const Folder folder(bytes);
        const Text text = Text::load(folder.path(), Language::German);
        ASSERT_TRUE(text.problem());
        EXPECT_EQ(text.problem()->kind, CatalogueProblem::Kind::Damaged);
        EXPECT_EQ(text.tr("October"), "October");
    }
}

TEST(Text, TruncatedCatalogueIsDamaged) {
    const std::string whole = shippedGerman();
    ASSERT_TRUE(isCompleteCatalogue(whole));
    for (std::size_t size = 0; size < whole.size(); ++size)
        ASSERT_FALSE(isCompleteCatalogue(std::string_view(whole).substr(0, size))) << size << " bytes";
    const Folder folder(whole.substr(0, whole.size() - 1));
    EXPECT_EQ(Text::load(folder.path(), Language::German).problem()->kind, CatalogueProblem::Kind::Damaged);
}

TEST(Text, SurvivesCataloguesWithWrongNumbers) {
    const std::string whole = shippedGerman();
    const std::size_t strings = 28 + 8; // The header and the first rows of the table of strings.
    for (std::size_t place = 0; place < strings; ++place)
        for (const char byte : {'\x00', '\x01', '\x02', '\x7f', '\xff'}) {
            std::string changed = whole;
            changed[place] = byte;
            const Folder folder(changed);
            const std::string month = Text::load(folder.path(), Language::German).tr("October");
            EXPECT_TRUE(month == "October" || month == "Oktober") << place << ": " << month;
        }
}

TEST(Text, FindsAllMessagesOfACatalogue) {
    const std::string bytes = shippedGerman();
    const auto catalogue = CompiledCatalogue::read(bytes);
    ASSERT_TRUE(catalogue);
    const auto number = [&](std::size_t offset) {
        std::size_t value = 0; // The lowest byte comes first.
        for (std::size_t i = 4; i-- > 0;)
            value = value * 256 + static_cast<unsigned char>(bytes.at(offset + i));
        return value;
    };
    const auto first = [&](std::size_t table, std::size_t i) {
        return std::string(bytes.c_str() + number(number(table) + 8 * i + 4)); // Up to the first zero.
    };
    for (std::size_t i = 0; i < number(8); ++i) {
        const std::string key = first(12, i);
        const std::size_t end = key.find('\4');
        const auto found = end == key.npos ? catalogue->find(nullptr, key)
                                           : catalogue->find(key.substr(0, end).c_str(), key.substr(end + 1));
        EXPECT_EQ(found, first(16, i)) << key;
    }
    EXPECT_FALSE(catalogue->find("key", "No such message"));
    EXPECT_FALSE(catalogue->findPlural("No such message", 1));
}

TEST(PluralForm, ComputesLikeC) {
    const auto of = [](const char* rule, std::int64_t number) { return pluralForm(rule, number).value_or(-100); };
    EXPECT_EQ(of("n != 1", 1), 0);
    EXPECT_EQ(of("n != 1", 5), 1);
    EXPECT_EQ(of("(n > 1)", 0), 0);
    EXPECT_EQ(of("2+3*4-5", 0), 9);
    EXPECT_EQ(of("20-5-4", 0), 11);
    EXPECT_EQ(of("100/7%4", 0), 2);
    EXPECT_EQ(of("!n", 0), 1);
    EXPECT_EQ(of("!!n", 7), 1);
    EXPECT_EQ(of("n<=2 && n>=2 || n==9", 9), 1);
    EXPECT_EQ(of("n<=2 && (n>=2 || n==9)", 9), 0);
    EXPECT_EQ(of("n ? n==1 ? 10 : 20 : 30", 0), 30);
    EXPECT_EQ(of("n ? n==1 ? 10 : 20 : 30", 1), 10);
    EXPECT_EQ(of("n ? n==1 ? 10 : 20 : 30", 2), 20);
}

TEST(PluralForm, PolishHasThree) {
    constexpr const char* polish = "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)";
    for (std::int64_t number = 0; number < 1000; ++number) {
        const std::int64_t ten = number % 10;
        const std::int64_t hundred = number % 100;
        const bool few = ten >= 2 && ten <= 4 && (hundred < 10 || hundred >= 20);
        EXPECT_EQ(pluralForm(polish, number), number == 1 ? 0 : few ? 1 : 2) << number;
    }
}

TEST(PluralForm, RefusesWhatItDoesNotUnderstand) {
    for (const char* const rule :
         {"", "m", "n n", "n +", "(n", "n)", "n ? 1", "n ? 1 :", "1/0", "n%0", "n = 1", "12345678901", "&& n", "n & 1"})
        EXPECT_FALSE(pluralForm(rule, 1)) << rule;
    EXPECT_FALSE(pluralForm(std::string(1000, '('), 1));
    EXPECT_FALSE(pluralForm(std::string(100000, '(') + "n" + std::string(100000, ')'), 1));
    EXPECT_TRUE(pluralForm(std::string(50, '(') + "n" + std::string(50, ')'), 1));
}

TEST(Fill, AcceptsMarksInAnyOrder) {
    EXPECT_EQ(fill("{2}{1}{2}", {Argument("a"), Argument(7)}), "7a7");
    EXPECT_EQ(fill("{9}", {Argument(1), Argument(2), Argument(3), Argument(4), Argument(5), Argument(6), Argument(7),
                           Argument(8), Argument("nine")}),
              "nine");
}

TEST(Fill, KeepsOtherBraces) {
    for (const char* pattern : {"{", "}", "{}", "{1", "{0}", "{a}", "{10}", "{2}", "100 % {", ""})
        EXPECT_EQ(fill(pattern, {Argument("x")}), pattern);
}

TEST(Fill, DoesNotExpandArguments) {
    EXPECT_EQ(fill("{1}{2}", {Argument("{2}"), Argument("{1}")}), "{2}{1}");
}

} // namespace
} // namespace text
