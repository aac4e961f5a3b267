// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/LevelHouse.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

/// The windows of a house on the campaign screen, at scale 1.
struct Grid {
    std::size_t columns;
    std::size_t fewest; ///< The house may become this narrow if its floors are then full.
    ui::Vec pitch;
    float window;
    float foot; ///< From the wall down to the pavement.
    float pad;  ///< The flanks.
};

const Grid& gridOf(House house) {
    static constexpr float slim = 30;
    static constexpr float wide = 34;
    static const std::array<Grid, houseCount> grids{{
        {6, 6, {106, 148}, 92, 30, wide},
        {6, 5, {98, 148}, 92, 14, wide},
        {6, 6, {114, 140}, 94, 90, wide},
        {3, 3, {116, 121}, 92, 34, slim},
        {3, 3, {104, 124}, 84, 30, slim},
        {6, 5, {114, 138}, 94, 92, wide},
        {6, 5, {112, 142}, 94, 30, wide},
        {6, 5, {106, 142}, 92, 26, wide},
        {6, 5, {114, 132}, 92, 26, wide},
        {6, 6, {112, 140}, 92, 98, wide},
        {6, 6, {114, 142}, 94, 104, wide},
    }};
    return grids[static_cast<std::size_t>(house)];
}

std::size_t floorsFor(std::size_t levels, std::size_t columns) {
    return std::max<std::size_t>(1, (levels + columns - 1) / columns);
}

/// As wide as usual, or one column less if the last floor is then fuller.
std::size_t columnsFor(const Grid& grid, std::size_t levels) {
    const auto empty = [&](std::size_t columns) { return floorsFor(levels, columns) * columns - levels; };
    return empty(grid.fewest) < empty(grid.columns) ? grid.fewest : grid.columns;
}

/// Whether something upright stands between the columns of windows: pilasters, piers, a party wall or balconies.
bool hasUprights(House house) {
    return house == House::Observatory || house == House::Workshop || house == House::Hotel || house == House::Terrace;
}

/// A house is never lower than this many floors.
constexpr std::size_t fewestFloors = 2;

ui::Vec wallSize(const Grid& grid, std::size_t columns, std::size_t floors) {
    const auto across = static_cast<float>(columns);
    return {across * grid.pitch.x + 2 * grid.pad - (grid.pitch.x - grid.window) * 0.6F,
            static_cast<float>(floors) * grid.pitch.y};
}

} // namespace

LevelHouse::LevelHouse(House house, std::size_t levels, Vec foot, float scale, std::size_t mostFloors)
    : m_columns(columnsFor(gridOf(house), levels))
    , m_floors(floorsFor(levels, m_columns)) {
    const Grid& grid = gridOf(house);
    const float k = scale;
    m_windowSize = grid.window * k;
    m_floor = grid.pitch.y * k;
    const std::size_t storeys = std::clamp(m_floors, fewestFloors, std::max(fewestFloors, mostFloors));
    const Vec wall = wallSize(grid, m_columns, storeys) * k;
    m_facade.house = house;
    m_facade.ground = foot.y;
    m_facade.wall = {foot.x - wall.x / 2, foot.y - grid.foot * k - wall.y, wall.x, wall.y};
    m_facade.windows = {foot.x - static_cast<float>(m_columns) * grid.pitch.x * k / 2, m_facade.wall.y,
                        static_cast<float>(m_columns) * grid.pitch.x * k, wall.y};
    m_facade.crown = fullCrown(house) * k;
    m_facade.k = k;
    m_facade.rows = static_cast<int>(storeys);
    m_facade.columns = static_cast<int>(m_columns);
    m_facade.lean = 1.45F;
    m_shift = (m_floors * m_columns - levels) / 2;
    // A floor that is one window short of being in the middle stands between the columns, where nothing is in its way.
    const bool odd = (m_floors * m_columns - levels) % 2 == 1 && m_floors > 1;
    const float betweenColumns = odd && !hasUprights(house) ? 0.5F : 0;

    const std::vector<float> sway = crookedOffsets(static_cast<int>(std::max(storeys, m_floors)), k * m_facade.lean);
    const float half = (static_cast<float>(m_columns) - 1) / 2;
    for (std::size_t i = 0; i < levels; ++i) {
        const std::size_t floor = floorOf(i);
        const auto row = static_cast<float>(floor);
        const float column = static_cast<float>(columnOf(i)) - half + (floor + 1 == m_floors ? betweenColumns : 0);
        Window window{
            {foot.x + column * grid.pitch.x * k, m_facade.wall.y + row * m_floor + m_windowSize / 2 + 14 * k}};
        if (house == House::Crooked) {
            window.centre.x += sway[floor] + (sway[floor + 1] - sway[floor]) * 0.4F;
            window.centre.y += (floor % 2 == 0 ? -1.6F : 1.6F) * column * k;
            constexpr std::array tilts{-2.0F, 2.0F, -1.7F};
            window.degrees = tilts[floor % tilts.size()] * (columnOf(i) % 2 == 1 ? 1.0F : 0.7F);
        }
        if (house == House::Round) {
            const float u = column / half;
            window.centre.y += 9 * k * u * u * (1 - row / static_cast<float>(storeys));
        }
        if (house == House::Lighthouse) { // The tower tapers.
            const float narrower = std::max(0.0F, 4 * (1 - row / (static_cast<float>(storeys) * 0.5F)));
            window.centre.x -= column * narrower * k;
        }
        m_windows.push_back(window);
    }
}

std::size_t LevelHouse::columnOf(std::size_t level) const noexcept {
    const bool last = floorOf(level) + 1 == m_floors;
    return level % m_columns + (last ? m_shift : 0);
}

Rect LevelHouse::plaque(std::size_t level) const {
    const float k = m_facade.k;
    const float width = std::max(34.0F, 44 * k);
    const float height = std::max(21.0F, 26 * k);
    const Vec centre = m_windows[level].centre;
    // In a small house it hides a sill rather than the window below.
    const float below = std::min(m_windowSize * 0.46F + 7 * k, m_floor - 0.46F * m_windowSize - height);
    float top = centre.y + std::max(0.2F * m_windowSize, below);
    if (m_facade.house == House::Corner && floorOf(level) + 1 == m_floors)
        top = std::min(top, awningTop(m_facade) - 2 - height);
    return {centre.x - width / 2, top, width, height};
}

Vec LevelHouse::sizeOf(House house, std::size_t levels, std::size_t mostFloors) {
    const LevelHouse whole{house, levels, {0, 0}, 1, mostFloors};
    const FacadePlaces places = placesOn(whole.facade());
    float half = std::max(-places.left, places.right);
    if (house == House::Shed || house == House::Workshop) // With bush and wheelbarrow, or with timber.
        half += 76;
    return {2 * half, -places.top};
}

namespace {

/// A closed shutter with light between its slats. \param pane half its width.
void paintSlats(Brush& brush, float pane, const FacadeColours& c) {
    constexpr int rows = 5;
    const float lit = c.additive ? 1.0F : 0.0F;
    const sf::Color brown{0x7A, 0x4A, 0x20};
    brush.box({-pane, -pane, 2 * pane, 2 * pane}, Gradient::down(-pane, pane, ui::mix(c.shutter, brown, 0.30F * lit),
                                                                 ui::mix(c.shutterLow, brown, 0.34F * lit)));
    const float pitch = 2 * pane / rows;
    const float high = std::max(0.8F, 0.34F * pitch);
    const sf::Color seam = ui::mix(c.litBody, c.litCore, 0.25F);
    const auto shine = [&](float strength) { return ui::faded(seam, c.additive ? strength : 0.75F); };
    for (int row = 0; row < rows; ++row) {
        const float y = -pane + pitch * (static_cast<float>(row) + 0.5F) - high / 2;
        // Both leaves at once: where they meet it is brightest.
        brush.box(
            {-0.90F * pane, y, 1.80F * pane, high},
            Gradient::across(-0.9F * pane, 0.9F * pane, {{0, shine(0.52F)}, {0.5F, shine(0.92F)}, {1, shine(0.52F)}}));
    }
    const float gap = std::max(0.7F, 0.14F * pane);
    brush.box({-gap / 2, -pane, gap, 2 * pane}, ui::faded(ui::mix(c.shutter, c.recess, 0.5F), 0.85F));
}

} // namespace

void paintLevelWindow(Brush& brush, const LevelHouse::Window& window, float size, LevelLight light,
                      const FacadeColours& c, float glow) {
    const Brush::Within placed{brush, sf::Transform{}.translate(window.centre).rotate(window.degrees)};
    const float h = size / 2;
    const bool lit = light == LevelLight::Lit;
    const auto square = [](float half) { return Rect{-half, -half, 2 * half, 2 * half}; };
    if (c.flat) {
        brush.box(square(0.82F * h), lit ? c.litBody : sf::Color::Black);
        brush.stroke(Outline::box(square(0.82F * h)), std::max(1.0F, 0.05F * h), sf::Color::White);
        if (light == LevelLight::Shut) // Light between slats is a hatching there.
            for (const float at : {-0.5F, 0.0F, 0.5F})
                brush.line({(at - 0.42F) * h, 0.42F * h}, {(at + 0.42F) * h, -0.42F * h}, std::max(1.0F, 0.07F * h),
                           c.litBody, false);
        return;
    }
    if (lit && c.additive && glow > 0) {
        brush.glow({0, 0}, 1.24F * size, ui::faded(c.glow, 0.17F * glow));
        brush.glow({0, 0}, 0.71F * size, ui::faded(c.glow, 0.30F * glow));
    } else if (light == LevelLight::Shut && c.additive && glow > 0) {
        brush.glow({0, 0}, 1.05F * size, ui::faded(c.glow, 0.22F * glow));
    }
    const bool small = size < 24;
    const float pane = (small ? 0.72F : 0.67F) * h;
    if (!small)
        brush.box(square(0.88F * h).moved({0, 0.015F * h}), 0.2F * h, ui::faded(c.recess, 0.85F));
    brush.box(square((small ? 0.9F : 0.82F) * h), 0.16F * h,
              Gradient::down(-0.82F * h, 0.82F * h, c.frame, c.frameLow));
    if (light == LevelLight::Shut) {
        paintSlats(brush, pane, c);
        return;
    }
    if (lit)
        brush.box(
            square(pane),
            Gradient::radial(
                {0, -0.1F * h}, 0.95F * h,
                {{0, c.litCore}, {0.27F, c.litMid}, {0.6F, c.litBody}, {1, ui::mix(c.litBody, c.litRim, 0.65F)}}));
    else
        brush.box(square(pane), Gradient::down(-pane, pane, c.glassOff, c.glassOffLow));
    if (size < 12)
        return;
    const Gradient bar = lit ? ui::faded(c.mullionOn, 0.76F) : ui::faded(c.mullionOff, 0.76F);
    const float width = std::max(0.6F, 0.064F * h);
    brush.box({-width / 2, -0.24F * h, width, pane + 0.24F * h}, bar);
    brush.box({-pane, -0.24F * h - width / 2, 2 * pane, width}, bar);
    if (!small)
        brush.box({-0.9F * h, 0.84F * h, 1.8F * h, 0.12F * h}, 0.03F * h,
                  Gradient::down(0.84F * h, 0.96F * h, shaded(c.frame, 1.05F), c.frameLow));
}

} // namespace game
