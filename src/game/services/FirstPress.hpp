// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/Records.hpp"

#include <string>
#include <utility>

namespace game {

/// Notes the first press on a board, once more each time that it is restarted.
class FirstPress {
public:
    /// To be called in every frame. \param started whether there are presses now. \param code share code of the board.
    void follow(bool started, const Records& records, const std::string& code) {
        if (started && !std::exchange(m_started, started))
            records.noteStart(code);
        m_started = started;
    }

private:
    bool m_started = false;
};

} // namespace game
