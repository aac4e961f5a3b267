// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/SpriteAtlas.hpp"

#include <SFML/OpenGL.hpp>

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>

namespace ui::render {

namespace {

/// For its lifetime, binds a texture and sets the unpack alignment to 1. Afterwards restores both, since SFML caches
/// the state that it has set.
class Bound {
public:
    explicit Bound(const sf::Texture& texture) {
        glGetIntegerv(GL_TEXTURE_BINDING_2D, &m_texture);
        glGetIntegerv(GL_UNPACK_ALIGNMENT, &m_alignment);
        glBindTexture(GL_TEXTURE_2D, texture.getNativeHandle());
        glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    }
    ~Bound() {
        glPixelStorei(GL_UNPACK_ALIGNMENT, m_alignment);
        glBindTexture(GL_TEXTURE_2D, static_cast<GLuint>(m_texture));
    }
    Bound(const Bound&) = delete;
    Bound& operator=(const Bound&) = delete;

private:
    GLint m_texture = 0;
    GLint m_alignment = 0;
};

GLsizei size(unsigned pixels) {
    return static_cast<GLsizei>(pixels);
}

} // namespace

CoverageTexture::CoverageTexture(const Coverage& texels) {
    const TransientContextLock context;
    if (!m_texture.create(texels.size.x, texels.size.y)) {
        throw std::runtime_error("no texture of " + std::to_string(texels.size.x) + " by " +
                                 std::to_string(texels.size.y));
    }
    m_texture.setSmooth(true);
    const Bound bound(m_texture);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_ALPHA8, size(texels.size.x), size(texels.size.y), 0, GL_ALPHA, GL_UNSIGNED_BYTE,
                 texels.values.data());
}

void CoverageTexture::update(const Coverage& texels, sf::Vector2u at) {
    const TransientContextLock context;
    const Bound bound(m_texture);
    glTexSubImage2D(GL_TEXTURE_2D, 0, size(at.x), size(at.y), size(texels.size.x), size(texels.size.y), GL_ALPHA,
                    GL_UNSIGNED_BYTE, texels.values.data());
}

namespace {

/// At usual sizes the letters and icons of a screen fill only a small part of this.
constexpr unsigned pageSide = 512;
/// A sprite of more texels than this gets its own page of just the size it needs: on a shared page it would leave
/// strips that nothing fits in, and would soon spread letters over several pages.
constexpr unsigned largeSprite = 128 * 128;
constexpr unsigned whiteSide = 4;
constexpr unsigned gap = 1;
/// A shelf accepts sprites that leave at most 1/wasteDivisor of its height unused.
constexpr unsigned wasteDivisor = 3;

/// The sprite with an empty texel all round.
Coverage padded(const Coverage& coverage) {
    Coverage result({coverage.size.x + 2 * gap, coverage.size.y + 2 * gap});
    for (unsigned y = 0; y < coverage.size.y; ++y) {
        for (unsigned x = 0; x < coverage.size.x; ++x) {
            result.at(x + gap, y + gap) = coverage.at(x, y);
        }
    }
    return result;
}

} // namespace

Sprite SpriteAtlas::add(const Coverage& coverage) {
    if (coverage.empty()) {
        return {};
    }
    const Coverage sprite = padded(coverage);
    const auto [number, at] = place(sprite.size);
    m_pages[number]->texels.update(sprite, at);
    return {number, sf::IntRect(sf::Vector2i(at) + sf::Vector2i(gap, gap), sf::Vector2i(coverage.size))};
}

std::pair<std::size_t, sf::Vector2u> SpriteAtlas::place(sf::Vector2u size) {
    if (m_pages.empty()) {
        addPage({pageSide, pageSide});
    }
    const bool large = size.x * size.y > largeSprite;
    for (std::size_t number = 0; !large && number < m_pages.size(); ++number) {
        if (const auto room = reserveSpace(*m_pages[number], size)) {
            return {number, *room};
        }
    }
    const sf::Vector2u least(std::max(size.x, whiteSide), size.y + whiteSide + gap);
    addPage(large ? least : sf::Vector2u(std::max(least.x, pageSide), std::max(least.y, pageSide)));
    return {m_pages.size() - 1, *reserveSpace(*m_pages.back(), size)};
}

const sf::Texture& SpriteAtlas::page(std::size_t number) {
    if (m_pages.empty()) {
        addPage({pageSide, pageSide});
    }
    return m_pages.at(number)->texels.texture();
}

std::size_t SpriteAtlas::bytes() const {
    return std::accumulate(m_pages.begin(), m_pages.end(), std::size_t{0}, [](std::size_t sum, const auto& page) {
        const sf::Vector2u size = page->texels.texture().getSize();
        return sum + static_cast<std::size_t>(size.x) * size.y;
    });
}

void SpriteAtlas::addPage(sf::Vector2u size) {
    Coverage blank(size);
    for (unsigned y = 0; y < whiteSide; ++y) {
        for (unsigned x = 0; x < whiteSide; ++x) {
            blank.at(x, y) = 255;
        }
    }
    m_pages.push_back(std::make_unique<Page>(blank));
    m_pages.back()->used = whiteSide + gap;
}

std::optional<sf::Vector2u> SpriteAtlas::reserveSpace(Page& page, sf::Vector2u size) {
    const sf::Vector2u whole = page.texels.texture().getSize();
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
