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

/// Something being computed in a thread of its own. Destroying it cancels and waits for the thread, which takes as long
/// as the work needs to heed a cancel.
template<class Result>
class Worker {
public:
    using Progress = std::function<void(double)>; ///< To be called now and then with a fraction 0 … 1.
    using Work = std::function<Result(const std::stop_token&, const Progress&)>;

    explicit Worker(Work work) {
        std::promise<Result> promise;
        m_future = promise.get_future();
        m_thread = std::jthread([work = std::move(work), promise = std::move(promise),
                                 progress = m_progress](const std::stop_token& stop) mutable {
            try {
                promise.set_value(work(stop, [progress](double fraction) { progress->store(fraction); }));
            } catch (...) {
                promise.set_exception(std::current_exception()); // Thrown again where the result is asked for.
            }
        });
    }

    /// Waits at most `limit`. \returns whether the result is there.
    bool wait(std::chrono::milliseconds limit) {
        return m_result.has_value() || m_future.wait_for(limit) == std::future_status::ready;
    }
    /// The result once it is there; nullptr before. \throws what the work threw.
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
    std::jthread m_thread; // Last: it is stopped and joined first.
};

} // namespace game
