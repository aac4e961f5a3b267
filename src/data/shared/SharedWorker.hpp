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

inline constexpr std::chrono::seconds lateStart{5};

/// Another class for a shared leaderboard: see SharedFolder::writeClass.
struct ClassChange {
    std::string before{};
    std::string text{};
};

/// The first press on a board, to be reported to a server.
struct Started {
    std::string code; ///< Share code of the board.
    std::chrono::steady_clock::time_point at;
};

/// What is to be done for a shared leaderboard: write what is to be given, then read what is new.
struct SharedTask {
    std::filesystem::path place{};    ///< See sharedPlace().
    std::filesystem::path database{}; ///< See SharedRuns.
    bool create = false;              ///< Turn the folder into a board if it is not one yet.
    std::string lines{};              ///< The runs that are to be given; empty for none.
    std::optional<ClassChange> change{};
    bool read = true; ///< Read what is new as well.
    puzzle::Moment now{};
    /// For a server. What is more than lateStart old is left out: its run would seem to have begun later than it did.
    std::vector<Started> starts{};
    NewNames names{}; ///< For a folder: runs that may be there under a former name of their player.
};

/// What became of a part of it.
struct SharedResult {
    std::optional<tl::expected<void, SharedProblem>> written{};    ///< If something was to be written.
    std::optional<tl::expected<SharedNews, SharedFailure>> read{}; ///< If reading has ended.
    std::optional<tl::expected<void, SharedProblem>> changed{};    ///< If the class was to be changed.
    std::optional<tl::expected<std::string, SharedProblem>>
        classText{}; ///< If it was read: see SharedFolder::readClass.
};

/// Does the tasks of a shared leaderboard in a thread of its own, so that the game waits for no drive. Only its owner
/// may use this object.
class SharedWorker {
public:
    using Report = std::function<void(SharedResult)>;
    /// Does one task, however long it takes. \param stop becomes true once the results are no longer needed.
    /// \param report called with each result as soon as it is known.
    using Work = std::function<void(const SharedTask& task, const std::atomic<bool>& stop, const Report& report)>;

    /// \param kinds must live until the program ends.
    SharedWorker(puzzle::Kinds kinds, const Log& log);
    explicit SharedWorker(Work work);
    SharedWorker(const SharedWorker&) = delete;
    SharedWorker& operator=(const SharedWorker&) = delete;
    /// Asks the thread to end, and waits a moment for it. One that waits for a drive is left behind: it ends with the
    /// drive's answer or with the program, and loses nothing.
    ~SharedWorker();

    /// Begins a task. \pre !busy()
    void begin(SharedTask task);
    /// Returns the next result that has come in.
    [[nodiscard]] std::optional<SharedResult> take();
    /// Whether a task is going on, or results are still to be taken.
    [[nodiscard]] bool busy() const;
    /// Waits until the task is done, but not longer than `limit`. \returns whether it is.
    bool wait(std::chrono::milliseconds limit);

private:
    struct State;

    static void run(const std::shared_ptr<State>& state);

    std::shared_ptr<State> m_state; ///< Also the thread's: it may outlive this object.
};

} // namespace data
