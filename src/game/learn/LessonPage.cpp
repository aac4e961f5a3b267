// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/LessonPage.hpp"

#include "game/lessons/Lessons.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Problems.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float strip = 92;
constexpr float wordsTop = 112;
constexpr float noticePadding = 16;
constexpr float noticeIcon = 36;
constexpr ui::TextStyle noticeStyle{ui::Face::Bold, 17, 1.3F};

float heightOf(std::size_t lines, const ui::TextStyle& style) {
    return static_cast<float>(lines) * style.size * style.lineHeight;
}

ui::ButtonFace face(ui::ButtonFace::Kind kind, std::optional<ui::Icon> leading, std::optional<ui::Icon> trailing = {}) {
    ui::ButtonFace result;
    result.kind = kind;
    result.leading = leading;
    result.trailing = trailing;
    return result;
}

} // namespace

LessonPage::LessonPage(const ToLesson& to, const SceneContext& context, Records& records)
    : FormScene(context)
    , m_records(records)
    , m_id(to.lesson)
    , m_header([this] { leave(); })
    , m_back(face(ui::ButtonFace::Kind::Secondary, ui::Icon::Back), [this] { previous(); })
    , m_again(face(ui::ButtonFace::Kind::Icon, ui::Icon::Restart), [this] { again(); })
    , m_show(face(ui::ButtonFace::Kind::Secondary, ui::Icon::Play), [this] { showMe(); })
    , m_next(face(ui::ButtonFace::Kind::Primary, {}, ui::Icon::Forward), [this] { next(); }) {}

void LessonPage::addTools() {
    for (ui::PushButton* button : tools())
        m_form.add(*button);
    m_header.addTo(m_form);
}

std::size_t LessonPage::firstStep() const {
    const auto reached = static_cast<std::size_t>(m_records.lessons().at(m_id).steps);
    return reached < stepCount() ? reached : 0;
}

bool LessonPage::open() const {
    return done() || m_records.lessons().at(m_id).steps > static_cast<int>(m_step);
}

void LessonPage::opened() {
    m_feedback.clear();
    m_wrong = false;
    refresh();
}

void LessonPage::say(bool wrong, std::string feedback) {
    m_wrong = wrong;
    m_feedback = std::move(feedback);
    ++m_answers;
    if (m_wrong)
        m_sounds.play(Sound::Error);
    refresh();
}

void LessonPage::completed(std::string feedback) {
    m_records.noteLesson(m_id, {static_cast<int>(m_step) + 1, last()});
    m_sounds.play(last() ? Sound::Star3 : Sound::Star1);
    say(false, std::move(feedback));
    m_form.focus(&m_next); // So that Enter alone leads through a lesson.
}

void LessonPage::refresh() {
    m_back.setEnabled(m_step > 0);
    m_show.setEnabled(!done());
    m_next.setEnabled(open());
    if (m_measure)
        placeAll();
}

std::string LessonPage::spokenTitle() const {
    const Words step = words();
    return m_title + ". " + m_text.tr("{1} of {2}", m_step + 1, stepCount()) + ": " + step.title + ". " + step.text +
           " " + step.task;
}

Scene::News LessonPage::spokenNews() const {
    return m_feedback.empty() ? FormScene::spokenNews() : News{m_feedback, m_answers};
}

void LessonPage::previous() {
    if (m_step > 0)
        begin(m_step - 1);
}

void LessonPage::next() {
    if (!open())
        return;
    m_sounds.play(Sound::Select);
    if (!last()) {
        begin(m_step + 1);
        return;
    }
    const std::string_view after = lessonAfter(m_id);
    if (after.empty())
        leave();
    else
        m_navigator.replace(ToLesson{std::string(after)});
}

void LessonPage::pause() {
    m_navigator.push(
        pauseOf([this] { return pauseWords(); }, [this] { leave(); }, [this](ui::Action action) { act(action); }));
}

ToPause LessonPage::pauseWords() const {
    ToPause words;
    words.title = m_title;
    words.entries = ownEntries();
    words.entries.push_back({action::showSolution, m_text.tr("Show me"), !done()});
    words.entries.push_back({action::restart, m_text.tr("Start again"), true});
    words.entries.push_back({ui::Action::PreviousTab, m_text.tr("Previous step"), m_step > 0});
    words.entries.push_back({action::next, m_text.tr("Next step"), open()});
    words.entries.push_back({ui::Action::Back, m_text.tr("Back to the lessons"), true});
    return words;
}

bool LessonPage::act(ui::Action action) {
    if (actOnStep(action))
        return true;
    if (action == ui::Action::Back)
        leave();
    else if (action == action::pause)
        pause();
    else if (action == action::showSolution || action == action::hint)
        showMe();
    else if (action == action::restart)
        again();
    else if (action == ui::Action::PreviousTab)
        previous();
    else if (action == action::next || action == ui::Action::NextTab)
        next();
    else
        return false;
    return true;
}

bool LessonPage::handle(const ui::Event& event) {
    if (m_form.handle(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    return action != nullptr && !action->repeat && act(action->action);
}

void LessonPage::update(ui::Seconds step) {
    if (const auto problem = m_records.takeProblem())
        m_toasts.show({ui::Toast::Kind::Danger, text::describe(m_text, *problem), {}, {}});
    FormScene::update(step);
}

void LessonPage::arrangeWords(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_header.layout(viewport, m_text.tr("Learn: {1}", m_title), m_text.tr("Back"), measure);
    refresh();
}

std::vector<LessonPage::Notice> LessonPage::notices() const {
    std::vector<Notice> all;
    if (!done())
        all.push_back({Notice::Kind::Task, words().task, {}});
    if (!m_feedback.empty())
        all.push_back({m_wrong ? Notice::Kind::Wrong : Notice::Kind::Right, m_feedback, {}});
    return all;
}

float LessonPage::placeWords(const ui::TextStyle& style) {
    m_bodyStyle = style;
    const ui::TextStyle title = ui::style::dialogTitle;
    m_titleLines = ui::wrapped(words().title, title, m_left.w, m_measure);
    float y = wordsTop + heightOf(m_titleLines.size(), title) + 6;
    m_textTop = y;
    y += heightOf(ui::wrapped(words().text, style, m_left.w, m_measure).size(), style) + 10;
    m_notices = notices();
    for (Notice& notice : m_notices) {
        const auto lines =
            ui::wrapped(notice.words, noticeStyle, m_left.w - noticeIcon - 2 * noticePadding + 4, m_measure);
        const float height = heightOf(lines.size(), noticeStyle) + 2 * noticePadding - 4;
        notice.area = {m_left.x, y, m_left.w, height};
        y += height + 12;
    }
    return placeBelowWords(y);
}

void LessonPage::placeAll() {
    const ui::Rect content = m_viewport.content();
    const bool compact = m_viewport.compact();
    const float margin = m_viewport.margin();
    m_ground = content.h - strip;
    m_left = {content.x + margin, wordsTop - 10, compact ? 290.0F : 296.0F, m_ground - wordsTop};
    // Use the largest type that keeps all text above the pavement.
    for (const ui::TextStyle& style : {ui::style::prose, ui::style::body, ui::TextStyle{ui::Face::Regular, 16, 1.35F},
                                       ui::TextStyle{ui::Face::Regular, 15, 1.3F}}) {
        m_textBottom = placeWords(style);
        if (m_textBottom <= m_ground)
            break;
    }
    placeBoard();
    placeTools();
    const float right = content.right() - margin;
    m_toasts.place({right - 340, 84, 340, m_ground - 84 - 16});
}

ui::Rect LessonPage::boardInMiddle(ui::Rect room) const {
    const float middle = m_viewport.content().centre().x;
    const float half = std::min(middle - room.x, room.right() - middle);
    return {middle - half, room.y, 2 * half, room.h};
}

void LessonPage::placeTools() {
    const KeyCaps caps(m_text, m_input);
    const ui::Rect content = m_viewport.content();
    m_back.setLabel(m_text.trc("step of a lesson", "Previous"));
    m_again.setLabel(m_text.tr("Start again"));
    m_show.setLabel(m_text.tr("Show me"));
    m_show.setKey(caps.of(action::showSolution));
    ui::ButtonFace next = m_next.face();
    next.label = !last()                     ? m_text.trc("step of a lesson", "Next")
                 : lessonAfter(m_id).empty() ? m_text.trc("a lesson", "Done")
                                             : m_text.tr("Next lesson");
    next.key = caps.of(action::next);
    m_next.setFace(std::move(next));
    m_back.setHideLabel(m_viewport.compact());

    constexpr float gap = 12;
    float width = -gap;
    std::vector<ui::PushButton*> shown;
    for (ui::PushButton* button : tools())
        if (button->visible()) {
            shown.push_back(button);
            width += button->preferredWidth(m_measure) + gap;
        }
    ui::Vec at{content.centre().x - width / 2, m_ground + (strip - ui::PushButton::height) / 2};
    for (ui::PushButton* button : shown) {
        const float own = button->preferredWidth(m_measure);
        button->place({at.x, at.y, own, ui::PushButton::height});
        at.x += own + gap;
    }
}

void LessonPage::drawSteps(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const auto steps = static_cast<int>(stepCount());
    const int reached = m_records.lessons().at(m_id).steps;
    constexpr float gap = 20;
    constexpr float y = 47;
    float x = m_viewport.content().right() - m_viewport.margin() - 6;
    for (int i = steps - 1; i >= 0; --i) {
        const bool here = i == static_cast<int>(m_step);
        if (here) {
            canvas.fill({x - 20, y - 6, 26, 12}, colours.accent, 6);
            x -= 20;
        } else if (i < reached) {
            canvas.disc({x, y}, 6, colours.accent);
        } else {
            canvas.ring({x, y}, 6, 1.5F, colours.lineCtl);
        }
        x -= gap;
    }
    canvas.text(m_text.tr("Step {1} of {2}", m_step + 1, steps), {x + 2, y}, ui::style::body, colours.text2,
                ui::Align::Right);
}

void LessonPage::drawNotices(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    for (const Notice& notice : m_notices) {
        const bool right = notice.kind == Notice::Kind::Right;
        const bool wrong = notice.kind == Notice::Kind::Wrong;
        const sf::Color colour = right ? colours.ok : wrong ? colours.danger : colours.hint;
        ui::drawNotice(canvas, notice.area, colour);
        canvas.icon(right   ? ui::Icon::Check
                    : wrong ? ui::Icon::Cross
                            : ui::Icon::Hint,
                    {notice.area.x + noticePadding + 10, notice.area.centre().y}, 22, colour);
        canvas.paragraph(notice.words,
                         {notice.area.x + noticePadding + noticeIcon, notice.area.y + noticePadding + 1,
                          notice.area.w - noticeIcon - 2 * noticePadding + 4, notice.area.h},
                         noticeStyle, colours.text);
    }
}

void LessonPage::drawWords(ui::Canvas& canvas) const {
    m_header.draw(canvas);
    drawSteps(canvas);
    const ui::Palette& colours = canvas.colours();
    float y = wordsTop + 10;
    for (const std::string& line : m_titleLines) {
        canvas.text(line, {m_left.x, y}, ui::style::dialogTitle, colours.text);
        y += ui::style::dialogTitle.size * ui::style::dialogTitle.lineHeight;
    }
    canvas.paragraph(words().text, {m_left.x, m_textTop + 4, m_left.w, 0}, m_bodyStyle, colours.text);
    drawNotices(canvas);
}

} // namespace game
