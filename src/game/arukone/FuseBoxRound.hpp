// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Session.hpp"
#include "arukone/hints/NextHint.hpp"
#include "arukone/solver/Solver.hpp"
#include "game/boards/Worker.hpp"
#include "game/play/StoredRound.hpp"
#include "puzzle/Marks.hpp"

#include <memory>
#include <optional>

namespace game {

/// A fuse box in play: the session, and what the solver knows about the board. A worker thread finds that out; the
/// constructor waits for it briefly, so it is usually known when the board opens.
class FuseBoxRound final : public StoredRound {
public:
    /// What the solver has found out.
    struct Known {
        arukone::BoardFacts facts;                 ///< What hints need.
        std::optional<arukone::LeastLength> least; ///< If cells may stay empty and the board is solvable.
    };

    /// \param saved an unfinished session to resume; ignored if it does not fit the board.
    FuseBoxRound(Challenge challenge, const std::optional<puzzle::SavedGame>& saved);

    [[nodiscard]] const Challenge& challenge() const noexcept override { return m_challenge; }
    [[nodiscard]] const arukone::Board& board() const noexcept { return m_session.board(); }
    [[nodiscard]] arukone::Session& session() noexcept { return m_session; }
    [[nodiscard]] const arukone::Session& session() const noexcept { return m_session; }
    [[nodiscard]] bool resumed() const noexcept { return m_resumed; } ///< Whether the saved session was resumed.
    [[nodiscard]] bool solved() const noexcept override { return m_session.solved(); }
    [[nodiscard]] bool touched() const noexcept override;
    [[nodiscard]] puzzle::SavedGame save() const override;
    /// The player's planning marks; they are kept with the board.
    [[nodiscard]] const puzzle::Marks& marks() const noexcept { return m_marks; }
    [[nodiscard]] puzzle::Marks& marks() noexcept { return m_marks; }
    [[nodiscard]] puzzle::Performance performance() const override { return m_session.performance(m_challenge.code); }

    /// Takes the worker's result if it is done. \returns whether there was a new result.
    bool poll();
    [[nodiscard]] bool solving() const noexcept override { return m_solving != nullptr; }
    void cancelSolving() override { m_solving.reset(); }
    [[nodiscard]] const Known* known() const noexcept { return m_known ? &*m_known : nullptr; }
    [[nodiscard]] bool unsolvable() const noexcept { return m_known && m_known->facts.unsolvable; }

    /// The fewest strokes, which is the number of pairs, or the least length, if it is known.
    [[nodiscard]] std::optional<Par> optimum() const;
    [[nodiscard]] Par par() const override;
    /// Stars that the player would earn if the board was solved by the next stroke, 0 … 3; 0 once the solution was
    /// shown, as nothing is recorded then.
    [[nodiscard]] int starsWithinReach() const;

private:
    Challenge m_challenge;
    arukone::Session m_session;
    puzzle::Marks m_marks;
    bool m_resumed = false;
    std::unique_ptr<Worker<Known>> m_solving;
    std::optional<Known> m_known;
};

} // namespace game
