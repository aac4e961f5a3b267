#pragma once

#include "game/scene/OverlayScene.hpp"
#include "ui/widgets/PushButton.hpp"

namespace game {

/// A random board is being generated over the scene below: how far that is, and a way to give up.
class GeneratingScene final : public OverlayScene {
public:
    GeneratingScene(ToGenerating to, const SceneContext& context);

    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return !closed(); }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void dismiss() override;

    ToGenerating m_to;
    ui::PushButton m_cancel;
};

} // namespace game
