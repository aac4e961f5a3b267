#pragma once

#include "game/boards/Worker.hpp"
#include "lights/Puzzle.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace game {

/// The optima of boards that are looked at, each computed once. Only what takes no time is computed: the boards that
/// people play are small, and for a large one there is the best that was known so far.
class Optima {
public:
    struct Found {
        int moves = 0;
        bool exact = false; ///< Otherwise it is only the best known.
    };

    /// \param key names the board. \returns null where the board has no solution.
    [[nodiscard]] const Found* of(const std::string& key, const lights::Puzzle& puzzle);

private:
    std::map<std::string, std::optional<Found>> m_found;
};

/// What the solver has to say about a level in the list.
struct LevelOptimum {
    bool solvable = false;
    int moves = 0;      ///< Where it is solvable.
    bool exact = false; ///< Otherwise that is only the best known.
};

/// The optima of listed levels, found one after the other by a worker, so that no list waits for a large board. Each is
/// found once.
class LevelOptima {
public:
    LevelOptima() = default;
    ~LevelOptima();
    LevelOptima(const LevelOptima&) = delete;
    LevelOptima& operator=(const LevelOptima&) = delete;

    /// What is known of the board that `key` names; null for not yet, or where it could not be found.
    [[nodiscard]] const LevelOptimum* of(const std::string& key) const;
    /// Whether find() has nothing more to say about it.
    [[nodiscard]] bool done(const std::string& key) const { return m_found.contains(key); }
    /// Has the worker look at a board, unless it is at another one still.
    void find(const std::string& key, const lights::Puzzle& puzzle);
    /// Takes what the worker found.
    void poll();
    [[nodiscard]] bool busy() const noexcept { return m_worker != nullptr; }

private:
    using Found = std::optional<LevelOptimum>;

    std::map<std::string, Found> m_found;
    std::unique_ptr<Worker<Found>> m_worker;
    std::string m_at; ///< What the worker looks at.
};

} // namespace game
