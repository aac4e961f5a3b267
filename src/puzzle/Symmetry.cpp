// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Symmetry.hpp"

#include <algorithm>

namespace puzzle {

std::vector<std::vector<Cell>> images(Size size, const Symmetry& symmetry, const std::vector<Cell>& cells) {
    std::vector<std::vector<Cell>> found{cells};
    const auto add = [&found](std::vector<Cell> image, auto&& place) {
        for (Cell& cell : image)
            cell = place(cell);
        if (std::find(found.begin(), found.end(), image) == found.end())
            found.push_back(std::move(image));
    };
    const bool square = size.rows == size.columns;
    for (std::size_t i = 0; i < found.size(); ++i) { // Includes images of images, until nothing new appears.
        if (symmetry.leftRight)
            add(found[i], [&](Cell at) { return Cell{at.row, size.columns - 1 - at.column}; });
        if (symmetry.topBottom)
            add(found[i], [&](Cell at) { return Cell{size.rows - 1 - at.row, at.column}; });
        if (symmetry.quarterTurn && square)
            add(found[i], [&](Cell at) { return Cell{at.column, size.rows - 1 - at.row}; });
        if (symmetry.diagonal && square)
            add(found[i], [](Cell at) { return Cell{at.column, at.row}; });
    }
    return found;
}

std::vector<Cell> orbit(int rows, int columns, const Symmetry& symmetry, Cell cell) {
    std::vector<Cell> cells;
    for (const std::vector<Cell>& image : images({rows, columns}, symmetry, {cell}))
        cells.push_back(image.front());
    std::sort(cells.begin(), cells.end());
    return cells;
}

} // namespace puzzle
