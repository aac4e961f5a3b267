// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/WinMoment.hpp"

namespace game {

namespace {

constexpr ui::Seconds maxRecordWait = 2; ///< How long to wait for an optimum that is still being computed.
/// How long to wait after the pause for a run that is still being stored; the win screen then waits for it.
constexpr ui::Seconds maxStoring = 0.5F;

} // namespace

void WinMoment::begin(std::optional<int> best) {
    m_sinceWin = 0;
    m_best = best;
    // Stored at once, so that closing the application now does not lose the win. If the optimum is not known yet, the
    // board saved one press before the win remains.
    store();
}

bool WinMoment::update(ui::Seconds step, ui::Seconds pause) {
    if (!m_sinceWin)
        return false;
    *m_sinceWin += step;
    if (*m_sinceWin >= maxRecordWait)
        m_round.cancelSolving(); // The player's own moves then count as the best known.
    store();
    if (m_win)
        arrived(m_win->recorded);
    const bool storing = m_win && isBeingStored(m_win->recorded);
    return *m_sinceWin >= pause && (!m_stores || m_win) && (!storing || *m_sinceWin >= pause + maxStoring);
}

void WinMoment::leave() {
    if (begun())
        m_round.cancelSolving();
    store();
}

void WinMoment::store() {
    if (begun() && m_stores && !m_win && !m_round.solving())
        m_win = recordWin(m_records, m_library, m_round, m_best);
}

} // namespace game
