#include "game/play/PlayToolbar.hpp"

#include "game/Actions.hpp"
#include "game/KeyCaps.hpp"

namespace game {

namespace {

constexpr float gap = 12;

ui::ButtonFace face(ui::Icon icon, bool hint = false) {
    ui::ButtonFace face;
    face.leading = icon;
    face.hint = hint;
    return face;
}

} // namespace

PlayToolbar::PlayToolbar(const std::function<void(ui::Action)>& chosen)
    : m_tools{Tool{action::undo, ui::PushButton(face(ui::Icon::Undo))},
              Tool{action::redo, ui::PushButton(face(ui::Icon::Redo))},
              Tool{action::hint, ui::PushButton(face(ui::Icon::Hint, true))},
              Tool{action::restart, ui::PushButton(face(ui::Icon::Restart))},
              Tool{action::showSolution, ui::PushButton(face(ui::Icon::Solve))}} {
    for (Tool& tool : m_tools)
        tool.button.onPress = [chosen, action = tool.action] { chosen(action); };
}

void PlayToolbar::addTo(ui::Form& form) {
    for (Tool& tool : m_tools)
        form.add(tool.button);
}

void PlayToolbar::layout(const text::Text& text, const ui::InputMapper& input, ui::Rect strip, bool compact,
                         const ui::Measure& measure) {
    const std::array<std::string, 5> labels{text.tr("Undo"), text.tr("Redo"), text.tr("Hint"), text.tr("Restart"),
                                            text.tr("Show solution")};
    const KeyCaps caps(text, input);
    float width = -gap;
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        ui::PushButton& button = m_tools[i].button;
        button.setLabel(labels[i]);
        button.setKey(caps.of(m_tools[i].action));
        button.setHideLabel(compact && i < 2);
        width += button.preferredWidth(measure) + gap;
    }
    ui::Vec at{strip.centre().x - width / 2, strip.centre().y - ui::PushButton::height / 2};
    for (Tool& tool : m_tools) {
        const float own = tool.button.preferredWidth(measure);
        tool.button.place({at.x, at.y, own, ui::PushButton::height});
        at.x += own + gap;
    }
}

void PlayToolbar::setState(const State& state, const text::Text& text) {
    m_tools[0].button.setEnabled(state.undo);
    m_tools[1].button.setEnabled(state.redo);
    m_tools[2].button.setEnabled(state.hint);
    m_tools[3].button.setEnabled(state.restart);
    m_tools[4].button.setEnabled(state.solution);
    m_tools[4].button.setLabel(state.showing ? text.tr("Stop") : text.tr("Show solution"));
}

PlayToolbar::State toolsFor(const Round& round, bool showing, bool won) {
    const lights::Session& session = round.session();
    const bool free = !showing && !won;
    PlayToolbar::State state;
    state.undo = free && session.canUndo();
    state.redo = free && session.canRedo();
    state.hint = free && !session.solved() && !round.unsolvable();
    state.restart = free && session.started();
    state.solution = !won && !session.solved() && !round.unsolvable();
    state.showing = showing;
    return state;
}

} // namespace game
