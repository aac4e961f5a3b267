// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BakedBrush.hpp"
#include "game/look/facade/Facade.hpp"
#include "lights/Shift.hpp"

#include <utility>
#include <vector>

namespace game {

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
