// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/BitGrid.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace lights {

BitGrid::BitGrid(int rows, int columns)
    : m_rows(rows)
    , m_columns(columns)
    , m_stride((static_cast<std::size_t>(columns) + 63) / 64)
    , m_words(static_cast<std::size_t>(rows) * m_stride) {}

std::span<std::uint64_t> BitGrid::row(int index) noexcept {
    return std::span(m_words).subspan(static_cast<std::size_t>(index) * m_stride, m_stride);
}

std::span<const std::uint64_t> BitGrid::row(int index) const noexcept {
    return std::span(m_words).subspan(static_cast<std::size_t>(index) * m_stride, m_stride);
}

std::int64_t BitGrid::count() const noexcept {
    return std::accumulate(m_words.begin(), m_words.end(), std::int64_t{0},
                           [](std::int64_t sum, std::uint64_t word) { return sum + std::popcount(word); });
}

bool BitGrid::any() const noexcept {
    return std::any_of(m_words.begin(), m_words.end(), [](std::uint64_t word) { return word != 0; });
}

bool BitGrid::parity() const noexcept {
    const std::uint64_t folded = std::accumulate(m_words.begin(), m_words.end(), std::uint64_t{0}, std::bit_xor<>());
    return (std::popcount(folded) & 1) != 0;
}

BitGrid& BitGrid::operator^=(const BitGrid& other) noexcept {
    std::transform(m_words.begin(), m_words.end(), other.m_words.begin(), m_words.begin(), std::bit_xor<>());
    return *this;
}

BitGrid& BitGrid::operator&=(const BitGrid& other) noexcept {
    std::transform(m_words.begin(), m_words.end(), other.m_words.begin(), m_words.begin(), std::bit_and<>());
    return *this;
}

BitGrid& BitGrid::operator|=(const BitGrid& other) noexcept {
    std::transform(m_words.begin(), m_words.end(), other.m_words.begin(), m_words.begin(), std::bit_or<>());
    return *this;
}

BitGrid BitGrid::complement() const {
    BitGrid result = *this;
    for (std::uint64_t& word : result.m_words)
        word = ~word;
    const int rest = m_columns & 63;
    if (rest == 0)
        return result;
    const std::uint64_t inside = (std::uint64_t{1} << rest) - 1;
    for (int r = 0; r < m_rows; ++r)
        result.row(r).back() &= inside;
    return result;
}

BitGrid BitGrid::transposed() const {
    BitGrid result(m_columns, m_rows);
    for (int top = 0; top < m_rows; top += 64)
        for (std::size_t w = 0; w < m_stride; ++w) {
            BitTile tile{};
            const int height = std::min(64, m_rows - top);
            for (int r = 0; r < height; ++r)
                tile[static_cast<std::size_t>(r)] = row(top + r)[w];
            transpose(tile);
            const int left = static_cast<int>(w * 64);
            const int width = std::min(64, m_columns - left);
            for (int c = 0; c < width; ++c)
                result.row(left + c)[static_cast<std::size_t>(top) / 64] = tile[static_cast<std::size_t>(c)];
        }
    return result;
}

std::vector<Cell> BitGrid::toCells() const {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(count()));
    forEach([&cells](Cell cell) { cells.push_back(cell); });
    return cells;
}

} // namespace lights
