#include "game/learn/CribCard.hpp"
#include "game/learn/LessonScene.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float strip = 92;
constexpr float wordsTop = 112;
constexpr float noticePadding = 16;
constexpr float noticeIcon = 36;
constexpr float answerGap = 8;
constexpr ui::TextStyle noticeStyle{ui::Face::Bold, 17, 1.3F};

float heightOf(std::size_t lines, const ui::TextStyle& style) {
    return static_cast<float>(lines) * style.size * style.lineHeight;
}

} // namespace

void LessonScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    rebuild();
    m_board.view().setOptions(lessonOptions(m_preferences));
    m_board.setPreview(false);
    m_header.layout(viewport, m_text.tr("Learn: {1}", m_lesson.title), m_text.tr("Back"), measure);
    refresh();
}

std::vector<LessonScene::Notice> LessonScene::notices() const {
    std::vector<Notice> all;
    if (!m_exercise.done())
        all.push_back({Notice::Kind::Task, now().task, {}});
    if (!m_feedback.empty())
        all.push_back({m_wrong ? Notice::Kind::Wrong : Notice::Kind::Right, m_feedback, {}});
    return all;
}

float LessonScene::placeWords(const ui::TextStyle& style) {
    m_bodyStyle = style;
    const ui::TextStyle title = ui::style::dialogTitle;
    m_titleLines = ui::wrapped(now().title, title, m_left.w, m_measure);
    float y = wordsTop + heightOf(m_titleLines.size(), title) + 6;
    m_textTop = y;
    y += heightOf(ui::wrapped(now().text, style, m_left.w, m_measure).size(), style) + 10;
    m_notices = notices();
    for (Notice& notice : m_notices) {
        const auto lines =
            ui::wrapped(notice.words, noticeStyle, m_left.w - noticeIcon - 2 * noticePadding + 4, m_measure);
        const float height = heightOf(lines.size(), noticeStyle) + 2 * noticePadding - 4;
        notice.area = {m_left.x, y, m_left.w, height};
        y += height + 12;
    }
    for (std::size_t i = 0; i < now().answers.size(); ++i) {
        m_answers[i].setLabel(now().answers[i]);
        m_answers[i].place({m_left.x, y, m_left.w, ui::PushButton::height});
        y += ui::PushButton::height + answerGap;
    }
    if (hasSize()) {
        y += 4;
        m_sizeTop = y;
        m_size.place({m_left.x + m_left.w - 150, y, 150, ui::Stepper::height});
        y += ui::Stepper::height;
    }
    return y;
}

void LessonScene::placeAll() {
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
    m_cribArea = {};
    if (!now().crib.empty()) {
        const float height = cribHeight(now().crib, cribWidth, m_measure);
        m_cribArea = {content.right() - margin - cribWidth, compact ? 84.0F : 120.0F, cribWidth, height};
    }
    placeBoard();
    placeToolbar();
    const float right = content.right() - margin;
    m_toasts.place({right - 340, 84, 340, m_ground - 84 - 16});
}

void LessonScene::placeBoard() {
    const ui::Rect content = m_viewport.content();
    const bool compact = m_viewport.compact();
    const bool joined = m_board.joined();
    constexpr float top = 112;
    const float beside = compact ? 44 : 52; // Room for the wall and the repeated windows past joined edges.
    const float right =
        compact ? content.right() - m_viewport.margin() : content.right() - m_viewport.margin() - cribWidth;
    ui::Rect room{m_left.right() + beside, top, right - m_left.right() - 2 * beside,
                  m_ground - top - (joined ? 24.0F : 46.0F)};
    if (joined)
        room = {room.x + 20, room.y + 8, room.w - 40, room.h - 16};
    const ui::Rect port{room.x - beside / 2, 76, room.w + beside, m_ground - 76};
    m_board.placeIn(room, port, m_ground, m_viewport);
    if (joined)
        return;
    // A small house stands low, with more sky above it than below.
    const float high = m_board.camera().whole().windows().height / m_viewport.scale();
    const float sunk = (room.h - high) * 0.6F;
    m_board.placeIn({room.x, room.y + sunk, room.w, room.h - sunk}, port, m_ground, m_viewport);
}

void LessonScene::placeToolbar() {
    const KeyCaps caps(m_text, m_input);
    const ui::Rect content = m_viewport.content();
    const bool compact = m_viewport.compact();
    m_back.setLabel(m_text.trc("step of a lesson", "Previous"));
    m_again.setLabel(m_text.tr("Start again"));
    m_again.setTip(m_text.tr("Start again"));
    m_show.setLabel(m_text.tr("Show me"));
    m_show.setKey(caps.of(action::showSolution));
    m_check.setLabel(m_text.tr("Check"));
    m_check.setKey(caps.of(action::mark));
    m_crib.setLabel(m_text.tr("Crib"));
    m_crib.setVisible(compact && !now().crib.empty());
    ui::ButtonFace next = m_next.face();
    next.label = !last()                     ? m_text.trc("step of a lesson", "Next")
                 : lessonAfter(m_id).empty() ? m_text.tr("Done")
                                             : m_text.tr("Next lesson");
    next.key = caps.of(action::next);
    m_next.setFace(std::move(next));
    m_back.setHideLabel(compact);

    constexpr float gap = 12;
    float width = -gap;
    std::vector<ui::PushButton*> shown;
    for (ui::PushButton* button : {&m_back, &m_again, &m_show, &m_check, &m_crib, &m_next})
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

LessonMarks LessonScene::marks() const {
    LessonMarks marks;
    marks.subject = now().subject;
    if (m_exercise.checks())
        marks.chosen = m_exercise.marked();
    if (m_exercise.done() || now().guide == Guide::None)
        return marks;
    if (now().guide == Guide::All) {
        marks.presses = m_exercise.wanted();
        const auto* these = std::get_if<lights::PressThese>(&now().asked);
        marks.numbered = these != nullptr && these->inOrder && these->cells.front() != these->cells.back();
        if (marks.numbered) // The numbers stay on windows already pressed.
            marks.presses = these->cells;
    }
    const lights::ChaseAdvice advice = m_exercise.advice();
    if (advice.kind == lights::ChaseAdvice::Kind::Chase) {
        marks.row = advice.row;
        marks.arrows = now().guide == Guide::All;
    }
    return marks;
}

void LessonScene::drawSteps(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const auto steps = static_cast<int>(m_lesson.steps.size());
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

void LessonScene::drawNotices(ui::Canvas& canvas) const {
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

void LessonScene::drawWords(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    float y = wordsTop + 10;
    for (const std::string& line : m_titleLines) {
        canvas.text(line, {m_left.x, y}, ui::style::dialogTitle, colours.text);
        y += ui::style::dialogTitle.size * ui::style::dialogTitle.lineHeight;
    }
    canvas.paragraph(now().text, {m_left.x, m_textTop + 4, m_left.w, 0}, m_bodyStyle, colours.text);
    drawNotices(canvas);
    if (hasSize())
        canvas.text(m_text.tr("Size of the house"), {m_left.x, m_sizeTop + ui::Stepper::height / 2}, ui::style::label,
                    colours.text2);
}

void LessonScene::draw(ui::Canvas& canvas) const {
    m_header.draw(canvas);
    drawSteps(canvas);
    m_form.draw(canvas);
    drawLessonMarks(canvas, m_board.view(), marks());
    drawWords(canvas);
    if (!now().crib.empty() && (!m_viewport.compact() || m_cribOpen))
        drawCrib(canvas, m_cribArea, now().crib);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

} // namespace game
