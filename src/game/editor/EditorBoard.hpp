#pragma once

#include "game/editor/Painter.hpp"
#include "game/play/BoardPane.hpp"

#include <functional>

namespace game {

/// The board of the editor: pointer and cursor go to every cell, also where no window is, and paint. Which cells a
/// stroke changes is the painter's business; what is seen is told by show.
class EditorBoard final : public BoardPane {
public:
    EditorBoard(LampAtlases& atlases, BoardOptions options, Painter& painter);

    /// Shows the board as it is now. \returns whether it has another size or surface, so that it must be placed anew.
    bool show(const lights::Draft& board);
    void setPreview(bool preview);
    /// The brush or its mirrors changed.
    void brushChanged() { refresh(); }

    std::function<void()> onPainted;   ///< The document changed.
    std::function<void()> onStrokeEnd; ///< A stroke is over, whether it changed anything or not.

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void setFocused(bool focused) override;
    /// Ends the stroke under way.
    void endStroke();

protected:
    [[nodiscard]] std::optional<lights::Cell> cellAt(ui::Vec point) const override;
    void refresh() override;
    void letGoOfAll() override;

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
    bool m_shift = false;             ///< Held down with the last key.
};

} // namespace game
