// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/ProofWords.hpp"

#include "text/Format.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

constexpr double longest = 90;       ///< Seconds that are about a minute.
constexpr int minutesOfAnHour = 60;  ///< From then on nobody counts.
constexpr double secondsOfHalf = 22; ///< From here on half a minute, up to 45 seconds.

/// Minutes, if the time is that long; 0 otherwise.
int minutesOf(double seconds) {
    return seconds < 45 ? 0 : seconds < longest ? 1 : static_cast<int>(std::lround(seconds / 60));
}

/// 10 or 20 seconds, or 30 for half a minute. \pre minutesOf(seconds) is 0.
int secondsOf(double seconds) {
    return seconds < 15 ? 10 : seconds < secondsOfHalf ? 20 : 30;
}

/// The time in figures, where room is short.
std::string shortTime(const text::Text& text, double seconds) {
    const int minutes = minutesOf(seconds);
    if (minutes == 0)
        return text.tr("{1}\u00a0s", secondsOf(seconds));
    return minutes < minutesOfAnHour ? text.tr("{1}\u00a0min", minutes) : text.tr("> 1 h");
}

} // namespace

std::string aboutTime(const text::Text& text, double seconds) {
    const int minutes = minutesOf(seconds);
    if (minutes >= minutesOfAnHour)
        return text.tr("more than an hour");
    if (minutes > 1)
        return text.trn("about {1} minute", "about {1} minutes", minutes);
    if (minutes == 1)
        return text.tr("about a minute");
    const int rest = secondsOf(seconds);
    return rest == 30 ? text.tr("about half a minute") : text.trn("about {1} second", "about {1} seconds", rest);
}

std::vector<std::string> proofLabels(const text::Text& text, const ProofState& proof) {
    if (proof.running) {
        const std::string done = text::percent(text, proof.percent);
        // TRANSLATORS: {1} is how much of it is done; the second is its short form: "Stop the proof: 40 %".
        return {text.tr("Stop the proof: {1}", done), text.tr("Stop: {1}", done)};
    }
    const std::string about = aboutTime(text, proof.seconds);
    // TRANSLATORS: {1} is how long that may take; the other is its short form: "Prove: about 2 minutes".
    return {text.tr("Prove the optimum: {1}", about), text.tr("Prove: {1}", about),
            text.tr("Prove: {1}", shortTime(text, proof.seconds))};
}

std::string proofRefusal(const text::Text& text, std::uint64_t megabytes) {
    return text.tr("This proof needs {1}\u00a0MB of free memory. Close other programs, and try again.", megabytes);
}

std::string proofResult(const text::Text& text, int moves) {
    return text.trn("Proven: no solution has fewer than {1} move.", "Proven: no solution has fewer than {1} moves.",
                    moves);
}

std::string proofFailure(const text::Text& text) {
    return text.tr("The optimum could not be proven with the memory that is free.");
}

} // namespace game
