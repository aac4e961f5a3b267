// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/StoredRow.hpp"

#include "data/database/Sql.hpp"
#include "puzzle/EventText.hpp"

#include <functional>

namespace data {

namespace {

/// Mixing step of FNV-1a (Fowler, Noll, Vo), with numbers instead of bytes.
constexpr std::uint64_t mixed(std::uint64_t sum, std::uint64_t number) noexcept {
    constexpr std::uint64_t prime = 1099511628211ULL;
    constexpr unsigned half = 32;
    sum = (sum ^ number) * prime;
    return sum ^ (sum >> half); // The multiplication only moves bits up.
}

void mixInto(Digest& digest, std::uint64_t number) noexcept {
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15ULL; // Makes the two sums independent.
    digest.hash = mixed(digest.hash * odd, number);
    digest.sum = mixed(digest.sum, number);
}

} // namespace

Digest digestOf(SQLite::Statement& row) {
    Digest digest{0, 14695981039346656037ULL, 0};
    const int columns = row.getColumnCount();
    for (int i = 0; i < columns; ++i) {
        const SQLite::Column value = row.getColumn(i);
        mixInto(digest, static_cast<std::uint64_t>(value.getType()));
        if (value.isInteger()) {
            mixInto(digest, static_cast<std::uint64_t>(value.getInt64()));
            continue;
        }
        const void* const bytes = value.getBlob(); // Before the size, since this may convert a number to text.
        const auto size = static_cast<std::size_t>(value.getBytes());
        digest.size += size;
        // Prevents bytes from moving between values unnoticed.
        mixInto(digest, size);
        if (bytes != nullptr && size <= puzzle::maxEventTextBytes) // Longer values only count by their size.
            mixInto(digest, std::hash<std::string_view>()({static_cast<const char*>(bytes), size}));
    }
    return digest;
}

std::optional<std::chrono::minutes> offsetOf(const SQLite::Column& column) {
    const std::int64_t minutes = column.getInt64();
    const bool valid = column.isInteger() && minutes >= -maxOffset.count() && minutes <= maxOffset.count();
    return valid ? std::optional(std::chrono::minutes(minutes)) : std::nullopt;
}

std::int64_t StoredCounts::upTo(std::int64_t most, int column) {
    const SQLite::Column value = m_row.getColumn(column);
    const std::int64_t number = value.getInt64();
    if (value.isInteger() && number >= 0 && number <= most)
        return number;
    m_bad = true;
    return 0;
}

std::optional<std::chrono::minutes> StoredCounts::offset(int column) {
    const auto offset = offsetOf(m_row.getColumn(column));
    m_bad = m_bad || (!offset && !m_row.getColumn(column).isNull());
    return offset;
}

int StoredCounts::count(int column) {
    return static_cast<int>(upTo(maxCount, column));
}

bool StoredCounts::flag(int column) {
    return upTo(1, column) != 0;
}

} // namespace data
