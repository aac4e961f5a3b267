// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/board/LightsBoardView.hpp"
#include "game/round/GridPane.hpp"
#include "lights/Puzzle.hpp"

#include <functional>
#include <optional>

namespace game {

/// Base of the widgets that show the windows of a house.
class BoardPane : public GridPane {
public:
    BoardPane(LampAtlases& atlases, BoardOptions options)
        : GridPane(m_view)
        , m_view(atlases, options) {}

    [[nodiscard]] LightsBoardView& view() noexcept { return m_view; }
    [[nodiscard]] const LightsBoardView& view() const noexcept { return m_view; }

protected:
    LightsBoardView m_view;
};

/// A board that can be played: pointer and cursor choose a window, a click or Confirm presses it. The widget only
/// reports presses and marks; the owner applies them and updates the view. The primary button drags a zoomed board too,
/// so a click there counts on release.
class LightsBoardWidget : public BoardPane {
public:
    using BoardPane::BoardPane;

    /// Shows another board, without animation; the cursor goes to the first window.
    void open(const lights::Puzzle& puzzle, const lights::Board& board);

    /// Whether any edges are joined. \pre a board is open.
    [[nodiscard]] bool joined() const { return m_puzzle->rules().surface != lights::Surface::Plane; }
    /// Sets whether the windows that a press would switch are outlined.
    void setPreview(bool preview);

    std::function<void(lights::Cell)> onPress;
    std::function<void(lights::Cell)> onMark; ///< Right click or the mark action.

    bool handle(const ui::Event& event) override;
    [[nodiscard]] bool canChoose(lights::Cell cell) const override; ///< Whether there is a window.

private:
    void refresh() override;
    bool moveCursor(int rows, int columns);
    bool act(ui::Action action);
    bool pressed(const ui::PointerPressed& pressed);
    bool releaseGrip(const ui::PointerReleased& released);

    std::optional<lights::Puzzle> m_puzzle;
    bool m_preview = true;
};

} // namespace game
