// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/editor/FuseBoxPainter.hpp"
#include "game/look/FuseBoxView.hpp"

namespace game {

/// The board of the editor for fuse boxes. show() sets what is displayed.
class FuseBoxEditorBoard final : public StrokePane {
public:
    FuseBoxEditorBoard(const FuseBoxOptions& options, FuseBoxPainter& painter);

    [[nodiscard]] FuseBoxView& view() noexcept { return m_view; }
    [[nodiscard]] const FuseBoxView& view() const noexcept { return m_view; }

    /// Shows this state of the board. \returns whether its room on the screen changed, so that it must be placed again.
    bool show(const arukone::Draft& draft);

    void draw(ui::Canvas& canvas) const override;

private:
    [[nodiscard]] bool contains(puzzle::Cell cell) const override { return m_shown.contains(cell); }
    void refresh() override;

    FuseBoxView m_view;
    FuseBoxPainter& m_painter;
    arukone::Draft m_shown{{1, 1}};
    bool m_open = false;
};

} // namespace game
