#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/editor/BoardCheck.hpp"
#include "game/editor/EdgeHandles.hpp"
#include "game/editor/EditorBoard.hpp"
#include "game/editor/EditorFiles.hpp"
#include "game/editor/EditorRules.hpp"
#include "game/editor/EditorTools.hpp"
#include "game/editor/NameChip.hpp"
#include "game/play/SolutionPlayer.hpp"
#include "game/play/ZoomTools.hpp"
#include "game/scene/FormScene.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "ui/Clipboard.hpp"
#include "ui/widgets/KeyLegend.hpp"

namespace game {

/// The level editor. The document and its history are the single source of truth; every change to them ends in
/// changed().
class EditorScene final : public FormScene {
public:
    EditorScene(const ToEditor& to, const SceneContext& context, const Workshop& workshop, LampAtlases& atlases,
                const Entropy& entropy);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Level editor"); }
    void covered() override;
    void uncovered() override;

    [[nodiscard]] const EditorHistory& history() const noexcept { return m_history; }
    [[nodiscard]] const Painter& painter() const noexcept { return m_painter; }
    [[nodiscard]] const BoardCheck& check() const noexcept { return m_check; }
    [[nodiscard]] const EditorBoard& board() const noexcept { return m_board; }
    [[nodiscard]] const EdgeHandles& edges() const noexcept { return m_edges; }
    [[nodiscard]] const NameChip& chip() const noexcept { return m_chip; }
    [[nodiscard]] const StatusCard& status() const noexcept { return m_rules.status(); }
    [[nodiscard]] bool takesDigits() const { return m_rules.takesDigits(); }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    /// The repairs of a board, one of which is applied now.
    struct Repairs {
        std::vector<lights::BitGrid> all;
        std::size_t at = 0;
        EditorDocument repaired;
    };

    void pointAtEdges(const ui::Event& event);
    bool act(ui::Action action);
    bool selectBrush(ui::Action action);
    bool editBoard(ui::Action action);
    void change(const std::function<void(EditorDocument&)>& how); ///< Applies a change as a step.
    void changed();      ///< Updates everything after a change of the document.
    void boardChanged(); ///< The same within a stroke: only the board.
    void step(bool back);
    void repair();
    void copyCode();
    void pasteCode();
    void testPlay();
    void tested(const puzzle::Performance& played);
    void showSolution();
    void stopSolution();
    void menu();
    void moveMenu();
    void askForName();
    void setName(data::LocalText name, std::string author);
    /// Asks for a name first if there is none. \param anew save as a new level.
    void save(bool anew);
    void saveNow(bool anew);
    void askForNameToSave(bool anew);
    void newLevel();
    void openLevel();
    void opened(const data::StoredLevel& level);
    void beginPull();
    void pull(lights::Edge edge, int by);
    void endPull();
    void leave();
    void say(ui::Toast::Kind kind, std::string words);

    void showBoard(); ///< Shows the document: board, badge and controls.
    void showFacts();
    void placeBoard();
    void placeHeader(const ui::Measure& measure);
    void setLegend();
    [[nodiscard]] std::string name() const;

    data::Library& m_library;

    EditorFiles m_files;
    EditorHistory m_history;
    Painter m_painter;
    BoardCheck m_check;
    TwinFinder m_twins;
    puzzle::Random m_random;
    std::optional<Repairs> m_repairs;
    std::optional<EditorDocument> m_beforePull; ///< The document before an edge is pulled, while it is.
    std::optional<SolutionPlayer> m_show;       ///< A solution being shown on the board.
    ui::Seconds m_sinceLastPress = 0;           ///< Time since its last press.
    lights::Board m_shown;                      ///< The board while a solution is shown.

    ScreenHeader m_header;
    EditorBoard m_board;
    EdgeHandles m_edges;
    EditorTools m_tools;
    EditorRules m_rules;
    NameChip m_chip;
    ui::PushButton m_open;
    ui::PushButton m_save;
    ZoomTools m_zoom;
    ui::KeyLegend m_legend;

    ui::Rect m_left;
    ui::Rect m_right;
};

} // namespace game
