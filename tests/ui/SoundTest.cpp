// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Sound.hpp"

#include <SFML/System/Err.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <span>
#include <thread>

namespace ui {
namespace {

double peak(const Samples& samples) {
    int most = 0;
    for (const std::int16_t sample : samples)
        most = std::max(most, std::abs(int{sample}));
    return most / 32767.0;
}

TEST(Synth, ToneHasItsGain) {
    synth::Signal signal;
    synth::addTone(signal, {synth::Wave::Sine, 1000, 1000, 0.001, 1.0, 0, 0.5});
    EXPECT_NEAR(peak(synth::toSamples(signal, 1)), 0.5, 0.01);
    EXPECT_NEAR(peak(synth::toSamples(signal, 0.5)), 0.25, 0.01);
}

TEST(Synth, ClipsInsteadOfWrapping) {
    synth::Signal signal(1000, 7.0F);
    EXPECT_EQ(synth::toLoop(signal, 1).front(), 32767);
    EXPECT_EQ(synth::toSamples(signal, 1).back(), 0);
}

TEST(Synth, SilenceStaysEmpty) {
    EXPECT_TRUE(synth::toSamples({}, 1).empty());
    synth::Signal signal;
    synth::lowPass(signal, 1000, true);
    EXPECT_TRUE(signal.empty());
}

/// A short tone.
Samples beep() {
    synth::Signal signal;
    synth::addTone(signal, {synth::Wave::Sine, 440, 440, 0.002, 0.05, 0, 0.2});
    return synth::toSamples(signal, 1);
}

/// Music: one note for ever.
class Hum final : public Music {
public:
    void prepare() override { m_prepared = true; }
    void mix(std::span<std::int16_t> frames) override {
        EXPECT_TRUE(m_prepared) << "nothing is mixed before";
        std::fill(frames.begin(), frames.end(), std::int16_t{100});
        ++m_mixed;
    }
    [[nodiscard]] int mixed() const { return m_mixed; }
    [[nodiscard]] bool prepared() const { return m_prepared; }

private:
    std::atomic<bool> m_prepared = false;
    std::atomic<int> m_mixed = 0;
};

void playEverything(SoundPlayer& player) {
    player.setVolume(50);
    player.setMusicVolume(30);
    for (int round = 0; round < 3; ++round) {
        for (int key = 0; key < 29; ++key)
            player.play(key, beep);
    }
    player.setMuted(true);
    player.play(0, beep);
    player.update();
    player.setMuted(false);
    player.setMusicVolume(0);
    player.setVolume(-5);
    player.play(0, beep);
    player.setVolume(500);
    player.update();
}

/// OpenAL chooses its driver once per process, so each of these tests runs in a process of its own. The last argument
/// of EXPECT_EXIT must match what that process writes to standard error.
class SoundPlayerDeathTest : public testing::Test {
protected:
    SoundPlayerDeathTest() { GTEST_FLAG_SET(death_test_style, "threadsafe"); }

    /// Exits with 0 if the music was mixed while it was on, and neither mixed nor prepared while it was off.
    [[noreturn]] static void playMusic() {
        setenv("ALSOFT_DRIVERS", "null", 1);
        bool good = false;
        {
            const auto hum = std::make_shared<Hum>();
            SoundPlayer player(hum);
            const auto mixes = [&] {
                const int before = hum->mixed();
                for (int i = 0; i < 200 && hum->mixed() == before; ++i) {
                    player.update();
                    std::this_thread::sleep_for(std::chrono::milliseconds(10));
                }
                return hum->mixed() > before;
            };
            const auto waits = [&player] {
                for (int i = 0; i < 10; ++i) {
                    player.update();
                    std::this_thread::sleep_for(std::chrono::milliseconds(10));
                }
            };
            player.setMusicVolume(0);
            waits();
            player.setMuted(true);
            player.setMusicVolume(40);
            waits();
            const bool nothingYet = !hum->prepared();
            player.setMuted(false);
            good = mixes() && nothingYet;
            player.setMuted(true);
            const int before = hum->mixed();
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            good = good && hum->mixed() == before;
            player.setMuted(false);
            good = good && mixes();
        }
        std::exit(good ? 0 : 1);
    }
    [[noreturn]] static void playWith(const char* driver) {
        setenv("ALSOFT_DRIVERS", driver, 1);
        bool audible = false;
        {
            SoundPlayer player(std::make_shared<Hum>());
            audible = player.audible();
            playEverything(player);
        }
        std::exit(audible ? 0 : 1);
    }
};

TEST_F(SoundPlayerDeathTest, IsSilentWithoutHardware) {
    // This driver has no device to open.
    EXPECT_EXIT(playWith("wave"), testing::ExitedWithCode(1), "^$");
}

TEST_F(SoundPlayerDeathTest, PlaysMoreSoundsThanVoices) {
    EXPECT_EXIT(playWith("null"), testing::ExitedWithCode(0), "^$");
}

TEST_F(SoundPlayerDeathTest, MixesMusicOnlyWhileItIsOn) {
    EXPECT_EXIT(playMusic(), testing::ExitedWithCode(0), "^$");
}

TEST(SoundPlayer, SynthesisesNothingWhenSilent) {
    SoundPlayer player(std::make_shared<Hum>(), true);
    int made = 0;
    player.play(1, [&made] {
        ++made;
        return beep();
    });
    EXPECT_EQ(made, 0);
}

TEST(SoundPlayer, SilentNeverOpensHardware) {
    SoundPlayer player(std::make_shared<Hum>(), true);
    EXPECT_FALSE(player.audible());
    playEverything(player);
    EXPECT_FALSE(player.muted());
}

TEST(QuietErrors, CapturesSfmlErrorsAndRestoresStream) {
    std::streambuf* const before = sf::err().rdbuf();
    testing::internal::CaptureStderr();
    {
        const QuietErrors quiet;
        EXPECT_FALSE(quiet.hasErrors());
        std::fputs("dropped", stderr);
        sf::err() << "caught";
        EXPECT_TRUE(quiet.hasErrors());
    }
    std::fputs("still here", stderr);
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "still here");
    EXPECT_EQ(sf::err().rdbuf(), before);
}

} // namespace
} // namespace ui
