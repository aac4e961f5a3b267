#pragma once

#include "game/scene/FormScene.hpp"

namespace game {

/// A panel over the scene below, which Back and a click beside it close.
class OverlayScene : public FormScene {
public:
    bool handle(const ui::Event& event) final;
    [[nodiscard]] bool overlay() const final { return true; }
    [[nodiscard]] std::string title() const override { return {}; }

protected:
    using FormScene::FormScene;

    /// A key that no control has used, and that is not Back. \returns whether it means something here.
    virtual bool act(ui::Action) { return false; }
    /// Back, or a click beside the panel.
    virtual void dismiss() { close(); }
    /// Back to the scene below, to be heard; once.
    void close();
    /// The same, silently. \returns false where it is under way already.
    bool leave();
    [[nodiscard]] bool closed() const noexcept { return m_closed; }

    /// In the middle of the window.
    void placePanel(const ui::Viewport& viewport, ui::Vec size);
    void drawPanel(ui::Canvas& canvas) const; ///< And what dims the scene below.
    [[nodiscard]] const ui::Rect& panel() const noexcept { return m_panel; }

private:
    ui::Rect m_screen;
    ui::Rect m_panel;
    bool m_closed = false;
};

} // namespace game
