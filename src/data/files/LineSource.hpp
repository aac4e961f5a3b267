// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <iosfwd>
#include <optional>
#include <string>

namespace data {

/// Reads lines from a stream that may be endless and may have lines of any length.
class LineSource {
public:
    /// \param most maximum bytes of a line. A longer line is cut to one byte more, so that it can be recognised.
    /// \param longest reading stops for good within a line longer than this, in bytes.
    /// \param in must outlive this object.
    LineSource(std::istream& in, std::size_t most, std::size_t longest)
        : m_in(in)
        , m_most(most)
        , m_longest(longest) {}

    /// Returns the next line without its line feed; std::nullopt at the end of the stream and after a line at which
    /// reading stopped.
    [[nodiscard]] std::optional<std::string> next();
    /// Number of the last line returned, from 1.
    [[nodiscard]] std::size_t number() const noexcept { return m_number; }
    /// Whether a read error occurred.
    [[nodiscard]] bool broken() const;
    /// Whether reading stopped within the last line, because it was too long.
    [[nodiscard]] bool gaveUp() const noexcept { return m_gaveUp; }

private:
    [[nodiscard]] bool fill();

    std::istream& m_in;
    std::size_t m_most;
    std::size_t m_longest;
    std::string m_block;
    std::size_t m_at = 0; ///< Position in m_block.
    std::size_t m_number = 0;
    bool m_gaveUp = false;
};

} // namespace data
