// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>

namespace game {

/// The source of fresh seeds: unpredictable numbers, or those chosen by a test.
using Entropy = std::function<std::uint64_t()>;

[[nodiscard]] std::uint64_t systemEntropy();

} // namespace game
