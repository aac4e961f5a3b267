#pragma once

#include "game/editor/EdgeHandles.hpp"
#include "game/editor/EditorFiles.hpp"
#include "game/editor/NameChip.hpp"
#include "game/editor/StrokePane.hpp"
#include "game/editor/TwinFinder.hpp"
#include "game/play/ZoomTools.hpp"
#include "game/scene/FormScene.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "ui/Clipboard.hpp"
#include "ui/widgets/KeyLegend.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What an editor begins with.
struct EditorStart {
    EditorFiles files;
    EditorDocument document;
};
/// The document that an editor was asked for; its puzzle decides which editor it takes.
[[nodiscard]] EditorStart editorStart(const ToEditor& to, const Workshop& workshop);

/// Base of the level editors of both puzzles: the document with its history, name, files, codes and test play; and what
/// surrounds the board. The document and its history are the single source of truth; every change to them ends in
/// changed().
class EditorBase : public FormScene {
public:
    [[nodiscard]] std::string title() const override { return m_text.tr("Level editor"); }
    [[nodiscard]] Scenery scenery() const override;
    void covered() override;
    void uncovered() override { changed(); }

    [[nodiscard]] const EditorHistory& history() const noexcept { return m_history; }
    [[nodiscard]] const EdgeHandles& edges() const noexcept { return m_edges; }
    [[nodiscard]] const NameChip& chip() const noexcept { return m_chip; }

protected:
    /// \param maxSide the largest number of rows, and of columns.
    EditorBase(EditorStart start, const SceneContext& context, const Workshop& workshop, int maxSide);

    // What the editor of a puzzle has to say and do.
    /// The board on the screen.
    [[nodiscard]] virtual StrokePane& pane() = 0;
    [[nodiscard]] virtual const GridView& view() const = 0;
    /// Shows the document: board, badge and controls.
    virtual void showBoard() = 0;
    /// Shows what is known about it: badge and controls.
    virtual void showFacts() = 0;
    /// Takes over the cables or presses that solved the test.
    virtual void tested(const puzzle::Performance& played) = 0;
    /// Applies one of the actions on the whole board. \returns whether it changed the document.
    virtual bool editWhole(EditorDocument& document, ui::Action action) = 0;
    /// The board with `by` rows or columns added at an edge, or removed if negative; stops at the size limits.
    virtual void pull(EditorDocument& document, puzzle::Edge edge, int by) const = 0;
    [[nodiscard]] virtual puzzle::Size size() const = 0;
    [[nodiscard]] virtual bool playable() const = 0;                           ///< Whether a test makes sense.
    [[nodiscard]] virtual std::string notReadyWords() const = 0;               ///< Why the board cannot be saved yet.
    [[nodiscard]] virtual std::vector<ToPause::Entry> menuEntries() const = 0; ///< Of this puzzle, for the menu.
    [[nodiscard]] virtual bool act(ui::Action action) = 0;

    /// Gives an event to the edges, the form and then to act().
    bool handleInput(const ui::Event& event, bool takesDigits);
    /// Performs the actions that all editors have. \returns whether it is one of them.
    bool actOnLevel(ui::Action action);
    void change(const std::function<void(EditorDocument&)>& how); ///< Applies a change as a step.
    void changed();                                               ///< Updates everything after a change.
    void placeHeader();                                           ///< After the name or its state changed.
    /// Places header, legend and edges. \returns the columns on both sides of the board.
    struct Columns {
        ui::Rect left;
        ui::Rect right;
    };
    Columns arrangeAround(const ui::Viewport& viewport, const ui::Measure& measure);
    void followEdges() { m_edges.follow(pane(), view(), size()); }
    void say(ui::Toast::Kind kind, std::string words);
    [[nodiscard]] const EditorDocument& now() const noexcept { return m_history.now(); }
    [[nodiscard]] std::string name() const;
    [[nodiscard]] const data::LocalText* twin() const { return m_twins.of(now()); }

    EditorHistory m_history;
    ScreenHeader m_header;
    EdgeHandles m_edges;
    ui::KeyLegend m_legend;

    void addHeaderTo(ui::Form& form);

private:
    void pointAtEdges(const ui::Event& event);
    void step(bool back);
    void copyCode();
    void pasteCode();
    void testPlay();
    void menu();
    void moveMenu();
    void askForName();
    void askForNameToSave(bool anew);
    void setName(data::LocalText name, std::string author);
    /// Asks for a name first if there is none. \param anew save as a new level.
    void save(bool anew);
    void saveNow(bool anew);
    void newLevel(bool ofOther);
    void openLevel();
    void opened(const data::StoredLevel& level);
    void beginPull();
    void pulled(puzzle::Edge edge, int by);
    void endPull();
    void leave();
    void setLegend();

    data::Library& m_library;
    EditorFiles m_files;
    TwinFinder m_twins;
    std::optional<EditorDocument> m_beforePull; ///< The document before an edge is pulled, while it is.
    NameChip m_chip;
    ui::PushButton m_open;
    ui::PushButton m_save;
};

} // namespace game
