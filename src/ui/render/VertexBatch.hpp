#pragma once

#include "ui/render/SpriteAtlas.hpp"

#include <SFML/Graphics/BlendMode.hpp>
#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include <array>
#include <vector>

namespace ui::render {

/// Collects triangles in pixels and sends them in as few calls as their order allows: only another texture page or
/// another blending ends a call, since plain shapes use the white spot of whatever page is in use. Large shapes go
/// without a texture all the same: where the processor draws, a call more costs less than so many texels.
class VertexBatch {
public:
    VertexBatch(sf::RenderTarget& target, SpriteAtlas& atlas)
        : m_target(target)
        , m_atlas(atlas) {}

    /// \param pixels the area of the shape that follows, about.
    void useShapes(const sf::BlendMode& blend, float pixels = 0);
    void usePage(std::size_t page, const sf::BlendMode& blend);
    void useTexture(const sf::Texture& texture, const sf::BlendMode& blend);

    /// A corner of a plain shape; three in a row are a triangle.
    void add(Vec at, sf::Color colour) { m_vertices.emplace_back(at, colour, SpriteAtlas::whiteTexel()); }
    void add(Vec at, sf::Color colour, Vec texel) { m_vertices.emplace_back(at, colour, texel); }
    /// Four corners in order round the quad, with the texels of `area`.
    void addQuad(const std::array<Vec, 4>& corners, sf::Color colour, const sf::FloatRect& area);

    void flush();
    /// While hidden, what is flushed is thrown away.
    void setHidden(bool hidden) { m_hidden = hidden; }

private:
    void use(const sf::Texture* texture, const sf::BlendMode& blend);

    sf::RenderTarget& m_target;
    SpriteAtlas& m_atlas;
    const sf::Texture* m_texture = nullptr;
    bool m_onPage = false; ///< The texture is a page of the atlas.
    bool m_hidden = false;
    sf::BlendMode m_blend = sf::BlendAlpha;
    std::vector<sf::Vertex> m_vertices;
};

} // namespace ui::render
