#pragma once

#include <iosfwd>
#include <optional>
#include <string>

namespace data {

/// The lines of a stream that may be of any length and never end.
class LineSource {
public:
    /// \param most bytes of a line; what is beyond one more is dropped. \param in must live as long.
    LineSource(std::istream& in, std::size_t most)
        : m_in(in)
        , m_most(most) {}

    /// The next line, without its end; nothing at the end of the stream.
    [[nodiscard]] std::optional<std::string> next();
    /// Of the line that came last, from 1.
    [[nodiscard]] std::size_t number() const noexcept { return m_number; }
    /// Reading failed before the end.
    [[nodiscard]] bool broken() const;

private:
    [[nodiscard]] bool fill();

    std::istream& m_in;
    std::size_t m_most;
    std::string m_block;
    std::size_t m_at = 0; ///< In the block.
    std::size_t m_number = 0;
};

} // namespace data
