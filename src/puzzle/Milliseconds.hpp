// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>

namespace puzzle {

/// Unit of clocks and events.
using Milliseconds = std::chrono::milliseconds;

} // namespace puzzle
