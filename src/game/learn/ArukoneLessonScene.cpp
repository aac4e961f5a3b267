// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/ArukoneLessonScene.hpp"

#include "arukone/solver/Obstacle.hpp"
#include "game/lessons/CribCard.hpp"
#include "game/round/ArukoneTools.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"

#include <utility>

namespace game {

namespace {

using arukone::DrawingExercise;
using arukone::TrapExercise;
using Kind = ArukoneStep::Kind;

/// How the program gets on with the judged board: by shortest paths with which it succeeds, if there are any.
arukone::ProgramRun runOf(const TrapExercise& trap) {
    arukone::ProgramRun run = arukone::runProgram(trap.draft().board().value());
    if (const auto& witness = trap.judgement().witness; !run.solves() && witness)
        run = {witness->order, witness->cables, std::nullopt};
    return run;
}

constexpr float stripHeight = 92;

} // namespace

ArukoneLessonScene::ArukoneLessonScene(const ToLesson& to, const SceneContext& context, Records& records)
    : LessonPage(to, context, records)
    , m_lesson(buildArukoneLesson(m_id, context.text))
    , m_undo(iconFace(ui::Icon::Undo), [this] { undo(); })
    , m_board(fuseBoxOptions(context.preferences))
    , m_reader(context.text, context.speaker) {
    m_title = m_lesson.title;
    m_form.add(m_board);
    addTools();
    m_board.onStroke = [this](const arukone::Stroke& stroke) { draw(stroke); };
    m_board.onNothing = [this](puzzle::Cell cell) { place(cell); };
    m_board.onCursorMoved = [this] { m_sounds.play(Sound::Cursor, panOf(m_board.cursor().column, m_board.columns())); };
    m_board.cellWords = [this](puzzle::Cell) { return m_reader.at(position()); };
    m_board.onTakeUp = [this] { m_sounds.play(Sound::Press); };
    m_board.onDraw = [this](int length) { m_sounds.playCable(length); };
    m_board.onBlocked = [this] { m_sounds.play(Sound::Error); };
    begin(firstStep());
}

bool ArukoneLessonScene::done() const {
    if (const auto* drawing = std::get_if<DrawingExercise>(&m_exercise))
        return drawing->done();
    if (const auto* trap = std::get_if<TrapExercise>(&m_exercise))
        return trap->done();
    return std::get<Watching>(m_exercise).done;
}

void ArukoneLessonScene::begin(std::size_t step) {
    m_step = step;
    restartExercise();
    openBoard(now().box.sketch(), now().box.cables(), false);
    m_undo.setVisible(now().kind == Kind::Draw);
    showState();
    opened();
    m_form.focus(now().kind == Kind::Watch ? static_cast<ui::Widget*>(&m_show) : &m_board);
}

void ArukoneLessonScene::restartExercise() {
    m_program = {};
    switch (now().kind) {
    case Kind::Draw:
        m_exercise.emplace<DrawingExercise>(now().box.board().value(), now().box.cables(), now().drawing);
        return;
    case Kind::Watch:
        m_exercise = Watching{false};
        return;
    case Kind::Trap:
        m_exercise.emplace<TrapExercise>(now().box);
        return;
    }
}

void ArukoneLessonScene::openBoard(const arukone::Board& board, const arukone::Cables& cables, bool keepCursor) {
    const puzzle::Cell cursor = m_board.cursor();
    m_lastPair.reset();
    arukone::Cables all = arukone::noCables(board);
    for (std::size_t i = 0; i < cables.size(); ++i)
        if (!cables[i].empty())
            all[i] = cables[i];
    m_board.open(board, all);
    if (keepCursor)
        m_board.setCursor(cursor);
    if (m_measure)
        placeBoard();
}

void ArukoneLessonScene::again() {
    restartExercise();
    openBoard(now().box.sketch(), now().box.cables(), true);
    m_sounds.play(Sound::Undo);
    showState();
    opened();
}

void ArukoneLessonScene::showState() {
    m_undo.setEnabled(canUndo());
    m_board.view().setHint(done() ? CableHint{} : CableHint{now().subject, {}, {}, {}, {}});
}

void ArukoneLessonScene::soundOf(const arukone::Cables& before, int pair) {
    const arukone::Board& board = *m_board.view().board();
    const arukone::Cables& now = std::get<DrawingExercise>(m_exercise).cables();
    const auto own = static_cast<std::size_t>(pair);
    bool cut = now[own].empty();
    for (std::size_t i = 0; i < now.size(); ++i)
        cut = cut || (i != own && now[i] != before[i]);
    if (cut)
        m_sounds.play(Sound::Cut);
    if (arukone::joins(board, pair, now[own]))
        m_sounds.playJoin(pair);
}

BoxReader::Position ArukoneLessonScene::position() const {
    return {*m_board.view().board(), m_board.cables(), m_board.pen(), m_board.cursor(), m_lastPair};
}

void ArukoneLessonScene::draw(const arukone::Stroke& stroke) {
    auto* const drawing = std::get_if<DrawingExercise>(&m_exercise);
    if (drawing == nullptr || drawing->done()) {
        m_board.giveUp();
        return;
    }
    const arukone::Cables before = drawing->cables();
    const DrawingExercise::Verdict verdict = drawing->draw(stroke);
    m_board.show(drawing->cables());
    if (before != drawing->cables()) {
        m_lastPair = drawing->board().pairAt(stroke.origin).value();
        soundOf(before, *m_lastPair);
    }
    showState();
    if (verdict == DrawingExercise::Verdict::Done)
        completed(feedbackWords(false));
    else
        say(verdict == DrawingExercise::Verdict::Wrong,
            verdict == DrawingExercise::Verdict::Wrong ? feedbackWords(true) : std::string());
}

bool ArukoneLessonScene::canUndo() const {
    const auto* const drawing = std::get_if<DrawingExercise>(&m_exercise);
    return drawing != nullptr && !drawing->done() && drawing->canUndo();
}

void ArukoneLessonScene::undo() {
    m_board.giveUp();
    if (!canUndo())
        return;
    auto& drawing = std::get<DrawingExercise>(m_exercise);
    drawing.undo();
    m_lastPair.reset();
    m_sounds.play(Sound::Undo);
    m_board.show(drawing.cables());
    showState();
    say(false, {});
}

void ArukoneLessonScene::place(puzzle::Cell cell) {
    using Verdict = TrapExercise::Verdict;
    auto* const trap = std::get_if<TrapExercise>(&m_exercise);
    if (trap == nullptr || trap->done())
        return;
    const Verdict verdict = trap->place(cell);
    if (verdict == Verdict::Refused) {
        m_sounds.play(Sound::Error);
        return;
    }
    m_program = {};
    m_sounds.play(Sound::Press);
    openBoard(trap->draft().sketch(), {}, true);
    if (verdict == Verdict::Placed) {
        say(false, {});
        return;
    }
    if (verdict != Verdict::Unsolvable && verdict != Verdict::Open)
        showProgram(runOf(*trap));
    if (trap->done())
        completed(feedbackWords(false));
    else
        say(true, feedbackWords(true));
}

std::string ArukoneLessonScene::trapWords(const TrapExercise& trap) const {
    using Verdict = TrapExercise::Verdict;
    if (trap.verdict() == Verdict::Open)
        return m_text.tr("It is not known whether the program can solve that. Try another cell.");
    if (trap.verdict() != Verdict::Unsolvable)
        return now().wrong;
    const auto obstacle = arukone::findObstacle(trap.draft().board().value());
    if (!obstacle || obstacle->kind != arukone::Obstacle::Kind::Crossing)
        return m_text.tr("Nobody can solve that. Try another cell.");
    return m_text.tr("Nobody can solve that: {1} and {2} alternate along the border, so their cables would cross.",
                     obstacle->pair.value() + 1, obstacle->other.value() + 1);
}

std::string ArukoneLessonScene::feedbackWords(bool wrong) const {
    const auto* const trap = std::get_if<TrapExercise>(&m_exercise);
    if (wrong)
        return trap != nullptr ? trapWords(*trap) : now().wrong;
    if (trap == nullptr || !trap->judgement().blocker || !trap->judgement().victim)
        return now().right;
    return now().right + " " +
           m_text.tr("If {1} takes the short path, {2} is shut in.", *trap->judgement().blocker + 1,
                     *trap->judgement().victim + 1);
}

void ArukoneLessonScene::showMe() {
    if (done())
        return;
    m_sounds.play(Sound::Hint);
    if (auto* const drawing = std::get_if<DrawingExercise>(&m_exercise)) {
        if (drawing->stuck())
            again();
        draw(drawing->next());
    } else if (auto* const trap = std::get_if<TrapExercise>(&m_exercise)) {
        trap->restart();
        if (const auto cells = trap->example())
            for (const puzzle::Cell cell : *cells)
                place(cell);
    } else if (!m_program.running()) {
        showProgram(arukone::runProgram(now().box.board().value()));
    }
}

void ArukoneLessonScene::showProgram(const arukone::ProgramRun& run) {
    m_board.show(arukone::noCables(m_board.view().board().value()));
    m_program = CableShow(run.order, run.cables);
}

void ArukoneLessonScene::programEnded() {
    auto* const watching = std::get_if<Watching>(&m_exercise);
    if (watching == nullptr || watching->done)
        return;
    watching->done = true;
    completed(feedbackWords(false));
}

void ArukoneLessonScene::update(ui::Seconds step) {
    if (const auto frame = m_program.due(step)) {
        m_board.show(frame->cables);
        if (frame->joined)
            m_sounds.playJoin(*frame->joined);
        if (!m_program.running())
            programEnded();
    }
    LessonPage::update(step);
}

std::vector<ToPause::Entry> ArukoneLessonScene::ownEntries() const {
    if (now().kind != Kind::Draw)
        return {};
    return {{action::undo, m_text.tr("Undo"), canUndo()}};
}

bool ArukoneLessonScene::actOnStep(ui::Action action) {
    if (action == action::undo) {
        undo();
        return true;
    }
    if (m_reader.answer(action, position(), [this](puzzle::Cell cell) { m_board.setCursor(cell); }))
        return true;
    if (action != action::mark)
        return false;
    m_form.focus(&m_board);
    return m_form.handle(ui::ActionPressed{action, false, m_input.lastDevice()});
}

void ArukoneLessonScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_board.setName(m_text.tr("Board"));
    m_lesson = buildArukoneLesson(m_id, m_text);
    m_title = m_lesson.title;
    if (!m_feedback.empty())
        m_feedback = feedbackWords(m_wrong);
    m_board.view().setOptions(fuseBoxOptions(m_preferences));
    m_undo.setLabel(m_text.tr("Undo"));
    arrangeWords(viewport, measure);
}

void ArukoneLessonScene::placeBoard() {
    const ui::Rect content = m_viewport.content();
    const float beside = m_viewport.compact() ? 24 : 52;
    constexpr float top = headBottom + 24;
    const float left = m_left.right() + beside;
    // Where the crib of a lesson of Lights Out is, so that their boards stand alike.
    const float right = content.right() - m_viewport.margin() - (m_viewport.compact() ? 0 : cribWidth);
    ui::Rect area{left, top, right - left, m_ground - top - 24};
    if (!m_viewport.compact())
        area = boardInMiddle(area);
    const ui::Rect free = FuseBoxView::room(now().box.sketch(), m_board.view().options()).inside(area);
    m_board.placeIn(free, area, m_ground, m_viewport);
    m_board.hang(area.inset(-beside / 2), m_ground, headBottom);
}

void ArukoneLessonScene::draw(ui::Canvas& canvas) const {
    m_form.draw(canvas);
    drawWords(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

Scenery ArukoneLessonScene::scenery() const {
    Scenery scenery;
    scenery.pavement = stripHeight;
    scenery.night = done() ? 0.4F : 0.8F;
    scenery.quiet = {m_header.titleArea(), m_left, {m_viewport.content().right() - 360, 28, 340, 40}};
    return scenery;
}

} // namespace game
