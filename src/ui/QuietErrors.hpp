#pragma once

#include <sstream>
#include <streambuf>

namespace ui {

/// While it lives, what SFML and the libraries below it complain about is caught or dropped instead of printed: a
/// machine without sound is no reason to fill a terminal.
class QuietErrors {
public:
    QuietErrors();
    ~QuietErrors();
    QuietErrors(const QuietErrors&) = delete;
    QuietErrors& operator=(const QuietErrors&) = delete;

    /// Whether SFML complained.
    [[nodiscard]] bool complained() const { return !m_caught.str().empty(); }

private:
    std::ostringstream m_caught;
    std::streambuf* m_sfmlBuffer;
    int m_standardError; ///< A copy of the program's own; −1 where there is none.
};

} // namespace ui
