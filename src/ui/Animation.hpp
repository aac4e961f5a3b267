// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>

namespace ui {

/// Seconds since the last update.
using Seconds = float;

/// The sooner of two times until a change; negative means that there is none.
[[nodiscard]] inline Seconds sooner(Seconds a, Seconds b) noexcept {
    return a < 0 ? b : b < 0 ? a : std::min(a, b);
}

/// How animations run: the player's settings "reduced motion" and "animation speed".
struct Motion {
    bool reduced = false; ///< Hover and focus change at once; slides become fades.
    float speed = 1;      ///< 2 is twice as fast; 0 switches animation off, so that everything is at its end at once.

    [[nodiscard]] bool off() const noexcept { return speed <= 0; }
    /// How long an animation of `full` seconds takes at this speed; 0 when animation is off.
    [[nodiscard]] Seconds duration(Seconds full) const noexcept { return off() ? 0 : full / speed; }
    /// How long a change of colour takes, which is at once when motion is reduced.
    [[nodiscard]] Seconds colourDuration(Seconds full) const noexcept { return reduced ? 0 : duration(full); }
    friend bool operator==(const Motion&, const Motion&) = default;
};

/// Easing curves of the design; t runs from 0 to 1 and is clamped.
namespace ease {

using Curve = float (*)(float);

[[nodiscard]] inline float linear(float t) noexcept {
    return std::clamp(t, 0.0F, 1.0F);
}

/// How much of `length` has passed at time `t`, from time `from` on: 0 … 1.
[[nodiscard]] inline float passed(Seconds t, Seconds from, Seconds length) noexcept {
    return linear((t - from) / length);
}

/// Fast at first, slow at the end.
[[nodiscard]] inline float out(float t) noexcept {
    const float rest = 1 - linear(t);
    return 1 - rest * rest * rest;
}

/// Slow at both ends.
[[nodiscard]] inline float inOut(float t) noexcept {
    const float c = linear(t);
    const float rest = 2 - 2 * c;
    return c < 0.5F ? 4 * c * c * c : 1 - rest * rest * rest / 2;
}

/// Overshoots its end and comes back.
[[nodiscard]] inline float back(float t) noexcept {
    const float u = linear(t) - 1;
    return 1 + 2.4F * u * u * u + 1.4F * u * u;
}

} // namespace ease

/// A number that moves to a target from wherever it is.
class Tween {
public:
    explicit Tween(float value = 0) noexcept
        : m_from(value)
        , m_to(value) {}

    /// Starts moving to `target`. Does nothing if that is the target already, unless `duration` is 0. \param duration
    /// seconds to get there; 0 jumps.
    void send(float target, Seconds duration, ease::Curve curve = ease::out) noexcept {
        if (target == m_to && duration > 0)
            return;
        m_from = duration > 0 ? value() : target;
        m_to = target;
        m_duration = duration;
        m_passed = 0;
        m_curve = curve;
    }
    void jump(float target) noexcept { send(target, 0); }
    void update(Seconds step) noexcept { m_passed = std::min(m_passed + step, m_duration); }

    [[nodiscard]] float target() const noexcept { return m_to; }
    [[nodiscard]] bool moving() const noexcept { return m_passed < m_duration; }
    [[nodiscard]] float value() const noexcept {
        return moving() ? m_from + (m_to - m_from) * m_curve(m_passed / m_duration) : m_to;
    }

private:
    float m_from;
    float m_to;
    Seconds m_duration = 0;
    Seconds m_passed = 0;
    ease::Curve m_curve = ease::out;
};

} // namespace ui
