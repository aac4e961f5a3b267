// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lights {

/// The position of a cell relative to another one.
struct Offset {
    int down = 0;
    int right = 0;

    friend bool operator==(const Offset&, const Offset&) = default;
};

/// What a press toggles: any cells, but at least one, of the square of 5 × 5 around the pressed cell, or its whole row
/// and column. Whether the pressed cell itself is one of them is up to the stamp.
class Stamp {
public:
    static constexpr int maxReach = 2;            ///< How far a drawn stamp reaches, in rows or columns.
    static constexpr int side = 2 * maxReach + 1; ///< Rows and columns of the square in which it is drawn.
    static constexpr std::size_t cells = std::size_t{side} * side; ///< Number of cells in that square.

    static const Stamp Plus;      ///< The cell and its four neighbours.
    static const Stamp Cross;     ///< The cell and its four diagonal neighbours.
    static const Stamp Square;    ///< The block of nine.
    static const Stamp Knight;    ///< The cell and all that a knight of chess reaches.
    static const Stamp Ring;      ///< The eight cells around, not the cell itself.
    static const Stamp Lines;     ///< All cells of the same row and of the same column, as in Alien Tiles.
    static const Stamp OpenLines; ///< Those cells without the cell itself.

    constexpr Stamp() noexcept; ///< The plus.

    /// A stamp that toggles these cells of the square. \param bits the lowest bit is the top left cell; the others
    /// follow row by row. \returns nothing if none or others are set.
    [[nodiscard]] static constexpr std::optional<Stamp> fromBits(std::uint32_t bits) noexcept {
        return bits != 0 && bits < linesBit ? std::optional(Stamp(bits)) : std::nullopt;
    }
    /// As in fromBits; 0 if the stamp is not drawn but is the row and column.
    [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return isLines() ? 0 : m_bits; }

    /// Whether the stamp is the row and column of the board. Where edges are joined does not matter to it then.
    [[nodiscard]] constexpr bool isLines() const noexcept { return (m_bits & linesBit) != 0; }
    [[nodiscard]] constexpr bool togglesPressed() const noexcept { return has({}); }
    /// Whether it toggles the cell at an offset. \pre not isLines(), or the offset is 0. \pre the offset is in the
    /// square.
    [[nodiscard]] constexpr bool has(Offset offset) const noexcept { return (m_bits & bitOf(offset)) != 0; }
    /// The stamp that toggles this cell too, or no longer. \returns nothing if it would toggle no cell at all.
    [[nodiscard]] constexpr std::optional<Stamp> flipped(Offset offset) const noexcept {
        return fromBits(m_bits ^ bitOf(offset));
    }

    /// Distance to the farthest cell, in rows or columns; 0 for the row and column of the board.
    [[nodiscard]] constexpr int reach() const noexcept {
        int most = 0;
        if (!isLines())
            forEach([&most](Offset offset) {
                most = std::max({most, offset.down, -offset.down, offset.right, -offset.right});
            });
        return most;
    }

    /// How far its drawing on the screen reaches: room for the neighbours at least, and all of the square for the row
    /// and column of the board.
    [[nodiscard]] constexpr int drawnReach() const noexcept { return isLines() ? maxReach : std::max(1, reach()); }

    /// Whether flipping it vertically or horizontally and transposing it leave it unchanged. If so, cells always toggle
    /// each other, even across a joined edge, and a board may be transposed.
    [[nodiscard]] constexpr bool isSymmetric() const noexcept {
        bool symmetric = true;
        if (!isLines())
            forEach([&](Offset each) {
                symmetric = symmetric && has({-each.down, each.right}) && has({each.down, -each.right}) &&
                            has({each.right, each.down});
            });
        return symmetric;
    }

    /// The cell of the square with a number, as in fromBits. \pre index < cells.
    [[nodiscard]] static constexpr Offset offsetAt(std::size_t index) noexcept {
        const int place = static_cast<int>(index);
        return {place / side - maxReach, place % side - maxReach};
    }
    /// Calls `visit(Offset)` for each cell that is toggled, row by row. For the row and column of the board these are
    /// the cells in the square, which is how it is drawn on the screen.
    template<class Visit>
    constexpr void forEach(const Visit& visit) const {
        for (std::uint32_t left = isLines() ? sketch() : m_bits; left != 0; left &= left - 1)
            visit(offsetAt(static_cast<std::size_t>(std::countr_zero(left))));
    }

    friend bool operator==(const Stamp&, const Stamp&) = default;
    /// Plus, cross and square come in this order.
    friend std::strong_ordering operator<=>(const Stamp&, const Stamp&) = default; // NOLINT(modernize-use-nullptr)

private:
    static constexpr std::uint32_t linesBit = std::uint32_t{1} << cells;

    explicit constexpr Stamp(std::uint32_t bits) noexcept
        : m_bits(bits) {}

    static constexpr std::uint32_t bitOf(Offset offset) noexcept {
        return std::uint32_t{1} << ((offset.down + maxReach) * side + offset.right + maxReach);
    }
    static constexpr std::uint32_t bitsOf(std::initializer_list<Offset> offsets) noexcept {
        std::uint32_t bits = 0;
        for (const Offset offset : offsets)
            bits |= bitOf(offset);
        return bits;
    }
    /// The row and column within the square.
    [[nodiscard]] constexpr std::uint32_t sketch() const noexcept {
        std::uint32_t bits = m_bits & bitOf({});
        for (const int away : {-2, -1, 1, 2})
            bits |= bitOf({away, 0}) | bitOf({0, away});
        return bits;
    }

    std::uint32_t m_bits; ///< As in fromBits; linesBit, perhaps with the middle, for the row and column of the board.
};

inline constexpr Stamp Stamp::Plus(Stamp::bitsOf({{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 0}}));
inline constexpr Stamp Stamp::Cross(Stamp::bitsOf({{-1, -1}, {-1, 1}, {0, 0}, {1, -1}, {1, 1}}));
inline constexpr Stamp
    Stamp::Ring(Stamp::bitsOf({{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}));
inline constexpr Stamp Stamp::Square(Stamp::Ring.m_bits | Stamp::bitOf({}));
inline constexpr Stamp
    Stamp::Knight(Stamp::bitsOf({{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {0, 0}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}));
inline constexpr Stamp Stamp::OpenLines(Stamp::linesBit);
inline constexpr Stamp Stamp::Lines(Stamp::linesBit | Stamp::bitOf({}));

constexpr Stamp::Stamp() noexcept
    : m_bits(Plus.m_bits) {}

/// The stamps of the campaign's houses, of random boards of old and of LA1 codes, which store the position in this
/// list.
inline constexpr std::array classicStamps{Stamp::Plus, Stamp::Cross, Stamp::Square};

/// All stamps with a name of their own, in the order in which they are offered.
inline constexpr std::array namedStamps{Stamp::Plus, Stamp::Cross, Stamp::Square,   Stamp::Knight,
                                        Stamp::Ring, Stamp::Lines, Stamp::OpenLines};

/// The names of namedStamps in files and options, in this order.
inline constexpr std::array<std::string_view, namedStamps.size()> stampNames{"plus", "cross", "square",    "knight",
                                                                             "ring", "lines", "open-lines"};

/// The place of a stamp in namedStamps; their number if it has no name of its own.
[[nodiscard]] constexpr std::size_t placeAmongNamed(Stamp stamp) noexcept {
    return static_cast<std::size_t>(std::find(namedStamps.begin(), namedStamps.end(), stamp) - namedStamps.begin());
}
[[nodiscard]] constexpr bool isNamed(Stamp stamp) noexcept {
    return placeAmongNamed(stamp) < namedStamps.size();
}

[[nodiscard]] constexpr bool isClassic(Stamp stamp) noexcept {
    return std::find(classicStamps.begin(), classicStamps.end(), stamp) != classicStamps.end();
}

/// The name used in files, options and keys: one of stampNames, or the rows of its drawing with slashes between them:
/// ".#./###/..#".
[[nodiscard]] std::string name(Stamp stamp);
/// The stamp with one of stampNames.
[[nodiscard]] std::optional<Stamp> namedStamp(std::string_view name) noexcept;
/// Reads a name or a drawing in one line. \returns nothing if the text is neither.
[[nodiscard]] std::optional<Stamp> stampFromName(std::string_view name);

/// The smallest drawing of a stamp with the pressed cell in the middle: 1, 3 or 5 rows of 1, 3 or 5 characters, '#' for
/// a cell that is toggled and '.' for one that is not. \pre not isLines().
[[nodiscard]] std::vector<std::string> rowsOf(Stamp stamp);
/// Reads such a drawing; there may be empty rows and columns around it. \returns nothing if the numbers of rows and
/// columns are not odd and at most 5, or another character or no '#' is in it.
[[nodiscard]] std::optional<Stamp> stampFromRows(std::span<const std::string> rows);

} // namespace lights
