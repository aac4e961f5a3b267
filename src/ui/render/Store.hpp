// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/SystemFonts.hpp"
#include "ui/Text.hpp"
#include "ui/render/Font.hpp"
#include "ui/render/SpriteAtlas.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>

namespace ui {
class VectorArt;
}

namespace ui::render {

inline constexpr std::size_t faceCount = 4;
using Fonts = std::array<Font, faceCount>;

/// The two fonts of another typeface, which stand in for all faces.
struct Typeface {
    Font regular;
    Font bold;
    float capHeight = 0.72F; ///< Height of its capitals, in ems.
};

/// A letter ready to be drawn; `offset` is the top left of its sprite relative to the pen, in pixels.
struct Glyph {
    Sprite sprite;
    Vec offset;
};

/// The contents of Resources: the fonts, and the cached sprites.
class Store {
public:
    Store(Library library, Fonts fonts, FontFinder others)
        : m_library(std::move(library))
        , m_fonts(std::move(fonts))
        , m_finder(std::move(others)) {}

    [[nodiscard]] const Glyph& glyph(Face face, char32_t character, const GlyphLook& look);
    [[nodiscard]] float advance(Face face, char32_t character);            ///< In ems.
    [[nodiscard]] float kerning(Face face, char32_t left, char32_t right); ///< In ems.
    [[nodiscard]] float capHeight(Face face) const noexcept;               ///< Height of the capitals, in ems.
    [[nodiscard]] Sprite art(const VectorArt& art, sf::Vector2u pixels);
    /// \param faint for lights of low alpha, which need more noise.
    [[nodiscard]] Sprite halo(unsigned diameter, bool faint);

    [[nodiscard]] SpriteAtlas& atlas() noexcept { return m_atlas; }
    [[nodiscard]] FT_Library library() const noexcept { return m_library.get(); }
    /// Sets the typeface used instead of the own fonts, if any, which then only draw what it lacks; drops all sprites.
    void use(std::optional<Typeface> typeface);
    [[nodiscard]] bool usesOther() const noexcept { return m_typeface.has_value(); }
    void clear();

    /// Call when a canvas at that scale begins to draw. If no other canvas is drawing, drops the sprites if the scale
    /// has changed or there are too many. While a canvas exists they stay, since it may still have to send vertices for
    /// them.
    void beginDrawing(float scale);
    void endDrawing() noexcept { --m_canvases; }

private:
    struct GlyphKey {
        Face face;
        char32_t character;
        GlyphLook look;

        friend bool operator<(const GlyphKey& a, const GlyphKey& b) {
            return std::tie(a.face, a.character, a.look) < std::tie(b.face, b.character, b.look);
        }
    };
    struct ArtKey {
        std::uint64_t fingerprint;
        unsigned width;
        unsigned height;

        friend bool operator<(const ArtKey& a, const ArtKey& b) {
            return std::tie(a.fingerprint, a.width, a.height) < std::tie(b.fingerprint, b.width, b.height);
        }
    };

    [[nodiscard]] Font& font(Face face);
    [[nodiscard]] Font& ownFont(Face face) { return m_fonts[static_cast<std::size_t>(face)]; }
    /// The font that draws a character: the face itself or, if it lacks the character, Lato or one of the system; the
    /// face itself again, with its empty box, if there is none.
    [[nodiscard]] Font& fontFor(Face face, char32_t character);
    [[nodiscard]] Font* otherFont(bool bold, char32_t character); ///< One of the system; null if there is none.

    Library m_library;
    Fonts m_fonts;
    std::optional<Typeface> m_typeface; ///< Used instead.
    FontFinder m_finder;
    std::map<std::pair<bool, std::string>, Font> m_others; ///< Fonts of the system in use, by weight and file.
    std::unordered_map<std::uint64_t, Font*> m_fontFor;
    SpriteAtlas m_atlas;
    std::map<GlyphKey, Glyph> m_glyphs;
    std::map<ArtKey, Sprite> m_arts;
    std::map<std::pair<unsigned, bool>, Sprite> m_halos;
    std::unordered_map<std::uint64_t, float> m_advances;
    std::unordered_map<std::uint64_t, float> m_kernings;
    float m_scale = 0;
    int m_canvases = 0;
};

} // namespace ui::render
