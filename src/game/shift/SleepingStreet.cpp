// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/SleepingStreet.hpp"

#include "game/look/Signs.hpp"
#include "game/shift/ShiftTools.hpp"
#include "puzzle/Game.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>

namespace game {

namespace {

// In windows, from middle to middle.
constexpr float largestPitch = 40;
constexpr float beside = 1.0F;     ///< Both flanks of a house.
constexpr float apart = 0.45F;     ///< Between two houses.
constexpr float footHeight = 1.0F; ///< From the wall down to the pavement.
constexpr float above = 0.2F;      ///< Wall above the windows, and below.
constexpr float roofs = 3.1F;      ///< For crown and stars.
constexpr float plainPitch = 22;
constexpr float flatPitch = 12;
constexpr float signPitch = 15; ///< Smaller houses have neither stars nor plaques.
constexpr std::size_t mostRows = 4;

float widthOf(const lights::SleepingHouse& each) {
    return static_cast<float>(each.house.columns) + beside + apart;
}

float heightOf(const lights::SleepingHouse& each) {
    return smallShiftHouseHeight(each.house);
}

/// The houses of one row: `count` of them from `first` on.
struct HouseRow {
    std::size_t first = 0;
    std::size_t count = 0;
};

std::vector<HouseRow> rowsOf(std::size_t houses, std::size_t rows) {
    std::vector<HouseRow> found;
    for (std::size_t i = 0; i < rows; ++i) {
        const std::size_t first = i * houses / rows;
        found.push_back({first, (i + 1) * houses / rows - first});
    }
    return found;
}

/// How large windows can be in so many rows.
float pitchIn(std::span<const lights::SleepingHouse> houses, std::size_t rows, ui::Rect area) {
    float pitch = largestPitch;
    const float height = area.h / static_cast<float>(rows);
    for (const HouseRow& row : rowsOf(houses.size(), rows)) {
        float width = 0;
        for (const lights::SleepingHouse& each : houses.subspan(row.first, row.count)) {
            width += widthOf(each);
            pitch = std::min(pitch, height / heightOf(each));
        }
        pitch = std::min(pitch, area.w / std::max(1.0F, width));
    }
    return pitch;
}

} // namespace

Facade smallShiftHouse(House front, const lights::ShiftHouse& house, ui::Vec foot, float pitch) {
    const auto rows = static_cast<float>(house.rows);
    const auto columns = static_cast<float>(house.columns);
    Facade facade;
    facade.house = front;
    facade.ground = foot.y;
    facade.k = pitch / 92;
    const float height = (rows + 2 * above) * pitch;
    facade.wall = {foot.x, foot.y - footHeight * pitch - height, (columns + beside) * pitch, height};
    facade.windows = {foot.x + beside / 2 * pitch, facade.wall.y + above * pitch, columns * pitch, rows * pitch};
    facade.crown = fullCrown(facade.house) * facade.k;
    facade.rows = house.rows;
    facade.columns = house.columns;
    facade.props = false;
    facade.detail = pitch < flatPitch    ? FacadeDetail::Flat
                    : pitch < plainPitch ? FacadeDetail::Plain
                                         : FacadeDetail::Full;
    return facade;
}

float smallShiftHouseHeight(const lights::ShiftHouse& house) noexcept {
    return static_cast<float>(house.rows) + 2 * above + footHeight + roofs;
}

void paintSmallShiftHouse(Brush& brush, const Facade& facade, float pitch, LevelLight light, const ui::Theme& theme) {
    const FacadeColours colours = facadeColours(theme, facade.house);
    paintFacade(brush, facade, colours);
    for (int row = 0; row < facade.rows; ++row)
        for (int column = 0; column < facade.columns; ++column)
            paintLevelWindow(brush,
                             {{facade.windows.x + (static_cast<float>(column) + 0.5F) * pitch,
                               facade.windows.y + (static_cast<float>(row) + 0.5F) * pitch}},
                             0.9F * pitch, light, colours);
}

void NextHouse::place(int index, lights::Surface surface, ui::Rect area) {
    constexpr float seen = 0.72F; ///< The share of its width within the window.
    const lights::ShiftHouse house = lights::shiftHouse(index);
    const float width = static_cast<float>(house.columns) + beside;
    m_pitch = std::min(area.h / smallShiftHouseHeight(house), area.w / (seen * width));
    const Facade facade = smallShiftHouse(shiftHouseFront(index, surface), house,
                                          {area.right() - seen * width * m_pitch, area.bottom()}, m_pitch);
    if (facade == m_facade)
        return;
    m_facade = facade;
    m_picture.clear();
}

void NextHouse::draw(ui::Canvas& canvas) const {
    if (m_pitch <= 0)
        return;
    m_picture
        .on(canvas,
            [&](Brush& brush) {
                paintSmallShiftHouse(brush, m_facade, m_pitch, LevelLight::Shut, canvas.theme());
                return areaOf(m_facade);
            })
        .draw(canvas);
}

void SleepingStreet::place(ui::Rect area) {
    m_area = area;
    m_facades.clear();
    m_streets.clear();
    m_picture.clear();
    m_pitch = 0;
    std::size_t best = 1;
    for (std::size_t rows = 1; rows <= mostRows; ++rows)
        if (const float pitch = pitchIn(m_houses, rows, area); pitch > 1.15F * m_pitch) {
            m_pitch = pitch;
            best = rows;
        }
    const auto rows = rowsOf(m_houses.size(), best);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::span<const lights::SleepingHouse> houses = std::span(m_houses).subspan(rows[i].first, rows[i].count);
        float width = 0;
        for (const lights::SleepingHouse& each : houses)
            width += widthOf(each) * m_pitch;
        // What is left over goes between the houses, but they stay neighbours.
        const auto gaps = static_cast<float>(std::max<std::size_t>(houses.size(), 2) - 1);
        const float more = std::min((area.w - width) / gaps, 1.2F * m_pitch);
        const float ground =
            area.bottom() - area.h * static_cast<float>(rows.size() - 1 - i) / static_cast<float>(best);
        float x = area.x + (area.w - width - more * (gaps - (houses.size() < 2 ? 1 : 0))) / 2 + apart / 2 * m_pitch;
        for (const lights::SleepingHouse& each : houses) {
            m_facades.push_back(
                smallShiftHouse(shiftHouseFront(each.index, each.surface), each.house, {x, ground}, m_pitch));
            x += widthOf(each) * m_pitch + more;
        }
        if (i + 1 < rows.size())
            m_streets.push_back(ground);
    }
}

void SleepingStreet::draw(ui::Canvas& canvas) const {
    const BakedBrush& picture = m_picture.on(canvas, [&](Brush& brush) {
        for (const Facade& facade : m_facades)
            paintSmallShiftHouse(brush, facade, m_pitch, LevelLight::Dark, canvas.theme());
        return ui::Rect{m_area.x - 40, m_area.y - 40, m_area.w + 80, m_area.h + 60};
    });
    for (const float street : m_streets)
        canvas.fill({m_area.x, street, m_area.w, 3}, canvas.colours().lineCtl, 1);
    picture.draw(canvas);
    if (m_pitch >= signPitch)
        for (std::size_t i = 0; i < m_houses.size(); ++i)
            drawSigns(canvas, i);
}

void SleepingStreet::drawSigns(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const lights::SleepingHouse& each = m_houses[index];
    const Facade& facade = m_facades[index];
    const int stars = puzzle::stars(each.presses, each.house.optimum, false);
    const float middle = facade.wall.centre().x;
    const float top = placesOn(facade, canvas.theme().flat).top;
    const float size = 0.34F * m_pitch;
    for (int star = 0; star < 3; ++star) {
        const float side = static_cast<float>(star - 1);
        drawStar(canvas, {middle + side * 2.15F * size, top - 1.6F * size + std::abs(side) * 0.6F * size}, size,
                 star < stars);
    }
    if (!m_streets.empty())
        return;
    const float scale = std::min(1.0F, m_pitch / 26);
    const ui::Rect plaque{middle - 18 * scale, facade.ground + 14, 36 * scale, 26 * scale};
    drawPlaque(canvas, plaque, std::to_string(each.index + 1)); // The house's number, as in play.
    const ui::Vec below{middle, plaque.bottom() + 16 * scale};
    if (each.atOptimum())
        canvas.icon(ui::Icon::Check, below, 16, colours.ok);
    else
        canvas.text("+" + std::to_string(each.presses - each.house.optimum), below, ui::style::label, colours.text2,
                    ui::Align::Centre);
}

} // namespace game
