// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Kind.hpp"

namespace data {

/// Returns all puzzles of this program.
[[nodiscard]] puzzle::Kinds puzzles() noexcept;

} // namespace data
