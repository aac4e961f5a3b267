// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Characters.hpp"

#include "puzzle/Utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

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

/// Letters, in both cases, that are spelled with two.
constexpr std::array spellings{Spelling{U"ÄäÆæ", "ae"}, Spelling{U"ÖöØøŒœ", "oe"}, Spelling{U"Üü", "ue"},
                               Spelling{U"ßẞ", "ss"},   Spelling{U"Åå", "aa"},     Spelling{U"Þþ", "th"}};
/// Letters that Unicode does not take for a letter with an accent, and that letter.
constexpr std::u32string_view crossed = U"øđłħıð";
constexpr std::u32string_view uncrossed = U"odlhid";

enum class Umlauts : std::uint8_t { WithoutDots, SpelledOut };

std::string_view findSpelling(char32_t point) {
    const auto* const found = std::find_if(spellings.begin(), spellings.end(), [point](const Spelling& spelling) {
        return spelling.letters.find(point) != std::u32string_view::npos;
    });
    return found == spellings.end() ? std::string_view() : found->plain;
}

bool isAccent(char32_t point) {
    return point >= 0x0300 && point <= 0x036F; // Combining marks, which follow their letter.
}

bool isPlain(char32_t point) {
    return (point >= U'a' && point <= U'z') || (point >= U'0' && point <= U'9');
}

/// The character in lower case and without its accents, by Unicode's canonical decomposition (NFD): "e" for É.
std::u32string withoutAccents(char32_t point) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const nfd = icu::Normalizer2::getNFDInstance(status);
    if (nfd == nullptr || U_FAILURE(status) != 0)
        throw std::runtime_error(std::string("ICU has no NFD: ") + u_errorName(status));
    icu::UnicodeString parts;
    if (nfd->getDecomposition(static_cast<UChar32>(point), parts) == 0)
        parts = static_cast<UChar32>(point);
    std::u32string letters;
    for (std::int32_t i = 0; i < parts.length(); i = parts.moveIndex32(i, 1)) {
        const auto part = static_cast<char32_t>(u_foldCase(parts.char32At(i), U_FOLD_CASE_DEFAULT));
        const std::size_t stroke = crossed.find(part);
        if (!isAccent(part))
            letters += stroke == crossed.npos ? part : uncrossed[stroke];
    }
    return letters;
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
            const std::string_view letters = findSpelling(*point);
            const std::u32string bare = withoutAccents(*point);
            if (letters.empty() || (umlauts == Umlauts::WithoutDots && isPlain(bare.front())))
                result += bare;
            else
                result.append(letters.begin(), letters.end());
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

std::size_t placesOf(char32_t point) noexcept {
    const auto letter = static_cast<UChar32>(point);
    const auto kind = u_charType(letter);
    if (kind == U_NON_SPACING_MARK || kind == U_ENCLOSING_MARK || kind == U_FORMAT_CHAR)
        return 0;
    const int width = u_getIntPropertyValue(letter, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

bool isBlank(char32_t point) noexcept {
    static constexpr std::array blanks{Range{0x0020, 0x0020}, Range{0x00A0, 0x00A0}, Range{0x1680, 0x1680},
                                       Range{0x2000, 0x200A}, Range{0x202F, 0x202F}, Range{0x205F, 0x205F},
                                       Range{0x3000, 0x3000}};
    return within(blanks, point);
}

std::string spelled(char32_t point) {
    if (const std::string_view letters = findSpelling(point); !letters.empty())
        return std::string(letters);
    const std::u32string bare = withoutAccents(point);
    return bare.empty() || !isPlain(bare.front()) ? std::string() : std::string(1, static_cast<char>(bare.front()));
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
