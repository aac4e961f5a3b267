#pragma once

#include "ui/render/FreeType.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ui::render {

/// How much nearer two letters of a font stand than their widths say. FreeType reads only the old kern table; newer
/// fonts keep their pairs in the GPOS table ("OpenType Layout", Microsoft and Adobe, chapters GPOS and Common Table
/// Formats), of which this reads what pairs need: the feature kern, pair adjustment, by glyphs and by classes.
class Kerning {
public:
    /// \param face must live as long.
    explicit Kerning(FT_Face face);

    /// What the pen moves more between two glyphs, in units of the face; 0 where the font says nothing of them.
    [[nodiscard]] int between(FT_UInt left, FT_UInt right) const;

private:
    struct Subtable {
        std::size_t lookup; ///< Of a lookup only the first subtable counts that knows the pair.
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

    /// Which record of an ordered array holds a glyph, where each begins with the first glyph and, in a range, has the
    /// last one behind it; or the number of records.
    [[nodiscard]] std::uint32_t recordOf(std::uint32_t glyph, std::uint32_t first, std::uint32_t count,
                                         std::uint32_t size, bool range) const;
    [[nodiscard]] std::optional<std::uint32_t> covered(std::uint32_t coverage, std::uint32_t glyph) const;
    [[nodiscard]] std::uint32_t classOf(std::uint32_t classes, std::uint32_t glyph) const;
    [[nodiscard]] std::optional<int> adjustment(std::uint32_t subtable, Pair pair) const;

    [[nodiscard]] std::uint32_t languageSystem() const;
    void addLookup(std::uint32_t lookup);

    FT_Face m_face;
    std::vector<Subtable> m_subtables; ///< Of pairs, in the order of the lookups.
};

} // namespace ui::render
