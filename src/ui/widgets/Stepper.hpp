// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Widget.hpp"

#include <algorithm>
#include <functional>
#include <string>

namespace ui {

/// A whole number between − and + buttons. A held button repeats after 400 ms, every 80 ms; ←/→ step. Typed digits
/// collect; they count, clamped to the limits, once there are as many as the maximum has, after a pause of 900 ms, with
/// Enter, or when the focus leaves.
class Stepper : public Widget {
public:
    static constexpr float height = 48;
    static constexpr float half = 46; ///< Width of − and +, if there is room.

    Stepper(int min, int max, int value, std::function<void(int)> changed = {});

    [[nodiscard]] int value() const noexcept { return m_value; }
    void setValue(int value); ///< Does not call onChange; clamps. Another value replaces what was typed.
    void setLimits(int min, int max);
    /// Shows no number until one is chosen, so that the first value is not mistaken for a choice.
    void leaveOpen() noexcept { m_open = true; }
    [[nodiscard]] bool open() const noexcept { return m_open; }

    std::function<void(int)> onChange;

    [[nodiscard]] Spoken spoken() const override;
    void draw(Canvas& canvas) const override;
    bool handle(const Event& event) override;
    void update(Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Seconds nextChange() const override { return m_typed.empty() ? -1 : m_untilCounted; }
    void setFocused(bool focused) override;
    void setHovered(bool hovered) override;

private:
    static constexpr float digits = 40;

    /// Narrower if necessary, so that three digits still fit.
    [[nodiscard]] float halfWidth() const { return std::min(half, std::max(28.0F, (bounds().w - digits) / 2)); }
    [[nodiscard]] Rect part(int direction) const; ///< −1 for minus, +1 for plus.
    [[nodiscard]] int directionAt(Vec at) const;  ///< 0 in the middle.
    void change(int value);
    [[nodiscard]] std::string shown() const;
    bool key(const KeyPressed& pressed);
    bool act(const ActionPressed& pressed, bool usedKey);
    void typeDigit(char digit);
    void commitTyped(); ///< Applies what was typed, clamped to the limits.
    void drawHalf(Canvas& canvas, int direction) const;

    int m_min;
    int m_max;
    int m_value;
    int m_held = 0;         ///< −1, 0, +1: the half that is being pressed.
    int m_pointed = 0;      ///< The half under the pointer.
    bool m_open = false;    ///< No number has been chosen yet.
    bool m_usedKey = false; ///< The last event was a key that was used; its action comes next.
    Seconds m_untilRepeat = 0;
    Seconds m_untilCounted = 0; ///< Until what was typed counts.
    std::string m_typed;        ///< Digits typed so far; empty if none.
};

} // namespace ui
