// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/TextGrids.hpp"

#include "data/files/Characters.hpp"
#include "data/files/Json.hpp"
#include "data/files/PlainText.hpp"
#include "lights/Puzzle.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>

namespace data {

namespace {

constexpr std::string_view blanks = " \t";

/// A line of the text, without its end.
struct Line {
    std::string_view text;
    int number; ///< From 1.
};
using Lines = std::vector<Line>;

bool isBlank(std::string_view text) {
    return text.find_first_not_of(blanks) == std::string_view::npos;
}

std::string_view withoutBlanksBehind(std::string_view text) {
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

bool isLetter(char sign) {
    return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
}

/// The position of two letters side by side that are no signs of windows: of a word that somebody wrote. npos if there
/// are none.
std::size_t wordIn(std::string_view text) {
    constexpr std::string_view signs = "XxOo";
    const auto inWord = [&](char sign) { return isLetter(sign) && signs.find(sign) == std::string_view::npos; };
    const auto found = std::adjacent_find(text.begin(), text.end(),
                                          [&](char left, char right) { return inWord(left) && inWord(right); });
    return found == text.end() ? std::string_view::npos : static_cast<std::size_t>(found - text.begin());
}

bool isComment(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.starts_with("//") || text.starts_with(';') || text.starts_with('%') ||
           (text.starts_with("# ") && wordIn(text) != std::string_view::npos);
}

/// The lines without comments. A text may end without a line end.
Lines linesOf(std::string_view text) {
    Lines lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = takeLine(text);
        if (!isComment(line))
            lines.push_back({line, number});
    }
    return lines;
}

int columnOf(Line line, std::size_t byte) {
    return 1 + static_cast<int>(
                   std::count_if(line.text.begin(), line.text.begin() + static_cast<std::ptrdiff_t>(byte),
                                 [](char each) { return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U; }));
}

TextRow characters(Line line) {
    TextRow row;
    std::string_view rest = line.text;
    for (int column = 1; !rest.empty(); ++column) {
        const std::string_view from = rest;
        if (!takeCodePoint(rest))
            rest.remove_prefix(1);
        row.push_back({from.substr(0, from.size() - rest.size()), line.number, column});
    }
    return row;
}

TextRow words(Line line) {
    TextRow row;
    for (std::size_t from = line.text.find_first_not_of(blanks); from != std::string_view::npos;) {
        const std::size_t end = std::min(line.text.find_first_of(blanks, from), line.text.size());
        row.push_back({line.text.substr(from, end - from), line.number, columnOf(line, from)});
        from = line.text.find_first_not_of(blanks, end);
    }
    return row;
}

/// What stands between separators, without the blanks around it. A separator at the end of the line ends the last
/// piece.
TextRow pieces(Line line, std::string_view separators) {
    TextRow row;
    std::size_t end = 0;
    for (std::size_t from = 0; end != std::string_view::npos; from = end + 1) {
        end = line.text.find_first_of(separators, from);
        const std::string_view piece = line.text.substr(from, end - from);
        const std::size_t first = std::min(piece.find_first_not_of(blanks), piece.size());
        row.push_back({withoutBlanksBehind(piece.substr(first)), line.number, columnOf(line, from + first)});
    }
    if (row.size() > 1 && row.back().sign.empty() && separators != "|")
        row.pop_back();
    return row;
}

/// The numbers on a line that has nothing else but blanks.
std::optional<std::vector<int>> numbersOn(Line line) {
    std::vector<int> numbers;
    for (const TextCell& word : words(line)) {
        const auto number = lights::numberFromText(word.sign);
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers.empty() ? std::nullopt : std::optional(std::move(numbers));
}

/// Whether a line can say a size: "5", "4 3".
bool mayBeSize(Line line) {
    const auto numbers = numbersOn(line);
    return numbers && numbers->size() <= 2;
}

/// Lines of characters whose blanks are cells: without blanks that all lines have at the left or at the right.
std::vector<TextRow> rowsOfCharacters(const Lines& lines) {
    std::size_t indent = std::string_view::npos;
    std::size_t end = 0;
    for (const Line& line : lines) {
        indent = std::min(indent, line.text.find_first_not_of(blanks));
        end = std::max(end, withoutBlanksBehind(line.text).size());
    }
    std::vector<TextRow> rows;
    for (const Line& line : lines) {
        const std::string_view text =
            line.text.size() >= end ? line.text.substr(0, end) : withoutBlanksBehind(line.text);
        TextRow row = characters({text, line.number});
        row.erase(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(std::min(indent, row.size())));
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<TextRow> rowsOf(const Lines& lines, TextLayout layout) {
    if (layout == TextLayout::Characters)
        return rowsOfCharacters(lines);
    std::vector<TextRow> rows;
    std::transform(lines.begin(), lines.end(), std::back_inserter(rows), [layout](const Line& line) {
        return layout == TextLayout::Blanks ? words(line)
               : layout == TextLayout::Bars ? pieces(line, "|")
                                            : pieces(line, ",;");
    });
    if (layout == TextLayout::Bars &&
        std::all_of(rows.begin(), rows.end(),
                    [](const TextRow& row) { // A frame around it.
                        return row.size() > 2 && row.front().sign.empty() && row.back().sign.empty();
                    }) &&
        std::all_of(lines.begin(), lines.end(),
                    [](const Line& line) { return line.text.find('|') == line.text.find_first_not_of(blanks); }))
        for (TextRow& row : rows) {
            row.erase(row.begin());
            row.pop_back();
        }
    return rows;
}

bool contains(const Lines& lines, std::string_view signs) {
    return std::any_of(lines.begin(), lines.end(),
                       [signs](const Line& line) { return line.text.find_first_of(signs) != std::string_view::npos; });
}

/// Whether each second character of all lines is a blank, and no other one: the number of columns then, else 0.
std::size_t columnsOfSpacedLines(const Lines& lines) {
    std::size_t columns = 0;
    for (const TextRow& row : rowsOfCharacters(lines)) {
        for (std::size_t i = 0; i < row.size(); ++i)
            if (isBlank(row[i].sign) != (i % 2 == 1))
                return 0;
        columns = std::max(columns, (row.size() + 1) / 2);
    }
    return columns;
}

/// How the cells of lines may stand, the most likely way first. Never as one line, as JSON or as coordinates.
std::vector<TextLayout> layoutsOf(const Lines& lines) {
    if (contains(lines, "|"))
        return {TextLayout::Bars};
    if (contains(lines, ",;"))
        return {TextLayout::Commas};
    const auto isSpaced = [](const Line& line) {
        return withoutBlanksBehind(line.text).find_first_of(blanks, line.text.find_first_not_of(blanks)) !=
               std::string_view::npos;
    };
    if (std::none_of(lines.begin(), lines.end(), isSpaced))
        return {TextLayout::Characters};
    if (const std::size_t columns = columnsOfSpacedLines(lines); columns > 0) {
        constexpr std::size_t certain = 3; // Nobody draws a house whose every second column is missing.
        return columns >= certain ? std::vector{TextLayout::Blanks}
                                  : std::vector{TextLayout::Blanks, TextLayout::Characters};
    }
    const std::vector<TextRow> rows = rowsOf(lines, TextLayout::Blanks);
    const bool canBeWords = std::all_of(rows.begin(), rows.end(), [&](const TextRow& row) {
        return row.size() == rows.front().size() && std::all_of(row.begin(), row.end(), [](const TextCell& cell) {
                   return characters({cell.sign, 1}).size() == 1 || lights::numberFromText(cell.sign);
               });
    });
    if (canBeWords && contains(lines, "\t"))
        return {TextLayout::Blanks};
    return canBeWords ? std::vector{TextLayout::Blanks, TextLayout::Characters} : std::vector{TextLayout::Characters};
}

BoardTextProblem raggedRow(const TextRow& row, std::size_t expected, int line) {
    BoardTextProblem problem{TextKind::Ragged, row.empty() ? line : row.front().line};
    problem.found = static_cast<int>(row.size());
    problem.expected = static_cast<int>(expected);
    return problem;
}

/// Adds a board, and what is wrong with its form.
void addGrid(TextGrids& grids, TextGrid grid) {
    const std::size_t expected = grid.front().size();
    int line = 0;
    for (const TextRow& row : grid) {
        line = row.empty() ? line + 1 : row.front().line;
        if (row.size() != expected || row.empty())
            grids.problems.push_back(raggedRow(row, expected, line));
    }
    grids.grids.push_back(std::move(grid));
}

/// The lines between blank ones. A line of blanks that is as long as the one before it is a row of holes.
std::vector<Lines> blocksOf(const Lines& lines) {
    std::vector<Lines> blocks;
    bool open = false;
    for (const Line& line : lines) {
        const bool ends =
            isBlank(line.text) && !(open && !line.text.empty() && line.text.size() == blocks.back().back().text.size());
        if (!ends && !open)
            blocks.emplace_back();
        if (!ends)
            blocks.back().push_back(line);
        open = !ends;
    }
    for (Lines& block : blocks)
        while (isBlank(block.back().text))
            block.pop_back();
    return blocks;
}

Lines withoutBlankLines(const Lines& lines) {
    Lines kept;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(kept),
                 [](const Line& line) { return !isBlank(line.text); });
    return kept;
}

/// Boards that blank lines divide.
TextGrids divided(const std::vector<Lines>& blocks, TextLayout layout) {
    TextGrids grids{layout};
    for (const Lines& block : blocks)
        addGrid(grids, rowsOf(block, layout));
    return grids;
}

/// How many rows a board has below a line with its size. \param columns how many its first row has. \returns nothing if
/// the line does not suit the row.
std::optional<int> rowsBySize(const std::vector<int>& size, int columns) {
    if (size.back() == columns)
        return size.front();
    return size.front() == columns ? std::optional(size.back()) : std::nullopt;
}

BoardTextProblem wrongSize(Line line) {
    return {TextKind::Size, line.number};
}

/// Boards below lines with their sizes. \param lines without blank ones. \returns nothing if the first line is none.
std::optional<TextGrids> sizedGrids(const Lines& lines, TextLayout layout) {
    if (lines.size() < 2 || !mayBeSize(lines.front()))
        return std::nullopt;
    TextGrids grids{layout, true};
    std::size_t at = 0;
    const auto first = numbersOn(lines.front());
    if (first->size() == 1 && numbersOn(lines[1]) && numbersOn(lines[1])->size() == 2 && lines.size() > 2 &&
        rowsBySize(*numbersOn(lines[1]), static_cast<int>(rowsOf({lines[2]}, layout).front().size())))
        at = 1; // The number of boards.
    while (at < lines.size()) {
        const Line& head = lines[at];
        const auto size = mayBeSize(head) ? numbersOn(head) : std::nullopt;
        if (size && std::all_of(size->begin(), size->end(), [](int number) { return number == 0; }) && at > 0)
            break; // "0 0" ends a list.
        const Lines below(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1, lines.end());
        if (!size || below.empty()) {
            grids.problems.push_back(wrongSize(head));
            return grids;
        }
        const auto columns = static_cast<int>(rowsOf({below.front()}, layout).front().size());
        const auto rows = rowsBySize(*size, columns);
        if (!rows || *rows < 1 || static_cast<std::size_t>(*rows) > below.size()) {
            grids.problems.push_back(wrongSize(head));
            return grids;
        }
        addGrid(grids, rowsOf(Lines(below.begin(), below.begin() + *rows), layout));
        at += static_cast<std::size_t>(*rows) + 1;
    }
    return grids;
}

/// Boards of the same size below a line with their number.
std::optional<TextGrids> countedGrids(const Lines& lines, TextLayout layout) {
    const auto count = lines.size() > 1 ? numbersOn(lines.front()) : std::nullopt;
    if (!count || count->size() != 1 || count->front() < 1)
        return std::nullopt;
    const auto boards = static_cast<std::size_t>(count->front());
    const std::size_t rows = lines.size() - 1;
    if (rows % boards != 0 || rows / boards < 2)
        return std::nullopt;
    TextGrids grids{layout, true};
    for (std::size_t at = 1; at < lines.size(); at += rows / boards)
        addGrid(grids, rowsOf(Lines(lines.begin() + static_cast<std::ptrdiff_t>(at),
                                    lines.begin() + static_cast<std::ptrdiff_t>(at + rows / boards)),
                              layout));
    return grids;
}

/// Boards whose rows stand on one line each, with a sign between them.
std::optional<TextGrids> oneLineGrids(const Lines& lines) {
    for (const std::string_view separator : {"|", "/", ";", ","}) {
        TextGrids grids{TextLayout::OneLine};
        for (const Line& line : lines) {
            TextRow rows = pieces(line, separator);
            if (rows.back().sign.empty())
                rows.pop_back();
            const auto lengthOf = [](const TextCell& row) { return characters({row.sign, row.line}).size(); };
            const auto isRow = [&](const TextCell& row) {
                return lengthOf(row) > 1 && lengthOf(row) == lengthOf(rows.front());
            };
            if (rows.size() < 2 || !std::all_of(rows.begin(), rows.end(), isRow))
                break;
            TextGrid grid;
            for (const TextCell& row : rows) {
                const Line piece{row.sign, line.number};
                const TextLayout layout = layoutsOf({piece}).front();
                grid.push_back(rowsOf({piece}, layout).front());
                for (TextCell& cell : grid.back())
                    cell.column += row.column - 1;
            }
            addGrid(grids, std::move(grid));
        }
        if (grids.grids.size() == lines.size() && !lines.empty())
            return grids;
    }
    return std::nullopt;
}

/// The numbers of coordinates such as "0,3;2,1", "(0,3) (2,1)". \returns nothing if a line has anything else.
std::optional<std::vector<int>> coordinatesOn(Line line) {
    std::vector<int> numbers;
    std::string_view rest = line.text;
    const auto skip = [&rest](std::string_view signs) {
        rest.remove_prefix(std::min(rest.find_first_not_of(signs), rest.size()));
    };
    for (skip(" \t(;"); !rest.empty(); skip(" \t();")) {
        const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
        const auto number = lights::numberFromText(rest.substr(0, digits));
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
        rest.remove_prefix(digits);
        if (numbers.size() % 2 == 1) {
            if (!rest.starts_with(','))
                return std::nullopt;
            rest.remove_prefix(1);
            skip(blanks);
        } else if (!rest.empty() && std::string_view(" \t);").find(rest.front()) == std::string_view::npos) {
            return std::nullopt;
        }
    }
    return numbers.size() < 2 || numbers.size() % 2 != 0 ? std::nullopt : std::optional(std::move(numbers));
}

/// Boards of coordinates, one on each line: as lit windows, and as ends of cables.
std::vector<TextGrids> coordinateGrids(Lines lines, std::deque<std::string>& made) {
    std::optional<std::vector<int>> size;
    if (lines.size() > 1 && mayBeSize(lines.front())) {
        size = numbersOn(lines.front());
        lines.erase(lines.begin());
    }
    TextGrids lights{TextLayout::Coordinates, true};
    TextGrids cables{TextLayout::Coordinates, true};
    for (const Line& line : lines) {
        const auto numbers = coordinatesOn(line);
        if (!numbers)
            return {};
        if (!size) {
            lights.problems.push_back({TextKind::NoSize, line.number});
            return {lights};
        }
        const int rows = size->front();
        const int columns = size->back();
        bool fromZero = false;
        bool fromOne = false;
        for (std::size_t i = 0; i < numbers->size(); ++i) {
            fromZero = fromZero || (*numbers)[i] == 0;
            fromOne = fromOne || (*numbers)[i] == (i % 2 == 0 ? rows : columns);
        }
        const auto isOff = [&](std::size_t i) {
            return (*numbers)[i] - (fromOne ? 1 : 0) >= (i % 2 == 0 ? rows : columns);
        };
        bool off = fromZero && fromOne;
        for (std::size_t i = 0; i < numbers->size(); ++i)
            off = off || isOff(i);
        if (off || fromZero == fromOne || rows < 1 || columns < 1 || rows > lights::maxSide ||
            columns > lights::maxSide) {
            lights.problems.push_back({off ? TextKind::Pairs : TextKind::Origin, line.number});
            lights.problems.back().pairs = arukone::BoardProblem::Kind::OffBoard;
            return {lights};
        }
        TextGrid lit(static_cast<std::size_t>(rows),
                     TextRow(static_cast<std::size_t>(columns), TextCell{".", line.number, 0}));
        TextGrid ends = lit;
        for (std::size_t i = 0; i + 1 < numbers->size(); i += 2) {
            const auto row = static_cast<std::size_t>((*numbers)[i] - (fromOne ? 1 : 0));
            const auto column = static_cast<std::size_t>((*numbers)[i + 1] - (fromOne ? 1 : 0));
            lit[row][column].sign = "#";
            ends[row][column].sign = made.emplace_back(std::to_string(i / 4 + 1));
        }
        addGrid(lights, std::move(lit));
        addGrid(cables, std::move(ends));
    }
    return {lights, cables};
}

/// Grids in JSON: arrays of rows, which are arrays or strings, or a list of them.
std::optional<TextGrids> jsonGrids(std::string_view text, std::deque<std::string>& made) {
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_array() || json.empty())
        return std::nullopt;
    TextGrids grids{TextLayout::Json};
    const auto rowOf = [&made](const nlohmann::json& value) {
        TextRow row;
        if (value.is_string())
            return characters({made.emplace_back(value.get<std::string>()), 0});
        for (const auto& cell : value)
            row.push_back({made.emplace_back(cell.is_string()    ? cell.get<std::string>()
                                             : cell.is_boolean() ? std::string(cell.get<bool>() ? "1" : "0")
                                             : cell.is_null()    ? "_"
                                                                 : cell.dump()),
                           0, 0});
        return row;
    };
    const auto isRow = [](const nlohmann::json& value) {
        return value.is_string() || (value.is_array() && !value.empty() && !value.front().is_structured() &&
                                     !(value.front().is_string() && value.front().get<std::string>().size() > 1));
    };
    const auto add = [&](const nlohmann::json& value) {
        if (!value.is_array() || value.empty() || !std::all_of(value.begin(), value.end(), isRow))
            return false;
        TextGrid grid;
        std::transform(value.begin(), value.end(), std::back_inserter(grid), rowOf);
        addGrid(grids, std::move(grid));
        return true;
    };
    if (add(json) || std::all_of(json.begin(), json.end(), add))
        return grids;
    return std::nullopt;
}

/// What the word is that stands on a line instead of cells.
std::optional<BoardTextProblem> wordsInstead(const Lines& lines) {
    for (const Line& line : lines) {
        const std::size_t at = wordIn(line.text);
        if (at == std::string_view::npos ||
            withoutBlanksBehind(line.text).find_first_of(blanks) == std::string_view::npos)
            continue;
        const std::size_t from = line.text.find_last_of(blanks, at) + 1; // npos + 1 is 0.
        BoardTextProblem problem{TextKind::Sign, line.number, columnOf(line, from)};
        problem.sign = line.text.substr(from, line.text.find_first_of(blanks, from) - from);
        return problem;
    }
    return std::nullopt;
}

} // namespace

bool looksLikeJsonGrids(std::string_view text) {
    std::deque<std::string> made;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '[' && jsonGrids(text, made).has_value();
}

std::vector<TextGrids> divideText(std::string_view text, std::deque<std::string>& made) {
    std::vector<TextGrids> ways;
    if (looksLikeJsonGrids(text))
        return {*jsonGrids(text, made)};
    const Lines lines = linesOf(text);
    const Lines written = withoutBlankLines(lines);
    if (written.empty())
        return {};
    if (auto coordinates = coordinateGrids(written, made); !coordinates.empty())
        ways = std::move(coordinates);
    if (auto problem = wordsInstead(written)) {
        ways.push_back({TextLayout::Characters, false, {}, {*std::move(problem)}});
        return ways;
    }
    Lines rows;
    std::remove_copy_if(written.begin(), written.end(), std::back_inserter(rows), mayBeSize);
    if (rows.empty() || !mayBeSize(written.front()))
        rows.assign(written.begin() + (mayBeSize(written.front()) && written.size() > 1 ? 1 : 0), written.end());
    for (const TextLayout layout : layoutsOf(rows))
        for (const auto& divide : {sizedGrids, countedGrids})
            if (auto grids = divide(written, layout))
                ways.push_back(*std::move(grids));
    if (auto grids = oneLineGrids(written))
        ways.push_back(*std::move(grids));
    const std::vector<Lines> blocks = blocksOf(lines);
    for (const TextLayout layout : layoutsOf(written))
        ways.push_back(divided(blocks, layout));
    return ways;
}

} // namespace data
