// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "ui/Animation.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace game {

/// The random fuse box for the current settings, generated in a worker, so that changing a setting never blocks.
/// Outdated work is cancelled.
class FuseBoxPreview {
public:
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
    [[nodiscard]] bool generating() const noexcept { return m_pending.has_value() || m_generation != nullptr; }
    [[nodiscard]] double progress() const noexcept { return m_generation ? m_generation->progress() : 0; }

private:
    void forget();

    std::optional<Challenge::Random> m_pending; ///< The request that is still pausing.
    ui::Seconds m_pause = 0;                    ///< Time left to pause.
    Challenge::Random m_generated;              ///< The request that m_generation works on.
    std::unique_ptr<BoardGeneration> m_generation;
    std::vector<std::unique_ptr<BoardGeneration>> m_retired; ///< Cancelled, but not ended yet.
    std::optional<Challenge> m_challenge;
    std::optional<NoBoard> m_problem;
};

} // namespace game
