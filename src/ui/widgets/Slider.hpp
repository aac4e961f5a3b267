#pragma once

#include "ui/Widget.hpp"

#include <functional>

namespace ui {

// What sliders and other dimmers are drawn of.

inline constexpr float dimmerKnob = 28;
inline constexpr float dimmerTrack = 8;

/// The rail, lit from its left end to `litTo`.
/// \param rail dimmerTrack high.
void drawDimmerTrack(Canvas& canvas, Rect rail, float litTo);

/// The knob, a light of its own. \param glow 0 … 1: how much it shines beyond itself.
void drawDimmerKnob(Canvas& canvas, Vec centre, float glow);

/// What a slider can be set to: min, min + step, … max.
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
    void setValue(float value); ///< Does not call onChange; to the nearest step in the range.

    std::function<void(float)> onChange; ///< While it is dragged as well.
    std::function<void()> onRelease;     ///< The knob was let go, or one key press is done.

    [[nodiscard]] Rect hitArea() const override; ///< The knob's overhang included.
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
    float m_grip = 0; ///< From the knob's middle to where it was taken.
};

} // namespace ui
