// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ui {

/// Samples of one channel, 44.1 kHz, 16 bits.
using Samples = std::vector<std::int16_t>;

inline constexpr unsigned sampleRate = 44100;

} // namespace ui

namespace ui::synth {

inline constexpr double rate = sampleRate;

/// One channel of sound at `rate`, usually within −1 … 1.
using Signal = std::vector<float>;

enum class Wave : std::uint8_t { Sine, Triangle };

/// A tone that begins at `start` seconds. Its pitch glides evenly from `from` to `to` hertz; it swells over `attack`
/// seconds and decays to silence over `decay` seconds.
struct Tone {
    Wave wave = Wave::Sine;
    double from = 440;
    double to = 440;
    double attack = 0.002;
    double decay = 0.1;
    double start = 0;
    double gain = 1;
};

[[nodiscard]] std::size_t sampleCount(double seconds) noexcept;

/// Adds the tone; the signal grows if necessary.
void addTone(Signal& signal, const Tone& tone);
/// Adds a tone with the partials of a bell: ×1, ×2.76, ×5.40 at gains 1, 0.35, 0.12, with 1, 0.5, 0.25 of the decay.
void addBell(Signal& signal, const Tone& tone);
/// Adds a burst of noise above `highPass` hertz that is silent at both ends. The noise is the same on every call.
void addNoise(Signal& signal, double start, double length, double highPass, double gain);

/// Low-pass filter at `cutoff` hertz (12 dB per octave). \param loop whether the signal's end joins its beginning.
void lowPass(Signal& signal, double cutoff, bool loop = false);

/// As 16-bit samples, multiplied by `gain`, the last 2 ms faded to silence.
[[nodiscard]] Samples toSamples(const Signal& signal, double gain);
/// As 16-bit samples without the fade, for sound that loops.
[[nodiscard]] Samples toLoop(const Signal& signal, double gain);

} // namespace ui::synth
