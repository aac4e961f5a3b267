#include "game/scenes/DrawingScene.hpp"

#include "game/DrawBoard.hpp"
#include "game/KeyCaps.hpp"
#include "text/Format.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <variant>

namespace game {

namespace {

constexpr float width = 460;
constexpr float height = 212;
constexpr float padding = 28;
constexpr float barHeight = 8;
constexpr std::chrono::milliseconds patience{4}; ///< A part of a frame.

} // namespace

DrawingScene::DrawingScene(ToDrawing to, const text::Text& text, Preferences& preferences, Navigator& navigator,
                           ui::SoundPlayer& sounds, const ui::InputMapper& input)
    : FormScene(sounds, input)
    , m_to(std::move(to))
    , m_text(text)
    , m_preferences(preferences)
    , m_navigator(navigator)
    , m_cancel({}, [this] { cancel(); }) {
    m_form.add(m_cancel);
    m_form.focus(&m_cancel);
}

void DrawingScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_screen = {0, 0, viewport.size().x, viewport.size().y};
    m_panel = {m_screen.centre().x - width / 2, m_screen.centre().y - height / 2, width, height};
    m_cancel.setLabel(m_text.tr("Cancel"));
    m_cancel.setKey(KeyCaps(m_text, m_input).of(ui::Action::Back));
    const float own = m_cancel.preferredWidth(measure);
    m_cancel.place(
        {m_panel.right() - padding - own, m_panel.bottom() - 24 - ui::PushButton::height, own, ui::PushButton::height});
    m_form.setMotion(m_preferences.motion());
}

void DrawingScene::cancel() {
    if (m_over)
        return;
    m_over = true;
    m_to.draw->cancel();
    m_navigator.pop();
}

bool DrawingScene::handle(const ui::Event& event) {
    if (m_over || m_form.handle(event))
        return true;
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        if (!m_panel.contains(pressed->at))
            cancel();
        return true;
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat || action->action != ui::Action::Back)
        return false;
    cancel();
    return true;
}

void DrawingScene::update(ui::Seconds step) {
    m_form.update(step);
    if (m_over || !m_to.draw->wait(patience))
        return;
    const Drawn* drawn = m_to.draw->result();
    if (drawn == nullptr)
        return;
    m_over = true;
    m_navigator.pop(); // Asked for first, so that what comes of the board happens on the scene below.
    if (*drawn)
        m_to.drawn(challengeOf(m_to.wish, **drawn));
    else
        m_navigator.push(noSuchBoard(m_text, drawn->error()));
}

void DrawingScene::draw(ui::Canvas& canvas) const {
    ui::drawScrim(canvas, m_screen);
    ui::drawPanel(canvas, m_panel);
    const ui::Palette& colours = canvas.colours();
    const ui::Rect bar{m_panel.x + padding, m_panel.y + 92, width - 2 * padding, barHeight};
    const auto fraction = static_cast<float>(std::clamp(m_to.draw->progress(), 0.0, 1.0));
    canvas.text(m_text.tr("Drawing a board …"), {bar.x, m_panel.y + 44}, ui::style::panelTitle, colours.text);
    canvas.fill(bar, colours.surfaceLo, barHeight / 2);
    canvas.fill({bar.x, bar.y, std::max(barHeight, bar.w * fraction), bar.h}, colours.accent, barHeight / 2);
    canvas.text(text::percent(m_text, static_cast<int>(fraction * 100)), {bar.x, m_cancel.bounds().centre().y},
                ui::style::body, colours.text2);
    m_form.draw(canvas);
}

} // namespace game
