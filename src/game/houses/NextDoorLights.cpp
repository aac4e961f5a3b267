// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/houses/NextDoorLights.hpp"

#include "game/look/facade/FacadeColours.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr House house = House::Slate;

// At scale 1.
constexpr float rowPitch = 34;
constexpr float aboveRows = 14;
constexpr float belowRows = 10;
constexpr float lightsFlank = 26;
constexpr float moulding = 7;
constexpr float glow = 0.6F;

constexpr float windowShare = 0.88F; ///< As a share of the smaller pitch.

/// Windows in rows from the bottom to the top, each row in the middle.
void paintRows(Brush& brush, ui::Rect area, std::span<const std::span<const LevelLight>> rows,
               const FacadeColours& colours) {
    std::size_t widest = 1;
    for (const auto row : rows)
        widest = std::max(widest, row.size());
    const ui::Vec pitch{area.w / static_cast<float>(widest), area.h / static_cast<float>(rows.size())};
    const float size = windowShare * std::min(pitch.x, pitch.y);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const float y = area.bottom() - (static_cast<float>(row) + 0.5F) * pitch.y;
        const float first = area.centre().x - static_cast<float>(rows[row].size() - 1) * pitch.x / 2;
        for (std::size_t i = 0; i < rows[row].size(); ++i)
            paintLevelWindow(brush, {{first + static_cast<float>(i) * pitch.x, y}}, size, rows[row][i], colours, glow);
    }
}

} // namespace

void NextDoorLights::set(LightRows rows) {
    std::erase_if(rows, [](const auto& row) { return row.empty(); });
    if (rows != m_rows)
        m_picture.clear();
    m_rows = std::move(rows);
}

float NextDoorLights::height() const noexcept {
    return m_rows.empty() ? 0 : aboveRows + rowPitch * static_cast<float>(m_rows.size()) + belowRows + moulding;
}

void NextDoorLights::draw(ui::Canvas& canvas, ui::Rect area, float scale) const {
    if (m_rows.empty())
        return;
    if (std::exchange(m_area, area) != area)
        m_picture.clear();
    m_picture
        .on(canvas,
            [&](Brush& brush) {
                const FacadeColours colours = facadeColours(canvas.theme(), house);
                const std::vector<std::span<const LevelLight>> rows{m_rows.begin(), m_rows.end()};
                paintRows(brush,
                          {area.x + lightsFlank * scale, area.y + aboveRows * scale, area.w - 2 * lightsFlank * scale,
                           rowPitch * scale * static_cast<float>(rows.size())},
                          rows, colours);
                const ui::Rect ledge{area.x, area.bottom() - moulding * scale, area.w, moulding * scale};
                if (colours.flat)
                    brush.box({ledge.x, ledge.centre().y, ledge.w, std::max(1.0F, 2 * scale)}, sf::Color::White);
                else
                    brush.box(ledge, Gradient::down(ledge.y, ledge.bottom(), colours.cornice, colours.corniceLow));
                return area;
            })
        .draw(canvas);
}

void paintNextDoorHouse(Brush& brush, ui::Rect area, std::span<const LevelLight> lights, const FacadeColours& colours) {
    constexpr std::size_t columns = 3;
    constexpr float eaves = 0.05F; ///< How far the roof goes beyond the wall, of the width.
    constexpr float footShare = 0.06F;
    Facade facade;
    facade.house = house;
    facade.k = area.h / 500;
    facade.crown = fullCrown(house) * facade.k;
    facade.ground = area.bottom() - 1;
    facade.columns = static_cast<int>(columns);
    facade.rows = static_cast<int>((lights.size() + columns - 1) / columns);
    facade.detail = FacadeDetail::Plain;
    const float top = area.y + 110 * facade.k;
    const float inset = eaves * area.w;
    facade.wall = {area.x + inset, top, area.w - 2 * inset, facade.ground - top - footShare * area.h};
    facade.windows = facade.wall;
    paintFacade(brush, facade, colours);
    std::vector<std::span<const LevelLight>> rows;
    for (std::size_t from = 0; from < lights.size(); from += columns)
        rows.push_back(lights.subspan(from, std::min(columns, lights.size() - from)));
    if (!rows.empty())
        paintRows(brush, facade.wall.inset(0.04F * area.w), rows, colours);
}

} // namespace game
