// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Characters.hpp"

#include "puzzle/Utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace data {

namespace {

/// A form of UTF-8 sequence: the lead byte, the number of continuation bytes, and the smallest code point that needs
/// them.
struct Form {
    unsigned mask;
    unsigned lead;
    std::size_t following;
    char32_t least;
};

constexpr std::array forms{Form{0x80, 0x00, 0, 0}, Form{0xE0, 0xC0, 1, 0x80}, Form{0xF0, 0xE0, 2, 0x800},
                           Form{0xF8, 0xF0, 3, 0x10000}};

struct Range {
    char32_t first;
    char32_t last;
};

template<std::size_t Size>
bool within(const std::array<Range, Size>& ranges, char32_t point) noexcept {
    return std::any_of(ranges.begin(), ranges.end(),
                       [point](const Range& range) { return point >= range.first && point <= range.last; });
}

unsigned byteAt(std::string_view text, std::size_t index) noexcept {
    return static_cast<unsigned char>(text[index]);
}

struct Spelling {
    std::u32string_view letters;
    std::string_view plain;
};

/// Letters of German and related alphabets, in both cases.
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

/// Letters that `spellings` spells with two letters, and their base letters.
constexpr std::array bases{Spelling{U"Ää", "a"}, Spelling{U"Öö", "o"}, Spelling{U"Üü", "u"}, Spelling{U"Åå", "a"},
                           Spelling{U"Øø", "o"}};

enum class Umlauts : std::uint8_t { WithoutDots, SpelledOut };

template<class Table>
std::string_view findSpelling(const Table& table, char32_t point) {
    const auto found = std::find_if(table.begin(), table.end(), [point](const Spelling& spelling) {
        return spelling.letters.find(point) != std::u32string_view::npos;
    });
    return found == table.end() ? std::string_view() : found->plain;
}

/// Returns the lower-case letter for Greek and Cyrillic capitals; other characters unchanged.
char32_t smallLetter(char32_t point) {
    if ((point >= 0x0391 && point <= 0x03A9) || (point >= 0x0410 && point <= 0x042F))
        return point + 0x20;
    if (point >= 0x0400 && point <= 0x040F)
        return point + 0x50;
    return point == 0x03C2 ? 0x03C3 : point; // Final sigma equals sigma.
}

bool isAccent(char32_t point) {
    return point >= 0x0300 && point <= 0x036F; // Combining marks, which follow their letter.
}

bool isApostrophe(char32_t point) {
    constexpr std::u32string_view apostrophes = U"'’`´";
    return apostrophes.find(point) != std::u32string_view::npos;
}

bool separatesWords(char32_t point) {
    constexpr std::u32string_view dashes = U"-‐‑–—_";
    return isBlank(point) || dashes.find(point) != std::u32string_view::npos;
}

constexpr std::size_t maxFileNameLength = 40;

/// Whether `name` is a device name on Windows, whose disks Linux can mount too.
bool isDevice(std::string_view name) {
    constexpr std::array<std::string_view, 4> devices{"con", "prn", "aux", "nul"};
    const bool numberedDevice = name.size() == 4 && (name.starts_with("com") || name.starts_with("lpt")) &&
                                name.back() >= '0' && name.back() <= '9';
    return numberedDevice || std::find(devices.begin(), devices.end(), name) != devices.end();
}

void append(std::u32string& folded, std::string_view letters) {
    folded.append(letters.begin(), letters.end());
}

/// Folds a text into characters that can be compared one by one. Any run of spaces and dashes becomes one space.
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
        } else if (separatesWords(*point)) {
            if (result.empty() || result.back() != U' ')
                result += U' ';
        } else if (!isApostrophe(*point)) {
            std::string_view base = umlauts == Umlauts::WithoutDots ? findSpelling(bases, *point) : std::string_view();
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

std::optional<char32_t> takeCodePoint(std::string_view& text) noexcept {
    const unsigned first = byteAt(text, 0);
    const auto form =
        std::find_if(forms.begin(), forms.end(), [first](const Form& f) { return (first & f.mask) == f.lead; });
    if (form == forms.end() || text.size() <= form->following)
        return std::nullopt;
    char32_t point = first & ~form->mask & 0xFFU;
    for (std::size_t i = 1; i <= form->following; ++i) {
        if (!puzzle::isContinuation(text[i]))
            return std::nullopt;
        point = (point << 6U) | (byteAt(text, i) & 0x3FU);
    }
    if (point < form->least || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
        return std::nullopt;
    text.remove_prefix(form->following + 1);
    return point;
}

std::optional<std::size_t> firstInvalidByte(std::string_view text) noexcept {
    std::string_view rest = text;
    while (!rest.empty())
        if (!takeCodePoint(rest))
            return text.size() - rest.size();
    return std::nullopt;
}

std::optional<std::u32string> toCodePoints(std::string_view text) {
    std::u32string points;
    while (!text.empty()) {
        const auto point = takeCodePoint(text);
        if (!point)
            return std::nullopt;
        points += *point;
    }
    return points;
}

bool isControl(char32_t point) noexcept {
    static constexpr std::array controls{
        Range{0x0000, 0x001F}, Range{0x007F, 0x009F}, Range{0x200B, 0x200B}, Range{0x200E, 0x200F},
        Range{0x2028, 0x202E}, Range{0x2060, 0x206F}, Range{0xFEFF, 0xFEFF}, Range{0xFFF9, 0xFFFB},
    };
    return within(controls, point) || (point & 0xFFFEU) == 0xFFFE;
}

bool isBlank(char32_t point) noexcept {
    static constexpr std::array blanks{Range{0x0020, 0x0020}, Range{0x00A0, 0x00A0}, Range{0x1680, 0x1680},
                                       Range{0x2000, 0x200A}, Range{0x202F, 0x202F}, Range{0x205F, 0x205F},
                                       Range{0x3000, 0x3000}};
    return within(blanks, point);
}

std::string spelled(char32_t point) {
    if (point >= U'A' && point <= U'Z')
        return {static_cast<char>('a' + (point - U'A'))};
    if ((point >= U'a' && point <= U'z') || (point >= U'0' && point <= U'9'))
        return {static_cast<char>(point)};
    return std::string(findSpelling(spellings, point));
}

bool matchesSearch(std::string_view text, std::string_view searched) {
    const auto found = [&](Umlauts umlauts) {
        return folded(text, umlauts).find(trimmed(folded(searched, umlauts))) != std::u32string::npos;
    };
    return found(Umlauts::WithoutDots) || found(Umlauts::SpelledOut);
}

std::u32string sortKey(std::string_view name) {
    return trimmed(folded(name, Umlauts::WithoutDots));
}

std::string fileNameFor(std::string_view name, std::string_view fallback) {
    std::string made;
    while (!name.empty()) {
        const auto point = takeCodePoint(name);
        if (!point) {
            name.remove_prefix(1);
            continue;
        }
        const std::string letters = spelled(*point);
        if (letters.empty() && !isAccent(*point) && !isApostrophe(*point) && !made.empty() && made.back() != '-')
            made += '-';
        if (made.size() + letters.size() > maxFileNameLength)
            break;
        made += letters;
    }
    while (!made.empty() && made.back() == '-')
        made.pop_back();
    if (made.empty())
        return std::string(fallback);
    return isDevice(made) ? std::string(fallback) + '-' + made : made;
}

std::string numbered(std::string_view name, int number) {
    return number == 1 ? std::string(name) : std::string(name) + '-' + std::to_string(number);
}

} // namespace data
