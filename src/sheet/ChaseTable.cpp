// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/ChaseTable.hpp"

#include "lights/Chase.hpp"
#include "sheet/GridDrawing.hpp"
#include "sheet/LightsDrawing.hpp"
#include "text/BoardWords.hpp"

#include <algorithm>

namespace sheet {

namespace {

constexpr int mostColumns = 20;
constexpr double largestCell = 11;
constexpr double arrowWidth = 26; ///< Between the two rows of a line of the table.
constexpr double columnGap = 26;
constexpr double lineGap = 6;
constexpr double textSize = 9.5;
constexpr double textLine = 12.5;

/// How the lines of a table are arranged.
struct Columns {
    int count = 1;
    double cell = largestCell;
    double lineWidth = 0;
};

Columns columnsFor(int cells, double width) {
    Columns columns;
    columns.cell = std::min(largestCell, (width / 2 - columnGap - arrowWidth) / (2.0 * cells));
    columns.cell = std::max(columns.cell, std::min(7.0, (width - arrowWidth) / (2.0 * cells)));
    columns.lineWidth = 2 * cells * columns.cell + arrowWidth;
    columns.count = std::max(1, static_cast<int>((width + columnGap) / (columns.lineWidth + columnGap)));
    return columns;
}

/// A row of windows. \param pressed crosses instead of lights.
void drawRow(Pen& pen, const lights::BitGrid& row, Point topLeft, double cell, bool pressed) {
    const int columns = row.columns();
    drawGrid(pen, {topLeft.x, topLeft.y, cell * columns, cell}, {1, columns},
             [columns](puzzle::Cell at) { return at.row == 0 && at.column >= 0 && at.column < columns; });
    row.forEach([&](puzzle::Cell at) {
        const Point centre{topLeft.x + (at.column + 0.5) * cell, topLeft.y + 0.5 * cell};
        if (pressed)
            pen.add(Cross{centre, 0.26 * cell, 0.13 * cell});
        else
            drawLight(pen, centre, cell, View::Task);
    });
}

void drawLine(Pen& pen, const lights::FixUp::Line& line, Point at, double cell) {
    const double row = cell * line.leftover.columns();
    const double y = at.y + cell / 2;
    const double tip = at.x + row + arrowWidth - 6;
    drawRow(pen, line.leftover, at, cell, false);
    pen.line({at.x + row + 6, y}, {tip, y}, 0.8);
    pen.add(Stroke{{{tip - 4, y - 3}, {tip, y}, {tip - 4, y + 3}}, 0.8});
    drawRow(pen, line.presses, {at.x + row + arrowWidth, at.y}, cell, true);
}

std::string introduction(const text::Text& text, const lights::FixUp& fixUp) {
    std::string words = text.tr("Go down row by row and press below each window that is lit, until only the last row "
                                "is left.");
    if (fixUp.rank() == 0)
        return words + ' ' + text.tr("On boards of this size nothing is ever left there.");
    words += ' ' + text.tr("What is lit there, on the left, says what to press in the first row, on the right. Then "
                           "chase the lights down once more.");
    if (!fixUp.cribIsComplete())
        words += ' ' + text.tr("Combine lines for more lights: a window that is to be pressed twice is not pressed.");
    return words;
}

} // namespace

std::vector<ChaseSize> chaseSizes(std::span<const Entry> entries) {
    std::vector<ChaseSize> sizes;
    for (const Entry& entry : entries) {
        const auto* puzzle = std::get_if<lights::Puzzle>(&entry.board);
        if (puzzle == nullptr || puzzle->goal() != lights::GoalKind::Off || puzzle->rows() < 2 ||
            puzzle->columns() > mostColumns || !lights::canBeChased(puzzle->start(), puzzle->rules()))
            continue;
        const ChaseSize size{puzzle->rows(), puzzle->columns(), puzzle->rules().surface};
        if (std::find(sizes.begin(), sizes.end(), size) == sizes.end())
            sizes.push_back(size);
    }
    return sizes;
}

Block chaseBlock(const ChaseSize& size, Point topLeft, double width, const text::Text& text, const Measure& measure) {
    const lights::FixUp fixUp(size.rows, size.columns, size.surface);
    Pen pen(measure);
    const std::string board = text::settingLine(text, {size.rows, size.columns, {lights::Stamp::Plus, size.surface}});
    double y = topLeft.y + 12;
    pen.words(text.tr("Light chasing, {1}", board), {topLeft.x, y}, width, {12, Face::Bold, Align::Left});
    y += 6;
    const Lettering lettering{textSize, Face::Regular, Align::Left};
    for (const std::string& line : wrapped(introduction(text, fixUp), width, lettering, measure)) {
        pen.words(line, {topLeft.x, y + textSize}, width, lettering);
        y += textLine;
    }
    y += 6;
    const std::vector<lights::FixUp::Line> crib = fixUp.crib();
    const Columns columns = columnsFor(size.columns, width);
    const int lines = (static_cast<int>(crib.size()) + columns.count - 1) / columns.count;
    for (std::size_t i = 0; i < crib.size(); ++i) {
        const int column = static_cast<int>(i) / std::max(1, lines);
        const int line = static_cast<int>(i) % std::max(1, lines);
        drawLine(pen, crib[i],
                 {topLeft.x + column * (columns.lineWidth + columnGap), y + line * (columns.cell + lineGap)},
                 columns.cell);
    }
    y += lines * (columns.cell + lineGap);
    return {Block::Kind::Chase, {topLeft.x, topLeft.y, width, y - topLeft.y}, pen.take()};
}

} // namespace sheet
