// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/fusebox/FuseBoxMotion.hpp"

#include <algorithm>

namespace game {

namespace {

// All in seconds.
constexpr ui::Seconds glowTime = 0.200F;
constexpr ui::Seconds pulseTime = 0.450F;
constexpr ui::Seconds fadeTime = 0.120F;
constexpr ui::Seconds lampTime = 0.250F;
constexpr ui::Seconds lampStep = 0.070F;  ///< Between two lamps.
constexpr ui::Seconds longestWait = 0.6F; ///< The last of many lamps lights up after this time.

std::uint8_t edgeBit(puzzle::Cell from, puzzle::Cell to) {
    return from.row == to.row ? arukone::rightEdge : arukone::downEdge;
}

/// The edges of one cable.
class EdgeSet {
public:
    explicit EdgeSet(const arukone::Board& board)
        : m_board(board)
        , m_edges(static_cast<std::size_t>(board.cellCount())) {}

    void set(const std::vector<puzzle::Cell>& cells) {
        std::fill(m_edges.begin(), m_edges.end(), std::uint8_t{0});
        for (std::size_t i = 1; i < cells.size(); ++i) {
            std::uint8_t& bits = at(cells[i - 1], cells[i]);
            bits = static_cast<std::uint8_t>(bits | edgeBit(cells[i - 1], cells[i]));
        }
    }
    [[nodiscard]] bool has(puzzle::Cell a, puzzle::Cell b) { return (at(a, b) & edgeBit(a, b)) != 0; }

private:
    std::uint8_t& at(puzzle::Cell a, puzzle::Cell b) {
        return m_edges[static_cast<std::size_t>(m_board.indexOf(std::min(a, b)))];
    }

    const arukone::Board& m_board;
    std::vector<std::uint8_t> m_edges;
};

std::vector<puzzle::Cell> cellsOrNone(const arukone::Board& board, const arukone::Cable& cable) {
    return cable.empty() ? std::vector<puzzle::Cell>{} : cellsOf(board, cable).value_or(std::vector<puzzle::Cell>{});
}

} // namespace

std::vector<CablePiece> lostPieces(const arukone::Board& board, const arukone::Cables& before,
                                   const arukone::Cables& after) {
    std::vector<CablePiece> pieces;
    EdgeSet kept(board);
    for (std::size_t pair = 0; pair < before.size() && pair < after.size(); ++pair) {
        if (before[pair].empty() || before[pair] == after[pair])
            continue;
        const std::vector<puzzle::Cell> cells = cellsOrNone(board, before[pair]);
        kept.set(cellsOrNone(board, after[pair]));
        bool open = false;
        for (std::size_t i = 1; i < cells.size(); ++i) {
            const bool lost = !kept.has(cells[i - 1], cells[i]);
            if (lost && !open)
                pieces.push_back({static_cast<int>(pair), {cells[i - 1]}});
            if (lost)
                pieces.back().cells.push_back(cells[i]);
            open = lost;
        }
    }
    return pieces;
}

void FuseBoxMotion::reset(std::span<const bool> joined) {
    m_pairs.assign(joined.size(), Pair{});
    for (std::size_t i = 0; i < joined.size(); ++i) {
        m_pairs[i].joined = joined[i];
        m_pairs[i].glow.jump(joined[i] ? 1.0F : 0.0F);
        m_pairs[i].lamp.jump(joined[i] ? 1.0F : 0.0F);
    }
    m_fading.clear();
    m_lampsBusy = 0;
}

void FuseBoxMotion::join(int number, bool joined, ui::Motion motion) {
    Pair& pair = m_pairs[static_cast<std::size_t>(number)];
    if (pair.joined == joined)
        return;
    pair.joined = joined;
    pair.glow.send(joined ? 1.0F : 0.0F, motion.duration(glowTime));
    pair.pulse.jump(1);
    pair.lampTime = motion.duration(lampTime);
    if (!joined || motion.off()) {
        pair.lampWait = 0;
        pair.lamp.send(joined ? 1.0F : 0.0F, pair.lampTime);
        return;
    }
    if (!motion.reduced) {
        pair.pulse.jump(0);
        pair.pulse.send(1, motion.duration(pulseTime), ui::ease::inOut);
    }
    pair.lampWait = m_lampsBusy;
    m_lampsBusy = std::min(m_lampsBusy + motion.duration(lampStep), motion.duration(longestWait));
    if (pair.lampWait <= 0)
        pair.lamp.send(1, pair.lampTime);
}

void FuseBoxMotion::fade(CablePiece piece, bool faint, ui::Motion motion) {
    m_fadeTime = motion.duration(fadeTime);
    if (m_fadeTime > 0)
        m_fading.push_back({std::move(piece), faint, 1});
}

void FuseBoxMotion::update(ui::Seconds seconds) {
    m_lampsBusy = std::max(0.0F, m_lampsBusy - seconds);
    for (Pair& pair : m_pairs) {
        pair.glow.update(seconds);
        pair.pulse.update(seconds);
        pair.lamp.update(seconds);
        if (pair.lampWait <= 0)
            continue;
        pair.lampWait -= seconds;
        if (pair.lampWait <= 0)
            pair.lamp.send(1, pair.lampTime);
    }
    for (Fading& fading : m_fading)
        fading.alpha -= seconds / m_fadeTime;
    std::erase_if(m_fading, [](const Fading& fading) { return fading.alpha <= 0; });
}

bool FuseBoxMotion::animating() const noexcept {
    return !m_fading.empty() || std::any_of(m_pairs.begin(), m_pairs.end(), [](const Pair& pair) {
        return pair.glow.moving() || pair.lamp.moving() || pair.pulse.moving() || pair.lampWait > 0;
    });
}

} // namespace game
