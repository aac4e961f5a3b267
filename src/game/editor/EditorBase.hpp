// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "data/levels/OwnLevels.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/editor/EdgeHandles.hpp"
#include "game/editor/EditorHistory.hpp"
#include "game/editor/EditorPanel.hpp"
#include "game/editor/EditorTools.hpp"
#include "game/editor/StrokePane.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/round/ZoomTools.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/FormScene.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "ui/Clipboard.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/KeyLegend.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace puzzle {
struct Performance;
}

namespace ui {
class Speaker;
}

namespace game {

/// Finds existing levels by their boards.
class TwinFinder {
public:
    explicit TwinFinder(const data::Library& library);

    struct Known {
        data::LocalText name;
        data::LocalText place; ///< Its pack, or the name of its file if it is in none.
        std::filesystem::path file;
        std::string id;
    };

    /// Another level that has the same board; null if none.
    [[nodiscard]] const Known* of(const EditorDocument& document) const;

private:
    std::multimap<std::string, Known> m_levels; ///< By share code.
};

/// Shows the name of the level being edited; pressing it renames the level, and a dot marks unsaved changes.
class NameChip final : public ui::Widget {
public:
    static constexpr float height = 40;

    explicit NameChip(std::function<void()> pressed)
        : m_pressed(std::move(pressed)) {}

    void setWords(std::string words, bool unsaved);
    [[nodiscard]] const std::string& words() const noexcept { return m_words; }
    [[nodiscard]] bool unsaved() const noexcept { return m_unsaved; }
    [[nodiscard]] float preferredWidth(const ui::Measure& measure) const;

    [[nodiscard]] ui::Spoken spoken() const override { return {ui::Role::Button, m_words, m_unsaved ? "*" : ""}; }
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    std::function<void()> m_pressed;
    std::string m_words;
    bool m_unsaved = false;
    ui::Press m_press;
};

/// The files of the editor: the draft, stored after every step, and the saved levels.
class EditorFiles {
public:
    EditorFiles(const data::OwnLevels& levels, data::UnfinishedLevels& unfinished)
        : m_levels(levels)
        , m_unfinished(unfinished) {}

    /// The document to begin with: the requested level, else the draft, else a fresh board.
    [[nodiscard]] EditorDocument begin(const ToEditor& to);
    /// Begins work on a level; the draft of the work before is set aside for later.
    [[nodiscard]] EditorDocument beginWork(const data::StoredLevel& level);
    /// Begins work on a fresh board of either puzzle.
    [[nodiscard]] EditorDocument beginWork(bool lights);

    /// Whether the level has unsaved changes.
    [[nodiscard]] bool unsaved(const EditorDocument& document) const;
    /// Stores the document as the draft, or drops the draft if everything is saved. If undo leads back to an earlier
    /// work, the later one's draft is dropped and the earlier one's becomes the draft again.
    /// \returns the problem, unless the last attempt already failed.
    std::optional<data::FileProblem> keep(const EditorDocument& document);
    /// Saves the level in the history's current state: to its own file, or to a new one if it has none.
    /// \param anew always save as a new level. \pre the board is a puzzle and the level has a name.
    tl::expected<data::SavedLevel, data::OwnLevelProblem> save(EditorHistory& history, bool anew);

private:
    EditorDocument beginWork(EditorDocument document, EditorDocument saved);
    void switchToWork(int work);

    const data::OwnLevels& m_levels;
    data::UnfinishedLevels& m_unfinished;
    std::map<int, EditorDocument> m_saved; ///< The saved state of each work.
    int m_workCount = 0;
    int m_currentWork = 0;       ///< The current one.
    bool m_mayHaveDraft = false; ///< A draft may be stored.
    bool m_troubled = false;     ///< The last attempt to store the draft failed.
};

/// What an editor begins with.
struct EditorStart {
    EditorFiles files;
    EditorDocument document;
};
/// The document that an editor was asked for; its puzzle decides which editor it takes.
[[nodiscard]] EditorStart editorStart(const ToEditor& to, const Workshop& workshop);

/// Base of the level editors of both puzzles: the document with its history, name, files, codes and test play; and what
/// surrounds the board. The document and its history are the single source of truth; every change to them ends in
/// changed(). The board, its check and the panel of its rules belong to the derived class.
class EditorBase : public FormScene {
public:
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Level editor"); }
    [[nodiscard]] std::string spokenState() const override; ///< Whether the board can be solved.
    [[nodiscard]] bool confirmsOnBoard() const override { return true; }
    [[nodiscard]] Scenery scenery() const override;
    void covered() override;
    void uncovered() override { changed(); }

    [[nodiscard]] const EditorHistory& history() const noexcept { return m_history; }
    [[nodiscard]] const EdgeHandles& edges() const noexcept { return m_edges; }
    [[nodiscard]] const NameChip& chip() const noexcept { return m_chip; }
    /// Where messages stand for a while.
    [[nodiscard]] ui::Rect messageArea() const noexcept { return m_toasts.bounds(); }

protected:
    /// \param maxSide the largest number of rows, and of columns.
    EditorBase(EditorStart start, const SceneContext& context, const Workshop& workshop, const EditorToolSet& tools,
               int maxSide);
    /// Joins board and panel to the rest and shows the document. The last statement of each derived constructor: only
    /// then they exist.
    void assemble();
    /// For the panel: what its controls do in every editor.
    [[nodiscard]] EditorPanelCallbacks panelCallbacks();

    // What the editor of a puzzle has to say and do.
    [[nodiscard]] virtual StrokePane& pane() = 0; ///< The board on the screen.
    [[nodiscard]] virtual const GridView& view() const = 0;
    [[nodiscard]] virtual EditorPanel& panel() = 0;
    [[nodiscard]] virtual const EditorPanel& panel() const = 0;
    [[nodiscard]] virtual MapPicture map() const = 0; ///< A map of the whole board, for when it is zoomed.
    [[nodiscard]] virtual puzzle::Size size() const = 0;
    /// Shows the document on the board, and starts to check it. \returns whether the board must be placed again.
    virtual bool showDocument() = 0;
    /// Shows what is known about the document: badge and controls.
    virtual void showFacts() = 0;
    virtual void takeOptions() = 0; ///< Takes over the player's preferences for the board.
    virtual void placeBoard() = 0;
    /// Takes over the cables or presses that solved the test.
    virtual void tested(const puzzle::Performance& played) = 0;
    /// Applies one of the actions on the whole board. \returns whether it changed the document.
    virtual bool editWhole(EditorDocument& document, ui::Action action) = 0;
    /// Adds `by` rows or columns at an edge, or removes them if negative; stops at the size limits.
    virtual void pull(EditorDocument& document, puzzle::Edge edge, int by) const = 0;
    virtual void resize(EditorDocument& document, puzzle::Size size) const = 0;
    [[nodiscard]] virtual bool playable() const = 0;                           ///< Whether a test makes sense.
    [[nodiscard]] virtual bool hopeless() const = 0;                           ///< Known to have no solution.
    [[nodiscard]] virtual std::string notReadyWords() const = 0;               ///< Why the board cannot be saved yet.
    [[nodiscard]] virtual std::vector<ToPause::Entry> menuEntries() const = 0; ///< This puzzle's own menu entries.
    virtual void repair() = 0; ///< Applies a repair of the board, or the next one instead.
    virtual void showSolution() = 0;
    virtual bool stopShowing() = 0; ///< \returns whether anything was being shown on the board.
    /// Performs an action that only this editor has. \returns whether it is one.
    virtual bool actOnPuzzle(ui::Action) { return false; }

    void change(const std::function<void(EditorDocument&)>& how); ///< Applies a change as a step.
    void changed();                                               ///< Updates everything after a change.
    /// Ends a stroke or the pull of an edge, as if it were let go. To be called before a change from elsewhere.
    void endGesture();
    /// Updates tools and header. \param note below the tools: see EditorTools. \param any whether there is anything on
    /// the board that the tools could change.
    void showTools(std::string note, bool any);
    void say(ui::Toast::Kind kind, std::string words);
    void readFacts(); ///< Says what the badge shows.
    [[nodiscard]] const EditorDocument& now() const noexcept { return m_history.now(); }
    [[nodiscard]] std::string twin() const; ///< Which level has the same board; empty if there is none.
    /// What the button above a board with a riddle takes of the height; 0 for any other level.
    [[nodiscard]] float riddleRoom() const noexcept;
    [[nodiscard]] ui::Rect between() const; ///< The area between the panels, from the header to the ground.
    [[nodiscard]] ui::Rect port() const;    ///< The part of it in which a zoomed board is seen.

    EditorHistory m_history;

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) final;
    bool act(ui::Action action); ///< \returns whether it means anything here.
    void showBoard();            ///< Shows the document: board, badge and controls.
    void placeHeader();          ///< After the name or its state changed.
    void lookAtRiddle();         ///< After the board or the level changed.
    void placeRiddle();
    void explainRiddle(); ///< Says what is asked, or why it cannot be.
    /// Why the riddle cannot be asked about the board as it is, as a sentence with a blank after it; empty if unknown.
    [[nodiscard]] std::string whyUnasked() const;
    void follow(); ///< Moves handles and map along with the board.
    void setLegend();
    void pointAtEdges(const ui::Event& event);
    bool selectBrush(ui::Action action);
    bool actOnLevel(ui::Action action); ///< \returns whether it is an action on the level.
    void step(bool back);
    void copyCode();
    void pasteCode();
    void print(); ///< Offers a sheet of the level.
    void testPlay();
    void menu();
    void moveMenu();
    void askForName();
    void askForNameToSave(bool anew);
    void setName(data::LocalText name, std::string author);
    /// Asks for a name first if the level has no name. \param anew save as a new level.
    void save(bool anew);
    void saveNow(bool anew);
    void newLevel(bool ofOther);
    void openLevel();
    void opened(const data::StoredLevel& level);
    void beginPull();
    void pulled(puzzle::Edge edge, int by);
    void endPull();
    void leave();
    [[nodiscard]] std::string name() const;
    [[nodiscard]] std::string chipWords() const; ///< The name, and what saving writes to.

    ui::Speaker& m_speaker;
    data::Library& m_library;
    EditorFiles m_files;
    TwinFinder m_twins;
    std::optional<EditorDocument> m_beforePull; ///< The document before an edge is pulled, while it is.
    ScreenHeader m_header;
    EdgeHandles m_edges;
    EditorTools m_tools;
    std::optional<ZoomTools> m_zoom; ///< From assemble() on, because it refers to the board.
    NameChip m_chip;
    ui::PushButton m_open{iconFace(ui::Icon::Folder), [this] { openLevel(); }};
    ui::PushButton m_save{wordsFace(ui::Icon::Save), [this] { save(false); }};
    std::optional<lights::Riddle> m_riddle; ///< The level's, if the board as it is has an answer to it.
    std::optional<data::Problem> m_unasked; ///< Otherwise why not.
    ui::PushButton m_riddleSign{wordsFace(ui::Icon::Info), [this] { explainRiddle(); }};
    ui::KeyLegend m_legend;
    ui::Rect m_left; ///< Where the tools are.
    ui::Rect m_right;
};

} // namespace game
