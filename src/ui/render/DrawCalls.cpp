// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/DrawCalls.hpp"

#include "ui/FrameMemory.hpp"

#include <SFML/Graphics/RenderWindow.hpp>

#include <algorithm>

namespace ui::render {

namespace {

constexpr std::size_t piece = 3000;  ///< Vertices: a quarter of a megabyte. A whole number of triangles and of quads.
constexpr std::size_t perCall = 750; ///< What a change of texture or blending takes, in vertices.

} // namespace

DrawCalls::DrawCalls(sf::RenderTarget& target)
    : m_target(target)
    , m_inPieces(dynamic_cast<sf::RenderWindow*>(&target) != nullptr && target.setActive(true) && drawsInSoftware()) {}

void DrawCalls::draw(std::span<const sf::Vertex> vertices, sf::PrimitiveType type, const sf::RenderStates& states) {
    if (!m_inPieces) {
        m_target.draw(vertices.data(), vertices.size(), type, states);
        return;
    }
    while (!vertices.empty()) {
        const std::size_t some = std::min(vertices.size(), piece);
        m_target.draw(vertices.data(), some, type, states);
        vertices = vertices.subspan(some);
        m_waiting += some + perCall;
        if (m_waiting >= piece) {
            completeDrawing();
            m_waiting = 0;
        }
    }
}

} // namespace ui::render
