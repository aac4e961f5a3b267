#pragma once

#include "ui/render/Coverage.hpp"

struct FT_LibraryRec_;

namespace ui {
class VectorArt;
}

namespace ui::render {

/// The drawing at `pixels`, its sheet stretched over all of them.
[[nodiscard]] Coverage bake(FT_LibraryRec_* library, const VectorArt& art, sf::Vector2u pixels);

/// A round light that falls off as (e^(−4.2r²) − e^(−4.2)) / (1 − e^(−4.2)), with noise of ± `noise` levels so that no
/// steps show where it is faint.
[[nodiscard]] Coverage bakeHalo(unsigned diameter, float noise);

/// Blurred by (nearly) a Gaussian of half that width, on a sheet larger by `radius` on every side.
[[nodiscard]] Coverage blurred(const Coverage& sharp, unsigned radius);

} // namespace ui::render
