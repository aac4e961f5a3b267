// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Layer.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace arukone {

namespace {

constexpr std::size_t fewestPlaces = 64; ///< Least size of the table; a power of two.

std::size_t placesFor(std::size_t states) {
    return std::max(fewestPlaces, std::bit_ceil(2 * states + 1));
}

} // namespace

Layer::Layer(std::size_t slots, std::size_t tallyWords)
    : m_keyWords((slots + 7) / 8)
    , m_stateWords(m_keyWords + tallyWords) {
    clear(0);
}

Profile Layer::profile(std::size_t state) const noexcept {
    Profile result;
    std::memcpy(result.slots.data(), words(state), m_keyWords * sizeof(std::uint64_t));
    return result;
}

void Layer::clear(std::size_t expected) {
    m_size = 0;
    rehash(placesFor(expected));
}

Layer::Place Layer::place(const Profile& profile) {
    if (2 * (m_size + 1) > m_mask)
        rehash(2 * (m_mask + 1));
    const auto key =
        std::bit_cast<std::array<std::uint64_t, sizeof profile.slots / sizeof(std::uint64_t)>>(profile.slots);
    std::size_t place = firstPlace(key.data());
    for (; m_table[place] != 0; place = (place + 1) & m_mask)
        if (std::uint64_t* const found = words(m_table[place] - 1); isKey(found, key.data()))
            return {found + m_keyWords, false};
    std::uint64_t* const added = addWords();
    std::copy_n(key.data(), m_keyWords, added);
    m_table[place] = static_cast<std::uint32_t>(m_size);
    return {added + m_keyWords, true};
}

std::uint64_t* Layer::addWords() {
    if (m_size == m_chunks.size() * chunkStates)
        m_chunks.emplace_back(chunkStates * m_stateWords);
    return words(m_size++);
}

bool Layer::isKey(const std::uint64_t* found, const std::uint64_t* key) const noexcept {
    std::size_t equal = 0;
    while (equal < m_keyWords && found[equal] == key[equal])
        ++equal;
    return equal == m_keyWords;
}

/// Where the search for a key begins. Each word is mixed in by a multiplication with an odd number and a shift.
std::size_t Layer::firstPlace(const std::uint64_t* key) const noexcept {
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < m_keyWords; ++i) {
        hash = (hash ^ key[i]) * 0x9E3779B97F4A7C15;
        hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash * 0xD6E8FEB86659FD93 >> 32) & m_mask;
}

void Layer::rehash(std::size_t places) {
    m_mask = places - 1;
    m_table.assign(places, 0);
    for (std::size_t i = 0; i < m_size; ++i) {
        std::size_t place = firstPlace(words(i));
        while (m_table[place] != 0)
            place = (place + 1) & m_mask;
        m_table[place] = static_cast<std::uint32_t>(i + 1);
    }
}

} // namespace arukone
