#pragma once

#include "lights/solver/Solver.hpp"

#include <atomic>
#include <chrono>
#include <future>
#include <optional>
#include <thread>

namespace game {

/// A board being solved in a worker thread. Destroying the job cancels it.
class SolverJob {
public:
    explicit SolverJob(lights::Puzzle puzzle);

    /// Waits at most `limit` for the answer. \returns whether it is there.
    bool wait(std::chrono::milliseconds limit);
    /// The answer once it is there; nullptr before. \throws what the solver threw.
    [[nodiscard]] const lights::Answer* answer();
    [[nodiscard]] double progress() const noexcept { return m_progress->load(); } ///< 0 … 1.

private:
    std::shared_ptr<std::atomic<double>> m_progress = std::make_shared<std::atomic<double>>(0.0);
    std::future<lights::Answer> m_future;
    std::optional<lights::Answer> m_answer;
    std::jthread m_worker; // Last: it is stopped and joined first.
};

} // namespace game
