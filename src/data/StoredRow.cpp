#include "data/StoredRow.hpp"

#include "data/RunVerifier.hpp"

#include <functional>

namespace data {

Digest digestOf(SQLite::Statement& row) {
    std::string content;
    for (int i = 0; i < row.getColumnCount(); ++i) {
        const SQLite::Column value = row.getColumn(i);
        const std::string text = value.isNull() ? std::string() : value.getString();
        // With its length, so that nothing can move from one value to the next.
        content.append(std::to_string(value.getType())).append(":").append(std::to_string(text.size()));
        content.append(":").append(text);
    }
    // FNV-1a (Fowler, Noll, Vo) beside whatever the standard library has.
    std::uint64_t sum = 14695981039346656037ULL;
    for (const char byte : content)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 1099511628211ULL;
    return {std::hash<std::string>()(content), sum, content.size()};
}

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
