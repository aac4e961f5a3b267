// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/PlayTools.hpp"

#include "data/settings/Settings.hpp"
#include "game/services/Actions.hpp"
#include "text/Format.hpp"

namespace game {

std::vector<Toolbar::Tool> playTools() {
    using text::Text;
    return {{action::undo, ui::Icon::Undo, [](const Text& text) { return text.tr("Undo"); }, true},
            {action::redo, ui::Icon::Redo, [](const Text& text) { return text.tr("Redo"); }, true},
            {action::hint, ui::Icon::Hint, [](const Text& text) { return text.tr("Hint"); }, false, true},
            {action::restart, ui::Icon::Restart, [](const Text& text) { return text.tr("Restart"); }},
            {action::showSolution, ui::Icon::Solve, [](const Text& text) { return text.tr("Show solution"); }},
            {action::more, ui::Icon::Menu, [](const Text& text) { return text.tr("More"); }, true}};
}

std::vector<ToPause::Entry> aidEntries(const text::Text& text, const Round& round, const MoreState& state) {
    const lights::Session& session = round.session();
    std::vector<ToPause::Entry> entries{
        {action::chase, state.chasing ? text.tr("Stop chasing") : text.tr("Chase with me"), !session.solved()},
        {action::mark, text.tr("Planning mark"), !session.solved()},
        {action::myPresses, state.presses ? text.tr("Hide my presses") : text.tr("Show my presses"), true},
        {action::shapes, state.shapes ? text.tr("Hide what a press does") : text.tr("Show what a press does"), true}};
    if (!state.proof.empty())
        entries.push_back({action::watch, state.proof, true});
    if (round.challenge().lights().goal() == lights::GoalKind::Picture)
        entries.push_back({action::mirror, text.tr("Show the picture"), true});
    entries.insert(entries.end(), state.lookUps.begin(), state.lookUps.end());
    return entries;
}

std::string pauseTitle(const text::Text& text, const data::Settings& settings, const std::string& moves,
                       puzzle::Milliseconds elapsed) {
    std::string title;
    if (settings.inSight.moves)
        title = moves + " · ";
    if (settings.inSight.time)
        title += text::clock(elapsed) + " · ";
    return title + text.tr("clock stopped");
}

std::string holdWords(const text::Text& text, const KeyCaps& caps, bool paused) {
    const std::string confirm = caps.of(ui::Action::Confirm);
    const std::string right = caps.of(ui::Action::Right);
    // TRANSLATORS: {1} and {2} are keys: "Enter", "→".
    return paused ? text.tr("Paused. {1} goes on, {2} makes one step, any other key stops.", confirm, right)
                  : text.tr("{1} pauses the solution, {2} makes one step, any other key stops.", confirm, right);
}

ToQuestion solutionQuestion(const text::Text& text, std::string consequence, std::function<void()> show) {
    return {text.tr("Show the solution?"),
            std::move(consequence),
            {{text.tr("Keep trying"), {}}, {text.tr("Show solution"), std::move(show)}}};
}

} // namespace game
