// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/Ambience.hpp"
#include "game/services/MusicLevel.hpp"
#include "ui/Sound.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <utility>

namespace game {

enum class Sound : std::uint8_t {
    Press,
    Undo,
    Redo,
    Cursor,
    CursorLit, ///< The cursor is on a lit window.
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
    Cut,     ///< A cable was cut, or removed.
    Cricket, ///< The last one, when the player goes.
};

/// The side that the sound of a column comes from, for SoundPlayer::play. \pre columns > 0.
[[nodiscard]] float panOf(int column, int columns) noexcept;
/// Synthesises the sound. It begins and ends in silence, and is the same each time.
[[nodiscard]] ui::Samples soundSamples(Sound sound);
/// Synthesises the chord of a win from degrees of the scale that the houses sing in, the lowest first. \pre each is
/// within 0 … Melody::degrees − 1; of more than four only the last four are heard.
[[nodiscard]] ui::Samples chordSamples(std::span<const int> degrees);
/// Synthesises the tone of a press, including 12 ms of silence in front; `netChange` is clamped to −5 … 5.
[[nodiscard]] ui::Samples switchSamples(int netChange);
/// Synthesises the tick of a cable that gets longer, 60 ms; the pitch rises with `length` up to that of longestTick.
[[nodiscard]] ui::Samples cableSamples(int length);
inline constexpr int longestTick = 24;
/// Synthesises the bell of a pair that is joined; `pair` from 0, the pitch by its degree in D major.
[[nodiscard]] ui::Samples joinSamples(int pair);

/// The sounds of the game, and the night as its music.
class Sounds : public ui::SoundPlayer {
public:
    /// \param silent never touches the sound hardware; for --mute and for pictures.
    explicit Sounds(bool silent = false)
        : Sounds(std::make_shared<Ambience>(), silent) {}

    using SoundPlayer::musicPlays;
    /// What the music follows; call when it may have changed, at most once a frame.
    void listen(const Night& night);
    void update(); ///< Also sets how loud the music is; see SoundPlayer::update.
    /// Sets whether everything comes from the middle.
    void setMono(bool mono);
    /// The side from which a sound is heard: the middle if it is mono.
    [[nodiscard]] float heardFrom(float pan) const noexcept { return m_mono ? 0 : pan; }
    /// \param pan see SoundPlayer::play.
    void play(Sound sound, float pan = 0);
    void breathe(); ///< See MusicLevel::breathe.
    /// Plays the chord of a win. \param degrees the notes of its windows: see Melody::Note. \pre not empty.
    void playChord(std::span<const int> degrees);
    /// Plays the tone of a press. To be started together with Sound::Press; it sounds 12 ms later. The pitch falls with
    /// progress and rises with setbacks.
    /// \param netChange how many more windows differ from the goal than before; clamped to −5 … 5.
    void playSwitch(int netChange, float pan = 0);
    void playCable(int length);
    void playJoin(int pair);

private:
    Sounds(std::shared_ptr<Ambience> ambience, bool silent)
        : SoundPlayer(ambience, silent)
        , m_ambience(std::move(ambience)) {}

    std::shared_ptr<Ambience> m_ambience;
    MusicLevel m_level;
    Night m_night; ///< As last heard of.
    bool m_mono = false;
};

} // namespace game
