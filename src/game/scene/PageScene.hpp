#pragma once

#include "game/controls/ScreenHeader.hpp"
#include "game/scene/FormScene.hpp"
#include "ui/widgets/KeyLegend.hpp"

namespace game {

/// A whole screen with its title, the way back at the top left, and a legend of its keys.
class PageScene : public FormScene {
public:
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;

protected:
    explicit PageScene(const SceneContext& context);

    /// A key that no control has used, and that is not Back. \returns whether it means something here.
    virtual bool act(const ui::ActionPressed&) { return false; }
    /// Back to the scene below; once.
    virtual void leave();

    ScreenHeader m_header; ///< To be added to the form where Tab is to reach it.
    ui::KeyLegend m_legend;
    bool m_leaving = false; ///< On the way to another scene: nothing is heard any more.
};

} // namespace game
