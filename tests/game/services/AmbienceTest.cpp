// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Ambience.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <string>
#include <thread>

namespace game {
namespace {

using Frames = std::vector<std::int16_t>;

constexpr std::size_t second = 2 * std::size_t{44100};

/// A board with this many of its 25 windows awake.
Melody melodyWith(int awake, House house = House::Terrace) {
    std::vector<puzzle::Cell> cells;
    for (int i = 0; i < awake; ++i)
        cells.push_back({i / 5, i % 5});
    return melodyOf(cells, 5, 5, 25, house);
}

Night nightWith(Melody melody, int hour = 2) {
    Night night;
    night.melody = melody;
    night.hour = hour;
    return night;
}

Frames heard(Ambience& ambience, double seconds) {
    Frames frames(static_cast<std::size_t>(seconds * 44100) * 2);
    ambience.mix(frames);
    return frames;
}

Frames heardOf(const Night& night, double seconds) {
    Ambience ambience;
    ambience.prepare();
    ambience.listen(night);
    return heard(ambience, seconds);
}

double power(const Frames& frames, std::size_t from = 0) {
    double sum = 0;
    for (std::size_t i = from; i < frames.size(); ++i)
        sum += std::pow(frames[i] / 32768.0, 2);
    return sum / static_cast<double>(frames.size() - from);
}

/// How much of the power is in the differences from sample to sample: high sounds.
double brightness(const Frames& frames, std::size_t from = 0) {
    double sum = 0;
    for (std::size_t i = from + 2; i < frames.size(); ++i)
        sum += std::pow((frames[i] - frames[i - 2]) / 32768.0, 2);
    return sum / static_cast<double>(frames.size() - from);
}

int notesIn(const Melody& melody, double seconds) {
    Ambience ambience;
    ambience.prepare();
    ambience.listen(nightWith(melody));
    heard(ambience, seconds);
    return ambience.begun().notes;
}

TEST(AmbienceTest, IsTheSameEachTime) {
    const Night night = nightWith(melodyWith(20));
    EXPECT_EQ(heardOf(night, 4), heardOf(night, 4));
    Ambience other(2);
    other.prepare();
    other.listen(night);
    EXPECT_NE(heardOf(night, 4), heard(other, 4)) << "another seed, another night";
}

TEST(AmbienceTest, DoesNotDependOnTheSizeOfTheChunks) {
    const Night night = nightWith(melodyWith(20));
    Ambience ambience;
    ambience.prepare();
    ambience.listen(night);
    Frames pieces;
    for (int i = 0; i < 10; ++i) {
        const Frames piece = heard(ambience, 2048 / 44100.0 + 1e-6);
        pieces.insert(pieces.end(), piece.begin(), piece.end());
    }
    const Frames whole = heardOf(night, 20480 / 44100.0 + 1e-6);
    EXPECT_EQ(pieces, whole);
}

TEST(AmbienceTest, NoHouseClips) {
    for (std::size_t house = 0; house < houseCount; ++house) {
        const Frames frames = heardOf(nightWith(melodyWith(25, static_cast<House>(house)), 20), 30);
        constexpr int highest = 23170; // −3 dBFS: the bells of a win come on top.
        EXPECT_LT(*std::max_element(frames.begin(), frames.end()), highest) << house;
        EXPECT_GT(*std::min_element(frames.begin(), frames.end()), -highest) << house;
        EXPECT_GT(power(frames), 1e-5) << house;
    }
}

TEST(AmbienceTest, NotesThinOut) {
    const int all = notesIn(melodyWith(25), 60);
    const int half = notesIn(melodyWith(12), 60);
    const int few = notesIn(melodyWith(3), 60);
    EXPECT_GT(all, half);
    EXPECT_GT(half, few);
    EXPECT_NEAR(all, 60 / 0.34 * 0.85, 18);
    EXPECT_NEAR(few, 30, 1) << "one every two seconds";
    EXPECT_EQ(notesIn(melodyWith(0), 60), 0) << "only a cricket is left";
}

TEST(AmbienceTest, SomebodySingsInTheStreetWithoutABoard) {
    const int notes = notesIn(streetMelody(), 60);
    EXPECT_GT(notes, 8);
    EXPECT_LT(notes, 45);
}

TEST(AmbienceTest, AFreshTownMurmursAndOneThatSleepsHasACricket) {
    const int fresh = notesIn(townMelody(218, 218), 60);
    const int half = notesIn(townMelody(109, 218), 60);
    const int last = notesIn(townMelody(1, 218), 60);
    EXPECT_GT(fresh, half);
    EXPECT_GT(half, last);
    EXPECT_GT(last, 5);
    EXPECT_LT(fresh, notesIn(melodyWith(25), 60)) << "a board is louder";
    EXPECT_EQ(townMelody(1, 218).noteCount, 1U);
    EXPECT_EQ(townMelody(0, 218), asleepMelody());
    EXPECT_EQ(townMelody(0, 0), streetMelody()) << "there is no town";
}

TEST(AmbienceTest, RowsArePitchesAndColumnsDirections) {
    const Melody melody = melodyWith(25);
    ASSERT_EQ(melody.noteCount, 25U);
    EXPECT_EQ(melody.notes[0].degree, Melody::degrees - 1) << "the top row is the highest";
    EXPECT_EQ(melody.notes[24].degree, 0);
    EXPECT_LT(melody.notes[0].pan, 0);
    EXPECT_EQ(melody.notes[2].pan, 0);
    EXPECT_EQ(melody.notes[4].pan, -melody.notes[0].pan);
}

TEST(AmbienceTest, LargeBoardsSingWithSomeOfTheirWindows) {
    std::vector<puzzle::Cell> cells;
    for (int i = 0; i < 10'000; ++i)
        cells.push_back({i / 100, i % 100});
    const Melody melody = melodyOf(cells, 100, 100, 10'000, House::Slate);
    EXPECT_EQ(melody.awake, 10'000);
    EXPECT_EQ(melody.noteCount, Melody::mostNotes);
    EXPECT_EQ(melody.notes[0].degree, Melody::degrees - 1);
    EXPECT_LT(melody.notes[Melody::mostNotes - 1].degree, 2) << "from the whole board";
}

TEST(AmbienceTest, EveryHouseHasItsInstrument) {
    for (std::size_t house = 1; house < houseCount; ++house) {
        const ambience::Buffer own = ambience::voice(static_cast<House>(house), 7);
        EXPECT_EQ(own.size(), 70'560U);
        EXPECT_NEAR(*std::max_element(own.begin(), own.end()) / 32767.0, 0.5, 0.12);
        EXPECT_LT(std::abs(own.back()), 40) << "fades out";
        for (std::size_t other = 1; other < house; ++other)
            EXPECT_NE(own, ambience::voice(static_cast<House>(other), 7));
    }
}

TEST(AmbienceTest, HoursHaveTheirLayers) {
    for (const int hour : {18, 21})
        EXPECT_TRUE(layersAt(hour, false).tram && layersAt(hour, false).farVoices) << hour;
    for (const int hour : {22, 23, 0}) {
        EXPECT_TRUE(layersAt(hour, false).owl && layersAt(hour, false).cricket) << hour;
        EXPECT_FALSE(layersAt(hour, true).cricket) << "not in winter";
        EXPECT_TRUE(layersAt(hour, true).owl);
    }
    for (const int hour : {1, 4}) {
        const HourLayers layers = layersAt(hour, false);
        EXPECT_FALSE(layers.owl || layers.cricket || layers.tram || layers.farVoices || layers.blackbird) << hour;
    }
    for (const int hour : {5, 7})
        EXPECT_TRUE(layersAt(hour, false).blackbird) << hour;
    EXPECT_FALSE(layersAt(8, false).blackbird);
}

TEST(AmbienceTest, CricketIsTheLastExceptInWinter) {
    const auto others = [](bool winter) {
        Ambience ambience;
        ambience.prepare();
        Night night = nightWith(asleepMelody(), 2);
        night.winter = winter;
        ambience.listen(night);
        heard(ambience, 30);
        return ambience.begun().others;
    };
    EXPECT_GE(others(false), 5);
    EXPECT_EQ(others(true), 0) << "the wind ends the night";
}

TEST(AmbienceTest, RainIsHeardWhenItRains) {
    Night night = nightWith(asleepMelody());
    night.winter = true;
    const double dry = brightness(heardOf(night, 8), 4 * second);
    night.rains = true;
    EXPECT_GT(brightness(heardOf(night, 8), 4 * second), 3 * dry);
}

TEST(AmbienceTest, PauseMufflesInsteadOfSilencing) {
    Night night = nightWith(melodyWith(25), 2);
    const Frames open = heardOf(night, 6);
    night.muffled = true;
    const Frames muffled = heardOf(night, 6);
    EXPECT_LT(brightness(muffled, second), 0.35 * brightness(open, second));
    EXPECT_GT(power(muffled, second), 0.15 * power(open, second));
}

TEST(AmbienceTest, LoopsHaveNoSeam) {
    for (const ambience::Buffer& loop : {ambience::wind(), ambience::rain(), ambience::farVoices()}) {
        std::vector<int> steps;
        for (std::size_t i = 1; i < loop.size(); ++i)
            steps.push_back(std::abs(loop[i] - loop[i - 1]));
        std::sort(steps.begin(), steps.end());
        EXPECT_LE(std::abs(loop.front() - loop.back()), steps[steps.size() * 999 / 1000]) << "one step in a thousand";
    }
}

TEST(AmbienceTest, NightMayChangeWhileItPlays) {
    Ambience ambience;
    ambience.prepare();
    std::atomic<int> mixed = 0;
    constexpr int mixes = 100; // Five seconds.
    std::thread player([&] {
        for (; mixed < mixes; ++mixed)
            heard(ambience, 0.05);
    });
    for (int i = 0; mixed < mixes; ++i) {
        const auto house = static_cast<House>(static_cast<std::size_t>(i) % houseCount);
        Night night = nightWith(melodyWith(i % 26, house), i % 24);
        night.muffled = i % 2 == 0;
        ambience.listen(night);
        std::this_thread::yield();
    }
    player.join();
    ambience.listen(nightWith(melodyWith(25, House::Terrace), 20));
    heard(ambience, 20);
    EXPECT_GT(ambience.begun().notes, 0) << "and it still sings";
}

} // namespace
} // namespace game
