// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/lessons/CribCard.hpp"

#include "game/look/Theme.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

constexpr float padding = 22;
constexpr float headRoom = 34;   ///< For the title.
constexpr float lineHeight = 30; ///< Height of a line of a fix-up.
constexpr float arrowRoom = 24;
constexpr float planGap = 18;
constexpr float planLabel = 24;
constexpr ui::TextStyle textStyle{ui::Face::Regular, 15, 1.35F};

float textRoom(const Crib& crib, float width, const ui::Measure& measure) {
    const auto lines = ui::wrapped(crib.text, textStyle, width - 2 * padding, measure).size();
    return static_cast<float>(lines) * textStyle.size * textStyle.lineHeight;
}

/// Number of plans side by side.
int plansAcross(const Crib& crib) {
    return crib.plans.size() < 2 ? 1 : 2;
}

ui::Vec planSize(const Crib& crib, float width) {
    const auto across = static_cast<float>(plansAcross(crib));
    const float room = (width - 2 * padding - planGap * (across - 1)) / across;
    const lights::Board& board = crib.plans.front().board;
    const float cell = std::min(room / static_cast<float>(board.columns()), 22.0F);
    return {cell * static_cast<float>(board.columns()), cell * static_cast<float>(board.rows())};
}

/// Draws a cell of a line: a light, a press, or neither.
void drawCell(ui::Canvas& canvas, ui::Rect cell, bool on, bool press) {
    const ui::Palette& colours = canvas.colours();
    const float radius = cell.w * 0.22F;
    if (!on) {
        canvas.stroke(cell, 1, colours.lineCtl, radius);
        return;
    }
    canvas.fill(cell, press ? ui::Paint(colours.hint) : ui::Paint::lit(colours), radius);
    if (press) // A dot as well: never by colour alone.
        canvas.disc(cell.centre(), cell.w * 0.16F, colours.surface);
}

void drawLine(ui::Canvas& canvas, ui::Rect area, const lights::FixUp::Line& line) {
    const int columns = line.leftover.columns();
    const float half = (area.w - arrowRoom) / 2;
    const float pitch = std::min(half / static_cast<float>(columns), 22.0F);
    const float side = pitch * 0.82F;
    const float y = area.centre().y - side / 2;
    for (int c = 0; c < columns; ++c) {
        const float x = static_cast<float>(c) * pitch;
        drawCell(canvas, {area.x + x, y, side, side}, line.leftover.test({0, c}), false);
        drawCell(canvas, {area.x + half + arrowRoom + x, y, side, side}, line.presses.test({0, c}), true);
    }
    const ui::Vec tip{area.x + half + arrowRoom / 2 + 1, area.centre().y};
    canvas.line({tip.x - 4, tip.y - 5}, tip, 1.5F, canvas.colours().text2);
    canvas.line({tip.x - 4, tip.y + 5}, tip, 1.5F, canvas.colours().text2);
}

} // namespace

sf::Color plainCell(const ui::Theme& theme) {
    return look(theme).plainCell;
}

void drawMiniBoard(ui::Canvas& canvas, ui::Rect area, const lights::Board& shape, const lights::BitGrid& lit,
                   const lights::BitGrid* hinted) {
    const ui::Palette& colours = canvas.colours();
    const float cell =
        std::min(area.w / static_cast<float>(shape.columns()), area.h / static_cast<float>(shape.rows()));
    const float inset = cell >= 6 ? std::max(1.0F, cell * 0.09F) : 0;
    for (int r = 0; r < shape.rows(); ++r)
        for (int c = 0; c < shape.columns(); ++c) {
            if (shape.isHole({r, c}))
                continue;
            const ui::Rect place =
                ui::Rect{area.x + cell * static_cast<float>(c), area.y + cell * static_cast<float>(r), cell, cell}
                    .inset(inset);
            const bool on = lit.test({r, c});
            if (on || inset > 0)
                canvas.fill(place, on ? colours.litBody : plainCell(canvas.theme()), inset * 2);
            if (!on && inset > 0 && canvas.theme().flat) // Else dark glass would vanish on the black background.
                canvas.stroke(place, 1, colours.line, inset * 2);
            if (hinted == nullptr || !hinted->test({r, c}))
                continue;
            if (on)
                canvas.stroke(place, std::max(2.0F, 0.14F * cell), colours.hint, inset * 2);
            else
                canvas.fill(place, colours.hint, inset * 2);
            if (cell >= 8) // Never by colour alone.
                canvas.disc(place.centre(), place.w * 0.16F, on ? colours.onLit : colours.surface);
        }
}

float cribHeight(const Crib& crib, float width, const ui::Measure& measure) {
    float height = padding + headRoom + textRoom(crib, width, measure) + 14;
    if (!crib.lines.empty())
        height += 26 + lineHeight * static_cast<float>(crib.lines.size());
    if (!crib.plans.empty()) {
        const auto across = static_cast<std::size_t>(plansAcross(crib));
        const std::size_t rows = (crib.plans.size() + across - 1) / across;
        height +=
            static_cast<float>(rows) * (planSize(crib, width).y + planLabel) + static_cast<float>(rows - 1) * planGap;
    }
    return height + padding;
}

void drawCrib(ui::Canvas& canvas, ui::Rect area, const Crib& crib) {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, area);
    const float width = area.w - 2 * padding;
    float y = area.y + padding;
    canvas.textFitted(crib.title, {area.x + padding, y + 8}, area.w - 2 * padding, ui::style::panelTitle, colours.text);
    y += headRoom;
    const auto lines = canvas.wrap(crib.text, textStyle, width);
    canvas.paragraph(crib.text, {area.x + padding, y, width, 0}, textStyle, colours.text2);
    y += static_cast<float>(lines.size()) * textStyle.size * textStyle.lineHeight + 14;
    if (!crib.lines.empty()) {
        const float half = (width - arrowRoom) / 2;
        canvas.text(crib.leftHead, {area.x + padding, y + 6}, ui::style::label, colours.text2);
        canvas.text(crib.rightHead, {area.x + padding + half + arrowRoom, y + 6}, ui::style::label, colours.text2);
        y += 26;
        for (const lights::FixUp::Line& line : crib.lines) {
            drawLine(canvas, {area.x + padding, y, width, lineHeight}, line);
            y += lineHeight;
        }
    }
    const int across = plansAcross(crib);
    for (std::size_t i = 0; i < crib.plans.size(); ++i) {
        const CribPlan& plan = crib.plans[i];
        const ui::Vec size = planSize(crib, area.w);
        const int column = static_cast<int>(i) % across;
        const int row = static_cast<int>(i) / across;
        const ui::Vec at{area.x + padding +
                             static_cast<float>(column) * ((width + planGap) / static_cast<float>(across)),
                         y + static_cast<float>(row) * (size.y + planLabel + planGap)};
        canvas.text(plan.label, {at.x, at.y + 7}, ui::style::label, colours.text);
        drawMiniBoard(canvas, {at.x, at.y + planLabel, size.x, size.y}, plan.board, plan.board.lit(), &plan.pressed);
    }
}

} // namespace game
