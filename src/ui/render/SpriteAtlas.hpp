#pragma once

#include "ui/Geometry.hpp"
#include "ui/render/Bake.hpp"

#include <SFML/Graphics/Rect.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/Window/GlResource.hpp>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

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

/// Where a sprite lies: which page, and which texels of it. Empty sprites have no area.
struct Sprite {
    std::size_t page = 0;
    sf::IntRect area;
};

/// White sprites on common textures, each with an empty texel round it; rows of about the same height are filled one
/// after the other. Every page has a white spot, so that plain shapes can be drawn with the texture that is bound.
class SpriteAtlas {
public:
    /// In the middle of every page's white spot.
    [[nodiscard]] static Vec whiteTexel() noexcept { return {2, 2}; }

    /// Makes a white sprite whose alpha is the coverage.
    /// \throws std::runtime_error when there is no texture memory, or the sprite is larger than a texture may be.
    Sprite add(const Coverage& coverage);
    /// \pre a page of that number exists; page 0 always does.
    [[nodiscard]] const sf::Texture& page(std::size_t number);
    [[nodiscard]] std::size_t bytes() const; ///< Of texture memory.
    void clear() { m_pages.clear(); }

private:
    struct Shelf {
        unsigned top;
        unsigned height;
        unsigned used;
    };
    struct Page {
        explicit Page(const Coverage& blank)
            : texels(blank) {}

        CoverageTexture texels;
        std::vector<Shelf> shelves;
        unsigned used = 0;
    };

    /// Where a sprite of that size, with its gap, is to lie: the page, and its first texel.
    [[nodiscard]] std::pair<std::size_t, sf::Vector2u> place(sf::Vector2u size);
    void addPage(sf::Vector2u size);
    /// Takes room of that size; nothing where the page is full.
    [[nodiscard]] static std::optional<sf::Vector2u> takeRoom(Page& page, sf::Vector2u size);

    std::vector<std::unique_ptr<Page>> m_pages;
};

} // namespace ui::render
