#pragma once

#include "game/scene/FormScene.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/widgets/KeyLegend.hpp"

namespace game {

/// What all screens share: margins at the sides, and the pavement with the legend of keys. Logical units.
struct PageFrame {
    static constexpr float legendHeight = 58; ///< Of the pavement.
    static constexpr float headerTop = 24;    ///< Of the controls beside the title.

    PageFrame() = default;
    explicit PageFrame(const ui::Viewport& viewport);

    float left = 0;   ///< Where the content begins: behind the margin.
    float right = 0;  ///< Where it ends.
    float ground = 0; ///< Where the pavement begins.

    [[nodiscard]] float width() const noexcept { return right - left; }
    /// All between the margins, from `top` down to `above` the pavement.
    [[nodiscard]] ui::Rect body(float top, float above) const noexcept {
        return {left, top, width(), ground - above - top};
    }
    /// At the right end of the header.
    [[nodiscard]] ui::Rect headerEnd(float wide, float high) const noexcept {
        return {right - wide, headerTop, wide, high};
    }
    /// \param raised how far it stands above the pavement's middle.
    [[nodiscard]] ui::Rect legend(float raised = 0) const noexcept {
        return {left, ground - raised, width(), legendHeight};
    }
};

/// A whole screen with its title, the way back at the top left, and a legend of its keys.
class PageScene : public FormScene {
public:
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const final;
    /// The pavement, and no stars behind the title.
    [[nodiscard]] Scenery scenery() const override;

protected:
    explicit PageScene(const SceneContext& context);

    /// Places and words what the page has beside header and legend: see Scene::layout.
    virtual void arrangePage(const PageFrame& page, const ui::Measure& measure) = 0;
    /// What the legend shows.
    [[nodiscard]] virtual std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const = 0;
    /// Where it stands.
    [[nodiscard]] virtual ui::Rect legendArea(const PageFrame& page) const { return page.legend(); }
    /// What is drawn behind the controls.
    virtual void drawPage(ui::Canvas&) const {}
    /// What is drawn over them.
    virtual void drawOverControls(ui::Canvas&) const {}
    /// A key that no control has used, and that is not Back. \returns whether it means something here.
    virtual bool act(const ui::ActionPressed&) { return false; }
    /// Back to the scene below; once.
    virtual void leave();

    /// Shows the keys that work now.
    void showKeys();
    [[nodiscard]] const PageFrame& page() const noexcept { return m_page; }

    ScreenHeader m_header; ///< To be added to the form where Tab is to reach it.
    ui::KeyLegend m_legend;
    bool m_leaving = false; ///< On the way to another scene: nothing is heard any more.

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) final;

    PageFrame m_page;
};

} // namespace game
