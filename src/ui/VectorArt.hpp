#pragma once

#include "ui/Path.hpp"

#include <cstdint>
#include <vector>

namespace ui {

enum class FillRule : std::uint8_t { NonZero, EvenOdd };

/// One thing that is painted: a path, filled or drawn as a line with round ends and joins.
struct Mark {
    Path path;
    float width = 0; ///< Of the line; 0 fills the path.
    FillRule rule = FillRule::NonZero;
    float dashOn = 0; ///< Drawn length of a dash; 0 for a whole line.
    float dashOff = 0;
};

[[nodiscard]] Mark filled(Path path, FillRule rule = FillRule::NonZero);
[[nodiscard]] Mark stroked(Path path, float width);
[[nodiscard]] Mark dashed(Path path, float width, float on, float off);

/// A drawing in one colour, which is chosen when it is drawn: marks on a sheet of `size` units, origin at the top left.
/// What is outside the sheet is cut off. Things of several colours are several drawings, one over the other.
class VectorArt {
public:
    VectorArt(Vec size, std::vector<Mark> marks);

    [[nodiscard]] Vec size() const noexcept { return m_size; }
    [[nodiscard]] const std::vector<Mark>& marks() const noexcept { return m_marks; }
    /// Equal for equal drawings: what their baked sprites are found by.
    [[nodiscard]] std::uint64_t fingerprint() const noexcept { return m_fingerprint; }

private:
    Vec m_size;
    std::vector<Mark> m_marks;
    std::uint64_t m_fingerprint;
};

} // namespace ui
