// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

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

/// A white texture that stores only alpha: a quarter of the memory of SFML's textures, which always have four channels.
/// It is drawn like any other.
class CoverageTexture : private sf::GlResource {
public:
    /// \throws std::runtime_error if texture memory is exhausted or the size exceeds the largest texture size.
    explicit CoverageTexture(const Coverage& texels);

    /// Copies `texels` to position `at`. \pre They fit into the texture.
    void update(const Coverage& texels, sf::Vector2u at);
    [[nodiscard]] const sf::Texture& texture() const noexcept { return m_texture; }

private:
    sf::Texture m_texture;
};

/// The location of a sprite: its page, and its texels there. Empty sprites have no area.
struct Sprite {
    std::size_t page = 0;
    sf::IntRect area;
};

/// Packs white sprites into shared textures, each with an empty texel around it, in shelves of sprites of about the
/// same height. Every page has a white spot, so that plain shapes can be drawn with whichever page is bound.
class SpriteAtlas {
public:
    /// In the middle of every page's white spot.
    [[nodiscard]] static Vec whiteTexel() noexcept { return {2, 2}; }

    /// Adds a white sprite with `coverage` as its alpha.
    /// \throws std::runtime_error if texture memory is exhausted or the sprite exceeds the largest texture size.
    Sprite add(const Coverage& coverage);
    /// \pre The page exists; page 0 always does.
    [[nodiscard]] const sf::Texture& page(std::size_t number);
    [[nodiscard]] std::size_t bytes() const; ///< Texture memory in use.
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

    /// Finds space for a sprite of that size, gap included: its page and its first texel. Adds a page if necessary.
    [[nodiscard]] std::pair<std::size_t, sf::Vector2u> place(sf::Vector2u size);
    void addPage(sf::Vector2u size);
    /// Reserves space of that size; std::nullopt if the page is full.
    [[nodiscard]] static std::optional<sf::Vector2u> reserveSpace(Page& page, sf::Vector2u size);

    std::vector<std::unique_ptr<Page>> m_pages;
};

} // namespace ui::render
