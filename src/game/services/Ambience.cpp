// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Ambience.hpp"

#include "ui/Angle.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace game {

namespace {

constexpr auto perSecond = static_cast<float>(ambience::rate);
constexpr std::size_t blockFrames = 512; ///< At ambience::rate: what is sung is decided this often.

constexpr float bus = 1.40F; ///< About −23 LUFS over a minute at the volume by default (scripts/render-ambience).
constexpr float windLevel = 0.85F;
constexpr float windAsleep = 0.55F;
constexpr float rainLevel = 0.9F;
constexpr float farLevel = 1;
constexpr float loopFollows = 1.5F; ///< Seconds in which a loop comes and goes.

constexpr float beat = 0.340F; ///< Seconds between chances for a note.
constexpr float beatSway = 0.060F;
constexpr float leastChance = 0.15F;
constexpr float mostChance = 0.70F; ///< In addition, with all windows awake.
constexpr int few = 3;              ///< Windows that are left, from which on one sings every two seconds.
constexpr float fewBeat = 2;
constexpr float quietNote = 0.10F;
constexpr float loudNote = 0.20F;
constexpr std::size_t mostPlaying = 14;

constexpr float muffledAt = 700; ///< Hertz.
constexpr float muffleFollows = 0.15F;

/// Moves a value towards its target as a low-pass filter with this time constant does.
float follow(float value, float target, float seconds, float constant) {
    return value + (target - value) * (1 - std::exp(-seconds / constant));
}

float toFloat(std::int16_t sample) {
    return static_cast<float>(sample) / 32768;
}

} // namespace

HourLayers layersAt(int hour, bool winter) noexcept {
    HourLayers layers;
    if (hour >= 18 && hour < 22)
        layers.tram = layers.farVoices = true;
    else if (hour >= 22 || hour < 1)
        layers.owl = layers.cricket = true;
    else if (hour >= 5 && hour < 8)
        layers.blackbird = true;
    else if (hour >= 8)
        layers.cricket = true;
    layers.cricket = layers.cricket && !winter;
    return layers;
}

void Ambience::listen(const Night& night) {
    const std::lock_guard lock(m_mutex);
    m_next = night;
}

void Ambience::prepare() {
    const auto keep = [](ambience::Buffer buffer) {
        return std::make_shared<const ambience::Buffer>(std::move(buffer));
    };
    m_wind.sound = keep(ambience::wind());
    m_rain.sound = keep(ambience::rain());
    m_farVoices.sound = keep(ambience::farVoices());
    m_cricket.sound = keep(ambience::cricket());
    m_owl.sound = keep(ambience::owl());
    m_tram.sound = keep(ambience::tram());
    m_blackbird.sound = keep(ambience::blackbird());
    m_cricket.wait = 1.5F;
    m_owl.wait = 12;
    m_tram.wait = 20;
    m_blackbird.wait = 3;
    m_playing.reserve(mostPlaying + 4);
}

float Ambience::roll() {
    m_dice = m_dice * 1664525U + 1013904223U;
    return static_cast<float>(m_dice >> 8U) / 16777216.0F;
}

void Ambience::takeNight() {
    {
        const std::lock_guard lock(m_mutex);
        m_night = m_next;
    }
    if (m_night.melody.house != m_house) {
        m_house = m_night.melody.house;
        m_voices = {};
    }
    const HourLayers layers = layersAt(m_night.hour, m_night.winter);
    m_wind.wanted = asleep() ? windAsleep : windLevel;
    m_rain.wanted = m_night.rains ? rainLevel : 0;
    m_farVoices.wanted = layers.farVoices && !asleep() ? farLevel : 0;
}

void Ambience::call(Caller& caller, bool wanted, float seconds) {
    caller.wait -= seconds;
    if (caller.wait > 0)
        return;
    caller.wait = caller.least + (caller.most - caller.least) * roll();
    const float pan = 1.2F * roll() - 0.6F;
    if (!wanted)
        return;
    m_playing.push_back(
        {caller.sound, 0, caller.gain * (1 - std::max(0.0F, pan)), caller.gain * (1 + std::min(0.0F, pan))});
    ++m_begun.others;
}

void Ambience::sing(const Melody::Note& note) {
    Sound& voice = m_voices[note.degree];
    if (!voice)
        voice = std::make_shared<const ambience::Buffer>(ambience::voice(m_house, note.degree));
    const float gain = quietNote + (loudNote - quietNote) * roll();
    // Equal power on both sides, whatever the direction.
    const float angle = ui::pi / 4 * (1 + static_cast<float>(note.pan) / 100);
    if (m_playing.size() >= mostPlaying)
        return;
    m_playing.push_back({voice, 0, 1.4F * gain * std::cos(angle), 1.4F * gain * std::sin(angle)});
    ++m_begun.notes;
}

void Ambience::singSometimes(float seconds) {
    m_untilNote -= seconds;
    if (m_untilNote > 0)
        return;
    const Melody& melody = m_night.melody;
    const bool last = melody.atStart > 0 && melody.awake <= few;
    m_untilNote = last ? fewBeat : beat + beatSway * (2 * roll() - 1);
    const float share =
        melody.atStart > 0 ? std::min(1.0F, static_cast<float>(melody.awake) / static_cast<float>(melody.atStart)) : 0;
    const float chance = last ? 1 : melody.atStart > 0 ? leastChance + mostChance * share : melody.chance;
    const float drawn = roll();
    const float which = roll();
    if (melody.noteCount == 0 || drawn >= chance)
        return;
    sing(melody.notes[std::min(melody.noteCount - 1,
                               static_cast<std::size_t>(which * static_cast<float>(melody.noteCount)))]);
}

void Ambience::schedule(float seconds) {
    const HourLayers layers = layersAt(m_night.hour, m_night.winter);
    const bool quiet = asleep();
    call(m_cricket, layers.cricket || (quiet && !m_night.winter), seconds);
    call(m_owl, layers.owl && !quiet, seconds);
    call(m_tram, layers.tram && !quiet, seconds);
    call(m_blackbird, layers.blackbird && !quiet, seconds);
    singSometimes(seconds);
}

void Ambience::mixBlock(std::span<float> stereo) {
    std::fill(stereo.begin(), stereo.end(), 0.0F);
    const std::size_t frames = stereo.size() / 2;
    const float seconds = static_cast<float>(frames) / perSecond;
    for (Loop* loop : {&m_wind, &m_rain, &m_farVoices}) {
        const float to = follow(loop->level, loop->wanted, seconds, loopFollows);
        const float step = (to - loop->level) / static_cast<float>(frames);
        if (loop->level < 1e-4F && to < 1e-4F)
            continue;
        for (std::size_t i = 0; i < frames; ++i) {
            loop->level += step;
            const float sample = loop->level * toFloat((*loop->sound)[loop->at]);
            stereo[2 * i] += sample;
            stereo[2 * i + 1] += sample;
            if (++loop->at == loop->sound->size())
                loop->at = 0;
        }
    }
    for (Playing& playing : m_playing) {
        const std::size_t count = std::min(frames, playing.sound->size() - playing.at);
        for (std::size_t i = 0; i < count; ++i) {
            const float sample = toFloat((*playing.sound)[playing.at + i]);
            stereo[2 * i] += playing.left * sample;
            stereo[2 * i + 1] += playing.right * sample;
        }
        playing.at += count;
    }
    std::erase_if(m_playing, [](const Playing& playing) { return playing.at == playing.sound->size(); });
}

void Ambience::shape(std::span<float> stereo) {
    const std::size_t frames = stereo.size() / 2;
    const float seconds = static_cast<float>(frames) / perSecond;
    const float muffle = follow(m_muffle, m_night.muffled ? 1 : 0, seconds, muffleFollows);
    const float muffleStep = (muffle - m_muffle) / static_cast<float>(frames);
    const float share = 1 - std::exp(-2 * ui::pi * muffledAt / perSecond);
    for (std::size_t i = 0; i < frames; ++i) {
        m_muffle += muffleStep;
        for (std::size_t side = 0; side < 2; ++side) {
            float& sample = stereo[2 * i + side];
            m_low[side] += share * (sample - m_low[side]);
            sample = bus * (sample + m_muffle * (m_low[side] - sample));
        }
    }
}

void Ambience::mix(std::span<std::int16_t> frames) {
    // Twice the rate, in between by a straight line.
    std::size_t left = frames.size() / 4;
    auto out = frames.begin();
    while (left > 0) {
        const std::size_t now = std::min(left, blockFrames);
        m_block.resize(2 * now);
        takeNight();
        schedule(static_cast<float>(now) / perSecond);
        mixBlock(m_block);
        shape(m_block);
        if (m_mono)
            for (std::size_t i = 0; i < now; ++i)
                m_block[2 * i] = m_block[2 * i + 1] = (m_block[2 * i] + m_block[2 * i + 1]) / 2;
        for (std::size_t i = 0; i < now; ++i) {
            for (const float share : {0.5F, 1.0F})
                for (std::size_t side = 0; side < 2; ++side) {
                    const float sample = m_last[side] + share * (m_block[2 * i + side] - m_last[side]);
                    *out++ = static_cast<std::int16_t>(std::lround(std::clamp(sample, -1.0F, 1.0F) * 32767));
                }
            m_last = {m_block[2 * i], m_block[2 * i + 1]};
        }
        left -= now;
    }
    std::fill(out, frames.end(), std::int16_t{0}); // Nothing, unless the size is odd in frames.
}

} // namespace game
