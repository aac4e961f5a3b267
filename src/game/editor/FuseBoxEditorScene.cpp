#include "game/editor/FuseBoxEditorScene.hpp"

#include "arukone/Session.hpp"
#include "arukone/greedy/Program.hpp"
#include "game/arukone/FuseBoxTools.hpp"
#include "game/editor/EditorEdits.hpp"
#include "game/editor/FuseBoxBadge.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Actions.hpp"

#include <array>
#include <numeric>
#include <utility>
#include <variant>

namespace game {

namespace {

using text::Text;

constexpr ui::Seconds cablePace = 0.6F; ///< Of a solution or the program being shown.
constexpr float zoomRoom = 46;
constexpr ui::Seconds showEnd = 2.5F; ///< How long the last cable stays.

FuseBoxOptions editorOptions(const Preferences& preferences) {
    FuseBoxOptions options = fuseBoxOptions(preferences);
    options.showHoles = true;
    return options;
}

arukone::Draft cleared(arukone::Draft draft) {
    draft.clear();
    return draft;
}

constexpr EditorToolSet toolSet{
    {{{action::brushLight, boardIcon::digit, [](const Text& text) { return text.trc("brush", "Number"); }},
      {action::brushHole, boardIcon::hole, [](const Text& text) { return text.trc("brush", "No cell"); }},
      {action::brushTarget, boardIcon::cable, [](const Text& text) { return text.trc("brush", "Cable"); }},
      {action::brushPress, ui::Icon::Cross, [](const Text& text) { return text.trc("brush", "Eraser"); }}}},
    {{{action::mirror, ui::Icon::Contrast, [](const Text& text) { return text.tr("Mirror"); }},
      {action::showSolution, ui::Icon::Solve, [](const Text& text) { return text.trc("a button", "Solve"); },
       [](const Text& text) { return text.tr("Show solution"); }},
      {action::renumber, ui::Icon::Steps, [](const Text& text) { return text.trc("a button", "Sort"); },
       [](const Text& text) { return text.tr("Number the pairs in reading order"); }},
      {action::removeCables, boardIcon::cable, [](const Text& text) { return text.trc("a button", "Cables"); },
       [](const Text& text) { return text.tr("Remove all cables"); }},
      {action::clear, ui::Icon::Trash, [](const Text& text) { return text.trc("a button", "Clear"); },
       [](const Text& text) { return text.tr("Clear everything"); }}}},
    [](const Text& text) {
        return text.tr("Right-click erases. Drag a number to move it; dropped on another, the two are swapped.");
    }};

} // namespace

FuseBoxEditorScene::FuseBoxEditorScene(EditorStart start, const SceneContext& context, const Workshop& workshop)
    : EditorBase(std::move(start), context, workshop, arukone::maxSide)
    , m_painter(m_history)
    , m_board(editorOptions(context.preferences), m_painter)
    , m_tools(
          toolSet, [this](ui::Action action) { act(action); },
          [this](const puzzle::Symmetry& symmetry) {
              m_painter.setSymmetry(symmetry);
              m_board.brushChanged();
              showFacts();
          })
    , m_rules({{[this](puzzle::Size size) {
                    change([&](EditorDocument& next) { next.board = resized(next.fuseBox(), size); });
                },
                [this] { repair(); }, [this] { act(ui::Action::Copy); }, [this] { act(action::testPlay); },
                [this] { act(action::watch); }},
               [this](arukone::Fill fill) { change([&](EditorDocument& next) { next.fuseBox().setFill(fill); }); }})
    , m_zoom(m_board, [this](ui::Action action) { act(action); }) {
    m_form.add(m_board);
    m_edges.addTo(m_form);
    m_tools.addTo(m_form);
    m_zoom.addTo(m_form);
    m_rules.addTo(m_form);
    addHeaderTo(m_form);
    m_form.focus(&m_board);
    m_board.onPainted = [this] {
        m_sounds.play(Sound::Cursor);
        showBoard();
    };
    m_board.onStrokeEnd = [this] { changed(); };
    m_board.onCursorMoved = [this] { m_sounds.play(Sound::Cursor); };
    changed();
}

bool FuseBoxEditorScene::handle(const ui::Event& event) {
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const bool intrudes = action != nullptr || std::holds_alternative<ui::PointerPressed>(event);
    if (m_show && intrudes && !(action != nullptr && action->action == action::fullscreen)) {
        stopShow();
        return true;
    }
    return handleInput(event, m_rules.takesDigits());
}

bool FuseBoxEditorScene::act(ui::Action action) {
    if (action == ui::Action::Back && m_painter.dropCarried()) {
        m_board.brushChanged();
        return true;
    }
    m_board.endStroke();
    if (selectBrush(action) || m_zoom.act(action))
        return true;
    if (action == action::mirror)
        m_tools.openMirrors();
    else if (action == action::hint)
        repair();
    else if (action == action::showSolution)
        showSolution();
    else if (action == action::watch)
        watchProgram();
    else
        return actOnLevel(action);
    return true;
}

bool FuseBoxEditorScene::selectBrush(ui::Action action) {
    constexpr std::array brushes{action::brushLight, action::brushHole, action::brushTarget, action::brushPress};
    for (std::size_t i = 0; i < brushes.size(); ++i)
        if (brushes[i] == action)
            m_painter.setBrush(static_cast<BoxBrush>(i));
    if (action == ui::Action::PreviousTab || action == ui::Action::NextTab)
        m_painter.cycleBrush(action == ui::Action::NextTab ? 1 : -1);
    else if (action < action::brushLight || action > action::brushPress)
        return false;
    m_sounds.play(Sound::Cursor);
    m_board.brushChanged();
    showFacts();
    return true;
}

bool FuseBoxEditorScene::editWhole(EditorDocument& document, ui::Action action) {
    auto board = edited(document.fuseBox(), action);
    if (board)
        document.board = *std::move(board);
    return board.has_value();
}

void FuseBoxEditorScene::pull(EditorDocument& document, puzzle::Edge edge, int by) const {
    document.board = game::pulled(document.fuseBox(), edge, by);
}

std::string FuseBoxEditorScene::notReadyWords() const {
    return draft().lone() ? m_text.tr("{1} needs its partner.", static_cast<int>(draft().pairs().size()) + 1)
                          : m_text.tr("A fuse box needs at least one pair of numbers.");
}

std::vector<ToPause::Entry> FuseBoxEditorScene::menuEntries() const {
    return {{action::showSolution, m_text.tr("Show solution"), playable()},
            {action::watch, m_text.tr("Watch program"), playable()}};
}

void FuseBoxEditorScene::showBoard() {
    m_show.reset();
    if (m_repairs && now() != m_repairs->repaired)
        m_repairs.reset();
    if (m_board.show(draft()) && m_measure)
        placeBoard();
    followEdges();
    m_check.look(draft());
    showFacts();
}

void FuseBoxEditorScene::showFacts() {
    const FuseBoxKnowledge& known = m_check.knowledge();
    BoxRepairs repairs{m_check.seekingRepairs()};
    if (m_repairs)
        repairs = {false, m_repairs->at + 1, m_repairs->all.size()};
    StatusBadge badge = badgeOf(m_text, known, repairs);
    if (const data::LocalText* same = twin())
        badge.twin = same->in(text::code(m_text.language()));
    if (known.unsolvable())
        m_board.view().setTint(known.obstacle ? known.obstacle->cells : std::vector<puzzle::Cell>(), true);
    else
        m_board.view().setTint(known.least ? std::vector<puzzle::Cell>() : known.differs);
    m_rules.show(draft(), std::move(badge));
    m_tools.show(static_cast<std::size_t>(m_painter.brush()), m_painter.symmetry(),
                 draft().rows() == draft().columns());
    m_tools.setNote(known.solvable() ? adviceOn(m_text, known) : std::string());
    m_tools.offer(m_history.canUndo(), m_history.canRedo(), draft() != cleared(draft()));
    placeHeader();
}

void FuseBoxEditorScene::repair() {
    if (m_repairs) { // Replace the last repair with the next one.
        Repairs repairs = *std::exchange(m_repairs, std::nullopt);
        if (repairs.all.size() < 2)
            return;
        repairs.at = (repairs.at + 1) % repairs.all.size();
        m_history.undo();
        m_repairs = std::move(repairs);
        applyRepair();
        return;
    }
    const FuseBoxKnowledge& known = m_check.knowledge();
    if (!known.ambiguous() || known.least || known.differs.empty())
        return;
    m_check.seekRepairs();
    showFacts();
}

void FuseBoxEditorScene::applyRepair() {
    EditorDocument next = now();
    const arukone::Cut& cut = m_repairs->all[m_repairs->at];
    next.fuseBox().removeCables();
    next.fuseBox().draw(cut.pair, m_repairs->solution[static_cast<std::size_t>(cut.pair)]);
    next.fuseBox().cut(cut.pair, cut.end);
    m_history.change(std::move(next));
    m_repairs->repaired = now();
    m_sounds.play(Sound::Hint);
    changed();
}

void FuseBoxEditorScene::tested(const puzzle::Performance& played) {
    EditorDocument solved = now();
    auto session = arukone::Session::restore(*draft().board(), {played.events, played.elapsed, {}});
    const arukone::Cables& cables = session.value().cables();
    for (std::size_t i = 0; i < cables.size(); ++i)
        solved.fuseBox().draw(static_cast<int>(i), cables[i]);
    m_history.note(std::move(solved));
    say(ui::Toast::Kind::Ok, m_text.tr("Solved. The cables stay on the board."));
    changed();
}

void FuseBoxEditorScene::showSolution() {
    const FuseBoxKnowledge& known = m_check.knowledge();
    if (!known.review.solution) {
        say(ui::Toast::Kind::Hint, known.unsolvable() ? m_text.tr("This board has no solution.")
                                   : known.state == FuseBoxKnowledge::State::Checking
                                       ? m_text.tr("The solution is still being computed.")
                                   : playable() ? m_text.tr("No solution of this board is known.")
                                                : notReadyWords());
        return;
    }
    Show show{{}, *known.review.solution, 0, 0, {}};
    show.order.resize(show.cables.size());
    std::iota(show.order.begin(), show.order.end(), 0);
    begin(std::move(show));
}

void FuseBoxEditorScene::watchProgram() {
    const auto board = draft().board();
    if (!board) {
        say(ui::Toast::Kind::Hint, notReadyWords());
        return;
    }
    arukone::ProgramRun run = arukone::runProgram(*board);
    std::string last =
        run.stuckAt ? m_text.tr("The program is stuck: nothing leads from {1} to {1} any more.", *run.stuckAt + 1)
                    : m_text.tr("The program has joined all pairs.");
    begin({std::move(run.order), std::move(run.cables), 0, 0, std::move(last)});
}

void FuseBoxEditorScene::begin(Show show) {
    m_board.endStroke();
    const arukone::Board board = draft().sketch();
    m_board.view().editBoard(board, arukone::noCables(board));
    m_board.view().setTint({});
    m_show = std::move(show);
    m_show->waited = cablePace / 2;
}

void FuseBoxEditorScene::showNext() {
    Show& show = *m_show;
    arukone::Cables cables = arukone::noCables(draft().sketch());
    ++show.shown;
    for (std::size_t i = 0; i < show.shown; ++i) {
        const auto pair = static_cast<std::size_t>(show.order[i]);
        cables[pair] = show.cables[pair];
    }
    m_board.view().show(cables);
    m_sounds.playJoin(show.order[show.shown - 1]);
}

void FuseBoxEditorScene::stopShow() {
    m_show.reset();
    const arukone::Board board = draft().sketch();
    m_board.view().editBoard(board, draft().cables());
    showFacts();
}

void FuseBoxEditorScene::update(ui::Seconds step) {
    if (m_check.poll() && !m_show)
        showFacts();
    if (auto found = m_check.takeRepairs()) {
        if (found->empty()) {
            say(ui::Toast::Kind::Hint, m_text.tr("No cut leaves fewer solutions. Add a pair by hand."));
            showFacts();
        } else {
            m_repairs = Repairs{*std::move(found), 0, *m_check.knowledge().review.solution, now()};
            applyRepair();
        }
    }
    if (m_show && (m_show->waited += step) >= cablePace) {
        if (m_show->shown < m_show->order.size()) {
            m_show->waited = 0;
            showNext();
        } else if (!m_show->last.empty()) {
            say(ui::Toast::Kind::Hint, std::exchange(m_show->last, {}));
        } else if (m_show->waited >= showEnd) {
            stopShow();
        }
    }
    followDevice();
    FormScene::update(step);
    m_zoom.follow([this] { return mapPicture(draft().sketch(), draft().cables()); });
    followEdges();
}

bool FuseBoxEditorScene::animating() const {
    return FormScene::animating() || m_check.busy() || m_show;
}

void FuseBoxEditorScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_columns = arrangeAround(viewport, measure);
    m_tools.layout(m_text, m_input, m_columns.left, viewport.compact(), measure);
    m_rules.layout(m_text, m_input, m_columns.right, viewport, measure);
    m_zoom.layout(m_text, m_input, {m_columns.left.right() + 24, PageFrame(viewport).ground - 14});
    m_board.view().setOptions(editorOptions(m_preferences));
    placeBoard();
    showFacts();
}

void FuseBoxEditorScene::placeBoard() {
    const bool compact = m_viewport.compact();
    const float ground = PageFrame(m_viewport).ground;
    const float beside = compact ? 22 : 40;
    const float left = m_columns.left.right();
    const float between = m_columns.right.x - left;
    const ui::Rect port{left + 14, 80, between - 28, ground - 80 - 10};
    const float top = compact ? 98 : 110;
    const ui::Rect area{left + beside, top, between - 2 * beside, ground - top - (compact ? 30.0F : 40.0F)};
    const FuseBoxRoom around = FuseBoxView::room(draft().sketch(), m_board.view().options());
    m_board.placeIn(around.inside(area), port, ground, m_viewport);
    if (m_board.camera().offered()) { // The zoom tools stand beside it.
        const ui::Rect less{area.x + zoomRoom, area.y, area.w - zoomRoom, area.h};
        m_board.placeIn(around.inside(less), {port.x + zoomRoom, port.y, port.w - zoomRoom, port.h}, ground,
                        m_viewport);
    }
    m_zoom.follow([this] { return mapPicture(draft().sketch(), draft().cables()); });
    followEdges();
}

void FuseBoxEditorScene::draw(ui::Canvas& canvas) const {
    m_header.draw(canvas);
    m_tools.draw(canvas);
    m_rules.draw(canvas);
    m_form.draw(canvas);
    m_edges.draw(canvas);
    m_legend.draw(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

} // namespace game
