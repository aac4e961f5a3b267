// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/hints/Hint.hpp"

#include <cstdint>
#include <optional>

namespace arukone {

/// At most this many suppositions are tried for a hint. A strict board needs far fewer, but for the largest; one with
/// several solutions may have nothing left to deduce, which should not take long to find out.
inline constexpr std::uint64_t suppositionsIfStrict = 100'000;
inline constexpr std::uint64_t suppositionsIfNot = 4'000;

/// The first deduction that makes a cable go on: the hint's kind, pair, because, refutation and stroke; see nextHint().
/// \param cables of a game, which are right together. \returns std::nullopt if there is none, or it was not found.
[[nodiscard]] std::optional<Hint> deducedHint(const Board& board, bool strict, const Cables& cables,
                                              const SearchControl& control = {});

} // namespace arukone
