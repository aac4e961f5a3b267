// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Catalogue.hpp"

#include <cstdint>

namespace text {

namespace {

constexpr std::uint32_t magic = 0x950412de;
constexpr std::size_t headerBytes = 28;

/// The numbers in a catalogue, in the byte order of the machine that created it.
class Words {
public:
    Words(std::string_view bytes, bool bigEndian) noexcept
        : m_bytes(bytes)
        , m_bigEndian(bigEndian) {}

    /// \pre offset + 4 is within the bytes.
    [[nodiscard]] std::uint32_t at(std::uint64_t offset) const noexcept {
        std::uint32_t word = 0;
        for (std::uint64_t i = 0; i < 4; ++i) {
            const auto byte = static_cast<unsigned char>(m_bytes[static_cast<std::size_t>(offset + i)]);
            word |= std::uint32_t{byte} << (8 * (m_bigEndian ? 3 - i : i));
        }
        return word;
    }

    [[nodiscard]] bool holds(std::uint64_t offset, std::uint64_t size) const noexcept {
        return offset + size <= m_bytes.size();
    }

    /// Checks a table of lengths and offsets of zero-terminated strings.
    [[nodiscard]] bool holdsStrings(std::uint64_t table, std::uint64_t count) const noexcept {
        if (!holds(table, 8 * count))
            return false;
        for (std::uint64_t i = 0; i < count; ++i) {
            const std::uint64_t length = at(table + 8 * i);
            const std::uint64_t offset = at(table + 8 * i + 4);
            if (!holds(offset, length + 1) || m_bytes[static_cast<std::size_t>(offset + length)] != '\0')
                return false;
        }
        return true;
    }

    /// Checks the hash table, which holds numbers of strings counted from 1, or 0. It has at least three entries.
    [[nodiscard]] bool holdsHashes(std::uint64_t table, std::uint64_t size, std::uint64_t count) const noexcept {
        if (size < 3 || !holds(table, 4 * size))
            return false;
        for (std::uint64_t i = 0; i < size; ++i)
            if (at(table + 4 * i) > count)
                return false;
        return true;
    }

private:
    std::string_view m_bytes;
    bool m_bigEndian;
};

} // namespace

bool isCompleteCatalogue(std::string_view bytes) noexcept {
    if (bytes.size() < headerBytes)
        return false;
    const bool bigEndian = Words(bytes, true).at(0) == magic;
    const Words words(bytes, bigEndian);
    const std::uint32_t count = words.at(8);
    return words.at(0) == magic && count > 0 && words.holdsStrings(words.at(12), count) &&
           words.holdsStrings(words.at(16), count) && words.holdsHashes(words.at(24), words.at(20), count);
}

} // namespace text
