// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"
#include "ui/Animation.hpp"

#include <span>
#include <vector>

namespace game {

/// A part of a cable, from cell to neighbouring cell.
struct CablePiece {
    int pair = 0;
    std::vector<puzzle::Cell> cells; ///< At least two; the first may also belong to what is left of the cable.
};

/// The parts of the cables `before` that are not in `after`. \pre both follow the rules of the board.
[[nodiscard]] std::vector<CablePiece> lostPieces(const arukone::Board& board, const arukone::Cables& before,
                                                 const arukone::Cables& after);

/// The animations of cables and lamps.
class FuseBoxMotion {
public:
    /// How a piece looks while it fades.
    struct Fading {
        CablePiece piece;
        bool faint = false; ///< It was only an outline already, of a stroke that has now cut it off.
        float alpha = 1;
    };

    /// All at rest.
    void reset(std::span<const bool> joined);
    /// Lights up a pair or lets it go dark; lamps light up one after the other.
    void join(int pair, bool joined, ui::Motion motion);
    void fade(CablePiece piece, bool faint, ui::Motion motion);

    void update(ui::Seconds seconds);
    [[nodiscard]] bool animating() const noexcept;

    [[nodiscard]] float glow(int pair) const { return at(pair).glow.value(); } ///< 0 … 1.
    [[nodiscard]] float lamp(int pair) const { return at(pair).lamp.value(); } ///< 0 … 1.
    /// How far the pulse of light has travelled along the cable, 0 … 1; there is none at 1.
    [[nodiscard]] float pulse(int pair) const { return at(pair).pulse.value(); }
    [[nodiscard]] std::span<const Fading> fading() const noexcept { return m_fading; }

private:
    struct Pair {
        bool joined = false;
        ui::Tween glow{0};
        ui::Tween lamp{0};
        ui::Tween pulse{1};
        ui::Seconds lampWait = 0; ///< Until the lamp lights up.
        ui::Seconds lampTime = 0;
    };

    [[nodiscard]] const Pair& at(int pair) const { return m_pairs[static_cast<std::size_t>(pair)]; }

    std::vector<Pair> m_pairs;
    std::vector<Fading> m_fading;
    ui::Seconds m_fadeTime = 0;
    ui::Seconds m_lampsBusy = 0; ///< Until the next lamp may light up.
};

} // namespace game
