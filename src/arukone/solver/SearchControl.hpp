// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>

namespace arukone {

/// What bounds a search, and how it can be watched and stopped. Work is counted in states or nodes, never in seconds,
/// so an answer that was not stopped is the same on every machine.
struct SearchControl {
    std::uint64_t maxWork = std::uint64_t{1} << 27; ///< States expanded or nodes visited (about 0.1 to 1 µs each).
    std::size_t maxStates = 400'000;      ///< States that a frontier holds for one cell, for its memory: Frontier.hpp.
    std::stop_token stop;                 ///< Stops the search within 50 ms (if maxStates is at most 500 000).
    std::function<void(double)> progress; ///< Called from time to time with a growing fraction 0 … 1; may be empty.
};

/// How a search ended.
enum class SearchEnd : std::uint8_t {
    Complete,    ///< It went through everything that it had to.
    TooMuchWork, ///< maxWork or maxStates would have been exceeded.
    Stopped,     ///< By the stop token.
};

/// Counts the work of one call, reports progress, and knows when to end it.
class SearchMeter {
public:
    explicit SearchMeter(const SearchControl& control)
        : m_control(control) {}

    /// Counts one state or node that is about to be treated. \returns false if the search has to end instead; then
    /// end() says why.
    [[nodiscard]] bool spend() {
        if (m_spent % workBetweenLooks == 0 && m_control.stop.stop_requested())
            m_end = SearchEnd::Stopped;
        else if (m_spent >= m_control.maxWork)
            m_end = SearchEnd::TooMuchWork;
        else
            ++m_spent;
        return m_end == SearchEnd::Complete;
    }
    [[nodiscard]] SearchEnd end() const noexcept { return m_end; }
    [[nodiscard]] std::uint64_t spent() const noexcept { return m_spent; }

    /// Whether a frontier may hold this many states.
    [[nodiscard]] bool holds(std::size_t states) const noexcept { return states <= m_control.maxStates; }

    /// Passes on a fraction 0 … 1 of the work, unless it is hardly more than the last one.
    void report(double fraction) {
        if (m_control.progress && fraction >= m_reported + leastProgress)
            m_control.progress(m_reported = std::min(fraction, 1.0));
    }

private:
    static constexpr std::uint64_t workBetweenLooks = 1024; ///< At the stop token.
    static constexpr double leastProgress = 0.001;

    const SearchControl& m_control;
    std::uint64_t m_spent = 0;
    double m_reported = 0;
    SearchEnd m_end = SearchEnd::Complete;
};

} // namespace arukone
