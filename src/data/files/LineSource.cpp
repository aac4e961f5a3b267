// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/LineSource.hpp"

#include <algorithm>
#include <istream>

namespace data {

bool LineSource::fill() {
    constexpr std::size_t blockSize = std::size_t{1} << 16;
    if (m_at < m_block.size())
        return true;
    m_block.resize(blockSize);
    m_at = 0;
    m_in.read(m_block.data(), static_cast<std::streamsize>(blockSize));
    m_block.resize(static_cast<std::size_t>(m_in.gcount()));
    return !m_block.empty();
}

std::optional<std::string> LineSource::next() {
    if (m_gaveUp || !fill())
        return std::nullopt;
    ++m_number;
    std::string line;
    std::size_t read = 0;
    while (fill()) {
        const std::size_t end = std::min(m_block.find('\n', m_at), m_block.size());
        if (line.size() <= m_most)
            line.append(m_block, m_at, std::min(end - m_at, m_most + 1 - line.size()));
        read += end - m_at;
        m_at = end;
        if (m_at < m_block.size()) {
            ++m_at;
            break;
        }
        if (read > m_longest) {
            m_gaveUp = true;
            break;
        }
    }
    return line;
}

bool LineSource::broken() const {
    return m_in.bad();
}

} // namespace data
