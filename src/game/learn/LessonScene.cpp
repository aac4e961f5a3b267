// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/LessonScene.hpp"

#include "game/play/MoveSounds.hpp"
#include "game/services/Actions.hpp"

#include <utility>
#include <variant>

namespace game {

namespace {

ui::ButtonFace faceWith(ui::ButtonFace::Kind kind, ui::Icon leading) {
    ui::ButtonFace result;
    result.kind = kind;
    result.leading = leading;
    return result;
}

ui::ButtonFace answerFace() {
    ui::ButtonFace result;
    result.alignLeft = true;
    return result;
}

} // namespace

BoardOptions LessonScene::lessonOptions(const Preferences& preferences) {
    BoardOptions options = preferences.boardOptions(House::Shed);
    options.numbers = false;
    return options;
}

LessonScene::LessonScene(const ToLesson& to, const SceneContext& context, Records& records, LampAtlases& atlases)
    : LessonPage(to, context, records)
    , m_lesson(buildLesson(m_id, context.text, m_boardSize))
    , m_exercise(m_lesson.steps.front().puzzle, m_lesson.steps.front().asked)
    , m_board(atlases, lessonOptions(context.preferences))
    , m_reader(context.text, context.speaker)
    , m_size(smallestFixUpSize, largestFixUpSize, m_boardSize, [this](int size) { resize(size); })
    , m_check(faceWith(ui::ButtonFace::Kind::Primary, ui::Icon::Check), [this] { check(); })
    , m_crib(faceWith(ui::ButtonFace::Kind::Secondary, ui::Icon::Book), [this] {
        m_cribOpen = !m_cribOpen;
        refresh();
    }) {
    m_title = m_lesson.title;
    m_form.add(m_board);
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        m_answers[i].setFace(answerFace());
        m_answers[i].onPress = [this, i] { choose(static_cast<int>(i)); };
        m_form.add(m_answers[i]);
    }
    m_form.add(m_size);
    addTools();
    m_board.onPress = [this](lights::Cell cell) { press(cell); };
    m_board.onCursorMoved = [this] { playCursor(m_sounds, m_exercise.board(), m_board.cursor()); };
    m_board.cellWords = [this](lights::Cell cell) {
        return m_reader.at(m_exercise.puzzle(), m_exercise.board(), cell);
    };
    begin(firstStep());
}

std::vector<ui::PushButton*> LessonScene::tools() {
    return {&m_back, &m_again, &m_show, &m_check, &m_crib, &m_next};
}

void LessonScene::begin(std::size_t step) {
    m_step = step;
    m_exercise = lights::Exercise(now().puzzle, now().asked);
    m_cribOpen = false;
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
    m_size.setVisible(hasSize());
    m_check.setVisible(m_exercise.checks());
    m_crib.setVisible(!now().crib.empty());
    opened();
    m_form.focus(chooses ? static_cast<ui::Widget*>(&m_answers.front()) : &m_board);
}

void LessonScene::rebuild() {
    m_lesson = buildLesson(m_id, m_text, m_boardSize);
    m_title = m_lesson.title;
    if (!m_feedback.empty())
        m_feedback = m_wrong ? now().wrong : now().right;
}

void LessonScene::again() {
    m_exercise.restart();
    m_board.view().show(m_exercise.board());
    m_sounds.play(Sound::Undo);
    for (ui::PushButton& answer : m_answers)
        answer.setEnabled(true);
    m_check.setEnabled(true);
    opened();
}

void LessonScene::press(lights::Cell cell) {
    const lights::Exercise::Outcome outcome = m_exercise.press(cell);
    judge(outcome.verdict, outcome.change);
}

void LessonScene::check() {
    judge(m_exercise.check(), {});
}

void LessonScene::choose(int answer) {
    judge(m_exercise.choose(answer), {});
}

void LessonScene::judge(lights::Verdict verdict, const std::optional<lights::Change>& change) {
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

void LessonScene::showMe() {
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

void LessonScene::resize(int size) {
    m_boardSize = size;
    m_lesson = buildLesson(m_id, m_text, size);
    begin(0);
    m_form.focus(&m_size);
}

std::vector<ToPause::Entry> LessonScene::ownEntries() const {
    std::vector<ToPause::Entry> entries;
    if (m_exercise.checks())
        entries.push_back({action::mark, m_text.tr("Check"), !m_exercise.done()});
    if (!now().crib.empty() && m_viewport.compact())
        entries.push_back({action::wholeBoard, m_text.tr("Cheat sheet"), true});
    return entries;
}

BoardReader::Position LessonScene::position() const {
    const auto presses = m_exercise.presses();
    return {m_exercise.puzzle(), m_exercise.board(), m_board.cursor(),
            presses.empty() ? std::nullopt : std::optional(presses.back())};
}

bool LessonScene::actOnStep(ui::Action action) {
    if (action == action::mark)
        check();
    else if (action == action::wholeBoard)
        m_crib.press();
    else
        return m_reader.answer(action, position(), [this](lights::Cell cell) { m_board.setCursor(cell); });
    return true;
}

Scenery LessonScene::scenery() const {
    Scenery scenery;
    scenery.pavement = 92;
    const lights::Puzzle& puzzle = m_exercise.puzzle();
    const auto windows = static_cast<float>(puzzle.start().cellCount());
    scenery.night = 1 - 0.8F * static_cast<float>(m_exercise.board().lit().count()) / windows;
    scenery.quiet = {m_header.titleArea(), m_left, m_cribArea, {m_viewport.content().right() - 360, 28, 340, 40}};
    return scenery;
}

} // namespace game
