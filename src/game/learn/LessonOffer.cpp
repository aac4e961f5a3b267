// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/LessonOffer.hpp"

#include "game/controls/PromptLayout.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/look/facade/MiniHouse.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/Text.hpp"

#include <utility>

namespace game {

namespace {

const ui::Vec offerPicture{150, 132};
constexpr float besideOffered = 16;
constexpr float offerGap = 24; ///< Between the offerPicture and the words.
constexpr float offerHeight = 308;

} // namespace

LessonOfferScene::LessonOfferScene(const SceneContext& context, std::function<void()> declined)
    : OverlayScene(context)
    , m_lesson(outlineOf(offeredLesson, context.text))
    , m_declined(std::move(declined))
    , m_leave({}, [this] { dismiss(); })
    , m_open(primaryFace(ui::Icon::Book), [this] { open(); }) {
    m_form.add(m_leave, [this](auto& it) {
        it.setLabel(m_text.tr("Not now"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Back));
    });
    m_form.add(m_open, [this](auto& it) {
        it.setLabel(m_text.tr("To the lesson"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Confirm));
    });
    m_form.focus(&m_open);
}

std::string LessonOfferScene::heading() const {
    return m_text.tr("Four minutes: light chasing");
}

std::string LessonOfferScene::words() const {
    return m_text.tr("Row by row, this method puts out every flat house without gaps but for its last row. The lesson "
                     "shows it step by step; afterwards you are here again.");
}

void LessonOfferScene::open() {
    if (closed())
        return;
    m_sounds.play(Sound::Select);
    static_cast<void>(leave());
    m_navigator.push(ToLesson{std::string(offeredLesson)});
}

void LessonOfferScene::dismiss() {
    if (closed())
        return;
    close();
    if (m_declined)
        m_declined();
}

void LessonOfferScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_lesson = outlineOf(offeredLesson, m_text);
    const ui::Vec screen = viewport.size(); // Low, so that the figures of a win stay in sight.
    placePanelAt(viewport, {(screen.x - prompt::width) / 2, screen.y - offerHeight - viewport.margin(), prompt::width,
                            offerHeight});
    prompt::placeButtons(panel(), m_open, m_leave, measure);
    m_house.clear();
}

void LessonOfferScene::draw(ui::Canvas& canvas) const {
    drawPanel(canvas);
    const ui::Palette& colours = canvas.colours();
    const float left = panel().x + prompt::padding;
    canvas.textFitted(heading(), {left, panel().y + prompt::titleMiddle}, prompt::width - 2 * prompt::padding,
                      ui::style::dialogTitle, colours.text);
    const ui::Vec at{left, panel().y + prompt::titleHeight + 8};
    const ui::Rect area{0, 0, offerPicture.x, offerPicture.y};
    m_house
        .on(canvas,
            [&](Brush& brush) {
                const LessonCover& cover = *m_lesson.cover;
                MiniHouse::paintSky(brush, area, canvas.theme());
                MiniHouse{House::Tower,
                          {besideOffered, 5, area.w - 2 * besideOffered, area.h - 5},
                          cover.shape.rows(),
                          cover.shape.columns()}
                    .paint(brush, cover.shape, cover.lit, MiniHouse::Light::Lamp, canvas.theme());
                return area.inset(-1);
            })
        .draw(canvas, area.inset(-1), at - ui::Vec{1, 1});
    const float words = at.x + offerPicture.x + offerGap;
    canvas.paragraph(this->words(), {words, at.y, panel().right() - prompt::padding - words, offerPicture.y},
                     ui::style::body, colours.text2);
    m_form.draw(canvas);
}

std::unique_ptr<Scene> ToLessonOffer::scene(const Services& with) const {
    return std::make_unique<LessonOfferScene>(with, declined);
}

} // namespace game
