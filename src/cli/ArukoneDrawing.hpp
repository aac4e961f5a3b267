// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"

#include <string>

namespace cli {

/// A board as text, its cables drawn with lines: two columns for each cell.
[[nodiscard]] std::string drawing(const arukone::Board& board, const arukone::Cables& cables);

} // namespace cli
