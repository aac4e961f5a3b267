// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/FuseBoxEditorBoard.hpp"

#include <algorithm>

namespace game {

FuseBoxEditorBoard::FuseBoxEditorBoard(const FuseBoxOptions& options, FuseBoxPainter& painter)
    : StrokePane(m_view, painter)
    , m_view(options)
    , m_painter(painter) {}

bool FuseBoxEditorBoard::show(const arukone::Draft& draft) {
    const arukone::Board board = draft.sketch();
    const auto room = [this](const arukone::Board& of) { return FuseBoxView::room(of, m_view.options()).top; };
    const bool resized = !m_open || draft.size() != m_shown.size();
    const bool another = resized || room(board) != room(*m_view.board());
    m_open = true;
    m_shown = draft;
    arukone::Cables cables = draft.cables();
    cables.resize(board.pairs().size());
    if (!resized) {
        m_view.editBoard(board, cables);
        refresh();
        return another;
    }
    m_view.setBoard(board, cables);
    reopened({std::min(m_cursor.row, draft.rows() - 1), std::min(m_cursor.column, draft.columns() - 1)});
    return true;
}

void FuseBoxEditorBoard::refresh() {
    m_brackets = showsFocus();
    m_view.setFocus(m_brackets ? std::optional(m_cursor) : std::nullopt);
    m_view.setHover(m_pointed);
    const auto shown = m_pointed ? m_pointed : m_brackets ? std::optional(m_cursor) : std::nullopt;
    std::vector<puzzle::Cell> images;
    if (m_open && shown && m_shown.contains(*shown)) {
        images = m_painter.reach(*shown);
        std::erase(images, *shown);
    }
    m_view.setMarks(std::move(images));
    CableHint hand;
    if (m_painter.carried())
        hand.region = {*m_painter.carried()};
    else if (m_shown.lone())
        hand.region = {*m_shown.lone()};
    m_view.setHint(std::move(hand));
}

void FuseBoxEditorBoard::draw(ui::Canvas& canvas) const {
    StrokePane::draw(canvas);
    drawMirrors(canvas, m_shown.rows() == m_shown.columns());
}

} // namespace game
