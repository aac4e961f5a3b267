// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/facade/Facade.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace game {

/// A house whose windows are the levels of a pack, at any scale: on the campaign screen, on its cards, in the street.
/// The grid is the house's own; more levels make more floors.
class LevelHouse {
public:
    /// \param foot the middle of the house on the pavement.
    /// \param mostFloors the wall has no more than this; the windows of further floors are below it, to be scrolled.
    LevelHouse(House house, std::size_t levels, ui::Vec foot, float scale, std::size_t mostFloors = 99);

    /// A window, by its centre; those of the crooked house are tilted.
    struct Window {
        ui::Vec centre;
        float degrees = 0; ///< Clockwise.
    };

    [[nodiscard]] const Facade& facade() const noexcept { return m_facade; }
    [[nodiscard]] Facade& facade() noexcept { return m_facade; }
    [[nodiscard]] std::span<const Window> windows() const noexcept { return m_windows; }
    [[nodiscard]] float windowSize() const noexcept { return m_windowSize; } ///< The pitch that its lamp is drawn for.
    [[nodiscard]] float floorHeight() const noexcept { return m_floor; }
    [[nodiscard]] std::size_t columns() const noexcept { return m_columns; }
    [[nodiscard]] std::size_t floors() const noexcept { return m_floors; }
    /// The cell of a level's window in the grid.
    [[nodiscard]] std::size_t columnOf(std::size_t level) const noexcept;
    [[nodiscard]] std::size_t floorOf(std::size_t level) const noexcept { return level / m_columns; }

    /// The number plaque under a window; its text stays legible in a small house.
    [[nodiscard]] ui::Rect plaque(std::size_t level) const;

    /// From the lowest point to the highest, and from side to side with what stands beside the house, at scale 1.
    [[nodiscard]] static ui::Vec sizeOf(House house, std::size_t levels, std::size_t mostFloors = 99);

private:
    Facade m_facade;
    std::vector<Window> m_windows;
    std::size_t m_columns;
    std::size_t m_floors;
    std::size_t m_shift = 0; ///< How many columns the last floor is moved in, so that a short one is in the middle.
    float m_windowSize;
    float m_floor;
};

/// What a window of a level shows in a small picture.
enum class LevelLight : std::uint8_t { Lit, Dark, Shut };

/// A window in a small picture, without the atlas that boards and the campaign use. \param size as windowSize().
void paintLevelWindow(Brush& brush, const LevelHouse::Window& window, float size, LevelLight light,
                      const FacadeColours& colours, float glow = 1);

} // namespace game
