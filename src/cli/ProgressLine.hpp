#pragma once

#include "text/Text.hpp"

#include <iosfwd>

namespace cli {

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
