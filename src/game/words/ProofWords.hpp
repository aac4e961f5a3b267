// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/LongProofs.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace game {

inline constexpr float proofStep = 0.25F; ///< Seconds after which the progress of a proof is looked at again.

/// A rough time: "about 10 seconds", "about half a minute", "about 2 minutes", "more than an hour".
[[nodiscard]] std::string aboutTime(const text::Text& text, double seconds);

/// What a button for the long proof of an optimum says, the longest first: "Prove the optimum: about a minute", or
/// "Stop the proof: 45 %".
[[nodiscard]] std::vector<std::string> proofLabels(const text::Text& text, const ProofState& proof);

/// Why a proof cannot begin. \param megabytes have to be available.
[[nodiscard]] std::string proofRefusal(const text::Text& text, std::uint64_t megabytes);

/// What a proof found. \param moves the optimum.
[[nodiscard]] std::string proofResult(const text::Text& text, int moves);

/// What is said if it found nothing.
[[nodiscard]] std::string proofFailure(const text::Text& text);

} // namespace game
