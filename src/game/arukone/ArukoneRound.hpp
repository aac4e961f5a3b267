// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Session.hpp"
#include "arukone/hints/NextHint.hpp"
#include "arukone/solver/Solver.hpp"
#include "game/boards/Worker.hpp"
#include "game/round/StoredRound.hpp"
#include "puzzle/Marks.hpp"
#include "ui/Animation.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace game {

/// A fuse box in play: the session, and what the solver knows about the board. Worker threads find that out, a solution
/// first, then the shortest one if cells may stay empty, and then all else; the constructor waits for them briefly, so
/// it is usually known when the board opens.
class ArukoneRound final : public StoredRound {
public:
    /// What the solver has found out.
    struct Known {
        arukone::BoardFacts facts;                 ///< What hints need.
        std::optional<arukone::LeastLength> least; ///< If cells may stay empty and the board is solvable.
        enum class Stage : std::uint8_t { First, Shortest, All } stage = Stage::First; ///< How far the search has got.
    };

    /// \param saved an unfinished session to resume; ignored if it does not fit the board.
    ArukoneRound(Challenge challenge, const std::optional<puzzle::SavedGame>& saved);

    [[nodiscard]] const Challenge& challenge() const noexcept override { return m_challenge; }
    [[nodiscard]] const arukone::Board& board() const noexcept { return m_session.board(); }
    [[nodiscard]] arukone::Session& session() noexcept { return m_session; }
    [[nodiscard]] const arukone::Session& session() const noexcept { return m_session; }
    [[nodiscard]] bool resumed() const noexcept { return m_resumed; } ///< Whether the saved session was resumed.
    [[nodiscard]] bool solved() const noexcept override { return m_session.solved(); }
    [[nodiscard]] bool touched() const noexcept override;
    /// Lets help count even if the board is left, or restarted, before the first stroke.
    void keepHelp() noexcept { m_session.keepHelp(); }
    [[nodiscard]] puzzle::SavedGame save() const override;
    /// The player's planning marks; they are kept with the board.
    [[nodiscard]] const puzzle::Marks& marks() const noexcept { return m_marks; }
    [[nodiscard]] puzzle::Marks& marks() noexcept { return m_marks; }
    [[nodiscard]] puzzle::Performance performance() const override { return m_session.performance(m_challenge.code); }

    /// Takes the worker's result if it is done. \param passed seconds since the last call. \returns whether there was a
    /// new result.
    bool poll(ui::Seconds passed = 0);
    /// If the board is to be filled, the optimum is known as soon as the board is known to be solvable or not.
    [[nodiscard]] bool solving() const noexcept override {
        return searching() && !(m_known && arukone::fillsBoard(board().fill()));
    }
    /// Whether anything is still being found out about the board.
    [[nodiscard]] bool searching() const noexcept { return m_solving != nullptr; }
    /// Whether there is no help on this board: even after some seconds it is not known whether it can be solved, so a
    /// solution may never be found.
    [[nodiscard]] bool isHelpless() const noexcept;
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
    ui::Seconds m_waited = 0; ///< For the first result.
    std::unique_ptr<Worker<Known>> m_solving;
    std::optional<Known> m_known;
};

} // namespace game
