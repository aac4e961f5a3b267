// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/KeyLegend.hpp"

#include "ui/Canvas.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace {

constexpr float capPadding = 8;
constexpr float narrowest = 26;
constexpr float capRadius = 6;
constexpr float lowerEdge = 3;
constexpr float smallest = 12; ///< Letters when space is short.

/// The text on the cap: arrows instead of their names.
std::string_view capText(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> arrows{
        {{"Up", "↑"}, {"Down", "↓"}, {"Left", "←"}, {"Right", "→"}}};
    const auto* found =
        std::find_if(arrows.begin(), arrows.end(), [&](const auto& arrow) { return arrow.first == name; });
    return found != arrows.end() ? found->second : name;
}

float widthFor(float textWidth) {
    return std::max(narrowest, textWidth + 2 * capPadding);
}

void drawDark(Canvas& canvas, Rect cap) {
    const Palette& c = canvas.colours();
    const float edge = std::max(1.0F, 1 / canvas.viewport().scale()); // At least a pixel, so that it is on every side.
    canvas.fill(cap, c.line, capRadius);
    canvas.fill({cap.x + edge, cap.y + edge, cap.w - 2 * edge, cap.h - edge - lowerEdge}, c.surfaceLo, capRadius - 1);
}

/// On a lit surface, the cap is a shade of what is below.
void drawOnLit(Canvas& canvas, Rect cap) {
    const sf::Color ink = canvas.colours().onLit;
    canvas.fill(cap, faded(ink, 0.12F), capRadius);
    canvas.stroke(cap, 1, faded(ink, 0.45F), capRadius);
    const Canvas::Clip edge(canvas, {cap.x, cap.bottom() - lowerEdge, cap.w, lowerEdge});
    canvas.fill(cap, faded(ink, 0.40F), capRadius);
}

} // namespace

float keycapWidth(std::string_view name, const Measure& measure) {
    return widthFor(measure(capText(name), style::keycap));
}

float drawKeycap(Canvas& canvas, std::string_view name, Vec middleLeft, Keycap::Tone tone, float alpha, float room) {
    const Palette& c = canvas.colours();
    const std::string_view text = capText(name);
    const float natural = canvas.textWidth(text, style::keycap);
    const float width = std::min(room, widthFor(natural));
    TextStyle lettering = style::keycap;
    if (natural > width - 2 * capPadding)
        lettering.size = std::max(smallest, lettering.size * (width - 2 * capPadding) / natural);
    const Rect cap{middleLeft.x, middleLeft.y - Keycap::height / 2, width, Keycap::height};
    const Canvas::Layer layer(canvas, {}, alpha);
    const bool onLit = tone == Keycap::Tone::OnLit;
    if (onLit)
        drawOnLit(canvas, cap);
    else
        drawDark(canvas, cap);
    const Vec middle{cap.centre().x, cap.centre().y - 1};
    canvas.textFitted(text, middle, width - capPadding, lettering, onLit ? c.onLit : c.text2, Align::Centre);
    return width;
}

namespace {

constexpr float capGap = 8;
constexpr float entryGap = 26;

} // namespace

const std::vector<std::string>& KeyLegend::capsOf(const LegendEntry& entry) const {
    return m_device == Device::Gamepad ? entry.pad : entry.keys;
}

float KeyLegend::entryWidth(const LegendEntry& entry, const Measure& measure) const {
    float width = measure(entry.words, style::legend);
    for (const std::string& cap : capsOf(entry))
        width += keycapWidth(cap, measure) + capGap;
    return width;
}

float KeyLegend::preferredWidth(const Measure& measure) const {
    float width = 0;
    for (const LegendEntry& entry : m_entries)
        if (!capsOf(entry).empty())
            width += entryWidth(entry, measure) + (width > 0 ? entryGap : 0);
    return width;
}

void KeyLegend::draw(Canvas& canvas) const {
    const auto measure = [&](std::string_view text, const TextStyle& style) { return canvas.textWidth(text, style); };
    const float middle = bounds().centre().y;
    float x = bounds().x;
    for (const LegendEntry& entry : m_entries) {
        if (capsOf(entry).empty())
            continue;
        if (x + entryWidth(entry, measure) > bounds().right())
            return;
        for (const std::string& cap : capsOf(entry))
            x += drawKeycap(canvas, cap, {x, middle}) + capGap;
        x += canvas.text(entry.words, {x, middle - 1}, style::legend, canvas.colours().text2) + entryGap;
    }
}

} // namespace ui
