// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/VertexBatch.hpp"

namespace ui::render {

namespace {

constexpr float largeShape = 16384;
constexpr std::size_t most = 8192; ///< Vertices in a draw call, about: what waits takes memory.

} // namespace

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
