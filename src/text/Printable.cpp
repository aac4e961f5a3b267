#include "text/Printable.hpp"

#include <algorithm>

namespace text {

namespace {

constexpr std::string_view replacement = "\uFFFD";

bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The length of the code point in UTF-8 at the front of `text`; 0 when there is none, or one that a terminal takes for
/// a command.
std::size_t printableLength(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x80U)
        return first >= 0x20U && first != 0x7FU ? 1 : 0;
    const std::size_t length = first >= 0xF0U ? 4 : first >= 0xE0U ? 3 : 2;
    if (first < 0xC2U || first > 0xF4U || text.size() < length ||
        !std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length), isContinuation))
        return 0;
    const auto second = static_cast<unsigned char>(text[1]);
    const bool overlong = (first == 0xE0U && second < 0xA0U) || (first == 0xF0U && second < 0x90U);
    const bool surrogate = first == 0xEDU && second >= 0xA0U;
    const bool beyondUnicode = first == 0xF4U && second >= 0x90U;
    const bool c1Control = first == 0xC2U && second < 0xA0U;
    return overlong || surrogate || beyondUnicode || c1Control ? 0 : length;
}

} // namespace

std::string printable(std::string_view words) {
    std::string result;
    while (!words.empty()) {
        const std::size_t length = printableLength(words);
        result += length > 0 ? words.substr(0, length) : replacement;
        words.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

} // namespace text
