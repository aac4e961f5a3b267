#include "game/services/Sounds.hpp"
#include "ui/Synth.hpp"

#include <array>
#include <cmath>
#include <complex>
#include <numbers>
#include <random>

namespace game {

namespace {

namespace synth = ui::synth;
using synth::Signal;

constexpr double master = 0.8;
constexpr double secondsPerChord = 8;
constexpr double swell = 2.5; ///< Each chord fades in while the one before fades out.

using Chord = std::array<double, 4>;

constexpr std::array chords{
    Chord{146.83, 220.00, 277.18, 329.63}, // D with its seventh and ninth
    Chord{123.47, 185.00, 220.00, 293.66}, // Bm7
    Chord{98.00, 196.00, 246.94, 369.99},  // G
    Chord{110.00, 220.00, 277.18, 369.99}, // A with its sixth
};

double raised(double t) {
    return 0.5 - 0.5 * std::cos(std::numbers::pi * t);
}

/// A sine wave from a rotating phasor, without calling std::sin for each sample.
class Oscillator {
public:
    explicit Oscillator(double hertz)
        : m_step(std::polar(1.0, 2 * std::numbers::pi * hertz / synth::rate)) {}

    double next() {
        const double value = m_wheel.imag();
        m_wheel *= m_step;
        return value;
    }

private:
    std::complex<double> m_step;
    std::complex<double> m_wheel{1, 0};
};

/// Adds one voice of a chord from `first` on, wrapping round at the end of the signal.
void addVoice(Signal& signal, std::size_t first, double hertz, double gain) {
    const std::size_t fade = synth::sampleCount(swell);
    const std::size_t hold = synth::sampleCount(secondsPerChord);
    const double detune = std::exp2(6.0 / 1200);
    Oscillator low(hertz / detune);
    Oscillator high(hertz * detune);
    for (std::size_t i = 0; i < hold + fade; ++i) {
        double level = gain / 2;
        if (i < fade)
            level *= raised(static_cast<double>(i) / static_cast<double>(fade));
        else if (i >= hold)
            level *= raised(static_cast<double>(hold + fade - i) / static_cast<double>(fade));
        signal[(first + i) % signal.size()] += static_cast<float>(level * (low.next() + high.next()));
    }
}

void addChirp(Signal& signal, double start) {
    const std::size_t first = synth::sampleCount(start);
    const std::size_t count = synth::sampleCount(0.220);
    Oscillator tone(4200);
    for (std::size_t i = 0; i < count; ++i) {
        const double t = static_cast<double>(i) / synth::rate;
        const double whole = std::sin(std::numbers::pi * static_cast<double>(i) / static_cast<double>(count));
        const double tremolo = 0.5 - 0.5 * std::cos(2 * std::numbers::pi * 30 * t);
        signal[first + i] += static_cast<float>(0.012 * whole * tremolo * tone.next());
    }
}

/// Adds a cricket that chirps every 2.6 to 5.2 seconds, with the same pauses each time.
void addCricket(Signal& signal, double length) {
    std::minstd_rand generator{7};
    const auto range = static_cast<double>(std::minstd_rand::max());
    const auto pause = [&] { return 2.6 + 2.6 * static_cast<double>(generator()) / range; };
    for (double start = pause(); start + 2.6 < length; start += pause())
        addChirp(signal, start);
}

} // namespace

ui::Samples musicSamples() {
    const double length = secondsPerChord * static_cast<double>(chords.size());
    Signal signal(synth::sampleCount(length));
    for (std::size_t i = 0; i < chords.size(); ++i) {
        for (const double hertz : chords[i])
            addVoice(signal, i * synth::sampleCount(secondsPerChord), hertz, 0.06);
    }
    synth::lowPass(signal, 900, true);
    addCricket(signal, length);
    return synth::toLoop(signal, master);
}

} // namespace game
