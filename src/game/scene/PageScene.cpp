#include "game/scene/PageScene.hpp"

#include <utility>
#include <variant>

namespace game {

PageScene::PageScene(const SceneContext& context)
    : FormScene(context)
    , m_header([this] { leave(); }) {}

bool PageScene::handle(const ui::Event& event) {
    if (m_leaving || m_form.handle(event))
        return true;
    const auto* pressed = std::get_if<ui::ActionPressed>(&event);
    if (pressed == nullptr)
        return false;
    if (pressed->action != ui::Action::Back)
        return act(*pressed);
    if (!pressed->repeat)
        leave();
    return true;
}

void PageScene::leave() {
    if (!std::exchange(m_leaving, true))
        m_navigator.pop();
}

void PageScene::update(ui::Seconds step) {
    m_legend.setDevice(m_input.lastDevice());
    FormScene::update(step);
}

} // namespace game
