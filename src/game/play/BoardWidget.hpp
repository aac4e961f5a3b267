#pragma once

#include "game/look/BoardView.hpp"
#include "lights/Puzzle.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <optional>

namespace game {

/// A board as a control: pointer and cursor choose a window, a click or Confirm presses it. It decides nothing itself:
/// what a press does is the owner's business, who tells the view.
class BoardWidget : public ui::Widget {
public:
    BoardWidget(LampAtlases& atlases, BoardOptions options)
        : m_view(atlases, options) {}

    /// The board that is shown from now on, at rest; the cursor goes to the first window.
    void open(const lights::Puzzle& puzzle, const lights::Board& board);
    void placeIn(ui::Rect free, float ground, const ui::Viewport& viewport);

    [[nodiscard]] BoardView& view() noexcept { return m_view; }
    [[nodiscard]] const BoardView& view() const noexcept { return m_view; }
    /// Whether edges are joined. \pre a board is open.
    [[nodiscard]] bool joined() const { return m_puzzle->rules().surface != lights::Surface::Plane; }
    [[nodiscard]] lights::Cell cursor() const noexcept { return m_cursor; }
    void setCursor(lights::Cell cell);
    /// Outline the windows that a press would switch.
    void setPreview(bool preview);

    std::function<void(lights::Cell)> onPress;
    std::function<void(lights::Cell)> onMark; ///< Right click or the mark action.
    std::function<void()> onCursorMoved;

    [[nodiscard]] ui::Rect hitArea() const override { return m_view.windowsRect(); }
    void draw(ui::Canvas& canvas) const override { m_view.draw(canvas); }
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return Widget::animating() || m_view.animating(); }
    void setFocused(bool focused) override;

private:
    bool moveCursor(int rows, int columns);
    bool act(ui::Action action);
    void refresh(); ///< Hover, brackets and preview, after any of them changed.

    BoardView m_view;
    std::optional<lights::Puzzle> m_puzzle;
    lights::Cell m_cursor;
    std::optional<lights::Cell> m_pointed;
    bool m_brackets = false;
    bool m_preview = true;
};

} // namespace game
