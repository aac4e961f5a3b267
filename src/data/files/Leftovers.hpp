// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"

#include <chrono>

namespace data {

/// How long a temporary file must not have changed before it can count as left over.
inline constexpr std::chrono::minutes leftoverAge(1);

/// Removes the temporary files that a killed program or a power cut has left in the folders of the player's data.
/// Leaves alone what a running program may still be writing: a file that is locked or has changed within leftoverAge.
/// Removes only regular files of this user with a single name, and never follows a link. Failures are ignored: the next
/// start tries again.
void removeLeftovers(const Paths& paths);

} // namespace data
