// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/classes/ClassTable.hpp"
#include "data/files/Paths.hpp"
#include "game/classes/ClassGrid.hpp"
#include "game/classes/ToClass.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "text/ClassWords.hpp"
#include "ui/widgets/PushButton.hpp"

#include <array>
#include <optional>
#include <string>

namespace game {

/// What the pupils of a class have made of its tasks, as a table; for teachers, but everybody may look.
class ClassTableScene final : public PageScene {
public:
    ClassTableScene(const ToClassTable& to, const SceneContext& context, Records& records, SharedLeaderboards& shared,
                    const data::Library& library, const data::Paths& paths);

    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return PageScene::animating() || m_reader.has_value(); }
    [[nodiscard]] std::string title() const override { return m_text.tr("Results of the class"); }
    void recordsChanged() override;
    void uncovered() override;
    [[nodiscard]] Scenery scenery() const override;

    enum Tool : std::uint8_t { Watch, Order, Export, ToolCount };
    [[nodiscard]] ui::PushButton& tool(Tool which) { return m_tools[which]; }
    [[nodiscard]] const data::ClassTable& table() const noexcept { return m_table; }
    [[nodiscard]] ClassGrid& grid() noexcept { return m_grid; }
    /// What is said below the table of what is not as it should be; empty if all is well.
    [[nodiscard]] const std::string& notes() const noexcept { return m_notes; }
    /// What is said of the selected cell, in two lines.
    [[nodiscard]] std::array<std::string, 2> facts() const;

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;

    void takeNotes(); ///< Reads classNotes() again.
    void takePlan();  ///< Reads the table again, of the plan as it is now.
    void showTable();
    void sort();
    void changeOrder();
    void watch();
    void askForFile();
    void enableTools();
    [[nodiscard]] const data::ClassResult* selected() const;
    [[nodiscard]] std::string cellWords(ClassGrid::Cell cell) const;
    [[nodiscard]] std::string resultWords(const data::ClassResult& result) const;
    [[nodiscard]] std::string remarkOn(const data::ClassRow& pupil) const; ///< Whether the pupil is on the list.
    [[nodiscard]] std::string nameWords(const data::ClassRow& pupil) const;

    Records& m_records;
    SharedLeaderboards& m_shared;
    const data::Library& m_library;
    const data::Paths& m_paths;
    std::string m_board;
    int m_revision = -1; ///< Revision of the shared leaderboards when the plan was taken.
    std::optional<data::ClassPlan> m_plan;
    std::optional<data::ClassTableReader> m_reader; ///< While reading.
    data::ClassTable m_table;
    bool m_asListed = false;  ///< The pupils stand in the order of the list instead of by name.
    text::ClassFile m_file{}; ///< What was chosen last for an export.

    ClassGrid m_grid;
    std::array<ui::PushButton, ToolCount> m_tools;
    ui::Rect m_panel;
    ui::Rect m_factsArea;
    std::string m_notes; ///< See classNotes().
    ui::Rect m_notesArea;
};

} // namespace game
