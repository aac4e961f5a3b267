// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/SqlFunctions.hpp"

#include "data/files/PlayerName.hpp"
#include "puzzle/EventText.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <span>
#include <sqlite3.h>
#include <string>
#include <zlib.h>

namespace data {

namespace {

/// The number's bytes from the lowest to the highest, the same on every machine.
uLong mixed(uLong sum, std::uint64_t number) {
    constexpr unsigned bitsInByte = 8;
    std::array<Bytef, sizeof number> bytes{};
    for (Bytef& byte : bytes) {
        byte = static_cast<Bytef>(number);
        number >>= bitsInByte;
    }
    return crc32_z(sum, bytes.data(), bytes.size());
}

void rowChecksum(sqlite3_context* context, int count, sqlite3_value** values) {
    uLong sum = crc32_z(0, nullptr, 0);
    for (sqlite3_value* const value : std::span(values, static_cast<std::size_t>(count))) {
        const int type = sqlite3_value_type(value);
        sum = mixed(sum, static_cast<std::uint64_t>(type));
        if (type == SQLITE_INTEGER) {
            sum = mixed(sum, static_cast<std::uint64_t>(sqlite3_value_int64(value)));
        } else if (type != SQLITE_NULL) {
            const void* const bytes = sqlite3_value_blob(value); // Before the size, since this may convert it.
            const auto size = static_cast<std::size_t>(sqlite3_value_bytes(value));
            sum = mixed(sum, size); // So that bytes cannot move between values.
            if (bytes != nullptr)
                sum = crc32_z(sum, static_cast<const Bytef*>(bytes), size);
        }
    }
    sqlite3_result_int64(context, static_cast<sqlite3_int64>(sum));
}

void foldName(sqlite3_context* context, int, sqlite3_value** values) {
    const void* const bytes = sqlite3_value_blob(*values);
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(*values));
    try {
        const std::string folded = foldedName({static_cast<const char*>(bytes), bytes == nullptr ? 0 : size});
        sqlite3_result_text(context, folded.data(), static_cast<int>(folded.size()), SQLITE_TRANSIENT);
    } catch (const std::exception& error) {
        sqlite3_result_error(context, error.what(), -1);
    }
}

void countOddPresses(sqlite3_context* context, int, sqlite3_value** values) {
    const void* const bytes = sqlite3_value_blob(*values);
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(*values));
    try {
        const auto counts = puzzle::countPresses({static_cast<const char*>(bytes), bytes == nullptr ? 0 : size});
        if (counts)
            sqlite3_result_int64(context, counts->odd);
        else
            sqlite3_result_null(context);
    } catch (const std::exception& error) {
        sqlite3_result_error(context, error.what(), -1);
    }
}

} // namespace

void addFunctions(SQLite::Database& sql) {
    constexpr int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY;
    for (const int failed :
         {sqlite3_create_function(sql.getHandle(), "row_checksum", -1, flags, nullptr, rowChecksum, nullptr, nullptr),
          sqlite3_create_function(sql.getHandle(), "folded_name", 1, flags, nullptr, foldName, nullptr, nullptr),
          sqlite3_create_function(sql.getHandle(), "odd_presses", 1, flags, nullptr, countOddPresses, nullptr,
                                  nullptr)})
        if (failed != SQLITE_OK)
            throw SQLite::Exception(sql.getHandle(), failed);
}

} // namespace data
