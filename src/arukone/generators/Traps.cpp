// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/Traps.hpp"

#include <algorithm>
#include <string>

namespace arukone {

namespace {

constexpr TrapPattern trapTable[] = {
#include "arukone/generators/TrapTable.rows"
};

} // namespace

std::span<const TrapPattern> trapPatterns() noexcept {
    return trapTable;
}

Board boxOf(const TrapPattern& trap) {
    std::string rows(trap.rows);
    std::replace(rows.begin(), rows.end(), '/', '\n');
    return *parseBoard(rows, Fill::Any); // Those of the table are boards: TrapsTest.
}

} // namespace arukone
