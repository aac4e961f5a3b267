// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"
#include "lights/Replay.hpp"
#include "text/Text.hpp"

#include <string>
#include <utility>

namespace game {

/// A recorded run that the player races against, replayed in step with the player's clock.
/// \tparam Playback that of the puzzle.
template<class Playback>
class RivalOf {
public:
    /// \pre the run was played on this board.
    RivalOf(Playback playback, data::Run run)
        : m_run(std::move(run))
        , m_playback(std::move(playback)) {}

    /// Moves the replay to the time of the player's own session; to the start before its first move.
    template<class Session>
    void follow(const Session& own) {
        if (!own.started() || own.elapsed() < m_playback.now())
            m_playback.seek(0);
        if (own.started())
            m_playback.advance(own.elapsed() - m_playback.now());
    }

    [[nodiscard]] const data::Run& run() const noexcept { return m_run; }
    /// The rival's session at that time.
    [[nodiscard]] const auto& session() const noexcept { return m_playback.session(); }
    [[nodiscard]] bool finished() const noexcept { return m_playback.atEnd(); }
    /// Time of its next move on the player's clock. \pre !finished()
    [[nodiscard]] puzzle::Milliseconds nextAt() const noexcept { return m_playback.nextAt(); }

private:
    data::Run m_run;
    Playback m_playback;
};

using Rival = RivalOf<lights::Playback>;

/// The run as a rival on this board. \pre it was played on it.
[[nodiscard]] Rival rivalOn(const lights::Puzzle& puzzle, data::Run run);

/// Says who was ahead at the win, by moves first and then by time.
[[nodiscard]] std::string raceResult(const text::Text& text, const puzzle::Performance& own,
                                     const data::RunSummary& rival);

} // namespace game
