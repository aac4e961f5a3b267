// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/classes/ClassTable.hpp"
#include "game/services/Records.hpp"
#include "game/services/SharedBoards.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// What the current player has made of the tasks of a class, here and on other computers. Read a few tasks at a time,
/// so that no frame waits.
class ClassProgress {
public:
    ClassProgress(Records& records, SharedBoards& shared, const data::Library& library)
        : m_records(records)
        , m_shared(shared)
        , m_library(library) {}

    /// Reads again; results() stays as it is until that is done, unless it is of another class or of other tasks.
    /// \param board the name of the shared leaderboard. \pre there is such a board.
    void begin(const std::string& board, const data::ClassPlan& plan);
    /// To be called in every frame. \returns whether the results are new.
    bool update();
    [[nodiscard]] bool reading() const noexcept { return m_there.has_value(); }

    /// For each task; std::nullopt: not solved in its time.
    [[nodiscard]] const std::vector<std::optional<data::ClassResult>>& results() const noexcept { return m_results; }
    /// Number of tasks that are done.
    [[nodiscard]] std::size_t done() const noexcept;

private:
    void finish();

    Records& m_records;
    SharedBoards& m_shared;
    const data::Library& m_library;
    std::string m_board;
    std::vector<data::ClassTask> m_tasks;
    data::ClassCounts m_counts{};
    std::optional<data::ClassTableReader> m_here;  ///< Reads the runs that are still to be handed in.
    std::optional<data::ClassTableReader> m_there; ///< Reads those on the shared leaderboard.
    std::vector<std::optional<data::ClassResult>> m_results;
};

} // namespace game
