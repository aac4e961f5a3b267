// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Icon.hpp"

#include <array>
#include <string_view>

namespace ui {

namespace {

constexpr float sheet = Icon::sheet;
constexpr float pen = Icon::pen;
constexpr float starPen = 2.2F;
constexpr float starRadius = 8.3F;
constexpr float starInner = 0.46F * starRadius;

using Marks = std::vector<Mark>;

Mark line(std::string_view data) {
    return stroked(svgPath(data), pen);
}

Mark ring(Vec centre, float radius) {
    return stroked(circlePath(centre, radius), pen);
}

Mark box(Rect area, float radius) {
    return stroked(boxPath(area, radius), pen);
}

Mark dot(Vec centre, float radius) {
    return filled(circlePath(centre, radius));
}

Path star() {
    return starPath({sheet / 2, 12.7F}, starRadius, starInner);
}

constexpr std::string_view bulbOutline = "M9 17h6M10 20.5h4M9 17c0-2.5-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5-3 7.5";
constexpr std::string_view crescent = "M19.5 14.5A8 8 0 1 1 10 4.3a6.5 6.5 0 0 0 9.5 10.2z";

Marks arrowsAndActions(Icon::Common icon) {
    switch (icon) {
    case Icon::Back:
        return {line("M15 5l-7 7 7 7")};
    case Icon::Forward:
        return {line("M9 5l7 7-7 7")};
    case Icon::Up:
        return {line("M5 15l7-7 7 7")};
    case Icon::Down:
        return {line("M5 9l7 7 7-7")};
    case Icon::Undo:
        return {line("M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3")};
    case Icon::Redo:
        return {line("M15 5l5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3")};
    case Icon::Restart:
        return {line("M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 5.5")};
    case Icon::Hint:
        return {line(crescent)};
    case Icon::Play:
        return {filled(svgPath("M8 5.2v13.6L19 12z")), line("M8 5.2v13.6L19 12z")};
    case Icon::Solve:
        return {line("M5 19L15 9M17.5 3v4M15.5 5h4M20 11v3M18.5 12.5h3M10 4v3M8.5 5.5h3")};
    case Icon::Check:
        return {line("M5 12.5l4.5 4.5L19 7.5")};
    case Icon::Cross:
        return {line("M6 6l12 12M18 6L6 18")};
    case Icon::Plus:
        return {line("M12 5v14M5 12h14")};
    case Icon::Minus:
        return {line("M5 12h14")};
    case Icon::Pause:
        return {line("M8 5v14M16 5v14")};
    case Icon::Menu:
        return {line("M4 7h16M4 12h16M4 17h16")};
    case Icon::Share:
        return {line("M12 15V4M8 7.5l4-4 4 4M5 12v7h14v-7")};
    case Icon::Copy:
        return {box({8, 8, 12, 12}, 2), line("M16 8V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3")};
    case Icon::Save:
        return {line("M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6")};
    case Icon::Printer:
        return {
            line("M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M7 14h10v6H7z")};
    case Icon::Trash:
        return {line("M4 6.5h16M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5"),
                line("M6 6.5l.9 12.1A2 2 0 0 0 8.9 20.5h6.2a2 2 0 0 0 2-1.9L18 6.5M10 10.5v6M14 10.5v6")};
    case Icon::Quit:
        return {line("M14 4H6v16h8M11 12h9M16.5 8.5L20 12l-3.5 3.5")};
    default:
        return {};
    }
}

Marks things(Icon::Common icon) {
    switch (icon) {
    case Icon::Lock:
        return {box({5, 11, 14, 9}, 2), line("M8 11V8a4 4 0 0 1 8 0v3")};
    case Icon::Cup:
        return {line("M7 4h10v5a5 5 0 0 1-10 0z"),
                line("M7 5.5H4c0 4 1.5 5.5 3.5 5.5M17 5.5h3c0 4-1.5 5.5-3.5 5.5M12 14v4M8 20h8")};
    case Icon::Mug: // Steaming, so that it is no cup for winners.
        return {line("M5 10h11v6.5a3.5 3.5 0 0 1-3.5 3.5h-4A3.5 3.5 0 0 1 5 16.5z"),
                line("M16 12h1.5a2.5 2.5 0 0 1 0 5H16M8.5 7c-1-1.5 1-2.5 0-4M12.5 7c-1-1.5 1-2.5 0-4")};
    case Icon::Dice:
        return {box({4, 4, 16, 16}, 3.5F), dot({8.5F, 8.5F}, 1.9F), dot({12, 12}, 1.9F), dot({15.5F, 15.5F}, 1.9F)};
    case Icon::Calendar:
        return {box({4, 5, 16, 15}, 2.5F), line("M4 10h16M8.5 3v4M15.5 3v4"), dot({12, 15}, 1.6F)};
    case Icon::Pen:
        return {line("M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3")};
    case Icon::Book:
        return {line("M12 6.5C9.5 4.8 6.5 4.5 4 5v13c2.5-.5 5.5-.2 8 1.5 2.5-1.7 5.5-2 8-1.5V5c-2.5-.5-5.5-.2-8 1.5z"
                     "M12 6.5v13")};
    case Icon::House:
        return {line("M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5h4v5")};
    case Icon::Clock:
        return {ring({12, 12}, 8), line("M12 7.5V12l3 2")};
    case Icon::Bulb:
        return {line(bulbOutline)};
    case Icon::BulbOff:
        return {line(bulbOutline), line("M4 4l16 16")};
    case Icon::Note:
        return {ring({7, 18}, 2.5F), ring({17, 16}, 2.5F), line("M9.5 18V6l10-2v12")};
    case Icon::User:
        return {ring({12, 8}, 4), line("M4.5 20c1-4.5 4-6 7.5-6s6.5 1.5 7.5 6")};
    case Icon::Folder:
        return {line("M3.5 18V6.5A1.5 1.5 0 0 1 5 5h4.2l2.3 2.5H19A1.5 1.5 0 0 1 20.5 9v9"
                     "A1.5 1.5 0 0 1 19 19.5H5A1.5 1.5 0 0 1 3.5 18z")};
    case Icon::Chart:
        return {line("M4 20h16M7 16.5v-4M12 16.5V5M17 16.5V9")};
    case Icon::Moon:
        return {filled(svgPath(crescent)), line(crescent)};
    case Icon::Sun:
        return {dot({12, 12}, 4.2F),
                line("M12 4v2.4M12 17.6V20M4 12h2.4M17.6 12H20"
                     "M6.34 6.34l1.7 1.7M15.96 15.96l1.7 1.7M6.34 17.66l1.7-1.7M15.96 8.04l1.7-1.7")};
    case Icon::Star:
        return {filled(star()), stroked(star(), starPen)};
    default:
        return {};
    }
}

Marks settings(Icon::Common icon) {
    switch (icon) {
    case Icon::Sliders:
        return {line("M4 6.5h8.5M17.5 6.5H20M4 12h2.5M11.5 12H20M4 17.5h7.5M16.5 17.5H20"), ring({15, 6.5F}, 2.5F),
                ring({9, 12}, 2.5F), ring({14, 17.5F}, 2.5F)};
    case Icon::Speaker:
        return {line("M4 9.5v5h3.5l4.5 4v-13l-4.5 4z"), line("M15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11")};
    case Icon::Muted:
        return {line("M4 9.5v5h3.5l4.5 4v-13l-4.5 4z"), line("M15.5 9.5l5 5M20.5 9.5l-5 5")};
    case Icon::Screen:
        return {line("M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5")};
    case Icon::Globe:
        return {ring({12, 12}, 8), line("M4 12h16M12 4c5 4.5 5 11.5 0 16M12 4c-5 4.5-5 11.5 0 16")};
    case Icon::Letters:
        return {line("M4 18L9 6l5 12M5.8 14h6.4M15.5 18l3-7 3 7M16.5 15.8h4")};
    case Icon::Motion:
        return {line("M4 8h9M4 12h6M4 16h9"), ring({17, 12}, 3.5F)};
    case Icon::Contrast:
        return {ring({12, 12}, 8), line("M12 4v16"), filled(svgPath("M12 4a8 8 0 0 1 0 16z"))};
    case Icon::Steps:
        return {line("M4 19h4v-4h4v-4h4V7h4")};
    case Icon::Grid:
        return {box({4, 4, 16, 16}, 2), line("M4 12h16M12 4v16")};
    case Icon::Info:
        return {ring({12, 12}, 8), line("M12 11v5"), dot({12, 8}, 1.4F)};
    case Icon::Question:
        return {line("M8.2 8.6a3.9 3.9 0 1 1 5.8 3.4c-1.4.8-2 1.5-2 3"), dot({12, 19}, 1.5F)};
    default:
        return {};
    }
}

Marks marksOf(Icon::Common icon) {
    for (const auto group : {arrowsAndActions, things, settings}) {
        if (Marks marks = group(icon); !marks.empty()) {
            return marks;
        }
    }
    return {};
}

std::vector<VectorArt> drawAll() {
    std::vector<VectorArt> all;
    all.reserve(Icon::commonCount);
    for (std::size_t i = 0; i < Icon::commonCount; ++i) {
        all.emplace_back(Vec{sheet, sheet}, marksOf(static_cast<Icon::Common>(i)));
    }
    return all;
}

} // namespace

const VectorArt& Icon::commonArt(std::size_t number) {
    static const std::vector<VectorArt> all = drawAll();
    return all.at(number);
}

} // namespace ui
