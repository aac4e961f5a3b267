// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/Store.hpp"

#include "ui/VectorArt.hpp"
#include "ui/render/Bake.hpp"

namespace ui::render {

namespace {

/// If there is more, sprites are dropped before the next frame: for a window that was dragged through many sizes.
constexpr std::size_t maxTextureBytes = std::size_t{12} << 20U;

std::uint64_t pairKey(Face face, char32_t left, char32_t right) {
    return static_cast<std::uint64_t>(face) << 48U | static_cast<std::uint64_t>(left) << 24U | right;
}

bool isBold(Face face) {
    return face != Face::Regular;
}

} // namespace

Font& Store::font(Face face) {
    if (!m_typeface)
        return ownFont(face);
    return isBold(face) ? m_typeface->bold : m_typeface->regular;
}

float Store::capHeight(Face face) const noexcept {
    constexpr float adventor = 0.739F;
    constexpr float lato = 0.72F;
    return m_typeface ? m_typeface->capHeight : face == Face::Display ? adventor : lato;
}

void Store::use(std::optional<Typeface> typeface) {
    m_typeface = std::move(typeface);
    m_fontFor.clear();
    m_advances.clear();
    m_kernings.clear();
    clear();
}

Font& Store::fontFor(Face face, char32_t character) {
    if (font(face).has(character))
        return font(face);
    const auto [entry, fresh] = m_fontFor.try_emplace(pairKey(face, 0, character), &font(face));
    if (fresh) {
        Font& lato = ownFont(face == Face::Display ? Face::Bold : face);
        if (lato.has(character))
            entry->second = &lato;
        else if (Font* other = otherFont(isBold(face), character))
            entry->second = other;
    }
    return *entry->second;
}

Font* Store::otherFont(bool bold, char32_t character) {
    for (auto& [key, font] : m_others) // So that a name is in one font if possible.
        if (key.first == bold && font.has(character))
            return &font;
    const auto found = m_finder ? m_finder(character, bold) : std::nullopt;
    if (!found)
        return nullptr;
    auto opened = Font::open(m_library.get(), *found);
    if (!opened || !opened->has(character))
        return nullptr;
    const std::pair key(bold, found->file.string() + ":" + std::to_string(found->index));
    return &m_others.emplace(key, *std::move(opened)).first->second;
}

const Glyph& Store::glyph(Face face, char32_t character, const GlyphLook& look) {
    const GlyphKey key{face, character, look};
    if (const auto found = m_glyphs.find(key); found != m_glyphs.end()) {
        return found->second;
    }
    const GlyphPicture picture = fontFor(face, character).picture(character, look);
    const Vec offset(static_cast<float>(picture.left), static_cast<float>(picture.top));
    return m_glyphs.emplace(key, Glyph{m_atlas.add(picture.coverage), offset}).first->second;
}

float Store::advance(Face face, char32_t character) {
    const auto [entry, fresh] = m_advances.try_emplace(pairKey(face, 0, character));
    if (fresh) {
        entry->second = fontFor(face, character).advance(character);
    }
    return entry->second;
}

float Store::kerning(Face face, char32_t left, char32_t right) {
    const auto [entry, fresh] = m_kernings.try_emplace(pairKey(face, left, right));
    if (fresh) {
        Font& font = fontFor(face, left);
        entry->second = &font == &fontFor(face, right) ? font.kerning(left, right) : 0;
    }
    return entry->second;
}

Sprite Store::art(const VectorArt& art, sf::Vector2u pixels) {
    const ArtKey key{art.fingerprint(), pixels.x, pixels.y};
    if (const auto found = m_arts.find(key); found != m_arts.end()) {
        return found->second;
    }
    return m_arts.emplace(key, m_atlas.add(bake(m_library.get(), art, pixels))).first->second;
}

Sprite Store::halo(unsigned diameter, bool faint) {
    const std::pair key(diameter, faint);
    if (const auto found = m_halos.find(key); found != m_halos.end()) {
        return found->second;
    }
    return m_halos.emplace(key, m_atlas.add(bakeHalo(diameter, faint ? 3.5F : 1.0F))).first->second;
}

void Store::clear() {
    m_glyphs.clear();
    m_arts.clear();
    m_halos.clear();
    m_atlas.clear();
}

void Store::beginDrawing(float scale) {
    if (m_canvases == 0 && (scale != m_scale || m_atlas.bytes() > maxTextureBytes)) {
        clear();
        m_scale = scale;
    }
    ++m_canvases;
}

} // namespace ui::render
