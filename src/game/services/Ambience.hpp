// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/AmbienceSounds.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/Melody.hpp"
#include "ui/Sound.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace game {

/// What the night around the player sounds like.
struct Night {
    Melody melody = streetMelody();
    int hour = 20;        ///< Hour of the player's clock, 0 … 23.
    bool winter = false;  ///< No crickets.
    bool rains = false;   ///< On the player's picture.
    bool muffled = false; ///< The clock stands: as if heard through a closed shutter.

    friend bool operator==(const Night&, const Night&) = default;
};

/// The night at the player's hour and season; the rest as by default.
[[nodiscard]] Night nightAt(const LocalClock& clock);

/// The sounds of an hour, besides wind and windows.
struct HourLayers {
    bool cricket = false;
    bool owl = false;
    bool tram = false;
    bool farVoices = false;
    bool blackbird = false;
};
[[nodiscard]] HourLayers layersAt(int hour, bool winter) noexcept;

/// The music of the game: the sounds of the night, and above them the board as a score. Every window that is still
/// awake sings now and then; the fewer there are, the less is sung, until only a cricket is left. Notes come by
/// themselves: a press changes what may be sung next, and waits for nothing.
class Ambience final : public ui::Music {
public:
    /// \param seed determines when each sound comes.
    explicit Ambience(std::uint32_t seed = 1)
        : m_dice(seed) {}

    /// Follows the player's night, from any thread.
    void listen(const Night& night);

    /// Whether both ears hear the same; from any thread.
    void setMono(bool mono) noexcept { m_mono = mono; }

    void prepare() override;
    void mix(std::span<std::int16_t> frames) override;

    /// How many sounds have begun so far, besides loops: notes of windows, and all others. For tests.
    struct Begun {
        int notes = 0;
        int others = 0;
    };
    [[nodiscard]] Begun begun() const noexcept { return m_begun; }

private:
    using Sound = std::shared_ptr<const ambience::Buffer>;

    /// A sound that has begun.
    struct Playing {
        Sound sound;
        std::size_t at = 0;
        float left = 0;
        float right = 0;
    };
    /// A loop whose level follows `wanted`.
    struct Loop {
        Sound sound;
        std::size_t at = 0;
        float level = 0;
        float wanted = 0;
    };
    /// A sound that comes now and then.
    struct Caller {
        Sound sound;
        float least, most; ///< Seconds until the next one.
        float gain;
        float wait = 0; ///< Seconds left.
    };

    void takeNight();
    [[nodiscard]] bool asleep() const { return m_night.melody.atStart > 0 && m_night.melody.awake == 0; }
    void schedule(float seconds);
    void singSometimes(float seconds);
    void sing(const Melody::Note& note);
    void call(Caller& caller, bool wanted, float seconds);
    void mixBlock(std::span<float> stereo);
    void shape(std::span<float> stereo);
    float roll(); ///< 0 … 1.

    std::atomic<bool> m_mono = false;
    std::mutex m_mutex; ///< Guards m_next; held only to copy it.
    Night m_next;

    // Everything else belongs to the thread that mixes.
    Night m_night;
    std::uint32_t m_dice;
    Loop m_wind, m_rain, m_farVoices;
    Caller m_cricket{{}, 2.6F, 5.2F, 0.20F};
    Caller m_owl{{}, 40, 90, 0.8F};
    Caller m_tram{{}, 120, 240, 0.9F};
    Caller m_blackbird{{}, 6, 16, 0.6F};
    House m_house = House::Slate;
    std::array<Sound, Melody::degrees> m_voices; ///< The voices of m_house; synthesised when they are first sung.
    std::vector<Playing> m_playing;
    float m_untilNote = 1;
    float m_muffle = 0;            ///< 0 … 1.
    std::array<float, 2> m_low{};  ///< The low-pass filter of each side.
    std::array<float, 2> m_last{}; ///< The last frame, to interpolate from.
    std::vector<float> m_block;
    Begun m_begun;
};

} // namespace game
