#pragma once

#include "ui/Geometry.hpp"

#include <optional>
#include <span>

namespace ui {

/// Which of `candidates` one expects when going from `from` in `direction` (one of (±1, 0), (0, ±1)): the nearest one
/// beyond it, where a step aside counts more than a step ahead. \returns its index, or nothing when none lies there.
[[nodiscard]] std::optional<std::size_t> nearestTowards(Rect from, Vec direction, std::span<const Rect> candidates);

} // namespace ui
