// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/round/SavedRound.hpp"
#include "game/win/ToWin.hpp"
#include "ui/Widget.hpp"

#include <optional>
#include <utility>

namespace game {

/// The moment between the last press and the win screen, while the board stays visible. This is the only place that
/// stores the run: once, as soon as the optimum is known, and not for a test.
class WinMoment {
public:
    WinMoment(Records& records, const data::Library& library, StoredRound& round, bool stores)
        : m_records(records)
        , m_library(library)
        , m_round(round)
        , m_stores(stores) {}

    /// To be called when the board was solved. \param best moves of the player's best run before this one.
    void begin(std::optional<int> best);
    [[nodiscard]] bool begun() const noexcept { return m_sinceWin.has_value(); }
    /// Seconds since the board was solved; 0 before.
    [[nodiscard]] ui::Seconds passed() const noexcept { return m_sinceWin.value_or(0); }
    /// \param step seconds since the last call. \param pause seconds to look at the dark house.
    /// \returns whether it is time for the win screen.
    bool update(ui::Seconds step, ui::Seconds pause);
    /// To be called when the player leaves early: stores the win, without the optimum if it is not known yet.
    void leave();
    /// Returns the arguments of the win screen; to be called once. \pre update() returned true, and it is not a test.
    [[nodiscard]] ToWin take() { return std::move(*m_win); }

private:
    void store();

    Records& m_records;
    const data::Library& m_library;
    StoredRound& m_round;
    bool m_stores;
    std::optional<int> m_best;
    std::optional<ui::Seconds> m_sinceWin;
    std::optional<ToWin> m_win; ///< Set once the run is stored.
};

} // namespace game
