#include "ui/Canvas.hpp"

namespace ui {

Paint::Paint(Kind how, sf::Color from, sf::Color to)
    : Paint(how, from, mix(from, to, 0.5F), to) {}

Paint::Paint(Kind how, sf::Color from, sf::Color via, sf::Color to)
    : kind(how)
    , first(from)
    , middle(via)
    , last(to) {}

Paint Paint::lit(const Palette& colours) {
    Paint paint(Kind::Radial, colours.litCore, colours.litMid, colours.litBody);
    paint.focus = {0.5F, 0.16F};
    paint.reach = 1.9F;
    return paint;
}

Paint Paint::litRow(const Palette& colours) {
    Paint paint(Kind::Horizontal, colours.litMid, colours.litCore, colours.litBody);
    paint.middleAt = 0.4F;
    return paint;
}

} // namespace ui
