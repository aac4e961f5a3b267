// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Sounds.hpp"
#include "ui/Synth.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <initializer_list>
#include <span>
#include <vector>

namespace game {

namespace {

namespace synth = ui::synth;
using synth::Signal;
using synth::Tone;
using synth::Wave;

constexpr double master = 0.8;
constexpr int maxChange = 5; ///< Presses that change more sound like this.

/// Pitches in D major that the recipes use, in hertz.
namespace pitch {
constexpr double a2 = 110.00, g2 = 98.00, d3 = 146.83, b3 = 246.94, d4 = 293.66, e4 = 329.63, fs4 = 369.99, g4 = 392.00,
                 a4 = 440.00, b4 = 493.88, c5 = 523.25, d5 = 587.33, e5 = 659.26, fs5 = 739.99, g5 = 783.99,
                 a5 = 880.00, b5 = 987.77, cs6 = 1108.73, d6 = 1174.66, fs6 = 1479.98, a6 = 1760.00;
} // namespace pitch

/// How a sequence of notes is played; times in seconds.
struct Phrase {
    Wave wave = Wave::Sine;
    double gap = 0.1;
    double attack = 0.002;
    double decay = 0.1;
    double gain = 0.1;
    double start = 0;
};

Tone note(const Phrase& phrase, double hertz, std::size_t index) {
    return {phrase.wave,   hertz,        hertz,
            phrase.attack, phrase.decay, phrase.start + static_cast<double>(index) * phrase.gap,
            phrase.gain};
}

void addTones(Signal& signal, std::initializer_list<double> notes, const Phrase& phrase) {
    std::size_t index = 0;
    for (const double hertz : notes)
        synth::addTone(signal, note(phrase, hertz, index++));
}

void addBells(Signal& signal, std::initializer_list<double> notes, const Phrase& phrase) {
    std::size_t index = 0;
    for (const double hertz : notes)
        synth::addBell(signal, note(phrase, hertz, index++));
}

void addClick(Signal& signal) {
    synth::addNoise(signal, 0, 0.003, 2000, 0.25);
    synth::addTone(signal, {Wave::Sine, 190, 140, 0.001, 0.028, 0, 0.35});
}

Signal glide(double from, double to) {
    Signal signal;
    synth::addTone(signal, {Wave::Sine, from, to, 0.002, 0.110, 0, 0.18});
    return signal;
}

Signal star(double hertz) {
    Signal signal;
    addBells(signal, {hertz}, {.attack = 0.002, .decay = 0.900, .gain = 0.45});
    return signal;
}

/// Notes one after the other, and at the end the highest and the lowest of them ring on.
Signal chord(std::span<const double> notes, double ringsHigh, double ringsLow) {
    Signal signal;
    const Phrase phrase{Wave::Triangle, 0.090, 0.005, 0.720, 0.44};
    for (std::size_t i = 0; i < notes.size(); ++i)
        synth::addTone(signal, note(phrase, notes[i], i));
    Phrase ringing = phrase;
    ringing.decay = 1.200;
    synth::addTone(signal, note(ringing, ringsHigh, notes.size()));
    ringing.wave = Wave::Sine;
    synth::addTone(signal, note(ringing, ringsLow, notes.size()));
    synth::lowPass(signal, 2500);
    // Where notes overlap, their peaks give way a little, so that the chord can be louder than the street.
    constexpr float roof = 0.93F;
    for (float& sample : signal)
        sample = roof * std::tanh(sample / roof);
    return signal;
}

Signal win() {
    constexpr std::array notes{pitch::d4, pitch::fs4, pitch::a4, pitch::d5};
    return chord(notes, pitch::fs5, pitch::d3);
}

Signal error() {
    Signal signal;
    addTones(signal, {pitch::a2, pitch::g2}, {Wave::Triangle, 0.110, 0.005, 0.065, 0.22});
    synth::lowPass(signal, 700);
    return signal;
}

/// That of the music, at twice its rate.
Signal cricket() {
    constexpr double near = 0.60;
    Signal signal;
    double last = 0;
    for (const std::int16_t sample : ambience::cricket()) {
        const double now = near * sample / 32768;
        signal.push_back(static_cast<Signal::value_type>((last + now) / 2));
        signal.push_back(static_cast<Signal::value_type>(now));
        last = now;
    }
    return signal;
}

Signal recipe(Sound sound) {
    Signal signal;
    switch (sound) {
    case Sound::Press:
        addClick(signal);
        return signal;
    case Sound::Undo:
        return glide(pitch::g4, pitch::e4);
    case Sound::Redo:
        return glide(pitch::e4, pitch::g4);
    case Sound::Cursor:
        synth::addTone(signal, {Wave::Triangle, pitch::a5, pitch::a5, 0.001, 0.012, 0, 0.06});
        return signal;
    case Sound::CursorLit:
        synth::addTone(signal, {Wave::Triangle, pitch::d6, pitch::d6, 0.001, 0.012, 0, 0.06});
        return signal;
    case Sound::Select:
        addTones(signal, {pitch::e5, pitch::g5}, {.gap = 0.055, .attack = 0.002, .decay = 0.090, .gain = 0.12});
        return signal;
    case Sound::Bell:
        addBells(signal, {pitch::e5, pitch::c5}, {.gap = 0.220, .attack = 0.002, .decay = 0.520, .gain = 0.12});
        return signal;
    case Sound::Hint:
        addBells(signal, {pitch::fs5, pitch::cs6}, {.gap = 0.090, .attack = 0.003, .decay = 0.500, .gain = 0.14});
        return signal;
    case Sound::Win:
        return win();
    case Sound::Star1:
        return star(pitch::d6);
    case Sound::Star2:
        return star(pitch::fs6);
    case Sound::Star3:
        return star(pitch::a6);
    case Sound::Record:
        addTones(signal, {pitch::a5, pitch::b5, pitch::a5, pitch::d6},
                 {.gap = 0.070, .attack = 0.002, .decay = 0.260, .gain = 0.12});
        return signal;
    case Sound::Unlock:
        addClick(signal);
        addBells(signal, {pitch::d5, pitch::a5}, {.gap = 0.120, .attack = 0.002, .decay = 0.420, .gain = 0.14});
        return signal;
    case Sound::Error:
        return error();
    case Sound::Cut:
        synth::addNoise(signal, 0, 0.004, 2600, 0.16);
        synth::addTone(signal, {Wave::Sine, pitch::b3, pitch::d3, 0.001, 0.070, 0, 0.16});
        return signal;
    case Sound::Cricket:
        return cricket();
    }
    return signal;
}

} // namespace

ui::Samples soundSamples(Sound sound) {
    return synth::toSamples(recipe(sound), master);
}

ui::Samples chordSamples(std::span<const int> degrees) {
    constexpr std::size_t most = 4;
    std::vector<double> notes;
    for (const int degree : degrees.last(std::min(most, degrees.size())))
        notes.push_back(static_cast<double>(ambience::pitchOf(degree)));
    std::sort(notes.begin(), notes.end());
    constexpr double octave = 2;
    // A low board is lifted, so that small loudspeakers play it too, and every chord stands on the same ground.
    const double lift = !notes.empty() && notes.back() < pitch::d4 ? octave : 1;
    for (double& hertz : notes)
        hertz *= lift;
    return synth::toSamples(chord(notes, notes.empty() ? pitch::fs5 : octave * notes.back(), pitch::d3), master);
}

ui::Samples switchSamples(int netChange) {
    constexpr std::array pitches{pitch::b3, pitch::d4, pitch::e4,  pitch::fs4, pitch::a4, pitch::b4,
                                 pitch::d5, pitch::e5, pitch::fs5, pitch::a5,  pitch::b5};
    const int tone = std::clamp(netChange, -maxChange, maxChange) + maxChange;
    const double hertz = pitches[static_cast<std::size_t>(tone)];
    constexpr double delay = 0.012;
    Signal signal;
    synth::addTone(signal, {Wave::Sine, hertz, hertz, 0.004, 0.160, delay, 0.22});
    synth::addTone(signal, {Wave::Sine, 2 * hertz, 2 * hertz, 0.004, 0.160, delay, 0.22 * 0.25});
    return synth::toSamples(signal, master);
}

ui::Samples cableSamples(int length) {
    const double octave = static_cast<double>(std::clamp(length, 0, longestTick)) / longestTick;
    const double up = std::pow(2, octave);
    Signal signal;
    synth::addTone(signal, {Wave::Sine, pitch::e4 * up, pitch::g4 * up, 0.002, 0.060, 0, 0.12});
    return synth::toSamples(signal, master);
}

ui::Samples joinSamples(int pair) {
    constexpr std::array degrees{pitch::d5, pitch::e5, pitch::fs5, pitch::g5, pitch::a5, pitch::b5, pitch::cs6};
    Signal signal;
    addBells(signal, {degrees[static_cast<std::size_t>(pair) % degrees.size()]},
             {.attack = 0.002, .decay = 0.420, .gain = 0.16});
    return synth::toSamples(signal, master);
}

namespace {

/// What makes music another one at once; otherwise what was mixed ahead may still be heard.
bool soundsDifferent(const Night& before, const Night& after) {
    const auto asleep = [](const Night& night) { return night.melody.atStart > 0 && night.melody.awake == 0; };
    const auto sings = [](const Night& night) { return night.melody.noteCount > 0; };
    return before.muffled != after.muffled || asleep(before) != asleep(after) ||
           (before.melody.atStart > 0) != (after.melody.atStart > 0) ||
           (sings(before) && sings(after) && before.melody.house != after.melody.house);
}

double clockSeconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace

void Sounds::listen(const Night& night) {
    if (!musicPlays() || night == m_night)
        return;
    if (soundsDifferent(m_night, night))
        m_level.change(clockSeconds());
    m_night = night;
    m_ambience->listen(night);
}

void Sounds::update() {
    SoundPlayer::update();
    const double now = clockSeconds();
    setMusicLevel(m_level.at(now));
    if (m_level.dropsMixed(now))
        mixAgain();
}

void Sounds::breathe() {
    m_level.breathe(clockSeconds());
}

void Sounds::playChord(std::span<const int> degrees) {
    m_level.duck(clockSeconds());
    playOnce([degrees] { return chordSamples(degrees); });
}

float panOf(int column, int columns) noexcept {
    // Both ears hear every column, as some players hear with one only: OpenAL widens what comes from the front.
    constexpr float widest = 0.35F;
    return columns < 2 ? 0 : widest * (2 * static_cast<float>(column) / static_cast<float>(columns - 1) - 1);
}

void Sounds::setMono(bool mono) {
    m_mono = mono;
    m_ambience->setMono(mono);
}

void Sounds::play(Sound sound, float pan) {
    if (sound >= Sound::Win && sound <= Sound::Record)
        m_level.duck(clockSeconds());
    SoundPlayer::play(
        static_cast<int>(sound), [sound] { return soundSamples(sound); }, heardFrom(pan));
}

void Sounds::playSwitch(int netChange, float pan) {
    constexpr int firstKey = 1000; // Above the keys of the other sounds.
    const int change = std::clamp(netChange, -maxChange, maxChange);
    SoundPlayer::play(
        firstKey + change, [change] { return switchSamples(change); }, heardFrom(pan));
}

void Sounds::playCable(int length) {
    constexpr int firstKey = 1100;
    const int shown = std::clamp(length, 0, longestTick);
    SoundPlayer::play(firstKey + shown, [shown] { return cableSamples(shown); });
}

void Sounds::playJoin(int pair) {
    constexpr int firstKey = 1200;
    constexpr int degrees = 7;
    SoundPlayer::play(firstKey + pair % degrees, [pair] { return joinSamples(pair); });
}

} // namespace game
