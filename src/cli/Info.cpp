// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "lights/Board.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/SizeFacts.hpp"
#include "lights/solver/Solver.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;

/// The quiet space of a shape.
struct Quiet {
    int nullity = 0;
    std::optional<std::vector<lights::BitGrid>> patterns; ///< A basis; left out for very large boards.
};

bool isLarge(const lights::Board& shape) {
    return shape.lit().cells() > lights::maxSearchedCells;
}

Quiet quietOf(const lights::Puzzle& puzzle) {
    if (isLarge(puzzle.start()))
        return {lights::solve(puzzle).nullity(), std::nullopt};
    auto patterns = lights::quietPatterns(puzzle.start(), puzzle.rules());
    const int nullity = static_cast<int>(patterns.size());
    return {nullity, std::move(patterns)};
}

/// What is known about the hardest boards of this size; nothing for large boards, and for those with holes, sealed
/// windows, curtains or quiet hours.
std::optional<lights::SizeFacts> factsOf(const lights::Puzzle& puzzle) {
    const lights::Board& shape = puzzle.start();
    if (std::max(shape.rows(), shape.columns()) > lights::maxSide || !shape.isPlain() || puzzle.rules().quietHours)
        return std::nullopt;
    return lights::sizeFacts(shape.rows(), shape.columns(), puzzle.rules());
}

tl::expected<lights::Puzzle, std::string> puzzleOf(const InfoRequest& request, std::istream& in, const text::Text& text,
                                                   std::string& remark) {
    const auto size = lights::sizeFromText(request.board.board);
    if (!size || isFile(request.board.board))
        return readPuzzle(request.board, lights::maxSolvedSide, in, text, remark);
    const auto fits = [](int side) { return side >= 1 && side <= lights::maxSolvedSide; };
    if (!fits(size->rows) || !fits(size->columns))
        return tl::unexpected(text.tr("A board has between 1 and {1} rows and columns.", lights::maxSolvedSide));
    return lights::Puzzle::make(lights::Board(lights::BitGrid(size->rows, size->columns)), request.board.rules(),
                                lights::GoalKind::Off, lights::maxSolvedSide)
        .map_error([&](lights::PuzzleProblem problem) { return text::describe(text, problem); });
}

Json cellsOf(const lights::BitGrid& pattern) {
    Json cells = Json::array();
    pattern.forEach([&](lights::Cell cell) { cells.push_back({cell.row, cell.column}); });
    return cells;
}

std::string infoJson(const lights::Puzzle& puzzle, const Quiet& quiet, const std::optional<lights::SizeFacts>& facts) {
    Json json;
    json["rows"] = puzzle.rows();
    json["columns"] = puzzle.columns();
    if (puzzle.rules().quietHours)
        json["quietHours"] = true;
    json["nullity"] = quiet.nullity;
    json["rank"] = puzzle.start().cellCount() - quiet.nullity;
    json["solvableFraction"] = std::ldexp(1.0, -quiet.nullity);
    if (quiet.patterns) {
        json["quietPatterns"] = Json::array();
        for (const lights::BitGrid& pattern : *quiet.patterns)
            json["quietPatterns"].push_back(cellsOf(pattern));
    }
    if (facts) {
        json["hardestKnown"] = facts->largest.known;
        json["hardestPossible"] = facts->largest.possible;
        if (facts->hardest)
            json["hardestBoard"] = lights::formatBoard(*facts->hardest);
    }
    return json.dump() + "\n";
}

std::string solvableWords(int nullity, const text::Text& text) {
    constexpr int maxWrittenExponent = 64; // Above this the digits of the number would fill the line.
    if (nullity == 0)
        return text.tr("every board");
    if (nullity > maxWrittenExponent)
        // TRANSLATORS: How many boards can be solved: "one board in 2^40".
        return text.tr("one board in 2^{1}", nullity);
    return text.tr("one board in {1}", lights::powerOfTwo(nullity));
}

std::string drawing(const lights::Board& board, const lights::BitGrid& pattern) {
    std::string lines = "\n";
    for (int r = 0; r < board.rows(); ++r) {
        lines += "  ";
        for (int c = 0; c < board.columns(); ++c)
            lines += pattern.test({r, c}) ? 'X' : board.isHole({r, c}) ? '_' : '.';
        lines += '\n';
    }
    return lines;
}

std::string hardestWords(const lights::LargestOptimum& largest, const text::Text& text) {
    return largest.known == largest.possible
               ? text.trn("{1} press; no board needs more", "{1} presses; no board needs more", largest.known)
               : text.tr("{1} to {2} presses; the exact number is not known", largest.known, largest.possible);
}

/// A board that needs as many presses as any, with the code to play it.
std::string hardestLines(const lights::SizeFacts& facts, std::size_t width, const text::Text& text) {
    auto puzzle = lights::Puzzle::make(*facts.hardest, facts.rules, lights::GoalKind::Off);
    if (!puzzle)
        return {};
    std::string lines = "\n" +
                        // TRANSLATORS: {2} is a share code.
                        paragraph(text.trn("A board that needs {1} press: {2}", "A board that needs {1} presses: {2}",
                                           facts.largest.known, lights::encodePuzzle(*puzzle)),
                                  width) +
                        "\n\n";
    for (const std::string& row : lights::formatBoard(*facts.hardest))
        lines += "  " + row + "\n";
    return lines;
}

std::string infoText(const lights::Puzzle& puzzle, const Quiet& quiet, const std::optional<lights::SizeFacts>& facts,
                     std::size_t width, const text::Text& text) {
    const lights::Board& shape = puzzle.start();
    std::vector<std::vector<std::string>> rows{
        {text.tr("Rows"), std::to_string(puzzle.rows())},
        {text.tr("Columns"), std::to_string(puzzle.columns())},
        {text.tr("Nullity"), std::to_string(quiet.nullity)},
        {text.trc("linear algebra", "Rank"), std::to_string(shape.cellCount() - quiet.nullity)},
        {puzzle.rules().quietHours ? text.tr("Solvable without quiet hours") : text.tr("Solvable"),
         solvableWords(quiet.nullity, text)}};
    if (facts)
        rows.push_back({text.tr("Hardest boards"), hardestWords(facts->largest, text)});
    std::string lines = table(rows, {Side::Left, Side::Left}, width);
    if (quiet.nullity == 0)
        return lines;
    if (std::max(shape.rows(), shape.columns()) > lights::maxSide)
        return lines + "\n" +
               paragraph(text.tr("Quiet patterns are shown for boards up to {1}×{1}.", lights::maxSide), width) + "\n";
    if (facts && facts->hardest)
        lines += hardestLines(*facts, width, text);
    lines += "\n" +
             paragraph(text.tr("Presses that change nothing (quiet patterns); all others are sums of these:"), width) +
             "\n";
    for (const lights::BitGrid& pattern : *quiet.patterns)
        lines += drawing(shape, pattern);
    return lines;
}

} // namespace

Outcome info(const InfoRequest& request, std::istream& in, const text::Text& text) {
    std::string remark;
    const auto read = puzzleOf(request, in, text, remark);
    if (!read)
        return tl::unexpected(read.error());
    // Start from the solved board, so that the solver only has to find the quiet space.
    const lights::Puzzle puzzle = read->startingFrom(read->solved());
    if (!lights::isWithinReach(puzzle))
        return tl::unexpected(text.tr(
            "Boards with more than {1} windows can only be solved on the plane, with the plus stamp and without holes.",
            lights::maxSearchedCells));
    const Quiet quiet = quietOf(puzzle);
    const auto facts = factsOf(puzzle);
    return Answer{request.json ? infoJson(puzzle, quiet, facts) : infoText(puzzle, quiet, facts, request.width, text),
                  exitYes, std::move(remark)};
}

} // namespace cli
