#pragma once

#include "ui/Geometry.hpp"
#include "ui/render/Coverage.hpp"

#include <SFML/Graphics/Rect.hpp>
#include <SFML/Graphics/Texture.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace ui::render {

/// Where a sprite lies: which page, and which texels of it. Empty sprites have no area.
struct Sprite {
    std::size_t page = 0;
    sf::IntRect area;
};

/// White sprites on large textures, each with an empty texel round it; rows of about the same height are filled one
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
    [[nodiscard]] std::size_t pages() const noexcept { return m_pages.size(); }
    void clear() { m_pages.clear(); }

private:
    struct Shelf {
        unsigned top;
        unsigned height;
        unsigned used;
    };
    struct Page {
        sf::Texture texture;
        std::vector<Shelf> shelves;
        unsigned used = 0;
    };

    [[nodiscard]] static std::unique_ptr<Page> makePage(sf::Vector2u least);
    /// Takes room of that size; nothing where the page is full.
    [[nodiscard]] static std::optional<sf::Vector2u> takeRoom(Page& page, sf::Vector2u size);

    std::vector<std::unique_ptr<Page>> m_pages;
};

} // namespace ui::render
