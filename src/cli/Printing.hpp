#pragma once

#include "text/Format.hpp"
#include "text/Text.hpp"

#include <iosfwd>
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

/// Writes how far something is, over and over on one line of a terminal, and erases the line in the end.
class ProgressLine {
public:
    /// \param terminal may be null: nothing is shown then.
    ProgressLine(std::ostream* terminal, const text::Text& text)
        : m_terminal(terminal)
        , m_text(text) {}
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// \param fraction 0 … 1; what lies outside is taken for the nearer end.
    void show(double fraction);

private:
    std::ostream* m_terminal;
    const text::Text& m_text;
    int m_shown = -1; ///< Per cent on the line; −1 for no line yet.
};

} // namespace cli
