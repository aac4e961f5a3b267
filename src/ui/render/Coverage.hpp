#pragma once

#include <SFML/System/Vector2.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ui::render {

/// How much of each pixel is covered, row by row from the top: 0 not at all, 255 wholly.
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

} // namespace ui::render
