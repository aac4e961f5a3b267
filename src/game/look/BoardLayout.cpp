// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/BoardLayout.hpp"

#include <algorithm>
#include <cmath>

namespace game {

BoardLayout BoardLayout::fit(int rows, int columns, const lights::Rules& rules, ui::Rect free, float ground,
                             float largestPitch, const ui::Viewport& viewport) {
    BoardLayout layout;
    layout.rows = rows;
    layout.columns = columns;
    layout.scale = viewport.scale();
    layout.ground = viewport.px(ground);
    layout.joinedSides = rules.surface != lights::Surface::Plane;
    layout.joinedTop = rules.surface == lights::Surface::Torus || rules.surface == lights::Surface::Klein ||
                       rules.surface == lights::Surface::Projective;
    layout.reach = std::max(1, rules.stamp.reach());

    const float s = viewport.scale();
    const auto across = static_cast<float>(columns + (layout.joinedSides ? 2 * layout.reach : 0));
    const auto down = static_cast<float>(rows + (layout.joinedTop ? 2 * layout.reach : 0));
    const float fitting = std::min({free.w / across, free.h / down, largestPitch}) * s;
    layout.lampPitch = std::max(1, static_cast<int>(std::floor(fitting + 0.001F)));
    layout.pitch = static_cast<float>(layout.lampPitch);

    const float pitch = layout.pitch;
    const float height = pitch * static_cast<float>(rows);
    const float spare = std::max(0.0F, free.h * s - height);
    // A house starts at the top of its area; a low one is moved half-way down, so that it does not become a tower.
    const float drop = layout.wrapped() ? spare / 2 : std::max(0.0F, spare - pitch) / 2;
    layout.origin = {std::round(free.centre().x * s - pitch * static_cast<float>(columns) / 2),
                     std::round(free.y * s + drop)};
    return layout;
}

float BoardLayout::padding() const noexcept {
    return std::max(14 * scale, 0.22F * pitch);
}

sf::Vector2f BoardLayout::topLeft(lights::Cell cell) const noexcept {
    if (squeeze < 1 && (cell.column < 0 || cell.column >= columns)) {
        const sf::FloatRect drawn = area(cell);
        return {drawn.left + (drawn.width - pitch) / 2, drawn.top};
    }
    return origin + sf::Vector2f{static_cast<float>(cell.column), static_cast<float>(cell.row)} * pitch;
}

sf::FloatRect BoardLayout::area(lights::Cell cell) const noexcept {
    const float y = origin.y + static_cast<float>(cell.row) * pitch;
    const bool left = cell.column < 0;
    if (squeeze >= 1 || (!left && cell.column < columns))
        return {origin.x + static_cast<float>(cell.column) * pitch, y, pitch, pitch};
    const float width = pitch * squeeze;
    const float gap = 0.2F * std::max(14 * scale, 0.28F * pitch); // Beyond the seam.
    const float end = pitch * static_cast<float>(columns) + gap;
    return {origin.x + (left ? static_cast<float>(cell.column) * width - gap
                             : end + static_cast<float>(cell.column - columns) * width),
            y, width, pitch};
}

std::optional<lights::Cell> BoardLayout::cellAt(sf::Vector2f pixel) const noexcept {
    if (zoomed() && !port.contains(pixel))
        return std::nullopt;
    const sf::Vector2f inside = (pixel - origin) / pitch;
    const lights::Cell cell{static_cast<int>(std::floor(inside.y)), static_cast<int>(std::floor(inside.x))};
    if (cell.row < 0 || cell.row >= rows || cell.column < 0 || cell.column >= columns)
        return std::nullopt;
    return cell;
}

CellRange BoardLayout::seen(int around) const noexcept {
    if (!zoomed())
        return {-reach, rows + reach, -reach, columns + reach};
    const sf::Vector2f first = (sf::Vector2f{port.left, port.top} - origin) / pitch;
    const sf::Vector2f last = first + sf::Vector2f{port.width, port.height} / pitch;
    const auto from = [&](float cells) { return std::max(-reach, static_cast<int>(std::floor(cells)) - around); };
    const auto to = [&](float cells, int most) {
        return std::min(most + reach, static_cast<int>(std::ceil(cells)) + around);
    };
    return {from(first.y), to(last.y, rows), from(first.x), to(last.x, columns)};
}

CellRange BoardLayout::visibleWindows(int around) const noexcept {
    const CellRange all = seen(around);
    return {std::max(0, all.firstRow), std::min(rows, all.endRow), std::max(0, all.firstColumn),
            std::min(columns, all.endColumn)};
}

sf::FloatRect BoardLayout::windows() const noexcept {
    return {origin, {static_cast<float>(columns) * pitch, static_cast<float>(rows) * pitch}};
}

sf::FloatRect BoardLayout::wall() const noexcept {
    const sf::FloatRect cells = windows();
    const float dx = joinedSides ? ghostWidth() : padding();
    const float dy = joinedTop ? ghostWidth() : padding();
    const float top = cells.top - dy;
    const float bottom = wrapped() ? cells.top + cells.height + dy : std::max(ground, cells.top + cells.height + dy);
    return {cells.left - dx, top, cells.width + 2 * dx, bottom - top};
}

} // namespace game
