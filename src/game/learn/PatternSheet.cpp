// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/PatternSheet.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

const sf::Color paper{0xFF, 0xFD, 0xF7};
const sf::Color grid{0xC9, 0xC2, 0xB0};
const sf::Color ink{0x1E, 0x4F, 0x96};
constexpr unsigned margin = 24;
constexpr unsigned widest = 240; ///< Approximate width of a pattern in pixels.

void fill(sf::Image& image, unsigned left, unsigned top, unsigned width, unsigned height, sf::Color colour) {
    for (unsigned y = top; y < top + height; ++y)
        for (unsigned x = left; x < left + width; ++x)
            image.setPixel(x, y, colour);
}

} // namespace

sf::Image patternPixels(const lights::BitGrid& pattern, sf::Color on, sf::Color off) {
    sf::Image image;
    image.create(static_cast<unsigned>(pattern.columns()), static_cast<unsigned>(pattern.rows()), off);
    pattern.forEach([&](lights::Cell cell) {
        image.setPixel(static_cast<unsigned>(cell.column), static_cast<unsigned>(cell.row), on);
    });
    return image;
}

sf::Image patternSheet(const std::vector<lights::BitGrid>& patterns) {
    const auto rows = static_cast<unsigned>(patterns.front().rows());
    const auto columns = static_cast<unsigned>(patterns.front().columns());
    const unsigned cell = std::clamp(widest / std::max(rows, columns), 3U, 32U);
    const unsigned width = columns * cell + 1;
    const unsigned height = rows * cell + 1;
    // Choose the number of columns so that the sheet is about as high as wide.
    const auto count = static_cast<unsigned>(patterns.size());
    const auto across = std::min(
        count,
        static_cast<unsigned>(std::ceil(std::sqrt(static_cast<double>(count) * (height + margin) / (width + margin)))));
    const unsigned down = (count + across - 1) / across;
    sf::Image image;
    image.create(margin + across * (width + margin), margin + down * (height + margin), paper);
    for (unsigned i = 0; i < count; ++i) {
        const unsigned left = margin + i % across * (width + margin);
        const unsigned top = margin + i / across * (height + margin);
        fill(image, left, top, width, height, grid);
        for (unsigned r = 0; r < rows; ++r)
            for (unsigned c = 0; c < columns; ++c)
                fill(image, left + c * cell + 1, top + r * cell + 1, cell - 1, cell - 1,
                     patterns[i].test({static_cast<int>(r), static_cast<int>(c)}) ? ink : paper);
    }
    return image;
}

} // namespace game
