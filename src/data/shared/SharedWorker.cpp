// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/SharedWorker.hpp"

#include "data/files/Json.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/shared/SharedPlace.hpp"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <type_traits>
#include <utility>
#include <variant>

namespace data {

namespace {

constexpr std::chrono::milliseconds threadPatience(100); ///< How long the destructor waits for the thread.

/// Does the tasks of one board. Keeps its database open.
class BoardWork {
public:
    BoardWork(puzzle::Kinds kinds, Log log)
        : m_kinds(kinds)
        , m_log(std::move(log)) {}

    void operator()(const SharedTask& task, const std::atomic<bool>& stop, const SharedWorker::Report& report) {
        if (!m_place || m_placeOf != task.place) {
            m_place.emplace(sharedPlace(task.place, m_log));
            m_placeOf = task.place;
        }
        std::visit([&](auto& place) { work(place, task, stop, report); }, *m_place);
    }

private:
    template<class Place>
    void work(Place& place, const SharedTask& task, const std::atomic<bool>& stop, const SharedWorker::Report& report) {
        if (const auto usable = task.create ? place.create() : place.check(); !usable) {
            if (!task.lines.empty())
                report({.written = usable});
            if (task.change)
                report({.changed = usable});
            report({.read = tl::unexpected(SharedFailure(usable.error()))});
            return;
        }
        // Reported before reading begins, which can take long: what was given must not be given again.
        if constexpr (std::is_same_v<Place, SharedServer>)
            tell(place, task.starts);
        if (!task.lines.empty())
            report({.written = place.give(task.lines)});
        if (task.change)
            report({.changed = place.writeClass(task.change->before, task.change->text)});
        if (!task.read || stop) {
            report({.read = SharedNews{}});
            return;
        }
        if (!m_runs) {
            if constexpr (std::is_same_v<Place, SharedFolder>)
                place.removeLeftovers();
            m_runs.emplace(task.database, m_kinds, m_log);
        }
        readClass(place, sharedClassFile(task.database), report);
        auto read = m_runs->follow(place, task.now, stop);
        if constexpr (std::is_same_v<Place, SharedFolder>)
            if (read && !stop && !task.names.empty() && m_runs->rename(place, task.names, stop).value_or(false))
                read = m_runs->follow(place, task.now, stop).map([&](SharedNews news) {
                    news.changed = true;
                    return news;
                });
        report({.read = std::move(read)});
    }

    /// Without it, a run has no time by the server's clock.
    static void tell(SharedServer& server, const std::vector<Started>& starts) {
        std::vector<std::string> codes;
        for (const Started& start : starts)
            if (std::chrono::steady_clock::now() - start.at <= lateStart)
                codes.push_back(start.code);
        static_cast<void>(server.start(codes));
    }

    /// Reads the class of the board, and keeps a copy.
    static void readClass(auto& place, const std::filesystem::path& copy, const SharedWorker::Report& report) {
        auto text = place.readClass();
        ProblemSink ignored{{}};
        // Rather the one before than one that is cut off.
        const bool keeps = text && (text->empty() || parseJson(withoutByteOrderMark(*text), ignored));
        if (keeps && readRegularFile(copy, maxClassFileBytes).value_or(std::string()) != *text)
            // Without a copy, the class is seen only while the board is there.
            static_cast<void>(text->empty() ? removeFile(copy) : replaceFile(copy, *text));
        report({.classText = std::move(text)});
    }

    puzzle::Kinds m_kinds;
    Log m_log;
    std::optional<SharedPlace> m_place; ///< The place of the last task: a server stays connected.
    std::filesystem::path m_placeOf;
    std::optional<SharedRuns> m_runs;
};

} // namespace

struct SharedWorker::State {
    Work work{};
    std::atomic<bool> stop = false;
    mutable std::mutex mutex{}; ///< For everything below.
    std::condition_variable changed{};
    std::optional<SharedTask> task{}; ///< That is to be begun.
    bool working = false;
    std::deque<SharedResult> results{};
    bool ended = false;
};

SharedWorker::SharedWorker(puzzle::Kinds kinds, const Log& log)
    : SharedWorker(Work(
          [work = std::make_shared<BoardWork>(kinds, log)](const SharedTask& task, const std::atomic<bool>& stop,
                                                           const Report& report) { (*work)(task, stop, report); })) {}

SharedWorker::SharedWorker(Work work)
    : m_state(std::make_shared<State>()) {
    m_state->work = std::move(work);
    std::thread([state = m_state] { run(state); }).detach();
}

SharedWorker::~SharedWorker() {
    std::unique_lock lock(m_state->mutex);
    m_state->stop = true;
    m_state->changed.notify_all();
    m_state->changed.wait_for(lock, threadPatience, [this] { return m_state->ended; });
}

void SharedWorker::run(const std::shared_ptr<State>& state) {
    const Report report = [&state](SharedResult result) {
        const std::lock_guard lock(state->mutex);
        state->results.push_back(std::move(result));
        state->changed.notify_all();
    };
    std::unique_lock lock(state->mutex);
    while (true) {
        state->changed.wait(lock, [&] { return state->stop || state->task; });
        if (state->stop)
            break;
        const SharedTask task = *std::exchange(state->task, std::nullopt);
        lock.unlock();
        try {
            state->work(task, state->stop, report);
        } catch (const std::exception&) { // Out of memory, for example: the next time may go better.
            report({.read = tl::unexpected(SharedFailure(SharedProblem::Failed))});
        }
        lock.lock();
        state->working = false;
        state->changed.notify_all();
    }
    lock.unlock();
    state->work = nullptr; // Closes the database.
    lock.lock();
    state->ended = true;
    state->changed.notify_all();
}

void SharedWorker::begin(SharedTask task) {
    const std::lock_guard lock(m_state->mutex);
    m_state->task = std::move(task);
    m_state->working = true;
    m_state->changed.notify_all();
}

std::optional<SharedResult> SharedWorker::take() {
    const std::lock_guard lock(m_state->mutex);
    if (m_state->results.empty())
        return std::nullopt;
    SharedResult result = std::move(m_state->results.front());
    m_state->results.pop_front();
    return result;
}

bool SharedWorker::busy() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->working || !m_state->results.empty();
}

bool SharedWorker::wait(std::chrono::milliseconds limit) {
    std::unique_lock lock(m_state->mutex);
    return m_state->changed.wait_for(lock, limit, [this] { return !m_state->working; });
}

} // namespace data
