// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorBoard.hpp"

#include <algorithm>

namespace game {

EditorBoard::EditorBoard(LampAtlases& atlases, BoardOptions options, Painter& painter)
    : StrokePane(m_view, painter)
    , m_view(atlases, options)
    , m_painter(painter) {}

bool EditorBoard::show(const lights::Draft& board) {
    std::optional<lights::BitGrid> picture;
    if (board.goal() == lights::GoalKind::Picture)
        picture = board.picture();
    const bool another = !m_open || board.rows() != m_shown.rows() || board.columns() != m_shown.columns() ||
                         board.rules().surface != m_shown.rules().surface ||
                         board.rules().stamp != m_shown.rules().stamp;
    m_open = true;
    m_shown = board;
    if (another) {
        m_view.setBoard(board.board(), board.rules(), picture);
        reopened({std::min(m_cursor.row, board.rows() - 1), std::min(m_cursor.column, board.columns() - 1)});
    } else {
        m_view.show(board.board());
        m_view.setPicture(picture);
        refresh();
    }
    return another;
}

void EditorBoard::setPreview(bool preview) {
    m_preview = preview;
    refresh();
}

void EditorBoard::refresh() {
    m_brackets = showsFocus();
    m_view.setFocus(m_brackets ? std::optional(m_cursor) : std::nullopt);
    m_view.setHover(m_pointed);
    const auto shown = m_pointed ? m_pointed : m_brackets ? std::optional(m_cursor) : std::nullopt;
    if (m_open && m_preview && shown && m_shown.board().contains(*shown))
        m_view.setPreview(m_painter.reach(*shown));
    else
        m_view.setPreview({});
}

void EditorBoard::draw(ui::Canvas& canvas) const {
    StrokePane::draw(canvas);
    drawMirrors(canvas, m_shown.rows() == m_shown.columns());
}

} // namespace game
