// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Brush.hpp"
#include "game/look/facade/FacadeColours.hpp"

namespace game {

/// The house next door, where the boards are fuse boxes: a narrow house behind the shed. A window is lit for every
/// sixth of the boxes that is wired. At the scale of the street.
class NextDoorHouse {
public:
    static constexpr int windows = 6;

    /// \param foot the middle of the house on the pavement. \param k the scale of the street.
    NextDoorHouse(ui::Vec foot, float k) noexcept
        : m_foot(foot)
        , m_k(k) {}

    /// How many windows are lit: all of them only when everything is wired.
    [[nodiscard]] static int litOf(std::size_t wired, std::size_t boxes) noexcept;

    /// What of it is seen over the roof of the shed.
    [[nodiscard]] ui::Rect front() const noexcept;
    [[nodiscard]] ui::Rect window(int index) const noexcept;
    void paint(Brush& brush, int lit, const FacadeColours& colours) const;

private:
    [[nodiscard]] ui::Vec at(float x, float height) const noexcept {
        return {m_foot.x + x * m_k, m_foot.y - height * m_k};
    }

    ui::Vec m_foot;
    float m_k;
};

} // namespace game
