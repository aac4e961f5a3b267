// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Board.hpp"
#include "lights/Stamp.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace lights {

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

inline constexpr std::array allSurfaces{Surface::Plane,   Surface::Cylinder, Surface::Torus,
                                        Surface::Moebius, Surface::Klein,    Surface::Projective};

/// The names used in files, options and the share-code documentation: "moebius", "picture" …
[[nodiscard]] std::string_view name(Surface surface) noexcept;
[[nodiscard]] std::string_view name(GoalKind goal) noexcept;
[[nodiscard]] std::optional<Surface> surfaceFromName(std::string_view name) noexcept;
[[nodiscard]] std::optional<GoalKind> goalFromName(std::string_view name) noexcept;

/// The rules that determine what a press does, and which windows may be pressed.
struct Rules {
    Stamp stamp = Stamp::Plus;
    Surface surface = Surface::Plane;
    /// In quiet hours a window may be pressed only while it differs from the goal (Puzzle::allows), so the order of
    /// presses matters and each of them counts.
    bool quietHours = false;

    /// The rules with which every window that is not sealed may be pressed at any time.
    [[nodiscard]] constexpr Rules atAnyTime() const noexcept { return {stamp, surface}; }

    friend bool operator==(const Rules&, const Rules&) = default;
};

/// Whether rows and columns of a board can be swapped without changing what a press does.
[[nodiscard]] bool mayBeTransposed(const Rules& rules) noexcept;

/// Maps a cell that may lie off a board of the given size back onto the board, first by column, then by row. \returns
/// nothing where the surface has an edge.
[[nodiscard]] std::optional<Cell> wrap(Surface surface, int rows, int columns, Cell cell) noexcept;

/// The set of cells that a press toggles: each once, without holes, the pressed one first if it is among them, and the
/// others in row-major order.
class Stamped {
public:
    Stamped() = default;
    /// For more cells than a drawn stamp has. \param cells each once.
    explicit Stamped(std::vector<Cell> cells) noexcept
        : m_size(cells.size())
        , m_many(std::move(cells)) {}

    [[nodiscard]] std::span<const Cell> cells() const& noexcept {
        return {m_many.empty() ? m_few.data() : m_many.data(), m_size};
    }
    std::span<const Cell> cells() const&& = delete; ///< The span would dangle.
    [[nodiscard]] auto begin() const noexcept { return cells().begin(); }
    [[nodiscard]] auto end() const noexcept { return cells().end(); }
    [[nodiscard]] std::size_t size() const noexcept { return m_size; }
    void add(Cell cell); ///< Does nothing if the cell is already there.

private:
    std::array<Cell, Stamp::cells> m_few{};
    std::size_t m_size = 0;
    std::vector<Cell> m_many; ///< All cells, once there are more than in m_few.
};

/// The cells that pressing `cell` on `board` toggles, or would toggle if it were not sealed; empty if there is no cell.
[[nodiscard]] Stamped stamped(const Rules& rules, const Board& board, Cell cell);

/// Toggles what pressing `cell` toggles. \pre board.canPress(cell).
void press(Board& board, const Rules& rules, Cell cell);

} // namespace lights
