// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Solver.hpp"
#include "ui/Animation.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace game {

/// The board for the current settings, and for Lights Out its optimum and what else is possible: all generated and
/// computed in workers, so that changing a setting never blocks. Outdated work is cancelled.
class RandomPreview {
public:
    using Range = tl::expected<lights::Possibilities, lights::GenerateProblem>;

    /// Requests another board. While one is still being generated, waits for a short pause first, so that settings can
    /// be changed quickly one after the other.
    void request(const Challenge::Random& wish);
    /// Shows a board that already exists.
    void show(Challenge challenge);
    /// Shows no board, because the typed code is invalid.
    void clear();
    /// Takes over results and starts pending work. \returns whether anything new is known.
    bool update(ui::Seconds step);

    /// The board, once generated.
    [[nodiscard]] const std::optional<Challenge>& challenge() const noexcept { return m_challenge; }
    /// Why there is no such board, if so.
    [[nodiscard]] const std::optional<NoBoard>& problem() const noexcept { return m_problem; }
    /// The proven optimum of a board of Lights Out; std::nullopt while unknown.
    [[nodiscard]] std::optional<int> optimum() const noexcept { return m_optimum; }
    /// The possible optima at this size with these rules, or why they cannot be determined; null while unknown.
    [[nodiscard]] const Range* range() const noexcept { return m_range ? &*m_range : nullptr; }
    [[nodiscard]] bool generating() const noexcept { return m_pendingRequest.has_value() || m_generation != nullptr; }
    [[nodiscard]] double progress() const noexcept { return m_generation ? m_generation->progress() : 0; }
    /// Whether anything is still being generated or computed.
    [[nodiscard]] bool busy() const noexcept { return generating() || m_rangeWorker || m_solving; }

private:
    template<class Work>
    void retire(std::unique_ptr<Work>& work);
    void begin(const Challenge::Random& wish);
    void findRange(const lights::RandomSetting& setting);
    void solve(const Challenge& challenge); ///< If it is a board of Lights Out.
    void forgetBoard();
    bool takeBoard();
    bool takeRange();
    bool takeOptimum();

    std::optional<Challenge::Random> m_pendingRequest; ///< The request that is still pausing.
    ui::Seconds m_pause = 0;                           ///< Time left to pause.
    Challenge::Random m_generated;                     ///< The request that m_generation works on.
    std::optional<lights::RandomSetting> m_rangeOf;
    std::unique_ptr<BoardGeneration> m_generation;
    std::unique_ptr<Worker<Range>> m_rangeWorker;
    std::unique_ptr<Worker<lights::Answer>> m_solving;
    std::vector<std::function<bool()>> m_retired; ///< Cancelled workers; each returns whether it has ended.

    std::optional<Challenge> m_challenge;
    std::optional<NoBoard> m_problem;
    std::optional<int> m_optimum;
    std::optional<Range> m_range;
};

} // namespace game
