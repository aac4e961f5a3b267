#include "game/random/DrawingScene.hpp"

#include "game/random/DrawBoard.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Format.hpp"

#include <algorithm>

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
    : OverlayScene(text, preferences, navigator, sounds, input)
    , m_to(std::move(to))
    , m_cancel({}, [this] { dismiss(); }) {
    m_form.add(m_cancel);
    m_form.focus(&m_cancel);
}

void DrawingScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    placePanel(viewport, {width, height});
    m_cancel.setLabel(m_text.tr("Cancel"));
    m_cancel.setKey(KeyCaps(m_text, m_input).of(ui::Action::Back));
    const float own = m_cancel.preferredWidth(measure);
    m_cancel.place(
        {panel().right() - padding - own, panel().bottom() - 24 - ui::PushButton::height, own, ui::PushButton::height});
}

void DrawingScene::dismiss() {
    if (closed())
        return;
    m_to.draw->cancel();
    close();
}

void DrawingScene::update(ui::Seconds step) {
    FormScene::update(step);
    if (closed() || !m_to.draw->wait(patience))
        return;
    const Drawn* drawn = m_to.draw->result();
    if (drawn == nullptr)
        return;
    leave(); // Asked for first, so that what comes of the board happens on the scene below.
    if (*drawn)
        m_to.drawn(challengeOf(m_to.wish, **drawn));
    else
        m_navigator.push(noSuchBoard(m_text, drawn->error()));
}

void DrawingScene::draw(ui::Canvas& canvas) const {
    drawPanel(canvas);
    const ui::Palette& colours = canvas.colours();
    const ui::Rect bar{panel().x + padding, panel().y + 92, width - 2 * padding, barHeight};
    const auto fraction = static_cast<float>(std::clamp(m_to.draw->progress(), 0.0, 1.0));
    canvas.text(m_text.tr("Generating a board …"), {bar.x, panel().y + 44}, ui::style::panelTitle, colours.text);
    canvas.fill(bar, colours.surfaceLo, barHeight / 2);
    canvas.fill({bar.x, bar.y, std::max(barHeight, bar.w * fraction), bar.h}, colours.accent, barHeight / 2);
    canvas.text(text::percent(m_text, static_cast<int>(fraction * 100)), {bar.x, m_cancel.bounds().centre().y},
                ui::style::body, colours.text2);
    m_form.draw(canvas);
}

} // namespace game
