// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/play/LightsPlayScene.hpp"

#include "game/controls/BoardHouse.hpp"
#include "game/controls/OfferLesson.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/lessons/Lessons.hpp"
#include "game/round/MoveSounds.hpp"
#include "game/speech/SpokenWords.hpp"
#include "game/words/DailyWords.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/ProofWords.hpp"

#include <algorithm>
#include <utility>
#include <variant>

// The layout and drawing of this scene are in LightsPlayScenePicture.cpp.

namespace game {

namespace {

constexpr int introduction = 2; ///< Levels up to this optimum introduce a rule, which their idea explains.
constexpr int fewMoves = 4;     ///< Up to this optimum nobody wonders how many solutions there are.

} // namespace

LightsPlayScene::LightsPlayScene(const ToPlay& to, const SceneContext& context, Records& records,
                                 const BoardSources& boards, LampAtlases& atlases)
    : PlayPage(to, context, records, boards, atlases, boardOptions(context.preferences, to.challenge))
    , m_speaker(context.speaker)
    , m_reader(context.text, context.speaker)
    , m_proof(wordsFace(ui::Icon::Check), [this] { prove(); })
    , m_moves(m_round, m_board.view(), m_help, context.sounds)
    , m_lookUp(m_round.challenge().lights(), m_board.view())
    , m_goal(context.text, m_round, m_board.view(), atlases) {
    addControls({&m_proof});
    m_form.add(m_about, [this](auto& it) {
        it.setLabel(aboutWords());
        it.setVisible(hasIdea());
    });
    m_board.onPress = [this](lights::Cell cell) { press(cell); };
    m_board.onMark = [this](lights::Cell cell) { mark(cell); };
    m_board.onCursorMoved = [this] { playCursor(m_sounds, m_round.session().board(), m_board.cursor()); };
    m_board.cellWords = [this](lights::Cell cell) {
        return withMark(m_text, m_reader.at(m_round.challenge().lights(), m_round.session().board(), cell),
                        m_round.marks().contains(cell));
    };
    m_board.open(m_round.challenge().lights(), m_round.session().board());

    welcome(to); // It looks whether there are marks.
    if (!m_round.session().started() && !m_round.session().canUndoRestart() && m_round.marks().empty())
        m_round.marks() = m_round.givenMarks();
    m_moves.showMarks();
    if (const auto day = m_round.challenge().day())
        if (auto note =
                setBackNote(context.text, *day, records.today(), records.daily(m_round.challenge().dailySeries()));
            !note.empty())
            say(ui::Toast::Kind::Hint, std::move(note));
    if (to.rival && !m_tested) {
        beginRace(rivalOn(m_round.challenge().lights(), *to.rival),
                  m_text.tr("Against {1}. Both clocks start with your first press.",
                            text::playerName(m_text, to.rival->player)));
        if (!records.givesAway(m_round.challenge(), *to.rival))
            m_rivalBoard.emplace(atlases).setBoard(m_rival->session().board());
    }
    afterChange();
    showProof();
}

bool LightsPlayScene::intercept(const ui::Event& event) {
    if (m_won.begun() && std::holds_alternative<ui::PointerMoved>(event))
        return true;
    if (const auto* peek = std::get_if<ui::PeekChanged>(&event); peek != nullptr && peek->action == ui::Action::None) {
        m_board.view().setShapes(m_shapes || peek->held);
        return true;
    }
    return m_goal.handle(event);
}

bool LightsPlayScene::actOwn(ui::Action action) {
    if (action == action::chase)
        chase();
    else if (action == action::myPresses)
        m_moves.togglePresses();
    else if (action == action::shapes)
        m_board.view().setShapes(m_shapes = !m_shapes);
    else if (action == action::mirror)
        m_goal.show();
    else if (action == action::sheet)
        m_lookUp.toggleSheet();
    else if (action == action::quietPatterns)
        lookUpQuiet();
    else if (action == action::lesson && !lesson().empty())
        m_navigator.push(ToLesson{lesson()});
    else if (action == action::about && hasIdea())
        toggleIdea();
    else if (action == action::watch)
        prove();
    else
        return false;
    return true;
}

std::string LightsPlayScene::aboutWords() const {
    return m_ideaAsked ? m_text.tr("Hide what it is about") : m_text.tr("What is it about?");
}

bool LightsPlayScene::hasIdea() const {
    return !m_rival && !ideaOf(m_text, m_round.challenge()).empty();
}

void LightsPlayScene::toggleIdea() {
    m_ideaAsked = !m_ideaAsked;
    m_sounds.play(Sound::Cursor);
    m_form.refresh();
    if (m_ideaAsked)
        m_speaker.say(about(), ui::Speaker::Urgency::Now);
}

bool LightsPlayScene::isNoAnswer() const {
    return m_round.session().solved() && !m_round.answered();
}

bool LightsPlayScene::introducesRule() const {
    return m_round.optimum() != nullptr && m_round.optimum()->moves() <= introduction;
}

std::string LightsPlayScene::about() const {
    const std::string task = isNoAnswer() ? std::string() : taskOf(m_text, m_round.challenge());
    const std::string card = cardWords();
    return task + (task.empty() || card.empty() ? "" : " ") + card;
}

std::string LightsPlayScene::cardWords() const {
    if (isNoAnswer())
        return m_round.session().moves() > m_round.shownWay()->shown.count()
                   ? m_text.tr("Asleep, but not in the fewest moves. Undo, and find a shortest solution that is not "
                               "marked.")
                   : m_text.tr("Asleep, but with the marked solution. Undo, and find another one.");
    const bool introduces = introducesRule();
    std::string words = m_ideaAsked || introduces ? ideaOf(m_text, m_round.challenge()) : std::string();
    // Whoever went wrong where the rules are new has to know the way back.
    if (introduces && m_round.session().moves() > 0 && !m_round.session().solved() && !m_round.quietHours())
        words += (words.empty() ? "" : " ") + m_text.tr("Press a window again to take the press back.");
    return words;
}

std::string LightsPlayScene::movesWords() const {
    return m_text.trn("{1} move", "{1} moves", m_round.session().moves());
}

std::string LightsPlayScene::figures() const {
    const lights::Optimum* const optimum = m_round.optimum();
    return figureWords(m_text, m_preferences.get().inSight, movesWords(),
                       optimum != nullptr ? std::optional(Par{optimum->moves(), optimum->exact()}) : std::nullopt,
                       m_round.session().elapsed());
}

bool LightsPlayScene::read(ui::Action action) {
    const auto presses = m_round.session().presses();
    const BoardReader::Position position{m_round.challenge().lights(), m_round.session().board(), m_board.cursor(),
                                         presses.empty() ? std::nullopt : std::optional(presses.back()), figures()};
    return m_reader.answer(action, position, [this](lights::Cell cell) { m_board.setCursor(cell); });
}

void LightsPlayScene::press(lights::Cell cell) {
    if (m_moves.press(cell)) {
        if (!m_round.quietHours() && !m_round.session().pressed().test(cell)) // It was taken back.
            m_toolbar.at(action::undo).flash();
        moved();
    } else if (m_round.session().board().isSealed(cell) && !m_round.session().solved()) {
        sayIsSealed();
    } else if (m_round.quietHours() && m_round.session().board().hasCell(cell) && !m_round.session().solved()) {
        refuse(quietHoursLine(m_text, m_round.challenge().lights().goal()) + ".");
    } else if (isNoAnswer()) {
        sayIsNoAnswer();
    } else if (m_round.session().solved() && !m_won.begun()) {
        m_toasts.show({ui::Toast::Kind::Hint,
                       m_round.session().started()
                           ? m_text.tr("The house is already asleep. Restart to play it again.")
                           : m_text.tr("This house is already asleep: there is nothing to press."),
                       {},
                       {}});
    }
}

void LightsPlayScene::mark(lights::Cell cell) {
    if (m_moves.mark(cell))
        keep();
    else
        sayIsSealed();
}

void LightsPlayScene::sayIsSealed() {
    refuse(m_text.tr("Sealed: it switches with its neighbours, but cannot be pressed."));
}

void LightsPlayScene::refuse(std::string why) {
    m_sounds.play(Sound::Cut);
    m_toasts.show({ui::Toast::Kind::Hint, std::move(why), {}, {}});
}

void LightsPlayScene::lookUpQuiet() {
    const std::size_t all = m_lookUp.nextQuiet();
    m_sounds.play(Sound::Cursor);
    std::string words;
    if (all == 0)
        words = m_text.tr("This board has no quiet pattern, no set of windows that changes nothing if all of it is "
                          "pressed. So it has one solution at most.");
    else if (m_lookUp.shown() > 0)
        words = m_round.challenge().lights().start().hasCurtains()
                    ? m_text.tr("Quiet pattern {1} of {2}: pressing all of it changes no more than curtained windows.",
                                m_lookUp.shown(), all)
                    : m_text.tr("Quiet pattern {1} of {2}: pressing all of it changes nothing.", m_lookUp.shown(), all);
    if (!words.empty())
        m_toasts.show({ui::Toast::Kind::Hint, std::move(words), {}, {}});
}

std::string LightsPlayScene::lesson() const {
    return m_tested ? std::string() : knownLesson(m_round.challenge().notes.lesson);
}

void LightsPlayScene::step(ui::Action action) {
    if (action == action::undo && m_moves.undoRestart()) {
        afterChange();
        keep();
        return;
    }
    const bool reopens = action == action::undo && isNoAnswer();
    if (const auto pressed = reopens ? m_moves.reopen() : action == action::undo ? m_moves.undo() : m_moves.redo()) {
        m_board.reveal(*pressed);
        moved();
    }
}

void LightsPlayScene::restart() {
    if (m_won.begun() || !m_moves.restart())
        return;
    afterChange();
    keep();
}

void LightsPlayScene::hint() {
    if (m_round.session().solved())
        return;
    const auto move = m_help.hint();
    if (const auto shown = m_help.hinted())
        m_board.reveal(*shown);
    if (!move)
        keep();
    else if (move->undos == 0)
        press(move->press);
    for (std::size_t left = move ? move->undos : 0; left > 0; --left)
        step(action::undo);
    refresh();
}

void LightsPlayScene::chase() {
    if (m_round.session().solved() || m_help.showing())
        return;
    m_help.toggleChase();
    afterChange();
    keep();
}

void LightsPlayScene::moved() {
    if (m_round.answered())
        solved();
    else if (isNoAnswer())
        sayIsNoAnswer();
    afterChange();
    keep();
}

void LightsPlayScene::sayIsNoAnswer() {
    m_sounds.play(Sound::Error);
    m_speaker.say(about(), ui::Speaker::Urgency::Now);
}

void LightsPlayScene::explainUnique() {
    const auto ways = m_round.ways();
    if (!ways || !ways->alone || m_round.optimum()->moves() <= fewMoves || m_preferences.get().toldOfUnique)
        return;
    m_preferences.change([](data::Settings& settings) { settings.toldOfUnique = true; });
    m_toasts.show({ui::Toast::Kind::Hint,
                   m_text.tr("This board has only one solution: whoever solves it has found the optimum."),
                   {},
                   {}});
}

void LightsPlayScene::offerTools() {
    PlayPage::offerTools();
    if (isNoAnswer())
        m_toolbar.at(action::undo).setEnabled(true);
}

void LightsPlayScene::afterChange() {
    const Challenge& challenge = m_round.challenge();
    m_melody = melodyOf(challenge.lights(), m_round.session().board(), houseOf(challenge));
    explainUnique();
    m_movesLeft.reset();
    if (m_preferences.get().liveCounter && !m_round.session().solved()) {
        m_movesLeft = m_round.movesLeft();
        if (m_movesLeft)
            m_round.session().noteLiveCounter();
    }
    if (const auto next = m_help.chase().show(m_round))
        m_board.reveal(*next);
    refresh();
}

void LightsPlayScene::solved() {
    m_round.proof().withdraw(); // What is known now counts.
    celebrate();
    if (holdsBreath() && !m_round.session().assists().solutionShown)
        m_sounds.breathe();
    if (!m_preferences.get().reducedMotion)
        m_board.view().sayGoodNight();
    m_board.view().clearMarks();
    m_board.showWhole();
}

void LightsPlayScene::showRival(ui::Seconds step) {
    if (!m_rivalBoard)
        return;
    m_rivalBoard->show(m_rival->session().board());
    m_rivalBoard->update(step);
}

void LightsPlayScene::think(ui::Seconds step) {
    if (m_round.poll())
        afterChange();
    followProof();
    if (const auto cell = m_help.due(step)) {
        m_board.reveal(*cell);
        press(*cell);
    } else if (m_help.solutionFinished()) {
        stopSolution();
    }
    m_goal.update(step);
    if (!std::exchange(m_offered, true) && lesson() == offeredLesson && !m_rival && !m_round.challenge().ofClass &&
        !m_round.session().started())
        offerLesson(m_records, m_navigator);
}

bool LightsPlayScene::animating() const {
    return PlayPage::animating() || m_round.solving() || (m_rivalBoard && m_rivalBoard->animating());
}

void LightsPlayScene::returned() {
    m_board.view().setShapes(m_shapes); // Shift may have been let go meanwhile.
    afterChange();
}

std::vector<ToPause::Entry> LightsPlayScene::ownEntries() const {
    auto lookUps = lookUpEntries(m_text, m_lookUp, m_records.lessons(), lesson());
    if (hasIdea())
        lookUps.insert(lookUps.begin(), {action::about, aboutWords(), true});
    return aidEntries(m_text, m_round,
                      {m_help.chase().on(), m_moves.showsPresses(), m_shapes, proofWords(), std::move(lookUps)});
}

std::optional<ProofState> LightsPlayScene::proofState() const {
    return m_preferences.get().inSight.optimum && !m_won.begun() ? m_round.proof().state() : std::nullopt;
}

std::string LightsPlayScene::proofWords() const {
    const auto proof = proofState();
    return proof ? proofLabels(m_text, *proof).back() : std::string();
}

void LightsPlayScene::prove() {
    if (!proofState())
        return;
    BoardProof& proof = m_round.proof();
    if (proof.running())
        proof.cancel();
    else if (!proof.begin())
        m_toasts.show({ui::Toast::Kind::Danger, proofRefusal(m_text, proof.megabytes()), {}, {}});
    showProof();
}

void LightsPlayScene::followProof() {
    const auto proof = proofState();
    if (proof != m_proofShown || m_round.proofNews() != BoardProof::News::None)
        showProof();
    if (m_round.proofNews() == BoardProof::News::Proven)
        m_toasts.show({ui::Toast::Kind::Ok, proofResult(m_text, m_round.optimum()->moves()), {}, {}});
    else if (m_round.proofNews() == BoardProof::News::Failed)
        m_toasts.show({ui::Toast::Kind::Danger, proofFailure(m_text), {}, {}});
}

void LightsPlayScene::showProof() {
    m_proofShown = proofState();
    m_proof.setVisible(m_proofShown.has_value() && !m_rival);
    if (!m_proofShown)
        return;
    const std::vector<std::string> labels = proofLabels(m_text, *m_proofShown);
    const std::string key = KeyCaps(m_text, m_input).of(action::watch);
    m_proof.setTip(key.empty() ? labels.front() : labels.front() + " (" + key + ")");
    ui::ButtonFace face = wordsFace(m_proofShown->running ? ui::Icon::Cross : ui::Icon::Check);
    for (const std::string& label : labels) { // The longest that fits, at last without its icon.
        face.label = label;
        m_proof.setFace(face);
        if (!m_measure || m_proof.preferredWidth(m_measure) <= m_panels.right().w)
            return;
    }
    face.leading.reset();
    m_proof.setFace(face);
}

void LightsPlayScene::askForSolution() {
    if (m_round.session().solved())
        return;
    if (m_round.orderFromHere() == nullptr && !m_round.remaining())
        hint(); // Shows why there is no solution yet.
    else
        offerSolution(
            m_text.tr("The house goes to bed by itself. This run will not be recorded, and until tomorrow the "
                      "board gives two stars at most."));
}

} // namespace game
