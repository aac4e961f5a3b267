#include "ui/widgets/Keycap.hpp"

#include "ui/Canvas.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace {

constexpr float padding = 8;
constexpr float narrowest = 26;
constexpr float radius = 6;
constexpr float lowerEdge = 3;
constexpr float smallest = 12; ///< Letters where there is little room.

/// What stands on the cap: arrows instead of their names.
std::string_view inscription(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> arrows{
        {{"Up", "↑"}, {"Down", "↓"}, {"Left", "←"}, {"Right", "→"}}};
    const auto* found =
        std::find_if(arrows.begin(), arrows.end(), [&](const auto& arrow) { return arrow.first == name; });
    return found != arrows.end() ? found->second : name;
}

float widthFor(float textWidth) {
    return std::max(narrowest, textWidth + 2 * padding);
}

void drawDark(Canvas& canvas, Rect cap) {
    const Palette& c = canvas.colours();
    canvas.fill(cap, c.line, radius);
    canvas.fill({cap.x + 1, cap.y + 1, cap.w - 2, cap.h - 1 - lowerEdge}, c.surfaceLo, radius - 1);
}

/// On light, the cap is a shade of what lies below.
void drawOnLit(Canvas& canvas, Rect cap) {
    const sf::Color ink = canvas.colours().onLit;
    canvas.fill(cap, faded(ink, 0.12F), radius);
    canvas.stroke(cap, 1, faded(ink, 0.45F), radius);
    const Canvas::Clip edge(canvas, {cap.x, cap.bottom() - lowerEdge, cap.w, lowerEdge});
    canvas.fill(cap, faded(ink, 0.40F), radius);
}

} // namespace

float keycapWidth(std::string_view name, const Measure& measure) {
    return widthFor(measure(inscription(name), style::keycap));
}

float drawKeycap(Canvas& canvas, std::string_view name, Vec middleLeft, Keycap::Tone tone, float alpha, float room) {
    const Palette& c = canvas.colours();
    const std::string_view text = inscription(name);
    const float natural = canvas.textWidth(text, style::keycap);
    const float width = std::min(room, widthFor(natural));
    TextStyle lettering = style::keycap;
    if (natural > width - 2 * padding)
        lettering.size = std::max(smallest, lettering.size * (width - 2 * padding) / natural);
    const Rect cap{middleLeft.x, middleLeft.y - Keycap::height / 2, width, Keycap::height};
    const Canvas::Layer layer(canvas, {}, alpha);
    const bool onLit = tone == Keycap::Tone::OnLit;
    if (onLit)
        drawOnLit(canvas, cap);
    else
        drawDark(canvas, cap);
    const Vec middle{cap.centre().x, cap.centre().y - 1};
    canvas.textFitted(text, middle, width - padding, lettering, onLit ? c.onLit : c.text2, Align::Centre);
    return width;
}

} // namespace ui
