#pragma once

#include "game/scene/OverlayScene.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

#include <string>
#include <vector>

namespace game {

/// The rules in a few lines, and what every key and pad button does: a page for each puzzle, one for the editors.
class HelpScene final : public OverlayScene {
public:
    HelpScene(const ToHelp& to, const SceneContext& context);

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Help"); }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool act(ui::Action action) override;

    /// What some actions or keys do.
    struct Row {
        std::string label;
        std::vector<ui::Action> actions;
        std::vector<std::string> keys{}; ///< Keys that belong to no action.
    };

    [[nodiscard]] HelpPage page() const noexcept { return static_cast<HelpPage>(m_page.selected()); }
    [[nodiscard]] std::string rules() const;
    [[nodiscard]] std::string mouse() const;
    [[nodiscard]] std::vector<Row> arukoneRows() const;
    [[nodiscard]] std::vector<Row> editorRows() const;
    [[nodiscard]] std::vector<std::string> capsOf(const Row& row) const;
    void drawKeys(ui::Canvas& canvas, float top) const; ///< Of all actions that can be bound, but for the editors.
    void drawRows(ui::Canvas& canvas, float top, std::vector<Row> rows) const;

    ui::Tabs m_page; ///< By HelpPage.
    ui::PushButton m_close;
};

} // namespace game
