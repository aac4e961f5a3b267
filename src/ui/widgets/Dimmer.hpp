#pragma once

#include "ui/Canvas.hpp"

namespace ui {

// What sliders and other dimmers are drawn of.

inline constexpr float dimmerKnob = 28;
inline constexpr float dimmerTrack = 8;

/// The rail, lit from its left end to `litTo`.
/// \param rail dimmerTrack high.
void drawDimmerTrack(Canvas& canvas, Rect rail, float litTo);

/// The knob, a light of its own. \param glow 0 … 1: how much it shines beyond itself.
void drawDimmerKnob(Canvas& canvas, Vec centre, float glow);

} // namespace ui
