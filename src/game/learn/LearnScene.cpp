// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/LearnScene.hpp"

#include "game/learn/ToLearn.hpp"
#include "game/lessons/ArukoneLesson.hpp"
#include "game/look/Signs.hpp"
#include "game/look/facade/MiniHouse.hpp"
#include "game/round/ArukoneTools.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <array>

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

constexpr std::size_t lightsAcross = 4; ///< Cards per row.
constexpr std::size_t lightsAcrossNarrow = 3;
constexpr std::size_t arukoneAcross = 3;
constexpr float lowCard = 160; ///< Cards with a house below this height have little room.
constexpr float top = 92;
constexpr float pictureCard = 480; ///< Greatest height of a card with a picture.
constexpr float belowLine = 18;    ///< From the sentence above the cards to them.

/// The houses of the lessons on Lights Out, in a row as in a street.
constexpr std::array<House, lightsLessons> houses{House::Shed,        House::Terrace, House::Tower, House::Corner,
                                                  House::Observatory, House::Slate,   House::Tower, House::Round,
                                                  House::Terrace,     House::Hotel};

} // namespace

void LessonCard::setFace(Face face) {
    m_face = std::move(face);
    m_house.clear();
}

void LessonCard::place(ui::Rect bounds) {
    Widget::place(bounds);
    m_house.clear();
}

bool LessonCard::low() const {
    return m_face.cover && bounds().h < lowCard;
}

ui::TextStyle LessonCard::topicStyle() const {
    return low() ? ui::style::legend : ui::style::secondary;
}

float LessonCard::gapBelowHouse() const {
    return low() ? 10 : belowHouse;
}

ui::Vec LessonCard::usualHouse() const {
    return bounds().w < narrow ? smallHouse : houseSize;
}

float LessonCard::houseRoom(const ui::Measure& measure) const {
    const ui::TextStyle style = topicStyle();
    const auto lines = ui::wrapped(m_face.about, style, bounds().w - 2 * cardPadding, measure).size();
    constexpr float capitals = 0.72F; // Of the size of the letters.
    const float words = style.size * (static_cast<float>(lines - 1) * style.lineHeight + capitals);
    const float room = bounds().h - houseTop - gapBelowHouse() - words - (low() ? 36 : belowWords);
    return std::clamp(room, low() ? lowestHouse - 8 : lowestHouse, usualHouse().y);
}

void LessonCard::setHouseHeight(float height) {
    m_houseHeight = height;
    m_house.clear();
}

ui::Vec LessonCard::pictureSize() const {
    if (!m_face.cover)
        return {plaque, plaque};
    return usualHouse() * (m_houseHeight / usualHouse().y);
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
    const ui::Vec picture = pictureSize();
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
                     {area.x + cardPadding, area.y + (housed ? houseTop + picture.y + gapBelowHouse() : topicTop),
                      area.w - 2 * cardPadding, 0},
                     topicStyle(), colours.text2);
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

LearnScene::LearnScene(const SceneContext& context, Records& records)
    : PageScene(context)
    , m_records(records) {
    for (std::size_t i = 0; i < lessonIds.size(); ++i) {
        m_cards.emplace_back([this, i] { open(i); });
        m_form.add(m_cards.back(), [this, i](auto& it) { it.setVisible((i >= lightsLessons) == arukone()); });
    }
    m_form.add(m_puzzle, [this](auto& it) {
        it.setName(m_text.tr("Puzzle"));
        it.setItems({{m_text.tr("Lights Out")}, {m_text.tr("Arukone")}});
    });
    m_form.add(m_explorer, [this](auto& it) {
        it.setLabel(m_text.tr("Explorer"));
        it.setVisible(!arukone()); // It is about boards of Lights Out.
    });
    m_header.addTo(m_form);
    const std::size_t next = nextLesson() % lessonIds.size(); // The first if all are done.
    m_form.refresh();                                         // Tabs can only be chosen once there are any.
    m_puzzle.select(next < lightsLessons ? 0 : 1);
    m_form.focus(&m_cards[next]);
}

void LearnScene::toExplorer() {
    m_sounds.play(Sound::Select);
    m_navigator.push(ToExplorer{});
}

bool LearnScene::act(const ui::ActionPressed& pressed) {
    if (pressed.action != ui::Action::PreviousTab && pressed.action != ui::Action::NextTab)
        return false;
    m_puzzle.step(pressed.action == ui::Action::NextTab ? 1 : -1);
    m_form.focus(&m_cards[arukone() ? lightsLessons : 0]);
    return true;
}

std::size_t LearnScene::nextLesson() const {
    const data::LessonProgress& progress = m_records.lessons();
    const auto at = std::find_if(lessonIds.begin(), lessonIds.end(),
                                 [&progress](std::string_view id) { return !progress.at(id).done; });
    return static_cast<std::size_t>(at - lessonIds.begin());
}

void LearnScene::refresh() {
    const data::LessonProgress& progress = m_records.lessons();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        LessonOutline lesson = outlineOf(lessonIds[i], m_text);
        const data::LessonResult reached = progress.at(lessonIds[i]);
        LessonCard::Face face;
        face.number = static_cast<int>(i < lightsLessons ? i : i - lightsLessons) + 1;
        face.cover = std::move(lesson.cover);
        if (i < lightsLessons)
            face.house = houses[i];
        face.title = std::move(lesson.title);
        face.about = std::move(lesson.about);
        face.steps = lesson.steps;
        face.reached = reached.steps;
        face.done = reached.done;
        face.next = i == nextLesson();
        if (reached.done)
            face.state = m_text.trc("a lesson", "done");
        else if (reached.steps > 0)
            face.state = m_text.tr("Step {1} of {2}", reached.steps + 1, face.steps);
        else if (i == lightsLessons)
            face.state = m_text.tr("Start here");
        else if (face.next)
            face.state = i == 0 ? m_text.tr("Start here") : m_text.tr("Continue here");
        m_cards[i].setFace(std::move(face));
    }
}

void LearnScene::open(std::size_t lesson) {
    m_sounds.play(Sound::Select);
    m_navigator.push(ToLesson{std::string(lessonIds[lesson])});
}

void LearnScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    refresh();
    ui::Row head({page.left, PageFrame::headerTop, page.width(), ui::Tabs::height}, 16);
    head.placeLast(measure, m_puzzle, m_explorer);

    const bool compact = m_viewport.compact();
    const float gap = compact ? 8 : 20;
    const ui::Rect room = compact ? page.body(84, 10) : page.body(top, 16);
    const std::size_t across = compact ? lightsAcrossNarrow : lightsAcross;
    const std::size_t down = (lightsLessons + across - 1) / across;
    const float width = ui::share(room.w, across, gap);
    const float height = std::min(198.0F, ui::share(room.h, down, gap));
    float house = height; // The houses are all as high as the words of the longest topic let one be.
    for (std::size_t i = 0; i < lightsLessons; ++i) {
        m_cards[i].place({room.x + static_cast<float>(i % across) * (width + gap),
                          room.y + static_cast<float>(i / across) * (height + gap), width, height});
        house = std::min(house, m_cards[i].houseRoom(measure));
    }
    for (std::size_t i = 0; i < lightsLessons; ++i)
        m_cards[i].setHouseHeight(house);
    m_sentence =
        m_text.tr("Join equal numbers without crossing cables: how to draw them, where a cable has to run, and how to "
                  "outwit a simple program.");
    const auto lines = ui::wrapped(m_sentence, ui::style::body, room.w, measure).size();
    m_line = {room.x, room.y, room.w, static_cast<float>(lines) * ui::style::body.size * ui::style::body.lineHeight};
    const float boxTop = m_line.bottom() + belowLine;
    const float wide = ui::share(room.w, arukoneAcross, gap);
    for (std::size_t i = lightsLessons; i < m_cards.size(); ++i) {
        const auto column = static_cast<float>(i - lightsLessons);
        m_cards[i].place({room.x + column * (wide + gap), boxTop, wide, std::min(pictureCard, room.bottom() - boxTop)});
        const ArukoneLesson lesson = buildArukoneLesson(lessonIds[i], m_text);
        const arukone::Draft& box = lesson.steps.at(lesson.cover).box;
        m_cards[i].setPicture(box.sketch(), box.cables(), fuseBoxOptions(m_preferences));
        m_cards[i].placePicture(m_viewport, measure);
    }
}

std::vector<ui::LegendEntry> LearnScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Up, ui::Action::Down, ui::Action::Left, ui::Action::Right}, m_text.tr("Choose")),
            caps.entry({ui::Action::Confirm}, m_text.tr("Open")),
            caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Tab")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void LearnScene::drawPage(ui::Canvas& canvas) const {
    if (arukone())
        canvas.paragraph(m_sentence, m_line, ui::style::body, canvas.colours().text);
}

Scenery LearnScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    if (arukone())
        scenery.quiet.push_back(m_line);
    const data::LessonProgress& progress = m_records.lessons();
    const auto done = std::count_if(lessonIds.begin(), lessonIds.end(),
                                    [&progress](std::string_view id) { return progress.at(id).done; });
    scenery.night = 0.3F + 0.7F * static_cast<float>(done) / static_cast<float>(lessonIds.size());
    return scenery;
}

std::unique_ptr<Scene> ToLearn::scene(const Services& with) const {
    return std::make_unique<LearnScene>(with, with.records);
}

} // namespace game
