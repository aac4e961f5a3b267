// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/ArukoneHelp.hpp"

#include "game/arukone/ArukoneHintWords.hpp"
#include "game/words/Wording.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr std::chrono::milliseconds patience{50}; ///< How long a hint may keep the game waiting.
constexpr ui::Seconds solutionPace = 0.800F;      ///< Per cable.

using Kind = arukone::Hint::Kind;

} // namespace

ArukoneHelp::ArukoneHelp(const text::Text& text, ArukoneRound& round, FuseBoxView& view, ui::Toasts& toasts,
                         Sounds& sounds, Records* records)
    : m_text(text)
    , m_round(round)
    , m_view(view)
    , m_toasts(toasts)
    , m_sounds(sounds)
    , m_count(text, round, records) {}

void ArukoneHelp::say(ui::Toast::Kind kind, std::string words) {
    m_toasts.show({kind, std::move(words), {}, {}});
}

std::optional<arukone::Stroke> ArukoneHelp::hint() {
    if (thinking())
        return std::nullopt;
    if (m_step == Step::Reason)
        return m_hint->stroke;
    if (m_step == Step::Region) {
        m_sounds.play(Sound::Hint);
        explain();
        return std::nullopt;
    }
    if (m_round.isHelpless() || m_round.known() == nullptr) {
        say(ui::Toast::Kind::Danger, noSolutionYet(m_text, m_round.isHelpless()));
        return std::nullopt;
    }
    if (auto cost = m_count.costToSay()) {
        m_sounds.play(Sound::Hint);
        tell(*std::move(cost));
        return std::nullopt;
    }
    m_search = std::make_unique<Worker<Found>>(
        [board = m_round.board(), facts = m_round.known()->facts,
         now = m_round.session().cables()](const std::stop_token& stop, const Worker<Found>::Progress&) {
            arukone::SearchControl control;
            control.stop = stop;
            return arukone::nextHint(board, facts, now, control);
        });
    m_search->wait(patience);
    poll();
    return std::nullopt;
}

bool ArukoneHelp::poll() {
    const Found* const found = m_search ? m_search->result() : nullptr;
    if (found == nullptr)
        return false;
    const Found hint = *found;
    m_search.reset();
    begin(hint);
    return hint.has_value();
}

void ArukoneHelp::begin(const Found& found) {
    if (!found) {
        say(ui::Toast::Kind::Danger, m_text.tr("No hint is known for this board."));
        return;
    }
    if (found->kind == Kind::Unsolvable) {
        say(ui::Toast::Kind::Danger, hintWords(m_text, m_round.board(), *found));
        return;
    }
    m_hint = found;
    const std::string cost = m_count.count({found->kind, found->pair, found->piece});
    m_sounds.play(Sound::Hint);
    const auto all = static_cast<std::size_t>(m_round.board().cellCount());
    if (found->region.size() >= all) { // The whole board would be no hint.
        explain(cost);
        return;
    }
    m_step = Step::Region;
    CableHint marks;
    marks.region = found->region;
    m_view.setHint(std::move(marks));
    tell((found->kind == Kind::Wrong ? m_text.tr("Something is wrong in the tinted area.")
                                     : m_text.tr("Look at the tinted area: there is something to find.")) +
         cost);
}

void ArukoneHelp::tell(std::string words) {
    m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint, std::move(words), {}, {}, {}});
}

void ArukoneHelp::explain(const std::string& cost) {
    m_step = Step::Reason;
    m_view.setHint(hintMarks(m_round.board(), *m_hint));
    tell(hintWords(m_text, m_round.board(), *m_hint) + cost);
}

void ArukoneHelp::clearHint() {
    m_step = Step::None;
    m_hint.reset();
    m_search.reset();
    m_view.setHint({});
    if (!m_shown) // Then it says how to hold the show.
        m_toasts.pin(std::nullopt);
}

void ArukoneHelp::moved(const arukone::Change& change) {
    if (change.kind != arukone::EventKind::Undo)
        m_count.forget();
    clearHint();
}

void ArukoneHelp::restarted() {
    m_count.forget();
    clearHint();
}

std::optional<puzzle::Cell> ArukoneHelp::hinted() const {
    if (!m_hint || m_hint->region.empty())
        return std::nullopt;
    return m_step == Step::Reason && !m_hint->piece.empty() ? m_hint->piece.front()
                                                            : m_hint->region[m_hint->region.size() / 2];
}

bool ArukoneHelp::show() {
    if (m_round.known() == nullptr || !m_round.known()->facts.solution)
        return false;
    m_round.session().noteSolutionShown();
    clearHint();
    m_hold = {};
    m_shown = Showing{*m_round.known()->facts.solution, solutionPace};
    return true;
}

std::optional<arukone::Stroke> ArukoneHelp::due(ui::Seconds step) {
    if (!m_shown)
        return std::nullopt;
    const auto passed = m_hold.passed(step, solutionPace);
    if (!passed)
        return std::nullopt;
    m_shown->waited += *passed;
    if (m_shown->waited < solutionPace)
        return std::nullopt;
    m_shown->waited = 0;
    const arukone::Cables& now = m_round.session().cables();
    for (std::size_t pair = 0; pair < now.size(); ++pair) {
        const arukone::Cable& wanted = m_shown->solution[pair];
        if (now[pair] != wanted && (now[pair].empty() || arukone::reversed(m_round.board(), now[pair]) != wanted))
            return wanted;
    }
    return std::nullopt;
}

} // namespace game
