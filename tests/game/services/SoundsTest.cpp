// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Sounds.hpp"

#include "game/services/AmbienceSounds.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <numbers>
#include <span>
#include <utility>

namespace game {
namespace {

using ui::sampleRate;
using ui::Samples;
using Part = std::span<const std::int16_t>;

constexpr std::array allSounds{Sound::Press,  Sound::Undo,   Sound::Redo,   Sound::Cursor, Sound::CursorLit,
                               Sound::Select, Sound::Bell,   Sound::Hint,   Sound::Win,    Sound::Star1,
                               Sound::Star2,  Sound::Star3,  Sound::Record, Sound::Unlock, Sound::Error,
                               Sound::Cut,    Sound::Cricket};

double seconds(const Samples& samples) {
    return static_cast<double>(samples.size()) / sampleRate;
}

Part part(const Samples& samples, double from, double to) {
    const auto begin = static_cast<std::size_t>(from * sampleRate);
    return Part(samples).subspan(begin, static_cast<std::size_t>(to * sampleRate) - begin);
}

/// The strength of a pitch: the amplitude of its sine in the part (one bin of a Fourier transform by Goertzel's
/// algorithm, with a Hann window).
double strength(Part samples, double hertz) {
    const auto count = static_cast<double>(samples.size());
    const double turn = 2 * std::cos(2 * std::numbers::pi * hertz / sampleRate);
    const double windowTurn = 2 * std::cos(2 * std::numbers::pi / count);
    double window = 1; // cos(2π i / count), by the same recurrence.
    double windowBefore = windowTurn / 2;
    double s1 = 0;
    double s2 = 0;
    for (const std::int16_t sample : samples) {
        const double s0 = (1 - window) * sample + turn * s1 - s2;
        s2 = std::exchange(s1, s0);
        windowBefore = std::exchange(window, windowTurn * window - windowBefore);
    }
    const double power = s1 * s1 + s2 * s2 - turn * s1 * s2;
    return 2 * std::sqrt(std::max(power, 0.0)) / count / 32767;
}

/// The strongest of 328 pitches from 60 Hz to 3000 Hz, 1.2 % apart.
double dominant(Part samples) {
    double best = 0;
    double bestStrength = 0;
    for (int pitch = 0; pitch < 328; ++pitch) {
        const double hertz = 60 * std::pow(1.012, pitch);
        if (const double here = strength(samples, hertz); here > bestStrength) {
            best = hertz;
            bestStrength = here;
        }
    }
    return best;
}

double peak(Part samples) {
    int most = 0;
    for (const std::int16_t sample : samples)
        most = std::max(most, std::abs(int{sample}));
    return most / 32767.0;
}

/// The largest step between neighbouring samples: a click is a step that is too large for the sound's pitch.
double largestStep(Part samples) {
    int most = 0;
    for (std::size_t i = 1; i < samples.size(); ++i)
        most = std::max(most, std::abs(samples[i] - samples[i - 1]));
    return most / 32767.0;
}

#define EXPECT_PITCH(samples, hertz) EXPECT_NEAR(dominant(samples) / (hertz), 1, 0.02)

TEST(SoundRecipes, BeginAndEndInSilenceAndAreNeverTooLoud) {
    for (const Sound sound : allSounds) {
        const Samples samples = soundSamples(sound);
        ASSERT_FALSE(samples.empty());
        EXPECT_NEAR(samples.front(), 0, 64) << int(sound);
        EXPECT_EQ(samples.back(), 0) << int(sound);
        EXPECT_LT(peak(samples), 0.6) << int(sound);
        EXPECT_GT(peak(samples), 0.03) << int(sound);
        EXPECT_LT(peak(part(samples, seconds(samples) - 0.001, seconds(samples))), 0.005) << int(sound);
    }
}

TEST(SoundRecipes, TheCursorIsHigherOnALitWindow) {
    EXPECT_GT(dominant(soundSamples(Sound::CursorLit)), 1.2 * dominant(soundSamples(Sound::Cursor)));
}

TEST(SoundRecipes, ColumnsAreHeardFromLeftToRight) {
    EXPECT_LT(panOf(0, 5), -0.2F);
    EXPECT_EQ(panOf(2, 5), 0);
    EXPECT_EQ(panOf(4, 5), -panOf(0, 5));
    EXPECT_LT(panOf(4, 5), 0.5F) << "never from one side alone";
    EXPECT_EQ(panOf(0, 1), 0);
}

TEST(SoundRecipes, MonoComesFromTheMiddle) {
    Sounds sounds(true);
    EXPECT_EQ(sounds.heardFrom(0.3F), 0.3F);
    sounds.setMono(true);
    EXPECT_EQ(sounds.heardFrom(0.3F), 0);
}

TEST(SoundRecipes, AreDeterministic) {
    for (const Sound sound : allSounds)
        EXPECT_EQ(soundSamples(sound), soundSamples(sound));
}

TEST(SoundRecipes, HaveExpectedLengths) {
    EXPECT_NEAR(seconds(soundSamples(Sound::Press)), 0.029, 0.001);
    EXPECT_NEAR(seconds(soundSamples(Sound::Undo)), 0.112, 0.001);
    EXPECT_NEAR(seconds(soundSamples(Sound::Cursor)), 0.013, 0.001);
    EXPECT_NEAR(seconds(soundSamples(Sound::Select)), 0.055 + 0.092, 0.001);
    EXPECT_NEAR(seconds(soundSamples(Sound::Bell)), 0.220 + 0.522, 0.001);
    EXPECT_NEAR(seconds(soundSamples(Sound::Win)), 4 * 0.090 + 1.205, 0.001);
    EXPECT_NEAR(seconds(soundSamples(Sound::Star1)), 0.902, 0.001);
    EXPECT_NEAR(seconds(soundSamples(Sound::Error)), 0.110 + 0.070, 0.001);
    EXPECT_NEAR(seconds(switchSamples(0)), 0.012 + 0.164, 0.001);
}

TEST(SoundRecipes, SwitchToneFallsWithProgressAndRisesWithSetbacks) {
    constexpr std::array pitches{246.94, 293.66, 329.63, 369.99, 440.0, 493.88, 587.33, 659.26, 739.99, 880.0, 987.77};
    for (int change = -5; change <= 5; ++change) {
        const Samples samples = switchSamples(change);
        EXPECT_PITCH(part(samples, 0.012, 0.12), pitches[static_cast<std::size_t>(change + 5)]) << change;
    }
    EXPECT_EQ(switchSamples(-25), switchSamples(-5));
    EXPECT_EQ(switchSamples(9), switchSamples(5));
}

TEST(SoundRecipes, CablesTickHigherTheLongerTheyAre) {
    double before = 0;
    for (const int length : {1, 8, 16, longestTick}) {
        const Samples samples = cableSamples(length);
        EXPECT_NEAR(seconds(samples), 0.062, 0.001);
        EXPECT_LT(peak(samples), 0.3);
        const double pitch = dominant(part(samples, 0, 0.03));
        EXPECT_GT(pitch, 1.1 * before) << length;
        before = pitch;
    }
    EXPECT_EQ(cableSamples(300), cableSamples(longestTick));
}

TEST(SoundRecipes, EachPairHasItsBell) {
    constexpr std::array pitches{587.33, 659.26, 739.99, 783.99, 880.0, 987.77, 1108.73};
    for (std::size_t pair = 0; pair < pitches.size(); ++pair)
        EXPECT_PITCH(part(joinSamples(static_cast<int>(pair)), 0, 0.3), pitches[pair]) << pair;
    EXPECT_EQ(joinSamples(7), joinSamples(0));
}

TEST(SoundRecipes, CutFalls) {
    const Samples cut = soundSamples(Sound::Cut);
    EXPECT_GT(dominant(part(cut, 0.005, 0.035)), dominant(part(cut, 0.035, 0.07)) * 1.05);
}

TEST(SoundRecipes, SwitchToneComesAfterPress) {
    const Samples samples = switchSamples(-5);
    EXPECT_EQ(peak(part(samples, 0, 0.012)), 0);
    EXPECT_GT(peak(part(samples, 0.012, 0.03)), 0.1);
}

TEST(SoundRecipes, SwitchToneContainsOctave) {
    const Samples samples = switchSamples(-1);
    const Part tone = part(samples, 0.012, 0.15);
    EXPECT_NEAR(strength(tone, 880) / strength(tone, 440), 0.25, 0.03);
    EXPECT_LT(strength(tone, 660) / strength(tone, 440), 0.05);
}

TEST(SoundRecipes, UndoFallsAndRedoRises) {
    const Samples undo = soundSamples(Sound::Undo);
    EXPECT_GT(dominant(part(undo, 0, 0.03)), dominant(part(undo, 0.06, 0.1)) * 1.05);
    const Samples redo = soundSamples(Sound::Redo);
    EXPECT_LT(dominant(part(redo, 0, 0.03)), dominant(part(redo, 0.06, 0.1)) / 1.05);
}

TEST(SoundRecipes, NotesHaveExpectedPitches) {
    EXPECT_PITCH(part(soundSamples(Sound::Select), 0, 0.055), 659.26);
    EXPECT_PITCH(part(soundSamples(Sound::Bell), 0, 0.2), 659.26);
    EXPECT_PITCH(part(soundSamples(Sound::Bell), 0.3, 0.6), 523.25);
    EXPECT_PITCH(part(soundSamples(Sound::Hint), 0, 0.09), 739.99);
    EXPECT_PITCH(part(soundSamples(Sound::Star1), 0, 0.3), 1174.66);
    EXPECT_PITCH(part(soundSamples(Sound::Star2), 0, 0.3), 1479.98);
    EXPECT_PITCH(part(soundSamples(Sound::Star3), 0, 0.3), 1760.0);
    EXPECT_PITCH(part(soundSamples(Sound::Win), 0, 0.08), 293.66);
    EXPECT_PITCH(part(soundSamples(Sound::Record), 0, 0.07), 880.0);
    EXPECT_PITCH(part(soundSamples(Sound::Unlock), 0.03, 0.12), 587.33);
    EXPECT_NEAR(dominant(part(soundSamples(Sound::Error), 0, 0.07)), 110, 8);
}

TEST(SoundRecipes, BellsHaveExpectedPartials) {
    const Samples samples = soundSamples(Sound::Star1);
    const Part struck = part(samples, 0, 0.05);
    const double fundamental = strength(struck, 1174.66);
    EXPECT_NEAR(strength(struck, 1174.66 * 2.76) / fundamental, 0.35, 0.08);
    EXPECT_NEAR(strength(struck, 1174.66 * 5.40) / fundamental, 0.12, 0.06);
    const Part later = part(samples, 0.35, 0.45); // The upper partials have died away.
    EXPECT_LT(strength(later, 1174.66 * 2.76) / strength(later, 1174.66), 0.05);
}

TEST(SoundRecipes, WinRingsOnWithBass) {
    const Samples samples = soundSamples(Sound::Win);
    const Part end = part(samples, 0.8, 1.2);
    EXPECT_GT(strength(end, 739.99), 5 * strength(end, 587.33));
    EXPECT_GT(strength(end, 146.83), 5 * strength(end, 200));
}

TEST(SoundRecipes, ChordOfAWinHasTheNotesOfItsWindows) {
    for (const std::vector<int>& degrees : {std::vector<int>{14, 7, 0}, {3}, {5, 6, 8, 10}}) {
        const Samples samples = chordSamples(degrees);
        std::vector<int> sorted = degrees;
        std::sort(sorted.begin(), sorted.end());
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            const double hertz = static_cast<double>(ambience::pitchOf(sorted[i])) * (degrees.size() == 1 ? 2 : 1);
            const Part struck = part(samples, 0.09 * static_cast<double>(i), 0.09 * static_cast<double>(i + 1));
            EXPECT_GT(strength(struck, hertz), 3 * strength(struck, 1.19 * hertz)) << degrees.size() << ": " << i;
        }
        EXPECT_LT(peak(samples), 0.85);
        EXPECT_LT(largestStep(samples), 0.2);
    }
    EXPECT_NE(chordSamples(std::vector{14, 7, 0}), chordSamples(std::vector{14, 7, 1}));
}

TEST(MusicLevelTest, HoldsItsBreathAfterTheLastLight) {
    MusicLevel level;
    EXPECT_EQ(level.at(10), 1);
    level.breathe(10);
    EXPECT_EQ(level.at(10.05), 1);
    for (const double t : {0.25, 0.4, 0.649})
        EXPECT_EQ(level.at(10 + t), 0) << t;
    EXPECT_FALSE(level.dropsMixed(10.2)) << "it would be heard";
    EXPECT_TRUE(level.dropsMixed(10.35)) << "what was sung by windows that are dark now";
    EXPECT_FALSE(level.dropsMixed(10.36)) << "once";
    EXPECT_GT(level.at(10.9), 0);
    EXPECT_EQ(level.at(12), 1);
}

TEST(MusicLevelTest, GivesRoomToTheBellsOfAWin) {
    MusicLevel level;
    level.duck(10);
    EXPECT_NEAR(20 * std::log10(level.at(10.5)), -12, 0.1);
    EXPECT_EQ(level.at(12), 1);
}

TEST(MusicLevelTest, FadesOutAndInWhenItChanges) {
    MusicLevel level;
    level.change(10);
    EXPECT_NEAR(level.at(10.05), 0.5, 0.01);
    EXPECT_FALSE(level.dropsMixed(10.05));
    EXPECT_EQ(level.at(11), 0) << "until what was mixed before is gone";
    EXPECT_TRUE(level.dropsMixed(11));
    EXPECT_EQ(level.at(11), 0);
    EXPECT_EQ(level.at(11.4), 1);
    level.breathe(20);
    level.change(20.3);
    EXPECT_TRUE(level.dropsMixed(20.3));
    EXPECT_FALSE(level.dropsMixed(20.5)) << "the breath has dropped it";
}

TEST(SoundRecipes, ErrorIsDull) {
    const Samples samples = soundSamples(Sound::Error);
    const Part first = part(samples, 0, 0.07);
    // The ninth partial of a triangle wave has 1/81 of the amplitude, and the low-pass filter weakens it further.
    EXPECT_LT(strength(first, 990) / strength(first, 110), 0.01);
}

TEST(SoundRecipes, NothingClicks) {
    for (const Sound sound :
         {Sound::Undo, Sound::Redo, Sound::Select, Sound::Hint, Sound::Win, Sound::Record, Sound::Error})
        EXPECT_LT(largestStep(soundSamples(sound)), 0.12) << int(sound);
}

TEST(Sounds, SilentPlaysNothing) {
    Sounds sounds(true);
    sounds.setMusicVolume(30);
    sounds.play(Sound::Win);
    sounds.playSwitch(-7);
    sounds.update();
    EXPECT_FALSE(sounds.audible());
}

} // namespace
} // namespace game
