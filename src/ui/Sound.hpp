#pragma once

#include <cstdint>
#include <memory>

namespace ui {

/// The sounds of the house. What each is for: docs/look.md.
enum class Sound : std::uint8_t {
    Press,
    Undo,
    Redo,
    Cursor,
    Select,
    Bell,
    Hint,
    Win,
    Star1,
    Star2,
    Star3,
    Record,
    Unlock,
    Error,
};

/// Plays the synthesised sounds and the music. Without sound hardware it is silent and says nothing.
/// Sounds are made when they are first needed; the music is made by a thread of its own.
class SoundPlayer {
public:
    /// \param silent never touches the hardware, as after --mute or in pictures.
    explicit SoundPlayer(bool silent = false);
    ~SoundPlayer();
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;

    /// Whether anything can be heard: there is hardware and it was opened.
    [[nodiscard]] bool audible() const noexcept;

    void play(Sound sound);
    /// The tone of a press, to be started together with Sound::Press: it sounds 12 ms later. Progress falls, setbacks
    /// rise. \param netChange how many more windows differ from the goal than before; clamped to −5 … 5.
    void playSwitch(int netChange);

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

} // namespace ui
