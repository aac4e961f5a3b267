// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Synth.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <sstream>
#include <streambuf>

namespace ui {

/// Music that is mixed while it is played, and never ends.
class Music {
public:
    Music() = default;
    virtual ~Music() = default;
    Music(const Music&) = delete;
    Music& operator=(const Music&) = delete;

    /// Synthesises what it needs. Called once, on a thread of its own, before anything is mixed.
    virtual void prepare() = 0;
    /// Fills stereo frames at `sampleRate` (left, right, left …). Called on the thread that plays; the size is even.
    virtual void mix(std::span<std::int16_t> frames) = 0;
};

/// Plays sounds and music; silent, without an error, if there is no sound hardware. Each sound is synthesised when
/// first needed; the music is prepared on a thread of its own when it is first switched on, and mixed while it plays.
class SoundPlayer {
public:
    using Maker = std::function<Samples()>;

    /// \param silent never opens the hardware.
    explicit SoundPlayer(std::shared_ptr<Music> music, bool silent = false);
    ~SoundPlayer();
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;

    /// Whether anything can be heard: sound hardware exists and was opened.
    [[nodiscard]] bool audible() const noexcept;

    /// \param key identifies the sound. \param make synthesises it; called the first time this key is played.
    /// \param pan the side it comes from: −1 left … 1 right. Beyond about ±0.8, OpenAL plays it in one ear almost
    /// alone.
    void play(int key, const Maker& make, float pan = 0);
    /// Plays a sound that is another one each time: only the last of these is kept.
    void playOnce(const Maker& make);

    void setVolume(int percent);      ///< Volume of the sounds, 0 … 100.
    void setMusicVolume(int percent); ///< 0 stops the music, anything above starts it.
    void setMuted(bool muted);        ///< Sounds and music.
    [[nodiscard]] bool muted() const noexcept { return m_muted; }
    /// Call regularly (each frame): starts the music once it is prepared.
    void update();

protected:
    /// Whether the music can be heard now.
    [[nodiscard]] bool musicPlays() const noexcept { return m_stream != nullptr && !m_muted && m_musicVolume > 0; }
    /// Makes the music quieter at once, whatever was mixed before. \param level 0 … 1, of its volume.
    void setMusicLevel(float level);
    /// Drops what was mixed and has not been heard yet.
    void mixAgain();

private:
    class Voices;
    class Stream;

    void applyMusic();

    std::unique_ptr<Voices> m_voices; ///< Null without hardware.
    std::shared_ptr<Music> m_music;
    std::unique_ptr<Stream> m_stream; ///< Plays the music; null without hardware.
    int m_volume = 80;
    int m_musicVolume = 0;
    bool m_muted = false;
};

/// For its lifetime, captures what SFML prints to its error stream and discards what the libraries below it print: a
/// machine without sound is no reason to fill the terminal.
class QuietErrors {
public:
    QuietErrors();
    ~QuietErrors();
    QuietErrors(const QuietErrors&) = delete;
    QuietErrors& operator=(const QuietErrors&) = delete;

    /// Whether SFML reported an error.
    [[nodiscard]] bool hasErrors() const { return !m_caught.str().empty(); }

private:
    std::ostringstream m_caught;
    std::streambuf* m_sfmlBuffer;
    int m_standardError; ///< A copy of the process's stderr descriptor; −1 if there is none.
};

} // namespace ui
