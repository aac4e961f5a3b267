#pragma once

#include "ui/Text.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

class Resources;
class Viewport;

/// Tells the width of a line of UTF-8 in logical units: what a layout needs before there is a canvas.
using Measure = std::function<float(std::string_view utf8, const TextStyle& style)>;

/// Widths as a canvas with these will draw them, while the resources live.
[[nodiscard]] Measure measureWith(Resources& resources, const Viewport& viewport);

/// Lines no wider than `width`, as Canvas::wrap makes them.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view utf8, const TextStyle& style, float width,
                                               const Measure& measure);

} // namespace ui
