// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Blocks.hpp"

#include "data/levels/BoardCode.hpp"
#include "sheet/Entry.hpp"
#include "sheet/Footprint.hpp"
#include "sheet/GridDrawing.hpp"
#include "sheet/LightsDrawing.hpp"
#include "sheet/Pen.hpp"
#include "sheet/SheetWords.hpp"

#include <algorithm>
#include <array>
#include <string>

// Boards of Arukone, for BoardDrawing.

namespace sheet {

namespace {

constexpr double smallestBoxCell = 9; ///< 3.2 mm: a number in it is as high as small print.
constexpr double ringRadius = 0.36;   ///< As a share of a cell, like the lengths below.
constexpr double ringWidth = 0.05;
constexpr std::array signSizes{0.5, 0.42, 0.31}; ///< For numbers with one, two and three digits.
constexpr double capHeight = 0.72;               ///< As a share of the size of a text.
constexpr double cableWidth = 0.13;

Point centreOf(const Box& cells, double cell, arukone::Cell at) {
    return {cells.x + (at.column + 0.5) * cell, cells.y + (at.row + 0.5) * cell};
}

/// Moves the end of a cable from the middle of its terminal to the terminal's ring.
void cutBack(Point& end, Point next, double by) {
    const double length = std::max(std::abs(next.x - end.x), std::abs(next.y - end.y));
    end = {end.x + (next.x - end.x) / length * by, end.y + (next.y - end.y) / length * by};
}

void drawCable(Pen& pen, const arukone::Board& board, const arukone::Cable& cable, const Box& cells, double cell) {
    const auto path = arukone::cellsOf(board, cable);
    if (!path || path->size() < 2)
        return;
    Stroke stroke{{}, cableWidth * cell};
    for (const arukone::Cell at : *path)
        stroke.points.push_back(centreOf(cells, cell, at));
    cutBack(stroke.points.front(), stroke.points[1], (ringRadius + cableWidth / 2) * cell);
    cutBack(stroke.points.back(), stroke.points[stroke.points.size() - 2], (ringRadius + cableWidth / 2) * cell);
    pen.add(std::move(stroke));
}

Footprint footprintOf(const arukone::Board& board, View) {
    return {static_cast<double>(board.columns()), static_cast<double>(board.rows()), 0, 0, smallestBoxCell};
}

/// \param taken the room of the drawing, as its footprint says. \returns the box of the cells.
Box drawBoard(Pen& pen, const arukone::Board& board, const Answer& answer, View view, const Box& taken, double cell) {
    const Box cells{taken.x, taken.y, cell * board.columns(), cell * board.rows()};
    drawGrid(pen, cells, {board.rows(), board.columns()},
             [&](arukone::Cell at) { return board.contains(at) && !board.isHole(at); });
    const bool decimal = arukone::pairSign(board.pairCount() - 1).size() > 1; // Rather than letters and numbers mixed.
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        const std::string sign = decimal ? std::to_string(pair + 1) : arukone::pairSign(pair);
        const double size = cell * signSizes[std::min(sign.size(), signSizes.size()) - 1];
        const arukone::Pair& ends = board.pairs()[static_cast<std::size_t>(pair)];
        for (const arukone::Cell end : {ends.first, ends.second}) {
            const Point centre = centreOf(cells, cell, end);
            pen.add(Ring{centre, ringRadius * cell, ringWidth * cell});
            pen.words(sign, {centre.x, centre.y + size * capHeight / 2}, cell, {size, Face::Bold, Align::Centre});
        }
    }
    if (view == View::Solution && answer.cables)
        for (const arukone::Cable& cable : *answer.cables)
            drawCable(pen, board, cable, cells, cell);
    return cells;
}

Footprint footprintOfAny(const data::LevelPuzzle& board, View view) {
    return std::visit([&](const auto& own) { return footprintOf(own, view); }, board);
}

/// Draws a board into a room, in its upper left corner: what is lit, sealed or a hole and how edges are joined,
/// with the picture that is its goal; or terminals. In View::Solution with the presses or cables that solve it.
/// \param largestCell in points. \returns the box of its cells.
Box drawBoard(Pen& pen, const Entry& entry, View view, const Box& room, double largestCell) {
    const Footprint footprint = footprintOfAny(entry.board, view);
    const double cell = std::min(largestCell, cellIn(footprint, room.w, room.h));
    const double width = footprint.columns * cell + footprint.beside;
    const Box taken{room.x, room.y, width, footprint.rows * cell + footprint.above};
    return std::visit([&](const auto& board) { return drawBoard(pen, board, entry.answer, view, taken, cell); },
                      entry.board);
}

constexpr double captionHeight = 26;
constexpr double stampSide = 20;
constexpr double notesHeight = 27; ///< Height of the lines below a board.
constexpr double notesLine = 11;
constexpr double narrowest = 160; ///< A block, if its place allows it: its caption should fit.
constexpr double codeLine = 9;
constexpr double codeSize = 6.5;
constexpr double smallestCode = 5;
constexpr std::size_t oneLine = 34; ///< The longest code that stands in one line, in characters.
constexpr std::size_t twoLines = 200;
constexpr double solutionCaption = 18;
constexpr double rulesSize = 9.5;
constexpr double rulesLine = 12.5;
constexpr double rule = 0.5; ///< Width of a line to write on.

/// In how many lines the code of a board is printed; 0 if it is too long to be typed.
int codeLines(const data::LevelPuzzle& board) {
    const std::size_t length = data::codeOf(board).size();
    return length <= oneLine ? 1 : length <= twoLines ? 2 : 0;
}

/// Below the board: how many presses it takes, and a line for those that the pupil needs.
void drawNotes(Pen& pen, const Entry& entry, const Box& room, const text::Text& text) {
    if (!std::holds_alternative<lights::Puzzle>(entry.board))
        return;
    const Lettering small{8.5, Face::Regular, Align::Left};
    double baseline = room.y + 12;
    pen.words(parWords(text, entry.answer), {room.x, baseline}, room.w, small);
    baseline += notesLine;
    constexpr double toWriteOn = 44;
    const double end =
        room.x + pen.words(text.trc("sheet", "My presses:"), {room.x, baseline}, room.w - toWriteOn, small) + 3;
    pen.line({end, baseline + 1}, {std::min(room.right(), end + toWriteOn), baseline + 1}, rule);
}

void drawCode(Pen& pen, const data::LevelPuzzle& board, const Box& room) {
    const std::string code = data::codeOf(board);
    const auto lines = static_cast<std::size_t>(codeLines(board));
    if (lines == 0)
        return;
    const std::size_t each = (code.size() + lines - 1) / lines;
    std::vector<std::string> parts;
    double widest = 0;
    for (std::size_t from = 0; from < code.size(); from += each) {
        parts.push_back(code.substr(from, each));
        widest = std::max(widest, pen.widthOf(parts.back(), {codeSize, Face::Code, Align::Left}));
    }
    const double size = std::min(codeSize, codeSize * room.w / widest);
    if (size < smallestCode)
        return;
    double baseline = room.y + 7;
    for (const std::string& part : parts) {
        pen.words(part, {room.x, baseline}, room.w + 1, {size, Face::Code, Align::Left});
        baseline += codeLine;
    }
}

/// Number, name, and what the board is. \param right where the line ends.
void drawCaption(Pen& pen, std::size_t number, const std::string& name, const std::string& facts, Point at,
                 double right) {
    const double gap = 7;
    at.x += pen.words(std::to_string(number), at, right - at.x, {12, Face::Bold, Align::Left}) + gap;
    if (!name.empty())
        at.x += pen.words(name, at, (right - at.x) * 0.6, {9.5, Face::Bold, Align::Left}) + gap;
    pen.words(facts, at, right - at.x, {9, Face::Regular, Align::Left});
}

/// \returns where the paragraphs end.
double drawParagraphs(Pen& pen, const std::vector<std::string>& paragraphs, double x, double y, double width) {
    const Lettering lettering{rulesSize, Face::Regular, Align::Left};
    for (const std::string& paragraph : paragraphs) {
        for (const std::string& line : wrapped(paragraph, width, lettering, pen.measure())) {
            pen.words(line, {x, y + rulesSize}, width, lettering);
            y += rulesLine;
        }
        y += 3;
    }
    return y;
}

/// A lit and a dark window with their names, ending at `right`.
void drawLegend(Pen& pen, double right, double baseline, const text::Text& text) {
    constexpr double side = 15;
    const Lettering lettering{9, Face::Regular, Align::Left};
    for (const bool lit : {false, true}) {
        const std::string word = lit ? text.trc("sheet", "lit") : text.trc("sheet", "dark");
        right -= pen.widthOf(word, lettering);
        pen.words(word, {right, baseline}, pen.widthOf(word, lettering) + 1, lettering);
        const Box window{right - 5 - side, baseline - 3.3 - side / 2, side, side};
        pen.frame(window, 0.6);
        if (lit)
            drawLight(pen, window.centre(), side, View::Task);
        right = window.x - 14;
    }
}

bool hasLights(std::span<const Entry> entries) {
    return std::any_of(entries.begin(), entries.end(),
                       [](const Entry& entry) { return std::holds_alternative<lights::Puzzle>(entry.board); });
}

} // namespace

Footprint taskFootprint(const Entry& entry) {
    Footprint footprint = footprintOfAny(entry.board, View::Task);
    const bool notes = std::holds_alternative<lights::Puzzle>(entry.board);
    footprint.above += captionHeight + (notes ? notesHeight : 5) + codeLine * codeLines(entry.board);
    return footprint;
}

Footprint solutionFootprint(const Entry& entry) {
    Footprint footprint = footprintOfAny(entry.board, View::Solution);
    footprint.above += solutionCaption;
    return footprint;
}

Block taskBlock(const Entry& entry, std::size_t number, const Box& slot, double largestCell, const text::Text& text,
                const Measure& measure) {
    Pen pen(measure);
    const Footprint board = footprintOfAny(entry.board, View::Task);
    const Footprint whole = taskFootprint(entry);
    const double cell = std::min(largestCell, cellIn(whole, slot.w, slot.h));
    const double drawn = board.columns * cell + board.beside;
    const double width = std::min(slot.w, std::max(drawn, narrowest));
    const Box box{slot.centre().x - width / 2, slot.y, width, whole.rows * cell + whole.above};
    double right = box.right();
    if (const auto* puzzle = std::get_if<lights::Puzzle>(&entry.board)) {
        right -= stampSide + 6;
        drawStamp(pen, puzzle->rules().stamp, {box.right() - stampSide, box.y + 1}, stampSide - 1);
    }
    drawCaption(pen, number, entry.name, captionWords(text, entry.board), {box.x, box.y + 15}, right);
    const double boardHeight = board.rows * cell + board.above;
    const Box cells = drawBoard(pen, entry, View::Task, {box.x, box.y + captionHeight, drawn, boardHeight}, cell);
    const double end = box.y + captionHeight + boardHeight;
    drawNotes(pen, entry, {box.x, end, width, notesHeight}, text);
    drawCode(pen, entry.board, {box.x, box.bottom() - codeLine * codeLines(entry.board), width, codeLine});
    return {Block::Kind::Task, box, pen.take(), number - 1, cells};
}

Block solutionBlock(const Entry& entry, std::size_t number, const Box& slot, double largestCell, const text::Text& text,
                    const Measure& measure) {
    Pen pen(measure);
    drawCaption(pen, number, {}, solutionWords(text, entry.answer), {slot.x, slot.y + 11}, slot.right());
    const Box room{slot.x, slot.y + solutionCaption, slot.w, slot.h - solutionCaption};
    const Box cells = drawBoard(pen, entry, View::Solution, room, largestCell);
    const double end = room.y + cells.h + footprintOfAny(entry.board, View::Solution).above;
    return {Block::Kind::Solution, {slot.x, slot.y, slot.w, end - slot.y}, pen.take(), number - 1, cells};
}

Block taskHeading(std::span<const Entry> entries, const std::string& title, const Box& page, const text::Text& text,
                  const Measure& measure) {
    Pen pen(measure);
    const Lettering label{10, Face::Regular, Align::Left};
    const double dateFrom = page.x + page.w * 0.66;
    double baseline = page.y + 12;
    const auto field = [&](const std::string& word, double from, double to) {
        const double end = from + pen.words(word, {from, baseline}, (to - from) / 2, label) + 4;
        pen.line({end, baseline + 1.5}, {to, baseline + 1.5}, rule);
    };
    field(text.trc("sheet", "Name:"), page.x, dateFrom - 18);
    field(text.trc("sheet", "Date:"), dateFrom, page.right());
    baseline += 33;
    double right = page.right();
    if (hasLights(entries)) {
        drawLegend(pen, right, baseline, text);
        right -= 130;
    }
    pen.words(title, {page.x, baseline}, right - page.x, {19, Face::Bold, Align::Left});
    const double end = drawParagraphs(pen, rulesWords(text, entries), page.x, baseline + 11, page.w);
    return {Block::Kind::Heading, {page.x, page.y, page.w, end - page.y}, pen.take()};
}

Block solutionHeading(std::span<const Entry> entries, const std::string& title, const Box& page, const text::Text& text,
                      const Measure& measure) {
    Pen pen(measure);
    const double baseline = page.y + 17;
    const double own = pen.words(text.tr("Solutions"), {page.x, baseline}, page.w / 2, {19, Face::Bold, Align::Left});
    pen.words(title, {page.right(), baseline}, page.w - own - 18, {10, Face::Regular, Align::Right});
    const double end = drawParagraphs(pen, solutionRules(text, entries), page.x, baseline + 11, page.w);
    return {Block::Kind::Heading, {page.x, page.y, page.w, end - page.y}, pen.take()};
}

Block footer(std::size_t number, std::size_t count, const Box& page, const text::Text& text, const Measure& measure) {
    Pen pen(measure);
    const double baseline = page.bottom() - 3;
    const Lettering small{8, Face::Regular, Align::Left};
    double right = page.right();
    if (count > 1)
        right -= pen.words(text.tr("Page {1} of {2}", number, count), {right, baseline}, page.w / 4,
                           {8, Face::Regular, Align::Right}) +
                 12;
    pen.words(text.tr("Lichter Aus: to play a board on a computer, type the code below it into the field “{1}”.",
                      text.tr("Seed or share code")),
              {page.x, baseline}, right - page.x, small);
    return {Block::Kind::Footer, {page.x, page.bottom() - footerHeight, page.w, footerHeight}, pen.take()};
}

} // namespace sheet
