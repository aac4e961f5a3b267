#pragma once

#include "ui/Geometry.hpp"
#include "ui/widgets/Measure.hpp"

#include <string_view>

namespace ui {

class Canvas;

/// A key cap of height 24 with a 3 px lower edge. The names "Up", "Down", "Left", "Right" are drawn as arrows.
struct Keycap {
    static constexpr float height = 24;
    enum class Tone : std::uint8_t { Dark, OnLit };
};

[[nodiscard]] float keycapWidth(std::string_view name, const Measure& measure);
/// \param middleLeft left end, half way up. \param room a cap that would be wider gets smaller letters, and is
/// shortened where those do not help. \returns the width.
float drawKeycap(Canvas& canvas, std::string_view name, Vec middleLeft, Keycap::Tone tone = Keycap::Tone::Dark,
                 float alpha = 1, float room = 10'000);

} // namespace ui
