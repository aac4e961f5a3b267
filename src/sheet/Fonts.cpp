// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Fonts.hpp"

#include "data/files/Characters.hpp"

#include <system_error>

namespace sheet {

namespace {

constexpr double measuredSize = 1000; ///< Widths are measured at this size and scaled.

/// Where the font of a face is looked for.
struct FontSource {
    const char* file;   ///< Among the game's fonts.
    const char* family; ///< In the system.
    const char* others; ///< In the system, set in any font if need be.
    bool bold;
};
/// By Face. Codes are set in OpenDyslexic, in which I and l, and O and 0, differ.
constexpr std::array sources{
    FontSource{"Lato-Regular.ttf", "Lato", "sans-serif", false},
    FontSource{"Lato-Bold.ttf", "Lato", "sans-serif", true},
    FontSource{"OpenDyslexic-Regular.otf", "OpenDyslexic", "monospace", false},
};

const FcChar8* bytes(const char* words) {
    return reinterpret_cast<const FcChar8*>(words);
}

using Pattern = std::shared_ptr<FcPattern>;

Pattern owned(const CairoLibrary& cairo, FcPattern* pattern) {
    return pattern == nullptr ? nullptr : Pattern(pattern, cairo.patternDestroy);
}

/// The font of the system that suits a face best. \param character that it should have; 0 for any.
std::optional<Font> systemFont(const CairoLibrary& cairo, const FontSource& source, char32_t character) {
    const Pattern wanted = owned(cairo, cairo.patternCreate());
    cairo.patternAddString(wanted.get(), FC_FAMILY, bytes(source.family));
    cairo.patternAddString(wanted.get(), FC_FAMILY, bytes(source.others));
    cairo.patternAddInteger(wanted.get(), FC_WEIGHT, source.bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    cairo.patternAddBool(wanted.get(), FC_SCALABLE, FcTrue);
    cairo.patternAddBool(wanted.get(), FC_OUTLINE, FcTrue);
    cairo.patternAddBool(wanted.get(), FC_COLOR, FcFalse);
    if (character != 0) {
        const std::shared_ptr<FcCharSet> characters(cairo.charSetCreate(), cairo.charSetDestroy);
        cairo.charSetAddChar(characters.get(), character);
        cairo.patternAddCharSet(wanted.get(), FC_CHARSET, characters.get());
    }
    cairo.configSubstitute(nullptr, wanted.get(), FcMatchPattern);
    cairo.defaultSubstitute(wanted.get());
    FcResult result = FcResultNoMatch;
    const Pattern found = owned(cairo, cairo.fontMatch(nullptr, wanted.get(), &result));
    FcChar8* file = nullptr;
    if (found == nullptr || cairo.patternGetString(found.get(), FC_FILE, 0, &file) != FcResultMatch)
        return std::nullopt;
    int index = 0;
    cairo.patternGetInteger(found.get(), FC_INDEX, 0, &index);
    return Font::open(cairo, reinterpret_cast<const char*>(file), index);
}

} // namespace

std::optional<Font> Font::open(const CairoLibrary& cairo, const std::filesystem::path& file, int index) {
    std::error_code ignored; // A file that cannot be accessed cannot be used.
    if (!std::filesystem::is_regular_file(file, ignored))
        return std::nullopt;
    const std::string name = file.string();
    int count = 0;
    const Pattern facts = owned(cairo, cairo.query(bytes(name.c_str()), static_cast<unsigned>(index), nullptr, &count));
    FcCharSet* characters = nullptr;
    if (facts == nullptr || cairo.patternGetCharSet(facts.get(), FC_CHARSET, 0, &characters) != FcResultMatch)
        return std::nullopt;
    const Pattern pattern = owned(cairo, cairo.patternCreate());
    cairo.patternAddString(pattern.get(), FC_FILE, bytes(name.c_str()));
    cairo.patternAddInteger(pattern.get(), FC_INDEX, index);

    Font font(cairo);
    font.m_characters = {cairo.charSetCopy(characters), cairo.charSetDestroy};
    font.m_face = {cairo.fontFaceCreate(pattern.get()), cairo.fontFaceDestroy};
    const std::shared_ptr<cairo_font_options_t> options(cairo.fontOptionsCreate(), cairo.fontOptionsDestroy);
    cairo.setHintStyle(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo.setHintMetrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_matrix_t size;
    cairo_matrix_t identity;
    cairo.matrixInitScale(&size, measuredSize, measuredSize);
    cairo.matrixInitIdentity(&identity);
    font.m_scaled = {cairo.scaledFontCreate(font.face(), &size, &identity, options.get()), cairo.scaledFontDestroy};
    if (cairo.scaledFontStatus(font.m_scaled.get()) != CAIRO_STATUS_SUCCESS)
        return std::nullopt;
    return font;
}

bool Font::has(char32_t character) const noexcept {
    return m_cairo->charSetHasChar(m_characters.get(), character) == FcTrue;
}

double Font::width(const std::string& words, double size) const {
    cairo_text_extents_t extents{};
    m_cairo->textExtents(m_scaled.get(), words.c_str(), &extents);
    return extents.x_advance / measuredSize * size;
}

std::optional<Fonts> Fonts::load(const CairoLibrary& cairo, const std::filesystem::path& shipped) {
    Fonts fonts(cairo);
    for (std::size_t i = 0; i < sources.size(); ++i) {
        fonts.m_faces[i] = Font::open(cairo, shipped / sources[i].file, 0);
        if (!fonts.m_faces[i])
            fonts.m_faces[i] = systemFont(cairo, sources[i], 0);
        if (!fonts.m_faces[i])
            return std::nullopt;
    }
    return fonts;
}

const Font& Fonts::fontFor(char32_t character, Face face) const {
    const Font& own = *m_faces[static_cast<std::size_t>(face)];
    if (own.has(character))
        return own;
    for (const Font& other : m_others)
        if (other.has(character))
            return other;
    auto found = systemFont(*m_cairo, sources[static_cast<std::size_t>(face)], character);
    return found && found->has(character) ? m_others.emplace_back(*std::move(found)) : own;
}

void Fonts::split(std::string_view words, Face face,
                  const std::function<void(const Font&, const std::string& part)>& visit) const {
    const Font* font = nullptr;
    std::string part;
    while (!words.empty()) {
        const std::string_view before = words;
        const auto character = data::takeCodePoint(words);
        if (!character) {
            words.remove_prefix(1);
            continue;
        }
        const Font& next = fontFor(*character, face);
        if (font != nullptr && font != &next) {
            visit(*font, part);
            part.clear();
        }
        font = &next;
        part += before.substr(0, before.size() - words.size());
    }
    if (font != nullptr)
        visit(*font, part);
}

double Fonts::width(std::string_view words, double size, Face face) const {
    double sum = 0;
    split(words, face, [&](const Font& font, const std::string& part) { sum += font.width(part, size); });
    return sum;
}

} // namespace sheet
