#include "data/FileName.hpp"

#include "data/Utf8.hpp"

#include <algorithm>
#include <array>

namespace data {

namespace {

constexpr std::size_t longest = 40;

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

/// What stands for a character in a file's name; empty where there is nothing.
std::string plain(char32_t point) {
    if (point >= U'A' && point <= U'Z')
        return {static_cast<char>('a' + (point - U'A'))};
    if ((point >= U'a' && point <= U'z') || (point >= U'0' && point <= U'9'))
        return {static_cast<char>(point)};
    const auto* const found = std::find_if(spellings.begin(), spellings.end(), [point](const Spelling& spelling) {
        return spelling.letters.find(point) != std::u32string_view::npos;
    });
    return found == spellings.end() ? std::string() : std::string(found->plain);
}

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
        const std::string letters = plain(*point);
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
