#include "game/play/PlayClock.hpp"

namespace game {

namespace {

constexpr ui::Seconds saveInterval = 10;

bool runs(const lights::Session& session) {
    return session.started() && !session.solved();
}

} // namespace

bool PlayClock::run(lights::Session& session, ui::Seconds step) {
    if (!runs(session))
        return false;
    m_uncounted += static_cast<double>(step) * 1000;
    const auto whole = static_cast<long>(m_uncounted);
    session.advance(puzzle::Milliseconds(whole));
    m_uncounted -= static_cast<double>(whole);
    m_sinceSave += step;
    return m_sinceSave >= saveInterval;
}

ui::Seconds timeToNextSecond(const lights::Session& session) {
    return runs(session) ? static_cast<float>(1000 - session.elapsed().count() % 1000) / 1000 : -1;
}

} // namespace game
