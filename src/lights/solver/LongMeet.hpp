// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/LightPoints.hpp"
#include "lights/solver/Meet.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace lights {

/// What a long proof of one block takes; nothing if a class is too large even for that.
[[nodiscard]] std::optional<LongProof> longProofOf(const Split& split) noexcept;

/// The steps that the lists of light points take: LongProof::steps, less what symmetries of the board save.
[[nodiscard]] std::uint64_t longProofSteps(const SymmetricClasses& classes);

/// How many points of each class there is memory for. \pre at least LongProof::bytes.
[[nodiscard]] std::uint64_t lightPointsWithin(std::uint64_t bytes) noexcept;

/// What a long proof found out about one block.
struct LongMet {
    MeetResult met;
    /// The coefficients of all lightest solutions, ascending; only if met.complete, and the first few thousand at most.
    std::vector<Word> optima;
    std::array<std::uint64_t, 2> pairs{}; ///< Solutions visited on each pair of classes.
};

/// Finds the lightest solution on a block like meet, for classes that are too large for tables.
///
/// A layer needs only the lightest points of its two classes. So each class is transformed piece by piece, and only
/// these are kept: less than a hundredth of all points is enough to get through all layers. The weights on the other
/// two classes are not looked up but counted, cell by cell. Where the board and its lights have symmetries, only one
/// point of each orbit is kept and only one pair of each orbit is visited.
///
/// \param known the coefficients of a solution found before. \param share the steps it may take. \param points how
/// many of each class are kept at most. \returns the best solution and bound so far if one of these does not suffice or
/// the call is cancelled. \pre no class has a rank above maxPartRank.
[[nodiscard]] LongMet meetLong(const SymmetricClasses& classes, Word known, std::uint64_t share, std::uint64_t points,
                               Meter& meter);

} // namespace lights
