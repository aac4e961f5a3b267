// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/shared/SharedRuns.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace data {

/// What is to be done for a shared board: write what waits to be written, then read what is new.
struct SharedTask {
    std::string board;
    std::filesystem::path folder;   ///< See SharedFolder.
    std::filesystem::path database; ///< See SharedRuns.
    bool create = false;            ///< Make the folder a board if it is none.
    std::vector<SharedFile> outgoing{};
    puzzle::Moment now{};
};

/// What became of it.
struct SharedResult {
    std::string board;
    std::vector<std::string> written{};           ///< Names of the files that are in the folder now.
    std::optional<SharedProblem> unwritten{};     ///< Why others are not.
    tl::expected<SharedNews, SharedFailure> read; ///< What is new.
};

/// Does the tasks of shared boards in a thread of its own, one after the other, so that the game waits for no drive.
/// Only its owner may use this object.
class SharedWorker {
public:
    /// Does one task; may take any time. \param stop becomes true when nobody wants the result any more.
    using Work = std::function<SharedResult(const SharedTask& task, const std::atomic<bool>& stop)>;

    /// \param kinds must live until the program ends.
    SharedWorker(puzzle::Kinds kinds, const Log& log);
    explicit SharedWorker(Work work);
    SharedWorker(const SharedWorker&) = delete;
    SharedWorker& operator=(const SharedWorker&) = delete;
    /// Ends what is going on. A thread that waits for a drive is left behind: it ends with the drive's answer or with
    /// the program, and loses nothing.
    ~SharedWorker();

    /// Adds a task. Replaces one for the same board that has not begun.
    void add(SharedTask task);
    /// Returns the next result that has come in.
    [[nodiscard]] std::optional<SharedResult> take();
    /// Whether a task for the board waits or is going on.
    [[nodiscard]] bool busy(const std::string& board) const;
    /// Waits until all tasks are done, but not longer than `limit`. \returns whether they are.
    bool wait(std::chrono::milliseconds limit);

private:
    struct State;

    static void run(const std::shared_ptr<State>& state);

    std::shared_ptr<State> m_state; ///< Also the thread's: it may outlive this object.
};

} // namespace data
