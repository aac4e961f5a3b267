// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/LongProofs.hpp"
#include "game/boards/Worker.hpp"
#include "lights/BitGrid.hpp"
#include "lights/Draft.hpp"
#include "lights/solver/Solver.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What is known so far about the board in the editor.
struct BoardFacts {
    enum class State : std::uint8_t {
        NoWindows,
        Checking, ///< Still finding out whether it can be solved.
        Solvable,
        Unsolvable,
        Undecided, ///< In quiet hours: no order of presses was found, and none is ruled out.
    };

    struct Moves {
        int moves = 0;
        bool exact = false;
    };

    State state = State::Checking;
    bool solved = false;          ///< The start already is the goal.
    long long lit = 0;            ///< Number of lit cells.
    long long windows = 0;        ///< Number of cells.
    long long toPress = 0;        ///< How many of them are not sealed.
    std::optional<Moves> optimum; ///< Empty until known.
    /// The presses of a solution, the shortest one known; in quiet hours in an order that works. Empty until known.
    std::vector<lights::Cell> solution;
    bool quietHours = false;
    std::optional<Moves> atAnyTime;  ///< In quiet hours: the optimum without them; empty until known.
    std::optional<int> nullity;      ///< A solvable board has 2^nullity solutions; empty until known.
    std::optional<ProofState> proof; ///< A long proof of the optimum; empty if none is offered.
    std::string twin;                ///< Which level has the same board; empty if none.
    lights::BitGrid witness;         ///< If unsolvable: a quiet pattern with an odd number of cells that must change.
    std::vector<lights::BitGrid> repairs; ///< All of the same size, the smallest known; empty until known.
    bool onlyQuietHours = false;          ///< If unsolvable: without quiet hours there would be a solution.
    bool repairExact = true;              ///< Whether no smaller repair exists.
};

/// A number of moves as text: "10 moves", "at most 52 moves", or "…" while unknown.
[[nodiscard]] std::string movesFact(const text::Text& text, const std::optional<BoardFacts::Moves>& fewest);
/// Likewise in figures, where room is short: "10", "≤ 52".
[[nodiscard]] std::string movesFigure(const text::Text& text, const std::optional<BoardFacts::Moves>& fewest);
/// Explains at length why there is no solution; empty if there is one or while that is not known.
[[nodiscard]] std::string reasonFact(const text::Text& text, const BoardFacts& facts);
/// The number of solutions: "4", "2^44", or "…" while unknown.
[[nodiscard]] std::string solutionsFact(const BoardFacts& facts);

/// Analyses the board in the editor while it is being painted. Whether a board of ordinary size can be solved is known
/// at once; everything else, and everything about large boards, comes from a worker. A worker whose board is no longer
/// the current one is cancelled at once and never waited for.
class LightsCheck {
public:
    /// \param proofs for long proofs of the optimum; may be null.
    explicit LightsCheck(LongProofs* proofs = nullptr)
        : m_proofs(proofs)
        , m_proof(proofs) {}
    ~LightsCheck();
    LightsCheck(const LightsCheck&) = delete;
    LightsCheck& operator=(const LightsCheck&) = delete;

    /// Boards with up to this many cells are checked for solvability at once.
    static constexpr std::int64_t quickCells = 900;

    /// Makes `board` the current one and starts to analyse it. A board that only differs in what does not matter for
    /// its solutions is not analysed again.
    void look(const lights::Draft& board);
    /// Takes over what the worker found. \returns whether anything new is known.
    bool poll();
    /// Whether what takes no patience is still being found out.
    [[nodiscard]] bool busy() const noexcept { return m_worker != nullptr || m_wanted; }
    /// The long proof of the optimum, if there is one. poll() takes its result.
    [[nodiscard]] BoardProof& proof() noexcept { return m_proof; }
    [[nodiscard]] const BoardProof& proof() const noexcept { return m_proof; }
    /// What the last poll() learned from the long proof.
    [[nodiscard]] BoardProof::News proofNews() const noexcept { return m_proofNews; }
    [[nodiscard]] const BoardFacts& facts() const noexcept { return m_facts; }

private:
    using SharedSolver = std::shared_ptr<const lights::Solver>;
    /// Everything about a board but its lights: while this stays the same, the elimination can be reused.
    struct Shape {
        lights::BitGrid holes;
        lights::BitGrid sealed;
        lights::BitGrid curtains;
        lights::Rules rules;
        friend bool operator==(const Shape&, const Shape&) = default;
    };
    struct Found {
        SharedSolver solver;
        lights::Answer answer;
        std::vector<lights::BitGrid> repairs;
        std::optional<BoardFacts::Moves> atAnyTime;
    };

    static SharedSolver makeSolver(const Shape& shape);
    static std::optional<BoardFacts::Moves> movesAtAnyTime(const Shape& shape, const lights::Board& difference,
                                                           const lights::SolveControl& control);
    bool updateSolvability(); ///< \returns whether it was not known before.
    void startWorker();
    void take(const Found& found);
    void take(const lights::Optimum& optimum, int nullity);
    /// The current board with the goal that all windows are dark. \pre it has windows.
    [[nodiscard]] lights::Puzzle puzzle() const;

    LongProofs* m_proofs;
    BoardProof m_proof;
    BoardProof::News m_proofNews = BoardProof::News::None;
    BoardFacts m_facts;
    bool m_looked = false;      ///< There is a current board.
    Shape m_shape;              ///< Shape of the current board.
    lights::Board m_difference; ///< The cells of the current board that differ from its goal.
    SharedSolver m_solver;      ///< For m_shape; null until built.
    std::unique_ptr<Worker<Found>> m_worker;
    bool m_stale = false;  ///< The worker is still on an earlier board.
    bool m_wanted = false; ///< Start a worker as soon as the stale one has ended.
    Shape m_workerShape;
};

} // namespace game
