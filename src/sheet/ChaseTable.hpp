// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Entry.hpp"
#include "sheet/Sheet.hpp"
#include "text/Text.hpp"

#include <span>
#include <vector>

namespace sheet {

/// The size of boards that can be solved by light chasing; its table is the same for all of them.
struct ChaseSize {
    int rows = 0;
    int columns = 0;
    lights::Surface surface = lights::Surface::Plane;

    friend bool operator==(const ChaseSize&, const ChaseSize&) = default;
};

/// The sizes of the boards that are to be all off and can be chased, each once, in their order. Boards of more than 20
/// columns are left out: their tables help nobody.
[[nodiscard]] std::vector<ChaseSize> chaseSizes(std::span<const Entry> entries);

/// The table of light chasing: what is lit in the last row, and what to press in the first row then.
/// \param topLeft of the block. \param width in points.
[[nodiscard]] Block chaseBlock(const ChaseSize& size, Point topLeft, double width, const text::Text& text,
                               const Measure& measure);

} // namespace sheet
