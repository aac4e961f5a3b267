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

/// One channel of sound, −1 … 1 as a rule, at `rate`.
using Signal = std::vector<float>;

enum class Wave : std::uint8_t { Sine, Triangle };

/// A tone that begins at `start` seconds: its pitch glides evenly from `from` to `to` hertz, it swells over `attack`
/// seconds and dies away over `decay`, at the end of which it is silent.
struct Tone {
    Wave wave = Wave::Sine;
    double from = 440;
    double to = 440;
    double attack = 0.002;
    double decay = 0.1;
    double start = 0;
    double gain = 1;
};

[[nodiscard]] std::size_t samplesOf(double seconds) noexcept;

/// Adds the tone; the signal grows if it has to.
void addTone(Signal& signal, const Tone& tone);
/// The same with the partials of a bell: ×1, ×2.76, ×5.40 at 1, 0.35, 0.12, which decay in 1, 0.5, 0.25 of the time.
void addBell(Signal& signal, const Tone& tone);
/// Adds a puff of noise above `highPass` hertz that is silent at both ends. The noise is always the same.
void addNoise(Signal& signal, double start, double length, double highPass, double gain);

/// Takes away what is above `cutoff` hertz (12 dB an octave). \param loop the signal's end joins its beginning.
void lowPass(Signal& signal, double cutoff, bool loop = false);

/// As 16-bit samples, loudness times `gain`, with its last 2 ms faded to silence.
[[nodiscard]] Samples toSamples(const Signal& signal, double gain);
/// The same without a fade, for what goes on in a loop.
[[nodiscard]] Samples toLoop(const Signal& signal, double gain);

} // namespace ui::synth
