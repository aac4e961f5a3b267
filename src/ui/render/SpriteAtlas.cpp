#include "ui/render/SpriteAtlas.hpp"

#include <SFML/Graphics/Image.hpp>

#include <stdexcept>

namespace ui::render {

namespace {

constexpr unsigned pageSide = 1024;
constexpr unsigned whiteSide = 4;
constexpr unsigned gap = 1;
/// A shelf takes sprites down to this part of its height; lower ones would waste it.
constexpr unsigned wasteDivisor = 3;

/// The pixels of a white sprite, with its gap.
std::vector<sf::Uint8> pixelsOf(const Coverage& coverage) {
    const unsigned width = coverage.size.x + 2 * gap;
    const unsigned height = coverage.size.y + 2 * gap;
    std::vector<sf::Uint8> pixels(static_cast<std::size_t>(width) * height * 4, 255);
    for (std::size_t i = 3; i < pixels.size(); i += 4) {
        pixels[i] = 0;
    }
    for (unsigned y = 0; y < coverage.size.y; ++y) {
        for (unsigned x = 0; x < coverage.size.x; ++x) {
            pixels[(static_cast<std::size_t>(y + gap) * width + x + gap) * 4 + 3] = coverage.at(x, y);
        }
    }
    return pixels;
}

} // namespace

Sprite SpriteAtlas::add(const Coverage& coverage) {
    if (coverage.empty()) {
        return {};
    }
    const sf::Vector2u size(coverage.size.x + 2 * gap, coverage.size.y + 2 * gap);
    std::optional<sf::Vector2u> room;
    std::size_t number = 0;
    for (; number < m_pages.size(); ++number) {
        if (room = takeRoom(*m_pages[number], size); room) {
            break;
        }
    }
    if (!room) {
        m_pages.push_back(makePage(size));
        room = takeRoom(*m_pages.back(), size);
    }
    m_pages[number]->texture.update(pixelsOf(coverage).data(), size.x, size.y, room->x, room->y);
    return {number, sf::IntRect(sf::Vector2i(*room) + sf::Vector2i(gap, gap), sf::Vector2i(coverage.size))};
}

const sf::Texture& SpriteAtlas::page(std::size_t number) {
    if (m_pages.empty()) {
        m_pages.push_back(makePage({}));
    }
    return m_pages.at(number)->texture;
}

std::unique_ptr<SpriteAtlas::Page> SpriteAtlas::makePage(sf::Vector2u least) {
    const unsigned width = std::max(pageSide, least.x);
    const unsigned height = std::max(pageSide, least.y + whiteSide + gap);
    sf::Image blank;
    blank.create(width, height, sf::Color(255, 255, 255, 0));
    for (unsigned y = 0; y < whiteSide; ++y) {
        for (unsigned x = 0; x < whiteSide; ++x) {
            blank.setPixel(x, y, sf::Color::White);
        }
    }
    auto page = std::make_unique<Page>();
    if (!page->texture.loadFromImage(blank)) {
        throw std::runtime_error("no texture of " + std::to_string(width) + " by " + std::to_string(height));
    }
    page->texture.setSmooth(true);
    page->used = whiteSide + gap;
    return page;
}

std::optional<sf::Vector2u> SpriteAtlas::takeRoom(Page& page, sf::Vector2u size) {
    const sf::Vector2u whole = page.texture.getSize();
    for (Shelf& shelf : page.shelves) {
        const bool fits = size.y <= shelf.height && size.x <= whole.x - shelf.used;
        if (fits && size.y >= shelf.height - shelf.height / wasteDivisor) {
            const sf::Vector2u at(shelf.used, shelf.top);
            shelf.used += size.x;
            return at;
        }
    }
    if (size.x > whole.x || size.y > whole.y - page.used) {
        return std::nullopt;
    }
    page.shelves.push_back({page.used, size.y, size.x});
    page.used += size.y;
    return sf::Vector2u(0, page.shelves.back().top);
}

} // namespace ui::render
