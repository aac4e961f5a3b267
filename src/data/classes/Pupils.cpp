// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/classes/Pupils.hpp"

#include "data/files/PlainText.hpp"
#include "data/levels/LevelCoder.hpp"

#include <algorithm>
#include <optional>

namespace data {

namespace {

/// The cells of a line of a table; of a line without separator, the line. Quoted cells may have separators in them.
std::vector<std::string> cellsOf(std::string_view line, std::optional<char> separator) {
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char character = line[i];
        if (character == '"' && separator) {
            if (quoted && i + 1 < line.size() && line[i + 1] == '"')
                cells.back() += line[i++];
            else
                quoted = !quoted;
        } else if (separator && character == *separator && !quoted) {
            cells.emplace_back();
        } else {
            cells.back() += character;
        }
    }
    return cells;
}

std::optional<char> separatorOf(std::string_view line) {
    for (const char separator : {'\t', ';', ','})
        if (cellsOf(line, separator).size() > 1)
            return separator;
    return std::nullopt;
}

bool isHead(const std::string& cell, std::span<const std::string> heads) {
    const auto name = playerName(cell); // Without spaces around it.
    return name &&
           std::ranges::any_of(heads, [&](const std::string& head) { return foldedName(head) == foldedName(*name); });
}

} // namespace

bool addPupil(std::vector<std::string>& pupils, const std::string& name) {
    const auto same = [folded = foldedName(name)](const std::string& other) { return foldedName(other) == folded; };
    if (pupils.size() >= maxClassPupils || std::ranges::any_of(pupils, same))
        return false;
    pupils.push_back(name);
    return true;
}

tl::expected<std::vector<std::string>, PupilsProblem> pupilsFromText(std::string_view text,
                                                                     std::span<const std::string> heads) {
    using Kind = PupilsProblem::Kind;
    text = withoutByteOrderMark(text);
    std::vector<std::string> pupils;
    std::optional<char> separator;
    std::size_t column = 0;
    bool first = true;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view line = takeLine(text);
        if (line.find_first_not_of(" \t;,\"") == std::string_view::npos)
            continue;
        if (first)
            separator = separatorOf(line);
        const std::vector<std::string> cells = cellsOf(line, separator);
        if (first) {
            first = false;
            const auto head = std::ranges::find_if(cells, [&](const std::string& cell) { return isHead(cell, heads); });
            if (head != cells.end()) {
                column = static_cast<std::size_t>(head - cells.begin());
                continue;
            }
        }
        const std::string cell = column < cells.size() ? cells[column] : std::string();
        const auto name = playerName(cell);
        if (!name)
            return tl::unexpected(PupilsProblem{name.error(), number, cell});
        if (pupils.size() >= maxClassPupils)
            return tl::unexpected(PupilsProblem{Kind::TooMany, number, *name});
        if (!addPupil(pupils, *name))
            return tl::unexpected(PupilsProblem{Kind::Twice, number, *name});
    }
    if (pupils.empty())
        return tl::unexpected(PupilsProblem{Kind::None});
    return pupils;
}

} // namespace data
