// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/editing/Draft.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/editor/ArukoneCheck.hpp"
#include "game/editor/ArukonePainter.hpp"
#include "game/editor/EditorBase.hpp"
#include "game/editor/EditorPanel.hpp"
#include "game/look/fusebox/FuseBoxView.hpp"
#include "game/round/ArukoneTools.hpp"
#include "game/round/CableShow.hpp"
#include "game/speech/BoxReader.hpp"
#include "ui/widgets/Dropdown.hpp"

#include <functional>

namespace game {

/// Callbacks of the right panel of the editor for fuse boxes.
struct ArukoneEditorPanelCallbacks : EditorPanelCallbacks {
    std::function<void(arukone::Fill)> fill;
};

/// The right panel of the editor for fuse boxes, with the choice whether all cells have to be filled.
class ArukoneEditorPanel final : public EditorPanel {
public:
    explicit ArukoneEditorPanel(const ArukoneEditorPanelCallbacks& wishes);

    void addTo(ui::Form& form) override { addAll(form, {&m_fill}); }
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel, const ui::Viewport& viewport,
                const ui::Measure& measure) override;
    void show(const arukone::Draft& draft, StatusBadge badge);

private:
    ui::Dropdown m_fill;
};

/// The board of the editor for fuse boxes. show() sets what is displayed.
class ArukoneEditorBoard final : public StrokePane {
public:
    ArukoneEditorBoard(const FuseBoxOptions& options, ArukonePainter& painter);

    [[nodiscard]] FuseBoxView& view() noexcept { return m_view; }
    [[nodiscard]] const FuseBoxView& view() const noexcept { return m_view; }

    /// Shows this state of the board. \returns whether its room on the screen changed, so that it must be placed again.
    bool show(const arukone::Draft& draft);

    void draw(ui::Canvas& canvas) const override;

private:
    [[nodiscard]] bool contains(puzzle::Cell cell) const override { return m_shown.contains(cell); }
    void refresh() override;

    FuseBoxView m_view;
    ArukonePainter& m_painter;
    arukone::Draft m_shown{{1, 1}};
    bool m_open = false;
};

/// The level editor for fuse boxes.
class ArukoneEditorScene final : public EditorBase {
public:
    /// \pre not start.document.isLights().
    ArukoneEditorScene(EditorStart start, const SceneContext& context, const Workshop& workshop);

    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;

    [[nodiscard]] const ArukonePainter& painter() const noexcept { return m_painter; }
    [[nodiscard]] const ArukoneCheck& check() const noexcept { return m_check; }
    [[nodiscard]] const ArukoneEditorBoard& board() const noexcept { return m_board; }
    [[nodiscard]] const StatusCard& status() const noexcept { return m_rules.status(); }
    /// Whether a solution or the simple program is being shown on the board.
    [[nodiscard]] bool showing() const noexcept { return m_show.has_value(); }

private:
    [[nodiscard]] StrokePane& pane() override { return m_board; }
    [[nodiscard]] const GridView& view() const override { return m_board.view(); }
    [[nodiscard]] EditorPanel& panel() override { return m_rules; }
    [[nodiscard]] const EditorPanel& panel() const override { return m_rules; }
    [[nodiscard]] MapPicture map() const override { return mapPicture(draft().sketch(), draft().cables()); }
    [[nodiscard]] puzzle::Size size() const override { return draft().size(); }
    bool showDocument() override;
    void showFacts() override;
    void takeOptions() override;
    void placeBoard() override;
    void tested(const puzzle::Performance& played) override;
    bool editWhole(EditorDocument& document, ui::Action action) override;
    void pull(EditorDocument& document, puzzle::Edge edge, int by) const override;
    void resize(EditorDocument& document, puzzle::Size size) const override;
    [[nodiscard]] bool playable() const override { return draft().board().has_value(); }
    [[nodiscard]] bool hopeless() const override;
    [[nodiscard]] std::string notReadyWords() const override;
    [[nodiscard]] std::vector<ToPause::Entry> menuEntries() const override;
    void repair() override;
    void showSolution() override;
    bool stopShowing() override;
    bool actOnPuzzle(ui::Action action) override;

    /// The repairs of a board, one of which is applied now.
    struct Repairs {
        std::vector<arukone::Cut> all;
        std::size_t at = 0;
        arukone::Cables solution; ///< The solution that they cut.
        EditorDocument repaired;
    };
    /// A solution or the simple program being shown; the document does not change.
    struct Show {
        CableShow cables;
        std::string last;      ///< What to say at the end; may be empty.
        ui::Seconds ended = 0; ///< Time since the end.
    };

    void takeRepairs();
    void applyRepair();
    void watchProgram();
    void begin(CableShow cables, std::string last);
    void goOnShowing(ui::Seconds step);
    [[nodiscard]] const arukone::Draft& draft() const { return now().fuseBox(); }

    ArukonePainter m_painter;
    ArukoneCheck m_check;
    std::optional<Repairs> m_repairs;
    std::optional<Show> m_show;

    ArukoneEditorBoard m_board;
    BoxReader m_reader;
    ArukoneEditorPanel m_rules;
};

} // namespace game
