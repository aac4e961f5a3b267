// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/editor/Painter.hpp"
#include "game/editor/StrokePane.hpp"
#include "game/look/BoardView.hpp"

namespace game {

/// The board of the level editor for Lights Out. show() sets what is displayed.
class EditorBoard final : public StrokePane {
public:
    EditorBoard(LampAtlases& atlases, BoardOptions options, Painter& painter);

    [[nodiscard]] BoardView& view() noexcept { return m_view; }
    [[nodiscard]] const BoardView& view() const noexcept { return m_view; }

    /// Shows this state of the board. \returns whether its size or surface changed, so that it must be placed again.
    bool show(const lights::Draft& board);
    void setPreview(bool preview);

    void draw(ui::Canvas& canvas) const override;

private:
    [[nodiscard]] bool contains(lights::Cell cell) const override { return m_shown.board().contains(cell); }
    void refresh() override;

    BoardView m_view;
    Painter& m_painter;
    lights::Draft m_shown{1, 1};
    bool m_open = false;
    bool m_preview = true;
};

} // namespace game
