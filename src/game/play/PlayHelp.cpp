#include "game/play/PlayHelp.hpp"

#include "game/play/HintGuide.hpp"

namespace game {

PlayHelp::PlayHelp(const text::Text& text, Round& round, BoardView& board, ui::Toasts& toasts, Sounds& sounds)
    : m_text(text)
    , m_round(round)
    , m_board(board)
    , m_toasts(toasts)
    , m_sounds(sounds)
    , m_chase(text, board, toasts) {}

std::optional<lights::Cell> PlayHelp::hint() {
    const auto remaining = m_round.remaining();
    if (!remaining) {
        m_toasts.show({ui::Toast::Kind::Danger,
                       m_round.unsolvable() ? m_text.tr("This board has no solution.")
                                            : m_text.tr("The solution is still being computed."),
                       {},
                       {}});
        return std::nullopt;
    }
    m_round.session().noteHint();
    m_sounds.play(Sound::Hint);
    const HintWords words(m_text, m_round);
    switch (m_hint.advance(m_round.session().board(), *remaining)) {
    case HintGuide::Step::Region:
        m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint,
                               m_text.tr("One of the tinted windows is the next to press."),
                               {},
                               {},
                               words.detour()});
        break;
    case HintGuide::Step::Window:
        m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint,
                               m_text.tr("Press the marked window:"),
                               {},
                               m_text.tr("row {1}, column {2}", m_hint.cell().row + 1, m_hint.cell().column + 1),
                               words.why(m_hint.cell())});
        break;
    default:
        return m_hint.cell();
    }
    m_board.setHint(m_hint.marks());
    return std::nullopt;
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
    clearHint();
    m_sounds.play(m_chase.start(m_round) ? Sound::Hint : Sound::Error);
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
