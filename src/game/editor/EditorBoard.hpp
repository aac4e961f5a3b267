#pragma once

#include "game/editor/Painter.hpp"
#include "game/play/BoardPane.hpp"

#include <functional>

namespace game {

/// The board of the editor: pointer and cursor reach and paint every cell, holes included. The painter decides which
/// cells a stroke changes; show() sets what is displayed.
class EditorBoard final : public BoardPane {
public:
    EditorBoard(LampAtlases& atlases, BoardOptions options, Painter& painter);

    /// Shows this state of the board. \returns whether its size or surface changed, so that it must be placed again.
    bool show(const lights::Draft& board);
    void setPreview(bool preview);
    /// Updates the preview after the brush or its mirrors changed.
    void brushChanged() { refresh(); }

    std::function<void()> onPainted;   ///< The document changed.
    std::function<void()> onStrokeEnd; ///< A stroke ended, whether it changed anything or not.

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void setFocused(bool focused) override;
    /// Ends the current stroke, if any.
    void endStroke();

protected:
    [[nodiscard]] std::optional<lights::Cell> cellAt(ui::Vec point) const override;
    void refresh() override;
    void endPointerUse() override;

private:
    bool pressed(const ui::PointerPressed& pressed);
    bool act(const ui::ActionPressed& pressed);
    bool moveCursor(int rows, int columns, bool repeat);
    void paint(lights::Cell cell, bool erase);
    void drawMirrors(ui::Canvas& canvas) const;

    Painter& m_painter;
    lights::Draft m_shown{1, 1};
    bool m_open = false;
    bool m_preview = true;
    std::optional<ui::Button> m_held; ///< The button that paints.
    bool m_shift = false;             ///< Whether the Shift key was down with the last key.
};

} // namespace game
