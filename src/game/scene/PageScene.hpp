// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/FormScene.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/widgets/KeyLegend.hpp"

namespace game {

/// What all screens share: margins at the sides, and the pavement with the key legend. In logical units.
struct PageFrame {
    static constexpr float legendHeight = 58; ///< Also the height of the pavement.
    static constexpr float headerTop = 24;    ///< The top of the controls beside the title.

    PageFrame() = default;
    explicit PageFrame(const ui::Viewport& viewport);

    float left = 0;   ///< The left edge of the content, inside the margin.
    float right = 0;  ///< The right edge of the content.
    float ground = 0; ///< The top of the pavement.

    [[nodiscard]] float width() const noexcept { return right - left; }
    /// The area between the margins, from `top` down to `above` units above the pavement.
    [[nodiscard]] ui::Rect body(float top, float above) const noexcept {
        return {left, top, width(), ground - above - top};
    }
    /// An area of this size at the right end of the header.
    [[nodiscard]] ui::Rect headerEnd(float wide, float high) const noexcept {
        return {right - wide, headerTop, wide, high};
    }
    /// The area of the legend.
    [[nodiscard]] ui::Rect legend() const noexcept { return {left, ground, width(), legendHeight}; }
};

/// A full screen with a title, a Back button at the top left, and a legend of its keys.
class PageScene : public FormScene {
public:
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    /// The pavement, and no stars behind the title.
    [[nodiscard]] Scenery scenery() const override;

protected:
    explicit PageScene(const SceneContext& context);

    /// Places what the page has besides header and legend, and sets its texts; see Scene::layout.
    virtual void arrangePage(const PageFrame& page, const ui::Measure& measure) = 0;
    /// The entries of the legend.
    [[nodiscard]] virtual std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const = 0;
    /// The area of the legend.
    [[nodiscard]] virtual ui::Rect legendArea(const PageFrame& page) const { return page.legend(); }
    /// Draws what is behind the controls.
    virtual void drawPage(ui::Canvas&) const {}
    /// Draws what is in front of the controls.
    virtual void drawOverControls(ui::Canvas&) const {}
    /// Handles an action other than Back that no control has used. \returns whether it was used.
    virtual bool act(const ui::ActionPressed&) { return false; }
    /// Returns to the scene below; does nothing if already leaving.
    virtual void leave();

    /// Updates the legend to the keys that work now.
    void showKeys();
    [[nodiscard]] const PageFrame& page() const noexcept { return m_page; }

    ScreenHeader m_header; ///< The derived scene adds it to the form, at its place in the Tab order.
    ui::KeyLegend m_legend;
    bool m_leaving = false; ///< About to go to another scene: events are ignored.

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) final;

    PageFrame m_page;
};

} // namespace game
