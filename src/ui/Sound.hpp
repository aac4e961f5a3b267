#pragma once

#include "ui/Synth.hpp"

#include <functional>
#include <memory>
#include <sstream>
#include <streambuf>

namespace ui {

/// Plays sounds and one piece of music. Without sound hardware it is silent and says nothing.
/// Sounds are made when they are first needed; the music is made by a thread of its own.
class SoundPlayer {
public:
    using Maker = std::function<Samples()>;

    /// \param music makes what is played in a loop; called by another thread.
    /// \param silent never touches the hardware.
    explicit SoundPlayer(Maker music, bool silent = false);
    ~SoundPlayer();
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;

    /// Whether anything can be heard: there is hardware and it was opened.
    [[nodiscard]] bool audible() const noexcept;

    /// \param key tells sounds apart. \param make is called when this one is heard for the first time.
    void play(int key, const Maker& make);

    void setVolume(int percent);      ///< Of the sounds, 0 … 100.
    void setMusicVolume(int percent); ///< 0 stops the music, more starts it.
    void setMuted(bool muted);        ///< Both.
    [[nodiscard]] bool muted() const noexcept { return m_muted; }
    /// To be called now and then (each frame): starts the music once it is made.
    void update();

private:
    class Voices;
    class Music;

    void applyMusic();

    std::unique_ptr<Voices> m_voices; ///< Null without hardware.
    std::unique_ptr<Music> m_music;
    int m_volume = 80;
    int m_musicVolume = 0;
    bool m_muted = false;
};

/// While it lives, what SFML and the libraries below it complain about is caught or dropped instead of printed: a
/// machine without sound is no reason to fill a terminal.
class QuietErrors {
public:
    QuietErrors();
    ~QuietErrors();
    QuietErrors(const QuietErrors&) = delete;
    QuietErrors& operator=(const QuietErrors&) = delete;

    /// Whether SFML complained.
    [[nodiscard]] bool complained() const { return !m_caught.str().empty(); }

private:
    std::ostringstream m_caught;
    std::streambuf* m_sfmlBuffer;
    int m_standardError; ///< A copy of the program's own; −1 where there is none.
};

} // namespace ui
