// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Milliseconds.hpp"
#include "ui/Animation.hpp"

#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace game {

/// Plays a recorded run at a chosen speed. \tparam Playback that of the puzzle: see puzzle/Playback.hpp.
template<class Playback>
class ReplayPlayer {
public:
    explicit ReplayPlayer(Playback playback)
        : m_playback(std::move(playback)) {}

    [[nodiscard]] const Playback& playback() const noexcept { return m_playback; }
    [[nodiscard]] bool running() const noexcept { return m_running; }
    void stop() noexcept { m_running = false; }
    /// Stops, or plays on. \pre not at the end, unless it is to stop.
    void toggle() {
        m_running = !m_running && m_playback.length() > 0;
        m_carried = 0;
    }
    /// Plays the next event. \returns what it changed; nothing at the end.
    auto forward() {
        m_running = false;
        return m_playback.forward();
    }
    /// Jumps to just after this many events.
    void seek(std::size_t done) {
        m_playback.seek(done);
        m_carried = 0;
    }
    /// Lets time pass while it runs. \returns what changed meanwhile, in order.
    auto advance(ui::Seconds passed, double speed) {
        m_carried += static_cast<double>(passed) * 1000 * speed;
        const double whole = std::floor(m_carried);
        m_carried -= whole;
        auto changes = m_playback.advance(puzzle::Milliseconds(static_cast<long long>(whole)));
        if (m_playback.atEnd())
            m_running = false;
        return changes;
    }

private:
    Playback m_playback;
    bool m_running = false;
    double m_carried = 0; ///< Fraction of a millisecond carried over to the next call.
};

} // namespace game
