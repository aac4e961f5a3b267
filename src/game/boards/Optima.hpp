// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"
#include "game/boards/LongProofs.hpp"
#include "game/boards/Worker.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace game {

/// A cache of optima, each computed at most once. Computes only what takes no time: the boards that people play are
/// small, and for a large one the best solution found so far has to do.
class Optima {
public:
    struct Found {
        int moves = 0;
        bool exact = false; ///< Else only the best known.
    };

    /// \param key identifies the board. \returns null if the board is too large or no solution is known.
    [[nodiscard]] const Found* of(const std::string& key, const data::LevelPuzzle& puzzle);

private:
    std::map<std::string, std::optional<Found>> m_found;
};

/// The solver's result for a level in the list.
struct LevelOptimum {
    bool solvable = false;
    int moves = 0;      ///< If solvable.
    bool exact = false; ///< Else `moves` is only the best known.
};

/// The optima of listed levels, computed one after the other in a worker, each only once, so that no list waits for a
/// large board.
class LevelOptima {
public:
    /// \param proofs optima that long proofs have proven.
    explicit LevelOptima(const LongProofs& proofs)
        : m_proofs(proofs) {}
    ~LevelOptima();
    LevelOptima(const LevelOptima&) = delete;
    LevelOptima& operator=(const LevelOptima&) = delete;

    /// The result for the board identified by `key`; null if not yet known or out of the solver's reach.
    [[nodiscard]] const LevelOptimum* of(const std::string& key) const;
    /// Whether find() is done with it.
    [[nodiscard]] bool done(const std::string& key) const { return m_found.contains(key); }
    /// Starts to compute the optimum of a board, unless the worker is still busy with another one.
    void find(const std::string& key, const data::LevelPuzzle& puzzle);
    /// Takes over what the worker found.
    void poll();
    /// Takes over the optimum that a long proof has proven, if there is one. Takes a while for a large board.
    void takeProof(const std::string& key, const data::LevelPuzzle& puzzle);
    [[nodiscard]] bool busy() const noexcept { return m_worker != nullptr; }

private:
    using Found = std::optional<LevelOptimum>;

    void findOf(const std::string& key, const lights::Puzzle& puzzle);
    void findOf(const std::string& key, const arukone::Board& board);

    const LongProofs& m_proofs;
    std::map<std::string, Found> m_found;
    std::unique_ptr<Worker<Found>> m_worker;
    std::string m_at; ///< Key of the board the worker is on.
};

} // namespace game
