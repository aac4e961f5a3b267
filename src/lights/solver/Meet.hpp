#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/PressMatrix.hpp"
#include "lights/solver/QuietSpace.hpp"
#include "lights/solver/SmallSpace.hpp"

#include <array>
#include <optional>

namespace lights {

/// Some cells of a block, and the space that their linear parts span.
struct CellClass {
    std::vector<std::size_t> members;       ///< Indices into Block::cells.
    std::vector<std::uint32_t> coordinates; ///< Of each member's linear part with respect to `span`'s basis.
    Span span;

    [[nodiscard]] std::size_t rank() const noexcept { return span.rank(); }
};

/// A block's cells in four classes of which 0 and 1 span the whole space as a direct sum, and 2 and 3 likewise: so
/// a set of coefficients is a pair of one of class 0 and one of class 1, and just as well of class 2 and class 3.
struct Split {
    std::vector<Word> parts; ///< The linear part of each of Block::cells; the first pattern is the highest bit.
    std::array<CellClass, 4> classes;

    [[nodiscard]] std::size_t largestRank() const noexcept;
};

/// A split with small classes, if one is known. Residues modulo two of rows and columns give one on every full square
/// on the plane up to 100×100 with quiet patterns, and on many tori of even size; where an edge is mirrored, residues
/// counted from both ends. \pre the block's rank is at most maxSmallRank.
[[nodiscard]] std::optional<Split> findSplit(const QuietSpace& quiet, const Block& block, const CellNumbers& cells);

/// What meeting found out about one block.
struct Met {
    Word coefficients = 0;  ///< Of the lightest solution found, as in Split::parts.
    std::size_t weight = 0; ///< Of that solution on the block.
    std::size_t bound = 0;  ///< No solution is lighter on the block.
    bool complete = false;  ///< Every solution of that weight was looked at: the coefficients are the smallest of them.
};

/// The steps that the tables of a split take; nothing when a class is too large for a table.
[[nodiscard]] std::optional<std::uint64_t> tableSteps(const Split& split) noexcept;

/// The lightest of `presses` + quiet patterns on a block, by meeting in the middle.
///
/// The weight of a solution is the sum of its weights on the four classes, which depend on few coordinates each and are
/// tabulated by transforms. Solutions are looked at in layers: all pairs of classes 0 and 1 whose weights sum up to s,
/// for ever larger s, and likewise all pairs of classes 2 and 3; a pair determines the solution, and the other two
/// weights are looked up. A solution that was not met has at least the next sum in both pairs, so when these two
/// reach the lightest one found, that is proven. Either pair only has to be followed to about half of the weight above
/// the minimum, which is a tiny part of all pairs.
///
/// \param pressed for each of Block::cells whether `presses` has it.
/// \param share the steps it may take. \returns the best and the bound so far where these or a cancel end it. \pre
/// tableSteps(split).
[[nodiscard]] Met meet(const Split& split, const std::vector<bool>& pressed, std::uint64_t share, Meter& meter);

} // namespace lights
