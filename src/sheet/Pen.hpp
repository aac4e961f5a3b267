// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Marks.hpp"

#include <string>
#include <vector>

namespace sheet {

/// How a line of text looks.
struct Lettering {
    double size = 10;
    Face face = Face::Regular;
    Align align = Align::Left;
};

/// Collects marks.
class Pen {
public:
    explicit Pen(const Measure& measure)
        : m_measure(&measure) {}

    void add(Mark mark) { m_marks.push_back(std::move(mark)); }
    void line(Point from, Point to, double width) { add(Stroke{{from, to}, width}); }
    void frame(const Box& box, double width);
    void fill(const Box& box);

    /// A line of text that is not wider than `width`: set smaller if need be, and in the end cut off with "…".
    /// \returns its width.
    double words(const std::string& words, Point at, double width, const Lettering& lettering);

    [[nodiscard]] double widthOf(const std::string& words, const Lettering& lettering) const {
        return (*m_measure)(words, lettering.size, lettering.face);
    }
    [[nodiscard]] const Measure& measure() const noexcept { return *m_measure; }
    [[nodiscard]] std::vector<Mark> take() { return std::move(m_marks); }

private:
    const Measure* m_measure;
    std::vector<Mark> m_marks;
};

/// Breaks a text into lines at its spaces. A word that is wider than a line has one of its own.
[[nodiscard]] std::vector<std::string> wrapped(const std::string& words, double width, const Lettering& lettering,
                                               const Measure& measure);

} // namespace sheet
