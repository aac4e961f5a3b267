// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BakedBrush.hpp"
#include "game/look/facade/LevelHouse.hpp"

#include <span>
#include <vector>

namespace game {

/// The windows of the house next door: a row for each of its fuse boxes, by level. A window is lit once its level is
/// solved, and dark before.
using LightRows = std::vector<std::vector<LevelLight>>;

/// The windows of the house next door above its fuse boxes, painted again only when they or their place have changed.
class NextDoorLights {
public:
    /// \param rows from the lowest to the highest; none for a house that has no such windows.
    void set(LightRows rows);
    /// The height that they take at scale 1.
    [[nodiscard]] float height() const noexcept;
    /// \param area on the wall, as high as height() · `scale`; a moulding closes it below.
    void draw(ui::Canvas& canvas, ui::Rect area, float scale) const;

private:
    LightRows m_rows;
    mutable BakedPicture m_picture;
    mutable ui::Rect m_area; ///< Where it was painted.
};

/// A slender house next door for a card: a window for each level of one fuse box. \param area what it may take.
void paintNextDoorHouse(Brush& brush, ui::Rect area, std::span<const LevelLight> lights, const FacadeColours& colours);

} // namespace game
