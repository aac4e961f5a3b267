// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace puzzle {

/// Random numbers that are the same on every machine and with every compiler, forever. Everything that depends on a
/// seed (a board, the daily puzzle) uses this class and never the standard library, whose distributions differ between
/// implementations.
///
/// The generator is xoshiro256** (Blackman and Vigna, Scrambled linear pseudorandom number generators, ACM Transactions
/// on Mathematical Software 47, 2021). Its 256 bits of state are the first four outputs of SplitMix64 (Steele, Lea and
/// Flood, Fast splittable pseudorandom number generators, OOPSLA 2014), seeded with a number. A text seed is turned
/// into a number by the 64-bit FNV-1a hash of its bytes; no encoding is assumed.
class Random {
public:
    explicit Random(std::uint64_t seed) noexcept;
    explicit Random(std::string_view seed) noexcept;

    /// 64 random bits.
    [[nodiscard]] std::uint64_t next() noexcept;

    /// A uniformly distributed number from 0 to bound − 1: takes just enough of the highest bits of next() to hold
    /// bound − 1, and retries while the result is too large. \pre bound ≥ 1.
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) noexcept;

private:
    std::array<std::uint64_t, 4> m_state{};
};

/// The 64-bit FNV-1a hash of the bytes of a text (Fowler, Noll and Vo).
[[nodiscard]] std::uint64_t hash(std::string_view text) noexcept;

/// A seed that is easy to read out and type, for players who did not enter one: eight letters and digits, none of which
/// looks like another. \param entropy from a source of randomness such as std::random_device; equal values give equal
/// seeds.
[[nodiscard]] std::string seedText(std::uint64_t entropy);

/// The seed of one of several boards: the first has the seed as given, the second has "/2" appended, and so on.
/// \param index from 0.
[[nodiscard]] std::string numberedSeed(const std::string& seed, int index);

} // namespace puzzle
