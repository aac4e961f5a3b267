// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/BoardIcons.hpp"

#include <string_view>

namespace game::boardIcon {

namespace {

using Marks = std::vector<ui::Mark>;

ui::Mark line(std::string_view data) {
    return ui::stroked(ui::svgPath(data), ui::Icon::pen);
}

ui::Mark oval(ui::Vec centre, ui::Vec radii) {
    return ui::stroked(ui::ellipsePath(centre, radii), ui::Icon::pen);
}

ui::Mark box(ui::Rect area, float radius) {
    return ui::stroked(ui::boxPath(area, radius), ui::Icon::pen);
}

ui::Mark dot(ui::Vec centre, float radius) {
    return ui::filled(ui::circlePath(centre, radius));
}

Marks marksOf(std::size_t number) {
    switch (static_cast<Number>(number)) {
    case Target:
        return {box({4, 4, 16, 16}, 3), ui::filled(ui::boxPath({8, 8, 3.3F, 3.3F})),
                ui::filled(ui::boxPath({12.7F, 12.7F, 3.3F, 3.3F}))};
    case Press: {
        const ui::Rect middle{9.5F, 9.5F, 5, 5};
        return {ui::filled(ui::boxPath(middle, 1)), box(middle, 1),
                box(middle.moved({0, -6.5F}), 1),   box(middle.moved({0, 6.5F}), 1),
                box(middle.moved({-6.5F, 0}), 1),   box(middle.moved({6.5F, 0}), 1)};
    }
    case Hole:
        return {ui::dashed(ui::boxPath({4, 4, 16, 16}, 3), ui::Icon::pen, 3, 3), line("M9 9l6 6M15 9l-6 6")};
    case Sealed: // Two boards across a window.
        return {box({4, 4, 16, 16}, 3), line("M2.5 9.5l19-2v3.4l-19 2z"), line("M2.5 15.5l19-1v3.2l-19 1z")};
    case Curtain: // Both its sides are gathered.
        return {line("M3 4h18"), line("M5 4v16h4.5c0-5 .3-6.500 1.500-16"),
                line("M19 4v16h-4.500c0-5-.3-6.500-1.500-16")};
    case Plane:
        return {box({5, 5, 14, 14}, 1.5F)};
    case Cylinder:
        return {oval({12, 6.5F}, {6.5F, 2.7F}), line("M5.5 6.5v11c0 1.5 2.9 2.7 6.5 2.7s6.5-1.2 6.5-2.7v-11")};
    case Torus:
        return {oval({12, 12}, {9.5F, 7}), oval({12, 11.3F}, {3.6F, 1.9F})};
    case Moebius:
        return {line("M12 12C9.5 8.3 7.8 7.2 6.3 7.2 4.2 7.2 2.8 9.3 2.8 12s1.4 4.8 3.5 4.8c1.5 0 3.2-1.1 5.7-4.8"
                     "s4.2-4.8 5.7-4.8c2.1 0 3.5 2.1 3.5 4.8s-1.4 4.8-3.5 4.8c-1.2 0-2.5-.7-3.9-2.3")};
    case Klein:
        return {line("M8.5 11.5C4 13.5 4.5 21 11.5 21s7.5-7.5 3-9.5"),
                line("M14.5 11.5c-1.5-2-.5-4 1-4.5 2.5-.9 3-4-.5-4C10 3 8.5 7 10 10c.9 1.8 2.5 3 2.5 6.5"),
                line("M8.5 11.5c.9-.4 1.3-.9 1.5-1.5")};
    case Projective: // A disc whose opposite edge points are identified: two of them, connected through the edge.
        return {oval({12, 12}, {8, 8}), dot({6.34F, 6.34F}, 2.4F), dot({17.66F, 17.66F}, 2.4F),
                line("M6.34 6.34c5 .2 6.2 2.2 5.66 5.66s.66 5.46 5.66 5.66")};
    case Cable:
        return {oval({6, 17}, {2.5F, 2.5F}), oval({18, 7}, {2.5F, 2.5F}),
                line("M6 14.5V11a2 2 0 0 1 2-2h3.5a2 2 0 0 0 2-2h2")};
    case Digit:
        return {oval({12, 12}, {8.5F, 8.5F}), line("M9.8 9.6l2.7-2v8.8")};
    case Record: // A flag on its pole.
        return {line("M7 21V3.5"), line("M7 4.5h10.5l-3 3.5 3 3.5H7")};
    case Medal:
        return {oval({12, 15.5F}, {5, 5}), line("M8 3l2.6 7.6M16 3l-2.6 7.6M8 3h8"), dot({12, 15.5F}, 1.8F)};
    case Bullseye:
        return {oval({12, 12}, {8.5F, 8.5F}), oval({12, 12}, {4.5F, 4.5F}), dot({12, 12}, 1.6F)};
    case Duel: // Two heads with shoulders.
        return {oval({7.3F, 8.5F}, {3, 3}), oval({16.7F, 8.5F}, {3, 3}),
                line("M2.5 19c.5-3.6 2.4-5 4.8-5s4.2 1.4 4.7 5"), line("M12 19c.5-3.6 2.3-5 4.7-5s4.3 1.4 4.8 5")};
    case Tag: // It hangs on a handle, with a moon.
        return {box({6.5F, 3, 11, 18}, 3), dot({12, 6.5F}, 1.4F),
                line("M14 15.9a3.2 3.2 0 1 1-2.6-5.3 2.6 2.6 0 0 0 2.6 5.3z")};
    }
    return {};
}

} // namespace

const ui::VectorArt& art(std::size_t number) {
    static const std::vector<ui::VectorArt> all = [] {
        std::vector<ui::VectorArt> drawn;
        for (std::size_t i = 0; i < count; ++i)
            drawn.emplace_back(ui::Vec{ui::Icon::sheet, ui::Icon::sheet}, marksOf(i));
        return drawn;
    }();
    return all.at(number);
}

} // namespace game::boardIcon
