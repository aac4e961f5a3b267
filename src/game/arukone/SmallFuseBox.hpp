// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/FuseBoxView.hpp"

#include <optional>

namespace game {

/// A fuse box drawn small in a column beside the one in play: its cells and cables on a plate.
class SmallFuseBox {
public:
    explicit SmallFuseBox(const arukone::Board& board);

    /// Other cables, without animation; only what would flash is shown later, as FlashLimit says.
    void show(const arukone::Cables& cables) { m_view.show(cables); }
    void update(ui::Seconds step) { m_view.update(step); }
    [[nodiscard]] bool animating() const noexcept { return m_view.animating(); }
    /// Draws it with its top left cell at `at`, no cell larger than `cell`; cells are whole pixels wide.
    void draw(ui::Canvas& canvas, ui::Vec at, float cell);

    /// Where its cells were drawn last; std::nullopt before.
    [[nodiscard]] std::optional<ui::Rect> cells() const noexcept { return m_cells; }

private:
    FuseBoxView m_view;
    std::optional<ui::Rect> m_cells;
};

} // namespace game
