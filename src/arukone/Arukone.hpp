// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Kind.hpp"

namespace arukone {

/// What files and keys call the puzzle. Must never change.
inline constexpr std::string_view puzzleId = "arukone";

/// Arukone, as storage sees it.
[[nodiscard]] const puzzle::Kind& arukone() noexcept;

} // namespace arukone
