#include "game/editor/EditorScene.hpp"

#include "game/editor/EditorEdits.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "text/Problems.hpp"

#include <array>
#include <utility>
#include <variant>

namespace game {

namespace {

BoardOptions editorOptions(const Preferences& preferences) {
    BoardOptions options = preferences.boardOptions(House::Slate);
    options.showHoles = true;
    options.silhouettes = false; // The house is under construction: nobody lives there yet.
    return options;
}

/// Whether the action repeats while its key is held down.
bool repeatsWhileHeld(ui::Action action) {
    return action == action::undo || action == action::redo || action == action::zoomIn || action == action::zoomOut ||
           (action >= action::shiftUp && action <= action::shrinkRight);
}

} // namespace

EditorScene::EditorScene(const ToEditor& to, const SceneContext& context, const Workshop& workshop,
                         LampAtlases& atlases, const Entropy& entropy)
    : FormScene(context)
    , m_library(workshop.library)
    , m_files(workshop.levels, workshop.unfinished)
    , m_history(m_files.begin(to))
    , m_painter(m_history)
    , m_twins(workshop.library)
    , m_random(entropy())
    , m_header([this] { leave(); })
    , m_board(atlases, editorOptions(context.preferences), m_painter)
    , m_edges({[this] { beginPull(); }, [this](lights::Edge edge, int by) { pull(edge, by); }, [this] { endPull(); }})
    , m_tools([this](ui::Action action) { act(action); },
              [this](const lights::Symmetry& symmetry) {
                  m_painter.setSymmetry(symmetry);
                  m_board.brushChanged();
                  showFacts();
              })
    , m_rules(
          {[this](int rows) {
               change([&](EditorDocument& next) { next.board = resized(next.board, rows, next.board.columns()); });
           },
           [this](int columns) {
               change([&](EditorDocument& next) { next.board = resized(next.board, next.board.rows(), columns); });
           },
           [this](const lights::Rules& rules) { change([&](EditorDocument& next) { next.board.setRules(rules); }); },
           [this](lights::GoalKind goal) { change([&](EditorDocument& next) { next.board.setGoal(goal); }); },
           [this] { repair(); }, [this] { copyCode(); }, [this] { testPlay(); }})
    , m_chip([this] { askForName(); })
    , m_open(iconFace(ui::Icon::Folder), [this] { act(action::openLevel); })
    , m_save(wordsFace(ui::Icon::Save), [this] { act(action::save); })
    , m_zoom(m_board, [this](ui::Action action) { act(action); }) {
    m_form.add(m_board);
    m_edges.addTo(m_form);
    m_tools.addTo(m_form);
    m_zoom.addTo(m_form);
    m_rules.addTo(m_form);
    m_header.addTo(m_form);
    m_form.add(m_chip);
    m_form.add(m_open);
    m_form.add(m_save);
    m_form.focus(&m_board);
    m_board.onPainted = [this] {
        m_sounds.play(Sound::Cursor);
        boardChanged();
    };
    m_board.onStrokeEnd = [this] { changed(); };
    m_board.onCursorMoved = [this] { m_sounds.play(Sound::Cursor); };
    changed();
}

bool EditorScene::handle(const ui::Event& event) {
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const bool intrudes = action != nullptr || std::holds_alternative<ui::PointerPressed>(event);
    if (m_show && intrudes && !(action != nullptr && action->action == action::fullscreen)) {
        stopSolution();
        return true;
    }
    pointAtEdges(event);
    if (m_edges.held() && intrudes) { // While an edge is being pulled, nothing else reacts.
        if (action != nullptr && action->action == ui::Action::Back)
            m_edges.letGo(true);
        return true;
    }
    const bool digit =
        action != nullptr && action->action >= action::brushLight && action->action <= action::brushPress;
    if (digit && m_rules.takesDigits())
        return true;
    if (m_form.handle(event))
        return true;
    return action != nullptr && (!action->repeat || repeatsWhileHeld(action->action)) && act(action->action);
}

void EditorScene::pointAtEdges(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event))
        m_edges.pointAt(m_painter.painting() || m_form.modal() ? std::nullopt : std::optional(moved->at));
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (std::holds_alternative<ui::PointerLeft>(event) || (action != nullptr && action->device != ui::Device::Mouse))
        m_edges.pointAt(std::nullopt);
}

bool EditorScene::act(ui::Action action) {
    m_board.endStroke();
    if (selectBrush(action) || editBoard(action) || m_zoom.act(action))
        return true;
    if (action == action::undo || action == action::redo)
        step(action == action::undo);
    else if (action == action::mirror)
        m_tools.openMirrors();
    else if (action == action::hint)
        repair();
    else if (action == action::showSolution)
        showSolution();
    else if (action == action::testPlay)
        testPlay();
    else if (action == action::rename)
        askForName();
    else if (action == ui::Action::Copy)
        copyCode();
    else if (action == ui::Action::Paste)
        pasteCode();
    else if (action == action::newLevel)
        newLevel();
    else if (action == action::openLevel)
        openLevel();
    else if (action == action::save || action == action::saveAs)
        save(action == action::saveAs);
    else if (action == action::help)
        m_navigator.push(ToHelp{HelpPage::Editor});
    else if (action == action::pause)
        menu();
    else if (action == ui::Action::Back)
        leave();
    else
        return false;
    return true;
}

bool EditorScene::selectBrush(ui::Action action) {
    constexpr std::array brushes{action::brushLight, action::brushHole, action::brushTarget, action::brushPress};
    for (std::size_t i = 0; i < brushes.size(); ++i)
        if (brushes[i] == action)
            m_painter.setBrush(static_cast<lights::Brush>(i));
    if (action == ui::Action::PreviousTab || action == ui::Action::NextTab)
        m_painter.cycleBrush(action == ui::Action::NextTab ? 1 : -1);
    else if (action < action::brushLight || action > action::brushPress)
        return false;
    m_sounds.play(Sound::Cursor);
    m_board.brushChanged();
    showFacts();
    return true;
}

bool EditorScene::editBoard(ui::Action action) {
    const auto board = edited(m_history.now().board, action, m_random);
    if (!board)
        return false;
    change([&](EditorDocument& next) { next.board = *board; });
    return true;
}

void EditorScene::change(const std::function<void(EditorDocument&)>& how) {
    m_board.endStroke();
    m_edges.letGo(false);
    EditorDocument next = m_history.now();
    how(next);
    if (m_history.change(std::move(next)))
        m_sounds.play(Sound::Press);
    changed();
}

void EditorScene::step(bool back) {
    if (back ? m_history.undo() : m_history.redo())
        m_sounds.play(back ? Sound::Undo : Sound::Redo);
    changed();
}

void EditorScene::boardChanged() {
    showBoard();
}

void EditorScene::changed() {
    showBoard();
    if (const auto problem = m_files.keep(m_history.now()))
        say(ui::Toast::Kind::Danger, text::describe(m_text, *problem));
}

void EditorScene::showBoard() {
    const EditorDocument& now = m_history.now();
    if (m_repairs && now != m_repairs->repaired)
        m_repairs.reset();
    if (m_board.show(now.board) && m_measure)
        placeBoard();
    m_edges.follow(m_board, now.board);
    m_check.look(now.board);
    showFacts();
}

void EditorScene::showFacts() {
    const EditorDocument& now = m_history.now();
    BoardFacts facts = m_check.facts();
    if (const data::LocalText* twin = m_twins.of(now))
        facts.twin = twin->in(text::code(m_text.language()));
    const bool unsolvable = facts.state == BoardFacts::State::Unsolvable && !facts.repairs.empty();
    m_board.view().setQuiet(unsolvable ? std::optional(QuietMarks{facts.witness, facts.repairs.front()})
                                       : std::nullopt);
    m_rules.show(now.board, facts, m_repairs ? RepairPlace{m_repairs->at + 1, m_repairs->all.size()} : RepairPlace{});
    m_tools.show(m_painter.brush(), m_painter.symmetry(), now.board.rows() == now.board.columns());
    m_tools.setNote(reasonFact(m_text, facts));
    m_tools.offer(m_history.canUndo(), m_history.canRedo(), facts.windows > 0);
    m_chip.setWords(m_text.tr("Draft: {1}", name()), m_files.unsaved(now));
    if (m_measure)
        placeHeader(m_measure);
}

std::string EditorScene::name() const {
    const data::LocalText& name = m_history.now().name;
    return name.empty() ? m_text.tr("untitled") : name.in(text::code(m_text.language()));
}

void EditorScene::repair() {
    std::vector<lights::BitGrid> repairs = m_check.facts().repairs;
    std::size_t at = 0;
    if (m_repairs) { // Replace the last repair with the next one.
        repairs = std::move(m_repairs->all);
        at = (m_repairs->at + 1) % repairs.size();
        m_repairs.reset();
        m_history.undo();
    }
    if (repairs.empty())
        return;
    EditorDocument next = m_history.now();
    repairs[at].forEach(
        [&](lights::Cell cell) { next.board.paint(lights::Brush::Light, cell, !next.board.board().isLit(cell)); });
    m_history.change(next);
    m_sounds.play(Sound::Hint);
    m_repairs = Repairs{std::move(repairs), at, m_history.now()};
    changed();
}

void EditorScene::leave() {
    m_navigator.pop();
}

void EditorScene::say(ui::Toast::Kind kind, std::string words) {
    m_toasts.show({kind, std::move(words), {}, {}});
}

void EditorScene::update(ui::Seconds step) {
    if (m_check.poll())
        showFacts();
    if (m_show) {
        if (const auto cell = m_show->update(step)) {
            lights::press(m_shown, m_history.now().board.rules(), *cell);
            m_board.view().show(m_shown);
            m_board.reveal(*cell);
            m_sounds.play(Sound::Press);
        } else if (m_show->over() && (m_sinceLastPress += step) > 1) {
            stopSolution();
        }
    }
    followDevice();
    FormScene::update(step);
    m_zoom.follow([this] { return mapPicture(m_history.now().board.board()); });
    m_edges.follow(m_board, m_history.now().board);
}

bool EditorScene::animating() const {
    return FormScene::animating() || m_check.busy() || m_show;
}

void EditorScene::covered() {
    m_board.endStroke();
    m_edges.letGo(false);
    m_edges.pointAt(std::nullopt);
    m_form.releasePointer();
}

void EditorScene::uncovered() {
    changed();
}

} // namespace game
