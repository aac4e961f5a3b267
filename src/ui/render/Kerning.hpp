// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/render/FreeType.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ui::render {

/// The kerning of a font. FreeType reads only the old kern table; newer fonts store their pairs in the GPOS table
/// ("OpenType Layout", Microsoft and Adobe, chapters GPOS and Common Table Formats). This reads the parts that pairs
/// need: the kern feature and pair adjustment, by glyphs and by classes.
class Kerning {
public:
    /// \param face must outlive this object.
    explicit Kerning(FT_Face face);

    /// The kerning between two glyphs, in font units; 0 if the font defines none.
    [[nodiscard]] int between(FT_UInt left, FT_UInt right) const;

private:
    struct Subtable {
        std::size_t lookup; ///< Only the first subtable of a lookup that contains the pair applies.
        std::uint32_t at;
    };
    struct Pair {
        std::uint32_t left;
        std::uint32_t right;
    };

    [[nodiscard]] std::uint32_t number(std::uint32_t at, unsigned bytes) const;
    [[nodiscard]] std::uint32_t u16(std::uint32_t at) const { return number(at, 2); }
    [[nodiscard]] std::uint32_t u32(std::uint32_t at) const { return number(at, 4); }
    [[nodiscard]] int i16(std::uint32_t at) const { return static_cast<std::int16_t>(u16(at)); }

    /// Binary search for the record that contains a glyph in a sorted array. Each record begins with its first glyph
    /// and, if `range`, continues with its last one. Returns `count` if there is none.
    [[nodiscard]] std::uint32_t recordOf(std::uint32_t glyph, std::uint32_t first, std::uint32_t count,
                                         std::uint32_t size, bool range) const;
    [[nodiscard]] std::optional<std::uint32_t> covered(std::uint32_t coverage, std::uint32_t glyph) const;
    [[nodiscard]] std::uint32_t classOf(std::uint32_t classes, std::uint32_t glyph) const;
    [[nodiscard]] std::optional<int> adjustment(std::uint32_t subtable, Pair pair) const;

    [[nodiscard]] std::uint32_t languageSystem() const;
    void addLookup(std::uint32_t lookup);

    FT_Face m_face;
    std::span<const FT_Byte> m_table;  ///< The GPOS table if the file is mapped: far quicker to read than by FreeType.
    std::vector<Subtable> m_subtables; ///< The subtables of pair adjustment, in lookup order.
};

} // namespace ui::render
