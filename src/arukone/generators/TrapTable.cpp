// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/Traps.hpp"

// Written by tests/bench/trap_table.cpp, which says how they are found.

namespace arukone {

namespace {

// clang-format off
constexpr TrapPattern table[] = {
    // Corner, 3x4: holds 2 in all positions, 2 of them new.
    {TrapPlace::Corner, "21../..2./1..."},
    {TrapPlace::Corner, "2.1./1.2./...."},
    // Corner, 4x4: holds 11 in all positions, 4 of them new.
    {TrapPlace::Corner, "21../..../1.2./...."},
    {TrapPlace::Corner, ".1../2.../1.2./...."},
    {TrapPlace::Corner, "21../..../..2./1..."},
    {TrapPlace::Corner, "2.1./..../1.2./...."},
    // Corner, 4x5: holds 37 in all positions, 26 of them new.
    {TrapPlace::Corner, "121../...../...2./....."},
    {TrapPlace::Corner, "1..../2..../1..2./....."},
    {TrapPlace::Corner, "21.../...2./1..../....."},
    {TrapPlace::Corner, "21.../...../1..2./....."},
    {TrapPlace::Corner, ".1.../2..2./1..../....."},
    {TrapPlace::Corner, ".1.../2..../1..2./....."},
    {TrapPlace::Corner, "21.../...2./...../1...."},
    {TrapPlace::Corner, "21.../...../...2./1...."},
    {TrapPlace::Corner, ".1.../2..../...2./1...."},
    {TrapPlace::Corner, ".1.../...2./2..../1...."},
    {TrapPlace::Corner, "..121/...../.2.../....."},
    {TrapPlace::Corner, "2.1../1..2./...../....."},
    {TrapPlace::Corner, "2.1../1..../...2./....."},
    {TrapPlace::Corner, ".21../1..2./...../....."},
    {TrapPlace::Corner, ".21../1..../...2./....."},
    {TrapPlace::Corner, "2.1../...2./1..../....."},
    {TrapPlace::Corner, "2.1../...../1..2./....."},
    {TrapPlace::Corner, ".21../...../1..2./....."},
    {TrapPlace::Corner, "..1../2..../1..2./....."},
    {TrapPlace::Corner, "2.1../...../...2./1...."},
    {TrapPlace::Corner, "2..1./1..2./...../....."},
    {TrapPlace::Corner, "2..1./1..../...2./....."},
    {TrapPlace::Corner, ".2.1./1..../...2./....."},
    {TrapPlace::Corner, "2..1./...../1..2./....."},
    {TrapPlace::Corner, "2...1/1..../...2./....."},
    {TrapPlace::Corner, "...../1..2./2..../1...."},
    // Corner, 5x5: holds 105 in all positions, 22 of them new.
    {TrapPlace::Corner, "121../...../...../...2./....."},
    {TrapPlace::Corner, "12.1./...../...../...2./....."},
    {TrapPlace::Corner, ".121./...../...../...2./....."},
    {TrapPlace::Corner, ".1.21/...../...../.2.../....."},
    {TrapPlace::Corner, "21.../...../1..../...2./....."},
    {TrapPlace::Corner, ".1.../2..../1..../...2./....."},
    {TrapPlace::Corner, "21.../...../...../1..2./....."},
    {TrapPlace::Corner, ".1.../2..../...../1..2./....."},
    {TrapPlace::Corner, ".1.../...../2..../1..2./....."},
    {TrapPlace::Corner, "21.../...../...2./...../1...."},
    {TrapPlace::Corner, "21.../...../...../...2./1...."},
    {TrapPlace::Corner, ".1.../2..../...../...2./1...."},
    {TrapPlace::Corner, ".1.../...2./...../2..../1...."},
    {TrapPlace::Corner, "..121/...../...../.2.../....."},
    {TrapPlace::Corner, "..121/...../...../..2../....."},
    {TrapPlace::Corner, "2.1../...../1..../...2./....."},
    {TrapPlace::Corner, ".21../...../1..../...2./....."},
    {TrapPlace::Corner, "2.1../...../...../1..2./....."},
    {TrapPlace::Corner, ".21../...../...../1..2./....."},
    {TrapPlace::Corner, "..1../2..../...../1..2./....."},
    {TrapPlace::Corner, "2.1../...../...../...2./1...."},
    {TrapPlace::Corner, "2..1./...../...../1..2./....."},
    // Edge, 4x5: holds 2 in all positions, 1 of them new.
    {TrapPlace::Edge, "121../...../...2./....."},
    // Edge, 5x5: holds 10 in all positions, 3 of them new.
    {TrapPlace::Edge, "121../...../...../..2../....."},
    {TrapPlace::Edge, "121../...../...../...2./....."},
    {TrapPlace::Edge, "12.1./...../...../...2./....."},
    // Edge, 5x6: holds 32 in all positions, 7 of them new.
    {TrapPlace::Edge, "121.../....2./....../....../......"},
    {TrapPlace::Edge, "121.../....../....2./....../......"},
    {TrapPlace::Edge, "121.../....../....../....2./......"},
    {TrapPlace::Edge, "12.1../....../....2./....../......"},
    {TrapPlace::Edge, "12.1../....../....../....2./......"},
    {TrapPlace::Edge, "1.21../....../....../....2./......"},
    {TrapPlace::Edge, "12..1./....../....../....2./......"},
};
// clang-format on

} // namespace

std::span<const TrapPattern> trapPatterns() noexcept {
    return table;
}

} // namespace arukone
