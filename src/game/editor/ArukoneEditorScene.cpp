// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/ArukoneEditorScene.hpp"

#include "arukone/Session.hpp"
#include "arukone/greedy/Program.hpp"
#include "game/editor/ArukoneBadge.hpp"
#include "game/editor/EditorEdits.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/words/Wording.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace game {

namespace {

constexpr float tallestBoxStatus = 270;

using text::Text;

constexpr float zoomRoom = 46;
constexpr ui::Seconds showEnd = 1.9F; ///< How long a solution stays after its end.

FuseBoxOptions boxEditorOptions(const Preferences& preferences) {
    FuseBoxOptions options = fuseBoxOptions(preferences);
    options.showHoles = true;
    return options;
}

/// The draft as it is shown, to be read out.
struct Shown {
    explicit Shown(const arukone::Draft& draft)
        : board(draft.sketch())
        , cables(draft.cables()) {
        cables.resize(board.pairs().size()); // A lone number has no cable.
    }
    [[nodiscard]] BoxReader::Position at(puzzle::Cell cursor) const { return {board, cables, nullptr, cursor}; }

    arukone::Board board;
    arukone::Cables cables;
};

arukone::Draft cleared(arukone::Draft draft) {
    draft.clear();
    return draft;
}

const EditorToolSet boxTools{
    {{action::brushLight, boardIcon::digit, [](const Text& text) { return text.trc("brush", "Number"); }},
     {action::brushHole, boardIcon::hole, [](const Text& text) { return text.trc("brush", "No cell"); }},
     {action::brushTarget, boardIcon::cable, [](const Text& text) { return text.trc("brush", "Cable"); }},
     {action::brushPress, ui::Icon::Cross, [](const Text& text) { return text.trc("brush", "Eraser"); }}},
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
        return text.tr("Right-click erases. Drag a number to move it; drop it on another to swap the two.");
    }};

} // namespace

ArukoneEditorPanel::ArukoneEditorPanel(const ArukoneEditorPanelCallbacks& wishes)
    : EditorPanel(wishes, arukone::maxSide, tallestBoxStatus)
    , m_fill({}, 0, [tell = wishes.fill](std::size_t choice) { tell(static_cast<arukone::Fill>(choice)); }) {}

void ArukoneEditorPanel::layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel,
                                const ui::Viewport& viewport, const ui::Measure& measure) {
    m_fill.setItems(fillChoices(text));
    layoutAll(text, input, panel, viewport, measure, {{&m_fill, text.tr("Cells to fill")}});
    m_fill.setScreen({0, 0, viewport.size().x, viewport.size().y});
}

void ArukoneEditorPanel::show(const arukone::Draft& draft, StatusBadge badge) {
    m_fill.select(static_cast<std::size_t>(draft.fill()));
    const bool whole = draft.board().has_value();
    EditorPanel::show(draft.size(), std::move(badge), whole, whole);
}

ArukoneEditorBoard::ArukoneEditorBoard(const FuseBoxOptions& options, ArukonePainter& painter)
    : StrokePane(m_view, painter)
    , m_view(options)
    , m_painter(painter) {}

bool ArukoneEditorBoard::show(const arukone::Draft& draft) {
    const arukone::Board board = draft.sketch();
    const auto room = [this](const arukone::Board& of) { return FuseBoxView::room(of, m_view.options()).top; };
    const bool resized = !m_open || draft.size() != m_shown.size();
    const bool another = resized || room(board) != room(*m_view.board());
    m_open = true;
    m_shown = draft;
    arukone::Cables cables = draft.cables();
    cables.resize(board.pairs().size());
    if (!resized) {
        m_view.editBoard(board, cables);
        refresh();
        return another;
    }
    m_view.setBoard(board, cables);
    reopened({std::min(m_cursor.row, draft.rows() - 1), std::min(m_cursor.column, draft.columns() - 1)});
    return true;
}

void ArukoneEditorBoard::refresh() {
    m_brackets = bracketed();
    m_view.setFocus(m_brackets ? std::optional(m_cursor) : std::nullopt);
    m_view.setHover(m_pointed);
    const auto shown = m_pointed ? m_pointed : m_brackets ? std::optional(m_cursor) : std::nullopt;
    std::vector<puzzle::Cell> images;
    if (m_open && shown && m_shown.contains(*shown)) {
        images = m_painter.reach(*shown);
        std::erase(images, *shown);
    }
    m_view.setMarks(std::move(images));
    CableHint hand;
    if (m_painter.carried())
        hand.region = {*m_painter.carried()};
    else if (m_shown.lone())
        hand.region = {*m_shown.lone()};
    m_view.setHint(std::move(hand));
}

void ArukoneEditorBoard::draw(ui::Canvas& canvas) const {
    StrokePane::draw(canvas);
    drawMirrors(canvas, m_shown.rows() == m_shown.columns());
}

ArukoneEditorScene::ArukoneEditorScene(EditorStart start, const SceneContext& context, const Workshop& workshop)
    : EditorBase(std::move(start), context, workshop, boxTools, arukone::maxSide)
    , m_painter(m_history)
    , m_board(boxEditorOptions(context.preferences), m_painter)
    , m_reader(context.text, context.speaker)
    , m_rules({panelCallbacks(),
               [this](arukone::Fill fill) { change([&](EditorDocument& next) { next.fuseBox().setFill(fill); }); }}) {
    m_board.cellWords = [this](puzzle::Cell cell) { return m_reader.at(Shown(draft()).at(cell)); };
    assemble();
}

bool ArukoneEditorScene::actOnPuzzle(ui::Action action) {
    if (action == ui::Action::Back && m_painter.dropCarried())
        m_board.brushChanged();
    else if (action == action::watch)
        watchProgram();
    else
        return m_reader.answer(action, Shown(draft()).at(m_board.cursor()),
                               [this](puzzle::Cell cell) { m_board.setCursor(cell); });
    return true;
}

bool ArukoneEditorScene::editWhole(EditorDocument& document, ui::Action action) {
    auto board = edited(document.fuseBox(), action);
    if (!board)
        return false;
    document.board = *std::move(board);
    return true;
}

void ArukoneEditorScene::pull(EditorDocument& document, puzzle::Edge edge, int by) const {
    document.board = game::pulled(document.fuseBox(), edge, by);
}

void ArukoneEditorScene::resize(EditorDocument& document, puzzle::Size size) const {
    document.board = resized(document.fuseBox(), size);
}

bool ArukoneEditorScene::hopeless() const {
    return m_check.knowledge().unsolvable();
}

std::string ArukoneEditorScene::notReadyWords() const {
    // TRANSLATORS: {1} is a number on the board that stands there once: "3 needs its partner."
    return draft().lone() ? m_text.tr("{1} needs its partner.", static_cast<int>(draft().pairs().size()) + 1)
                          : m_text.tr("A fuse box needs at least one pair of numbers.");
}

std::vector<ToPause::Entry> ArukoneEditorScene::menuEntries() const {
    return {{action::showSolution, m_text.tr("Show solution"), playable()},
            {action::watch, m_text.tr("Watch program"), playable()}};
}

bool ArukoneEditorScene::showDocument() {
    m_show.reset();
    if (m_repairs && now() != m_repairs->repaired)
        m_repairs.reset();
    m_check.look(draft());
    return m_board.show(draft());
}

void ArukoneEditorScene::showFacts() {
    const ArukoneKnowledge& known = m_check.knowledge();
    BoxRepairs repairs{m_check.seekingRepairs()};
    if (m_repairs)
        repairs = {false, m_repairs->at + 1, m_repairs->all.size()};
    StatusBadge badge = badgeOf(m_text, known, repairs);
    badge.twin = twin();
    if (known.unsolvable())
        m_board.view().setTint(known.obstacle ? known.obstacle->cells : std::vector<puzzle::Cell>(), true);
    else
        m_board.view().setTint(known.least ? std::vector<puzzle::Cell>() : known.differs);
    m_rules.show(draft(), std::move(badge));
    showTools(known.solvable() ? adviceOn(m_text, known) : std::string(), draft() != cleared(draft()));
}

void ArukoneEditorScene::repair() {
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
    const ArukoneKnowledge& known = m_check.knowledge();
    if (!known.ambiguous() || known.least || known.differs.empty())
        return;
    m_check.seekRepairs();
    showFacts();
}

void ArukoneEditorScene::applyRepair() {
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

void ArukoneEditorScene::tested(const puzzle::Performance& played) {
    EditorDocument solved = now();
    auto session = arukone::Session::restore(*draft().board(), {played.events, played.elapsed, {}});
    const arukone::Cables& cables = session.value().cables();
    for (std::size_t i = 0; i < cables.size(); ++i)
        solved.fuseBox().draw(static_cast<int>(i), cables[i]);
    m_history.replaceCurrent(std::move(solved));
    say(ui::Toast::Kind::Ok, m_text.tr("Solved. The cables stay on the board."));
    changed();
}

void ArukoneEditorScene::showSolution() {
    const ArukoneKnowledge& known = m_check.knowledge();
    if (!known.review.solution) {
        say(ui::Toast::Kind::Hint, known.unsolvable() ? m_text.tr("This board has no solution.")
                                   : known.state == ArukoneKnowledge::State::Checking || playable()
                                       ? noSolutionYet(m_text, m_check.isHelpless())
                                       : notReadyWords());
        return;
    }
    std::vector<int> order(known.review.solution->size());
    std::iota(order.begin(), order.end(), 0);
    begin(CableShow(std::move(order), *known.review.solution), {});
}

void ArukoneEditorScene::watchProgram() {
    const auto board = draft().board();
    if (!board) {
        say(ui::Toast::Kind::Hint, notReadyWords());
        return;
    }
    arukone::ProgramRun run = arukone::runProgram(*board);
    std::string last =
        run.stuckAt ? m_text.tr("The program is stuck: nothing leads from {1} to {1} any more.", *run.stuckAt + 1)
                    : m_text.tr("The program has joined all pairs.");
    begin(CableShow(std::move(run.order), std::move(run.cables)), std::move(last));
}

void ArukoneEditorScene::begin(CableShow cables, std::string last) {
    const arukone::Board board = draft().sketch();
    m_board.view().editBoard(board, arukone::noCables(board));
    m_board.view().setTint({});
    m_show = Show{std::move(cables), std::move(last), 0};
}

void ArukoneEditorScene::goOnShowing(ui::Seconds step) {
    if (!m_show->cables.running()) {
        if ((m_show->ended += step) >= showEnd)
            stopShowing();
        return;
    }
    const auto frame = m_show->cables.due(step);
    if (!frame)
        return;
    m_board.view().show(frame->cables);
    if (frame->joined)
        m_sounds.playJoin(*frame->joined);
    if (!m_show->cables.running() && !m_show->last.empty())
        say(ui::Toast::Kind::Hint, m_show->last);
}

bool ArukoneEditorScene::stopShowing() {
    if (!m_show)
        return false;
    m_show.reset();
    const arukone::Board board = draft().sketch();
    m_board.view().editBoard(board, draft().cables());
    showFacts();
    return true;
}

void ArukoneEditorScene::takeRepairs() {
    if (!m_check.repairsFound()) // Asked once: they may be found in the next moment.
        return;
    endGesture(); // If that changes the board, these repairs are for another one, and gone.
    auto found = m_check.takeRepairs();
    if (!found)
        return;
    if (found->empty()) {
        say(ui::Toast::Kind::Hint, m_text.tr("No cut leaves fewer solutions. Add a pair by hand."));
        showFacts();
    } else {
        m_repairs = Repairs{*std::move(found), 0, *m_check.knowledge().review.solution, now()};
        applyRepair();
    }
}

void ArukoneEditorScene::update(ui::Seconds step) {
    if (m_check.poll(step) && !m_show)
        showFacts();
    takeRepairs();
    if (m_show)
        goOnShowing(step);
    EditorBase::update(step);
}

bool ArukoneEditorScene::animating() const {
    return FormScene::animating() || m_check.busy() || m_show;
}

void ArukoneEditorScene::takeOptions() {
    m_board.view().setOptions(boxEditorOptions(m_preferences));
}

void ArukoneEditorScene::placeBoard() {
    const bool compact = m_viewport.compact();
    const ui::Rect middle = between();
    const ui::Rect seen = port();
    const float ground = middle.bottom();
    const float beside = compact ? 22 : 40;
    const float top = compact ? 98 : 110;
    const ui::Rect area{middle.x + beside, top, middle.w - 2 * beside, ground - top - (compact ? 30.0F : 40.0F)};
    const FuseBoxRoom around = FuseBoxView::room(draft().sketch(), m_board.view().options());
    m_board.placeIn(around.inside(area), seen, ground, m_viewport);
    if (m_board.camera().offered()) { // The zoom tools stand beside it.
        const ui::Rect less{area.x + zoomRoom, area.y, area.w - zoomRoom, area.h};
        m_board.placeIn(around.inside(less), {seen.x + zoomRoom, seen.y, seen.w - zoomRoom, seen.h}, ground,
                        m_viewport);
    }
}

} // namespace game
