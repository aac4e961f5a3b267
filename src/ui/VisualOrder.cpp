// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/VisualOrder.hpp"

#include "ui/Text.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <unicode/ubidi.h>
#include <unicode/unistr.h>
#include <unicode/ushape.h>

namespace ui {

namespace {

/// In UTF-8, all characters from the Hebrew block (U+0590) on begin with this byte or a greater one.
constexpr unsigned char firstByteOfHebrew = 0xD6;

/// The Hebrew, Arabic and related blocks, those in the supplementary planes, and the presentation forms.
bool isRightToLeft(char32_t character) noexcept {
    return (character >= 0x0590 && character <= 0x08FF) || (character >= 0xFB1D && character <= 0xFDFF) ||
           (character >= 0xFE70 && character <= 0xFEFE) || (character >= 0x10800 && character <= 0x10FFF) ||
           (character >= 0x1E800 && character <= 0x1EFFF);
}

using Paragraph = std::unique_ptr<UBiDi, decltype(&ubidi_close)>;

/// \param text has to outlive the result. \returns null if ICU cannot tell.
Paragraph paragraphOf(const icu::UnicodeString& text) {
    Paragraph paragraph(ubidi_open(), ubidi_close);
    UErrorCode error = U_ZERO_ERROR;
    ubidi_setPara(paragraph.get(), text.getBuffer(), text.length(), UBIDI_DEFAULT_LTR, nullptr, &error);
    if (U_FAILURE(error))
        paragraph.reset();
    return paragraph;
}

/// Calls write(buffer, capacity, error), which returns a length of at most twice that of the text.
template<class Write>
icu::UnicodeString written(const icu::UnicodeString& text, Write write) {
    icu::UnicodeString result;
    const std::int32_t capacity = 2 * text.length() + 1;
    UErrorCode error = U_ZERO_ERROR;
    const std::int32_t length = write(result.getBuffer(capacity), capacity, &error);
    result.releaseBuffer(U_SUCCESS(error) ? length : 0);
    return U_SUCCESS(error) ? result : text;
}

} // namespace

bool runsRightToLeft(std::string_view utf8) noexcept {
    if (std::ranges::none_of(utf8, [](char byte) { return static_cast<unsigned char>(byte) >= firstByteOfHebrew; }))
        return false;
    while (!utf8.empty())
        if (isRightToLeft(takeCharacter(utf8)))
            return true;
    return false;
}

std::string visualOrder(std::string_view utf8) {
    if (!runsRightToLeft(utf8))
        return std::string(utf8);
    const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(utf8.data(), static_cast<int>(utf8.size())));
    const Paragraph paragraph = paragraphOf(text);
    if (!paragraph)
        return std::string(utf8);
    const icu::UnicodeString ordered = written(text, [&](char16_t* to, std::int32_t capacity, UErrorCode* error) {
        return ubidi_writeReordered(paragraph.get(), to, capacity, UBIDI_DO_MIRRORING | UBIDI_REMOVE_BIDI_CONTROLS,
                                    error);
    });
    const icu::UnicodeString joined = written(ordered, [&](char16_t* to, std::int32_t capacity, UErrorCode* error) {
        return u_shapeArabic(ordered.getBuffer(), ordered.length(), to, capacity,
                             U_SHAPE_LETTERS_SHAPE | U_SHAPE_TEXT_DIRECTION_VISUAL_LTR | U_SHAPE_LENGTH_GROW_SHRINK,
                             error);
    });
    std::string result;
    return joined.toUTF8String(result);
}

std::vector<float> caretPlaces(std::u32string_view text, const std::function<float(std::string_view utf8)>& width) {
    std::vector<std::string> characters;
    std::string whole;
    for (const char32_t character : text) {
        appendUtf8(characters.emplace_back(), character);
        whole += characters.back();
    }
    std::vector<float> places{0};
    if (!runsRightToLeft(whole)) {
        std::string begun;
        for (const std::string& character : characters)
            places.push_back(width(begun += character));
        return places;
    }
    const auto utf16 = icu::UnicodeString::fromUTF8(whole);
    const Paragraph paragraph = paragraphOf(utf16);
    std::vector<float> widths;
    std::ranges::transform(characters, std::back_inserter(widths), width);
    const float sum = std::accumulate(widths.begin(), widths.end(), 0.0F);
    const float stretch = sum > 0 ? width(whole) / sum : 1;
    // The levels of UTF-16 units, by character: odd where the text runs from right to left.
    std::vector<UBiDiLevel> levels;
    for (std::int32_t at = 0; at < utf16.length(); at = utf16.moveIndex32(at, 1))
        levels.push_back(paragraph ? ubidi_getLevelAt(paragraph.get(), at) : UBiDiLevel{0});
    levels.resize(characters.size());
    std::vector<std::int32_t> order(characters.size()); // The character at each place from the left.
    ubidi_reorderVisual(levels.data(), static_cast<std::int32_t>(levels.size()), order.data());
    places.assign(characters.size() + 1, 0);
    float x = 0;
    for (const std::int32_t each : order) {
        const auto at = static_cast<std::size_t>(each);
        const float left = x;
        x += widths[at] * stretch;
        places[at] = levels[at] % 2 == 1 ? x : left;
    }
    const bool endsLeft = paragraph && ubidi_getParaLevel(paragraph.get()) % 2 == 1;
    places.back() = endsLeft ? 0 : x;
    return places;
}

} // namespace ui
