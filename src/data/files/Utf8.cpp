#include "data/files/Utf8.hpp"

#include <algorithm>
#include <array>

namespace data {

namespace {

/// The forms of UTF-8: a lead byte, how many bytes follow, and the least code point that needs so many.
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

} // namespace

std::optional<char32_t> takeCodePoint(std::string_view& text) noexcept {
    const unsigned first = byteAt(text, 0);
    const auto form =
        std::find_if(forms.begin(), forms.end(), [first](const Form& f) { return (first & f.mask) == f.lead; });
    if (form == forms.end() || text.size() <= form->following)
        return std::nullopt;
    char32_t point = first & ~form->mask & 0xFFU;
    for (std::size_t i = 1; i <= form->following; ++i) {
        if ((byteAt(text, i) & 0xC0U) != 0x80U)
            return std::nullopt;
        point = (point << 6U) | (byteAt(text, i) & 0x3FU);
    }
    if (point < form->least || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
        return std::nullopt;
    text.remove_prefix(form->following + 1);
    return point;
}

std::optional<std::size_t> firstBadByte(std::string_view text) noexcept {
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

} // namespace data
