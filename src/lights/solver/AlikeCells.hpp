// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>

namespace lights {

/// Cells that the same quiet patterns of a block light.
struct AlikeCells {
    std::uint32_t part = 0; ///< As in Block::parts; not 0.
    int cells = 0;
};

/// All cells of the groups.
inline int cellsOf(std::span<const AlikeCells> groups) {
    int cells = 0;
    for (const AlikeCells& group : groups)
        cells += group.cells;
    return cells;
}

} // namespace lights
