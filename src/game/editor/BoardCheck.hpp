#pragma once

#include "game/boards/Worker.hpp"
#include "game/editor/BoardFacts.hpp"
#include "lights/Draft.hpp"
#include "lights/solver/Solver.hpp"

#include <memory>
#include <optional>

namespace game {

/// Finds out about the board in the editor while it is painted. Whether a board of ordinary size can be solved is known
/// at once; the rest, and all about large boards, comes from a worker. A worker whose board is no longer the one at
/// hand is cancelled at once, and never waited for.
class BoardCheck {
public:
    BoardCheck() = default;
    ~BoardCheck();
    BoardCheck(const BoardCheck&) = delete;
    BoardCheck& operator=(const BoardCheck&) = delete;

    /// Boards of up to so many cells are checked at once.
    static constexpr std::int64_t quickCells = 900;

    /// Another board is at hand.
    void look(const lights::Draft& board);
    /// Takes what a worker found. \returns whether something new is known.
    bool poll();
    [[nodiscard]] bool busy() const noexcept { return m_worker != nullptr || m_wanted; }
    [[nodiscard]] const BoardFacts& facts() const noexcept { return m_facts; }

private:
    using SharedSolver = std::shared_ptr<const lights::Solver>;
    /// What a board has to say, its lights aside: as long as this is the same, the elimination is too.
    struct Shape {
        lights::BitGrid holes;
        lights::Rules rules;
        friend bool operator==(const Shape&, const Shape&) = default;
    };
    struct Found {
        SharedSolver solver;
        lights::Answer answer;
        std::vector<lights::BitGrid> repairs;
    };

    static SharedSolver makeSolver(const Shape& shape);
    bool knowSolvability(); ///< \returns whether it is news.
    void startWorker();
    void take(const Found& found);

    BoardFacts m_facts;
    Shape m_shape;              ///< Of the board at hand.
    lights::Board m_difference; ///< Its windows that differ from the goal.
    SharedSolver m_solver;      ///< For m_shape, once it is there.
    std::unique_ptr<Worker<Found>> m_worker;
    bool m_stale = false;  ///< What the worker finds is about another board.
    bool m_wanted = false; ///< A worker is to start as soon as the stale one is gone.
    Shape m_workerShape;
};

} // namespace game
