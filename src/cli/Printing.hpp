// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "text/Format.hpp"
#include "text/Text.hpp"

#include <nlohmann/json_fwd.hpp>

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

using text::printable;

/// How a column of a table is aligned.
enum class Side { Left, Right };

/// Formats rows of cells as lines, with columns two spaces apart and as wide as their widest cell, in code points.
/// \param sides one per column. \pre every row has as many cells as there are sides.
[[nodiscard]] std::string table(const std::vector<std::vector<std::string>>& rows, const std::vector<Side>& sides);

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
