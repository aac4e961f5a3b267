#include "game/learn/LessonScene.hpp"

#include "game/scene/Destination.hpp"
#include "game/services/Actions.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

ui::ButtonFace face(ui::ButtonFace::Kind kind, std::optional<ui::Icon> leading, std::optional<ui::Icon> trailing = {}) {
    ui::ButtonFace result;
    result.kind = kind;
    result.leading = leading;
    result.trailing = trailing;
    return result;
}

ui::ButtonFace answerFace() {
    ui::ButtonFace result;
    result.alignLeft = true;
    return result;
}

/// The step to continue with: the first one not done, or the first of all if all are done.
std::size_t firstStep(const data::LessonResult& reached, std::size_t steps) {
    const auto done = static_cast<std::size_t>(reached.steps);
    return done < steps ? done : 0;
}

} // namespace

BoardOptions LessonScene::lessonOptions(const Preferences& preferences) {
    BoardOptions options = preferences.boardOptions(House::Shed);
    options.numbers = false;
    return options;
}

LessonScene::LessonScene(const ToLesson& to, const SceneContext& context, Records& records, LampAtlases& atlases)
    : FormScene(context)
    , m_records(records)
    , m_id(to.lesson)
    , m_lesson(buildLesson(m_id, context.text, m_boardSize))
    , m_step(firstStep(records.lessons().at(m_id), m_lesson.steps.size()))
    , m_exercise(now().puzzle, now().asked)
    , m_header([this] { leave(); })
    , m_board(atlases, lessonOptions(context.preferences))
    , m_size(smallestFixUpSize, largestFixUpSize, m_boardSize, [this](int size) { resize(size); })
    , m_back(face(ui::ButtonFace::Kind::Secondary, ui::Icon::Back), [this] { previous(); })
    , m_again(face(ui::ButtonFace::Kind::Icon, ui::Icon::Restart), [this] { again(); })
    , m_show(face(ui::ButtonFace::Kind::Secondary, ui::Icon::Play), [this] { showMe(); })
    , m_check(face(ui::ButtonFace::Kind::Primary, ui::Icon::Check), [this] { check(); })
    , m_crib(face(ui::ButtonFace::Kind::Secondary, ui::Icon::Book),
             [this] {
                 m_cribOpen = !m_cribOpen;
                 refresh();
             })
    , m_next(face(ui::ButtonFace::Kind::Primary, {}, ui::Icon::Forward), [this] { next(); }) {
    m_form.add(m_board);
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        m_answers[i].setFace(answerFace());
        m_answers[i].onPress = [this, i] { choose(static_cast<int>(i)); };
        m_form.add(m_answers[i]);
    }
    for (ui::Widget* widget :
         std::initializer_list<ui::Widget*>{&m_size, &m_back, &m_again, &m_show, &m_check, &m_crib, &m_next})
        m_form.add(*widget);
    m_header.addTo(m_form);
    m_board.onPress = [this](lights::Cell cell) { press(cell); };
    m_board.onCursorMoved = [this] { m_sounds.play(Sound::Cursor); };
    begin(m_step);
}

bool LessonScene::open() const {
    return m_exercise.done() || m_records.lessons().at(m_id).steps > static_cast<int>(m_step);
}

void LessonScene::begin(std::size_t step) {
    m_step = step;
    m_exercise = lights::Exercise(now().puzzle, now().asked);
    m_feedback.clear();
    m_wrong = m_cribOpen = false;
    m_board.open(now().puzzle, m_exercise.board());
    m_board.view().setQuiet(
        now().tinted
            ? std::optional(QuietMarks{*now().tinted, lights::BitGrid(now().puzzle.rows(), now().puzzle.columns())})
            : std::nullopt);
    const bool chooses = std::holds_alternative<lights::ChooseAnswer>(now().asked);
    m_board.setEnabled(!chooses);
    for (std::size_t i = 0; i < m_answers.size(); ++i)
        m_answers[i].setVisible(i < now().answers.size());
    m_size.setVisible(hasSize());
    m_check.setVisible(m_exercise.checks());
    m_crib.setVisible(!now().crib.empty());
    refresh();
    m_form.focus(chooses ? static_cast<ui::Widget*>(&m_answers.front()) : &m_board);
}

void LessonScene::rebuild() {
    m_lesson = buildLesson(m_id, m_text, m_boardSize);
    if (!m_feedback.empty())
        m_feedback = m_wrong ? now().wrong : now().right;
}

void LessonScene::refresh() {
    const bool done = m_exercise.done();
    m_back.setEnabled(m_step > 0);
    m_show.setEnabled(!done);
    m_check.setEnabled(!done);
    m_next.setEnabled(open());
    for (std::size_t i = 0; i < now().answers.size(); ++i)
        m_answers[i].setEnabled(!done || static_cast<int>(i) == std::get<lights::ChooseAnswer>(now().asked).right);
    if (m_measure)
        placeAll();
}

void LessonScene::again() {
    m_exercise.restart();
    m_feedback.clear();
    m_wrong = false;
    m_board.view().show(m_exercise.board());
    m_sounds.play(Sound::Undo);
    refresh();
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
        m_sounds.play(Sound::Press);
    } else if (verdict == Verdict::Again) {
        m_board.view().show(m_exercise.board());
    }
    m_wrong = verdict == Verdict::Wrong || verdict == Verdict::Again;
    m_feedback = m_wrong ? now().wrong : verdict == Verdict::Done ? now().right : std::string();
    if (m_wrong)
        m_sounds.play(Sound::Error);
    else if (!change && verdict == Verdict::Right)
        m_sounds.play(Sound::Cursor);
    if (verdict == Verdict::Done) {
        m_records.noteLesson(m_id, {static_cast<int>(m_step) + 1, last()});
        m_sounds.play(last() ? Sound::Star3 : Sound::Star1);
    }
    refresh();
    if (verdict == Verdict::Done)
        m_form.focus(&m_next); // So that Enter alone leads through a lesson.
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

void LessonScene::previous() {
    if (m_step > 0)
        begin(m_step - 1);
}

void LessonScene::next() {
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

void LessonScene::resize(int size) {
    m_boardSize = size;
    m_lesson = buildLesson(m_id, m_text, size);
    begin(0);
    m_form.focus(&m_size);
}

void LessonScene::leave() {
    m_navigator.pop();
}

void LessonScene::pause() {
    m_navigator.push(
        pauseOf([this] { return pauseWords(); }, [this] { leave(); }, [this](ui::Action action) { act(action); }));
}

ToPause LessonScene::pauseWords() const {
    ToPause words;
    words.title = m_lesson.title;
    words.entries = {{ui::Action::Back, m_text.tr("Back to the lessons"), true}};
    std::vector<ToPause::Entry> first{{action::showSolution, m_text.tr("Show me"), !m_exercise.done()},
                                      {action::restart, m_text.tr("Start again"), true},
                                      {ui::Action::PreviousTab, m_text.tr("Previous step"), m_step > 0},
                                      {action::next, m_text.tr("Next step"), open()}};
    if (m_exercise.checks())
        first.insert(first.begin(), {action::mark, m_text.tr("Check"), !m_exercise.done()});
    if (!now().crib.empty() && m_viewport.compact())
        first.push_back({action::wholeBoard, m_text.tr("Crib"), true});
    words.entries.insert(words.entries.begin(), first.begin(), first.end());
    return words;
}

bool LessonScene::act(ui::Action action) {
    if (action == ui::Action::Back)
        leave();
    else if (action == action::pause)
        pause();
    else if (action == action::showSolution || action == action::hint)
        showMe();
    else if (action == action::restart)
        again();
    else if (action == action::mark)
        check();
    else if (action == action::wholeBoard)
        m_crib.press();
    else if (action == ui::Action::PreviousTab)
        previous();
    else if (action == action::next || action == ui::Action::NextTab)
        next();
    else
        return false;
    return true;
}

bool LessonScene::handle(const ui::Event& event) {
    if (m_form.handle(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    return action != nullptr && !action->repeat && act(action->action);
}

void LessonScene::update(ui::Seconds step) {
    followDevice();
    if (const auto problem = m_records.takeProblem())
        m_toasts.show({ui::Toast::Kind::Danger, text::describe(m_text, *problem), {}, {}});
    FormScene::update(step);
}

bool LessonScene::animating() const {
    return FormScene::animating();
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
