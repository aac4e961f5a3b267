// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/TrapFinder.hpp"

#include <iostream>
#include <set>

/// Finds all traps in boxes that are not too large, and writes src/arukone/generators/TrapTable.csv to standard output,
/// and how many each box holds to standard error. Each trap is written once, in the first box that holds it. Takes a
/// few seconds.
namespace {

using namespace arukone;

struct Box {
    TrapPlace place;
    Size size;
};

constexpr Box boxes[] = {
    {TrapPlace::Corner, {3, 4}}, {TrapPlace::Corner, {4, 4}}, {TrapPlace::Corner, {4, 5}}, {TrapPlace::Corner, {5, 5}},
    {TrapPlace::Edge, {4, 5}},   {TrapPlace::Edge, {5, 5}},   {TrapPlace::Edge, {5, 6}},
};

void write(const Box& box, std::set<std::array<Cell, 4>>& known) {
    const std::string place = box.place == TrapPlace::Corner ? "corner" : "edge";
    const std::vector<Board> traps = test::trapsIn(box.place, box.size);
    std::vector<std::string> fresh;
    for (const Board& trap : traps)
        if (known.insert(test::shapeOf(box.place, trap)).second)
            fresh.push_back(test::rowsOf(trap));
    std::cerr << place << ", " << box.size.rows << "x" << box.size.columns << ": holds " << traps.size()
              << " in all positions, " << fresh.size() << " of them new.\n";
    for (const std::string& rows : fresh)
        std::cout << place << ',' << rows << '\n';
}

} // namespace

int main() {
    std::cout << "place,rows\n";
    std::set<std::array<Cell, 4>> corners;
    std::set<std::array<Cell, 4>> edges;
    for (const Box& box : boxes)
        write(box, box.place == TrapPlace::Corner ? corners : edges);
}
