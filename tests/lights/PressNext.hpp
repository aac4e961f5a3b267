// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Session.hpp"

namespace lights::test {

/// Time between presses: almost as fast as hands can be.
inline constexpr puzzle::Milliseconds quickly{45};

/// Presses a cell, some time after the press before.
inline void pressNext(Session& session, Cell cell) {
    session.advance(quickly);
    session.press(cell);
}

} // namespace lights::test
