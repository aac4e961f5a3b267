#pragma once

#include <algorithm>

namespace game {

/// How things may move: the player's settings "reduced motion" and "animation speed".
struct MotionStyle {
    bool reduced = false; ///< Short fades; no scale, ripple, twinkle or walk.
    float speed = 1;      ///< 2 is twice as fast; 0 switches animation off: everything is at its end at once.

    [[nodiscard]] bool off() const noexcept { return speed <= 0; }
    friend bool operator==(const MotionStyle&, const MotionStyle&) = default;
};

/// The curves of the design; t runs 0 … 1 and is clamped.
namespace ease {

[[nodiscard]] inline float clamp01(float t) noexcept {
    return std::clamp(t, 0.0F, 1.0F);
}
[[nodiscard]] inline float out(float t) noexcept {
    const float u = 1 - clamp01(t);
    return 1 - u * u * u;
}
[[nodiscard]] inline float inOut(float t) noexcept {
    const float c = clamp01(t);
    const float u = 2 - 2 * c;
    return c < 0.5F ? 4 * c * c * c : 1 - u * u * u / 2;
}
/// Overshoots and comes back.
[[nodiscard]] inline float back(float t) noexcept {
    const float u = clamp01(t) - 1;
    return 1 + 2.4F * u * u * u + 1.4F * u * u;
}

} // namespace ease

/// A value that goes to where it is sent in a given time, by the out curve, starting from wherever it is.
class Glide {
public:
    explicit Glide(float value = 0)
        : m_from(value)
        , m_to(value) {}

    /// \param seconds time to get there; 0 jumps.
    void send(float target, float seconds) noexcept {
        if (target == m_to && seconds > 0)
            return;
        m_from = seconds > 0 ? value() : target;
        m_to = target;
        m_length = seconds;
        m_passed = 0;
    }
    void update(float seconds) noexcept { m_passed = std::min(m_passed + seconds, m_length); }
    [[nodiscard]] float target() const noexcept { return m_to; }
    [[nodiscard]] bool moving() const noexcept { return m_passed < m_length; }
    [[nodiscard]] float value() const noexcept {
        return moving() ? m_from + (m_to - m_from) * ease::out(m_passed / m_length) : m_to;
    }

private:
    float m_from;
    float m_to;
    float m_length = 0;
    float m_passed = 0;
};

} // namespace game
