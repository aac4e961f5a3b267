#pragma once

#include "game/look/BoardCamera.hpp"
#include "game/look/BoardView.hpp"
#include "lights/Puzzle.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <optional>

namespace game {

/// A board as a control: pointer and cursor choose a window, a click or Confirm presses it. It decides nothing itself:
/// what a press does is the owner's business, who tells the view.
///
/// A board of small windows can be zoomed: by the wheel, where the pointer is, and by its owner. A zoomed board is
/// moved by dragging it, with the middle button or the first one; a click on it counts when the button is let go. The
/// cursor always comes into sight.
class BoardWidget : public ui::Widget {
public:
    BoardWidget(LampAtlases& atlases, BoardOptions options)
        : m_view(atlases, options) {}

    /// The board that is shown from now on, at rest; the cursor goes to the first window.
    void open(const lights::Puzzle& puzzle, const lights::Board& board);
    /// \param port where it is seen when it is zoomed.
    void placeIn(ui::Rect free, ui::Rect port, float ground, const ui::Viewport& viewport);

    [[nodiscard]] BoardView& view() noexcept { return m_view; }
    [[nodiscard]] const BoardView& view() const noexcept { return m_view; }
    [[nodiscard]] const BoardCamera& camera() const noexcept { return m_camera; }
    /// Where the windows stand while the whole board is seen.
    [[nodiscard]] ui::Rect wholeWindows() const;
    /// Whether edges are joined. \pre a board is open.
    [[nodiscard]] bool joined() const { return m_puzzle->rules().surface != lights::Surface::Plane; }
    [[nodiscard]] lights::Cell cursor() const noexcept { return m_cursor; }
    /// The window that is meant: under the pointer, or else under the cursor.
    [[nodiscard]] lights::Cell meant() const noexcept { return m_pointed.value_or(m_cursor); }
    void setCursor(lights::Cell cell);
    /// Outline the windows that a press would switch.
    void setPreview(bool preview);

    /// Round the pointer if it is on the board, else round the cursor if it shows, else round the middle.
    void zoom(float factor);
    void showWhole();
    /// Moves a zoomed board so that the window is seen.
    void reveal(lights::Cell cell);
    /// Moves a zoomed board so that this comes into the middle, in columns and rows.
    void centreOn(sf::Vector2f cells);

    std::function<void(lights::Cell)> onPress;
    std::function<void(lights::Cell)> onMark; ///< Right click or the mark action.
    std::function<void()> onCursorMoved;

    [[nodiscard]] ui::Rect hitArea() const override { return bounds(); }
    void draw(ui::Canvas& canvas) const override { m_view.draw(canvas); }
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    void setFocused(bool focused) override;
    void setHovered(bool hovered) override;

private:
    /// A button held down on a zoomed board: a click, or a drag once it has moved.
    struct Grip {
        ui::Button button = ui::Button::Primary;
        ui::Vec from;
        ui::Vec last;
        std::optional<lights::Cell> cell; ///< What a click would press.
        bool drags = false;
    };

    bool moveCursor(int rows, int columns);
    bool act(ui::Action action);
    void pointAt(std::optional<lights::Cell> cell);
    bool pressPointer(const ui::PointerPressed& pressed);
    void drag(ui::Vec to);
    bool letGo(const ui::PointerReleased& released);
    void follow(); ///< The camera moved.
    [[nodiscard]] ui::Seconds travel() const;
    void refresh(); ///< Hover, brackets and preview, after any of them changed.

    BoardView m_view;
    BoardCamera m_camera;
    std::optional<lights::Puzzle> m_puzzle;
    lights::Cell m_cursor;
    std::optional<lights::Cell> m_pointed;
    ui::Vec m_pointer; ///< Where the pointer was last seen.
    std::optional<Grip> m_grip;
    bool m_brackets = false;
    bool m_preview = true;
};

} // namespace game
