// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/duel/DuelAloneScene.hpp"

#include "game/dialogs/ToQuestion.hpp"
#include "game/duel/DuelWords.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/DuelToken.hpp"
#include "game/round/PlayTools.hpp"
#include "game/round/RacePanel.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "game/speech/SpokenWords.hpp"
#include "text/Format.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float toolbarStrip = 92;
constexpr ui::Seconds solvedTime = 1.3F;  ///< How long a player sees the solved house.
constexpr ui::Seconds closingTime = 0.6F; ///< At its end, in which the shutters close.
constexpr ui::Seconds wholeClosing = 10;  ///< Longer than they take at any speed.
const ui::Vec cardSize{400, 268};
constexpr float cardPadding = 26;

/// Undo, redo and restart: those tools of a board in play that are no help.
std::vector<Toolbar::Tool> tools() {
    std::vector<Toolbar::Tool> all = playTools();
    std::erase_if(all, [](const Toolbar::Tool& tool) {
        return tool.action != action::undo && tool.action != action::redo && tool.action != action::restart;
    });
    return all;
}

} // namespace

DuelAloneScene::Go::Go(DuelAloneScene& scene, const std::optional<data::Run>& before)
    : round(scene.m_match.challenge, {})
    , help(scene.m_text, round, scene.m_board.view(), scene.m_toasts, scene.m_sounds, nullptr)
    , moves(round, scene.m_board.view(), help, scene.m_sounds) {
    if (before)
        rival.emplace(rivalOn(round.challenge().lights(), *before));
}

DuelAloneScene::DuelAloneScene(const ToDuelPlay& to, const SceneContext& context, LampAtlases& atlases)
    : DuelBoardScene(to.match, context, atlases, toolbarStrip)
    , m_rivalBoard(atlases)
    , m_toolbar(tools(), [this](ui::Action action) { act(action); })
    , m_start(bigFace(ui::Icon::Play), [this] { begin(); })
    , m_runs(to.match.players.size()) {
    m_board.onMark = [this](lights::Cell cell) { m_go->moves.mark(cell); };
    m_toolbar.addTo(m_form);
    m_form.add(m_start);
    nextPlayer();
}

void DuelAloneScene::nextPlayer() {
    m_waiting = true;
    m_sinceSolved.reset();
    m_go.emplace(*this, m_before);
    m_board.open(m_match.challenge.lights(), session().board());
    m_board.view().setShut(true);
    m_board.view().update(wholeClosing); // Nobody may see the board even while they close.
    m_board.setVisible(false);
    if (m_go->rival)
        m_rivalBoard.setBoard(m_go->rival->session().board());
    m_start.setVisible(true);
    m_form.focus(&m_start);
    arrangeAgain();
}

void DuelAloneScene::begin() {
    if (!std::exchange(m_waiting, false))
        return;
    m_sounds.play(Sound::Bell);
    m_board.view().setShut(false);
    m_board.setVisible(true);
    m_start.setVisible(false);
    m_form.focus(&m_board);
    offerTools();
}

void DuelAloneScene::arrangeMore(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_toolbar.layout(m_text, m_input, strip(), viewport.compact(), measure);
    m_rivalBoard.setOptions(m_board.view().options());
    const ui::Vec middle = m_board.wholeCells().centre();
    m_card = {middle.x - cardSize.x / 2, std::min(middle.y, strip().y - 20 - cardSize.y / 2) - cardSize.y / 2,
              cardSize.x, cardSize.y};
    m_start.setLabel(m_text.tr("Start"));
    m_start.setNote(cardWords());
    m_start.place({m_card.x + cardPadding, m_card.bottom() - cardPadding - ui::PushButton::bigHeight,
                   m_card.w - 2 * cardPadding, ui::PushButton::bigHeight});
    offerTools();
}

void DuelAloneScene::offerTools() {
    const lights::Session& played = session();
    const bool free = !m_waiting && !m_sinceSolved;
    m_toolbar.at(action::undo).setEnabled(free && (played.canUndo() || played.canUndoRestart()));
    m_toolbar.at(action::redo).setEnabled(free && played.canRedo());
    m_toolbar.at(action::restart).setEnabled(free && played.started());
}

void DuelAloneScene::press(lights::Cell cell) {
    if (!m_waiting && m_go->moves.press(cell))
        moved();
}

bool DuelAloneScene::act(ui::Action action) {
    if (m_sinceSolved)
        return true;
    if (action == action::undo) {
        if (m_go->moves.undoRestart() || m_go->moves.undo())
            moved();
    } else if (action == action::redo) {
        if (m_go->moves.redo())
            moved();
    } else if (action == action::restart) {
        if (m_go->moves.restart())
            moved();
    } else if (action == action::mark) {
        m_go->moves.mark(m_board.cursor());
    } else if (action == action::skip) {
        giveUp();
    } else if (action == action::hint || action == action::showSolution || action == action::chase) {
        m_toasts.show({ui::Toast::Kind::Hint, m_text.tr("There is no help in a duel."), {}, {}});
    } else {
        return false;
    }
    return true;
}

void DuelAloneScene::moved() {
    refresh();
    offerTools();
    if (session().solved())
        end(lights::DuelRun{session().moves(), session().elapsed()});
}

void DuelAloneScene::giveUp() {
    m_navigator.push(ToQuestion{m_text.tr("Give up?"),
                                m_text.tr("This board then counts as not solved by {1}.", m_match.players[player()]),
                                {{m_text.tr("Keep playing"), {}}, {m_text.tr("Give up"), [this] { end({}); }}}});
}

void DuelAloneScene::end(std::optional<lights::DuelRun> run) {
    m_runs[player()] = run;
    if (run) {
        m_sounds.play(Sound::Win);
        auto played = data::runOf(m_go->round.performance(),
                                  {m_match.challenge.key, m_match.players[player()], 0, false, {}, {}});
        if (played)
            m_before = *std::move(played);
    }
    m_board.view().clearMarks();
    m_sinceSolved = run ? 0.0F : solvedTime;
    offerTools();
    if (m_done + 1 < m_match.players.size())
        return;
    finish(m_runs);
}

void DuelAloneScene::passTime(puzzle::Milliseconds passed) {
    if (m_running && !m_waiting && session().timed())
        m_go->round.session().advance(passed);
}

void DuelAloneScene::update(ui::Seconds step) {
    m_go->round.poll();
    if (m_go->rival) {
        m_go->rival->follow(session());
        m_rivalBoard.show(m_go->rival->session().board());
        m_rivalBoard.update(step);
    }
    DuelBoardScene::update(step);
    if (!m_sinceSolved || finished())
        return;
    *m_sinceSolved += step;
    if (*m_sinceSolved >= solvedTime - closingTime)
        m_board.view().setShut(true);
    if (*m_sinceSolved < (m_preferences.motion().off() ? 0 : solvedTime))
        return;
    ++m_done;
    nextPlayer();
}

bool DuelAloneScene::animating() const {
    return DuelBoardScene::animating() || m_sinceSolved || m_go->round.solving() ||
           (m_go->rival && m_rivalBoard.animating()) ||
           (m_waiting && m_board.animating()); // The form leaves out what is not visible to it.
}

ui::Seconds DuelAloneScene::nextChange() const {
    const ui::Seconds controls = DuelBoardScene::nextChange();
    if (!m_running || m_waiting || !session().timed())
        return controls;
    const ui::Seconds second = static_cast<ui::Seconds>(1000 - session().elapsed().count() % 1000) / 1000;
    const ui::Seconds next = ui::sooner(controls, second);
    if (!m_go->rival || m_go->rival->finished())
        return next;
    return ui::sooner(
        next, std::max(0.0F, static_cast<ui::Seconds>((m_go->rival->nextAt() - session().elapsed()).count()) / 1000));
}

void DuelAloneScene::covered() {
    m_running = false;
    m_board.view().setShut(true);
    m_form.releasePointer();
}

void DuelAloneScene::uncovered() {
    m_seenTo = std::numeric_limits<float>::max();
    m_running = true;
    m_board.view().setShut(m_waiting);
    offerTools();
}

std::string DuelAloneScene::signWords() const {
    return m_text.tr("Your turn, {1}", m_match.players[player()]);
}

std::string DuelAloneScene::figures() const {
    const lights::Optimum* const optimum = m_go->round.optimum();
    return figureWords(m_text, m_preferences.get().inSight, m_text.trn("{1} move", "{1} moves", session().moves()),
                       optimum != nullptr ? std::optional(Par{optimum->moves(), optimum->exact()}) : std::nullopt,
                       session().elapsed());
}

PlayFacts DuelAloneScene::facts() const {
    PlayContext context{{}, {}, m_board.targeted()};
    if (const Rival* const ghost = rival(); ghost != nullptr) {
        context.race = RaceFacts{ghost->run().player, ghost->session().moves(), ghost->session().cellsLeft(), {}};
        if (ghost->finished())
            context.race->time = ghost->run().duration;
    }
    return playFacts(m_text, m_preferences.get(), m_go->round, context);
}

std::vector<DuelCard> DuelAloneScene::cards() const {
    std::vector<DuelCard> all;
    for (std::size_t turn = 0; turn < m_match.players.size(); ++turn) { // In the order in which they play.
        const std::size_t i = (m_match.first + turn) % m_match.players.size();
        DuelCard card{m_match.players[i], i, turn == m_done, {}, wonBy(i)};
        if (m_runs[i])
            card.figures = {{boardIcon::press, std::to_string(m_runs[i]->moves)},
                            {ui::Icon::Clock, duelTime(m_text, m_runs[i]->time)}};
        else if (turn < m_done)
            card.figures = {{ui::Icon::Cross, m_text.tr("given up"), true}};
        all.push_back(std::move(card));
    }
    return all;
}

void DuelAloneScene::drawBeside(ui::Canvas& canvas) const {
    if (m_waiting) {
        drawDuelCards(canvas, m_panels.right(), cards());
        m_board.draw(canvas);
        drawCard(canvas);
        return;
    }
    if (!m_running) {
        drawBackSoon(canvas, m_text, m_board.bounds(), m_board.view().shutters().amount(), m_seenTo);
        return;
    }
    if (rival() != nullptr)
        drawRivalBoard(canvas);
}

void DuelAloneScene::drawCard(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_card);
    const std::string& name = m_match.players[player()];
    const float room = m_card.w - 2 * cardPadding - 40;
    ui::TextStyle style = ui::style::dialogTitle;
    if (const float width = canvas.textWidth(name, style); width > room)
        style.size *= room / width;
    drawDuelToken(canvas, {m_card.x + cardPadding + 13, m_card.y + 46}, 13, player());
    canvas.text(name, {m_card.x + cardPadding + 40, m_card.y + 46}, style, colours.text);
    canvas.paragraph(cardWords(), {m_card.x + cardPadding, m_card.y + 84, m_card.w - 2 * cardPadding, 90},
                     ui::style::body, colours.text2);
    m_start.draw(canvas);
}

std::string DuelAloneScene::cardWords() const {
    std::string words =
        m_before && m_go->rival
            ? m_text.tr("Against the ghost of {1}. The clock starts with your first press.", m_before->player)
            : m_text.tr("The clock starts with your first press.");
    if (m_done + 1 < m_match.players.size())
        words += " " + m_text.tr("Whoever has yet to play looks away.");
    return words;
}

void DuelAloneScene::drawRivalBoard(ui::Canvas& canvas) const {
    if (const auto place =
            rivalPlace(m_panels.right(), m_panels.raceEnd(), strip().y, m_rivalBoard.rows(), m_rivalBoard.columns()))
        m_rivalBoard.draw(canvas, place->at, m_rivalBoard.sizeFor(place->cell, m_viewport));
}

ToPause DuelAloneScene::pauseWords() const {
    const lights::Session& played = session();
    ToPause words;
    words.title =
        pauseTitle(m_text, m_preferences.get(), m_text.trn("{1} move", "{1} moves", played.moves()), played.elapsed());
    words.shut = true;
    if (!m_waiting)
        words.entries = {{action::undo, m_text.tr("Undo"), played.canUndo() || played.canUndoRestart()},
                         {action::redo, m_text.tr("Redo"), played.canRedo()},
                         {action::restart, m_text.tr("Restart"), played.started()},
                         {action::mark, m_text.tr("Planning mark"), true},
                         {action::skip, m_text.tr("Give up"), true}};
    words.entries.push_back({ui::Action::Back, m_text.tr("Leave the duel"), true});
    return words;
}

} // namespace game
