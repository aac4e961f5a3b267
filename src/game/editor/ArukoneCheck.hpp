// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/editing/Review.hpp"
#include "arukone/solver/Obstacle.hpp"
#include "game/boards/Worker.hpp"
#include "ui/Animation.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace game {

/// What is known so far about the fuse box in the editor.
struct ArukoneKnowledge {
    enum class State : std::uint8_t {
        NoPairs,
        Lone,     ///< A number lacks its partner.
        Checking, ///< Still finding out.
        Known,    ///< `review` says what is known; some of it may not be decided.
    };
    State state = State::NoPairs;
    /// Only three things are known: whether the box can be solved, how, and a bound of the least length; the rest is
    /// not.
    bool more = false;
    int lone = 0; ///< The number that lacks its partner, counted from 0.
    arukone::Review review;
    std::optional<arukone::Obstacle> obstacle; ///< If the board cannot be solved, and that can be shown.
    bool unfilled = false; ///< The board cannot be solved, but could be if cells were allowed to stay empty.
    bool touching = false; ///< The same if cables were allowed to run beside themselves.
    std::optional<arukone::LeastLength> least; ///< If cells may stay empty and the board can be solved.
    std::vector<puzzle::Cell> differs;         ///< Where another solution differs; empty if none is known.

    [[nodiscard]] bool solvable() const noexcept { return state == State::Known && review.solvable == true; }
    [[nodiscard]] bool unsolvable() const noexcept { return state == State::Known && review.solvable == false; }
    [[nodiscard]] bool ambiguous() const noexcept { return solvable() && review.unique == false; }
};

/// Analyses the fuse box in the editor while it is being painted, in a worker: first whether it can be solved, then the
/// rest. A worker whose board is no longer the current one is cancelled and never waited for. On request a second
/// worker looks for repairs.
class ArukoneCheck {
public:
    ArukoneCheck() = default;
    ~ArukoneCheck();
    ArukoneCheck(const ArukoneCheck&) = delete;
    ArukoneCheck& operator=(const ArukoneCheck&) = delete;

    /// Makes a board the current one and starts to analyse it, unless it is that already.
    void look(const arukone::Draft& draft);
    /// Starts to look for cuts that leave one solution, or fewer. \pre knowledge().ambiguous().
    void seekRepairs();
    [[nodiscard]] bool seekingRepairs() const noexcept { return m_repairing != nullptr; }
    /// Whether that search has ended, so that takeRepairs() returns them.
    [[nodiscard]] bool repairsFound() const { return m_repairing && m_repairing->result() != nullptr; }
    /// Returns the repairs once the search has ended, and forgets them: an empty list if there are none, std::nullopt
    /// while it is still running or if none was started.
    [[nodiscard]] std::optional<std::vector<arukone::Cut>> takeRepairs();

    /// Takes over what the worker found. \param passed seconds since the last call. \returns whether anything new is
    /// known.
    bool poll(ui::Seconds passed = 0);
    /// Whether there is no help on the board: even after some seconds it is not known whether it can be solved, so a
    /// solution may never be found.
    [[nodiscard]] bool isHelpless() const noexcept;
    [[nodiscard]] bool busy() const noexcept { return m_worker || m_repairing || m_wanted; }
    [[nodiscard]] const ArukoneKnowledge& knowledge() const noexcept { return m_known; }

private:
    void startWorker();

    std::optional<arukone::Board> m_board;
    ArukoneKnowledge m_known;
    std::unique_ptr<Worker<ArukoneKnowledge>> m_worker;
    std::unique_ptr<Worker<std::vector<arukone::Cut>>> m_repairing;
    std::vector<std::unique_ptr<Worker<std::vector<arukone::Cut>>>> m_retired; ///< Cancelled, but not ended yet.
    ui::Seconds m_waited = 0;                                                  ///< For the first result.
    bool m_stale = false;  ///< The worker is still on an earlier board.
    bool m_wanted = false; ///< Start a worker as soon as the stale one has ended.
};

} // namespace game
