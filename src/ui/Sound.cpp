// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Sound.hpp"

#include "platform/Terminal.hpp"

#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <SFML/Audio/SoundStream.hpp>
#include <SFML/System/Err.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <future>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

namespace ui {

namespace {

constexpr int fullVolume = 100;

void load(sf::SoundBuffer& buffer, const Samples& samples) {
    buffer.loadFromSamples(samples.data(), samples.size(), 1, sampleRate);
}

} // namespace

/// A dozen voices, and the buffers of all sounds played so far.
class SoundPlayer::Voices {
public:
    Voices() {
        for (sf::Sound& voice : m_voices) {
            voice.setRelativeToListener(true);
            voice.setAttenuation(0);
        }
    }

    void play(int key, int volume, const Maker& make, float pan) {
        const auto [entry, isNew] = m_buffers.try_emplace(key);
        if (isNew)
            load(entry->second, make());
        sf::Sound& voice = freeVoice();
        voice.setBuffer(entry->second);
        voice.setVolume(static_cast<float>(volume));
        voice.setPosition(pan, 0, -std::sqrt(1 - pan * pan)); // On a circle around the listener.
        voice.play();
    }

    void playOnce(int volume, const Maker& make) {
        load(m_once, make()); // Stops whoever plays it.
        sf::Sound& voice = freeVoice();
        voice.setBuffer(m_once);
        voice.setVolume(static_cast<float>(volume));
        voice.setPosition(0, 0, -1);
        voice.play();
    }

    void silence() {
        for (sf::Sound& voice : m_voices)
            voice.stop();
    }

private:
    /// An idle voice, or the next one in turn.
    sf::Sound& freeVoice() {
        const auto done = std::find_if(m_voices.begin(), m_voices.end(),
                                       [](const sf::Sound& voice) { return voice.getStatus() == sf::Sound::Stopped; });
        if (done != m_voices.end())
            return *done;
        m_next = (m_next + 1) % m_voices.size();
        return m_voices[m_next];
    }

    std::map<int, sf::SoundBuffer> m_buffers;
    sf::SoundBuffer m_once;
    std::array<sf::Sound, 12> m_voices;
    std::size_t m_next = 0;
};

/// Plays the music in chunks that its own thread mixes. Off, there is no such thread. SFML's thread asks a hundred
/// times in a second whether a chunk has been heard; so this one keeps it waiting until the next one nearly has been.
class SoundPlayer::Stream final : public sf::SoundStream {
public:
    explicit Stream(Music& music)
        : m_music(music) {
        initialize(channels, sampleRate);
    }
    ~Stream() override { halt(); }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    void set(int volume) {
        m_wanted = volume;
        if (volume == 0) {
            if (getStatus() != Stopped)
                halt();
            return;
        }
        applyVolume();
        if (m_ready && getStatus() != Playing)
            begin();
        else if (!m_ready && !m_prepared.valid())
            m_prepared = std::async(std::launch::async, [this] { m_music.prepare(); });
    }

    void setLevel(float level) {
        if (level == m_level)
            return;
        m_level = level;
        applyVolume();
    }

    void again() {
        if (getStatus() != Playing)
            return;
        halt();
        begin();
    }

    void update() {
        if (!m_prepared.valid() || m_prepared.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
            return;
        m_prepared.get();
        m_ready = true;
        set(m_wanted);
    }

private:
    static constexpr unsigned channels = 2;
    static constexpr std::size_t chunk = 12288; ///< Frames: 0.28 s.
    static constexpr int queued = 3;            ///< Chunks that SFML asks for at once when it begins.
    static constexpr float askAgain = 0.80F;    ///< Of a chunk: how long the thread sleeps once they are there.

    bool onGetData(Chunk& data) override {
        m_music.mix(m_samples);
        data = {m_samples.data(), m_samples.size()};
        if (m_asked < queued) {
            ++m_asked;
            return true;
        }
        constexpr float seconds = askAgain * static_cast<float>(chunk) / static_cast<float>(sampleRate);
        std::unique_lock lock(m_mutex);
        m_wake.wait_for(lock, std::chrono::duration<float>(seconds), [this] { return m_halted; });
        return true;
    }
    void onSeek(sf::Time) override {}

    void begin() {
        m_halted = false;
        m_asked = 0;
        play();
    }

    void halt() {
        {
            const std::lock_guard lock(m_mutex);
            m_halted = true;
        }
        m_wake.notify_all();
        stop();
    }

    void applyVolume() { setVolume(m_level * static_cast<float>(m_wanted)); }

    Music& m_music;
    std::vector<std::int16_t> m_samples = std::vector<std::int16_t>(channels * chunk);
    std::future<void> m_prepared;
    bool m_ready = false;
    int m_wanted = 0;
    float m_level = 1;
    int m_asked = 0; ///< Chunks since it began; belongs to the thread that plays, once it does.
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_halted = false; ///< The thread is to end.
};

SoundPlayer::SoundPlayer(std::shared_ptr<Music> music, bool silent)
    : m_music(std::move(music)) {
    if (silent)
        return;
    const QuietErrors quiet;
    m_voices = std::make_unique<Voices>();
    if (m_music)
        m_stream = std::make_unique<Stream>(*m_music);
    if (quiet.hasErrors()) {
        m_stream.reset();
        m_voices.reset();
    }
}

SoundPlayer::~SoundPlayer() = default;

bool SoundPlayer::audible() const noexcept {
    return m_voices != nullptr;
}

void SoundPlayer::play(int key, const Maker& make, float pan) {
    if (m_voices && !m_muted && m_volume > 0)
        m_voices->play(key, m_volume, make, std::clamp(pan, -1.0F, 1.0F));
}

void SoundPlayer::playOnce(const Maker& make) {
    if (m_voices && !m_muted && m_volume > 0)
        m_voices->playOnce(m_volume, make);
}

void SoundPlayer::setMusicLevel(float level) {
    if (m_stream)
        m_stream->setLevel(std::clamp(level, 0.0F, 1.0F));
}

void SoundPlayer::mixAgain() {
    if (m_stream)
        m_stream->again();
}

void SoundPlayer::setVolume(int percent) {
    m_volume = std::clamp(percent, 0, fullVolume);
}

void SoundPlayer::setMusicVolume(int percent) {
    m_musicVolume = std::clamp(percent, 0, fullVolume);
    applyMusic();
}

void SoundPlayer::setMuted(bool muted) {
    m_muted = muted;
    if (muted && m_voices)
        m_voices->silence();
    applyMusic();
}

void SoundPlayer::update() {
    if (m_stream)
        m_stream->update();
}

void SoundPlayer::applyMusic() {
    if (m_stream)
        m_stream->set(m_muted ? 0 : m_musicVolume);
}

QuietErrors::QuietErrors()
    : m_sfmlBuffer(sf::err().rdbuf(m_caught.rdbuf()))
    , m_standardError(platform::silenceErrors()) {} // ALSA and OpenAL write to the file descriptor directly.

QuietErrors::~QuietErrors() {
    sf::err().rdbuf(m_sfmlBuffer);
    platform::restoreErrors(m_standardError);
}

} // namespace ui
