#pragma once

#include "lights/solver/Elimination.hpp"
#include "lights/solver/Rectangle.hpp"
#include "lights/solver/Windows.hpp"

#include <variant>

namespace lights {

/// Whether the polynomial method applies: the plus stamp on a plane without holes.
[[nodiscard]] bool isFullRectangle(const Board& shape, const Rules& rules) noexcept;

/// Solves M·x = b for one shape and rules in the fastest way known for them, prepared once for any number of b.
class LinearSystem {
public:
    /// \param matrix of this shape and these rules.
    LinearSystem(const Board& shape, const Rules& rules, const PressMatrix& matrix);

    /// A solution of M·x = b, always the same one. \pre there is one.
    [[nodiscard]] Words solve(std::span<const Word> b) const;
    /// A basis of the kernel of M, a row each, a column a window.
    [[nodiscard]] BitMatrix kernel() const;

private:
    int m_rows;
    int m_columns;
    std::variant<Rectangle, Elimination> m_way;
};

} // namespace lights
