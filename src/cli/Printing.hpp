// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "text/Format.hpp"
#include "text/Text.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <iosfwd>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

using text::printable;

/// How a column of a table is aligned.
enum class Side { Left, Right };

using TableRows = std::vector<std::vector<std::string>>;

/// Lines may be as long as they like, as in a file.
inline constexpr std::size_t anyWidth = std::numeric_limits<std::size_t>::max();

/// Formats rows of cells as lines, with columns two spaces apart and as wide as their widest cell, in places of a
/// terminal. Where they would take more than `width`, the cells of left-aligned columns go on in further lines.
/// \param sides one per column. \pre every row has as many cells as there are sides.
[[nodiscard]] std::string table(const TableRows& rows, const std::vector<Side>& sides, std::size_t width = anyWidth);

/// Whether table() can keep to the width without taking words apart.
[[nodiscard]] bool fits(const TableRows& rows, const std::vector<Side>& sides, std::size_t width);

/// A table of many columns: as many as fit side by side, then the others below, each time with the first `fixed` ones.
/// \pre fixed is less than the number of columns.
[[nodiscard]] std::string tableInParts(const TableRows& rows, const std::vector<Side>& sides, std::size_t fixed,
                                       std::size_t width);

/// Sentences in lines of at most that width.
[[nodiscard]] std::string paragraph(const std::string& words, std::size_t width);

/// JSON as one line; bytes that are not UTF-8 are replaced.
[[nodiscard]] std::string jsonLine(const nlohmann::ordered_json& json);

/// Shows progress on a single line of a terminal, and erases the line in the end.
class ProgressLine {
public:
    /// \param terminal null to show nothing.
    ProgressLine(std::ostream* terminal, const text::Text& text)
        : m_terminal(terminal)
        , m_text(text) {}
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// \param fraction 0 … 1; values outside are clamped.
    void show(double fraction);

private:
    std::ostream* m_terminal;
    const text::Text& m_text;
    int m_shown = -1; ///< Per cent shown; −1 before the line is first written.
};

} // namespace cli
