// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Animation.hpp"

#include <optional>
#include <utility>

namespace game {

/// Lets a player hold a solution that is being shown, and go through it step by step.
class ShowHold {
public:
    [[nodiscard]] bool paused() const noexcept { return m_paused; }
    void toggle() noexcept { m_paused = !m_paused; }
    /// Holds the show, and lets it make one step.
    void step() noexcept { m_paused = m_once = true; }

    /// The time that passes for the show. \param pace the time for one step. \returns nothing while it is held.
    [[nodiscard]] std::optional<ui::Seconds> passed(ui::Seconds step, ui::Seconds pace) noexcept {
        if (std::exchange(m_once, false))
            return pace;
        return m_paused ? std::nullopt : std::optional(step);
    }

private:
    bool m_paused = false;
    bool m_once = false;
};

} // namespace game
