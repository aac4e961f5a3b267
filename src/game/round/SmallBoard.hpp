// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/board/LightsBoardView.hpp"

namespace game {

/// The size of a small board if no cell is larger than `cell`; cells are whole pixels wide, as on every board.
[[nodiscard]] ui::Vec smallBoardSize(int rows, int columns, float cell, const ui::Viewport& viewport);

/// A board drawn small in a column beside the one in play: its windows on a piece of wall in a brass frame.
class SmallBoard {
public:
    static constexpr float border = 8; ///< Around the windows.

    explicit SmallBoard(LampAtlases& atlases)
        : m_view(atlases, {}) {}

    /// \param picture the windows of a picture goal, if they are to be marked.
    void setBoard(const lights::Board& board, std::optional<lights::BitGrid> picture = std::nullopt);
    /// Another state of the same board, without animation; only what would flash is shown later, as BoardLights says.
    void show(const lights::Board& board);
    void update(ui::Seconds step) { m_view.update(step); }
    [[nodiscard]] bool animating() const noexcept { return m_view.animating(); }
    /// \param options those of the board in play.
    void setOptions(const BoardOptions& options);

    /// See smallBoardSize().
    [[nodiscard]] ui::Vec sizeFor(float cell, const ui::Viewport& viewport) const {
        return smallBoardSize(m_rows, m_columns, cell, viewport);
    }
    /// Draws windows of that size from `at`.
    void draw(ui::Canvas& canvas, ui::Vec at, ui::Vec size);

    [[nodiscard]] int rows() const noexcept { return m_rows; }
    [[nodiscard]] int columns() const noexcept { return m_columns; }

private:
    LightsBoardView m_view;
    int m_rows = 1;
    int m_columns = 1;
};

} // namespace game
