// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/System/Vector2.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

struct FT_LibraryRec_;

namespace ui {
class VectorArt;
}

namespace ui::render {

/// The coverage of each pixel, row by row from the top: 0 not covered, 255 fully covered.
struct Coverage {
    sf::Vector2u size;
    std::vector<std::uint8_t> values;

    Coverage() = default;
    explicit Coverage(sf::Vector2u pixels)
        : size(pixels)
        , values(static_cast<std::size_t>(pixels.x) * pixels.y) {}

    [[nodiscard]] bool empty() const noexcept { return values.empty(); }
    [[nodiscard]] std::uint8_t& at(unsigned x, unsigned y) { return values[static_cast<std::size_t>(y) * size.x + x]; }
    [[nodiscard]] std::uint8_t at(unsigned x, unsigned y) const {
        return values[static_cast<std::size_t>(y) * size.x + x];
    }
};

/// Rasterises the drawing, its sheet stretched over all of `pixels`.
[[nodiscard]] Coverage bake(FT_LibraryRec_* library, const VectorArt& art, sf::Vector2u pixels);

/// A round light that falls off as (e^(−4.2r²) − e^(−4.2)) / (1 − e^(−4.2)), dithered with ± `noise` levels to hide
/// banding where it is faint.
[[nodiscard]] Coverage bakeHalo(unsigned diameter, float noise);

/// Approximately Gaussian blur that reaches `radius` pixels; the result is larger by `radius` on every side.
[[nodiscard]] Coverage blurred(const Coverage& sharp, unsigned radius);

} // namespace ui::render
