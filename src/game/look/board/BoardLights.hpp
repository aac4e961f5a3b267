// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/FlashLimit.hpp"
#include "game/look/Residents.hpp"
#include "lights/Session.hpp"
#include "ui/Animation.hpp"

#include <optional>
#include <vector>

namespace game {

/// The current light of a window.
struct Shine {
    float brightness = 0; ///< 0 off … 1 on.
    float glow = 0;       ///< Brightness with the overshoot of a light switching on.
    float cooling = 0;    ///< 0 … 1: how far the colour has shifted towards the rim's.
    float scale = 1;      ///< Scale of the sprite; 0.94 when pressed.
    float dark = 0;       ///< Seconds since its light began to go out, as long as a resident takes to go to bed.
};

/// The brightness of every window over time. A new switch starts from the current brightness; animations are never
/// queued. No window flashes, as FlashLimit says. What comes sooner is shown later, unless it has been taken back by
/// then.
class BoardLights {
public:
    static constexpr float pressIn = 0.070F;  ///< Seconds to scale 0.94.
    static constexpr float pressOut = 0.140F; ///< Seconds back to 1.
    static constexpr float onTime = 0.160F;
    static constexpr float offTime = 0.240F;
    static constexpr float bedTime = 0.900F; ///< From when the light begins to go out until nobody is seen any more.
    static constexpr float reducedFade = 0.080F;
    static constexpr float rippleDelay = 0.035F;
    static constexpr float ringTime = 0.320F;

    BoardLights() = default;
    /// All windows at rest.
    explicit BoardLights(const lights::Board& board);

    /// Behind these windows, and no others, somebody takes bedTime to go to bed when the light goes out.
    void inhabit(const std::vector<Home>& homes);
    /// Whether the window is lit, or about to be.
    [[nodiscard]] bool isLit(lights::Cell cell) const noexcept { return m_windows[index(cell)].lit; }

    /// Switches the windows of `change`, with a ripple unless motion is reduced.
    void apply(const lights::Change& change, ui::Motion motion);
    /// Switches every window to its state in `board` (of the same shape), all at once.
    void show(const lights::Board& board, ui::Motion motion);
    void update(float seconds, ui::Motion motion);

    [[nodiscard]] bool animating() const noexcept { return !m_running.empty() || m_pressed || m_ring; }
    [[nodiscard]] Shine shine(lights::Cell cell) const noexcept;

    /// The ring that spreads from the last press.
    struct Ring {
        lights::Cell cell;
        float radius = 0; ///< In cells.
        float alpha = 0;
    };
    [[nodiscard]] std::optional<Ring> ring() const noexcept;

private:
    struct Window {
        float brightness = 0;
        float from = 0;   ///< Brightness when the switch began.
        float passed = 0; ///< Seconds since then; negative until the ripple arrives.
        float wait = 0;   ///< Seconds until it may change again; its change is waiting.
        bool lit = false; ///< The target state.
        bool running = false;
        bool faded = false; ///< Linear fade of reduced motion.
        bool inhabited = false;
    };
    struct Timer {
        lights::Cell cell;
        float passed = 0;
    };

    void start(lights::Cell cell, float delay, ui::Motion motion);
    [[nodiscard]] ui::Seconds waitFor(std::size_t window); ///< Counts a change. \returns how long it waits.
    [[nodiscard]] std::size_t index(lights::Cell cell) const noexcept {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(m_columns) +
               static_cast<std::size_t>(cell.column);
    }

    FlashLimit m_limit; ///< Limits the flashes of the windows.
    int m_columns = 0;
    std::vector<Window> m_windows;
    std::vector<std::size_t> m_running; ///< Indices of windows that are changing.
    std::optional<Timer> m_pressed;
    std::optional<Timer> m_ring;
};

} // namespace game
