#include "game/dialogs/ErrorScene.hpp"

namespace game {

ErrorScene::ErrorScene(const ToError& to, const text::Text& text, Preferences& preferences, Navigator& navigator,
                       ui::SoundPlayer& sounds)
    : m_preferences(preferences)
    , m_says(to.text)
    , m_dialog(to.title.empty() ? text.tr("Something went wrong") : to.title, to.text,
               {{text.tr("Continue"), [&navigator] { navigator.pop(); }, true}}) {
    sounds.play(ui::Sound::Error);
}

void ErrorScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_dialog.setMotion(m_preferences.motion());
    m_dialog.layout({0, 0, viewport.size().x, viewport.size().y}, measure);
}

} // namespace game
