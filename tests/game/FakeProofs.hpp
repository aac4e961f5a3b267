// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/LongProofs.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <thread>

namespace game::test {

/// Takes every board for one whose optimum only a long proof can prove. An ordinary search finds a solution that is a
/// quiet pattern longer, if there is one; a long proof runs until the test lets it end.
class FakeProofs {
public:
    static constexpr std::uint64_t bytes = 54'000'000; ///< That is, 72 MB have to be available.

    [[nodiscard]] LongProofs::Means means() const {
        return {[state = m_state](const lights::Solver& solver, const lights::Board& board,
                                  const lights::SolveControl& control) {
                    lights::Answer answer = solver.solve(board);
                    if (!answer.solvable() || (control.memory > 0 && provenInTheEnd(*state, control)))
                        return answer;
                    lights::BitGrid presses = answer.result->presses();
                    if (!answer.quiet.empty())
                        presses ^= answer.quiet.front();
                    const int bound = presses.count() > 1 ? 1 : 0;
                    answer.result =
                        lights::Optimum(std::move(presses), bound, lights::LongProof{12'000'000'000, bytes, 2 * bytes});
                    answer.cancelled = control.stop.stop_requested();
                    return answer;
                },
                [state = m_state] { return state->memory.load(); }};
    }

    void available(std::uint64_t memory) { m_state->memory = memory; }
    void progress(double fraction) { m_state->progress = fraction; }
    void prove() { m_state->end = End::Proven; }
    void fail() { m_state->end = End::Failed; }
    /// How many proofs have been begun, and how many are still running.
    [[nodiscard]] int begun() const { return m_state->begun; }
    [[nodiscard]] int running() const { return m_state->running; }

private:
    enum class End : std::uint8_t { Open, Proven, Failed };
    struct State {
        std::atomic<std::uint64_t> memory = 1'000'000'000;
        std::atomic<double> progress = 0;
        std::atomic<End> end = End::Open;
        std::atomic<int> begun = 0;
        std::atomic<int> running = 0;
    };

    static bool provenInTheEnd(State& state, const lights::SolveControl& control) {
        ++state.begun;
        ++state.running;
        while (state.end == End::Open && !control.stop.stop_requested()) {
            control.progress(state.progress);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        --state.running;
        return state.end == End::Proven && !control.stop.stop_requested();
    }

    std::shared_ptr<State> m_state = std::make_shared<State>();
};

/// Calls turn() until done() is true, for a minute at most. \returns whether it is.
template<class Done, class Turn>
bool turnUntil(const Done& done, const Turn& turn) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (!done() && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        turn();
    }
    return done();
}

} // namespace game::test
