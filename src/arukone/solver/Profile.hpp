// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/solver/Sweep.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace arukone {

/// What the cells gone over mean for the others, of which only edges across the border matter. After cell (r, q) these
/// are, by slot: 0 … q the edges down from (r, 0) … (r, q); q + 1 the edge to the right from (r, q); q + 2 … width the
/// edges down from (r − 1, q + 1) … (r − 1, width − 1). A slot is empty, or its edge is an end of a cable's piece: with
/// a terminal at the other end of the piece, it holds the pair ("colour"), otherwise the slot of the piece's other end
/// ("mate").
struct Profile {
    using Slot = std::uint8_t;

    static constexpr Slot empty = 0;
    static constexpr Slot firstColour = maxSide + 2; ///< Above all mates.

    [[nodiscard]] static constexpr Slot mate(std::size_t slot) noexcept { return static_cast<Slot>(slot + 1); }
    [[nodiscard]] static constexpr Slot colour(int pair) noexcept { return static_cast<Slot>(firstColour + pair); }
    [[nodiscard]] static constexpr bool isColour(Slot value) noexcept { return value >= firstColour; }
    /// \pre isColour(value).
    [[nodiscard]] static constexpr int pairOf(Slot value) noexcept { return value - firstColour; }
    /// \pre value is a mate.
    [[nodiscard]] static constexpr std::size_t slotOf(Slot value) noexcept { return value - std::size_t{1}; }

    std::array<Slot, 56> slots{}; ///< maxSide + 1 of them at most; whole words.

    /// Puts an end into a slot, and updates its mate, if it has one.
    void put(std::size_t slot, Slot value) noexcept {
        slots[slot] = value;
        if (value != empty && !isColour(value))
            slots[slotOf(value)] = mate(slot);
    }

    friend bool operator==(const Profile&, const Profile&) = default;
};

static_assert(maxSide + 1 <= 56 && Profile::firstColour + maxPairs <= 256);

/// A profile after one more cell, and which of the cell's edges to the right and down were taken.
struct ProfileStep {
    Profile profile;
    std::uint8_t edges = 0; ///< rightEdge, downEdge, as the sweep sees the board.
};

/// What may happen in one cell: at most two things.
class ProfileSteps {
public:
    ProfileSteps(const Sweep& sweep, int cell);

    /// All profiles after the cell that follow from `before`, the profile after the cell before it, unless an edge
    /// would lead from one number to another. Overwritten by the next call. O(width).
    [[nodiscard]] std::span<const ProfileStep> after(Profile before);

    /// The cell which the edge of a slot, after this cell, leads into.
    [[nodiscard]] int leadsTo(std::size_t slot) const noexcept;

private:
    using Slot = Profile::Slot;

    void atTerminal(const Profile& rest, Slot left, Slot up);
    void atFreeCell(const Profile& rest, Slot left, Slot up);
    void beginCorner(const Profile& rest);
    void goOn(const Profile& rest, Slot end);
    void join(Profile rest, Slot one, Slot other);
    void add(const Profile& profile, std::uint8_t edges);

    [[nodiscard]] bool mayGoRight(const Profile& rest) const noexcept;
    [[nodiscard]] bool enters(int cell, Slot end) const noexcept;

    const Sweep& m_sweep;
    int m_cell;
    int m_content;
    std::size_t m_column;
    bool m_right;
    bool m_down;
    std::array<ProfileStep, 2> m_steps;
    std::size_t m_count = 0;
};

} // namespace arukone
