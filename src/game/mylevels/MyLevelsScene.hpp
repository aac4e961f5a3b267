// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/OwnLevels.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "game/boards/Optima.hpp"
#include "game/controls/LevelTransfer.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/mylevels/MyLevelRows.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/ListView.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"

#include <array>
#include <functional>
#include <initializer_list>
#include <set>
#include <variant>
#include <vector>

namespace game {

/// The player's own levels and packs: to play, edit, rename, duplicate, delete, import, export and bundle them.
class MyLevelsScene final : public PageScene {
public:
    MyLevelsScene(const SceneContext& context, Records& records, const Workshop& workshop, const data::Paths& paths,
                  const LocalClock& clock);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("My levels"); }
    void uncovered() override;

    /// The rows currently shown.
    [[nodiscard]] const ui::KeyLegend& legend() const noexcept { return m_legend; }
    [[nodiscard]] const std::vector<MyLevelRow>& rows() const noexcept { return m_rows; }
    [[nodiscard]] const MyLevelRow* selected() const;
    /// Whether the draft in the editor is listed.
    [[nodiscard]] bool hasDraft() const;
    /// What stands below a row's name.
    [[nodiscard]] RowFacts factsOf(const MyLevelRow& row) const;
    [[nodiscard]] std::size_t checkedLevels() const noexcept { return m_checked.size(); }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;

    enum Tool : std::size_t {
        Create,
        CreateBox,
        Import,
        Play,
        Edit,
        Rename,
        Duplicate,
        Export,
        Bundle,
        Delete,
        Undo,
        ToolCount
    };
    using Removed = std::variant<data::BinnedLevel, data::UnfinishedLevel>;

    void reload();                               ///< Reads the folder again.
    [[nodiscard]] MyLevelOrder order() const;    ///< In which the rows are shown.
    void showRows(const std::filesystem::path&); ///< Filters and sorts; selects that file's row or keeps the selection.
    void addControls();
    void addTools();
    /// The selected row if it is of one of these kinds; otherwise says why nothing can be done with it.
    const MyLevelRow* chosen(std::initializer_list<MyLevelRow::Kind> kinds);
    void say(const std::string& sentence, ui::Toast::Kind kind = ui::Toast::Kind::Ok);
    bool act(const ui::ActionPressed& pressed) override;
    bool check(const ui::Event& event); ///< Handles a click on a check box.
    void toggleCheck(std::size_t row);

    void create(ToEditor::Puzzle puzzle);
    void import();
    void importCopied();
    std::string take(FileOrCode typed, bool replace); ///< See importRead. \returns a refusal, or nothing.
    void askAboutChanged(FileOrCode typed);           ///< \pre it is a pack of which the player has another one.
    [[nodiscard]] std::string problemsIn(const std::filesystem::path& file) const; ///< Those of a damaged file.
    void play();
    void edit();
    void rename();
    void renamePack(const std::filesystem::path& file);
    void duplicate();
    void duplicatePack(const MyLevelRow& row);
    void exportSelected();
    void bundleChecked();
    void remove();
    void undo();
    void copyCode();

    void layoutTools(ui::Rect above, ui::Rect below, const ui::Measure& measure);
    [[nodiscard]] ui::Rect checkBoxOf(const ui::Rect& row) const;
    void drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const;
    void drawEmpty(ui::Canvas& canvas) const;

    Records& m_records;
    data::Library& m_library;
    const data::OwnLevels& m_levels;
    data::UnfinishedLevels& m_unfinished;
    const data::Paths& m_paths;
    const LocalClock& m_clock;

    std::vector<MyLevelRow> m_all;
    std::vector<MyLevelRow> m_rows;
    std::set<std::filesystem::path> m_checked; ///< Levels to bundle.
    std::vector<Removed> m_removed;            ///< Undo restores the last one first.
    std::filesystem::path m_wanted;            ///< Row to select when the overlay has closed.
    LevelOptima m_optima;
    std::optional<FileOrCode> m_changed; ///< A pack to import of which the player has another one: they are asked.
    std::optional<ToError> m_problems;   ///< What was wrong in a file that was imported.

    ui::TextField m_search{m_clipboard, {.maxLength = 100}, [this] { showRows({}); }};
    ui::Dropdown m_order{{}, 0, [this](std::size_t) {
                             m_sounds.play(Sound::Select);
                             showRows({});
                         }};
    ui::ListView m_list{
        64,
        1,
        {.draw = std::bind_front(&MyLevelsScene::drawRow, this),
         .words = [this](std::size_t row) { return m_rows[row].name + ", " + factsOf(m_rows[row]).words; },
         .selected =
             [this](std::size_t) {
                 m_sounds.play(Sound::Cursor);
                 m_form.refresh();
             },
         .activated = [this](std::size_t) { play(); }}};
    std::array<ui::PushButton, ToolCount> m_tools;

    ui::Rect m_table;
};

} // namespace game
