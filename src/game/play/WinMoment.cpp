#include "game/play/WinMoment.hpp"

namespace game {

namespace {

constexpr ui::Seconds maxWait = 2; ///< How long to wait for an optimum that is still being computed.

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
    if (*m_sinceWin >= maxWait)
        m_round.cancelSolving(); // The player's own moves then count as the best known.
    store();
    return *m_sinceWin >= pause && (!m_stores || m_win);
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
