// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/SharedWorker.hpp"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace data {

namespace {

constexpr std::chrono::milliseconds patience(250); ///< How long the end of the program waits for a task to stop.

/// Does tasks. Keeps the databases of their boards open.
class Boards {
public:
    Boards(puzzle::Kinds kinds, Log log)
        : m_kinds(kinds)
        , m_log(std::move(log)) {}

    SharedResult operator()(const SharedTask& task, const std::atomic<bool>& stop) {
        const SharedFolder folder(task.folder);
        SharedResult result{task.board, {}, {}, SharedNews{}};
        if (const auto usable = task.create ? folder.create() : folder.check(); !usable) {
            result.unwritten = usable.error();
            result.read = tl::unexpected(SharedFailure(usable.error()));
            return result;
        }
        folder.removeLeftovers();
        for (const SharedFile& file : task.outgoing) {
            if (stop)
                break;
            if (const auto written = folder.publish(file); written) {
                result.written.push_back(file.name);
            } else {
                result.unwritten = written.error();
                break;
            }
        }
        result.read = runsIn(task.database).follow(folder, task.now, stop);
        return result;
    }

private:
    SharedRuns& runsIn(const std::filesystem::path& database) {
        return m_runs.try_emplace(database, database, m_kinds, m_log).first->second;
    }

    puzzle::Kinds m_kinds;
    Log m_log;
    std::map<std::filesystem::path, SharedRuns> m_runs;
};

} // namespace

struct SharedWorker::State {
    Work work{};
    std::atomic<bool> stop = false;
    mutable std::mutex mutex{}; ///< For everything below.
    std::condition_variable changed{};
    std::deque<SharedTask> waiting{};
    std::deque<SharedResult> done{};
    std::optional<std::string> working{}; ///< The board of the task that is going on.
    bool ended = false;
};

SharedWorker::SharedWorker(puzzle::Kinds kinds, const Log& log)
    : SharedWorker(Work([boards = std::make_shared<Boards>(kinds, log)](
                            const SharedTask& task, const std::atomic<bool>& stop) { return (*boards)(task, stop); })) {
}

SharedWorker::SharedWorker(Work work)
    : m_state(std::make_shared<State>()) {
    m_state->work = std::move(work);
    std::thread([state = m_state] { run(state); }).detach();
}

SharedWorker::~SharedWorker() {
    std::unique_lock lock(m_state->mutex);
    m_state->stop = true;
    m_state->changed.notify_all();
    m_state->changed.wait_for(lock, patience, [this] { return m_state->ended; });
}

void SharedWorker::run(const std::shared_ptr<State>& state) {
    std::unique_lock lock(state->mutex);
    while (true) {
        state->changed.wait(lock, [&] { return state->stop || !state->waiting.empty(); });
        if (state->stop)
            break;
        const SharedTask task = std::move(state->waiting.front());
        state->waiting.pop_front();
        state->working = task.board;
        lock.unlock();
        SharedResult result = state->work(task, state->stop);
        lock.lock();
        state->working.reset();
        state->done.push_back(std::move(result));
        state->changed.notify_all();
    }
    state->work = nullptr; // Closes the databases.
    state->ended = true;
    state->changed.notify_all();
}

void SharedWorker::add(SharedTask task) {
    const std::lock_guard lock(m_state->mutex);
    const auto same = [&](const SharedTask& other) { return other.board == task.board; };
    std::erase_if(m_state->waiting, same);
    m_state->waiting.push_back(std::move(task));
    m_state->changed.notify_all();
}

std::optional<SharedResult> SharedWorker::take() {
    const std::lock_guard lock(m_state->mutex);
    if (m_state->done.empty())
        return std::nullopt;
    SharedResult result = std::move(m_state->done.front());
    m_state->done.pop_front();
    return result;
}

bool SharedWorker::busy(const std::string& board) const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->working == board || std::any_of(m_state->waiting.begin(), m_state->waiting.end(),
                                                    [&](const SharedTask& task) { return task.board == board; });
}

bool SharedWorker::wait(std::chrono::milliseconds limit) {
    std::unique_lock lock(m_state->mutex);
    return m_state->changed.wait_for(lock, limit, [this] { return !m_state->working && m_state->waiting.empty(); });
}

} // namespace data
