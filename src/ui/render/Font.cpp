// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/Font.hpp"

#include "ui/render/Bake.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <set>
#include <span>
#include <utility>

#include FT_TRUETYPE_TABLES_H
#include FT_TRUETYPE_TAGS_H

namespace ui::render {

namespace {

constexpr std::uint32_t tag(const char (&name)[5]) {
    return static_cast<std::uint32_t>(FT_MAKE_TAG(name[0], name[1], name[2], name[3]));
}

constexpr std::uint32_t pairAdjustment = 2;
constexpr std::uint32_t extension = 9; ///< Refers to a subtable of another type at a 32-bit offset.
constexpr std::uint32_t xAdvance = 4;  ///< Flag in a value format; up to two fields come before it.

/// The bytes of a value record: two for each flag in its format.
constexpr std::uint32_t valueSize(std::uint32_t format) {
    return 2 * static_cast<std::uint32_t>(std::popcount(format));
}

std::uint32_t bigEndian(std::span<const FT_Byte> bytes) {
    std::uint32_t value = 0;
    for (const FT_Byte byte : bytes)
        value = value << 8U | byte;
    return value;
}

/// The font's GPOS table, if it has one and FreeType has mapped the file into memory; otherwise empty.
std::span<const FT_Byte> mappedTable(FT_Face face) {
    const FT_Stream stream = face->stream;
    if (stream == nullptr || stream->read != nullptr) // Then its base is only what was read last.
        return {};
    const std::span<const FT_Byte> file(stream->base, stream->size);
    constexpr std::size_t header = 12;
    constexpr std::size_t entry = 16; ///< Tag, checksum, offset, length: four bytes each.
    if (file.size() < header)
        return {};
    const std::size_t tables = bigEndian(file.subspan(4, 2));
    for (std::size_t at = header; at < header + entry * tables && at + entry <= file.size(); at += entry) {
        const std::size_t offset = bigEndian(file.subspan(at + 8, 4));
        const std::size_t length = bigEndian(file.subspan(at + 12, 4));
        if (bigEndian(file.subspan(at, 4)) == tag("GPOS") && offset <= file.size() && length <= file.size() - offset)
            return file.subspan(offset, length);
    }
    return {};
}

Coverage copyOf(const FT_Bitmap& bitmap) {
    Coverage result({bitmap.width, bitmap.rows});
    for (unsigned y = 0; y < bitmap.rows; ++y) {
        const unsigned char* row = bitmap.buffer + static_cast<std::ptrdiff_t>(y) * bitmap.pitch;
        std::copy_n(row, bitmap.width, &result.values[static_cast<std::size_t>(y) * bitmap.width]);
    }
    return result;
}

} // namespace

Kerning::Kerning(FT_Face face)
    : m_face(face)
    , m_table(mappedTable(face)) {
    const std::uint32_t features = u16(6);
    const std::uint32_t lookups = u16(8);
    const std::uint32_t language = languageSystem();
    if (features == 0 || lookups == 0 || language == 0)
        return;                     // Without a GPOS table, every number is 0.
    std::set<std::uint32_t> wanted; // Sorted: lookups apply in table order, whatever order the features list them in.
    for (std::uint32_t i = 0; i < u16(language + 4); ++i) {
        const std::uint32_t record = features + 2 + 6 * u16(language + 6 + 2 * i);
        const std::uint32_t feature = features + u16(record + 4);
        if (u32(record) == tag("kern"))
            for (std::uint32_t j = 0; j < u16(feature + 2); ++j)
                wanted.insert(u16(feature + 4 + 2 * j));
    }
    for (const std::uint32_t index : wanted)
        addLookup(lookups + u16(lookups + 2 + 2 * index));
}

/// The default language system of the Latin script, or of the default script; 0 if the font has neither.
std::uint32_t Kerning::languageSystem() const {
    const std::uint32_t scripts = u16(4);
    for (const std::uint32_t wanted : {tag("latn"), tag("DFLT")})
        for (std::uint32_t i = 0; scripts != 0 && i < u16(scripts); ++i) {
            const std::uint32_t record = scripts + 2 + 6 * i;
            const std::uint32_t script = scripts + u16(record + 4);
            if (u32(record) == wanted && u16(script) != 0)
                return script + u16(script);
        }
    return 0;
}

void Kerning::addLookup(std::uint32_t lookup) {
    for (std::uint32_t i = 0; i < u16(lookup + 4); ++i) {
        std::uint32_t subtable = lookup + u16(lookup + 6 + 2 * i);
        std::uint32_t type = u16(lookup);
        if (type == extension) {
            type = u16(subtable + 2);
            subtable += u32(subtable + 4);
        }
        if (type == pairAdjustment)
            m_subtables.push_back({lookup, subtable});
    }
}

int Kerning::between(FT_UInt left, FT_UInt right) const {
    if (m_subtables.empty()) {
        FT_Vector units{};
        const bool known =
            FT_HAS_KERNING(m_face) && FT_Get_Kerning(m_face, left, right, FT_KERNING_UNSCALED, &units) == 0;
        return known ? static_cast<int>(units.x) : 0;
    }
    int sum = 0;
    std::size_t done = 0; // The last lookup that contained the pair; none has offset 0.
    for (const auto [lookup, at] : m_subtables) {
        if (lookup == done)
            continue;
        if (const auto units = adjustment(at, {left, right})) {
            sum += *units;
            done = lookup;
        }
    }
    return sum;
}

/// The adjustment of a pair in a subtable, in font units; std::nullopt if the subtable leaves the pair to the next one.
std::optional<int> Kerning::adjustment(std::uint32_t subtable, Pair pair) const {
    const auto index = covered(subtable + u16(subtable + 2), pair.left);
    if (!index)
        return std::nullopt;
    const std::uint32_t format = u16(subtable + 4);
    const std::uint32_t values = valueSize(format) + valueSize(u16(subtable + 6));
    const auto advanceAt = [&](std::uint32_t value) {
        return (format & xAdvance) != 0 ? i16(value + valueSize(format & (xAdvance - 1))) : 0;
    };
    if (u16(subtable) == 1) { // Pair lists: for each left glyph, a list of right glyphs.
        const std::uint32_t set = subtable + u16(subtable + 10 + 2 * *index);
        const std::uint32_t count = u16(set);
        const std::uint32_t size = 2 + values;
        const std::uint32_t record = recordOf(pair.right, set + 2, count, size, false);
        return record < count ? std::optional(advanceAt(set + 2 + size * record + 2)) : std::nullopt;
    }
    const std::uint32_t row = classOf(subtable + u16(subtable + 8), pair.left);
    const std::uint32_t column = classOf(subtable + u16(subtable + 10), pair.right);
    const std::uint32_t columns = u16(subtable + 14);
    if (row >= u16(subtable + 12) || column >= columns)
        return std::nullopt;
    return advanceAt(subtable + 16 + values * (row * columns + column));
}

std::uint32_t Kerning::recordOf(std::uint32_t glyph, std::uint32_t first, std::uint32_t count, std::uint32_t size,
                                bool range) const {
    std::uint32_t low = 0;
    for (std::uint32_t high = count; low < high;) {
        const std::uint32_t middle = (low + high) / 2;
        const std::uint32_t last = u16(first + size * middle + (range ? 2 : 0));
        if (last < glyph)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && u16(first + size * low) <= glyph ? low : count;
}

/// The coverage index of a glyph.
std::optional<std::uint32_t> Kerning::covered(std::uint32_t coverage, std::uint32_t glyph) const {
    const bool ranges = u16(coverage) == 2;
    const std::uint32_t count = u16(coverage + 2);
    const std::uint32_t found = recordOf(glyph, coverage + 4, count, ranges ? 6 : 2, ranges);
    if (found == count)
        return std::nullopt;
    const std::uint32_t record = coverage + 4 + 6 * found;
    return ranges ? u16(record + 4) + glyph - u16(record) : found;
}

/// The class of a glyph; 0 is the class of all glyphs that are not listed.
std::uint32_t Kerning::classOf(std::uint32_t classes, std::uint32_t glyph) const {
    if (u16(classes) == 1) {
        const std::uint32_t first = u16(classes + 2);
        return glyph >= first && glyph - first < u16(classes + 4) ? u16(classes + 6 + 2 * (glyph - first)) : 0;
    }
    const std::uint32_t count = u16(classes + 2);
    const std::uint32_t found = recordOf(glyph, classes + 4, count, 6, true);
    return found < count ? u16(classes + 4 + 6 * found + 4) : 0;
}

/// Reads a big-endian number from the table; 0 beyond its end. The table stays in the mapped file, so nothing of it is
/// held in memory.
std::uint32_t Kerning::number(std::uint32_t at, unsigned bytes) const {
    if (!m_table.empty())
        return at <= m_table.size() && bytes <= m_table.size() - at ? bigEndian(m_table.subspan(at, bytes)) : 0;
    std::array<FT_Byte, 4> read{};
    FT_ULong length = bytes;
    if (FT_Load_Sfnt_Table(m_face, tag("GPOS"), static_cast<FT_Long>(at), read.data(), &length) != 0)
        return 0;
    return bigEndian(std::span(read).first(bytes));
}

std::optional<Font> Font::open(FT_Library library, const FontFile& file, const FontFit& fit) {
    FT_Face face = nullptr;
    if (FT_New_Face(library, file.file.string().c_str(), file.index, &face) != 0) {
        return std::nullopt;
    }
    FaceHandle owner(face);
    if (!FT_IS_SCALABLE(face)) {
        return std::nullopt;
    }
    return Font(library, std::move(owner), fit);
}

Font::Font(FT_Library library, FaceHandle face, const FontFit& fit)
    : m_library(library)
    , m_face(std::move(face))
    , m_kerning(m_face.get())
    , m_scale(fit.size) {
    if (fit.evenDigits)
        for (char32_t digit = U'0'; digit <= U'9'; ++digit)
            m_digit = std::max(m_digit, ownAdvance(digit));
}

float Font::ems(FT_Long units) const {
    return m_scale * static_cast<float>(units) / static_cast<float>(m_face->units_per_EM);
}

bool Font::has(char32_t character) const {
    return FT_Get_Char_Index(m_face.get(), character) != 0;
}

GlyphPicture Font::picture(char32_t character, const GlyphLook& look) {
    if (look.size != m_size) {
        const auto size = static_cast<FT_F26Dot6>(std::lround(static_cast<float>(look.size) * m_scale * ftUnits));
        require(FT_Set_Char_Size(m_face.get(), 0, size, 0, 0), "setting a size"); // At 72 dpi, a point is a pixel.
        m_size = look.size;
    }
    if (FT_Load_Char(m_face.get(), character, FT_LOAD_TARGET_LIGHT | FT_LOAD_NO_BITMAP) != 0) {
        return {}; // A broken glyph in a readable file is blank.
    }
    FT_Glyph glyph = nullptr;
    require(FT_Get_Glyph(m_face->glyph, &glyph), "copying a glyph");
    if (look.outline > 0) {
        const Stroker stroker = makeStroker(m_library, static_cast<float>(look.outline) / ftUnits);
        FT_Glyph_Stroke(&glyph, stroker.get(), 1);
    }
    FT_Vector pen{static_cast<FT_Pos>(look.shift), 0};
    if (FT_Glyph_To_Bitmap(&glyph, FT_RENDER_MODE_NORMAL, &pen, 1) != 0) {
        FT_Done_Glyph(glyph);
        return {};
    }
    const GlyphHandle owner(glyph);
    const auto* bitmap = reinterpret_cast<FT_BitmapGlyph>(glyph); // How FreeType casts its glyph kinds.
    GlyphPicture picture{copyOf(bitmap->bitmap), bitmap->left, -bitmap->top};
    if (isEvenDigit(character))
        picture.left +=
            static_cast<int>(std::lround((m_digit - ownAdvance(character)) / 2 * static_cast<float>(look.size)));
    if (look.blur > 0 && !picture.coverage.empty()) {
        const auto blur = static_cast<int>(look.blur);
        picture = {blurred(picture.coverage, look.blur), picture.left - blur, picture.top - blur};
    }
    return picture;
}

float Font::advance(char32_t character) const {
    return isEvenDigit(character) ? m_digit : ownAdvance(character);
}

float Font::ownAdvance(char32_t character) const {
    FT_Fixed units = 0;
    const FT_UInt index = FT_Get_Char_Index(m_face.get(), character);
    if (FT_Get_Advance(m_face.get(), index, FT_LOAD_NO_SCALE, &units) != 0) {
        return 0;
    }
    return ems(units);
}

float Font::kerning(char32_t left, char32_t right) const {
    return ems(m_kerning.between(FT_Get_Char_Index(m_face.get(), left), FT_Get_Char_Index(m_face.get(), right)));
}

} // namespace ui::render
