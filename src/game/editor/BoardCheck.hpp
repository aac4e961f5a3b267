#pragma once

#include "data/levels/Library.hpp"
#include "game/boards/Worker.hpp"
#include "game/editor/EditorHistory.hpp"
#include "lights/BitGrid.hpp"
#include "lights/Draft.hpp"
#include "lights/solver/Solver.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What is known of the board in the editor.
struct BoardFacts {
    enum class State : std::uint8_t {
        NoWindows,
        Checking, ///< Whether it can be solved is being found out.
        Solvable,
        Unsolvable,
    };

    struct Moves {
        int moves = 0;
        bool exact = false;
    };

    State state = State::Checking;
    bool solved = false;                    ///< Start and goal are the same.
    long long lit = 0;                      ///< Windows that are lit.
    long long windows = 0;                  ///< All windows.
    std::optional<Moves> optimum;           ///< Not yet known: empty.
    std::optional<lights::BitGrid> presses; ///< A solution, the optimum as far as is known.
    std::optional<int> nullity;             ///< Where there is a solution there are 2^nullity.
    std::string twin;        ///< The name of the level that is the same board; empty where there is none.
    lights::BitGrid witness; ///< Unsolvable: a quiet pattern with an odd number of windows that are to change.
    std::vector<lights::BitGrid> repairs; ///< All of the same, smallest known size; empty while that is not known.
    bool repairExact = true;              ///< No smaller repair would do.
};

/// "10 moves", "at most 52 moves", "…".
[[nodiscard]] std::string optimumFact(const text::Text& text, const BoardFacts& facts);
/// Why there is no solution, at length; empty where there is one, or while that is being found out.
[[nodiscard]] std::string reasonFact(const text::Text& text, const BoardFacts& facts);
/// The number of solutions: "4", "2^44", "…".
[[nodiscard]] std::string solutionsFact(const BoardFacts& facts);

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

/// Which levels there are already, by their boards.
class Twins {
public:
    explicit Twins(const data::Library& library);

    /// The level that is the same board, in another file; null where there is none.
    [[nodiscard]] const data::LocalText* of(const EditorDocument& document) const;

private:
    struct Known {
        data::LocalText name;
        std::filesystem::path file;
    };
    std::multimap<std::string, Known> m_levels; ///< By share code.
};

} // namespace game
