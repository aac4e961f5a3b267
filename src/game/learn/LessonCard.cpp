// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/LessonCard.hpp"

#include "game/look/Signs.hpp"
#include "game/look/facade/MiniHouse.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float radius = 16;
constexpr float cardPadding = 18;
constexpr float plaque = 44;
constexpr float topicTop = cardPadding + plaque + 16; ///< Where the topic begins, below the top of the card.
constexpr float houseTop = 14;                        ///< Where the house begins, below the top of the card.
constexpr float narrow = 340;                         ///< The width of a card below which its house is smaller.
constexpr float belowHouse = 14;                      ///< From there to the topic.
constexpr float belowWords = 40;                      ///< From their last line to the edge of a card with a house.
constexpr float lowestHouse = 40;                     ///< As low as a house becomes for them.
constexpr float besideHouse = 6;                      ///< From the edge of the picture to the house.
const ui::Vec houseSize{112, 92};
const ui::Vec smallHouse{88, 62};
const ui::Vec numberSize{30, 24}; ///< Size of the plaque beside the house.

} // namespace

void LessonCard::setFace(Face face) {
    m_face = std::move(face);
    m_house.clear();
}

void LessonCard::place(ui::Rect bounds) {
    Widget::place(bounds);
    m_house.clear();
}

ui::Vec LessonCard::pictureSize(const ui::Canvas& canvas) const {
    if (!m_face.cover)
        return {plaque, plaque};
    const ui::Vec usual = bounds().w < narrow ? smallHouse : houseSize;
    const float words =
        canvas.paragraphHeight(m_face.about, bounds().w - 2 * cardPadding, ui::style::secondary) + belowWords;
    const float room = bounds().h - houseTop - belowHouse - words;
    return usual * (std::clamp(room, lowestHouse, usual.y) / usual.y);
}

void LessonCard::setPicture(const arukone::Board& board, const arukone::Cables& cables, const FuseBoxOptions& options) {
    if (!m_picture)
        m_picture.emplace(options);
    m_picture->setOptions(options);
    m_picture->setBoard(board, cables);
}

void LessonCard::placePicture(const ui::Viewport& viewport, const ui::Measure& measure) {
    const float inner = bounds().w - 2 * cardPadding;
    const auto lines = ui::wrapped(m_face.about, ui::style::secondary, inner, measure);
    const auto count = std::max<std::size_t>(lines.size(), 2); // So that the pictures side by side are in line.
    const float words = static_cast<float>(count) * ui::style::secondary.size * ui::style::secondary.lineHeight;
    const float top = bounds().y + topicTop + words + 10;
    const float bottom = bounds().bottom() - 2 * cardPadding - 12;
    const ui::Rect area{bounds().x + cardPadding, top, inner, bottom - top};
    m_picture->place(FuseBoxView::room(*m_picture->board(), m_picture->options()).inside(area), 0, viewport);
}

void LessonCard::drawSteps(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float y = bounds().bottom() - (m_face.cover ? 14.0F : cardPadding) - 6;
    float x = bounds().x + cardPadding + 6;
    for (int i = 0; i < m_face.steps; ++i) {
        if (i < m_face.reached || m_face.done)
            canvas.disc({x, y}, 6, colours.accent);
        else
            canvas.ring({x, y}, 6, 1.5F, colours.lineCtl);
        x += 18;
    }
    const ui::Vec end{bounds().right() - cardPadding, y};
    if (m_face.done) {
        const float width = canvas.text(m_face.state, end, ui::style::label, colours.text2, ui::Align::Right);
        canvas.icon(ui::Icon::Check, {end.x - width - 14, y}, 18, colours.ok);
    } else {
        canvas.text(m_face.state, end, ui::style::label, m_face.next ? colours.accent : colours.text2,
                    ui::Align::Right);
    }
}

void LessonCard::drawHouse(ui::Canvas& canvas, ui::Rect area) const {
    const ui::Rect picture{0, 0, area.w, area.h};
    const auto paint = [&](Brush& brush) {
        const LessonCover& cover = *m_face.cover;
        const ui::Rect room{besideHouse, 5, area.w - 2 * besideHouse - numberSize.x, area.h - 5};
        const lights::BitGrid dark{cover.shape.rows(), cover.shape.columns()};
        MiniHouse::paintSky(brush, picture, canvas.theme());
        MiniHouse{m_face.house, room, cover.shape.rows(), cover.shape.columns()}.paint(
            brush, cover.shape, m_face.done ? dark : cover.lit,
            cover.pattern ? MiniHouse::Light::Moon : MiniHouse::Light::Lamp, canvas.theme());
        return picture.inset(-1);
    };
    m_house.on(canvas, paint).draw(canvas, picture.inset(-1), {area.x - 1, area.y - 1});
    drawPlaque(canvas, {area.right() - numberSize.x - 5, area.bottom() - numberSize.y - 5, numberSize.x, numberSize.y},
               std::to_string(m_face.number));
}

void LessonCard::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = m_press.down() ? bounds().moved({0, 1}) : bounds();
    ui::drawPanel(canvas, area, radius);
    if (m_face.next)
        canvas.stroke(area, 2, colours.accent, radius);
    else if (hoverAmount() > 0)
        canvas.stroke(area, 1.5F, ui::faded(colours.brass, hoverAmount()), radius);
    const ui::Vec picture = pictureSize(canvas);
    const bool housed = m_face.cover.has_value();
    const float pictureTop = area.y + (housed ? houseTop : cardPadding);
    if (housed)
        drawHouse(canvas, {area.x + cardPadding, pictureTop, picture.x, picture.y});
    else
        drawPlaque(canvas, {area.x + cardPadding, pictureTop, picture.x, picture.y}, std::to_string(m_face.number));
    const float left = area.x + cardPadding + picture.x + 14;
    const float width = area.right() - cardPadding - left;
    const auto titleLines = canvas.wrap(m_face.title, ui::style::cardTitle, width);
    const float step = ui::style::cardTitle.size * ui::style::cardTitle.lineHeight;
    float y = pictureTop + picture.y / 2 - step * static_cast<float>(titleLines.size() - 1) / 2;
    for (const std::string& line : titleLines) {
        canvas.text(line, {left, y}, ui::style::cardTitle, colours.text);
        y += step;
    }
    canvas.paragraph(m_face.about,
                     {area.x + cardPadding, area.y + (housed ? houseTop + picture.y + belowHouse : topicTop),
                      area.w - 2 * cardPadding, 0},
                     ui::style::secondary, colours.text2);
    if (m_picture)
        m_picture->draw(canvas);
    drawSteps(canvas);
    if (showsFocus())
        drawFocusRing(canvas, radius);
}

bool LessonCard::handle(const ui::Event& event) {
    if (ui::isConfirm(event)) {
        m_pressed();
        return true;
    }
    switch (m_press.handle(event, hitArea())) {
    case ui::Press::Result::Clicked:
        m_pressed();
        return true;
    case ui::Press::Result::Used:
        return true;
    case ui::Press::Result::Ignored:
        break;
    }
    return false;
}

} // namespace game
