// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/LightsEditorPanel.hpp"

#include "game/look/BoardIcons.hpp"
#include "game/words/ProofWords.hpp"
#include "game/words/Wording.hpp"

namespace game {

namespace {

using State = BoardFacts::State;
using Tone = StatusBadge::Tone;

/// Tone, icon and title.
StatusBadge headOf(const text::Text& text, const BoardFacts& facts) {
    switch (facts.state) {
    case State::NoWindows:
        return {Tone::Bad, ui::Icon::Cross, text.tr("Nothing to press")};
    case State::Checking:
        return {Tone::Neutral, facts.solved ? ui::Icon::Info : ui::Icon::Clock, text.tr("Checking…")};
    case State::Solvable:
        return facts.solved ? StatusBadge{Tone::Neutral, ui::Icon::Info, text.tr("Already solved")}
                            : StatusBadge{Tone::Good, ui::Icon::Check, text.tr("Solvable")};
    case State::Undecided:
        return {Tone::Neutral, ui::Icon::Info, text.tr("Not decided")};
    case State::Unsolvable:
        break;
    }
    return {Tone::Bad, ui::Icon::Cross, text.tr("Not solvable")};
}

constexpr float tallestStatus = 190;

std::string goalTitle(const text::Text& text, lights::GoalKind goal) {
    switch (goal) {
    case lights::GoalKind::Off:
        return text.trc("goal", "All off");
    case lights::GoalKind::On:
        return text.trc("goal", "All on");
    case lights::GoalKind::Picture:
        break;
    }
    return text.trc("goal", "Picture");
}

} // namespace

StatusBadge badgeOf(const text::Text& text, const BoardFacts& facts, const RepairPlace& repaired) {
    StatusBadge badge = headOf(text, facts);
    badge.settled = facts.state != State::Checking;
    const bool unsolvable = facts.state == State::Unsolvable;
    if (unsolvable && facts.onlyQuietHours)
        badge.reason = text.tr("Without quiet hours it could be solved; in quiet hours no order of presses leads to "
                               "the goal.");
    else if (unsolvable && facts.repairs.empty())
        badge.reason = text.tr("Looking for the reason…");
    else if (unsolvable) // reasonFact says more, where there is room for it.
        badge.reason = text.tr("An odd number of tinted windows are wrong.");
    if (facts.state == State::Undecided)
        badge.reason = text.tr("In quiet hours no order of presses was found, and none is ruled out.");
    if (facts.state == State::Solvable)
        badge.facts.push_back({text.tr("Optimum"), movesFact(text, facts.optimum), movesFigure(text, facts.optimum)});
    if (facts.state == State::Solvable && facts.quietHours)
        badge.facts.push_back(
            {text.tr("At any time"), movesFact(text, facts.atAnyTime), movesFigure(text, facts.atAnyTime)});
    else if (facts.state == State::Solvable)
        badge.facts.push_back({text.tr("Solutions"), solutionsFact(facts)});
    if (!unsolvable && facts.state != State::NoWindows && facts.state != State::Undecided)
        badge.facts.push_back(
            {text.tr("Lights on"), text.tr("{1} / {2}", facts.lit, facts.windows), std::to_string(facts.lit)});
    if (facts.state == State::NoWindows)
        badge.reason = text.tr("A board needs at least one window.");
    if (!unsolvable)
        badge.twin = facts.twin;
    const bool again = repaired.number > 0 && repaired.of > 1;
    if (again)
        // TRANSLATORS: Another way to mend the board, with its number and how many there are: "Other repair (2/5)".
        badge.repair = {text.tr("Other repair ({1}/{2})", repaired.number, repaired.of), true};
    else if (unsolvable && !facts.onlyQuietHours)
        badge.repair = {text.tr("Repair"), !facts.repairs.empty()};
    if (facts.proof) {
        badge.watchBriefly = proofLabels(text, *facts.proof);
        badge.watch = badge.watchBriefly.front();
        badge.watchBriefly.erase(badge.watchBriefly.begin());
        badge.watchIcon = facts.proof->running ? ui::Icon::Cross : ui::Icon::Check;
    }
    return badge;
}

void QuietSwitch::placeIn(ui::Rect line, float room, const text::Text& text, const ui::Measure& measure) {
    constexpr float briefWidth = 36;
    const std::string name = text.trc("rule", "Quiet hours");
    setLabel(name);
    const float wide = preferredWidth(measure);
    m_brief = wide > room;
    setName(name);
    setTip(m_brief ? name : std::string());
    const float width = m_brief ? briefWidth : wide;
    place({line.right() - width, line.y, width, line.h});
}

void QuietSwitch::draw(ui::Canvas& canvas) const {
    if (!m_brief)
        return Chip::draw(canvas);
    constexpr float radius = 9;
    const ui::Palette& colours = canvas.colours();
    canvas.fill(bounds(), ui::mix(colours.surfaceLo, colours.surfaceHi, hoverAmount()), radius);
    canvas.stroke(bounds(), on() ? 1.5F : 1.0F,
                  on() ? colours.accent : ui::mix(colours.lineSoft, colours.brass, hoverAmount()), radius);
    canvas.icon(boardIcon::tag, bounds().centre(), 20, on() ? colours.accent : colours.text2);
    drawFocusRing(canvas, radius);
}

LightsEditorPanel::LightsEditorPanel(const LightsEditorPanelCallbacks& wishes)
    : EditorPanel(wishes, lights::maxSide, tallestStatus)
    , m_stamp(lights::Stamp::Plus, [this, tell = wishes.rules](lights::Stamp stamp) {
        tell({stamp, static_cast<lights::Surface>(m_surface.selected()), m_quietHours.on()});
    }) {
    m_surface.onChange = [this, tell = wishes.rules](std::size_t surface) {
        tell({m_stamp.stamp(), static_cast<lights::Surface>(surface), m_quietHours.on()});
    };
    m_quietHours.onChange = [this, tell = wishes.rules](bool on) {
        tell({m_stamp.stamp(), static_cast<lights::Surface>(m_surface.selected()), on});
    };
    m_goal.onChange = [tell = wishes.goal](std::size_t goal) { tell(static_cast<lights::GoalKind>(goal)); };
    const auto sign = [](ui::Canvas& canvas, ui::Rect box, ui::Icon icon) {
        canvas.icon(icon, {box.x + 12, box.centre().y}, 22, canvas.colours().text);
    };
    m_surface.drawSign = [sign](ui::Canvas& canvas, ui::Rect box, std::size_t index) {
        sign(canvas, box, surfaceIcon(static_cast<lights::Surface>(index)));
    };
    m_goal.drawSign = [sign](ui::Canvas& canvas, ui::Rect box, std::size_t index) {
        sign(canvas, box, goalIcon(static_cast<lights::GoalKind>(index)));
    };
}

void LightsEditorPanel::layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel,
                               const ui::Viewport& viewport, const ui::Measure& measure) {
    m_text = &text;
    m_surface.setItems(surfaceChoices(text));
    m_goal.setItems({goalTitle(text, lights::GoalKind::Off), goalTitle(text, lights::GoalKind::On),
                     goalTitle(text, lights::GoalKind::Picture)});
    layoutAll(text, input, panel, viewport, measure,
              {{&m_surface, text.tr("Surface")},
               {&m_stamp, text.trc("stamp", "Stamp")},
               {&m_goal, text.trc("board", "Goal")}});
    const ui::Rect goal = m_goal.bounds();
    constexpr float high = 24; // In the line of the goal's name, touching neither of the fields.
    m_quietHours.placeIn({goal.x, goal.y - (nameLine + high) / 2, goal.w, high},
                         goal.w - measure(m_goal.name(), ui::style::label) - 10, text, measure);
    const ui::Rect screen{0, 0, viewport.size().x, viewport.size().y};
    m_stamp.layout(text, screen);
    m_surface.setScreen(screen);
    m_goal.setScreen(screen);
}

void LightsEditorPanel::show(const lights::Draft& board, const BoardFacts& facts, const RepairPlace& repaired) {
    m_surface.select(static_cast<std::size_t>(board.rules().surface));
    m_stamp.choose(board.rules().stamp);
    m_goal.select(static_cast<std::size_t>(board.goal()));
    m_quietHours.setOn(board.rules().quietHours);
    const bool windows = facts.state != BoardFacts::State::NoWindows;
    if (m_text != nullptr)
        EditorPanel::show({board.rows(), board.columns()}, badgeOf(*m_text, facts, repaired), windows,
                          windows && !facts.solved);
}

} // namespace game
