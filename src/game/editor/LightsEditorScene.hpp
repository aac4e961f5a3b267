// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/editor/EditorBase.hpp"
#include "game/editor/LightsCheck.hpp"
#include "game/editor/LightsEditorPanel.hpp"
#include "game/editor/LightsPainter.hpp"
#include "game/editor/StrokePane.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/look/facade/Scaffold.hpp"
#include "game/round/SolutionPlayer.hpp"
#include "game/speech/BoardReader.hpp"

namespace game {

/// The board of the level editor for Lights Out. show() sets what is displayed.
class EditorBoard final : public StrokePane {
public:
    EditorBoard(LampAtlases& atlases, BoardOptions options, LightsPainter& painter);

    [[nodiscard]] LightsBoardView& view() noexcept { return m_view; }
    [[nodiscard]] const LightsBoardView& view() const noexcept { return m_view; }

    /// Shows this state of the board. \returns whether its size or surface changed, so that it must be placed again.
    bool show(const lights::Draft& board);
    void setPreview(bool preview);
    /// Whether the house can be lived in: until then it is behind scaffolding.
    void setReady(bool ready) { m_scaffold.set(!ready, m_view.motion()); }
    /// Where the panel on the left ends: the scaffolding stays beside it.
    void setPanelEnd(float x) noexcept { m_panelEnd = x; }
    [[nodiscard]] const Scaffold& scaffold() const noexcept { return m_scaffold; }

    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return StrokePane::animating() || m_scaffold.animating(); }
    void draw(ui::Canvas& canvas) const override;

private:
    [[nodiscard]] bool contains(lights::Cell cell) const override { return m_shown.board().contains(cell); }
    void refresh() override;

    LightsBoardView m_view;
    LightsPainter& m_painter;
    Scaffold m_scaffold;
    float m_panelEnd = 0;
    lights::Draft m_shown{1, 1};
    bool m_open = false;
    bool m_preview = true;
};

/// The level editor for Lights Out.
class LightsEditorScene final : public EditorBase {
public:
    /// \pre start.document.isLights().
    LightsEditorScene(EditorStart start, const SceneContext& context, const Workshop& workshop, LampAtlases& atlases,
                      const Entropy& entropy);

    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] ui::Seconds nextChange() const override;
    [[nodiscard]] Scenery scenery() const override;

    [[nodiscard]] const LightsPainter& painter() const noexcept { return m_painter; }
    [[nodiscard]] const LightsCheck& check() const noexcept { return m_check; }
    [[nodiscard]] const EditorBoard& board() const noexcept { return m_board; }
    [[nodiscard]] const StatusCard& status() const noexcept { return m_rules.status(); }
    [[nodiscard]] bool takesDigits() const { return m_rules.takesDigits(); }

private:
    [[nodiscard]] StrokePane& pane() override { return m_board; }
    [[nodiscard]] const GridView& view() const override { return m_board.view(); }
    [[nodiscard]] EditorPanel& panel() override { return m_rules; }
    [[nodiscard]] const EditorPanel& panel() const override { return m_rules; }
    [[nodiscard]] MapPicture map() const override { return mapPicture(draft().board()); }
    [[nodiscard]] puzzle::Size size() const override { return {draft().rows(), draft().columns()}; }
    bool showDocument() override;
    void showFacts() override;
    void takeOptions() override;
    void placeBoard() override;
    void tested(const puzzle::Performance& played) override;
    bool editWhole(EditorDocument& document, ui::Action action) override;
    void pull(EditorDocument& document, puzzle::Edge edge, int by) const override;
    void resize(EditorDocument& document, puzzle::Size size) const override;
    [[nodiscard]] bool playable() const override;
    [[nodiscard]] bool hopeless() const override;
    [[nodiscard]] std::string notReadyWords() const override;
    [[nodiscard]] std::vector<ToPause::Entry> menuEntries() const override;
    void repair() override;
    void showSolution() override;
    bool stopShowing() override;
    bool actOnPuzzle(ui::Action action) override;
    void prove(); ///< Starts the long proof of the optimum, or stops it.

    /// The repairs of a board, one of which is applied now.
    struct Repairs {
        std::vector<lights::BitGrid> all;
        std::size_t at = 0;
        EditorDocument repaired;
    };

    [[nodiscard]] const lights::Draft& draft() const { return now().lights(); }

    LightsPainter m_painter;
    LightsCheck m_check;
    puzzle::Random m_random;
    std::optional<Repairs> m_repairs;
    std::optional<ProofState> m_proofShown; ///< As the badge says it.
    std::optional<SolutionPlayer> m_show;   ///< A solution being shown on the board.
    ui::Seconds m_sinceLastPress = 0;       ///< Time since its last press.
    lights::Board m_shown;                  ///< The board while a solution is shown.

    EditorBoard m_board;
    BoardReader m_reader;
    LightsEditorPanel m_rules;
};

} // namespace game
