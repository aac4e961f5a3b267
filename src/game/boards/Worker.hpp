// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

namespace game {

/// A computation in a thread of its own. The destructor cancels it and waits for the thread, that is, until the work
/// responds to the cancellation.
template<class Result>
class Worker {
public:
    using Progress = std::function<void(double)>; ///< The work calls it now and then with a fraction from 0 to 1.
    using Work = std::function<Result(const std::stop_token&, const Progress&)>;

    explicit Worker(Work work) {
        std::promise<Result> promise;
        m_future = promise.get_future();
        m_thread = std::jthread([work = std::move(work), promise = std::move(promise),
                                 progress = m_progress](const std::stop_token& stop) mutable {
            try {
                promise.set_value(work(stop, [progress](double fraction) { progress->store(fraction); }));
            } catch (...) {
                promise.set_exception(std::current_exception()); // Rethrown by result().
            }
        });
    }

    /// Waits for at most `limit`. \returns whether the result is available.
    bool wait(std::chrono::milliseconds limit) {
        return m_result.has_value() || m_future.wait_for(limit) == std::future_status::ready;
    }
    /// Returns the result, or nullptr while it is not available yet. \throws what the work threw.
    [[nodiscard]] const Result* result() {
        if (!m_result && wait(std::chrono::milliseconds(0)))
            m_result = m_future.get();
        return m_result ? &*m_result : nullptr;
    }
    [[nodiscard]] double progress() const noexcept { return m_progress->load(); }
    /// Asks the thread to end, without waiting for it.
    void cancel() { m_thread.request_stop(); }

private:
    std::shared_ptr<std::atomic<double>> m_progress = std::make_shared<std::atomic<double>>(0.0);
    std::future<Result> m_future;
    std::optional<Result> m_result;
    std::jthread m_thread; // Last member, so that it is stopped and joined first.
};

} // namespace game
