// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Challenge.hpp"
#include "game/boards/LongProofs.hpp"
#include "game/boards/Worker.hpp"
#include "game/round/StoredRound.hpp"
#include "lights/Deduction.hpp"
#include "lights/Hint.hpp"
#include "lights/Session.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Marks.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace game {

/// A puzzle in play: the session, and what the solver knows about it. A worker thread computes the optimum; the
/// constructor waits for it briefly, so it is usually known when the board opens, unless the board is large.
class Round final : public StoredRound {
public:
    /// \param saved an unfinished session to resume; ignored if it does not fit the puzzle. \param proofs for a long
    /// proof of the optimum; may be null.
    Round(Challenge challenge, const std::optional<puzzle::SavedGame>& saved, LongProofs* proofs = nullptr);

    [[nodiscard]] const Challenge& challenge() const noexcept override { return m_challenge; }
    [[nodiscard]] lights::Session& session() noexcept { return m_session; }
    [[nodiscard]] const lights::Session& session() const noexcept { return m_session; }
    [[nodiscard]] bool resumed() const noexcept { return m_resumed; } ///< Whether the saved session was resumed.
    [[nodiscard]] bool solved() const noexcept override { return m_session.solved(); }
    [[nodiscard]] bool touched() const noexcept override { return m_session.touched() || hasOwnMarks(); }
    /// Lets help count even if the board is left, or restarted, before the first press.
    void keepHelp() noexcept { m_session.keepHelp(); }
    [[nodiscard]] puzzle::SavedGame save() const override;
    /// The player's planning marks; they are kept with the board.
    [[nodiscard]] const puzzle::Marks& marks() const noexcept { return m_marks; }
    [[nodiscard]] puzzle::Marks& marks() noexcept { return m_marks; }
    /// The marks that a riddle begins with; none on other boards.
    [[nodiscard]] puzzle::Marks givenMarks() const;
    [[nodiscard]] puzzle::Performance performance() const override { return m_session.performance(m_challenge.code); }

    /// Takes the worker's result if it is done. \returns whether there was a new result.
    bool poll();
    [[nodiscard]] bool solving() const noexcept override { return m_solving != nullptr; }
    [[nodiscard]] double progress() const noexcept { return m_solving ? m_solving->progress() : 1; }
    void cancelSolving() override { m_solving.reset(); }
    /// The long proof of the optimum, if there is one. poll() takes its result.
    [[nodiscard]] BoardProof& proof() noexcept { return m_proof; }
    [[nodiscard]] const BoardProof& proof() const noexcept { return m_proof; }
    /// What the last poll() learned from the long proof.
    [[nodiscard]] BoardProof::News proofNews() const noexcept { return m_proofNews; }

    /// The optimum from the start; nullptr while it is unknown or if the board has no solution.
    [[nodiscard]] const lights::Optimum* optimum() const noexcept { return m_optimum ? &*m_optimum : nullptr; }
    [[nodiscard]] bool unsolvable() const noexcept { return m_unsolvable; }
    [[nodiscard]] bool undecided() const noexcept { return m_undecided; } ///< In quiet hours: nobody knows.
    [[nodiscard]] bool quietHours() const noexcept { return m_challenge.lights().rules().quietHours; }

    [[nodiscard]] Par par() const override;
    /// Stars that the player would earn if the next press solved the board and took another press back, 0 … 3; 0 once
    /// the solution was shown, as nothing is recorded then.
    [[nodiscard]] int starsWithinReach() const;
    /// The most moves that earn two stars: those of a solution, if all are known. \pre optimum() is known.
    [[nodiscard]] int twoStarMoves() const;

    /// The solution to lead to, from the start: of the shortest, the one nearest to the presses made if
    /// knowsShortestWay(), otherwise the best known; std::nullopt while none is known, and in quiet hours.
    [[nodiscard]] std::optional<lights::BitGrid> way() const;
    /// What has to be pressed from here for way(): its other windows, and those pressed that are none of them.
    [[nodiscard]] std::optional<lights::BitGrid> remaining() const;
    /// The fewest moves left from here; std::nullopt unless that is proven, and soon known after every press.
    [[nodiscard]] std::optional<int> movesLeft() const;
    /// In quiet hours: the best known order of presses from here, each allowed at its turn; null if none is known.
    [[nodiscard]] const std::vector<lights::Cell>* orderFromHere() const;
    [[nodiscard]] bool isShortestFromHere() const; ///< Whether that order is proven to be the shortest.
    /// In quiet hours: how many of the last presses have to be undone until the optimum is within reach again; 0 if it
    /// still is. std::nullopt if that is not proven.
    [[nodiscard]] std::optional<std::size_t> pressesTooMany() const;
    /// Whether way() is the nearest of all shortest solutions. True if the optimum is exact and the board small enough
    /// to go through its solutions after every press; not in quiet hours.
    [[nodiscard]] bool knowsShortestWay() const noexcept;

    /// Whether the board is solved as asked: for a riddle, by another solution than the one shown, and no longer.
    [[nodiscard]] bool answered() const;
    /// The solution that a riddle shows; null if there is none.
    [[nodiscard]] const lights::AnotherWay* shownWay() const;

    /// A press that a hint takes back, and why.
    struct Mistake {
        lights::Cell press; ///< The latest of those to be taken back.
        lights::Mistake why;
    };
    [[nodiscard]] std::optional<Mistake> mistake() const;
    /// The next press towards way(), with its reason; std::nullopt if there is a mistake or nothing is left to press.
    [[nodiscard]] std::optional<lights::Deduction> deduction() const;

    /// What is known of all solutions from the start; std::nullopt unless knowsShortestWay().
    struct Ways {
        std::uint64_t shortest = 0; ///< How many shortest solutions there are.
        bool alone = false;         ///< There is only one solution.
        int twoStars = 0;           ///< Moves of the longest solution that earns two stars or more.
        bool allShortest = false;   ///< No solution is longer than the others, or none counts for a riddle.
    };
    [[nodiscard]] std::optional<Ways> ways() const;

    /// Counts the shortest solutions and those of them that press the cell; std::nullopt unless knowsShortestWay().
    [[nodiscard]] std::optional<lights::ShortestSolutions> waysThrough(lights::Cell cell) const;

private:
    /// What is known in quiet hours from a position.
    struct FromHere {
        lights::Board board;
        std::optional<std::vector<lights::Cell>> order;
        bool exact = false;
    };
    /// \param made the presses that led to the board.
    [[nodiscard]] FromHere findFrom(const lights::Board& board, std::span<const lights::Cell> made) const;
    [[nodiscard]] bool hasOwnMarks() const; ///< Whether there are other marks than those given.
    [[nodiscard]] const lights::Solver& solver() const;
    void take(const lights::Optimum& optimum, int nullity);

    Challenge m_challenge;
    lights::Session m_session;
    puzzle::Marks m_marks;
    bool m_resumed = false;
    std::unique_ptr<Worker<lights::Answer>> m_solving;
    BoardProof m_proof;
    BoardProof::News m_proofNews = BoardProof::News::None;
    std::optional<lights::Optimum> m_optimum;
    std::optional<lights::BitGrid> m_otherWay; ///< The answer to a riddle that shows a solution.
    bool m_unsolvable = false;
    bool m_undecided = false;
    int m_nullity = 0;
    mutable std::optional<lights::Solver> m_solver;  ///< Created on first use.
    mutable std::optional<Ways> m_ways;              ///< Counted on first use.
    mutable std::optional<int> m_longestForTwoStars; ///< In quiet hours; looked for on first use.
    mutable std::optional<FromHere> m_fromHere;      ///< For the position that was asked about last.
};

} // namespace game
