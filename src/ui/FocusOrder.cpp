#include "ui/FocusOrder.hpp"

#include <cmath>
#include <limits>

namespace ui {

namespace {

/// The extent of a rectangle along one axis.
struct Span {
    float begin;
    float end;
    [[nodiscard]] float centre() const { return (begin + end) / 2; }
};

Span along(Rect rect, Vec direction) {
    if (direction.x > 0)
        return {rect.x, rect.right()};
    if (direction.x < 0)
        return {-rect.right(), -rect.x};
    if (direction.y > 0)
        return {rect.y, rect.bottom()};
    return {-rect.bottom(), -rect.y};
}

Span across(Rect rect, Vec direction) {
    return direction.x != 0 ? Span{rect.y, rect.bottom()} : Span{rect.x, rect.right()};
}

float gap(Span a, Span b) {
    return std::max({0.0F, b.begin - a.end, a.begin - b.end});
}

} // namespace

std::optional<std::size_t> nearestTowards(Rect from, Vec direction, std::span<const Rect> candidates) {
    constexpr float aside = 3;        // a step aside weighs three ahead,
    constexpr float offCentre = 0.1F; // and of two in line the better centred one wins.
    const Span fromAlong = along(from, direction);
    const Span fromAcross = across(from, direction);
    std::optional<std::size_t> best;
    float bestCost = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Span ahead = along(candidates[i], direction);
        const Span side = across(candidates[i], direction);
        if (ahead.begin < fromAlong.centre() || ahead.centre() <= fromAlong.centre())
            continue;
        const float cost = std::max(0.0F, ahead.begin - fromAlong.end) + aside * gap(fromAcross, side) +
                           offCentre * std::abs(side.centre() - fromAcross.centre());
        if (cost < bestCost) {
            bestCost = cost;
            best = i;
        }
    }
    return best;
}

} // namespace ui
