// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Geometry.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sheet {

/// The typefaces of a sheet.
enum class Face : std::uint8_t {
    Regular,
    Bold,
    Code, ///< For share codes: no two of its letters look alike.
};

enum class Align : std::uint8_t { Left, Centre, Right };

/// The width of a line of text.
using Measure = std::function<double(std::string_view words, double size, Face face)>;

/// A line from point to point, with round ends and corners.
struct Stroke {
    std::vector<Point> points; ///< Two at least.
    double width = 1;
};

/// A filled polygon.
struct Area {
    std::vector<Point> corners;
};

/// A filled circle.
struct Disc {
    Point centre;
    double radius = 0;
    bool paper = false; ///< In the colour of the paper, over something black.
};

/// A circle that is not filled: on a board of Lights Out a lit window, on one of Arukone a terminal.
struct Ring {
    Point centre;
    double radius = 0; ///< To the middle of its line.
    double width = 1;
};

/// Two crossed diagonals: a press.
struct Cross {
    Point centre;
    double arm = 0; ///< From the centre, to the right and down alike.
    double width = 1;
};

/// A line of text.
struct Words {
    std::string words; ///< UTF-8, without control characters.
    Point at;          ///< On the baseline: where it begins, its middle or its end.
    double size = 10;
    Face face = Face::Regular;
    Align align = Align::Left;
};

/// Something on the paper: black, unless it says otherwise.
using Mark = std::variant<Stroke, Area, Disc, Ring, Cross, Words>;

/// What a mark covers. For a text that is its line, from the ascenders to the descenders.
[[nodiscard]] Box extentOf(const Mark& mark, const Measure& measure);

} // namespace sheet
