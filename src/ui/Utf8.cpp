#include "ui/Utf8.hpp"

#include <cstddef>

namespace ui {

namespace {

constexpr char32_t lastCharacter = 0x10FFFF;

bool isSurrogate(char32_t c) {
    return c >= 0xD800 && c <= 0xDFFF;
}

bool isCharacter(char32_t c) {
    return c <= lastCharacter && !isSurrogate(c);
}

/// How many bytes a sequence has that begins with `lead`; 0 when none does.
std::size_t sequenceLength(unsigned char lead) {
    if (lead < 0x80) {
        return 1;
    }
    if (lead < 0xC2) {
        return 0;
    }
    if (lead < 0xE0) {
        return 2;
    }
    if (lead < 0xF0) {
        return 3;
    }
    return lead < 0xF5 ? 4 : 0;
}

/// The smallest character that needs `length` bytes: less is an overlong spelling.
char32_t smallestOf(std::size_t length) {
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    return smallest[length];
}

char32_t badByte(std::string_view& utf8) {
    utf8.remove_prefix(1);
    return replacementCharacter;
}

char byte(char32_t bits) {
    return static_cast<char>(static_cast<unsigned char>(bits));
}

char continuation(char32_t bits) {
    return byte(0x80U | (bits & 0x3FU));
}

} // namespace

char32_t takeCharacter(std::string_view& utf8) noexcept {
    const auto lead = static_cast<unsigned char>(utf8.front());
    const std::size_t length = sequenceLength(lead);
    if (length == 0 || length > utf8.size()) {
        return badByte(utf8);
    }
    char32_t character = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(utf8[i]);
        if ((next & 0xC0U) != 0x80U) {
            return badByte(utf8);
        }
        character = character << 6U | (next & 0x3FU);
    }
    if (character < smallestOf(length) || !isCharacter(character)) {
        return badByte(utf8);
    }
    utf8.remove_prefix(length);
    return character;
}

std::u32string decodeUtf8(std::string_view utf8) {
    std::u32string result;
    result.reserve(utf8.size());
    while (!utf8.empty()) {
        result.push_back(takeCharacter(utf8));
    }
    return result;
}

void appendUtf8(std::string& utf8, char32_t character) {
    const char32_t c = isCharacter(character) ? character : replacementCharacter;
    if (c < 0x80) {
        utf8 += byte(c);
    } else if (c < 0x800) {
        utf8 += {byte(0xC0U | c >> 6U), continuation(c)};
    } else if (c < 0x10000) {
        utf8 += {byte(0xE0U | c >> 12U), continuation(c >> 6U), continuation(c)};
    } else {
        utf8 += {byte(0xF0U | c >> 18U), continuation(c >> 12U), continuation(c >> 6U), continuation(c)};
    }
}

std::string encodeUtf8(std::u32string_view text) {
    std::string result;
    for (const char32_t character : text) {
        appendUtf8(result, character);
    }
    return result;
}

} // namespace ui
