#include "game/scenes/PauseScene.hpp"

#include "game/Actions.hpp"
#include "game/KeyCaps.hpp"
#include "ui/widgets/Panel.hpp"

#include <variant>

namespace game {

namespace {

constexpr float width = 420;
constexpr float rowPitch = 56;
constexpr float titleHeight = 84;

} // namespace

PauseScene::PauseScene(ToPause to, const text::Text& text, Preferences& preferences, Navigator& navigator,
                       ui::SoundPlayer& sounds, const ui::InputMapper& input)
    : m_to(std::move(to))
    , m_text(text)
    , m_preferences(preferences)
    , m_navigator(navigator)
    , m_sounds(sounds)
    , m_input(input) {
    addRow(ui::Action::None, m_text.tr("Go on playing"), true, [this] { choose(ui::Action::None); });
    for (const ToPause::Entry& entry : m_to.entries)
        if (entry.action != ui::Action::Back)
            addRow(entry.action, entry.label, entry.enabled, [this, action = entry.action] { choose(action); });
    addRow(ui::Action::None, m_text.tr("Settings"), true, [this] { m_navigator.push(ToSettings{}); });
    addRow(action::help, m_text.tr("Help"), true, [this] { m_navigator.push(ToHelp{}); });
    for (const ToPause::Entry& entry : m_to.entries)
        if (entry.action == ui::Action::Back)
            addRow(ui::Action::None, entry.label, entry.enabled, [this] { choose(ui::Action::Back); });
    m_form.setColumn(true);
    m_form.onFocusMoved = [this] { m_sounds.play(ui::Sound::Cursor); };
    m_form.focus(&m_rows.front().button);
    m_form.setFocusVisible(input.lastDevice() != ui::Device::Mouse);
}

void PauseScene::addRow(ui::Action action, std::string label, bool enabled, std::function<void()> pressed) {
    ui::ButtonFace face;
    face.kind = m_rows.empty() ? ui::ButtonFace::Kind::Primary : ui::ButtonFace::Kind::Secondary;
    face.label = std::move(label);
    m_rows.emplace_back(action);
    ui::PushButton& button = m_rows.back().button;
    button.setFace(std::move(face));
    button.onPress = std::move(pressed);
    button.setEnabled(enabled);
    m_form.add(button);
}

void PauseScene::choose(ui::Action action) {
    if (m_closed)
        return;
    m_closed = true;
    m_sounds.play(ui::Sound::Select);
    m_navigator.pop();
    if (action != ui::Action::None)
        m_to.chosen(action);
}

void PauseScene::layout(const ui::Viewport& viewport, const ui::Measure&) {
    reword();
    m_screen = {0, 0, viewport.size().x, viewport.size().y};
    const float height = titleHeight + static_cast<float>(m_rows.size()) * rowPitch + 16;
    m_panel = {m_screen.centre().x - width / 2, m_screen.centre().y - height / 2, width, height};
    const KeyCaps caps(m_text, m_input);
    float y = m_panel.y + titleHeight;
    for (Row& row : m_rows) {
        if (row.action != ui::Action::None)
            row.button.setKey(caps.of(row.action));
        row.button.place({m_panel.x + 28, y, width - 56, ui::PushButton::height});
        y += rowPitch;
    }
    m_rows.front().button.setKey(caps.of(ui::Action::Back));
    m_form.setMotion(m_preferences.motion());
}

void PauseScene::reword() {
    if (m_to.reworded) {
        const ToPause now = m_to.reworded();
        m_to.title = now.title;
        m_to.entries = now.entries;
    }
    std::vector<std::string> labels{m_text.tr("Go on playing")};
    for (const ToPause::Entry& entry : m_to.entries)
        if (entry.action != ui::Action::Back)
            labels.push_back(entry.label);
    labels.push_back(m_text.tr("Settings"));
    labels.push_back(m_text.tr("Help"));
    for (const ToPause::Entry& entry : m_to.entries)
        if (entry.action == ui::Action::Back)
            labels.push_back(entry.label);
    std::size_t next = 0;
    for (Row& row : m_rows)
        row.button.setLabel(labels[next++]);
}

bool PauseScene::handle(const ui::Event& event) {
    if (m_closed || m_form.handle(event))
        return true;
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        if (!m_panel.contains(pressed->at))
            choose(ui::Action::None);
        return true;
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Back || action->action == action::pause) {
        choose(ui::Action::None);
        return true;
    }
    for (const Row& row : m_rows)
        if (row.action == action->action && row.action != action::help && row.button.enabled()) {
            choose(row.action);
            return true;
        }
    return false;
}

void PauseScene::draw(ui::Canvas& canvas) const {
    ui::drawScrim(canvas, m_screen);
    ui::drawPanel(canvas, m_panel);
    const ui::Palette& colours = canvas.colours();
    canvas.text(m_text.tr("Pause"), {m_panel.x + 28, m_panel.y + 34}, ui::style::lessonTitle, colours.text);
    canvas.textFitted(m_to.title, {m_panel.x + 28, m_panel.y + 62}, width - 56, ui::style::secondary, colours.text2);
    m_form.draw(canvas);
}

} // namespace game
