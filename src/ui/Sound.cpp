#include "ui/Sound.hpp"

#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <SFML/System/Err.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <future>
#include <map>
#include <unistd.h>

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
    void play(int key, int volume, const Maker& make) {
        const auto [entry, isNew] = m_buffers.try_emplace(key);
        if (isNew)
            load(entry->second, make());
        sf::Sound& voice = freeVoice();
        voice.setBuffer(entry->second);
        voice.setVolume(static_cast<float>(volume));
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
    std::array<sf::Sound, 12> m_voices;
    std::size_t m_next = 0;
};

/// The music, synthesised by a thread when it is first switched on.
class SoundPlayer::Music {
public:
    explicit Music(Maker make)
        : m_make(std::move(make)) {}

    void setVolume(int volume) {
        m_volume = volume;
        m_sound.setVolume(static_cast<float>(volume));
        if (volume == 0)
            m_sound.pause();
        else if (m_ready && m_sound.getStatus() != sf::Sound::Playing)
            m_sound.play();
        else if (!m_ready && !m_samples.valid())
            m_samples = std::async(std::launch::async, m_make);
    }

    void update() {
        if (!m_samples.valid() || m_samples.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
            return;
        load(m_buffer, m_samples.get());
        m_sound.setBuffer(m_buffer);
        m_sound.setLoop(true);
        m_ready = true;
        setVolume(m_volume);
    }

private:
    Maker m_make;
    sf::SoundBuffer m_buffer;
    sf::Sound m_sound;
    std::future<Samples> m_samples;
    bool m_ready = false;
    int m_volume = 0;
};

SoundPlayer::SoundPlayer(Maker music, bool silent) {
    if (silent)
        return;
    const QuietErrors quiet;
    m_voices = std::make_unique<Voices>();
    m_music = std::make_unique<Music>(std::move(music));
    if (quiet.hasErrors()) {
        m_music.reset();
        m_voices.reset();
    }
}

SoundPlayer::~SoundPlayer() = default;

bool SoundPlayer::audible() const noexcept {
    return m_voices != nullptr;
}

void SoundPlayer::play(int key, const Maker& make) {
    if (m_voices && !m_muted && m_volume > 0)
        m_voices->play(key, m_volume, make);
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
    if (m_music)
        m_music->update();
}

void SoundPlayer::applyMusic() {
    if (m_music)
        m_music->setVolume(m_muted ? 0 : m_musicVolume);
}

QuietErrors::QuietErrors()
    : m_sfmlBuffer(sf::err().rdbuf(m_caught.rdbuf()))
    , m_standardError(fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)) {
    // ALSA and OpenAL write to the file descriptor directly.
    std::fflush(stderr);
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (m_standardError >= 0 && nowhere >= 0)
        dup2(nowhere, STDERR_FILENO);
    if (nowhere >= 0)
        close(nowhere);
}

QuietErrors::~QuietErrors() {
    sf::err().rdbuf(m_sfmlBuffer);
    std::fflush(stderr);
    if (m_standardError >= 0) {
        dup2(m_standardError, STDERR_FILENO);
        close(m_standardError);
    }
}

} // namespace ui
