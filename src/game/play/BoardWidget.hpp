#pragma once

#include "game/play/BoardPane.hpp"
#include "lights/Puzzle.hpp"

#include <functional>
#include <optional>

namespace game {

/// A board that is played: pointer and cursor choose a window, a click or Confirm presses it. It decides nothing
/// itself: what a press does is the owner's business, who tells the view. A zoomed board is moved by dragging it with
/// the first button as well; a click on it counts when the button is let go.
class BoardWidget : public BoardPane {
public:
    using BoardPane::BoardPane;

    /// The board that is shown from now on, at rest; the cursor goes to the first window.
    void open(const lights::Puzzle& puzzle, const lights::Board& board);

    /// Whether edges are joined. \pre a board is open.
    [[nodiscard]] bool joined() const { return m_puzzle->rules().surface != lights::Surface::Plane; }
    /// Outline the windows that a press would switch.
    void setPreview(bool preview);

    std::function<void(lights::Cell)> onPress;
    std::function<void(lights::Cell)> onMark; ///< Right click or the mark action.

    bool handle(const ui::Event& event) override;

private:
    void refresh() override;
    bool moveCursor(int rows, int columns);
    bool act(ui::Action action);
    bool pressed(const ui::PointerPressed& pressed);
    bool letGo(const ui::PointerReleased& released);

    std::optional<lights::Puzzle> m_puzzle;
    bool m_preview = true;
};

} // namespace game
