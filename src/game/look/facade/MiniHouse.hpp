// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/facade/Facade.hpp"
#include "lights/Board.hpp"

#include <cstdint>

namespace game {

/// A board as the windows of a house in a small picture.
class MiniHouse {
public:
    /// The light in its windows: lamplight is for what is on, moonlight for what is to be pressed.
    enum class Light : std::uint8_t { Lamp, Moon };

    /// \param area with roof and ground storey; the house stands at its bottom, in the middle.
    MiniHouse(House house, ui::Rect area, int rows, int columns);

    [[nodiscard]] const Facade& facade() const noexcept { return m_facade; }
    /// A window with what is around it.
    [[nodiscard]] ui::Rect cell(lights::Cell cell) const noexcept;

    /// The sky behind it, in a frame; nothing in a flat theme.
    static void paintSky(Brush& brush, ui::Rect area, const ui::Theme& theme);
    /// \param shape where there are windows. \param lit which of them are lit.
    void paint(Brush& brush, const lights::Board& shape, const lights::BitGrid& lit, Light light,
               const ui::Theme& theme) const;

private:
    Facade m_facade;
    float m_pitch = 0;
};

} // namespace game
