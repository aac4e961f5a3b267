#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace lights {

/// Random numbers that are the same on every machine, with every compiler, for ever: whatever a seed decides (a
/// board, the daily puzzle) is decided here, and never by the standard library, whose distributions differ.
///
/// The generator is xoshiro256** (Blackman and Vigna, Scrambled linear pseudorandom number generators, ACM Transactions
/// on Mathematical Software 47, 2021). Its 256 bits of state are the first four numbers of SplitMix64 (Steele, Lea and
/// Flood, Fast splittable pseudorandom number generators, OOPSLA 2014) started with the seed's number. The number of a
/// text is its FNV-1a hash of 64 bits over its bytes, whatever they are: no encoding is assumed.
class Random {
public:
    explicit Random(std::uint64_t seed) noexcept;
    explicit Random(std::string_view seed) noexcept;

    /// 64 random bits.
    [[nodiscard]] std::uint64_t next() noexcept;

    /// A number from 0 to bound − 1, each equally likely: the highest bits of next() that hold bound − 1, drawn again
    /// while they are too large. \pre bound ≥ 1.
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) noexcept;

private:
    std::array<std::uint64_t, 4> m_state{};
};

/// The 64-bit FNV-1a hash of the bytes of a text (Fowler, Noll and Vo).
[[nodiscard]] std::uint64_t hash(std::string_view text) noexcept;

/// A seed that is easily read out and typed, for a player who gave none: eight letters and digits, none of which looks
/// like another. \param entropy from where chance is to come, such as std::random_device; the same gives the same.
[[nodiscard]] std::string seedText(std::uint64_t entropy);

} // namespace lights
