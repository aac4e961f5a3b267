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

std::vector<Cell> BitGrid::toCells() const {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(count()));
    forEach([&cells](Cell cell) { cells.push_back(cell); });
    return cells;
}

} // namespace lights
