#include "data/files/Spelling.hpp"

#include "data/files/Utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace data {

namespace {

struct Spelling {
    std::u32string_view letters;
    std::string_view plain;
};

/// Letters of the languages round the corner, small and capital.
constexpr std::array spellings{
    Spelling{U"ÄäÆæ", "ae"},
    Spelling{U"ÖöØøŒœ", "oe"},
    Spelling{U"Üü", "ue"},
    Spelling{U"ßẞ", "ss"},
    Spelling{U"Åå", "aa"},
    Spelling{U"Þþ", "th"},
    Spelling{U"ÀÁÂÃàáâãĀāĂăĄą", "a"},
    Spelling{U"ÇçĆćĈĉĊċČč", "c"},
    Spelling{U"ÐðĎďĐđ", "d"},
    Spelling{U"ÈÉÊËèéêëĒēĔĕĖėĘęĚě", "e"},
    Spelling{U"ĜĝĞğĠġĢģ", "g"},
    Spelling{U"ĤĥĦħ", "h"},
    Spelling{U"ÌÍÎÏìíîïĨĩĪīĬĭĮįİı", "i"},
    Spelling{U"Ĵĵ", "j"},
    Spelling{U"Ķķ", "k"},
    Spelling{U"ĹĺĻļĽľŁł", "l"},
    Spelling{U"ÑñŃńŅņŇň", "n"},
    Spelling{U"ÒÓÔÕòóôõŌōŎŏŐő", "o"},
    Spelling{U"ŔŕŖŗŘř", "r"},
    Spelling{U"ŚśŜŝŞşŠšȘș", "s"},
    Spelling{U"ŢţŤťȚț", "t"},
    Spelling{U"ÙÚÛùúûŨũŪūŬŭŮůŰűŲų", "u"},
    Spelling{U"Ŵŵ", "w"},
    Spelling{U"ÝýÿŶŷŸ", "y"},
    Spelling{U"ŹźŻżŽž", "z"},
};

/// The letters in `spellings` that are two for want of dots: what they are called without them.
constexpr std::array bases{Spelling{U"Ää", "a"}, Spelling{U"Öö", "o"}, Spelling{U"Üü", "u"}, Spelling{U"Åå", "a"},
                           Spelling{U"Øø", "o"}};

enum class Umlauts : std::uint8_t { WithoutDots, SpelledOut };

template<class Table>
std::string_view lookedUp(const Table& table, char32_t point) {
    const auto found = std::find_if(table.begin(), table.end(), [point](const Spelling& spelling) {
        return spelling.letters.find(point) != std::u32string_view::npos;
    });
    return found == table.end() ? std::string_view() : found->plain;
}

/// The small letter of Greek and Cyrillic capitals; other characters as they are.
char32_t smallLetter(char32_t point) {
    if ((point >= 0x0391 && point <= 0x03A9) || (point >= 0x0410 && point <= 0x042F))
        return point + 0x20;
    if (point >= 0x0400 && point <= 0x040F)
        return point + 0x50;
    return point == 0x03C2 ? 0x03C3 : point; // One sigma, wherever it stands.
}

bool isAccent(char32_t point) {
    return point >= 0x0300 && point <= 0x036F; // They follow their letter.
}

bool isApostrophe(char32_t point) {
    constexpr std::u32string_view apostrophes = U"'’`´";
    return apostrophes.find(point) != std::u32string_view::npos;
}

bool parts(char32_t point) {
    constexpr std::u32string_view dashes = U"-‐‑–—_";
    return isBlank(point) || dashes.find(point) != std::u32string_view::npos;
}

void append(std::u32string& folded, std::string_view letters) {
    folded.append(letters.begin(), letters.end());
}

/// The text in characters that are compared one by one. What parts words is one space, also several of it.
std::u32string folded(std::string_view text, Umlauts umlauts) {
    constexpr char32_t dots = 0x0308;
    constexpr std::u32string_view dotted = U"aou";
    std::u32string result;
    while (!text.empty()) {
        const auto point = takeCodePoint(text);
        if (!point) {
            text.remove_prefix(1);
            continue;
        }
        if (isAccent(*point)) {
            const bool umlaut = *point == dots && !result.empty() && dotted.find(result.back()) != dotted.npos;
            if (umlaut && umlauts == Umlauts::SpelledOut)
                result += U'e';
        } else if (parts(*point)) {
            if (result.empty() || result.back() != U' ')
                result += U' ';
        } else if (!isApostrophe(*point)) {
            std::string_view base = umlauts == Umlauts::WithoutDots ? lookedUp(bases, *point) : std::string_view();
            const std::string letters = base.empty() ? spelled(*point) : std::string(base);
            if (letters.empty())
                result += smallLetter(*point);
            else
                append(result, letters);
        }
    }
    return result;
}

std::u32string trimmed(std::u32string text) {
    while (!text.empty() && text.back() == U' ')
        text.pop_back();
    return text.starts_with(U' ') ? text.substr(1) : text;
}

} // namespace

std::string spelled(char32_t point) {
    if (point >= U'A' && point <= U'Z')
        return {static_cast<char>('a' + (point - U'A'))};
    if ((point >= U'a' && point <= U'z') || (point >= U'0' && point <= U'9'))
        return {static_cast<char>(point)};
    return std::string(lookedUp(spellings, point));
}

bool isFoundIn(std::string_view text, std::string_view searched) {
    const auto found = [&](Umlauts umlauts) {
        return folded(text, umlauts).find(trimmed(folded(searched, umlauts))) != std::u32string::npos;
    };
    return found(Umlauts::WithoutDots) || found(Umlauts::SpelledOut);
}

} // namespace data
