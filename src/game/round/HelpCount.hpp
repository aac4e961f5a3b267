// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <utility>

namespace game {

/// Counts the hints that a player looks at. All steps of a hint are one, and so is the same hint asked for again before
/// the next move, whatever was undone meanwhile. \tparam Told what tells one hint from another.
template<class Told>
class HelpCount {
public:
    /// To be called when a hint is told. \param before how many there were on the board. \returns how many with it.
    [[nodiscard]] int with(Told hint, int before) {
        const bool again = m_last == hint;
        m_last = std::move(hint);
        return again ? before : before + 1;
    }
    /// To be called after each move, and when the board was restarted.
    void forget() { m_last.reset(); }

private:
    std::optional<Told> m_last;
};

} // namespace game
