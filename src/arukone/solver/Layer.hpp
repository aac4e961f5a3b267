// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/solver/Profile.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arukone {

/// The states of a frontier after one cell: different profiles, each with a tally of fixed size. Both are kept in words
/// of 64 bits, one state after the other in the order in which they were added, and found by hashing.
///
/// Memory per state: 8 · (⌈slots / 8⌉ + tally words) bytes, and 8 to 16 bytes for finding it. It is kept for later use
/// when the states are removed.
class Layer {
public:
    Layer(std::size_t slots, std::size_t tallyWords);

    [[nodiscard]] std::size_t size() const noexcept { return m_size; }
    [[nodiscard]] Profile profile(std::size_t state) const noexcept;
    [[nodiscard]] const std::uint64_t* tally(std::size_t state) const noexcept { return words(state) + m_keyWords; }

    /// Removes all states. \param expected how many will be added, about.
    void clear(std::size_t expected);

    struct Place {
        std::uint64_t* tally; ///< Valid until the next clear().
        bool added;           ///< If so, the tally has still to be written.
    };
    /// Finds the state of a profile, or adds it. O(slots / 8), amortised.
    [[nodiscard]] Place place(const Profile& profile);

private:
    static constexpr std::size_t chunkStates = 4096;

    [[nodiscard]] const std::uint64_t* words(std::size_t state) const noexcept {
        return m_chunks[state / chunkStates].data() + state % chunkStates * m_stateWords;
    }
    [[nodiscard]] std::uint64_t* words(std::size_t state) noexcept {
        return m_chunks[state / chunkStates].data() + state % chunkStates * m_stateWords;
    }
    [[nodiscard]] std::uint64_t* addWords();
    [[nodiscard]] bool isKey(const std::uint64_t* found, const std::uint64_t* key) const noexcept;
    [[nodiscard]] std::size_t firstPlace(const std::uint64_t* key) const noexcept;
    void rehash(std::size_t places);

    std::size_t m_keyWords;
    std::size_t m_stateWords;
    std::size_t m_size = 0;
    std::size_t m_mask = 0;
    std::vector<std::vector<std::uint64_t>> m_chunks; ///< Each holds chunkStates states.
    std::vector<std::uint32_t> m_table; ///< Number of the state plus one, or zero; by hash, then the next free place.
};

} // namespace arukone
