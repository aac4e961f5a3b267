#pragma once

#include <iosfwd>
#include <optional>
#include <string>

namespace data {

/// The lines of a stream that may be of any length and never end.
class LineSource {
public:
    /// \param most bytes of a line; what is beyond one more is dropped. \param longest how many of one line are read
    /// before it is given up, and all that would follow. \param in must live as long.
    LineSource(std::istream& in, std::size_t most, std::size_t longest)
        : m_in(in)
        , m_most(most)
        , m_longest(longest) {}

    /// The next line, without its end; nothing at the end of the stream, and behind a line that was given up.
    [[nodiscard]] std::optional<std::string> next();
    /// Of the line that came last, from 1.
    [[nodiscard]] std::size_t number() const noexcept { return m_number; }
    /// Reading failed before the end.
    [[nodiscard]] bool broken() const;
    /// The line that came last was given up.
    [[nodiscard]] bool gaveUp() const noexcept { return m_gaveUp; }

private:
    [[nodiscard]] bool fill();

    std::istream& m_in;
    std::size_t m_most;
    std::size_t m_longest;
    std::string m_block;
    std::size_t m_at = 0; ///< In the block.
    std::size_t m_number = 0;
    bool m_gaveUp = false;
};

} // namespace data
