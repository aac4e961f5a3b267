// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Challenge.hpp"
#include "puzzle/Game.hpp"

namespace game {

/// A round of either puzzle, as far as storing it and its result goes.
class StoredRound {
public:
    StoredRound() = default;
    virtual ~StoredRound() = default;
    StoredRound(const StoredRound&) = delete;
    StoredRound& operator=(const StoredRound&) = delete;

    [[nodiscard]] virtual const Challenge& challenge() const noexcept = 0;
    [[nodiscard]] virtual bool solved() const noexcept = 0;
    /// Whether anything was done that is worth keeping.
    [[nodiscard]] virtual bool touched() const noexcept = 0;
    [[nodiscard]] virtual puzzle::SavedGame save() const = 0;
    [[nodiscard]] virtual puzzle::Performance performance() const = 0;

    /// What the result is compared with: the optimum, or the player's own result if that is unknown or larger.
    [[nodiscard]] virtual Par par() const = 0;
    /// Whether the optimum is still being computed.
    [[nodiscard]] virtual bool solving() const noexcept = 0;
    /// Stops that; the optimum stays unknown.
    virtual void cancelSolving() = 0;
};

} // namespace game
