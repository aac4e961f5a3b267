#pragma once

#include "game/boards/Challenge.hpp"
#include "game/boards/Worker.hpp"
#include "lights/Hint.hpp"
#include "lights/Session.hpp"
#include "lights/solver/Solver.hpp"

#include <memory>
#include <optional>

namespace game {

/// One puzzle on the table: the session, and what the solver knows of it. The optimum is computed in a worker thread
/// and is there when the board opens, unless the board is large.
class Round {
public:
    /// \param saved an unfinished session of this puzzle; what does not fit it is dropped.
    Round(Challenge challenge, const std::optional<puzzle::SavedGame>& saved);

    [[nodiscard]] const Challenge& challenge() const noexcept { return m_challenge; }
    [[nodiscard]] lights::Session& session() noexcept { return m_session; }
    [[nodiscard]] const lights::Session& session() const noexcept { return m_session; }
    [[nodiscard]] bool resumed() const noexcept { return m_resumed; } ///< The saved session was taken up.

    /// Looks whether the worker is done. \returns whether something new is known.
    bool poll();
    [[nodiscard]] bool solving() const noexcept { return m_solving != nullptr; }
    [[nodiscard]] double progress() const noexcept { return m_solving ? m_solving->progress() : 1; }
    /// Gives up waiting for the optimum: the worker stops.
    void cancelSolving() { m_solving.reset(); }

    /// The optimum from the start; nullptr while it is not known and for a board that has no solution.
    [[nodiscard]] const lights::Optimum* optimum() const noexcept { return m_optimum ? &*m_optimum : nullptr; }
    [[nodiscard]] bool unsolvable() const noexcept { return m_unsolvable; }

    /// What the moves are held against: the optimum, or the player's own moves where nothing better is known.
    [[nodiscard]] Par par() const;
    /// How many of the three stars can still be had if the board is solved with the next press; none once the solution
    /// was shown, when nothing is recorded.
    [[nodiscard]] int starsWithinReach() const;

    /// Presses that solve the board as it stands: the fewest on boards where that is quick to know, otherwise what is
    /// left of the optimum from the start; nothing while no solution is known.
    [[nodiscard]] std::optional<lights::BitGrid> remaining() const;
    /// Whether remaining() is a shortest way, so that "moves left from here" can be shown.
    [[nodiscard]] bool knowsShortestWay() const noexcept;

    /// How the window stands among the solutions from here; nothing where knowsShortestWay() is false.
    [[nodiscard]] std::optional<lights::ShortestWays> waysThrough(lights::Cell cell) const;
    /// How many moves more than the optimum the shortest way from here will have come to; nothing as for waysThrough.
    [[nodiscard]] std::optional<int> detour() const;

private:
    /// \pre knowsShortestWay().
    [[nodiscard]] const lights::Solver& solver() const;

    Challenge m_challenge;
    lights::Session m_session;
    bool m_resumed = false;
    std::unique_ptr<Worker<lights::Answer>> m_solving;
    std::optional<lights::Optimum> m_optimum;
    bool m_unsolvable = false;
    int m_nullity = 0;
    mutable std::optional<lights::Solver> m_solver; ///< Made when first asked.
};

} // namespace game
