#include "game/play/PauseEntries.hpp"

#include "game/services/Actions.hpp"

namespace game {

std::vector<ToPause::Entry> pauseEntries(const text::Text& text, const Round& round, const BoardCamera& camera,
                                         const PauseState& state) {
    const bool test = state.test;
    const lights::Session& session = round.session();
    std::vector<ToPause::Entry> entries{
        {action::undo, text.tr("Undo"), session.canUndo()},
        {action::redo, text.tr("Redo"), session.canRedo()},
        {action::hint, text.tr("Hint"), !session.solved()},
        {action::chase, state.chasing ? text.tr("Stop chasing") : text.tr("Chase with me"), !session.solved()},
        {action::restart, text.tr("Restart"), session.started()},
        {action::showSolution, text.tr("Show solution"), !session.solved()},
        {action::mark, text.tr("Planning mark"), !session.solved()},
        {ui::Action::Copy, text.tr("Copy code"), true},
        {ui::Action::Paste, text.tr("Open code"), !test},
        round.challenge().random()
            ? ToPause::Entry{action::next, text.tr("New board"), true}
            : ToPause::Entry{action::next, text.tr("Next level"), round.challenge().place() != nullptr},
        {ui::Action::Back,
         test                        ? text.tr("Back to the editor")
         : round.challenge().place() ? text.tr("Back to the levels")
         : round.challenge().day()   ? text.tr("Back to the calendar")
                                     : text.tr("Leave the board"),
         true}};
    if (camera.offered())
        entries.insert(entries.end() - 1, {{action::zoomIn, text.tr("Zoom in"), !camera.largest()},
                                           {action::zoomOut, text.tr("Zoom out"), camera.zoomed()},
                                           {action::wholeBoard, text.tr("Whole board"), camera.zoomed()}});
    return entries;
}

} // namespace game
