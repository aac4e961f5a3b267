#pragma once

#include "ui/Sound.hpp"

#include <cstdint>

namespace game {

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

/// The sound by its recipe, beginning and ending in silence. The same call gives the same samples.
[[nodiscard]] ui::Samples soundSamples(Sound sound);
/// The tone of a press, its 12 ms of silence in front included; `netChange` is clamped to −5 … 5.
[[nodiscard]] ui::Samples switchSamples(int netChange);
/// 32 s of the slow pad and the cricket, whose end joins its beginning.
[[nodiscard]] ui::Samples musicSamples();

/// The sounds and the music of the game.
class Sounds : public ui::SoundPlayer {
public:
    /// \param silent never touches the hardware, as after --mute or in pictures.
    explicit Sounds(bool silent = false)
        : SoundPlayer(musicSamples, silent) {}

    void play(Sound sound);
    /// The tone of a press, to be started together with Sound::Press: it sounds 12 ms later. Progress falls, setbacks
    /// rise. \param netChange how many more windows differ from the goal than before; clamped to −5 … 5.
    void playSwitch(int netChange);
};

} // namespace game
