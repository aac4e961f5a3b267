// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"

#include <map>

namespace data {

/// Upper limit for any count of a run: more than its events can contain, and safe from overflow.
inline constexpr int maxCount = 10'000'000;

/// Verifies runs and night shifts of any puzzle. Caches what it finds out about a board for further runs on it.
class RunVerifier {
public:
    explicit RunVerifier(puzzle::Kinds kinds)
        : m_kinds(kinds) {}

    /// Replays the run on the board of its code and checks all its claims, including the optimum if the solver finds it
    /// quickly. Returns std::nullopt if the run is valid.
    [[nodiscard]] std::optional<RunProblem> verify(const Run& run);
    /// Counts the moves of a run of version 1.0.0 by today's rule: see lights::Session. \returns false if its number is
    /// wrong even by the rule of that version.
    static bool recount(Run& run);
    /// Like verify(), after recount(), and after correctOptimum(), which is called only if the optimum would be
    /// refused.
    [[nodiscard]] std::optional<RunProblem> verifyCorrected(Run& run);
    [[nodiscard]] std::optional<RunProblem> verifyCorrected(const ShiftRun& run) { return verify(run); }
    /// Sets the optimum to the best that is known of the board, where that is less: an earlier version may have found
    /// less, and may even have given too much as proven (see puzzle::BestKnown). More than the run itself shows to be
    /// enough is no honest claim unless it was proven, and is left for verify() to refuse. \returns whether it changed.
    bool correctOptimum(Run& run);
    /// Takes back a claim that the optimum is proven, unless the solver proves it quickly: for runs from elsewhere,
    /// which can claim anything.
    void doubtProof(Run& run);
    /// Lowers an unproven optimum to what the run itself shows to be enough: for a run of this game, whose player found
    /// a better solution than its solver.
    void lowerOptimumToShown(Run& run);
    /// Lets a run on a random board count under the share code of the board only, unless its seed gives the board: a
    /// board may have been picked by hand. For runs from elsewhere. Takes up to about half a second. \returns whether
    /// the key changed. \pre verify() finds nothing wrong with the run.
    bool doubtSeed(Run& run);
    /// Like doubtSeed(), but only if the seed is known to be wrong: for runs of this game, which drew the board itself.
    void dropWrongSeed(Run& run);
    /// A night shift has none of these.
    static void doubtProof(const ShiftRun&) noexcept {}
    static void lowerOptimumToShown(const ShiftRun&) noexcept {}
    static bool doubtSeed(const ShiftRun&) noexcept { return false; }
    static void dropWrongSeed(const ShiftRun&) noexcept {}
    /// See puzzle::Verifier::bestKnown.
    [[nodiscard]] std::optional<puzzle::BestKnown> bestKnown(const Run& run);
    /// See puzzle::Verifier::learn. Does nothing if no puzzle has this code.
    void learn(std::string_view code, int lowerBound, std::optional<int> optimum);
    /// Replays the shift on the boards of its seed and checks all its claims. Returns BadCode if its first board does
    /// not belong to the seed, BadDate if the seed is that of another day, NotReplayed if the events are impossible,
    /// BadCounts if they give another score, and std::nullopt if the shift is valid.
    [[nodiscard]] std::optional<RunProblem> verify(const ShiftRun& run);

private:
    /// Whether the seed of a run gives its board; std::nullopt if that takes too long to find out. \pre the key's mode
    /// is Random.
    [[nodiscard]] std::optional<bool> seedIsRight(const Run& run);
    /// Returns the verifier for the code's puzzle; null if there is none.
    [[nodiscard]] puzzle::Verifier* verifierOf(std::string_view code);

    puzzle::Kinds m_kinds;
    std::map<const puzzle::Kind*, std::unique_ptr<puzzle::Verifier>> m_verifiers;
};

} // namespace data
