// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/PressMatrix.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace lights {

/// A set of at most 64 · Size cells, by their numbers.
template<std::size_t Size>
struct CellSet {
    std::array<Word, Size> words{};

    [[nodiscard]] static CellSet of(std::span<const Word> bits) {
        CellSet set;
        for (std::size_t i = 0; i < bits.size(); ++i)
            set.words[i] = bits[i];
        return set;
    }
    [[nodiscard]] bool test(std::size_t index) const noexcept { return bitAt(words, index); }
    void flip(std::size_t index) noexcept { flipBit(words, index); }
    [[nodiscard]] CellSet flipped(std::size_t index) const noexcept {
        CellSet set = *this;
        set.flip(index);
        return set;
    }
    [[nodiscard]] bool any() const noexcept {
        Word all = 0;
        for (const Word word : words)
            all |= word;
        return all != 0;
    }
    [[nodiscard]] int count() const noexcept {
        int sum = 0;
        for (const Word word : words)
            sum += std::popcount(word);
        return sum;
    }
    /// Its cell with the lowest number, or none if it is empty.
    [[nodiscard]] CellSet first() const noexcept {
        CellSet only;
        for (std::size_t i = 0; i < Size && !only.any(); ++i)
            only.words[i] = words[i] & (~words[i] + 1);
        return only;
    }
    /// The cells that are not in `other`.
    [[nodiscard]] CellSet without(const CellSet& other) const noexcept {
        return combined(other, [](Word left, Word right) { return left & ~right; });
    }
    friend CellSet operator&(const CellSet& left, const CellSet& right) noexcept {
        return left.combined(right, [](Word a, Word b) { return a & b; });
    }
    friend CellSet operator|(const CellSet& left, const CellSet& right) noexcept {
        return left.combined(right, [](Word a, Word b) { return a | b; });
    }
    friend CellSet operator^(const CellSet& left, const CellSet& right) noexcept {
        return left.combined(right, [](Word a, Word b) { return a ^ b; });
    }
    friend bool operator==(const CellSet&, const CellSet&) = default;

    template<class Visit>
    void forEach(const Visit& visit) const {
        forEachBit(words, visit);
    }

    [[nodiscard]] std::size_t hash() const noexcept {
        Word mixed = 0;
        for (const Word word : words) {
            mixed = (mixed ^ word) * 0x9E3779B97F4A7C15U;
            mixed ^= mixed >> 32U;
        }
        return static_cast<std::size_t>(mixed);
    }

private:
    template<class Combine>
    [[nodiscard]] CellSet combined(const CellSet& other, const Combine& combine) const noexcept {
        CellSet set;
        for (std::size_t i = 0; i < Size; ++i)
            set.words[i] = combine(words[i], other.words[i]);
        return set;
    }
};

/// What each press does on a board in quiet hours. Lights are those that differ from the goal; cells with a curtain
/// never do.
template<std::size_t Size>
struct QuietBoard {
    using Set = CellSet<Size>;

    std::vector<Set> toggled; ///< The lights that a press switches.
    std::vector<Set> touched; ///< These, and the cells whose presses switch its own light.
    Set pressable;
    int widest = 1; ///< The most other lights that a press switches; at least 1.
    /// Whether each press switches its own light, and of two presses either both switch the other's light or neither.
    bool mutual = true;

    /// Whether an odd number of pairs among these presses switch each other's lights. \pre mutual, and all are
    /// pressable.
    [[nodiscard]] bool hasOddPairs(const Set& presses) const {
        int ends = 0;
        presses.forEach([&](std::size_t press) { ends += (toggled[press] & presses).count() - 1; });
        return ends / 2 % 2 != 0;
    }

    /// The cells of `within` that are joined to those of `seed`. \pre `seed` is part of `within`.
    [[nodiscard]] Set grown(const Set& seed, const Set& within) const {
        Set all = seed;
        Set edge = seed;
        while (edge.any()) {
            Set next;
            edge.forEach([&](std::size_t cell) { next = next | touched[cell]; });
            edge = (next & within).without(all);
            all = all | edge;
        }
        return all;
    }

    explicit QuietBoard(const PressMatrix& matrix)
        : toggled(matrix.size())
        , touched(matrix.size()) {
        for (std::size_t i = 0; i < matrix.size(); ++i) {
            for (const std::size_t light : matrix.toggled(i)) {
                toggled[i].flip(light);
                touched[i] = touched[i] | Set{}.flipped(light);
                touched[light] = touched[light] | Set{}.flipped(i);
            }
            if (!toggled[i].any())
                continue;
            pressable.flip(i); // A press that switches nothing is never of use.
            widest = std::max(widest, toggled[i].without(Set{}.flipped(i)).count());
        }
        pressable.forEach([&](std::size_t i) {
            mutual = mutual && toggled[i].test(i) && (touched[i] & pressable) == (toggled[i] & pressable);
        });
    }
};

} // namespace lights
