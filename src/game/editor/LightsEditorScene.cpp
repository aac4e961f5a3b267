// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/LightsEditorScene.hpp"

#include "game/controls/BoardHouse.hpp"
#include "game/editor/EditorEdits.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/services/Actions.hpp"
#include "game/words/ProofWords.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

using text::Text;

BoardOptions editorOptions(const Preferences& preferences, lights::Surface surface) {
    BoardOptions options = boardOptions(preferences, surface == lights::Surface::Plane ? House::Terrace : House::Round);
    options.front = BoardSurround::Facade;
    options.door = true;
    options.showHoles = true;
    options.residents = false; // The house is under construction: nobody lives there yet.
    return options;
}

const EditorToolSet toolSet{
    {{action::brushLight, ui::Icon::Bulb, [](const Text& text) { return text.trc("brush", "Light"); }},
     {action::brushHole, boardIcon::hole, [](const Text& text) { return text.trc("brush", "No window"); }},
     {action::brushTarget, boardIcon::target, [](const Text& text) { return text.trc("brush", "Target"); }},
     {action::brushPress, boardIcon::press, [](const Text& text) { return text.trc("brush", "Press"); }},
     {action::brushSeal, boardIcon::sealed, [](const Text& text) { return text.trc("brush", "Sealed"); }},
     {action::brushCurtain, boardIcon::curtain, [](const Text& text) { return text.trc("brush", "Curtain"); }}},
    {{{action::allOn, ui::Icon::Bulb, [](const Text& text) { return text.tr("All on"); }},
      {action::allOff, ui::Icon::BulbOff, [](const Text& text) { return text.tr("All off"); }},
      {action::shuffle, ui::Icon::Dice, [](const Text& text) { return text.tr("Shuffle"); }},
      {action::mirror, ui::Icon::Contrast, [](const Text& text) { return text.tr("Mirror"); }},
      {action::invert, ui::Icon::Sun, [](const Text& text) { return text.tr("Invert"); }}}},
    [](const Text& text) { return text.tr("Right-click erases. Gilded frames mark windows that must end lit."); }};

} // namespace

EditorBoard::EditorBoard(LampAtlases& atlases, BoardOptions options, LightsPainter& painter)
    : StrokePane(m_view, painter)
    , m_view(atlases, options)
    , m_painter(painter) {}

bool EditorBoard::show(const lights::Draft& board) {
    std::optional<lights::BitGrid> picture;
    if (board.goal() == lights::GoalKind::Picture)
        picture = board.picture();
    const bool another = !m_open || board.rows() != m_shown.rows() || board.columns() != m_shown.columns() ||
                         board.rules() != m_shown.rules();
    m_open = true;
    m_shown = board;
    if (another) {
        m_view.setBoard(board.board(), board.rules(), picture);
        reopened({std::min(m_cursor.row, board.rows() - 1), std::min(m_cursor.column, board.columns() - 1)});
    } else {
        m_view.show(board.board());
        m_view.setPicture(picture);
        refresh();
    }
    m_view.setTarget(board.target());
    return another;
}

void EditorBoard::setPreview(bool preview) {
    m_preview = preview;
    refresh();
}

void EditorBoard::refresh() {
    m_brackets = bracketed();
    m_view.setFocus(m_brackets ? std::optional(m_cursor) : std::nullopt);
    m_view.setHover(m_pointed);
    const auto shown = m_pointed ? m_pointed : m_brackets ? std::optional(m_cursor) : std::nullopt;
    if (m_open && m_preview && shown && m_shown.board().contains(*shown))
        m_view.setPreview(m_painter.reach(*shown));
    else
        m_view.setPreview({});
}

void EditorBoard::update(ui::Seconds step) {
    StrokePane::update(step);
    m_scaffold.update(step);
}

void EditorBoard::draw(ui::Canvas& canvas) const {
    StrokePane::draw(canvas);
    if (const std::optional<Facade> house = m_view.facade(); house && !house->floats())
        m_scaffold.draw(canvas, *house, house->wall.x - m_panelEnd - 4);
    drawMirrors(canvas, m_shown.rows() == m_shown.columns());
}

LightsEditorScene::LightsEditorScene(EditorStart start, const SceneContext& context, const Workshop& workshop,
                                     LampAtlases& atlases, const Entropy& entropy)
    : EditorBase(std::move(start), context, workshop, toolSet, lights::maxSide)
    , m_painter(m_history)
    , m_check(&context.proofs)
    , m_random(entropy())
    , m_board(atlases, editorOptions(context.preferences, draft().rules().surface), m_painter)
    , m_reader(context.text, context.speaker)
    , m_rules(
          {panelCallbacks(),
           [this](const lights::Rules& rules) { change([&](EditorDocument& next) { next.lights().setRules(rules); }); },
           [this](lights::GoalKind goal) { change([&](EditorDocument& next) { next.lights().setGoal(goal); }); }}) {
    m_board.cellWords = [this](lights::Cell cell) {
        const auto puzzle = draft().puzzle(); // Empty while the board has no windows.
        return puzzle ? m_reader.at(*puzzle, draft().board(), cell) : GridWords::place(m_text, cell);
    };
    assemble();
}

bool LightsEditorScene::editWhole(EditorDocument& document, ui::Action action) {
    auto board = edited(document.lights(), action, m_random);
    if (!board)
        return false;
    document.board = *std::move(board);
    return true;
}

void LightsEditorScene::pull(EditorDocument& document, puzzle::Edge edge, int by) const {
    document.board = game::pulled(document.lights(), edge, by);
}

void LightsEditorScene::resize(EditorDocument& document, puzzle::Size size) const {
    document.board = resized(document.lights(), size);
}

bool LightsEditorScene::playable() const {
    return m_check.facts().toPress > 0 && !m_check.facts().solved;
}

bool LightsEditorScene::hopeless() const {
    return m_check.facts().state == BoardFacts::State::Unsolvable;
}

std::string LightsEditorScene::notReadyWords() const {
    return m_text.tr("A board needs at least one window to press.");
}

std::vector<ToPause::Entry> LightsEditorScene::menuEntries() const {
    std::vector<ToPause::Entry> entries{
        {action::showSolution, m_text.tr("Show solution"), m_check.facts().toPress > 0}};
    if (const auto proof = m_check.proof().state())
        entries.push_back({action::watch, proofLabels(m_text, *proof).front(), true});
    return entries;
}

bool LightsEditorScene::showDocument() {
    if (m_repairs && now() != m_repairs->repaired)
        m_repairs.reset();
    m_check.look(draft());
    return m_board.show(draft());
}

void LightsEditorScene::showFacts() {
    BoardFacts facts = m_check.facts();
    facts.twin = twin();
    facts.proof = m_proofShown = m_check.proof().state();
    if (facts.state != BoardFacts::State::Checking) // It does not come and go while a stroke is checked.
        m_board.setReady(facts.state == BoardFacts::State::Solvable && !facts.solved);
    const bool unsolvable = facts.state == BoardFacts::State::Unsolvable && !facts.repairs.empty();
    m_board.view().setQuiet(unsolvable ? std::optional(QuietMarks{facts.witness, facts.repairs.front()})
                                       : std::nullopt);
    m_rules.show(draft(), facts, m_repairs ? RepairPlace{m_repairs->at + 1, m_repairs->all.size()} : RepairPlace{});
    showTools(reasonFact(m_text, facts), facts.windows > 0);
}

void LightsEditorScene::repair() {
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
    EditorDocument next = now();
    repairs[at].forEach([&](lights::Cell cell) {
        next.lights().paint(lights::Brush::Light, cell, !next.lights().board().isLit(cell));
    });
    m_history.change(next);
    m_sounds.play(Sound::Hint);
    m_repairs = Repairs{std::move(repairs), at, now()};
    changed();
}

void LightsEditorScene::tested(const puzzle::Performance& played) {
    EditorDocument solved = now();
    const auto session = lights::Session::restore(*draft().puzzle(), {played.events, played.elapsed, {}}).value();
    if (draft().rules().quietHours)
        solved.solution.emplace(session.presses().begin(), session.presses().end());
    else
        solved.solution = session.pressed().toCells(); // Two presses cancel out.
    m_history.replaceCurrent(std::move(solved));
    say(ui::Toast::Kind::Ok, m_text.trn("Solved in {1} move. It is kept as the solution.",
                                        "Solved in {1} moves. They are kept as the solution.", played.moves));
    changed();
}

void LightsEditorScene::showSolution() {
    const BoardFacts& facts = m_check.facts();
    const std::vector<lights::Cell>& presses = now().solution ? *now().solution : facts.solution;
    const auto puzzle = draft().puzzle();
    if ((presses.empty() && !facts.solved) || !puzzle) {
        using State = BoardFacts::State;
        say(ui::Toast::Kind::Hint, facts.state == State::Unsolvable ? m_text.tr("This board has no solution.")
                                   : facts.state == State::Undecided
                                       ? m_text.tr("No solution of this board is known.")
                                       : m_text.tr("The solution is still being computed."));
        return;
    }
    m_shown = draft().board();
    m_sinceLastPress = 0;
    const bool reduced = m_preferences.get().reducedMotion;
    if (draft().rules().quietHours) {
        m_show.emplace(*puzzle, presses, reduced);
        return;
    }
    lights::BitGrid together(draft().rows(), draft().columns());
    for (const lights::Cell cell : presses)
        together.set(cell);
    m_show.emplace(*puzzle, together, reduced);
}

bool LightsEditorScene::stopShowing() {
    if (!m_show)
        return false;
    m_show.reset();
    m_board.view().show(draft().board());
    return true;
}

bool LightsEditorScene::actOnPuzzle(ui::Action action) {
    if (action == action::watch)
        prove();
    else if (const auto puzzle = draft().puzzle())
        return m_reader.answer(action, {*puzzle, draft().board(), m_board.cursor(), {}},
                               [this](lights::Cell cell) { m_board.setCursor(cell); });
    else
        return false;
    return true;
}

void LightsEditorScene::prove() {
    BoardProof& proof = m_check.proof();
    if (proof.running())
        proof.cancel();
    else if (proof.state() && !proof.begin())
        say(ui::Toast::Kind::Danger, proofRefusal(m_text, proof.megabytes()));
    showFacts();
}

void LightsEditorScene::update(ui::Seconds step) {
    const bool news = m_check.poll();
    if (m_check.proofNews() == BoardProof::News::Proven)
        say(ui::Toast::Kind::Ok, proofResult(m_text, m_check.facts().optimum->moves));
    else if (m_check.proofNews() == BoardProof::News::Failed)
        say(ui::Toast::Kind::Danger, proofFailure(m_text));
    if (news || m_check.proof().state() != m_proofShown)
        showFacts();
    if (m_show) {
        if (const auto cell = m_show->update(step)) {
            lights::press(m_shown, draft().rules(), *cell);
            m_board.view().show(m_shown);
            m_board.reveal(*cell);
            m_sounds.play(Sound::Press);
        } else if (m_show->over() && (m_sinceLastPress += step) > 1) {
            stopShowing();
        }
    }
    EditorBase::update(step);
}

bool LightsEditorScene::animating() const {
    return FormScene::animating() || m_check.busy() || m_show;
}

ui::Seconds LightsEditorScene::nextChange() const {
    const ui::Seconds next = EditorBase::nextChange();
    return m_check.proof().running() ? ui::sooner(next, proofStep) : next;
}

Scenery LightsEditorScene::scenery() const {
    Scenery scenery = EditorBase::scenery();
    scenery.town = m_board.view().townBehind();
    return scenery;
}

void LightsEditorScene::takeOptions() {
    m_board.view().setOptions(editorOptions(m_preferences, draft().rules().surface));
    m_board.setPreview(m_preferences.get().preview);
}

void LightsEditorScene::placeBoard() {
    takeOptions(); // Joined sides take another house.
    const bool compact = m_viewport.compact();
    const bool joined = draft().rules().surface != lights::Surface::Plane;
    const ui::Rect middle = between();
    const float ground = middle.bottom();
    const float beside = compact ? 34 : 55;
    const float top = (joined ? 92.0F : 128.0F) + riddleRoom();
    const float bottom = ground - (joined ? 24.0F : compact ? 52.0F : 60.0F);
    const ui::Rect room{middle.x + beside, top, middle.w - 2 * beside, bottom - top};
    m_board.setPanelEnd(middle.x);
    m_board.placeIn(room, port(), ground, m_viewport);
}

} // namespace game
