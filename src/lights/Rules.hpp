#pragma once

#include "lights/Board.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace lights {

/// What a press toggles: a set of cells round the pressed one, the pressed one included.
enum class Stamp : std::uint8_t {
    Plus,   ///< Itself and the four orthogonal neighbours.
    Cross,  ///< Itself and the four diagonal neighbours.
    Square, ///< The 3×3 block.
};

/// How the edges of the board join. A flip takes row r to R−1−r, or column c to C−1−c.
enum class Surface : std::uint8_t {
    Plane,      ///< No edge joins another.
    Cylinder,   ///< Left and right join.
    Torus,      ///< Left and right join, and so do top and bottom.
    Moebius,    ///< Left and right join with a flip.
    Klein,      ///< Left and right join with a flip, top and bottom plainly.
    Projective, ///< Both pairs join with a flip.
};

/// What the board is to look like in the end.
enum class GoalKind : std::uint8_t {
    Off,     ///< Every window dark.
    On,      ///< Every window lit.
    Picture, ///< A given picture.
};

inline constexpr std::array allStamps{Stamp::Plus, Stamp::Cross, Stamp::Square};
inline constexpr std::array allSurfaces{Surface::Plane,   Surface::Cylinder, Surface::Torus,
                                        Surface::Moebius, Surface::Klein,    Surface::Projective};

/// The words of files, options and share-code documentation: "plus", "moebius", "picture" …
[[nodiscard]] std::string_view name(Stamp stamp) noexcept;
[[nodiscard]] std::string_view name(Surface surface) noexcept;
[[nodiscard]] std::string_view name(GoalKind goal) noexcept;
[[nodiscard]] std::optional<Stamp> stampFromName(std::string_view name) noexcept;
[[nodiscard]] std::optional<Surface> surfaceFromName(std::string_view name) noexcept;
[[nodiscard]] std::optional<GoalKind> goalFromName(std::string_view name) noexcept;

/// The rules that say what a press does.
struct Rules {
    Stamp stamp = Stamp::Plus;
    Surface surface = Surface::Plane;

    friend bool operator==(const Rules&, const Rules&) = default;
};

/// Where a step off a board of the given size arrives: brought back by its column first, then by its row; empty where
/// the surface has an edge. Steps of at most one board length beyond the edge are meant.
[[nodiscard]] std::optional<Cell> wrap(Surface surface, int rows, int columns, Cell cell) noexcept;

/// The set of windows that a press toggles; at most nine, each once, holes left out, the pressed one first and the
/// others in row-major order.
class Stamped {
public:
    [[nodiscard]] std::span<const Cell> cells() const& noexcept { return {m_cells.data(), m_size}; }
    std::span<const Cell> cells() const&& = delete; ///< They would go before they are looked at.
    [[nodiscard]] auto begin() const noexcept { return cells().begin(); }
    [[nodiscard]] auto end() const noexcept { return cells().end(); }
    [[nodiscard]] std::size_t size() const noexcept { return m_size; }
    void add(Cell cell) noexcept; ///< Does nothing when the cell is there already.

private:
    std::array<Cell, 9> m_cells{};
    std::size_t m_size = 0;
};

/// What pressing `cell` on `board` toggles; nothing when there is no window.
[[nodiscard]] Stamped stamped(const Rules& rules, const Board& board, Cell cell) noexcept;

/// Toggles what pressing `cell` toggles. \pre board.isWindow(cell).
void press(Board& board, const Rules& rules, Cell cell) noexcept;

} // namespace lights
