// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/WriteQueue.hpp"

#include "data/database/Connection.hpp"
#include "data/database/Sql.hpp"

#include <exception>
#include <sqlite3.h>

namespace data {

WriteQueue::WriteQueue(Database& database)
    : m_database(database) {}

WriteQueue::~WriteQueue() {
    {
        const std::lock_guard lock(m_mutex);
        m_impatient = m_ending = true;
        m_wake.notify_all();
    }
    if (m_thread.joinable())
        m_thread.join();
    m_second.reset();
    m_database.beforeReopening = nullptr;
    if (m_waiting.empty())
        return;
    if (m_trouble == Trouble::Damaged)
        m_database.reopen();
    m_database.connection().sql.setBusyTimeout(0);
    for (const Job& job : m_waiting)
        job.write(m_database);
}

void WriteQueue::push(Job job) {
    const bool open = attach();
    {
        const std::lock_guard lock(m_mutex);
        if (!job.name.empty())
            std::erase_if(m_waiting, [&](const Job& earlier) { return earlier.name == job.name; });
        m_waiting.push_back(std::move(job));
        m_wake.notify_all();
    }
    if (!open)
        writeHere();
}

bool WriteQueue::attach() {
    if (m_second) // Only the owner sets or resets it.
        return true;
    if (!m_database.saves())
        return false;
    auto second = m_database.alongside();
    if (!second)
        return false;
    Connection& connection = second->connection();
    connection.waitsItself = true;
    sqlite3_busy_handler(
        connection.sql.getHandle(), [](void* queue, int) { return static_cast<WriteQueue*>(queue)->waitOn() ? 1 : 0; },
        this);
    m_database.beforeReopening = [this] { detach(); };
    const std::lock_guard lock(m_mutex);
    m_second.emplace(std::move(*second));
    if (!m_thread.joinable())
        m_thread = std::thread([this] { run(); });
    m_wake.notify_all();
    return true;
}

void WriteQueue::detach() {
    std::unique_lock lock(m_mutex);
    m_closing = true;
    m_wake.notify_all();
    m_changed.wait(lock, [this] { return !m_working; });
    m_closing = false;
    m_trouble.reset();
    m_second.reset();
}

void WriteQueue::clear() {
    detach();
    const std::lock_guard lock(m_mutex);
    m_waiting.clear();
    m_done.clear();
}

void WriteQueue::writeHere() {
    handOver();
    for (;;) {
        std::unique_lock lock(m_mutex);
        if (m_waiting.empty())
            return;
        const Job job = std::move(m_waiting.front());
        m_waiting.pop_front();
        lock.unlock(); // The write may reopen the file, and what follows it may ask for others.
        job.write(m_database).then();
    }
}

void WriteQueue::handOver() {
    for (;;) {
        std::unique_lock lock(m_mutex);
        if (m_done.empty())
            return;
        const std::function<void()> then = std::move(m_done.front());
        m_done.pop_front();
        lock.unlock();
        then();
    }
}

void WriteQueue::deliver() {
    handOver();
    std::unique_lock lock(m_mutex);
    if (const auto trouble = std::exchange(m_trouble, std::nullopt)) {
        lock.unlock();
        if (*trouble == Trouble::Moved)
            m_database.followFile();
        else
            m_database.reopen();
        lock.lock();
        m_wake.notify_all();
    }
    if (m_waiting.empty() || m_second)
        return;
    lock.unlock();
    if (!attach())
        writeHere();
}

bool WriteQueue::idle() const {
    const std::lock_guard lock(m_mutex);
    return m_waiting.empty() && !m_working && m_done.empty();
}

bool WriteQueue::wait(std::chrono::milliseconds limit) {
    std::unique_lock lock(m_mutex);
    const auto over = [this] { return m_waiting.empty() && !m_working; };
    m_changed.wait_for(lock, limit, [&] { return over() || m_heldUp || m_trouble || !m_second; });
    return over();
}

bool WriteQueue::heldUp() const {
    const std::lock_guard lock(m_mutex);
    return m_heldUp;
}

void WriteQueue::stopWaiting() {
    const std::lock_guard lock(m_mutex);
    m_impatient = true;
    m_wake.notify_all();
}

void WriteQueue::waitAgain() {
    const std::lock_guard lock(m_mutex);
    m_impatient = false;
}

bool WriteQueue::ready() const {
    return !m_waiting.empty() && m_second && !m_trouble && !m_closing;
}

void WriteQueue::run() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return ready() || m_ending; });
        if (!ready())
            return;
        Job job = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_working = true;
        lock.unlock();
        auto outcome = m_second->moved() ? std::nullopt : std::optional(outcomeOf(job));
        lock.lock();
        finish(std::move(job), std::move(outcome));
    }
}

WriteQueue::Outcome WriteQueue::outcomeOf(const Job& job) {
    try {
        return job.write(*m_second);
    } catch (...) { // A programming error: the owner gets it.
        return {[error = std::current_exception()] { std::rethrow_exception(error); }, std::nullopt};
    }
}

void WriteQueue::finish(Job job, std::optional<Outcome> outcome) {
    const bool damaged = outcome && outcome->problem == StorageProblem::Damaged && !job.retried;
    const bool interrupted = outcome && outcome->problem == StorageProblem::Busy && m_closing;
    if (!outcome)
        m_trouble = Trouble::Moved;
    else if (damaged)
        m_trouble = Trouble::Damaged;
    job.retried = job.retried || damaged;
    if (!outcome || damaged || interrupted)
        m_waiting.push_front(std::move(job));
    else
        m_done.push_back(std::move(outcome->then));
    m_working = m_heldUp = false;
    m_changed.notify_all();
}

bool WriteQueue::waitOn() {
    constexpr std::chrono::milliseconds pause{5};
    std::unique_lock lock(m_mutex);
    const auto now = std::chrono::steady_clock::now();
    if (!std::exchange(m_heldUp, true)) {
        m_heldUpSince = now;
        m_changed.notify_all();
    }
    const auto stopped = [this] { return m_impatient || m_closing; };
    if (stopped() || now - m_heldUpSince >= std::chrono::milliseconds(busyTimeout))
        return false;
    return !m_wake.wait_for(lock, pause, stopped);
}

} // namespace data
