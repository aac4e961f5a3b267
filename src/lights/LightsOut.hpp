// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Kind.hpp"

namespace lights {

/// Lights Out, as storage sees it.
[[nodiscard]] const puzzle::Kind& lightsOut() noexcept;

} // namespace lights
