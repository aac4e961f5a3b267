#include "game/dialogs/ErrorScene.hpp"

namespace game {

ErrorScene::ErrorScene(const ToError& to, const SceneContext& context)
    : m_preferences(context.preferences)
    , m_says(to.text)
    , m_dialog(to.title.empty() ? context.text.tr("Something is amiss") : to.title, to.text,
               {{context.text.tr("Go on"), [&navigator = context.navigator] { navigator.pop(); }, true}}) {
    context.sounds.play(ui::Sound::Error);
}

void ErrorScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_dialog.setMotion(m_preferences.motion());
    m_dialog.layout({0, 0, viewport.size().x, viewport.size().y}, measure);
}

} // namespace game
