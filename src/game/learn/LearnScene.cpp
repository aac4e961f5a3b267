// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/LearnScene.hpp"

#include "game/arukone/FuseBoxTools.hpp"
#include "game/learn/FuseBoxLesson.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <array>

namespace game {

namespace {

constexpr std::size_t across = 3; ///< Cards per row, and rows.
constexpr float top = 92;
constexpr float pictureCard = 480; ///< Greatest height of a card with a picture.
constexpr float belowLine = 18;    ///< From the sentence above the cards to them.

/// The houses of the lessons on Lights Out, in a row as in a street.
constexpr std::array<House, lightsLessons> houses{House::Shed,   House::Terrace,     House::Tower,
                                                  House::Corner, House::Observatory, House::Slate,
                                                  House::Tower,  House::Round,       House::Terrace};

} // namespace

LearnScene::LearnScene(const SceneContext& context, Records& records)
    : PageScene(context)
    , m_records(records)
    , m_puzzle({}, 0, [this](std::size_t tab) { showPuzzle(tab); })
    , m_explorer({}, [this] {
        m_sounds.play(Sound::Select);
        m_navigator.push(ToExplorer{});
    }) {
    for (std::size_t i = 0; i < lessonIds.size(); ++i) {
        m_cards.emplace_back([this, i] { open(i); });
        m_form.add(m_cards.back());
    }
    m_explorer.setFace(wordsFace(ui::Icon::Grid));
    m_form.add(m_puzzle);
    m_form.add(m_explorer);
    m_header.addTo(m_form);
    const std::size_t next = nextLesson() % lessonIds.size(); // The first if all are done.
    m_puzzle.select(next < lightsLessons ? 0 : 1);
    showPuzzle(m_puzzle.selected());
    m_form.focus(&m_cards[next]);
}

void LearnScene::showPuzzle(std::size_t tab) {
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i].setVisible((i < lightsLessons) == (tab == 0));
    m_explorer.setVisible(tab == 0); // It is about boards of Lights Out.
}

bool LearnScene::act(const ui::ActionPressed& pressed) {
    if (pressed.action != ui::Action::PreviousTab && pressed.action != ui::Action::NextTab)
        return false;
    m_puzzle.step(pressed.action == ui::Action::NextTab ? 1 : -1);
    m_form.focus(&m_cards[m_puzzle.selected() == 0 ? 0 : lightsLessons]);
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
    m_puzzle.setName(m_text.tr("Puzzle"));
    m_explorer.setLabel(m_text.tr("Explorer"));
    m_puzzle.setItems({{m_text.tr("Lights Out"), {}, true}, {m_text.tr("Arukone"), {}, true}});
    m_puzzle.place(page.headerEnd(m_puzzle.preferredWidth(measure), ui::Tabs::height));
    const float explorer = m_explorer.preferredWidth(measure);
    m_explorer.place({m_puzzle.bounds().x - 16 - explorer, m_puzzle.bounds().y, explorer, ui::PushButton::height});

    const float gap = m_viewport.compact() ? 14 : 20;
    const ui::Rect room = page.body(top, 16);
    const float width = ui::share(room.w, across, gap);
    const float height = std::min(198.0F, ui::share(room.h, across, gap));
    for (std::size_t i = 0; i < lightsLessons; ++i)
        m_cards[i].place({room.x + static_cast<float>(i % across) * (width + gap),
                          room.y + static_cast<float>(i / across) * (height + gap), width, height});
    m_sentence =
        m_text.tr("Join equal numbers without crossing cables: how to draw them, where a cable has to run, and how to "
                  "outwit a simple program.");
    const auto lines = ui::wrapped(m_sentence, ui::style::body, room.w, measure).size();
    m_line = {room.x, room.y, room.w, static_cast<float>(lines) * ui::style::body.size * ui::style::body.lineHeight};
    const float boxTop = m_line.bottom() + belowLine;
    for (std::size_t i = lightsLessons; i < m_cards.size(); ++i) {
        const auto column = static_cast<float>(i - lightsLessons);
        m_cards[i].place(
            {room.x + column * (width + gap), boxTop, width, std::min(pictureCard, room.bottom() - boxTop)});
        const FuseBoxLesson lesson = buildFuseBoxLesson(lessonIds[i], m_text);
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
    if (m_puzzle.selected() == 1)
        canvas.paragraph(m_sentence, m_line, ui::style::body, canvas.colours().text);
}

Scenery LearnScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    if (m_puzzle.selected() == 1)
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
