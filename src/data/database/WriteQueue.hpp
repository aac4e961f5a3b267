// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <variant>

namespace data {

[[nodiscard]] inline std::optional<StorageProblem> storageProblemIn(StorageProblem problem) noexcept {
    return problem;
}
/// The storage problem among several kinds of problems, if it is one.
template<class... Kinds>
[[nodiscard]] std::optional<StorageProblem> storageProblemIn(const std::variant<Kinds...>& problem) noexcept {
    const auto* storage = std::get_if<StorageProblem>(&problem);
    return storage != nullptr ? std::optional(*storage) : std::nullopt;
}

/// Writes to a database in the order asked for, in a thread of its own and on a connection of its own, so that whoever
/// asks waits neither for the disk nor for another program that holds the file. Only the owner of the database, in one
/// thread, may use this class and the database itself.
///
/// A write gets the database to write to; it must use nothing else that changes. Its result is handed to the owner by
/// deliver(). While nothing can be stored on disk, the owner's database is in memory and writes are done at once.
/// The thread never decides what to do about a file that was replaced or damaged: it stops, deliver() lets the owner's
/// database follow the file, and then the write is done on what is there.
class WriteQueue {
public:
    /// \param database must outlive this object, and stay where it is.
    explicit WriteQueue(Database& database);
    /// Does what is left, without waiting for other programs and without delivering the results.
    ~WriteQueue();
    WriteQueue(const WriteQueue&) = delete;
    WriteQueue& operator=(const WriteQueue&) = delete;

    /// Asks for a write.
    /// \param write `tl::expected<…>(Database&)`; the error is or holds a StorageProblem.
    /// \param then `void(result)`: called by deliver(), or before this returns.
    /// \param replaces if not empty, this write makes earlier ones of the same name needless: those that have not begun
    /// are dropped, with their `then`.
    template<class Write, class Then>
    void add(Write write, Then then, std::string replaces = {}) {
        push({[write = std::move(write), then = std::move(then)](Database& database) {
                  auto result = write(database);
                  const auto problem = result ? std::nullopt : storageProblemIn(result.error());
                  return Outcome{[then, result = std::move(result)] { then(result); }, problem};
              },
              std::move(replaces)});
    }

    /// Hands over the results that have come in, and lets the database follow its file if the thread stopped for that.
    void deliver();
    /// Whether every write is done and its result delivered.
    [[nodiscard]] bool idle() const;
    /// Waits until every write is done, but not for another program, nor longer than `limit`.
    /// \returns whether every write is done; results may still have to be delivered.
    bool wait(std::chrono::milliseconds limit);
    /// Whether a write is waiting for another program.
    [[nodiscard]] bool heldUp() const;
    /// From now on no write waits for another program: it is refused as Busy at once.
    void stopWaiting();
    void waitAgain(); ///< Takes that back.
    /// Drops all writes that have not begun, and closes the file. To be called before the database is replaced by
    /// another one; the next write opens that one's file.
    void clear();

private:
    struct Outcome {
        std::function<void()> then;
        std::optional<StorageProblem> problem;
    };
    struct Job {
        std::function<Outcome(Database&)> write;
        std::string name;     ///< See add(): `replaces`.
        bool retried = false; ///< It has found damage before.
    };
    /// Why the thread stopped.
    enum class Trouble : std::uint8_t { Moved, Damaged };

    void push(Job job);
    [[nodiscard]] bool attach();                     ///< Opens the file for the thread. \returns whether it is open.
    void detach();                                   ///< Closes the file, after the write that is going on.
    void writeHere();                                ///< Does all waiting writes on the owner's database.
    void handOver();                                 ///< Calls the `then` of all finished writes.
    void run();                                      ///< The thread.
    [[nodiscard]] Outcome outcomeOf(const Job& job); ///< In the thread.
    void finish(Job job, std::optional<Outcome> outcome); ///< \pre the mutex is locked.
    [[nodiscard]] bool ready() const;                     ///< \pre the mutex is locked.
    [[nodiscard]] bool waitOn();                          ///< The thread's busy handler. \returns whether to try again.

    Database& m_database;
    mutable std::mutex m_mutex;        ///< For everything below.
    std::condition_variable m_wake;    ///< For the thread.
    std::condition_variable m_changed; ///< For the owner.
    std::deque<Job> m_waiting;
    std::deque<std::function<void()>> m_done;
    std::optional<Database> m_second; ///< Used by the thread while it works, else by the owner.
    std::optional<Trouble> m_trouble;
    bool m_working = false;
    bool m_closing = false;                              ///< The owner waits for the file to be closed.
    bool m_impatient = false;                            ///< See stopWaiting().
    bool m_ending = false;                               ///< The thread ends once there is nothing more to do.
    bool m_heldUp = false;                               ///< The write that is going on waits for another program,
    std::chrono::steady_clock::time_point m_heldUpSince; ///< since then.
    std::thread m_thread;
};

} // namespace data
