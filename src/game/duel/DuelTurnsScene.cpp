// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/duel/DuelTurnsScene.hpp"

#include "game/duel/ToDuelPlay.hpp"
#include "game/round/MoveSounds.hpp"
#include "game/round/PlayColumns.hpp"
#include "game/scene/PageScene.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"

#include <algorithm>
#include <string>

namespace game {

DuelTurnsScene::DuelTurnsScene(const ToDuelPlay& to, const SceneContext& context, LampAtlases& atlases)
    : DuelBoardScene(to.match, context, atlases, PageFrame::legendHeight)
    , m_duel(to.match.challenge.lights(), to.match.players.size(), to.match.first) {}

void DuelTurnsScene::arrangeMore(const ui::Viewport& viewport, const ui::Measure&) {
    const KeyCaps caps(m_text, m_input);
    m_legend.setEntries({caps.entry({ui::Action::Up, ui::Action::Down, ui::Action::Left, ui::Action::Right},
                                    m_text.trc("the cursor", "Move")),
                         caps.entry({ui::Action::Confirm}, m_text.tr("Press")),
                         caps.entry({ui::Action::Back}, m_text.tr("Pause"))});
    m_legend.place(PageFrame(viewport).legend());
}

void DuelTurnsScene::press(lights::Cell cell) {
    if (finished())
        return;
    const auto press = m_duel.press(cell);
    if (!press)
        return;
    if (press->good) {
        m_board.view().apply(press->change);
        playMove(m_sounds, press->change, m_duel.session());
    } else { // Where it was helps nobody.
        m_sounds.play(Sound::Error);
        sayIsWrong(*press);
    }
    refresh();
    if (!m_duel.over())
        return;
    m_sounds.play(Sound::Win);
    finish(std::vector<lights::TurnDuel::Tally>(m_duel.tallies().begin(), m_duel.tallies().end()));
}

void DuelTurnsScene::sayIsWrong(const lights::TurnDuel::Press& press) {
    m_toasts.show({ui::Toast::Kind::Danger,
                   m_text.tr("{1} loses the turn: no shortest solution has that press.", m_match.players[press.player]),
                   ui::Icon::Cross,
                   {}});
}

void DuelTurnsScene::update(ui::Seconds step) {
    m_legend.setDevice(m_input.lastDevice());
    DuelBoardScene::update(step);
}

bool DuelTurnsScene::act(ui::Action action) {
    const bool helps = action == action::hint || action == action::showSolution || action == action::chase;
    if (!helps && action != action::undo && action != action::redo && action != action::restart)
        return false;
    m_toasts.show({ui::Toast::Kind::Hint,
                   helps ? m_text.tr("There is no help in a duel.") : m_text.tr("A press counts at once."),
                   {},
                   {}});
    return true;
}

bool DuelTurnsScene::begun() const {
    return std::any_of(m_duel.tallies().begin(), m_duel.tallies().end(),
                       [](const auto& tally) { return tally.good + tally.lost > 0; });
}

std::string DuelTurnsScene::signWords() const {
    return m_duel.over() ? m_text.tr("Good night.") : m_text.tr("Your turn, {1}", m_match.players[player()]);
}

std::string DuelTurnsScene::figures() const {
    std::string words = m_text.trn("{1} press left", "{1} presses left", m_duel.left());
    for (std::size_t i = 0; i < m_match.players.size(); ++i)
        words += ". " + m_match.players[i] + ": " +
                 m_text.trn("{1} good press", "{1} good presses", m_duel.tallies()[i].good) + ", " +
                 m_text.trn("{1} lost turn", "{1} lost turns", m_duel.tallies()[i].lost);
    return words;
}

void DuelTurnsScene::drawBeside(ui::Canvas& canvas) const {
    std::vector<DuelCard> cards;
    for (std::size_t i = 0; i < m_match.players.size(); ++i) {
        const lights::TurnDuel::Tally& tally = m_duel.tallies()[i];
        cards.push_back(
            {m_match.players[i],
             i,
             i == player() && !m_duel.over(),
             {{ui::Icon::Check, std::to_string(tally.good)}, {ui::Icon::Cross, std::to_string(tally.lost), true}},
             wonBy(i)});
    }
    const ui::Rect column = m_panels.right();
    const float y = drawDuelCards(canvas, column, cards);
    drawFigure(canvas, {column.x, y + 26}, m_text.tr("Presses left"), std::to_string(m_duel.left()), {},
               ui::style::bigNumber);
    m_legend.draw(canvas);
}

ToPause DuelTurnsScene::pauseWords() const {
    ToPause words;
    words.title = m_text.trn("{1} press left", "{1} presses left", m_duel.left());
    words.entries = {{ui::Action::Back, m_text.tr("Leave the duel"), true}};
    return words;
}

} // namespace game
