// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <numbers>

namespace ui {

/// Half a turn and a whole one, in radians.
inline constexpr float pi = std::numbers::pi_v<float>;
inline constexpr float tau = 2 * pi;

} // namespace ui
