// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

namespace text {
namespace {

/// A message of a compiled catalogue: the English forms, one or two, and the translated forms, as many as the language
/// has if there are two.
struct Message {
    std::vector<std::string> english;
    std::vector<std::string> translated;
};

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(separator, start), text.size());
        parts.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

/// Reads the messages of a .mo file, without the header, by the description of the format in the manual of GNU gettext.
std::vector<Message> readCatalogue(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const auto number = [&](std::size_t offset) {
        std::size_t value = 0; // msgfmt writes the lowest byte first on every machine.
        for (std::size_t i = 4; i-- > 0;)
            value = value * 256 + static_cast<unsigned char>(bytes.at(offset + i));
        return value;
    };
    const auto string = [&](std::size_t table, std::size_t index) {
        return bytes.substr(number(table + 8 * index + 4), number(table + 8 * index));
    };
    std::vector<Message> messages;
    for (std::size_t i = 0; i < number(8); ++i) {
        std::string id = string(number(12), i);
        id.erase(0, id.find('\4') + 1); // A context precedes the message, ended by \4.
        if (!id.empty())
            messages.push_back({split(id, '\0'), split(string(number(16), i), '\0')});
    }
    return messages;
}

std::set<char> marks(const std::string& text) {
    std::set<char> found;
    for (std::size_t i = 0; i + 2 < text.size(); ++i)
        if (text[i] == '{' && text[i + 2] == '}')
            found.insert(text[i + 1]);
    return found;
}

class Catalogue : public testing::TestWithParam<Language> {
protected:
    std::vector<Message> m_messages =
        readCatalogue(std::filesystem::path(LICHTER_LOCALE_FOLDER) / code(GetParam()) / "LC_MESSAGES/lichter-aus.mo");
};

TEST_P(Catalogue, HasMessages) {
    EXPECT_GT(m_messages.size(), 100U);
}

TEST_P(Catalogue, TranslatesEveryForm) {
    const std::size_t forms = GetParam() == Language::Polish ? 3 : 2;
    for (const Message& message : m_messages) {
        EXPECT_EQ(message.translated.size(), message.english.size() == 2 ? forms : 1) << message.english.front();
        for (const std::string& form : message.translated)
            EXPECT_FALSE(form.empty()) << message.english.front();
    }
}

TEST_P(Catalogue, KeepsArgumentMarks) {
    for (const Message& message : m_messages) {
        EXPECT_EQ(marks(message.translated.back()), marks(message.english.back())) << message.english.back();
        // A singular may say "one window" without the number.
        for (const std::string& form : message.translated)
            for (const char mark : marks(form))
                EXPECT_TRUE(marks(message.english.back()).contains(mark)) << message.english.front();
    }
}

TEST_P(Catalogue, KeepsLeadingAndTrailingWhitespace) {
    const auto edges = [](const std::string& form) {
        return std::pair(form.find_first_not_of(" \n"), form.size() - form.find_last_not_of(" \n"));
    };
    for (const Message& message : m_messages)
        EXPECT_EQ(edges(message.translated.front()), edges(message.english.front())) << message.english.front();
}

INSTANTIATE_TEST_SUITE_P(Languages, Catalogue, testing::ValuesIn(allLanguages),
                         [](const auto& instance) { return std::string(code(instance.param)); });

TEST(EnglishCatalogue, RepeatsMessages) {
    for (const Message& message :
         readCatalogue(std::filesystem::path(LICHTER_LOCALE_FOLDER) / "en/LC_MESSAGES/lichter-aus.mo"))
        EXPECT_EQ(message.translated, message.english);
}

} // namespace
} // namespace text
