#pragma once

#include "ui/render/Coverage.hpp"

#include <SFML/Graphics/Texture.hpp>
#include <SFML/Window/GlResource.hpp>

namespace ui::render {

/// A white texture that holds nothing but how opaque each texel is: a quarter of the memory of SFML's own, which have
/// four channels whatever they show. It is drawn like any other.
class CoverageTexture : private sf::GlResource {
public:
    /// \throws std::runtime_error when there is no texture memory, or it would be larger than a texture may be.
    explicit CoverageTexture(const Coverage& texels);

    /// Puts a picture there. \pre it lies within the texture.
    void update(const Coverage& texels, sf::Vector2u at);
    [[nodiscard]] const sf::Texture& texture() const noexcept { return m_texture; }

private:
    sf::Texture m_texture;
};

} // namespace ui::render
