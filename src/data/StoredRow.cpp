#include "data/StoredRow.hpp"

#include "data/RunVerifier.hpp"

namespace data {

std::int64_t StoredCounts::upTo(std::int64_t most, int column) {
    const SQLite::Column value = m_row.getColumn(column);
    const std::int64_t number = value.getInt64();
    if (value.isInteger() && number >= 0 && number <= most)
        return number;
    m_bad = true;
    return 0;
}

int StoredCounts::count(int column) {
    return static_cast<int>(upTo(mostCounted, column));
}

bool StoredCounts::flag(int column) {
    return upTo(1, column) != 0;
}

} // namespace data
