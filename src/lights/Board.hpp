#pragma once

#include "lights/BitGrid.hpp"

namespace lights {

/// What is seen of a board: which cells are lit, and which are holes (no window at all). A hole is never lit.
class Board {
public:
    Board() = default;

    /// A board without holes.
    explicit Board(BitGrid lit);

    /// Light on a hole is dropped. \pre both grids have the same shape.
    Board(BitGrid lit, BitGrid holes);

    [[nodiscard]] int rows() const noexcept { return m_lit.rows(); }
    [[nodiscard]] int columns() const noexcept { return m_lit.columns(); }
    [[nodiscard]] bool contains(Cell cell) const noexcept { return m_lit.contains(cell); }
    [[nodiscard]] bool isLit(Cell cell) const noexcept { return m_lit.test(cell); }
    [[nodiscard]] bool isHole(Cell cell) const noexcept { return m_holes.test(cell); }
    /// Whether there is a window: inside the board and no hole.
    [[nodiscard]] bool isWindow(Cell cell) const noexcept { return contains(cell) && !isHole(cell); }
    [[nodiscard]] bool hasHoles() const noexcept { return m_holes.any(); }
    [[nodiscard]] std::int64_t windows() const noexcept { return m_lit.cells() - m_holes.count(); }

    [[nodiscard]] const BitGrid& lit() const noexcept { return m_lit; }
    [[nodiscard]] const BitGrid& holes() const noexcept { return m_holes; }

    /// \pre isWindow(cell).
    void toggle(Cell cell) noexcept { m_lit.flip(cell); }

    friend bool operator==(const Board&, const Board&) = default;

private:
    BitGrid m_lit;
    BitGrid m_holes;
};

} // namespace lights
