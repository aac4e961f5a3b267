#pragma once

#include "text/Printable.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace cli {

using text::printable;

/// How a column of a table stands.
enum class Side { Left, Right };

/// Rows of cells as lines with columns two spaces apart; a column is as wide as its widest cell, in code points.
/// \param sides one a column. \pre every row has as many cells as there are sides.
[[nodiscard]] std::string table(const std::vector<std::vector<std::string>>& rows, const std::vector<Side>& sides);

/// A cell of comma-separated values by RFC 4180: in quotes where it must be.
[[nodiscard]] std::string csvCell(std::string_view cell);

/// The cell of a text that anybody may have written: without control characters, and with an apostrophe before what a
/// spreadsheet would take for a formula and carry out (it begins with =, +, - or @).
[[nodiscard]] std::string csvText(std::string_view text);

} // namespace cli
