// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Pen.hpp"

#include "puzzle/Utf8.hpp"

#include <utility>

namespace sheet {

namespace {

constexpr double smallest = 0.72; ///< How much smaller a text may be set before it is cut off.

/// Removes the last code point. \pre not empty.
void dropLast(std::string& utf8) {
    while (utf8.size() > 1 && puzzle::isContinuation(utf8.back()))
        utf8.pop_back();
    utf8.pop_back();
}

} // namespace

void Pen::frame(const Box& box, double width) {
    add(Stroke{
        {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}, {box.x, box.y}},
        width});
}

void Pen::fill(const Box& box) {
    add(Area{{{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}}});
}

double Pen::words(const std::string& words, Point at, double width, const Lettering& lettering) {
    if (words.empty() || width <= 0)
        return 0;
    Words set{words, at, lettering.size, lettering.face, lettering.align};
    const auto own = [&] { return (*m_measure)(set.words, set.size, set.face); };
    if (const double natural = own(); natural > width)
        set.size *= std::max(smallest, width / natural);
    constexpr double rounding = 1e-6; // As a share of the size just computed to fit.
    std::string kept = words;
    while (own() > width + rounding && !kept.empty()) {
        dropLast(kept);
        set.words = kept + "…";
    }
    const double taken = own();
    add(std::move(set));
    return taken;
}

std::vector<std::string> wrapped(const std::string& words, double width, const Lettering& lettering,
                                 const Measure& measure) {
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t from = 0; from < words.size();) {
        const std::size_t end = std::min(words.find(' ', from), words.size());
        const std::string word = words.substr(from, end - from);
        std::string longer = line;
        longer.append(line.empty() ? "" : " ").append(word);
        if (!line.empty() && measure(longer, lettering.size, lettering.face) > width) {
            lines.push_back(line);
            line = word;
        } else {
            line = std::move(longer);
        }
        from = end + 1;
    }
    if (!line.empty())
        lines.push_back(line);
    return lines;
}

} // namespace sheet
