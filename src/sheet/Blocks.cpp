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
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

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

/// One of the boards that are drawn side by side for an entry: three for a choice, two if a solution is shown.
struct Drawn {
    std::variant<const lights::Puzzle*, const arukone::Board*> board;
    Answer answer{};
    View view = View::Task;

    [[nodiscard]] Footprint footprint() const {
        return std::visit([&](const auto* own) { return footprintOf(*own, view); }, board);
    }
};

std::vector<Drawn> drawnOf(const Entry& entry, View view) {
    std::vector<Drawn> drawn;
    std::visit([&](const auto& own) { drawn.push_back({&own, entry.answer, view}); }, entry.board);
    if (!entry.riddle)
        return drawn;
    if (const auto* choice = std::get_if<lights::OddOneOut>(&*entry.riddle)) {
        for (std::size_t i = 0; i < choice->others.size(); ++i)
            drawn.push_back(
                {&choice->others[i], i < entry.answer.others.size() ? entry.answer.others[i] : Answer(), view});
    } else if (const auto* way = std::get_if<lights::AnotherWay>(&*entry.riddle);
               way != nullptr && view == View::Task) {
        Answer shown;
        shown.presses = way->shown;
        drawn.push_back({&std::get<lights::Puzzle>(entry.board), std::move(shown), View::Solution});
    }
    return drawn;
}

constexpr double besideBoards = 14; ///< Between boards of one entry.
constexpr double numbersOfBoards = 13;

/// The room that the boards of an entry take.
Footprint footprintOfAll(const Entry& entry, View view) {
    const std::vector<Drawn> boards = drawnOf(entry, view);
    Footprint all = boards.front().footprint();
    for (std::size_t i = 1; i < boards.size(); ++i) {
        const Footprint each = boards[i].footprint();
        all.columns += each.columns;
        all.rows = std::max(all.rows, each.rows);
        all.beside += each.beside + besideBoards;
        all.above = std::max(all.above, each.above);
        all.smallest = std::max(all.smallest, each.smallest);
    }
    if (entry.isAsked() && boards.size() > 1)
        all.above += numbersOfBoards;
    return all;
}

/// Draws the boards of an entry from a corner to the right and down: what is lit, sealed or a hole and how edges are
/// joined, with the picture that is the goal; or terminals. In View::Solution with the presses or cables that solve
/// them. \returns the box of the cells of the first one.
Box drawBoards(Pen& pen, const Entry& entry, View view, Point corner, double cell) {
    const std::vector<Drawn> boards = drawnOf(entry, view);
    const bool numbered = entry.isAsked() && boards.size() > 1;
    std::optional<Box> first;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const Footprint own = boards[i].footprint();
        Box taken{corner.x, corner.y, own.columns * cell + own.beside, own.rows * cell + own.above};
        if (numbered) {
            pen.words(std::to_string(i + 1), {taken.centre().x, taken.y + 9}, taken.w, {9, Face::Bold, Align::Centre});
            taken.y += numbersOfBoards;
        }
        const Box cells = std::visit(
            [&](const auto* board) { return drawBoard(pen, *board, boards[i].answer, boards[i].view, taken, cell); },
            boards[i].board);
        first = first.value_or(cells);
        corner.x = taken.right() + besideBoards;
    }
    return *first;
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
constexpr double captionLine = 11.5; ///< Between two lines of a caption, or of a question.
constexpr double captionGap = 7;
constexpr Lettering numberLettering{12, Face::Bold, Align::Left};
constexpr Lettering nameLettering{9.5, Face::Bold, Align::Left};
constexpr Lettering factsLettering{9, Face::Regular, Align::Left};
constexpr Lettering questionLettering{9, Face::Regular, Align::Left};
constexpr double rulesSize = 9.5;
constexpr double rulesLine = 12.5;
constexpr double rule = 0.5; ///< Width of a line to write on.

/// In how many lines the code of a board is printed; 0 if it is too long to be typed, or if the board played on a
/// computer would say the answer of its riddle.
int codeLines(const Entry& entry) {
    if (entry.isAsked())
        return 0;
    const std::size_t length = data::codeOf(entry.board).size();
    return length <= oneLine ? 1 : length <= twoLines ? 2 : 0;
}

/// Below the board: how many presses it takes, and a line for those that the pupil needs, or for the answer.
void drawNotes(Pen& pen, const Entry& entry, const Box& room, const text::Text& text) {
    if (!std::holds_alternative<lights::Puzzle>(entry.board))
        return;
    const Lettering small{8.5, Face::Regular, Align::Left};
    double baseline = room.y + 12;
    if (!entry.isAsked())
        pen.words(parWords(text, entry.answer), {room.x, baseline}, room.w, small);
    baseline += notesLine;
    constexpr double toWriteOn = 44;
    const std::string label = entry.isAsked() ? text.trc("sheet", "My answer:") : text.trc("sheet", "My presses:");
    const double end = room.x + pen.words(label, {room.x, baseline}, room.w - toWriteOn, small) + 3;
    pen.line({end, baseline + 1}, {std::min(room.right(), end + toWriteOn), baseline + 1}, rule);
}

/// \param lines at least 1.
void drawCode(Pen& pen, const data::LevelPuzzle& board, std::size_t lines, const Box& room) {
    const std::string code = data::codeOf(board);
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

/// The words above a board: its number, name and facts, in as many lines as they need, and what is asked.
struct Caption {
    std::vector<std::string> name;     ///< Lines; the first one is beside the number.
    bool factsBelow = false;           ///< The facts have a line of their own.
    std::vector<std::string> question; ///< Lines.

    [[nodiscard]] double height() const noexcept {
        const std::size_t above = std::max<std::size_t>(name.size(), 1) + (factsBelow ? 1 : 0);
        return captionHeight + captionLine * static_cast<double>(above - 1) +
               (question.empty() ? 0 : captionLine * static_cast<double>(question.size()) + 2);
    }
};

/// The room beside the caption of a board, for its stamp.
double besideCaption(const Entry& entry) {
    return std::holds_alternative<lights::Puzzle>(entry.board) ? stampSide + 6 : 0;
}

Caption captionOf(const Entry& entry, std::size_t number, double width, const Press& press) {
    const auto widthOf = [&](const std::string& words, const Lettering& lettering) {
        return press.measure(words, lettering.size, lettering.face);
    };
    Caption caption;
    const double room = width - besideCaption(entry) - widthOf(std::to_string(number), numberLettering) - captionGap;
    if (!entry.name.empty()) {
        const double facts = widthOf(captionWords(press.text, entry.board), factsLettering);
        caption.factsBelow = widthOf(entry.name, nameLettering) + captionGap + facts > room;
        caption.name =
            caption.factsBelow ? wrapped(entry.name, room, nameLettering, press.measure) : std::vector{entry.name};
    }
    if (const std::string question = questionWords(press.text, entry); !question.empty())
        caption.question = wrapped(question, width, questionLettering, press.measure);
    return caption;
}

void drawCaption(Pen& pen, const Caption& caption, const Entry& entry, std::size_t number, const Box& box,
                 const text::Text& text) {
    Point at{box.x, box.y + 15};
    const double right = box.right() - besideCaption(entry);
    at.x += pen.words(std::to_string(number), at, right - at.x, numberLettering) + captionGap;
    double end = at.x;
    for (std::size_t i = 0; i < caption.name.size(); ++i) {
        at.y += i > 0 ? captionLine : 0;
        end = at.x + pen.words(caption.name[i], at, right - at.x, nameLettering) + captionGap;
    }
    if (caption.factsBelow)
        at.y += captionLine;
    const double from = caption.factsBelow ? at.x : end;
    pen.words(captionWords(text, entry.board), {from, at.y}, right - from, factsLettering);
    at.y += 2;
    for (const std::string& line : caption.question) {
        at.y += captionLine;
        pen.words(line, {box.x, at.y}, box.w, questionLettering);
    }
}

/// The label of a solution.
std::string solutionLabel(const Entry& entry, std::size_t number) {
    return entry.pupil.empty() ? std::to_string(number) : entry.pupil + " · " + std::to_string(number);
}

/// Whose sheet the boards are on; empty: anybody's.
const std::string& pupilOf(std::span<const Entry> entries) {
    static const std::string nobody;
    return entries.empty() ? nobody : entries.front().pupil;
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

Footprint taskFootprint(const Entry& entry, std::size_t number, const Press& press) {
    Footprint footprint = footprintOfAll(entry, View::Task);
    const bool notes = std::holds_alternative<lights::Puzzle>(entry.board);
    footprint.above += captionHeight + (notes ? notesHeight : 5) + codeLine * codeLines(entry);
    if (entry.name.empty() && !entry.riddle)
        return footprint;
    // A block is at least this wide unless its place is narrower, so it never needs more lines than this.
    footprint.words = [&entry, number, press, known = std::map<double, double>()](double width) mutable {
        width = std::min(width, narrowest);
        const auto [found, isNew] = known.try_emplace(width);
        if (isNew)
            found->second = captionOf(entry, number, width, press).height() - captionHeight;
        return found->second;
    };
    return footprint;
}

Footprint solutionFootprint(const Entry& entry, std::size_t, const Press&) {
    Footprint footprint = footprintOfAll(entry, View::Solution);
    footprint.above += solutionCaption + (entry.pupil.empty() ? 0 : captionLine);
    return footprint;
}

Block taskBlock(const Entry& entry, std::size_t number, const Box& slot, double largestCell, const Press& press) {
    Pen pen(press.measure);
    const Footprint board = footprintOfAll(entry, View::Task);
    const double cell = std::min(largestCell, cellIn(taskFootprint(entry, number, press), slot.w, slot.h));
    const double drawn = board.columns * cell + board.beside;
    const double width = std::min(slot.w, std::max(drawn, narrowest));
    const Caption caption = captionOf(entry, number, width, press);
    const double boardHeight = board.rows * cell + board.above;
    const bool notes = std::holds_alternative<lights::Puzzle>(entry.board);
    const double below = (notes ? notesHeight : 5) + codeLine * codeLines(entry);
    const Box box{slot.centre().x - width / 2, slot.y, width, caption.height() + boardHeight + below};
    if (const auto* puzzle = std::get_if<lights::Puzzle>(&entry.board))
        drawStamp(pen, puzzle->rules().stamp, {box.right() - stampSide, box.y + 1}, stampSide - 1);
    drawCaption(pen, caption, entry, number, box, press.text);
    const double top = box.y + caption.height();
    const Box cells = drawBoards(pen, entry, View::Task, {box.x, top}, cell);
    drawNotes(pen, entry, {box.x, top + boardHeight, width, notesHeight}, press.text);
    if (codeLines(entry) > 0)
        drawCode(pen, entry.board, static_cast<std::size_t>(codeLines(entry)),
                 {box.x, box.bottom() - codeLine * codeLines(entry), width, codeLine});
    return {Block::Kind::Task, box, pen.take(), 0, cells};
}

Block solutionBlock(const Entry& entry, std::size_t number, const Box& slot, double largestCell, const Press& press) {
    Pen pen(press.measure);
    const std::string label = solutionLabel(entry, number);
    const std::string words = solutionWords(press.text, entry);
    double top = slot.y + solutionCaption;
    const Point at{slot.x, slot.y + 11};
    if (entry.pupil.empty()) {
        const double end = at.x + pen.words(label, at, slot.w, numberLettering) + captionGap;
        pen.words(words, {end, at.y}, slot.right() - end, factsLettering);
    } else {
        pen.words(label, at, slot.w, nameLettering);
        pen.words(words, {at.x, at.y + captionLine}, slot.w, factsLettering);
        top += captionLine;
    }
    const Footprint footprint = footprintOfAll(entry, View::Solution);
    const double cell = std::min(largestCell, cellIn(footprint, slot.w, slot.bottom() - top));
    const Box cells = drawBoards(pen, entry, View::Solution, {slot.x, top}, cell);
    const double end = top + footprint.rows * cell + footprint.above;
    return {Block::Kind::Solution, {slot.x, slot.y, slot.w, end - slot.y}, pen.take(), 0, cells};
}

Block taskHeading(std::span<const Entry> entries, const std::string& title, const Box& page, const Press& press) {
    const text::Text& text = press.text;
    Pen pen(press.measure);
    const Lettering label{10, Face::Regular, Align::Left};
    const double dateFrom = page.x + page.w * 0.66;
    double baseline = page.y + 12;
    const auto field = [&](const std::string& word, double from, double to, const std::string& written) {
        const double end = from + pen.words(word, {from, baseline}, (to - from) / 2, label) + 4;
        pen.words(written, {end + 2, baseline}, to - end - 2, {12, Face::Bold, Align::Left});
        pen.line({end, baseline + 1.5}, {to, baseline + 1.5}, rule);
    };
    field(text.trc("sheet", "Name:"), page.x, dateFrom - 18, pupilOf(entries));
    field(text.trc("sheet", "Date:"), dateFrom, page.right(), {});
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

Block solutionHeading(std::span<const Entry> entries, const std::string& title, const Box& page, const Press& press) {
    const text::Text& text = press.text;
    Pen pen(press.measure);
    const double baseline = page.y + 17;
    const double own = pen.words(text.tr("Solutions"), {page.x, baseline}, page.w / 2, {19, Face::Bold, Align::Left});
    pen.words(title, {page.right(), baseline}, page.w - own - 18, {10, Face::Regular, Align::Right});
    const double end = drawParagraphs(pen, solutionRules(text, entries), page.x, baseline + 11, page.w);
    return {Block::Kind::Heading, {page.x, page.y, page.w, end - page.y}, pen.take()};
}

bool hasCode(const Entry& entry) {
    return codeLines(entry) > 0;
}

Block footer(std::size_t number, std::size_t count, bool codes, const Box& page, const Press& press) {
    const text::Text& text = press.text;
    Pen pen(press.measure);
    const double baseline = page.bottom() - 3;
    const Lettering small{8, Face::Regular, Align::Left};
    double right = page.right();
    if (count > 1)
        right -= pen.words(text.tr("Page {1} of {2}", number, count), {right, baseline}, page.w / 4,
                           {8, Face::Regular, Align::Right}) +
                 12;
    pen.words(codes
                  ? text.tr("Lichter Aus: to play a board on a computer, type the code below it into the field “{1}”.",
                            text.tr("Seed or share code"))
                  : "Lichter Aus",
              {page.x, baseline}, right - page.x, small);
    return {Block::Kind::Footer, {page.x, page.bottom() - footerHeight, page.w, footerHeight}, pen.take()};
}

} // namespace sheet
