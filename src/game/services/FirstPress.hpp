// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/Records.hpp"

#include <optional>
#include <string>

namespace game {

/// Reports the first press on a board, and again each time that it is restarted; but none on a board that is resumed,
/// whose first press was in another sitting.
class FirstPress {
public:
    /// To be called in every frame. \param started whether there are presses now. \param code share code of the board.
    void follow(bool started, const Records& records, const std::string& code) {
        if (started && m_started == false)
            records.noteStart(code);
        m_started = started;
    }

private:
    std::optional<bool> m_started; ///< Unknown before the first frame.
};

} // namespace game
