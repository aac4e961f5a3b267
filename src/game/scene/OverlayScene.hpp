// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/FormScene.hpp"

namespace game {

/// A panel over the scene below. Back or a click outside closes it.
class OverlayScene : public FormScene {
public:
    bool handle(const ui::Event& event) final;
    [[nodiscard]] bool overlay() const final { return true; }
    [[nodiscard]] std::string title() const override { return {}; }

protected:
    using FormScene::FormScene;

    /// Handles an action other than Back that no control has used. \returns whether it was used.
    virtual bool act(ui::Action) { return false; }
    /// Called for Back, or for a click outside the panel.
    virtual void dismiss() { close(); }
    /// Returns to the scene below, with a sound; does nothing if already closed.
    void close();
    /// Returns to the scene below without a sound. \returns false if already closed.
    bool leave();
    [[nodiscard]] bool closed() const noexcept { return m_closed; }

    /// Places the panel in the middle of the window.
    void placePanel(const ui::Viewport& viewport, ui::Vec size);
    /// Places it anywhere.
    void placePanelAt(const ui::Viewport& viewport, ui::Rect area);
    void drawPanel(ui::Canvas& canvas) const; ///< Draws the panel, and dims the scene below.
    [[nodiscard]] const ui::Rect& panel() const noexcept { return m_panel; }

private:
    ui::Rect m_screen;
    ui::Rect m_panel;
    bool m_closed = false;
};

} // namespace game
