// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/render/SpriteAtlas.hpp"

#include <SFML/Graphics/BlendMode.hpp>
#include <SFML/Graphics/RenderStates.hpp>
#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include <array>
#include <span>
#include <vector>

namespace ui::render {

/// Draws the triangles of a frame. Where OpenGL draws a window in software, what was drawn so far is completed from
/// time to time: a whole frame of a street full of windows would take megabytes (see FrameMemory.hpp). A graphics card
/// gets everything at once.
class DrawCalls {
public:
    explicit DrawCalls(sf::RenderTarget& target);

    /// \param vertices triangles or quads.
    void draw(std::span<const sf::Vertex> vertices, sf::PrimitiveType type, const sf::RenderStates& states);

private:
    sf::RenderTarget& m_target;
    bool m_inPieces;           ///< Whether to complete what was drawn from time to time.
    std::size_t m_waiting = 0; ///< About what the calls that are not complete take in memory, in vertices.
};

/// Collects triangles in pixels and sends them in as few draw calls as their order allows. Only a change of texture
/// page or blend mode ends a call: plain shapes use the white spot of the page in use. Large shapes are drawn without a
/// texture nevertheless, since with software rendering an extra call costs less than so many texels.
class VertexBatch {
public:
    VertexBatch(DrawCalls& calls, SpriteAtlas& atlas)
        : m_calls(calls)
        , m_atlas(atlas) {}

    /// \param pixels approximate area of the shape that follows.
    void useShapes(const sf::BlendMode& blend, float pixels = 0);
    void usePage(std::size_t page, const sf::BlendMode& blend);
    void useTexture(const sf::Texture& texture, const sf::BlendMode& blend);

    /// Adds a corner of a plain shape; every three form a triangle.
    void add(Vec at, sf::Color colour) { m_vertices.emplace_back(at, colour, SpriteAtlas::whiteTexel()); }
    void add(Vec at, sf::Color colour, Vec texel) { m_vertices.emplace_back(at, colour, texel); }
    /// Adds a quad with its corners in order around it, textured with the texels of `area`.
    void addQuad(const std::array<Vec, 4>& corners, sf::Color colour, const sf::FloatRect& area);

    void flush();
    /// While hidden, flush() discards the triangles.
    void setHidden(bool hidden) { m_hidden = hidden; }

private:
    void use(const sf::Texture* texture, const sf::BlendMode& blend);

    DrawCalls& m_calls;
    SpriteAtlas& m_atlas;
    const sf::Texture* m_texture = nullptr;
    bool m_onPage = false; ///< Whether m_texture is a page of the atlas.
    bool m_hidden = false;
    sf::BlendMode m_blend = sf::BlendAlpha;
    std::vector<sf::Vertex> m_vertices;
};

} // namespace ui::render
