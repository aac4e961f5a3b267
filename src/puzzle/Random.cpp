// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Random.hpp"

#include <bit>

namespace puzzle {

namespace {

/// SplitMix64: advances the state and returns the next number.
std::uint64_t splitMix(std::uint64_t& state) noexcept {
    state += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31);
}

} // namespace

Random::Random(std::uint64_t seed) noexcept {
    for (std::uint64_t& word : m_state)
        word = splitMix(seed);
}

Random::Random(std::string_view seed) noexcept
    : Random(hash(seed)) {}

std::uint64_t Random::next() noexcept {
    auto& [a, b, c, d] = m_state;
    const std::uint64_t result = std::rotl(b * 5, 7) * 9;
    const std::uint64_t shifted = b << 17;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = std::rotl(d, 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound) noexcept {
    if (bound <= 1)
        return 0;
    const int unused = std::countl_zero(bound - 1);
    std::uint64_t drawn = next() >> unused;
    while (drawn >= bound)
        drawn = next() >> unused;
    return drawn;
}

std::uint64_t hash(std::string_view text) noexcept {
    std::uint64_t result = 0xcbf29ce484222325U;
    for (const char character : text)
        result = (result ^ static_cast<unsigned char>(character)) * 0x100000001b3U;
    return result;
}

std::string seedText(std::uint64_t entropy) {
    constexpr std::string_view letters = "abcdefghjkmnpqrstuvwxyz23456789"; // No i, l, o, 0 or 1.
    constexpr int length = 8;
    Random random(entropy);
    std::string text;
    for (int i = 0; i < length; ++i)
        text += letters[random.below(letters.size())];
    return text;
}

std::string numberedSeed(const std::string& seed, int index) {
    return index == 0 ? seed : seed + "/" + std::to_string(index + 1);
}

} // namespace puzzle
