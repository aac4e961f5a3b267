// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BakedBrush.hpp"
#include "game/look/facade/Facade.hpp"
#include "game/look/facade/LevelHouse.hpp"
#include "lights/Shift.hpp"

#include <utility>
#include <vector>

namespace game {

/// A house of the shift in a small picture, with windows of `pitch` units. \param front as by shiftHouseFront().
/// \param foot where its left edge meets the pavement.
[[nodiscard]] Facade smallShiftHouse(House front, const lights::ShiftHouse& house, ui::Vec foot, float pitch);
/// Its front with all windows in the same light.
void paintSmallShiftHouse(Brush& brush, const Facade& facade, float pitch, LevelLight light, const ui::Theme& theme);
/// From the top of the crown to the pavement, as a multiple of `pitch`.
[[nodiscard]] float smallShiftHouseHeight(const lights::ShiftHouse& house) noexcept;

/// The house after the one that is played: it stands at the right edge of the window already, farther down the street.
/// Everybody in it is still up, behind closed shutters: its board is not to be seen before its time.
class NextHouse {
public:
    /// \param index of the house, from 0. \param surface that of the houses so far: only a card can change it.
    /// \param area where it is seen: the house stands at its bottom, and ends beyond its right edge.
    void place(int index, lights::Surface surface, ui::Rect area);
    void draw(ui::Canvas& canvas) const;

    [[nodiscard]] const Facade& facade() const noexcept { return m_facade; }

private:
    Facade m_facade;
    float m_pitch = 0;
    mutable BakedPicture m_picture;
};

/// The houses that were put to bed in a night shift, side by side as they came, with their stars and presses.
class SleepingStreet {
public:
    explicit SleepingStreet(std::vector<lights::SleepingHouse> houses)
        : m_houses(std::move(houses)) {}

    /// \param area from the tops of the highest houses' stars down to the pavement; in several rows if there are many
    /// houses. What each took stands below it, on the pavement, if there is one row.
    void place(ui::Rect area);
    void draw(ui::Canvas& canvas) const;

    /// Where the houses stand, in order. For tests.
    [[nodiscard]] const std::vector<Facade>& facades() const noexcept { return m_facades; }

private:
    void drawSigns(ui::Canvas& canvas, std::size_t index) const;

    std::vector<lights::SleepingHouse> m_houses;
    std::vector<Facade> m_facades;
    std::vector<float> m_streets; ///< The heights of the rows of houses but the last, which stands on the pavement.
    ui::Rect m_area;
    float m_pitch = 0;
    mutable BakedPicture m_picture;
};

} // namespace game
