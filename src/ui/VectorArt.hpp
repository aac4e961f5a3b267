// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Path.hpp"

#include <cstdint>
#include <vector>

namespace ui {

enum class FillRule : std::uint8_t { NonZero, EvenOdd };

/// One painted element: a path, filled, or stroked with round ends and joins.
struct Mark {
    Path path;
    float width = 0; ///< Stroke width; 0 fills the path.
    FillRule rule = FillRule::NonZero;
    float dashOn = 0; ///< Length of a dash; 0 for a solid line.
    float dashOff = 0;
};

[[nodiscard]] Mark filled(Path path, FillRule rule = FillRule::NonZero);
[[nodiscard]] Mark stroked(Path path, float width);
[[nodiscard]] Mark dashed(Path path, float width, float on, float off);

/// A drawing in one colour, which is chosen when it is drawn: marks on a sheet of `size` units, origin at the top left,
/// clipped to the sheet. A picture in several colours is several drawings on top of each other.
class VectorArt {
public:
    VectorArt(Vec size, std::vector<Mark> marks);

    [[nodiscard]] Vec size() const noexcept { return m_size; }
    [[nodiscard]] const std::vector<Mark>& marks() const noexcept { return m_marks; }
    /// Equal for equal drawings; the key of their baked sprites.
    [[nodiscard]] std::uint64_t fingerprint() const noexcept { return m_fingerprint; }

private:
    Vec m_size;
    std::vector<Mark> m_marks;
    std::uint64_t m_fingerprint;
};

} // namespace ui
