#include "data/files/FileName.hpp"

#include "data/files/Spelling.hpp"
#include "data/files/Utf8.hpp"

#include <algorithm>
#include <array>

namespace data {

namespace {

constexpr std::size_t longest = 40;

/// Apostrophes ("don't" is one word), and accents that follow their letter.
bool isWithinWord(char32_t point) {
    constexpr std::u32string_view apostrophes = U"'’`´";
    return apostrophes.find(point) != std::u32string_view::npos || (point >= 0x0300 && point <= 0x036F);
}

/// Whether Windows, whose disks Linux mounts too, takes it for a device.
bool isDevice(std::string_view name) {
    constexpr std::array<std::string_view, 4> devices{"con", "prn", "aux", "nul"};
    const bool numberedDevice = name.size() == 4 && (name.starts_with("com") || name.starts_with("lpt")) &&
                                name.back() >= '0' && name.back() <= '9';
    return numberedDevice || std::find(devices.begin(), devices.end(), name) != devices.end();
}

} // namespace

std::string fileNameFor(std::string_view name, std::string_view fallback) {
    std::string made;
    while (!name.empty()) {
        const auto point = takeCodePoint(name);
        if (!point) {
            name.remove_prefix(1);
            continue;
        }
        const std::string letters = spelled(*point);
        if (letters.empty() && !isWithinWord(*point) && !made.empty() && made.back() != '-')
            made += '-';
        if (made.size() + letters.size() > longest)
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
