// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/LightsPainter.hpp"

namespace game {

bool LightsPainter::begin(lights::Cell cell, bool erase) {
    end();
    const lights::Draft& board = m_history.now().lights();
    if (!board.board().contains(cell))
        return false;
    m_history.beginStroke();
    m_stroke = Stroke{m_history.now(), !erase && board.wouldPaint(brush(), cell), cell,
                      lights::BitGrid(board.rows(), board.columns())};
    return paint({cell});
}

bool LightsPainter::moveTo(lights::Cell cell) {
    if (!m_stroke || cell == m_stroke->last || !m_stroke->done.contains(cell))
        return false;
    const std::vector<lights::Cell> way = straightLine(m_stroke->last, cell);
    m_stroke->last = cell;
    return paint(way);
}

void LightsPainter::end() {
    if (!m_stroke)
        return;
    m_stroke.reset();
    m_history.endStroke();
}

void LightsPainter::cancel() {
    if (m_stroke)
        m_history.change(m_stroke->start);
    end();
}

bool LightsPainter::paint(const std::vector<lights::Cell>& way) {
    EditorDocument next = m_history.now();
    for (const lights::Cell cell : way)
        for (const lights::Cell copy : lights::orbit(next.lights().rows(), next.lights().columns(), symmetry(), cell)) {
            if (m_stroke->done.test(copy))
                continue;
            m_stroke->done.set(copy);
            next.lights().paint(brush(), copy, m_stroke->put);
        }
    return m_history.change(std::move(next));
}

std::vector<lights::Cell> LightsPainter::reach(lights::Cell cell) const {
    const lights::Draft& board = m_history.now().lights();
    std::vector<lights::Cell> copies = lights::orbit(board.rows(), board.columns(), symmetry(), cell);
    if (brush() != lights::Brush::Press)
        return copies;
    lights::BitGrid switched(board.rows(), board.columns());
    for (const lights::Cell copy : copies)
        if (board.board().canPress(copy))
            for (const lights::Cell toggled : lights::stamped(board.rules(), board.board(), copy))
                switched.flip(toggled);
    return switched.toCells();
}

} // namespace game
