#include "game/play/PlayTools.hpp"

#include "game/services/Actions.hpp"

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
            {action::showSolution, ui::Icon::Solve, solutionLabel}};
}

void offer(Toolbar& tools, const text::Text& text, const Round& round, bool showing, bool won) {
    const lights::Session& session = round.session();
    const bool free = !showing && !won;
    const bool helps = !session.solved() && !round.unsolvable();
    tools.at(action::undo).setEnabled(free && session.canUndo());
    tools.at(action::redo).setEnabled(free && session.canRedo());
    tools.at(action::hint).setEnabled(free && helps);
    tools.at(action::restart).setEnabled(free && session.started());
    ui::PushButton& solution = tools.at(action::showSolution);
    solution.setEnabled(!won && helps);
    solution.setLabel(showing ? text.tr("Stop") : solutionLabel(text));
}

} // namespace game
