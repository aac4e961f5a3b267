// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/ToPause.hpp"
#include "game/play/IdeaCard.hpp"
#include "game/play/PlayScene.hpp"
#include "game/play/PlayTools.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/ProofWords.hpp"
#include "game/words/Wording.hpp"

// What stops the clock while a board is played: the pause, what else there is to do, and the question for the solution.
// The shutters are closed meanwhile. The rest of the scene is in PlayScene.cpp.

namespace game {

void PlayScene::setShut(bool shut) {
    m_shut = shut;
    m_board.view().setShut(shut);
}

void PlayScene::pause() {
    setShut(true);
    m_navigator.push(
        pauseOf([this] { return pauseWords(); }, [this] { leave(); }, [this](ui::Action action) { act(action); }));
}

void PlayScene::more() {
    if (m_won.begun())
        return;
    setShut(true);
    m_navigator.push(
        pauseOf([this] { return moreWords(); }, [this] { leave(); }, [this](ui::Action action) { act(action); }));
}

ToPause PlayScene::moreWords() const {
    ToPause words;
    words.heading = m_text.tr("More");
    words.title = boardName(m_text, m_round.challenge());
    words.entries = moreEntries(m_text, m_round,
                                {m_help.chase().on(), m_moves.showsPresses(), m_shapes, proofWords(),
                                 lookUpEntries(m_text, m_lookUp, m_records.lessons(), lesson())});
    return words;
}

ToPause PlayScene::pauseWords() const {
    ToPause words;
    const lights::Session& session = m_round.session();
    words.title = pauseTitle(m_text, m_preferences.get(), m_text.trn("{1} move", "{1} moves", session.moves()),
                             session.elapsed());
    words.shut = true;
    words.idea = ideaOf(m_text, m_round.challenge());
    words.entries = pauseEntries(m_text, m_round, m_board.camera(), m_tested != nullptr);
    return words;
}

std::optional<ProofState> PlayScene::proofState() const {
    return m_preferences.get().inSight.optimum && !m_won.begun() ? m_round.proof().state() : std::nullopt;
}

std::string PlayScene::proofWords() const {
    const auto proof = proofState();
    return proof ? proofLabels(m_text, *proof).front() : std::string();
}

void PlayScene::prove() {
    if (!proofState())
        return;
    BoardProof& proof = m_round.proof();
    if (proof.running())
        proof.cancel();
    else if (!proof.begin())
        m_toasts.show({ui::Toast::Kind::Danger, proofRefusal(m_text, proof.megabytes()), {}, {}});
    showProof();
}

void PlayScene::followProof() {
    const auto proof = proofState();
    if (proof != m_proofShown || m_round.proofNews() != BoardProof::News::None)
        showProof();
    if (m_round.proofNews() == BoardProof::News::Proven)
        m_toasts.show({ui::Toast::Kind::Ok, proofResult(m_text, m_round.optimum()->moves()), {}, {}});
    else if (m_round.proofNews() == BoardProof::News::Failed)
        m_toasts.show({ui::Toast::Kind::Danger, proofFailure(m_text), {}, {}});
}

void PlayScene::showProof() {
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

void PlayScene::askForSolution() {
    if (m_round.session().solved() || !m_round.remaining()) {
        if (!m_round.session().solved())
            hint(); // Shows why there is no solution yet.
        return;
    }
    if (m_round.session().assists().solutionShown) {
        startSolution();
        return;
    }
    setShut(true);
    m_navigator.push(solutionQuestion(m_text,
                                      m_text.tr("The house goes to bed by itself. This run will not be recorded."),
                                      [this] { startSolution(); }));
}

void PlayScene::startSolution() {
    if (!m_help.show(m_preferences.get().reducedMotion))
        return;
    keep();
    refresh();
}

void PlayScene::stopSolution() {
    m_help.stop();
    keep();
    refresh();
}

} // namespace game
