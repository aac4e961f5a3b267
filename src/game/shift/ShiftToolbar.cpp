#include "game/shift/ShiftToolbar.hpp"

#include "game/Actions.hpp"
#include "game/KeyCaps.hpp"

namespace game {

namespace {

constexpr float gap = 12;

ui::ButtonFace face(ui::Icon icon) {
    ui::ButtonFace face;
    face.leading = icon;
    return face;
}

} // namespace

std::string skipWords(const text::Text& text) {
    return text.tr("Skip (−{1} s)", static_cast<int>(lights::skipCost.count() / 1000));
}

ShiftToolbar::ShiftToolbar(const std::function<void(ui::Action)>& chosen)
    : m_tools{Tool{action::undo, ui::PushButton(face(ui::Icon::Undo))},
              Tool{action::redo, ui::PushButton(face(ui::Icon::Redo))},
              Tool{action::restart, ui::PushButton(face(ui::Icon::Restart))},
              Tool{action::skip, ui::PushButton(face(ui::Icon::Forward))}} {
    for (Tool& tool : m_tools)
        tool.button.onPress = [chosen, action = tool.action] { chosen(action); };
}

void ShiftToolbar::addTo(ui::Form& form) {
    for (Tool& tool : m_tools)
        form.add(tool.button);
}

void ShiftToolbar::layout(const text::Text& text, const ui::InputMapper& input, ui::Rect strip, bool compact,
                          const ui::Measure& measure) {
    const std::array<std::string, 4> labels{text.tr("Undo"), text.tr("Redo"), text.tr("Restart"), skipWords(text)};
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

void ShiftToolbar::show(const lights::Shift& shift) {
    m_tools[0].button.setEnabled(shift.canUndo());
    m_tools[1].button.setEnabled(shift.canRedo());
    m_tools[2].button.setEnabled(shift.canRestart());
    m_tools[3].button.setEnabled(shift.canSkip());
}

} // namespace game
