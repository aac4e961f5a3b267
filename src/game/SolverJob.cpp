#include "game/SolverJob.hpp"

#include <utility>

namespace game {

SolverJob::SolverJob(lights::Puzzle puzzle) {
    std::promise<lights::Answer> promise;
    m_future = promise.get_future();
    m_worker = std::jthread([puzzle = std::move(puzzle), promise = std::move(promise),
                             progress = m_progress](std::stop_token stop) mutable {
        try {
            lights::SolveControl control;
            control.stop = std::move(stop);
            control.progress = [progress](double fraction) { progress->store(fraction); };
            promise.set_value(lights::solve(puzzle, control));
        } catch (...) {
            promise.set_exception(std::current_exception()); // Thrown again where the answer is asked for.
        }
    });
}

bool SolverJob::wait(std::chrono::milliseconds limit) {
    return m_answer.has_value() || m_future.wait_for(limit) == std::future_status::ready;
}

const lights::Answer* SolverJob::answer() {
    if (!m_answer && m_future.valid() && wait(std::chrono::milliseconds(0)))
        m_answer = m_future.get();
    return m_answer ? &*m_answer : nullptr;
}

} // namespace game
