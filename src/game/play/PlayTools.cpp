// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/play/PlayTools.hpp"

#include "data/settings/Settings.hpp"
#include "game/services/Actions.hpp"
#include "text/Format.hpp"

namespace game {

namespace {

std::string solutionLabel(const text::Text& text) {
    return text.tr("Show solution");
}

} // namespace

std::vector<Toolbar::Tool> playTools() {
    using text::Text;
    return {{action::undo, ui::Icon::Undo, [](const Text& text) { return text.tr("Undo"); }, true},
            {action::redo, ui::Icon::Redo, [](const Text& text) { return text.tr("Redo"); }, true},
            {action::hint, ui::Icon::Hint, [](const Text& text) { return text.tr("Hint"); }, false, true},
            {action::restart, ui::Icon::Restart, [](const Text& text) { return text.tr("Restart"); }},
            {action::showSolution, ui::Icon::Solve, solutionLabel},
            {action::more, ui::Icon::Menu, [](const Text& text) { return text.tr("More"); }, true}};
}

void offer(Toolbar& tools, const text::Text& text, const Round& round, bool showing, bool won) {
    const lights::Session& session = round.session();
    const bool free = !showing && !won;
    const bool helps = !session.solved() && !round.unsolvable();
    tools.at(action::undo).setEnabled(free && (session.canUndo() || session.canUndoRestart()));
    tools.at(action::redo).setEnabled(free && session.canRedo());
    tools.at(action::hint).setEnabled(free && helps);
    tools.at(action::restart).setEnabled(free && session.started());
    tools.at(action::more).setEnabled(free);
    ui::PushButton& solution = tools.at(action::showSolution);
    solution.setEnabled(!won && helps);
    solution.setLabel(showing ? text.tr("Stop") : solutionLabel(text));
}

std::vector<ToPause::Entry> moreEntries(const text::Text& text, const Round& round, const MoreState& state) {
    const lights::Session& session = round.session();
    std::vector<ToPause::Entry> entries{
        {action::chase, state.chasing ? text.tr("Stop chasing") : text.tr("Chase with me"), !session.solved()},
        {action::mark, text.tr("Planning mark"), !session.solved()},
        {action::myPresses, state.presses ? text.tr("Hide my presses") : text.tr("Show my presses"), true},
        {action::shapes, state.shapes ? text.tr("Hide what a press does") : text.tr("Show what a press does"), true},
        {action::restartMarked, text.tr("Restart, my presses as marks"), session.started()}};
    if (!state.proof.empty())
        entries.push_back({action::watch, state.proof, true});
    if (round.challenge().lights().goal() == lights::GoalKind::Picture)
        entries.push_back({action::mirror, text.tr("Show the picture"), true});
    entries.insert(entries.end(), state.lookUps.begin(), state.lookUps.end());
    entries.push_back({ui::Action::Back, text.tr("Leave the board"), true});
    return entries;
}

std::vector<ToPause::Entry> pauseEntries(const text::Text& text, const Round& round, const BoardCamera& camera,
                                         bool test) {
    const lights::Session& session = round.session();
    std::vector<ToPause::Entry> entries{
        {action::undo, text.tr("Undo"), session.canUndo() || session.canUndoRestart()},
        {action::redo, text.tr("Redo"), session.canRedo()},
        {action::hint, text.tr("Hint"), !session.solved()},
        {action::restart, text.tr("Restart"), session.started()},
        {action::showSolution, text.tr("Show solution"), !session.solved()},
        {action::more, text.tr("Thinking aids"), true},
        {ui::Action::Copy, text.tr("Copy code"), true},
        {ui::Action::Paste, text.tr("Open code"), !test},
        round.challenge().random()
            ? ToPause::Entry{action::next, text.tr("New board"), true}
            : ToPause::Entry{action::next, text.tr("Next level"), round.challenge().place() != nullptr},
        {ui::Action::Back,
         test                        ? text.tr("Back to the editor")
         : round.challenge().place() ? text.tr("Back to levels")
         : round.challenge().day()   ? text.tr("Back to the calendar")
                                     : text.tr("Leave the board"),
         true}};
    if (camera.offered())
        entries.insert(entries.end() - 1, {{action::zoomIn, text.tr("Zoom in"), !camera.largest()},
                                           {action::zoomOut, text.tr("Zoom out"), camera.zoomed()},
                                           {action::wholeBoard, text.tr("Whole board"), camera.zoomed()}});
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

ToQuestion solutionQuestion(const text::Text& text, std::string consequence, std::function<void()> show) {
    return {text.tr("Show the solution?"),
            std::move(consequence),
            {{text.tr("Keep trying"), {}}, {text.tr("Show solution"), std::move(show)}}};
}

} // namespace game
