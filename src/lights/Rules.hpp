// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Board.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace lights {

/// What a press toggles: a set of cells around and including the pressed one. stampShapes holds their shapes and names
/// in this order. Share codes store the position, so a new stamp goes last.
enum class Stamp : std::uint8_t { Plus, Cross, Square };

/// The position of a cell relative to another one.
struct Offset {
    int down = 0;
    int right = 0;

    friend bool operator==(const Offset&, const Offset&) = default;
};

/// A stamp: its name in files and options, and the cells it toggles besides the pressed one.
class StampShape {
public:
    static constexpr std::size_t maxOffsets = 8;

    constexpr StampShape(std::string_view name, std::initializer_list<Offset> offsets)
        : m_name(name)
        , m_size(offsets.size()) {
        std::copy(offsets.begin(), offsets.end(), m_offsets.begin());
    }

    [[nodiscard]] constexpr std::string_view name() const noexcept { return m_name; }
    [[nodiscard]] constexpr std::span<const Offset> offsets() const noexcept { return {m_offsets.data(), m_size}; }

    /// Distance to the farthest cell, in rows or columns.
    [[nodiscard]] constexpr int reach() const noexcept {
        int most = 0;
        for (const Offset offset : offsets())
            most = std::max({most, offset.down, -offset.down, offset.right, -offset.right});
        return most;
    }

    /// Whether flipping it vertically or horizontally and transposing it leave it unchanged. If so, cells always toggle
    /// each other, even across a joined edge, and a board may be transposed.
    [[nodiscard]] constexpr bool symmetric() const noexcept {
        const auto has = [this](Offset wanted) {
            return std::find(offsets().begin(), offsets().end(), wanted) != offsets().end();
        };
        return std::all_of(offsets().begin(), offsets().end(), [&](Offset each) {
            return has({-each.down, each.right}) && has({each.down, -each.right}) && has({each.right, each.down});
        });
    }

private:
    std::string_view m_name;
    std::array<Offset, maxOffsets> m_offsets{};
    std::size_t m_size;
};

inline constexpr std::array stampShapes{
    StampShape{"plus", {{-1, 0}, {0, -1}, {0, 1}, {1, 0}}},
    StampShape{"cross", {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}},
    StampShape{"square", {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}},
};
static_assert(std::all_of(stampShapes.begin(), stampShapes.end(), [](const auto& shape) { return shape.symmetric(); }),
              "the solver takes the press matrix for a symmetric one");

[[nodiscard]] constexpr const StampShape& shapeOf(Stamp stamp) noexcept {
    return stampShapes[static_cast<std::size_t>(stamp)];
}

/// How the edges of the board are joined. A flip takes row r to R−1−r, or column c to C−1−c.
enum class Surface : std::uint8_t {
    Plane,      ///< No edges are joined.
    Cylinder,   ///< Left and right are joined.
    Torus,      ///< Left and right are joined, and so are top and bottom.
    Moebius,    ///< Left and right are joined with a flip.
    Klein,      ///< Left and right are joined with a flip, top and bottom without one.
    Projective, ///< Both pairs are joined with a flip.
};

/// What the solved board looks like.
enum class GoalKind : std::uint8_t {
    Off,     ///< Every cell dark.
    On,      ///< Every cell lit.
    Picture, ///< A given picture.
};

inline constexpr auto allStamps = [] {
    std::array<Stamp, stampShapes.size()> stamps{};
    for (std::size_t i = 0; i < stamps.size(); ++i)
        stamps[i] = static_cast<Stamp>(i);
    return stamps;
}();
inline constexpr std::array allSurfaces{Surface::Plane,   Surface::Cylinder, Surface::Torus,
                                        Surface::Moebius, Surface::Klein,    Surface::Projective};

/// The names used in files, options and the share-code documentation: "plus", "moebius", "picture" …
[[nodiscard]] std::string_view name(Stamp stamp) noexcept;
[[nodiscard]] std::string_view name(Surface surface) noexcept;
[[nodiscard]] std::string_view name(GoalKind goal) noexcept;
[[nodiscard]] std::optional<Stamp> stampFromName(std::string_view name) noexcept;
[[nodiscard]] std::optional<Surface> surfaceFromName(std::string_view name) noexcept;
[[nodiscard]] std::optional<GoalKind> goalFromName(std::string_view name) noexcept;

/// Whether rows and columns of a board can be swapped without changing what a press does.
[[nodiscard]] bool mayBeTransposed(Surface surface) noexcept;

/// The rules that determine what a press does.
struct Rules {
    Stamp stamp = Stamp::Plus;
    Surface surface = Surface::Plane;

    friend bool operator==(const Rules&, const Rules&) = default;
};

/// Maps a cell that may lie off a board of the given size back onto the board, first by column, then by row. \returns
/// nothing where the surface has an edge.
[[nodiscard]] std::optional<Cell> wrap(Surface surface, int rows, int columns, Cell cell) noexcept;

/// The set of cells that a press toggles: each once, without holes, the pressed one first and the others in row-major
/// order.
class Stamped {
public:
    [[nodiscard]] std::span<const Cell> cells() const& noexcept { return {m_cells.data(), m_size}; }
    std::span<const Cell> cells() const&& = delete; ///< The span would dangle.
    [[nodiscard]] auto begin() const noexcept { return cells().begin(); }
    [[nodiscard]] auto end() const noexcept { return cells().end(); }
    [[nodiscard]] std::size_t size() const noexcept { return m_size; }
    void add(Cell cell) noexcept; ///< Does nothing if the cell is already there.

private:
    std::array<Cell, StampShape::maxOffsets + 1> m_cells{};
    std::size_t m_size = 0;
};

/// The cells that pressing `cell` on `board` toggles, or would toggle if it were not sealed; empty if there is no cell.
[[nodiscard]] Stamped stamped(const Rules& rules, const Board& board, Cell cell) noexcept;

/// Toggles what pressing `cell` toggles. \pre board.canPress(cell).
void press(Board& board, const Rules& rules, Cell cell) noexcept;

} // namespace lights
