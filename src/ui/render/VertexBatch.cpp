// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/VertexBatch.hpp"

#include "ui/FrameMemory.hpp"

#include <SFML/Graphics/RenderWindow.hpp>

#include <algorithm>

namespace ui::render {

namespace {

constexpr std::size_t piece = 3000;  ///< Vertices: a quarter of a megabyte. A whole number of triangles and of quads.
constexpr std::size_t perCall = 750; ///< What a change of texture or blending takes, in vertices.

constexpr float largeShape = 16384;
constexpr std::size_t most = 8192; ///< Vertices in a draw call, about: what waits takes memory.

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

void VertexBatch::useShapes(const sf::BlendMode& blend, float pixels) {
    if (pixels >= largeShape) {
        use(nullptr, blend);
        m_onPage = false;
    } else if (m_onPage) {
        use(m_texture, blend);
    } else {
        usePage(0, blend);
    }
}

void VertexBatch::usePage(std::size_t page, const sf::BlendMode& blend) {
    use(&m_atlas.page(page), blend);
    m_onPage = true;
}

void VertexBatch::useTexture(const sf::Texture& texture, const sf::BlendMode& blend) {
    use(&texture, blend);
    m_onPage = false;
}

void VertexBatch::use(const sf::Texture* texture, const sf::BlendMode& blend) {
    if (texture != m_texture || blend != m_blend || m_vertices.size() >= most) {
        flush();
        m_texture = texture;
        m_blend = blend;
    }
}

void VertexBatch::addQuad(const std::array<Vec, 4>& corners, sf::Color colour, const sf::FloatRect& area) {
    const float right = area.left + area.width;
    const float bottom = area.top + area.height;
    const std::array<Vec, 4> texels{Vec{area.left, area.top}, Vec{right, area.top}, Vec{right, bottom},
                                    Vec{area.left, bottom}};
    for (const std::size_t i : {0U, 1U, 2U, 0U, 2U, 3U}) {
        add(corners[i], colour, texels[i]);
    }
}

void VertexBatch::flush() {
    if (!m_vertices.empty() && !m_hidden) {
        sf::RenderStates states(m_blend);
        states.texture = m_texture;
        m_calls.draw(m_vertices, sf::Triangles, states);
    }
    m_vertices.clear();
}

} // namespace ui::render
