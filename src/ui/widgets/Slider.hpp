// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Widget.hpp"

#include <functional>

namespace ui {

// The parts that sliders and other dimmers are drawn from.

inline constexpr float dimmerKnob = 28;
inline constexpr float dimmerTrack = 8;

/// The rail, lit from its left end to `litTo`.
/// \param rail must be dimmerTrack high.
void drawDimmerTrack(Canvas& canvas, Rect rail, float litTo);

/// The knob, which is a light itself. \param glow how far it shines beyond its edge, 0 … 1.
void drawDimmerKnob(Canvas& canvas, Vec centre, float glow);

/// The values of a slider: min, min + step, … max.
struct SliderRange {
    float min = 0;
    float max = 100;
    float step = 1;
};

/// A dimmer: drag the knob or press anywhere on the track; ←/→ move it by 5 % of its range (at least one step), Home
/// and End to its ends.
class Slider : public Widget {
public:
    static constexpr float knob = dimmerKnob;
    static constexpr float track = dimmerTrack;

    explicit Slider(SliderRange range = {}, float value = 0, std::function<void(float)> changed = {});

    [[nodiscard]] float value() const noexcept { return m_value; }
    void setValue(float value);       ///< Does not call onChange; rounds to the nearest step within the range.
    void setRange(SliderRange range); ///< Does not call onChange; moves the value into the range.

    std::function<std::string(float)> words; ///< How a value is said, with its unit; as a whole number if empty.
    std::function<void(float)> onChange;     ///< Also called while dragging.
    std::function<void()> onRelease;         ///< Called when the knob is released, and after each key press.

    [[nodiscard]] Spoken spoken() const override;
    [[nodiscard]] Rect hitArea() const override; ///< Includes the overhang of the knob.
    void draw(Canvas& canvas) const override;
    bool handle(const Event& event) override;

private:
    [[nodiscard]] float fraction() const;
    [[nodiscard]] float knobX() const;
    void choose(float value);
    void chooseAt(float x);
    bool act(Action action);
    void released();

    SliderRange m_range;
    float m_value;
    bool m_held = false;
    float m_grip = 0; ///< From the knob's middle to where it was grabbed.
};

} // namespace ui
