// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/statistics/BarPlot.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float gutter = 40;   ///< Width of the scale's numbers.
constexpr float tickRoom = 26; ///< Below the bars.
constexpr float headRoom = 8;  ///< Half the height of a number, above the top line.
constexpr int maxLines = 4;    ///< Lines of the scale above its zero line.
constexpr float widestBar = 30;
constexpr float barShare = 0.66F; ///< Width of a bar as a share of its column.
constexpr float minBarHeight = 4; ///< Keeps small values visible.

void drawLitBar(ui::Canvas& canvas, ui::Rect area, float radius) {
    const ui::Palette& colours = canvas.colours();
    canvas.glow(area, 8, ui::faded(colours.glow, 0.3F), radius);
    canvas.fill(area, ui::Paint(ui::Paint::Kind::Vertical, colours.litMid, colours.litBody), radius);
    canvas.stroke(area, 1.5F, colours.accent, radius);
}

void drawHollow(ui::Canvas& canvas, ui::Rect area, float radius) {
    canvas.fill(area, canvas.colours().surfaceLo, radius);
    canvas.stroke(area, 1.5F, canvas.colours().lineCtl, radius);
}

} // namespace

int scaleStep(int most) noexcept {
    const int wanted = most / maxLines + (most % maxLines > 0 ? 1 : 0);
    for (int unit = 1;; unit *= 10) // Ends before unit overflows: 1'000'000'000 suffices for every int.
        for (const int factor : {1, 2, 5})
            if (wanted <= unit * factor)
                return unit * factor;
}

void BarPlot::setBars(std::vector<PlotBar> bars) {
    if (bars.size() != m_bars.size())
        m_cursor = bars.empty() ? 0 : bars.size() - 1;
    m_bars = std::move(bars);
    m_pointed.reset();
}

const PlotBar* BarPlot::selected() const {
    const std::size_t bar = m_pointed.value_or(m_cursor);
    return bar < m_bars.size() ? &m_bars[bar] : nullptr;
}

ui::Rect BarPlot::plotArea() const {
    const ui::Rect all = bounds();
    return {all.x + gutter, all.y + headRoom, all.w - gutter, all.h - headRoom - tickRoom};
}

ui::Rect BarPlot::columnOf(std::size_t bar) const {
    const ui::Rect plot = plotArea();
    const float width = plot.w / static_cast<float>(m_bars.size());
    return {plot.x + static_cast<float>(bar) * width, plot.y, width, plot.h};
}

std::optional<std::size_t> BarPlot::barAt(ui::Vec at) const {
    const ui::Rect plot = plotArea();
    if (m_bars.empty() || at.x < plot.x || at.x >= plot.right() || !bounds().contains(at))
        return std::nullopt;
    const auto bar = static_cast<std::size_t>((at.x - plot.x) / plot.w * static_cast<float>(m_bars.size()));
    return std::min(bar, m_bars.size() - 1);
}

bool BarPlot::moveTo(std::size_t bar) {
    m_pointed.reset();
    if (bar != m_cursor) {
        m_cursor = bar;
        if (onMove)
            onMove();
    }
    return true;
}

bool BarPlot::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = barAt(moved->at);
        return m_pointed.has_value();
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        const auto bar = barAt(pressed->at);
        return bar && moveTo(*bar);
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || m_bars.empty())
        return false;
    switch (action->action) {
    case ui::Action::Left:
        return moveTo(m_cursor - std::min<std::size_t>(m_cursor, 1));
    case ui::Action::Right:
        return moveTo(std::min(m_cursor + 1, m_bars.size() - 1));
    case ui::Action::Home:
        return moveTo(0);
    case ui::Action::End:
        return moveTo(m_bars.size() - 1);
    default:
        return false;
    }
}

void BarPlot::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void BarPlot::drawScale(ui::Canvas& canvas, std::int64_t top, int step) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect plot = plotArea();
    for (std::int64_t value = 0; value <= top; value += step) {
        const float y = plot.bottom() - plot.h * static_cast<float>(value) / static_cast<float>(top);
        canvas.fill({plot.x, y, plot.w, 1}, value == 0 ? colours.lineCtl : colours.lineSoft);
        canvas.text(std::to_string(value), {plot.x - 10, y}, ui::style::legend, colours.text2, ui::Align::Right);
    }
}

void BarPlot::drawBar(ui::Canvas& canvas, std::size_t bar, std::int64_t top) const {
    const PlotBar& shown = m_bars[bar];
    const ui::Rect column = columnOf(bar);
    const float width = std::min(widestBar, column.w * barShare);
    const auto part = [&](int count) {
        const float height = std::max(minBarHeight, column.h * static_cast<float>(count) / static_cast<float>(top));
        return ui::Rect{column.centre().x - width / 2, column.bottom() - height, width, height};
    };
    const float radius = std::min(4.0F, width / 3);
    if (shown.solved > 0)
        drawHollow(canvas, part(shown.solved), radius);
    if (shown.atOptimum > 0)
        drawLitBar(canvas, part(shown.atOptimum), radius);
    if (!shown.tick.empty())
        canvas.text(shown.tick, {column.centre().x, column.bottom() + 16}, ui::style::legend, canvas.colours().text2,
                    ui::Align::Centre);
}

void BarPlot::draw(ui::Canvas& canvas) const {
    int most = 1;
    for (const PlotBar& bar : m_bars)
        most = std::max(most, bar.solved);
    const int step = scaleStep(most);
    const std::int64_t top = (std::int64_t(most) + step - 1) / step * step;
    const ui::Palette& colours = canvas.colours();
    if (const std::size_t selected = m_pointed.value_or(m_cursor); selected < m_bars.size()) {
        const ui::Rect column = columnOf(selected).inset(-2);
        canvas.fill(column, ui::faded(colours.text, 0.1F), 6);
        if (showsFocus() && !m_pointed)
            canvas.stroke(column, 3 * canvas.theme().focusScale, colours.focus, 6);
        else
            canvas.stroke(column, 1.5F, colours.brass, 6);
    }
    drawScale(canvas, top, step);
    for (std::size_t bar = 0; bar < m_bars.size(); ++bar)
        drawBar(canvas, bar, top);
}

void drawLegendSign(ui::Canvas& canvas, ui::Vec centre, bool atOptimum) {
    const ui::Rect area{centre.x - 6, centre.y - 8, 12, 16};
    if (atOptimum)
        drawLitBar(canvas, area, 3);
    else
        drawHollow(canvas, area, 3);
}

std::string wordsOf(const PlotBar& bar) {
    return bar.name + ": " + bar.solvedWords + (bar.solved > 0 ? ", " + bar.atOptimumWords : std::string());
}

ui::Spoken BarPlot::spoken() const {
    const PlotBar* bar = selected();
    return spokenAs(ui::Role::List, bar != nullptr ? wordsOf(*bar) : std::string());
}

} // namespace game
