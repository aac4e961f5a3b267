#include "cli/Printing.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace cli {

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

std::size_t width(std::string_view cell) {
    return cell.size() - static_cast<std::size_t>(std::count_if(cell.begin(), cell.end(), isContinuation));
}

std::string line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths,
                 const std::vector<Side>& sides) {
    std::string result;
    for (std::size_t c = 0; c < cells.size(); ++c) {
        const std::string padding(widths[c] - width(cells[c]), ' ');
        result += c > 0 ? "  " : "";
        result += sides[c] == Side::Right ? padding + cells[c] : cells[c] + padding;
    }
    result.erase(result.find_last_not_of(' ') + 1);
    return result + "\n";
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

std::string table(const std::vector<std::vector<std::string>>& rows, const std::vector<Side>& sides) {
    std::vector<std::size_t> widths(sides.size(), 0);
    for (const auto& row : rows)
        for (std::size_t c = 0; c < row.size(); ++c)
            widths[c] = std::max(widths[c], width(row[c]));
    std::string result;
    for (const auto& row : rows)
        result += line(row, widths, sides);
    return result;
}

std::string csvCell(std::string_view cell) {
    if (cell.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(cell);
    std::string quoted = "\"";
    for (const char character : cell) {
        if (character == '"')
            quoted += '"';
        quoted += character;
    }
    return quoted + "\"";
}

} // namespace cli
