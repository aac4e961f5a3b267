#pragma once

#include "game/editor/EditorBase.hpp"
#include "game/editor/EditorTools.hpp"
#include "game/editor/FuseBoxCheck.hpp"
#include "game/editor/FuseBoxEditorBoard.hpp"
#include "game/editor/FuseBoxRules.hpp"

namespace game {

/// The level editor for fuse boxes.
class FuseBoxEditorScene final : public EditorBase {
public:
    /// \pre not start.document.isLights().
    FuseBoxEditorScene(EditorStart start, const SceneContext& context, const Workshop& workshop);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;

    [[nodiscard]] const FuseBoxPainter& painter() const noexcept { return m_painter; }
    [[nodiscard]] const FuseBoxCheck& check() const noexcept { return m_check; }
    [[nodiscard]] const FuseBoxEditorBoard& board() const noexcept { return m_board; }
    [[nodiscard]] const StatusCard& status() const noexcept { return m_rules.status(); }
    /// Whether a solution or the simple program is being shown on the board.
    [[nodiscard]] bool showing() const noexcept { return m_show.has_value(); }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    [[nodiscard]] StrokePane& pane() override { return m_board; }
    [[nodiscard]] const GridView& view() const override { return m_board.view(); }
    void showBoard() override;
    void showFacts() override;
    void tested(const puzzle::Performance& played) override;
    bool editWhole(EditorDocument& document, ui::Action action) override;
    void pull(EditorDocument& document, puzzle::Edge edge, int by) const override;
    [[nodiscard]] puzzle::Size size() const override { return draft().size(); }
    [[nodiscard]] bool playable() const override { return draft().board().has_value(); }
    [[nodiscard]] std::string notReadyWords() const override;
    [[nodiscard]] std::vector<ToPause::Entry> menuEntries() const override;
    bool act(ui::Action action) override;

    /// The repairs of a board, one of which is applied now.
    struct Repairs {
        std::vector<arukone::Cut> all;
        std::size_t at = 0;
        arukone::Cables solution; ///< That they cut.
        EditorDocument repaired;
    };
    /// Cables that appear one after the other, in this order; the board itself does not change.
    struct Show {
        std::vector<int> order;
        arukone::Cables cables;
        std::size_t shown = 0;
        ui::Seconds waited = 0;
        std::string last; ///< What to say at the end; may be empty.
    };

    bool selectBrush(ui::Action action);
    void repair();
    void applyRepair();
    void showSolution();
    void watchProgram();
    void begin(Show show);
    void showNext();
    void stopShow();
    void placeBoard();
    [[nodiscard]] const arukone::Draft& draft() const { return now().fuseBox(); }

    FuseBoxPainter m_painter;
    FuseBoxCheck m_check;
    std::optional<Repairs> m_repairs;
    std::optional<Show> m_show;

    FuseBoxEditorBoard m_board;
    EditorTools m_tools;
    FuseBoxRules m_rules;
    ZoomTools m_zoom;

    Columns m_columns;
};

} // namespace game
