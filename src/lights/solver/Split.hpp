#pragma once

#include "lights/solver/QuietSpace.hpp"
#include "lights/solver/SmallSpace.hpp"
#include "lights/solver/Windows.hpp"

#include <array>
#include <optional>

namespace lights {

/// Some windows of a block, and the space that their linear parts span.
struct WindowClass {
    std::vector<std::size_t> members;       ///< Indices into Block::windows.
    std::vector<std::uint32_t> coordinates; ///< Of each member's linear part with respect to `span`'s basis.
    Span span;

    [[nodiscard]] std::size_t rank() const noexcept { return span.rank(); }
};

/// A block's windows in four classes of which 0 and 1 span the whole space as a direct sum, and 2 and 3 likewise: so
/// a set of coefficients is a pair of one of class 0 and one of class 1, and just as well of class 2 and class 3.
struct Split {
    std::vector<Word> parts; ///< The linear part of each of Block::windows; the first pattern is the highest bit.
    std::array<WindowClass, 4> classes;

    [[nodiscard]] std::size_t largestRank() const noexcept;
};

/// A split with small classes, if one is known. Residues modulo two of rows and columns give one on every full square
/// on the plane up to 100×100 with quiet patterns, and on many tori of even size; where an edge is mirrored, residues
/// counted from both ends. \pre the block's rank is at most maxSmallRank.
[[nodiscard]] std::optional<Split> findSplit(const QuietSpace& quiet, const Block& block, const Windows& windows);

} // namespace lights
