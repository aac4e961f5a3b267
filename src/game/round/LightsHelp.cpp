// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/LightsHelp.hpp"

#include "game/round/HintWords.hpp"
#include "game/words/Wording.hpp"
#include "lights/Hint.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace game {

namespace {

/// How many windows can be pressed now: see lights::Puzzle::allows.
std::int64_t pressableCount(const lights::Puzzle& puzzle, const lights::Board& board) {
    const lights::BitGrid pressable = board.pressable();
    return (puzzle.rules().quietHours ? pressable & puzzle.open(board) : pressable).count();
}

} // namespace

HintGuide::Step HintGuide::advance(const lights::Puzzle& puzzle, const lights::Board& board, lights::Cell press) {
    if (m_step == Step::None || m_takesBack || m_cell != press) {
        m_cell = press;
        m_takesBack = false;
        m_undos = 0;
        m_region.clear();
        const lights::Region region = lights::hintRegion(board.rows(), board.columns(), press);
        for (int r = region.first.row; r <= region.last.row; ++r)
            for (int c = region.first.column; c <= region.last.column; ++c)
                if (puzzle.allows(board, {r, c}))
                    m_region.push_back({r, c});
        // A region with everything that can be pressed would be no hint, and one of a single window names it.
        const bool tells = std::ssize(m_region) < pressableCount(puzzle, board) && m_region.size() > 1;
        m_step = tells ? Step::Region : Step::Window;
    } else {
        m_step = m_step == Step::Region ? Step::Window : Step::Press;
    }
    return m_step;
}

HintGuide::Step HintGuide::back(lights::Cell cell, std::size_t undos) {
    const bool shown = m_step == Step::Window && m_takesBack && m_cell == cell && m_undos == undos;
    m_cell = cell;
    m_takesBack = true;
    m_undos = undos;
    m_step = shown ? Step::Press : Step::Window;
    return m_step;
}

std::span<const lights::Cell> HintGuide::region() const noexcept {
    return m_step == Step::Region ? std::span<const lights::Cell>(m_region) : std::span<const lights::Cell>();
}

bool ChaseGuide::start(const Round& round) {
    const lights::Puzzle& puzzle = round.challenge().lights();
    if (puzzle.rules().quietHours) {
        m_toasts.show(
            {ui::Toast::Kind::Danger,
             m_text.tr("In quiet hours lights cannot be chased: the window below a wrong one can often not be "
                       "pressed. A hint helps."),
             {},
             {}});
        return false;
    }
    if (!lights::canBeChased(puzzle.start(), puzzle.rules())) {
        m_toasts.show({ui::Toast::Kind::Danger,
                       m_text.tr("Lights can be chased with the plus, on a plane or a cylinder, where no window is "
                                 "missing. On this board a hint helps."),
                       {},
                       {}});
        return false;
    }
    m_chaser.emplace(puzzle);
    show(round);
    return true;
}

void ChaseGuide::stop() {
    if (!m_chaser)
        return;
    m_chaser.reset();
    m_next.reset();
    m_board.setHint({});
    m_toasts.pin(std::nullopt);
}

void ChaseGuide::pressed(lights::Cell cell) {
    if (m_chaser)
        m_chaser->pressed(cell);
}

void ChaseGuide::restarted() {
    if (m_chaser)
        m_chaser->restart();
}

std::string ChaseGuide::words(const lights::ChaseAdvice& advice) const {
    switch (advice.kind) {
    case lights::ChaseAdvice::Kind::Chase:
        return m_text.tr("Row {1} is next: press below each window that is still wrong.", advice.row + 1);
    case lights::ChaseAdvice::Kind::FixUp:
        return m_text.tr("Only the last row is wrong. Press the tinted windows at the top, then we chase once more.");
    case lights::ChaseAdvice::Kind::Unsolvable:
        return m_text.tr("No presses at the top put this last row right: the board has no solution.");
    case lights::ChaseAdvice::Kind::Solved:
        break;
    }
    return {};
}

std::optional<lights::Cell> ChaseGuide::show(const Round& round) {
    if (!m_chaser)
        return std::nullopt;
    const lights::Board& board = round.session().board();
    const lights::ChaseAdvice advice = m_chaser->advice(board);
    HintMarks marks;
    if (advice.kind == lights::ChaseAdvice::Kind::Chase)
        for (int c = 0; c < board.columns(); ++c)
            marks.region.push_back({advice.row, c});
    else
        marks.region = advice.presses;
    if (!advice.presses.empty())
        marks.cell = advice.presses.front();
    m_next = marks.cell;
    m_board.setHint(std::move(marks));
    const std::string said = words(advice);
    m_toasts.pin(said.empty() ? std::nullopt
                              : std::optional(ui::Toast{
                                    ui::Toast::Kind::Hint,
                                    said,
                                    {},
                                    m_next ? m_text.tr("row {1}, column {2}", m_next->row + 1, m_next->column + 1)
                                           : std::string()}));
    return m_next;
}

LightsHelp::LightsHelp(const text::Text& text, Round& round, LightsBoardView& board, ui::Toasts& toasts, Sounds& sounds,
                       Records* records)
    : m_text(text)
    , m_round(round)
    , m_board(board)
    , m_toasts(toasts)
    , m_sounds(sounds)
    , m_chase(text, board, toasts)
    , m_count(text, round, records)
    , m_toldOfChase(records == nullptr) {}

void LightsHelp::say(ui::Toast::Kind kind, std::string words) {
    m_toasts.show({kind, std::move(words), {}, {}});
}

std::optional<LightsHelp::Move> LightsHelp::hint() {
    if (m_round.optimum() == nullptr) {
        say(ui::Toast::Kind::Danger, m_round.unsolvable()  ? m_text.tr("This board has no solution.")
                                     : m_round.undecided() ? m_text.tr("No solution of this board is known.")
                                                           : m_text.tr("The solution is still being computed."));
        return std::nullopt;
    }
    m_sounds.play(Sound::Hint);
    if (auto cost = m_count.costToSay()) {
        m_toasts.pinAnswer({ui::Toast::Kind::Hint, *std::move(cost), {}, {}, {}});
        return std::nullopt;
    }
    return showHint();
}

std::optional<LightsHelp::Move> LightsHelp::showHint() {
    const auto* const order = m_round.orderFromHere();
    if (m_round.quietHours() && (order == nullptr || order->empty())) {
        m_hint.clear();
        say(ui::Toast::Kind::Hint, m_text.tr("From here no way to the goal is known. Undo some presses, or restart."));
        return std::nullopt;
    }
    if (const auto back = m_round.pressesTooMany(); back.value_or(0) > 0) {
        const auto made = m_round.session().presses();
        if (m_hint.undo(made.back(), *back) == HintGuide::Step::Press)
            return Move{m_hint.cell(), m_hint.undos()};
        const std::string cost = m_count.count({Told::Kind::Keep, {}, made.size() - *back});
        m_toasts.pinAnswer({ui::Toast::Kind::Hint, whyUndo(m_text, m_round, *back) + cost, {}, {}, {}});
        m_shown = {};
        m_shown.ringed = made.back();
        m_board.setHint(m_shown);
        return std::nullopt;
    }
    const auto wrong = m_round.mistake();
    const auto next = wrong ? std::nullopt : m_round.deduction();
    if (order != nullptr)
        m_hint.advance(m_round.challenge().lights(), m_round.session().board(), order->front());
    else if (wrong)
        m_hint.takeBack(wrong->press);
    else if (next)
        m_hint.advance(m_round.challenge().lights(), m_round.session().board(), next->press);
    else
        m_hint.clear();
    if (m_hint.step() == HintGuide::Step::None)
        return std::nullopt;
    const std::string cost = m_count.count({wrong ? Told::Kind::TakeBack : Told::Kind::Press, m_hint.cell()});
    switch (m_hint.step()) {
    case HintGuide::Step::None:
        break;
    case HintGuide::Step::Region:
        m_toasts.pinAnswer(
            {ui::Toast::Kind::Hint, m_text.tr("One of the tinted windows is the next to press.") + cost, {}, {}, {}});
        m_shown = {{m_hint.region().begin(), m_hint.region().end()}, {}, {}};
        break;
    case HintGuide::Step::Window: {
        HintReason reason = order != nullptr ? whyInOrder(m_text, m_round)
                            : wrong          ? whyBack(m_text, m_round, *wrong)
                                             : whyPress(m_text, m_round, *next);
        const int row = m_hint.cell().row + 1;
        const int column = m_hint.cell().column + 1;
        m_toasts.pinAnswer({ui::Toast::Kind::Hint,
                            {},
                            {},
                            wrong ? m_text.tr("Take back row {1}, column {2}.", row, column)
                                  : m_text.tr("Press row {1}, column {2}.", row, column),
                            reason.words + cost});
        m_shown = std::move(reason.marks);
        break;
    }
    case HintGuide::Step::Press:
        return Move{m_hint.cell()};
    }
    m_board.setHint(m_shown);
    return std::nullopt;
}

void LightsHelp::moved(const lights::Change& change) {
    if (!change.back)
        m_count.forget();
    clearHint();
    m_chase.pressed(change.cell);
}

void LightsHelp::restarted() {
    m_count.forget();
    clearHint();
    m_chase.restarted();
}

std::optional<lights::Cell> LightsHelp::hinted() const {
    if (m_shown.cell || m_shown.region.empty())
        return m_shown.cell;
    return m_shown.region[m_shown.region.size() / 2];
}

void LightsHelp::clearHint() {
    m_hint.clear();
    m_shown = {};
    m_board.setHint({});
    if (!m_show) // Then it says how to hold the show.
        m_toasts.pin(std::nullopt);
}

void LightsHelp::toggleChase() {
    if (m_chase.on()) {
        m_chase.stop();
        m_sounds.play(Sound::Undo);
        return;
    }
    const lights::Puzzle& puzzle = m_round.challenge().lights();
    if (lights::canBeChased(puzzle.start(), puzzle.rules()) && !std::exchange(m_toldOfChase, true)) {
        m_sounds.play(Sound::Hint);
        std::string words =
            m_text.tr("Chasing follows the cheat sheet: it always gets there, but not always in the fewest moves.");
        if (!m_round.session().assists().any())
            words += m_count.inShort();
        clearHint();
        m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint, std::move(words), {}, {}, {}});
        return;
    }
    clearHint();
    const bool started = m_chase.start(m_round);
    if (started) {
        std::ignore = m_count.count({Told::Kind::Chase}); // Its cost was said.
        m_round.keepHelp();
    }
    m_sounds.play(started ? Sound::Hint : Sound::Error);
}

bool LightsHelp::show(bool reducedMotion) {
    const auto* const order = m_round.orderFromHere();
    const auto remaining = m_round.remaining();
    if (order == nullptr && !remaining)
        return false;
    m_round.session().noteSolutionShown();
    m_hold = {};
    m_chase.stop();
    clearHint();
    if (order != nullptr)
        m_show.emplace(m_round.challenge().lights(), *order, reducedMotion);
    else
        m_show.emplace(m_round.challenge().lights(), *remaining, reducedMotion);
    return true;
}

std::optional<lights::Cell> LightsHelp::due(ui::Seconds step) {
    const auto passed = m_show ? m_hold.passed(step, m_show->pace()) : std::nullopt;
    return passed ? m_show->update(*passed) : std::nullopt;
}

} // namespace game
