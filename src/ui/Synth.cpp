// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Synth.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <random>
#include <utility>

namespace ui::synth {

namespace {

constexpr double twoPi = 2 * std::numbers::pi;

double waveAt(Wave wave, double turns) {
    if (wave == Wave::Sine)
        return std::sin(twoPi * turns);
    const double part = turns - std::floor(turns + 0.25) + 0.25; // 0 at the lowest point
    return 1 - 4 * std::abs(part - 0.5);
}

/// Rises smoothly from 0 to 1 as t runs 0 … 1.
double swell(double t) {
    return 0.5 - 0.5 * std::cos(std::numbers::pi * t);
}

double envelope(double t, double attack, double decay) {
    if (t < attack)
        return swell(t / attack);
    // An exponential of five time constants, offset to end at zero.
    constexpr double constants = 5;
    const double end = std::exp(-constants);
    const double progress = std::min((t - attack) / decay, 1.0);
    return (std::exp(-constants * progress) - end) / (1 - end);
}

/// A second-order low-pass filter (R. Bristow-Johnson's cookbook, Q = 1/√2).
class LowPass {
public:
    explicit LowPass(double cutoff) {
        const double w = twoPi * cutoff / rate;
        const double alpha = std::sin(w) * std::numbers::sqrt2 / 2;
        const double a0 = 1 + alpha;
        m_b = (1 - std::cos(w)) / 2 / a0;
        m_a1 = -2 * std::cos(w) / a0;
        m_a2 = (1 - alpha) / a0;
    }

    double operator()(double in) {
        const double out = m_b * (in + 2 * m_in1 + m_in2) - m_a1 * m_out1 - m_a2 * m_out2;
        m_in2 = std::exchange(m_in1, in);
        m_out2 = std::exchange(m_out1, out);
        return out;
    }

private:
    double m_b;
    double m_a1;
    double m_a2;
    double m_in1 = 0;
    double m_in2 = 0;
    double m_out1 = 0;
    double m_out2 = 0;
};

std::int16_t toSample(double value) {
    constexpr double most = 32767;
    return static_cast<std::int16_t>(std::lround(std::clamp(value, -1.0, 1.0) * most));
}

void makeRoom(Signal& signal, std::size_t end) {
    if (signal.size() < end)
        signal.resize(end);
}

} // namespace

std::size_t sampleCount(double seconds) noexcept {
    return static_cast<std::size_t>(std::lround(seconds * rate));
}

void addTone(Signal& signal, const Tone& tone) {
    const double length = tone.attack + tone.decay;
    const std::size_t first = sampleCount(tone.start);
    const std::size_t count = sampleCount(length);
    makeRoom(signal, first + count);
    double turns = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double t = static_cast<double>(i) / rate;
        signal[first + i] +=
            static_cast<float>(tone.gain * envelope(t, tone.attack, tone.decay) * waveAt(tone.wave, turns));
        turns += (tone.from + (tone.to - tone.from) * t / length) / rate;
    }
}

void addBell(Signal& signal, const Tone& tone) {
    struct Partial {
        double pitch;
        double gain;
        double decay;
    };
    constexpr std::array partials{Partial{1, 1, 1}, Partial{2.76, 0.35, 0.5}, Partial{5.40, 0.12, 0.25}};
    for (const Partial& partial : partials) {
        Tone part = tone;
        part.from *= partial.pitch;
        part.to *= partial.pitch;
        part.decay *= partial.decay;
        part.gain *= partial.gain;
        addTone(signal, part);
    }
}

void addNoise(Signal& signal, double start, double length, double highPass, double gain) {
    const std::size_t first = sampleCount(start);
    const std::size_t count = sampleCount(length);
    makeRoom(signal, first + count);
    std::minstd_rand generator{1};
    const auto range = static_cast<double>(std::minstd_rand::max());
    const double keep = std::exp(-twoPi * highPass / rate);
    double previousIn = 0;
    double out = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double in = 2 * static_cast<double>(generator()) / range - 1;
        out = keep * (out + in - previousIn);
        previousIn = in;
        const double t = static_cast<double>(i) / static_cast<double>(count - 1);
        signal[first + i] += static_cast<float>(gain * out * std::sin(std::numbers::pi * t));
    }
}

void lowPass(Signal& signal, double cutoff, bool loop) {
    LowPass filter(cutoff);
    if (loop) {
        // In a loop, the end comes before the beginning.
        const auto leadIn = static_cast<std::ptrdiff_t>(std::min(signal.size(), sampleCount(0.1)));
        std::for_each(signal.end() - leadIn, signal.end(), [&](float sample) { filter(static_cast<double>(sample)); });
    }
    for (float& sample : signal)
        sample = static_cast<float>(filter(static_cast<double>(sample)));
}

std::vector<std::int16_t> toLoop(const Signal& signal, double gain) {
    std::vector<std::int16_t> samples(signal.size());
    std::transform(signal.begin(), signal.end(), samples.begin(),
                   [&](float value) { return toSample(gain * static_cast<double>(value)); });
    return samples;
}

std::vector<std::int16_t> toSamples(const Signal& signal, double gain) {
    Signal faded = signal;
    const std::size_t fade = std::min(faded.size(), sampleCount(0.002));
    for (std::size_t i = 0; i < fade; ++i)
        faded[faded.size() - 1 - i] *= static_cast<float>(i) / static_cast<float>(fade);
    return toLoop(faded, gain);
}

} // namespace ui::synth
