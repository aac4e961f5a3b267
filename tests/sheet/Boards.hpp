// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/BoardCode.hpp"
#include "lights/solver/Generator.hpp"
#include "sheet/Layout.hpp"

#include <stdexcept>
#include <string>
#include <vector>

namespace sheet {

/// Boards of any difficulty with the usual rules.
inline lights::RandomSetting plain(int rows, int columns) {
    lights::RandomSetting setting;
    setting.rows = rows;
    setting.columns = columns;
    return setting;
}

/// A board with its answer.
inline Entry entryOf(data::LevelPuzzle board, std::string name = {}) {
    Answer answer = answerOf(board);
    return {std::move(board), std::move(answer), std::move(name)};
}

inline Entry randomEntry(const lights::RandomSetting& setting, const std::string& seed) {
    auto board = lights::generate(setting, seed);
    if (!board)
        throw std::runtime_error("no such board");
    return entryOf(std::move(board->puzzle));
}

inline std::vector<Entry> randomEntries(const lights::RandomSetting& setting, int count) {
    std::vector<Entry> entries;
    for (int i = 0; i < count; ++i)
        entries.push_back(randomEntry(setting, "sheet/" + std::to_string(i)));
    return entries;
}

inline Entry arukoneEntry(const std::vector<std::string>& rows, arukone::Fill fill = arukone::Fill::All) {
    auto board = arukone::parseBoard(rows, fill);
    if (!board)
        throw std::runtime_error("no such board");
    return entryOf(*std::move(board));
}

/// A board of Arukone with one solution.
inline Entry smallArukone() {
    return arukoneEntry({"1..2", "....", "..32", "1..3"}, arukone::Fill::Any);
}

/// Letters of equal width, so that layouts can be tested without a font.
inline Measure equalWidths() {
    return [](std::string_view words, double size, Face) {
        double letters = 0;
        for (const char byte : words)
            letters += (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U ? 1 : 0;
        return letters * size * 0.52;
    };
}

/// \pre the boards can be printed.
inline Sheet laidOut(const std::vector<Entry>& entries, const Options& options = {}) {
    auto sheet = layOut(entries, options, text::Text(), equalWidths());
    if (!sheet)
        throw std::runtime_error("not readable");
    return *std::move(sheet);
}

/// The blocks of a kind on all pages.
inline std::vector<Block> blocksOf(const Sheet& sheet, Block::Kind kind) {
    std::vector<Block> blocks;
    for (const Page& page : sheet.pages)
        for (const Block& block : page)
            if (block.kind == kind)
                blocks.push_back(block);
    return blocks;
}

/// The marks of a type in a block.
template<class Kind>
std::vector<Kind> marksOf(const Block& block) {
    std::vector<Kind> marks;
    for (const Mark& mark : block.marks)
        if (const auto* own = std::get_if<Kind>(&mark))
            marks.push_back(*own);
    return marks;
}

/// The cells of the board in a block that have a mark of a type in their middle.
template<class Kind>
lights::BitGrid cellsWith(const Block& block, int rows, int columns) {
    lights::BitGrid cells(rows, columns);
    const double cell = block.cells.h / rows;
    for (const Kind& mark : marksOf<Kind>(block)) {
        const puzzle::Cell at{static_cast<int>((mark.centre.y - block.cells.y) / cell),
                              static_cast<int>((mark.centre.x - block.cells.x) / cell)};
        if (mark.centre.x > block.cells.x && mark.centre.y > block.cells.y && cells.contains(at))
            cells.flip(at); // A second mark in a cell would undo the first.
    }
    return cells;
}

/// All words of a block, one line for each text.
inline std::string wordsOf(const Block& block) {
    std::string lines;
    for (const Words& words : marksOf<Words>(block))
        lines += words.words + "\n";
    return lines;
}

} // namespace sheet
