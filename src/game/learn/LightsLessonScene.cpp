// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/LightsLessonScene.hpp"

#include "game/controls/BoardHouse.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/lessons/ArukoneLesson.hpp"
#include "game/lessons/CribCard.hpp"
#include "game/look/Theme.hpp"
#include "game/round/MoveSounds.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <variant>

namespace game {

namespace {

/// Draws a dashed ring around a window, with an outline that sets it off from the background.
void drawRing(ui::Canvas& canvas, ui::Rect cell) {
    const float pitch = cell.w;
    const ui::Rect ring = cell.inset(0.012F * pitch);
    const float width = std::max(2.0F, 0.038F * pitch);
    const float on = 0.105F * pitch;
    const float off = 0.075F * pitch;
    canvas.fill(cell.inset(0.17F * pitch), ui::faded(canvas.colours().hint, 0.22F), 0.05F * pitch);
    if (!canvas.theme().flat)
        canvas.dashed(ring.inset(-1.2F), width + 2.4F, ui::faded(look(canvas.theme()).markEdge, 0.85F), 0.15F * pitch,
                      on, off);
    canvas.dashed(ring, width, canvas.colours().hint, 0.15F * pitch, on, off);
}

/// Draws a solid frame around a window that the text is about or that is marked.
void drawFrame(ui::Canvas& canvas, ui::Rect cell) {
    const float pitch = cell.w;
    const ui::Rect frame = cell.inset(0.02F * pitch);
    const float width = std::max(3.0F, 0.05F * pitch);
    if (!canvas.theme().flat)
        canvas.stroke(frame.inset(-1.5F), width + 3, ui::faded(look(canvas.theme()).markEdge, 0.85F), 0.15F * pitch);
    canvas.stroke(frame, width, canvas.colours().hint, 0.15F * pitch);
}

void drawArrow(ui::Canvas& canvas, ui::Vec from, ui::Vec to, float pitch) {
    const float width = std::max(3.0F, 0.055F * pitch);
    const float wing = 0.13F * pitch;
    const std::array<std::array<ui::Vec, 2>, 3> lines{
        {{from, to}, {ui::Vec{to.x - wing, to.y - wing}, to}, {ui::Vec{to.x + wing, to.y - wing}, to}}};
    for (const auto& line : lines)
        canvas.line(line[0], line[1], width + 4, look(canvas.theme()).markEdge);
    for (const auto& line : lines)
        canvas.line(line[0], line[1], width, canvas.colours().hint);
}

/// Draws the disc for a number or a tick in the corner of a window. \returns its centre.
ui::Vec drawBadge(ui::Canvas& canvas, ui::Rect cell) {
    const float radius = std::max(9.0F, 0.15F * cell.w);
    const ui::Vec centre{cell.right() - 0.8F * radius, cell.y + 0.8F * radius};
    canvas.disc(centre, radius + 1.5F, look(canvas.theme()).markEdge);
    canvas.disc(centre, radius, canvas.colours().hint);
    return centre;
}

ui::ButtonFace answerFace() {
    ui::ButtonFace result;
    result.alignLeft = true;
    return result;
}

constexpr float answerGap = 8;

} // namespace

void drawLessonMarks(ui::Canvas& canvas, const LightsBoardView& board, const LessonMarks& marks) {
    const ui::Palette& colours = canvas.colours();
    const sf::Color ink = look(canvas.theme()).markEdge;
    if (marks.row) {
        const ui::Rect windows = board.cellsRect();
        const float pitch = board.cellRect({*marks.row, 0}).h;
        const ui::Rect band =
            ui::Rect{windows.x, board.cellRect({*marks.row, 0}).y, windows.w, pitch}.inset(-0.08F * pitch);
        if (!canvas.theme().flat)
            canvas.stroke(band.inset(-1), 5, ui::faded(ink, 0.7F), 0.2F * pitch);
        canvas.stroke(band, 3, colours.hint, 0.2F * pitch);
    }
    std::map<lights::Cell, int> numbers;
    int number = 0;
    for (const lights::Cell cell : marks.presses) {
        const ui::Rect area = board.cellRect(cell);
        if (numbers.find(cell) == numbers.end())
            drawRing(canvas, area);
        numbers[cell] = ++number;
        if (marks.arrows && cell.row > 0) {
            const ui::Rect above = board.cellRect({cell.row - 1, cell.column});
            drawArrow(canvas, {above.centre().x, above.centre().y + 0.05F * area.h},
                      {area.centre().x, area.y + 0.28F * area.h}, area.w);
        }
    }
    if (marks.numbered)
        for (const auto& [cell, last] : numbers) {
            const ui::Rect area = board.cellRect(cell);
            const ui::Vec centre = drawBadge(canvas, area);
            canvas.text(std::to_string(last), centre, {ui::Face::Bold, std::max(12.0F, 0.2F * area.w)}, ink,
                        ui::Align::Centre);
        }
    if (marks.chosen)
        marks.chosen->forEach([&](lights::Cell cell) {
            const ui::Rect area = board.cellRect(cell);
            canvas.fill(area.inset(0.04F * area.w), ui::faded(colours.hint, 0.28F), 0.14F * area.w);
            drawFrame(canvas, area);
            const ui::Vec centre = drawBadge(canvas, area);
            canvas.icon(ui::Icon::Check, centre, std::max(14.0F, 0.24F * area.w), ink);
        });
    if (marks.subject) {
        const ui::Rect area = board.cellRect(*marks.subject);
        drawFrame(canvas, area.inset(-0.03F * area.w));
    }
}

BoardOptions LightsLessonScene::lessonOptions(const Preferences& preferences, const lights::Rules& rules) {
    const bool joined = rules.surface != lights::Surface::Plane;
    BoardOptions options = boardOptions(preferences, joined ? House::Round : House::Shed);
    options.numbers = false;
    options.front = BoardSurround::Facade;
    options.door = true;
    options.skyline = headBottom - 10;
    return options;
}

LightsLessonScene::LightsLessonScene(const ToLesson& to, const SceneContext& context, Records& records,
                                     LampAtlases& atlases)
    : LessonPage(to, context, records)
    , m_lesson(buildLesson(m_id, context.text, m_boardSize))
    , m_exercise(m_lesson.steps.front().puzzle, m_lesson.steps.front().asked)
    , m_board(atlases, lessonOptions(context.preferences, m_exercise.puzzle().rules()))
    , m_reader(context.text, context.speaker) {
    m_title = m_lesson.title;
    m_form.add(m_board);
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        m_answers[i].setFace(answerFace());
        m_answers[i].onPress = [this, i] { choose(static_cast<int>(i)); };
        m_form.add(m_answers[i]);
    }
    m_form.add(m_size, [this](auto& it) {
        it.setName(m_text.trc("lesson", "Answer"));
        it.setVisible(hasSize());
    });
    addTools();
    m_board.onPress = [this](lights::Cell cell) { press(cell); };
    m_board.onCursorMoved = [this] { playCursor(m_sounds, m_exercise.board(), m_board.cursor()); };
    m_board.cellWords = [this](lights::Cell cell) {
        return m_reader.at(m_exercise.puzzle(), m_exercise.board(), cell);
    };
    begin(firstStep());
}

std::vector<ui::PushButton*> LightsLessonScene::tools() {
    return {&m_back, &m_again, &m_show, &m_check, &m_crib, &m_next};
}

void LightsLessonScene::begin(std::size_t step) {
    m_step = step;
    m_exercise = lights::Exercise(now().puzzle, now().asked);
    m_cribOpen = false;
    m_board.view().setOptions(lessonOptions(m_preferences, m_exercise.puzzle().rules()));
    m_board.open(now().puzzle, m_exercise.board());
    m_board.view().setQuiet(
        now().tinted
            ? std::optional(QuietMarks{*now().tinted, lights::BitGrid(now().puzzle.rows(), now().puzzle.columns())})
            : std::nullopt);
    const bool chooses = std::holds_alternative<lights::ChooseAnswer>(now().asked);
    m_board.setEnabled(!chooses);
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        m_answers[i].setVisible(i < now().answers.size());
        m_answers[i].setEnabled(true);
    }
    m_check.setEnabled(true);
    m_check.setVisible(m_exercise.checks());
    m_crib.setVisible(!now().crib.empty());
    opened();
    m_form.focus(chooses ? static_cast<ui::Widget*>(&m_answers.front()) : &m_board);
}

void LightsLessonScene::rebuild() {
    m_lesson = buildLesson(m_id, m_text, m_boardSize);
    m_title = m_lesson.title;
    if (!m_feedback.empty())
        m_feedback = m_wrong ? now().wrong : now().right;
}

void LightsLessonScene::again() {
    m_exercise.restart();
    m_board.view().show(m_exercise.board());
    m_sounds.play(Sound::Undo);
    for (ui::PushButton& answer : m_answers)
        answer.setEnabled(true);
    m_check.setEnabled(true);
    opened();
}

void LightsLessonScene::press(lights::Cell cell) {
    const lights::Exercise::Outcome outcome = m_exercise.press(cell);
    judge(outcome.verdict, outcome.change);
}

void LightsLessonScene::check() {
    judge(m_exercise.check(), {});
}

void LightsLessonScene::choose(int answer) {
    judge(m_exercise.choose(answer), {});
}

void LightsLessonScene::judge(lights::Verdict verdict, const std::optional<lights::Change>& change) {
    using lights::Verdict;
    if (verdict == Verdict::Nothing)
        return;
    if (change) {
        m_board.view().apply(*change);
        m_sounds.play(Sound::Press, panOf(change->cell.column, m_exercise.board().columns()));
    } else if (verdict == Verdict::Again) {
        m_board.view().show(m_exercise.board());
    }
    if (verdict == Verdict::Done) {
        m_check.setEnabled(false);
        for (std::size_t i = 0; i < now().answers.size(); ++i)
            m_answers[i].setEnabled(static_cast<int>(i) == std::get<lights::ChooseAnswer>(now().asked).right);
        completed(now().right);
        if (hasSize() && last())
            m_records.noteLesson(sheetLesson(m_boardSize), {1, true});
        return;
    }
    if (!change && verdict == Verdict::Right)
        m_sounds.play(Sound::Cursor);
    const bool wrong = verdict == Verdict::Wrong || verdict == Verdict::Again;
    say(wrong, wrong ? now().wrong : std::string());
}

void LightsLessonScene::showMe() {
    const lights::Exercise::Next right = m_exercise.next();
    if (right.cell) {
        m_sounds.play(Sound::Hint);
        press(*right.cell);
    } else if (right.answer) {
        choose(*right.answer);
    } else if (right.check) {
        check();
    }
}

void LightsLessonScene::resize(int size) {
    m_boardSize = size;
    m_lesson = buildLesson(m_id, m_text, size);
    begin(0);
    m_form.focus(&m_size);
}

std::vector<ToPause::Entry> LightsLessonScene::ownEntries() const {
    std::vector<ToPause::Entry> entries;
    if (m_exercise.checks())
        entries.push_back({action::mark, m_text.tr("Check"), !m_exercise.done()});
    if (!now().crib.empty() && m_viewport.compact())
        entries.push_back({action::wholeBoard, m_text.tr("Cheat sheet"), true});
    return entries;
}

BoardReader::Position LightsLessonScene::position() const {
    const auto presses = m_exercise.presses();
    return {m_exercise.puzzle(), m_exercise.board(), m_board.cursor(),
            presses.empty() ? std::nullopt : std::optional(presses.back())};
}

bool LightsLessonScene::actOnStep(ui::Action action) {
    if (action == action::mark)
        check();
    else if (action == action::wholeBoard)
        m_crib.press();
    else
        return m_reader.answer(action, position(), [this](lights::Cell cell) { m_board.setCursor(cell); });
    return true;
}

Scenery LightsLessonScene::scenery() const {
    Scenery scenery;
    scenery.pavement = 92;
    const lights::Puzzle& puzzle = m_exercise.puzzle();
    const auto windows = static_cast<float>(puzzle.start().cellCount());
    scenery.night = 1 - 0.8F * static_cast<float>(m_exercise.board().lit().count()) / windows;
    scenery.town = m_board.view().townBehind();
    scenery.quiet = {m_header.titleArea(), m_left, m_cribArea, {m_viewport.content().right() - 360, 28, 340, 40}};
    return scenery;
}

void LightsLessonScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    rebuild();
    m_board.view().setOptions(lessonOptions(m_preferences, m_exercise.puzzle().rules()));
    m_board.setPreview(false);
    m_board.setName(m_text.tr("Board"));
    m_check.setLabel(m_text.tr("Check"));
    m_check.setKey(KeyCaps(m_text, m_input).of(action::mark));
    m_crib.setLabel(m_text.tr("Cheat sheet"));
    arrangeWords(viewport, measure);
}

float LightsLessonScene::placeBelowWords(float y) {
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

void LightsLessonScene::placeBoard() {
    const ui::Rect content = m_viewport.content();
    const bool compact = m_viewport.compact();
    m_cribArea = {};
    if (!now().crib.empty()) {
        const float height = cribHeight(now().crib, cribWidth, m_measure);
        m_cribArea = {content.right() - m_viewport.margin() - cribWidth, compact ? 84.0F : 120.0F, cribWidth, height};
    }
    m_crib.setVisible(compact && !now().crib.empty());
    const bool joined = m_board.joined();
    const float top = joined ? 112 : 144;   // With a roof between the title and the windows.
    const float beside = compact ? 44 : 52; // Room for the wall and the repeated windows past joined edges.
    const float left = m_left.right() + beside;
    const float right = content.right() - m_viewport.margin() - (compact ? 0 : cribWidth) - beside;
    ui::Rect room{left, top, right - left, m_ground - top - (joined ? 24.0F : 46.0F)};
    if (!compact) // In the middle, above the buttons.
        room = boardInMiddle(room);
    if (joined)
        room = {room.x + 20, room.y + 8, room.w - 40, room.h - 16};
    const ui::Rect port{room.x - beside / 2, 76, room.w + beside, m_ground - 76};
    m_board.placeIn(room, port, m_ground, m_viewport);
}

LessonMarks LightsLessonScene::marks() const {
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

void LightsLessonScene::draw(ui::Canvas& canvas) const {
    m_form.draw(canvas);
    drawLessonMarks(canvas, m_board.view(), marks());
    drawWords(canvas);
    if (hasSize())
        canvas.text(m_text.tr("Board size"), {m_left.x, m_sizeTop + ui::Stepper::height / 2}, ui::style::label,
                    canvas.colours().text2);
    if (!now().crib.empty() && (!m_viewport.compact() || m_cribOpen))
        drawCrib(canvas, m_cribArea, now().crib);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

} // namespace game
