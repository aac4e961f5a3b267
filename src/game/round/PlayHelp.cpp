// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/PlayHelp.hpp"

#include "game/words/Wording.hpp"
#include "lights/Replay.hpp"

#include <utility>

namespace game {

PlayHelp::PlayHelp(const text::Text& text, Round& round, BoardView& board, ui::Toasts& toasts, Sounds& sounds,
                   bool free)
    : m_text(text)
    , m_round(round)
    , m_board(board)
    , m_toasts(toasts)
    , m_sounds(sounds)
    , m_chase(text, board, toasts)
    , m_count(round.session().assists(), free)
    , m_toldOfChase(free) {}

void PlayHelp::say(ui::Toast::Kind kind, std::string words) {
    m_toasts.show({kind, std::move(words), {}, {}});
}

std::optional<PlayHelp::Move> PlayHelp::hint() {
    const auto remaining = m_round.remaining();
    if (!remaining) {
        say(ui::Toast::Kind::Danger, m_round.unsolvable() ? m_text.tr("This board has no solution.")
                                                          : m_text.tr("The solution is still being computed."));
        return std::nullopt;
    }
    m_sounds.play(Sound::Hint);
    if (!m_count.accepted()) {
        m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint, costOfHelp(m_text), {}, {}, {}});
        return std::nullopt;
    }
    return showHint(*remaining);
}

std::optional<PlayHelp::Move> PlayHelp::showHint(const lights::BitGrid& remaining) {
    const lights::Session& session = m_round.session();
    m_round.session().noteHints(m_count.given());
    const HintWords words(m_text, m_round);
    if (m_round.isLastPressWrong()) {
        m_hint.takeBack(session.presses().back());
    } else { // What was pressed in vain comes first.
        const lights::BitGrid again = remaining & lights::countPresses(session).odd;
        m_hint.advance(session.board(), again.any() ? again : remaining);
    }
    switch (m_hint.step()) {
    case HintGuide::Step::Region:
        m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint,
                               m_text.tr("One of the tinted windows is the next to press."),
                               {},
                               {},
                               words.detour()});
        break;
    case HintGuide::Step::Window:
        m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint,
                               m_hint.takesBack() ? m_text.tr("Take back your last press:")
                                                  : m_text.tr("Press the marked window:"),
                               {},
                               m_text.tr("row {1}, column {2}", m_hint.cell().row + 1, m_hint.cell().column + 1),
                               m_hint.takesBack() ? words.whyBack() : words.why(m_hint.cell())});
        break;
    default:
        return Move{m_hint.cell(), m_hint.takesBack()};
    }
    m_board.setHint(m_hint.marks());
    return std::nullopt;
}

void PlayHelp::moved(const lights::Change& change) {
    if (m_hint.isCarriedOutBy(change))
        m_round.session().noteHints(m_count.carriedOut());
    clearHint();
    m_chase.pressed(change.cell);
}

std::optional<lights::Cell> PlayHelp::hinted() const {
    const HintMarks marks = m_hint.marks();
    if (marks.cell || marks.region.empty())
        return marks.cell;
    return marks.region[marks.region.size() / 2];
}

void PlayHelp::clearHint() {
    m_hint.clear();
    m_board.setHint({});
    m_toasts.pin(std::nullopt);
}

void PlayHelp::toggleChase() {
    if (m_chase.on()) {
        m_chase.stop();
        m_sounds.play(Sound::Undo);
        return;
    }
    const lights::Puzzle& puzzle = m_round.challenge().lights();
    if (lights::canBeChased(puzzle.start(), puzzle.rules()) && !std::exchange(m_toldOfChase, true)) {
        m_sounds.play(Sound::Hint);
        std::string words =
            m_text.tr("Chasing follows the cheat sheet: it always gets there, but seldom in the fewest moves.");
        if (!m_count.accepted())
            words += " " + costOfHelp(m_text);
        clearHint();
        m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint, std::move(words), {}, {}, {}});
        return;
    }
    clearHint();
    const bool started = m_chase.start(m_round);
    if (started)
        m_round.session().noteHints(m_count.carriedOut());
    m_sounds.play(started ? Sound::Hint : Sound::Error);
}

bool PlayHelp::show(bool reducedMotion) {
    const auto remaining = m_round.remaining();
    if (!remaining)
        return false;
    m_round.session().noteSolutionShown();
    m_chase.stop();
    clearHint();
    m_show.emplace(m_round.challenge().lights(), *remaining, reducedMotion);
    return true;
}

std::optional<lights::Cell> PlayHelp::due(ui::Seconds step) {
    return m_show ? m_show->update(step) : std::nullopt;
}

} // namespace game
