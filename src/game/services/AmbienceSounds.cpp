// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/AmbienceSounds.hpp"

#include "ui/Angle.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace game::ambience {

namespace {

using Signal = std::vector<float>;

Signal silence(float seconds) {
    return Signal(static_cast<std::size_t>(seconds * static_cast<float>(rate)));
}

float timeOf(std::size_t sample) {
    return static_cast<float>(sample) / static_cast<float>(rate);
}

Buffer toBuffer(const Signal& signal) {
    Buffer buffer(signal.size());
    std::transform(signal.begin(), signal.end(), buffer.begin(), [](float sample) {
        return static_cast<std::int16_t>(std::lround(std::clamp(sample, -1.0F, 1.0F) * 32767));
    });
    return buffer;
}

/// White noise, −1 … 1, from a fixed seed.
class Noise {
public:
    explicit Noise(std::uint32_t seed)
        : m_state(seed) {}
    float next() {
        m_state = m_state * 1664525U + 1013904223U;
        return static_cast<float>(m_state >> 8U) / 8388608.0F - 1;
    }
    float share() { return 0.5F * next() + 0.5F; } ///< 0 … 1.

private:
    std::uint32_t m_state;
};

/// A state variable filter (H. Chamberlin, Musical Applications of Microprocessors, 1985); gives its band.
class BandPass {
public:
    BandPass(float hertz, float q)
        : m_pitch(2 * std::sin(ui::pi * hertz / static_cast<float>(rate)))
        , m_damping(1 / q) {}
    float operator()(float in) {
        m_low += m_pitch * m_band;
        const float high = in - m_low - m_damping * m_band;
        m_band += m_pitch * high;
        return m_band;
    }

private:
    float m_pitch;
    float m_damping;
    float m_low = 0;
    float m_band = 0;
};

/// One pole.
class LowPass {
public:
    explicit LowPass(float hertz)
        : m_share(1 - std::exp(-ui::tau * hertz / static_cast<float>(rate))) {}
    float operator()(float in) { return m_last += m_share * (in - m_last); }

private:
    float m_share;
    float m_last = 0;
};

/// A sine wave and its cosine from a rotating phasor, without std::sin for each sample.
class Oscillator {
public:
    explicit Oscillator(float hertz) {
        const double step = 2 * std::numbers::pi * static_cast<double>(hertz) / rate;
        m_stepCosine = std::cos(step);
        m_stepSine = std::sin(step);
    }
    void advance() {
        const double cosine = m_cosine * m_stepCosine - m_sine * m_stepSine;
        m_sine = m_sine * m_stepCosine + m_cosine * m_stepSine;
        m_cosine = cosine;
    }
    [[nodiscard]] float sine() const { return static_cast<float>(m_sine); }
    [[nodiscard]] float cosine() const { return static_cast<float>(m_cosine); }

private:
    double m_stepCosine;
    double m_stepSine;
    double m_cosine = 1;
    double m_sine = 0;
};

/// Fills a loop from noise that repeats with it, so that a filter ends in the state in which it began: what `sample`
/// computes for the last half second is heard by its filters once before the beginning.
template<class Sample>
void fillLoop(Signal& loop, std::uint32_t seed, Sample&& sample) {
    Noise noise(seed);
    Signal white(loop.size());
    for (float& each : white)
        each = noise.next();
    for (std::size_t i = loop.size() - rate / 2; i < loop.size(); ++i)
        sample(white[i], i);
    for (std::size_t i = 0; i < loop.size(); ++i)
        loop[i] = sample(white[i], i);
}

/// An instrument: partials as multiples of the pitch, and their gains.
struct Timbre {
    std::array<float, 5> partials;
    std::array<float, 5> gains;
    float attack;
    float decay;
    float vibrato = 0.05F; ///< In radians.
    float breath = 0.004F; ///< Gain of the noise in the attack.
};

const Timbre& timbreOf(House house) {
    // In the order of House. Slate plays the felt piano too.
    static constexpr std::array<Timbre, houseCount> timbres{{
        {{1, 2, 3, 4.2F}, {1, 0.4F, 0.18F, 0.08F}, 0.060F, 0.9F},
        {{1, 3}, {1, 0.1F}, 0.005F, 0.5F},                             // kalimba
        {{1, 2, 3, 4.2F}, {1, 0.4F, 0.18F, 0.08F}, 0.060F, 0.9F},      // felt piano
        {{1, 2.4F}, {1, 0.3F}, 0.020F, 1.4F},                          // bell
        {{1, 1.5F, 2}, {1, 0.2F, 0.3F}, 0.250F, 1.6F, 0.05F, 0.010F},  // horn
        {{1, 2, 3, 4, 5}, {1, 0.5F, 0.35F, 0.2F, 0.1F}, 0.090F, 0.7F}, // accordion
        {{1, 4}, {1, 0.15F}, 0.010F, 1.2F},                            // celesta
        {{1, 2.01F, 2.99F}, {1, 0.3F, 0.2F}, 0.040F, 0.8F, 0.20F},     // a piano out of tune
        {{1, 2.76F, 5.4F}, {1, 0.3F, 0.1F}, 0.400F, 2.2F},             // glass
        {{1, 3.93F, 9.6F}, {1, 0.3F, 0.06F}, 0.008F, 0.8F},            // marimba
        {{1, 4, 10}, {1, 0.2F, 0.05F}, 0.012F, 1.7F, 0.14F},           // vibraphone
    }};
    return timbres[static_cast<std::size_t>(house)];
}

void addBreath(Signal& signal, const Timbre& timbre) {
    LowPass soft(1600);
    Noise noise(5);
    for (std::size_t i = 0; i < signal.size(); ++i) {
        const float t = timeOf(i);
        const float level =
            t < timbre.attack ? t / timbre.attack : std::exp((timbre.attack - t) / (0.5F * timbre.decay));
        signal[i] += timbre.breath * soft(noise.next()) * level;
    }
}

} // namespace

Buffer wind() {
    Signal loop = silence(16);
    BandPass body(280, 0.9F);
    BandPass whistle(760, 1.6F);
    LowPass rumble(220);
    const auto length = static_cast<float>(loop.size());
    fillLoop(loop, 1, [&](float noise, std::size_t i) {
        const float turn = ui::tau * static_cast<float>(i) / length;
        const float gust = 0.55F + 0.25F * std::sin(3 * turn) + 0.2F * std::sin(5 * turn + 1);
        const float draught = 0.5F + 0.5F * std::sin(2 * turn + 2);
        return 0.30F * (body(noise) * gust + 0.35F * whistle(noise) * draught * draught + 0.5F * rumble(noise) * gust);
    });
    return toBuffer(loop);
}

Buffer rain() {
    Signal loop = silence(12);
    BandPass hiss(3200, 0.7F);
    fillLoop(loop, 2, [&](float noise, std::size_t) { return 0.05F * hiss(noise); });
    constexpr int dropsPerSecond = 90;
    constexpr std::size_t length = rate / 40;
    Noise dice(3);
    for (int drop = 0; drop < 12 * dropsPerSecond; ++drop) {
        const auto at = static_cast<std::size_t>(dice.share() * static_cast<float>(loop.size() - 1));
        const float hertz = 1400 + 1500 * dice.share();
        const float gain = 0.05F * std::pow(dice.share(), 3.0F);
        for (std::size_t i = 0; i < length; ++i) {
            const float passed = static_cast<float>(i) / static_cast<float>(length);
            loop[(at + i) % loop.size()] +=
                gain * std::sin(ui::tau * hertz * timeOf(i) * (1 + 0.3F * passed)) * std::exp(-6 * passed);
        }
    }
    return toBuffer(loop);
}

Buffer farVoices() {
    Signal loop = silence(8);
    std::array<BandPass, 2> throats{BandPass(420, 1.2F), BandPass(760, 1.4F)};
    const auto length = static_cast<float>(loop.size());
    fillLoop(loop, 4, [&](float noise, std::size_t i) {
        const float turn = ui::tau * static_cast<float>(i) / length;
        // Syllables: two speakers who take turns.
        const float one = std::max(0.0F, std::sin(31 * turn)) * (0.5F + 0.5F * std::sin(2 * turn));
        const float other = std::max(0.0F, std::sin(37 * turn + 1)) * (0.5F - 0.5F * std::sin(2 * turn));
        return 0.05F * (throats[0](noise) * one + throats[1](noise) * other);
    });
    return toBuffer(loop);
}

Buffer cricket() {
    Signal signal = silence(0.3F);
    const auto length = static_cast<std::size_t>(0.045F * static_cast<float>(rate));
    for (int chirp = 0; chirp < 3; ++chirp) {
        const auto start = static_cast<std::size_t>(0.072F * static_cast<float>(chirp * rate));
        for (std::size_t i = 0; i < length; ++i) {
            const float t = timeOf(i);
            const float swell = std::sin(ui::pi * static_cast<float>(i) / static_cast<float>(length));
            signal[start + i] +=
                0.2F * std::sin(ui::tau * 4200 * t) * swell * (0.7F + 0.3F * std::sin(ui::tau * 30 * t));
        }
    }
    return toBuffer(signal);
}

Buffer owl() {
    Signal signal = silence(1.8F);
    LowPass far(900);
    Noise noise(6);
    float phase = 0;
    for (std::size_t i = 0; i < signal.size(); ++i) {
        const float t = timeOf(i);
        float level = 0;
        float hertz = 349;
        if (t < 0.35F) {
            level = std::sin(ui::pi * t / 0.35F);
            hertz = 370 - 40 * t;
        } else if (t > 0.62F && t < 1.6F) {
            const float u = (t - 0.62F) / 0.98F;
            const float flutter = u > 0.35F ? 0.3F * std::sin(ui::tau * 11 * t) : 0;
            level = std::sin(ui::pi * std::pow(u, 0.6F)) * (1 - flutter);
            hertz = 372 - 55 * u;
        }
        phase += ui::tau * hertz / static_cast<float>(rate);
        signal[i] = 0.16F * far(level * (std::sin(phase) + 0.18F * std::sin(2 * phase) + 0.08F * noise.next()));
    }
    return toBuffer(signal);
}

Buffer tram() {
    constexpr float duration = 7;
    Signal signal = silence(duration);
    LowPass motor(420);
    LowPass rails(1500);
    LowPass rush(220);
    Noise noise(7);
    float phase = 0;
    for (std::size_t i = 0; i < signal.size(); ++i) {
        const float t = timeOf(i);
        const float near = std::sin(ui::pi * t / duration);
        phase += ui::tau * (58 + 34 * near) / static_cast<float>(rate);
        const float saw = std::fmod(phase, ui::tau) / ui::pi - 1;
        const float joint = std::fmod(t, 0.62F);
        const bool clicks = joint < 0.012F || (joint > 0.09F && joint < 0.102F);
        const float click = clicks ? noise.next() : 0;
        signal[i] = near * near * (0.10F * motor(saw) + 0.06F * rails(click) + 0.03F * rush(noise.next()));
    }
    for (int bell = 0; bell < 2; ++bell) {
        const auto start = static_cast<std::size_t>(rate * 2 + bell * rate / 3);
        for (std::size_t i = 0; i < static_cast<std::size_t>(rate); ++i) {
            const float t = timeOf(i);
            signal[start + i] += 0.03F * std::min(1.0F, t / 0.004F) *
                                 (std::sin(ui::tau * 1568 * t) + 0.4F * std::sin(ui::tau * 1568 * 2.76F * t)) *
                                 std::exp(-5 * t);
        }
    }
    return toBuffer(signal);
}

Buffer blackbird() {
    struct Whistle {
        float start, from, to;
    };
    constexpr std::array phrase{Whistle{0, 2100, 2350}, Whistle{0.17F, 2650, 2500}, Whistle{0.34F, 1850, 2000},
                                Whistle{0.55F, 2400, 3150}, Whistle{0.70F, 3000, 1900}};
    constexpr float duration = 0.120F;
    Signal signal = silence(0.9F);
    for (const Whistle& whistle : phrase) {
        const auto start = static_cast<std::size_t>(whistle.start * static_cast<float>(rate));
        const auto length = static_cast<std::size_t>(duration * static_cast<float>(rate));
        float phase = 0;
        for (std::size_t i = 0; i < length; ++i) {
            const float u = static_cast<float>(i) / static_cast<float>(length);
            phase += ui::tau * (whistle.from + (whistle.to - whistle.from) * u) / static_cast<float>(rate);
            signal[start + i] += 0.08F * std::sin(ui::pi * u) * std::sin(phase);
        }
    }
    return toBuffer(signal);
}

float pitchOf(int degree) {
    constexpr std::array pentatonic{1.0F, 1.125F, 1.26F, 1.5F, 1.682F};
    constexpr float lowest = 146.83F; // D3
    return lowest * static_cast<float>(1 << (degree / 5)) * pentatonic[static_cast<std::size_t>(degree % 5)];
}

Buffer voice(House house, int degree) {
    const Timbre& timbre = timbreOf(house);
    const float pitch = pitchOf(degree);
    Signal signal = silence(3.2F);
    for (std::size_t k = 0; k < timbre.partials.size() && timbre.gains[k] > 0; ++k) {
        Oscillator tone(pitch * timbre.partials[k]);
        Oscillator sway(4.6F);
        const float decay = timbre.decay / (1 + 0.5F * static_cast<float>(k));
        const float fallPerSample = std::exp(-1 / (decay * static_cast<float>(rate)));
        float level = timbre.gains[k];
        for (std::size_t i = 0; i < signal.size(); ++i) {
            const float t = timeOf(i);
            const float rise = t < timbre.attack ? t / timbre.attack : 1;
            if (t >= timbre.attack)
                level *= fallPerSample;
            // sin(x + d) for a small d.
            signal[i] += rise * level * (tone.sine() + timbre.vibrato * sway.sine() * tone.cosine());
            tone.advance();
            sway.advance();
        }
    }
    addBreath(signal, timbre);
    // The end fades out, and all instruments are equally loud at their loudest.
    const std::size_t fade = rate / 10;
    for (std::size_t i = 0; i < fade; ++i)
        signal[signal.size() - 1 - i] *= static_cast<float>(i) / static_cast<float>(fade);
    float peak = 0;
    for (const float sample : signal)
        peak = std::max(peak, std::abs(sample));
    for (float& sample : signal)
        sample *= 0.5F / peak;
    return toBuffer(signal);
}

} // namespace game::ambience
