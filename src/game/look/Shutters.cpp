// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Shutters.hpp"

#include "game/look/BoardPaint.hpp"
#include "game/look/Mesh.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace game {

namespace {

// The two leaves in a baked window (see bakeShutters), as shares of the pitch.
constexpr float hinge = 0.155F;  ///< From the side of the cell to the outer edge of a leaf.
constexpr float leafTop = 0.15F; ///< From the top of the cell.
constexpr float leafWidth = 0.5F - hinge;
constexpr float leafHeight = 1 - 2 * leafTop;
constexpr float edgeOn = 0.55F; ///< Brightness of a leaf seen from its edge.
constexpr float ghostShutterAlpha = 0.38F;

sf::Color shade(const BoardPaint& paint, float brightness) {
    const auto grey = static_cast<sf::Uint8>(std::lround(255 * brightness));
    return paint.faded({grey, grey, grey});
}

/// Both leaves of a window, turned in from its sides.
void paintLeaves(Mesh& mesh, const BoardPaint& paint, lights::Cell cell, float texels, float amount) {
    const sf::Vector2f at = paint.layout.topLeft(cell);
    const float pitch = paint.pitch();
    const float width = leafWidth * pitch * amount;
    const float top = at.y + leafTop * pitch;
    const float bottom = top + leafHeight * pitch;
    const sf::Color colour = shade(paint, edgeOn + (1 - edgeOn) * amount);
    const auto leaf = [&](float left, float from) {
        const std::array<sf::Vector2f, 4> corners{
            {{left, top}, {left + width, top}, {left + width, bottom}, {left, bottom}}};
        mesh.spriteQuad(corners, {from * texels, leafTop * texels, leafWidth * texels, leafHeight * texels}, colour);
    };
    leaf(at.x + hinge * pitch, hinge);
    leaf(at.x + (1 - hinge) * pitch - width, 0.5F);
}

} // namespace

void Shutters::reset(int columns) {
    m_columns.assign(static_cast<std::size_t>(std::max(columns, 1)), {});
    m_closed = false;
    m_moving = false;
}

void Shutters::set(bool closed, ui::Motion motion) {
    if (closed == m_closed)
        return;
    std::vector<float> before;
    before.reserve(m_columns.size());
    for (const Column& column : m_columns)
        before.push_back(eased(column.passed));
    m_closed = closed;
    m_fades = motion.reduced;
    m_duration = motion.duration(m_fades ? fade : closing);
    m_moving = m_duration > 0;
    const auto last = static_cast<float>(m_columns.size() - 1);
    const float step = m_fades || last == 0 ? 0 : motion.duration(std::min(delay, longestWait / last));
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        // A column that was still on its way turns back from where it is.
        const float way = closed ? 1 - std::cbrt(1 - before[i]) : std::cbrt(before[i]);
        m_columns[i] = {m_moving ? way : closed ? 1.0F : 0.0F, static_cast<float>(i) * step};
    }
}

void Shutters::update(ui::Seconds step) {
    if (!m_moving)
        return;
    m_moving = false;
    for (Column& column : m_columns) {
        const float moving = std::max(0.0F, step - column.wait);
        column.wait = std::max(0.0F, column.wait - step);
        const float way = moving / m_duration;
        column.passed = std::clamp(column.passed + (m_closed ? way : -way), 0.0F, 1.0F);
        m_moving = m_moving || column.passed != (m_closed ? 1.0F : 0.0F);
    }
}

float Shutters::eased(float passed) const {
    return m_closed ? ui::ease::out(passed) : passed * passed * passed;
}

float Shutters::amount(int column) const {
    return m_columns.empty() ? 0 : eased(m_columns[static_cast<std::size_t>(column)].passed);
}

float Shutters::amount() const {
    const float sum = std::accumulate(m_columns.begin(), m_columns.end(), 0.0F,
                                      [this](float all, const Column& one) { return all + eased(one.passed); });
    return m_columns.empty() ? 0 : sum / static_cast<float>(m_columns.size());
}

void Shutters::paint(Mesh& mesh, const BoardPaint& paint, int pitch, const lights::Board& board,
                     lights::Surface surface) const {
    const sf::IntRect whole{0, 0, pitch, pitch};
    const auto shuttered = [&](lights::Cell at, float alpha) {
        mesh.sprite({paint.layout.topLeft(at), {paint.pitch(), paint.pitch()}}, whole,
                    paint.faded(sf::Color::White, alpha));
    };
    const CellRange seen = paint.layout.visibleWindows();
    for (int row = seen.firstRow; row < seen.endRow; ++row)
        for (int column = seen.firstColumn; column < seen.endColumn; ++column) {
            const lights::Cell cell{row, column};
            const float amount = this->amount(column);
            if (board.isHole(cell) || amount <= 0)
                continue;
            if (m_fades || closed())
                shuttered(cell, amount);
            else
                paintLeaves(mesh, paint, cell, static_cast<float>(pitch), amount);
        }
    if (closed())
        for (const Ghost& ghost : ghosts(paint.layout, surface))
            if (board.hasCell(ghost.real))
                shuttered(ghost.at, ghostShutterAlpha);
}

} // namespace game
