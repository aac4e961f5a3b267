#pragma once

#include "ui/Icon.hpp"
#include "ui/VectorArt.hpp"

namespace ui {

/// The drawing of an icon: on a grid of 24 units, inside 3 … 21 as a rule, strokes of 2 with round ends.
[[nodiscard]] const VectorArt& iconArt(Icon icon);

} // namespace ui
