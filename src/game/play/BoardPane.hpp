#pragma once

#include "game/look/BoardCamera.hpp"
#include "game/look/BoardView.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <optional>

namespace game {

/// A board as a control, whatever is done with it: where it stands, what the pointer and the cursor mean, and the view
/// of a large board, which is zoomed by the wheel, where the pointer is, and moved by dragging it with the middle
/// button. The cursor always comes into sight.
class BoardPane : public ui::Widget {
public:
    BoardPane(LampAtlases& atlases, BoardOptions options)
        : m_view(atlases, options) {}

    /// \param port where it is seen when it is zoomed.
    void placeIn(ui::Rect free, ui::Rect port, float ground, const ui::Viewport& viewport);

    [[nodiscard]] BoardView& view() noexcept { return m_view; }
    [[nodiscard]] const BoardView& view() const noexcept { return m_view; }
    [[nodiscard]] const BoardCamera& camera() const noexcept { return m_camera; }
    /// Where the windows stand while the whole board is seen.
    [[nodiscard]] ui::Rect wholeWindows() const;
    [[nodiscard]] lights::Cell cursor() const noexcept { return m_cursor; }
    /// The window that is meant: under the pointer, or else under the cursor.
    [[nodiscard]] lights::Cell meant() const noexcept { return m_pointed.value_or(m_cursor); }
    void setCursor(lights::Cell cell);

    /// Round the pointer if it is on the board, else round the cursor if it shows, else round the middle.
    void zoom(float factor);
    void showWhole();
    /// Moves a zoomed board so that the window is seen.
    void reveal(lights::Cell cell);
    /// Moves a zoomed board so that this comes into the middle, in columns and rows.
    void centreOn(sf::Vector2f cells);

    std::function<void()> onCursorMoved;

    [[nodiscard]] ui::Rect hitArea() const override { return bounds(); }
    void draw(ui::Canvas& canvas) const override { m_view.draw(canvas); }
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    void setFocused(bool focused) override;
    void setHovered(bool hovered) override;

protected:
    /// A button held down on a zoomed board: a click, or a drag once it has moved.
    struct Grip {
        ui::Button button = ui::Button::Primary;
        ui::Vec from;
        ui::Vec last;
        std::optional<lights::Cell> cell; ///< What a click would press.
        bool drags = false;
    };

    /// What a point means: the window there.
    [[nodiscard]] virtual std::optional<lights::Cell> cellAt(ui::Vec point) const { return m_view.hitTest(point); }
    /// Hover, brackets and preview, after any of them changed.
    virtual void refresh() = 0;
    /// The pointer has gone, or another board is shown: whatever it held is let go.
    virtual void letGoOfAll() { m_grip.reset(); }

    /// Another board is shown from now on; the cursor goes to `cursor`.
    void reopened(lights::Cell cursor);
    void pointAt(std::optional<lights::Cell> cell);
    void pointerMoved(ui::Vec to); ///< Drags, and points.
    bool pressPointer(const ui::PointerPressed& pressed, bool grips);
    bool wheel(const ui::Wheel& wheel);
    void moveCursorTo(lights::Cell cell); ///< By key: from now on the keys say what is meant.

    BoardView m_view;
    BoardCamera m_camera;
    lights::Cell m_cursor;
    std::optional<lights::Cell> m_pointed;
    ui::Vec m_pointer; ///< Where the pointer was last seen.
    std::optional<Grip> m_grip;
    bool m_brackets = false;

private:
    void drag(ui::Vec to);
    void follow(); ///< The camera moved.
    [[nodiscard]] ui::Seconds travel() const;
};

} // namespace game
