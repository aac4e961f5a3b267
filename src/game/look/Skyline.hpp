#pragma once

#include "game/look/Mesh.hpp"
#include "ui/Theme.hpp"

namespace game {

/// A row of roofs that repeats: built once for a scale, with the ground at y 0.
struct RoofRow {
    Mesh mesh;
    float period = 0; ///< Pixels until it repeats.
};

/// The far roofs: high, pale, with antennas.
[[nodiscard]] RoofRow farRoofs(const ui::Theme& theme, float scale);
/// The near roofs: low and dark, with a few lit windows.
[[nodiscard]] RoofRow nearRoofs(const ui::Theme& theme, float scale);

} // namespace game
