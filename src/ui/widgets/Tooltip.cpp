// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/Tooltip.hpp"

#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace ui {

namespace {

constexpr float widest = 260;
constexpr float distance = 8; ///< From its owner.
constexpr float tooltipPadding = 17;
constexpr float firstTooltipLine = 24; ///< From the top edge to the middle of the first line.
constexpr float lastTooltipLine = 26;
constexpr float tooltipLineStep = 21;
constexpr float afterTitle = 25;
constexpr TextStyle tooltipTitle{Face::Bold, 15, 1.35F};
constexpr TextStyle tooltipText = style::legend;

/// The wrapped text of a tooltip.
struct WrappedText {
    std::vector<std::string> title;
    std::vector<std::string> text;
    float width = 0;

    [[nodiscard]] float height() const {
        float height = firstTooltipLine - (text.empty() ? 4.0F : 0.0F) + lastTooltipLine - (text.empty() ? 4.0F : 0.0F);
        if (!title.empty())
            height += tooltipLineStep * static_cast<float>(title.size() - 1) + (text.empty() ? 0 : afterTitle);
        if (!text.empty())
            height += tooltipLineStep * static_cast<float>(text.size() - 1);
        return height;
    }
};

std::vector<std::string> wrap(const Canvas& canvas, std::string_view text, const TextStyle& style, float width) {
    return text.empty() ? std::vector<std::string>{} : canvas.wrap(text, style, width);
}

WrappedText wrappedTextOf(const Canvas& canvas, std::string_view title, std::string_view text, float width) {
    const float room = width - 2 * tooltipPadding;
    WrappedText wording{wrap(canvas, title, tooltipTitle, room), wrap(canvas, text, tooltipText, room), 0};
    for (const std::string& line : wording.title)
        wording.width = std::max(wording.width, canvas.textWidth(line, tooltipTitle));
    for (const std::string& line : wording.text)
        wording.width = std::max(wording.width, canvas.textWidth(line, tooltipText));
    wording.width += 2 * tooltipPadding;
    return wording;
}

/// Below its owner, or above if it would leave the screen; always within the sides.
Rect placeBeside(Rect owner, Vec size, Vec screen) {
    const float x =
        std::clamp(owner.centre().x - size.x / 2, distance, std::max(distance, screen.x - size.x - distance));
    const bool below = owner.bottom() + distance + size.y <= screen.y;
    return {x, below ? owner.bottom() + distance : owner.y - distance - size.y, size.x, size.y};
}

} // namespace

void drawTooltip(Canvas& canvas, Rect owner, std::string_view title, std::string_view text, float width) {
    const WrappedText wording = wrappedTextOf(canvas, title, text, width);
    drawTooltipAt(canvas, placeBeside(owner, {wording.width, wording.height()}, canvas.viewport().size()), title, text);
}

void drawTooltipAt(Canvas& canvas, Rect area, std::string_view title, std::string_view text) {
    const Palette& c = canvas.colours();
    const WrappedText wording = wrappedTextOf(canvas, title, text, area.w + 1);
    const Rect panel{area.x, area.y, area.w, wording.height()};
    drawPanel(canvas, panel, 12);
    float y = panel.y + firstTooltipLine - (wording.text.empty() ? 4.0F : 0.0F);
    for (const std::string& line : wording.title) {
        canvas.text(line, {panel.x + tooltipPadding, y}, tooltipTitle, c.text);
        y += tooltipLineStep;
    }
    y += wording.title.empty() ? 0 : afterTitle - tooltipLineStep;
    for (const std::string& line : wording.text) {
        canvas.text(line, {panel.x + tooltipPadding, y}, tooltipText, c.text2);
        y += tooltipLineStep;
    }
}

void Tooltip::follow(const Widget* widget) {
    if (widget == nullptr) {
        *this = {};
        return;
    }
    const std::string_view tip = widget->tip();
    if (widget != m_owner || tip != m_text) {
        m_rested = 0;
        m_text = tip;
    }
    m_owner = widget;
    m_place = widget->bounds();
}

void Tooltip::update(Seconds step) {
    if (m_owner != nullptr)
        m_rested = std::min(m_rested + step, delay);
}

bool Tooltip::animating() const {
    return m_owner != nullptr && !m_text.empty() && m_rested < delay;
}

void Tooltip::draw(Canvas& canvas) const {
    if (visible())
        drawTooltip(canvas, m_place, m_text, {}, widest);
}

} // namespace ui
