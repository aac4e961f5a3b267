// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Day.hpp"

namespace data {

/// When the tests of shared leaderboards take place.
inline const puzzle::Moment noon = puzzle::momentFromText("2025-07-13T12:00:00Z").value();

} // namespace data
